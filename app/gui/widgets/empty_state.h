// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/widgets/wrapping_part.h"

class QLabel;

namespace strata::gui {

/// What a page shows while it has nothing to show: that there is nothing, and what to do about it.
class EmptyState : public WrappingPart {
  Q_OBJECT

 public:
  explicit EmptyState(QWidget* parent = nullptr);

  void setText(const QString& heading, const QString& sentence);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyFont();

  QLabel* m_heading;
  QLabel* m_sentence;
};

}  // namespace strata::gui
