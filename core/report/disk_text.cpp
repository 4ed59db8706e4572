// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/disk_text.h"

#include <vector>

#include "core/units.h"

namespace strata {

namespace {

/// The system's number of a device without a name says nothing to a person.
std::string deviceName(const std::string& device) {
  return device.find_first_not_of("0123456789") == std::string::npos ? std::string() : device;
}

}  // namespace

std::string diskText(const FolderFacts& disk, const Words& words) {
  std::vector<std::string> parts;
  parts.push_back(disk.model.empty() ? deviceName(disk.device) : disk.model);
  parts.push_back(disk.link);
  if (disk.rotates.value_or(false)) parts.push_back(words("disk-rotates", {}));
  parts.push_back(disk.mountOptions.empty() || disk.fileSystem.empty()
                      ? disk.fileSystem
                      : words("disk-file-system", {disk.fileSystem, disk.mountOptions}));
  if (disk.physicalSector) parts.push_back(words("disk-sectors", {formatSize(*disk.physicalSector)}));
  if (disk.free > 0_B)
    parts.push_back(disk.capacity
                        ? words("disk-room", {formatSizeDown(disk.free), formatSizeDown(*disk.capacity)})
                        : words("disk-free", {formatSizeDown(disk.free)}));
  if (disk.inMemory) parts.push_back(words("disk-in-memory", {}));
  if (disk.deviceInMemory) parts.push_back(words("disk-device-in-memory", {}));
  if (disk.throughProgram) parts.push_back(words("disk-program", {}));
  if (disk.copyOnWrite) parts.push_back(words("disk-copy-on-write", {}));
  if (disk.compresses) parts.push_back(words("disk-compresses", {}));
  if (disk.encrypted) parts.push_back(words("disk-encrypted", {}));
  std::string text;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!text.empty()) text += ", ";
    text += part;
  }
  return text;
}

}  // namespace strata
