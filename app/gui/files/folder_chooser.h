// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <functional>

class QWidget;

namespace strata::gui {

/// Asks for a folder, starting from `startFolder`, and calls `chosen` with the answer; never when the person
/// cancels. May answer later: nothing waits for it. Tests put their own function here.
using FolderChooser = std::function<void(QWidget* parent, const QString& startFolder,
                                         std::function<void(const QString&)> chosen)>;

/// The system's own dialog.
FolderChooser nativeFolderChooser();

}  // namespace strata::gui
