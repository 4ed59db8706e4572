// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QBoxLayout;

namespace strata::gui {

/// Parts side by side, as high as they need; below one another where the width is not enough for all.
class FoldingRow : public QWidget {
  Q_OBJECT

 public:
  explicit FoldingRow(QWidget* parent = nullptr);

  void add(QWidget* part);
  bool isFolded() const;

  /// Is as wide as the widest part, and as high as all parts are at the width that there is.
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fold();

  QBoxLayout* m_row;
};

}  // namespace strata::gui
