// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

namespace strata::gui {

/// A part that is at least as high as its lines need at its width, on as many as they break into. What holds
/// it need not ask for a height at a width.
class WrappingPart : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
};

}  // namespace strata::gui
