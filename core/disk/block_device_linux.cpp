// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/block_device_linux.h"

#include <linux/magic.h>

#include <array>
#include <charconv>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include "core/base/text_parts.h"

namespace strata {

namespace fs = std::filesystem;

namespace {

/// The one thing that a mapped device lies on; empty when there are several or none.
fs::path onlySlave(const fs::path& device) {
  std::error_code error;
  fs::path found;
  for (fs::directory_iterator entry(device / "slaves", error), end; !error && entry != end;
       entry.increment(error)) {
    if (!found.empty()) return {};
    found = entry->path();
  }
  return found.empty() ? found : fs::canonical(found, error);
}

/// Whether a mapped device, or anything that it lies on, encrypts: the kernel's dm-crypt says so in the uuid.
bool encrypts(const fs::path& device, int layersLeft) {
  std::ifstream file(device / "dm" / "uuid");
  std::string uuid;
  if (file >> uuid && uuid.starts_with("CRYPT-")) return true;
  if (layersLeft == 0) return false;
  std::error_code error;
  const fs::path disk = fs::exists(device / "partition", error) ? device.parent_path() : device;
  for (fs::directory_iterator entry(disk / "slaves", error), end; !error && entry != end;
       entry.increment(error)) {
    std::error_code gone;
    if (const fs::path below = fs::canonical(entry->path(), gone); !gone && encrypts(below, layersLeft - 1))
      return true;
  }
  return false;
}

/// linux/magic.h and, for those kept in no header, the kernel's and the projects' own sources.
constexpr std::array<std::pair<std::uint32_t, std::string_view>, 14> magicNumbers{{
    {EXT4_SUPER_MAGIC, "ext"},
    {BTRFS_SUPER_MAGIC, "btrfs"},
    {0x58465342, "xfs"},
    {F2FS_SUPER_MAGIC, "f2fs"},
    {TMPFS_MAGIC, "tmpfs"},
    {RAMFS_MAGIC, "ramfs"},
    {OVERLAYFS_SUPER_MAGIC, "overlay"},
    {NFS_SUPER_MAGIC, "nfs"},
    {0xFF534D42, "cifs"},
    {FUSE_SUPER_MAGIC, "fuse"},
    {V9FS_MAGIC, "9p"},
    {MSDOS_SUPER_MAGIC, "vfat"},
    {0x2011BAB0, "exfat"},
    {0x2FC12FC1, "zfs"},
}};

}  // namespace

std::string_view fileSystemOfMagic(std::uint32_t magic) {
  for (const auto& [number, name] : magicNumbers)
    if (number == magic) return name;
  return {};
}

std::optional<Mount> findMount(std::string_view mountInfo, int mountId) {
  while (!mountInfo.empty()) {
    const std::size_t end = std::min(mountInfo.find('\n'), mountInfo.size());
    const std::vector<std::string_view> words = wordsOf(mountInfo.substr(0, end));
    mountInfo.remove_prefix(std::min(end + 1, mountInfo.size()));

    int id = -1;
    if (words.empty()) continue;
    std::from_chars(words[0].data(), words[0].data() + words[0].size(), id);
    if (id != mountId) continue;
    // After a varying number of optional fields comes a dash, then type and source.
    for (std::size_t i = 6; i + 2 < words.size(); ++i)
      if (words[i] == "-")
        return Mount{std::string(words[i + 1]), std::string(words[i + 2]), std::string(words[5]),
                     std::string(i + 3 < words.size() ? words[i + 3] : std::string_view())};
  }
  return std::nullopt;
}

std::optional<BlockDevice> diskUnder(const fs::path& sysFolder, unsigned major, unsigned minor) {
  std::error_code error;
  const std::string number = std::to_string(major) + ":" + std::to_string(minor);
  fs::path device = fs::canonical(sysFolder / "dev" / "block" / number, error);
  if (error) return std::nullopt;

  // Deeper stacks are not met with; a loop in what we read must not keep us.
  constexpr int mostLayers = 16;
  BlockDevice disk;
  disk.encrypted = encrypts(device, mostLayers);
  for (int layer = 0; layer < mostLayers; ++layer) {
    if (fs::exists(device / "partition", error)) {
      device = device.parent_path();
      continue;
    }
    const fs::path below = onlySlave(device);
    if (below.empty()) break;
    device = below;
  }

  disk.name = device.filename().string();
  std::ifstream file(device / "queue" / "logical_block_size");
  std::uint64_t bytes = 0;
  if (file >> bytes) disk.logicalBlock = Bytes{bytes};
  return disk;
}

bool servedFromMemory(const fs::path& sysFolder, const std::string& diskName) {
  if (isNumbered(diskName, "ram") || isNumbered(diskName, "zram")) return true;
  if (!isNumbered(diskName, "loop")) return false;
  std::ifstream file(sysFolder / "block" / diskName / "loop" / "dio");
  int direct = 1;
  return file >> direct && direct == 0;
}

}  // namespace strata
