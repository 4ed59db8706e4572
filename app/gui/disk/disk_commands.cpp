// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_commands.h"

#include <QtCore/qfileinfo.h>
#include <QtWidgets/qdialog.h>

#include <utility>

#include "app/gui/disk/disk_table.h"
#include "app/gui/disk/endurance_dialog.h"
#include "app/gui/setup/disk_folders_dialog.h"
#include "app/gui/setup/setup_commands.h"

namespace strata::gui {

DiskCommands::DiskCommands(SetupCommands& setup, FileChooser chooseFile, FolderChooser chooseFolder,
                           QWidget* parent)
    : QObject(parent),
      m_setup(setup),
      m_chooseFile(std::move(chooseFile)),
      m_chooseFolder(std::move(chooseFolder)),
      m_window(parent) {}

void DiskCommands::open(QDialog* dialog) {
  if (m_dialog) m_dialog->reject();
  m_dialog = dialog;
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void DiskCommands::changeFolders() {
  const Settings& now = m_setup.settings();
  auto* dialog = new DiskFoldersDialog(now.diskFolders, now.diskProfile, m_chooseFolder, m_window);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    Settings settings = m_setup.settings();
    settings.diskFolders = dialog->folders();
    m_setup.change(settings);
  });
  open(dialog);
}

void DiskCommands::chooseFolder(const std::string& folder) {
  Settings settings = m_setup.settings();
  settings.diskFolders = {folder};
  m_setup.change(settings);
}

void DiskCommands::openEndurance() {
  const std::optional<double> rate = m_folder ? m_setup.driveRates().fastestWrite(*m_folder) : std::nullopt;
  auto* dialog = new EnduranceDialog(m_folder, m_setup.settings().diskFile, rate, m_window);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    emit runWanted(enduranceRequest(dialog->bytes(), dialog->verifies(), m_setup.settings().diskProfile));
  });
  open(dialog);
}

void DiskCommands::readFile() {
  const FileQuestion question{
      FileQuestion::Purpose::Open, tr("Read a file"), m_startFolder, tr("All files (*)"), {}};
  m_chooseFile(m_window, question, [this](const QString& path) {
    m_startFolder = QFileInfo(path).absolutePath();
    emit runWanted(readFileRequest(path, m_setup.settings().diskProfile));
  });
}

}  // namespace strata::gui

#include "moc_disk_commands.cpp"
