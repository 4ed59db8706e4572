// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qsplitter.h>

#include <functional>

namespace strata::gui {

/// Parts side by side where there is room for all of them, else one below the other.
class FoldingSplitter : public QSplitter {
  Q_OBJECT

 public:
  explicit FoldingSplitter(QWidget* parent = nullptr);

  /// It folds where this part would have less room beside the others than so many characters of usual width.
  void setRoomWanted(int part, int characters);
  /// The same with a width in pixels, which is asked for whenever the parts change; beside the others the
  /// part is never narrower.
  void setWidthWanted(int part, std::function<int()> width);

  /// Is as narrow as the widest part alone: that is what folding is for.
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QSize leastOf(int part) const;
  void fold();
  void keepInside();

  int m_part = -1;  ///< that wants room; none: -1
  std::function<int()> m_width;
  bool m_isLeast = false;  ///< m_width is also the least width of that part beside the others
};

}  // namespace strata::gui
