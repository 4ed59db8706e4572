// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/disk_text.h"

#include <utility>
#include <vector>

#include "core/base/units.h"

namespace strata {

namespace {

/// The system's number of a device without a name says nothing to a person.
std::string deviceName(const std::string& device) {
  return device.find_first_not_of("0123456789") == std::string::npos ? std::string() : device;
}

}  // namespace

std::vector<std::string> diskFacts(const FolderFacts& disk, const Words& words) {
  std::vector<std::string> facts;
  const auto add = [&](std::string text) {
    if (!text.empty()) facts.push_back(std::move(text));
  };
  add(disk.model.empty() ? deviceName(disk.device) : disk.model);
  add(disk.link);
  if (disk.rotates.value_or(false)) add(words("disk-rotates", {}));
  add(disk.mountOptions.empty() || disk.fileSystem.empty()
          ? disk.fileSystem
          : words("disk-file-system", {disk.fileSystem, disk.mountOptions}));
  if (disk.physicalSector) add(words("disk-sectors", {formatSize(*disk.physicalSector)}));
  if (disk.free > 0_B)
    add(disk.capacity ? words("disk-room", {formatSizeDown(disk.free), formatSizeDown(*disk.capacity)})
                      : words("disk-free", {formatSizeDown(disk.free)}));
  if (disk.inMemory) add(words("disk-in-memory", {}));
  if (disk.deviceInMemory) add(words("disk-device-in-memory", {}));
  if (disk.throughProgram) add(words("disk-program", {}));
  if (disk.copyOnWrite) add(words("disk-copy-on-write", {}));
  if (disk.compresses) add(words("disk-compresses", {}));
  if (disk.encrypted) add(words("disk-encrypted", {}));
  return facts;
}

std::string diskText(const FolderFacts& disk, const Words& words) {
  std::string text;
  for (const std::string& fact : diskFacts(disk, words)) text += (text.empty() ? "" : ", ") + fact;
  return text;
}

}  // namespace strata
