// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

namespace strata::gui {

/// A filter of the application's events, by which the wheel scrolls the page that it is turned over. Qt lets
/// it change the value of a closed combo box or of a number without the focus, so that who scrolls past one
/// would measure something else than before.
class WheelScrolls : public QObject {
  Q_OBJECT

 public:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace strata::gui
