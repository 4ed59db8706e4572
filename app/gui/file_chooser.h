// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <functional>

class QWidget;

namespace strata::gui {

/// Asks for a file to save to, starting from `suggestedPath`, and calls `chosen` with the answer; never when
/// the person cancels. May answer later: nothing waits for it. Tests put their own function here.
using FileChooser = std::function<void(QWidget* parent, const QString& suggestedPath,
                                       std::function<void(const QString&)> chosen)>;

/// The system's own dialog.
FileChooser nativeFileChooser();

}  // namespace strata::gui
