// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

class QWidget;
namespace strata::gui {

/// `body` in a scroll area, child of `parent`: a page may need more room than a small screen has at a large
/// zoom. The area is named "bodyScroll".
QWidget* scrolledBody(QWidget* body, QWidget* parent);

/// A filter of the application's events, by which the wheel scrolls the page that it is turned over. Qt lets
/// it change the value of a closed combo box or of a number without the focus, so that who scrolls past one
/// would measure something else than before.
class WheelScrolls : public QObject {
  Q_OBJECT

 public:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace strata::gui
