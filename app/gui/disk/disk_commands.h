// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>
#include <QtCore/qstring.h>

#include <optional>
#include <string>

#include "app/gui/files/file_chooser.h"
#include "app/gui/panel/panel_request.h"
#include "core/model/folder_facts.h"
#include "core/model/settings.h"

class QDialog;
class QWidget;

namespace strata::gui {

class SetupCommands;

/// What is asked before a disk test that is no profile, and where its files are.
class DiskCommands : public QObject {
  Q_OBJECT

 public:
  /// The settings outlive this.
  DiskCommands(SetupCommands& setup, FileChooser chooseFile, FolderChooser chooseFolder, QWidget* parent);

  /// Takes the facts about the folder that is written to.
  void setFolder(const FolderFacts& folder) { m_folder = folder; }

  void changeFolders();
  /// Tests the drive of this folder, and no other.
  void chooseFolder(const std::string& folder);
  void openEndurance();
  void readFile();

 signals:
  void runWanted(const strata::gui::RunRequest& request);

 private:
  void open(QDialog* dialog);

  SetupCommands& m_setup;
  const FileChooser m_chooseFile;
  const FolderChooser m_chooseFolder;
  QWidget* m_window;
  QString m_startFolder;
  std::optional<FolderFacts> m_folder;
  QPointer<QDialog> m_dialog;
};

}  // namespace strata::gui
