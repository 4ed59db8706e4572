// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/mounted_drives.h"

#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qset.h>
#include <QtCore/qstorageinfo.h>

#include <string>
#include <utility>

#include "core/base/ask_aside.h"
#include "core/disk/ask_folder.h"

namespace strata::gui {

namespace {

/// A folder of each file system, once for each device. Asks every mounted file system, of which some may
/// never answer.
std::vector<std::string> foldersOfDrives() {
  const QString home = QDir::homePath();
  const QStorageInfo ofHome(home);
  std::vector<std::string> folders;
  QSet<QByteArray> devices;
  const auto add = [&](const QStorageInfo& storage, const QString& folder) {
    if (!storage.isValid() || !storage.isReady() || storage.isReadOnly() ||
        devices.contains(storage.device()))
      return;
    if (storage.bytesTotal() < static_cast<qint64>(leastDrive.count) || !QFileInfo(folder).isWritable())
      return;
    devices.insert(storage.device());
    folders.push_back(folder.toStdString());
  };
  add(ofHome, home);
  for (const QStorageInfo& storage : QStorageInfo::mountedVolumes()) add(storage, storage.rootPath());
  return folders;
}

}  // namespace

std::vector<FolderFacts> mountedDrives(std::chrono::milliseconds patience, const std::stop_token& stop) {
  std::vector<FolderFacts> drives;
  const auto folders = askAside<std::vector<std::string>>(foldersOfDrives, patience, stop);
  if (!folders) return drives;
  for (const std::string& folder : *folders) {
    auto facts = askFolder(folder, stop, readFolderFacts, patience);
    if (facts && !facts->inMemory && !facts->deviceInMemory) drives.push_back(*std::move(facts));
  }
  return drives;
}

}  // namespace strata::gui
