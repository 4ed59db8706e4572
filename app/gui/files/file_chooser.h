// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <functional>

class QWidget;

namespace strata::gui {

/// The question for a file: whether it is opened or saved, and what the dialog offers.
struct FileQuestion {
  enum class Purpose { Open, Save };

  Purpose purpose = Purpose::Save;
  QString title;
  QString suggestedPath;  ///< for Purpose::Open the folder to start in
  QString filter;         ///< "Text files (*.txt);;All files (*)"
  QString suffix;         ///< added to a name without one, such as "txt"
};

/// Asks for a file and calls `chosen` with the answer; never when the person cancels. May answer later:
/// nothing waits for it. Tests put their own function here.
using FileChooser =
    std::function<void(QWidget* parent, const FileQuestion&, std::function<void(const QString&)> chosen)>;

/// The system's own dialog.
FileChooser nativeFileChooser();

/// Asks for a folder, starting from `startFolder`, and calls `chosen` with the answer; never when the person
/// cancels. May answer later: nothing waits for it. Tests put their own function here.
using FolderChooser = std::function<void(QWidget* parent, const QString& startFolder,
                                         std::function<void(const QString&)> chosen)>;

/// The system's own dialog.
FolderChooser nativeFolderChooser();

}  // namespace strata::gui
