// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/gui/widgets/wrapping_part.h"
#include "core/model/reason.h"

class QLabel;
class QToolButton;

namespace strata::gui {

/// What holds the machine back, in a line of short forms; pressed, it shows what each means and what to do.
/// Hidden while there is nothing to show.
class HeldBackLine : public WrappingPart {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  explicit HeldBackLine(QWidget* parent = nullptr);

  /// Shows the reasons that heldBack() gives.
  void setReasons(std::vector<Reason> reasons);
  QString text() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void showReasons();
  void fitLine();
  void showOpen();

  std::vector<Reason> m_reasons;
  QString m_text;  ///< the line, whole
  QToolButton* m_line;
  QLabel* m_sentences;
};

}  // namespace strata::gui
