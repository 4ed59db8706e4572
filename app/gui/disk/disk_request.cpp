// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_request.h"

#include <QtCore/qdir.h>

namespace strata::gui {

RunRequest diskRequest(const DiskTable& table, std::optional<std::size_t> row,
                       std::optional<std::size_t> column) {
  RunRequest request = otherRequest(TestGroup::Disk);
  if (row) request.selection.diskRows = {table.rows[*row]};
  if (column) request.selection.diskOps = {table.columns[*column].op};
  return request;
}

RunRequest enduranceRequest(Bytes bytes, bool verify, DiskProfile profile) {
  RunRequest request = otherRequest(TestGroup::Disk);
  request.selection.diskEndurance = bytes;
  request.selection.diskVerify = verify;
  if (profile == DiskProfile::Classic) request.diskProfile = DiskProfile::Default;
  return request;
}

RunRequest readFileRequest(const QString& path, DiskProfile profile) {
  RunRequest request = otherRequest(TestGroup::Disk);
  request.selection.diskFileToRead = QDir::toNativeSeparators(path).toStdString();
  request.selection.diskOps = {"read"};
  // A mixed row writes too.
  if (profile == DiskProfile::Classic || profile == DiskProfile::Mixed)
    request.diskProfile = DiskProfile::Default;
  return request;
}

}  // namespace strata::gui
