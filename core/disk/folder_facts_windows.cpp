// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>
#include <winioctl.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "core/base/utf8_path.h"
#include "core/disk/direct_file.h"
#include "core/disk/drive_facts_windows.h"
#include "core/disk/largest_file.h"
#include "core/disk/transfer.h"

namespace strata {

namespace {

/// Room for the root of a path, which is at most as long as the path.
using Path = std::vector<wchar_t>;

/// The sector size is safe on disks that claim 512 bytes and have 4096 inside, as on other systems.
constexpr Bytes safeSector = 4_KiB;

DWORD sizeOf(const Path& path) {
  return static_cast<DWORD>(path.size());
}

/// Asks for the right to add a file; nothing is made.
bool mayAddFiles(const std::filesystem::path& folder) {
  const HANDLE handle =
      CreateFileW(folder.c_str(), FILE_ADD_FILE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                  nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return false;
  CloseHandle(handle);
  return true;
}

/// The number of the disk that the volume lies on; nothing for a volume over several, or of another machine.
std::optional<DWORD> diskNumber(const Path& root) {
  Path name(MAX_PATH + 1);
  if (!GetVolumeNameForVolumeMountPointW(root.data(), name.data(), sizeOf(name))) return std::nullopt;
  std::wstring device = name.data();
  if (!device.empty() && device.back() == L'\\')
    device.pop_back();  // with it, the root folder would be opened
  const HANDLE volume =
      CreateFileW(device.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
  if (volume == INVALID_HANDLE_VALUE) return std::nullopt;
  VOLUME_DISK_EXTENTS extents{};
  DWORD returned = 0;
  const BOOL known = DeviceIoControl(volume, IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS, nullptr, 0, &extents,
                                     sizeof(extents), &returned, nullptr);
  CloseHandle(volume);
  if (!known || extents.NumberOfDiskExtents != 1) return std::nullopt;
  return extents.Extents[0].DiskNumber;
}

/// FILE_ATTRIBUTE_INTEGRITY_STREAM, which some headers lack.
constexpr DWORD integrityStream = 0x8000;

/// What the file system does with what is written in the folder. Our own files are made uncompressed, also
/// where its others are compressed.
void addNature(FolderFacts& facts, const Path& root, DWORD folderAttributes) {
  facts.deviceInMemory = GetDriveTypeW(root.data()) == DRIVE_RAMDISK;
  facts.throughProgram = facts.fileSystem.starts_with("FUSE");  // WinFsp
  // ReFS writes data elsewhere only where it keeps checksums of them.
  facts.copyOnWrite = facts.fileSystem == "ReFS" && (folderAttributes & integrityStream) != 0;
  facts.encrypted = (folderAttributes & FILE_ATTRIBUTE_ENCRYPTED) != 0;
}

void addDrive(FolderFacts& facts, DWORD diskNumber) {
  facts.device = "disk" + std::to_string(diskNumber);
  const DriveFacts drive = readDriveFacts(diskNumber);
  facts.model = drive.model;
  facts.link = drive.link;
  facts.physicalSector = drive.physicalSector;
  facts.rotates = drive.rotates;
}

}  // namespace

Result<FolderFacts> readFolderFacts(const std::string& path) {
  std::error_code ignored;
  const std::filesystem::path folder = path.empty() ? std::filesystem::current_path(ignored) : pathOf(path);
  FolderFacts facts;
  facts.path = utf8Of(folder);

  // A share of another machine has no letter.
  const std::wstring drive = folder.root_name().wstring();
  const bool hasLetter = drive.size() == 2 && drive[1] == L':';
  if (hasLetter && GetDriveTypeW((drive + L'\\').c_str()) == DRIVE_NO_ROOT_DIR)
    return Error{"no-such-drive", {{"drive", utf8Of(drive)}}};
  const DWORD attributes = GetFileAttributesW(folder.c_str());
  if (attributes == INVALID_FILE_ATTRIBUTES || (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
    return pathError("folder-missing", facts.path);

  Path root(std::max<std::size_t>(folder.native().size(), MAX_PATH) + 2);
  Path fileSystem(MAX_PATH + 1);
  DWORD serial = 0;
  DWORD flags = 0;
  GetVolumePathNameW(folder.c_str(), root.data(), sizeOf(root));
  GetVolumeInformationW(root.data(), nullptr, 0, &serial, nullptr, &flags, fileSystem.data(),
                        sizeOf(fileSystem));
  if ((flags & FILE_READ_ONLY_VOLUME) != 0 || !mayAddFiles(folder))
    return pathError("folder-not-writable", facts.path);

  ULARGE_INTEGER free{};
  ULARGE_INTEGER all{};
  GetDiskFreeSpaceExW(folder.c_str(), &free, &all, nullptr);
  facts.free = Bytes{free.QuadPart};
  if (all.QuadPart > 0) facts.capacity = Bytes{all.QuadPart};
  facts.fileSystem = utf8Of(fileSystem.data());
  limitToFileSystem(facts);
  addNature(facts, root, attributes);
  facts.device = "volume" + std::to_string(serial);
  if (const auto disk = diskNumber(root)) addDrive(facts, *disk);

  DWORD clusterSectors = 0;
  DWORD sectorBytes = 0;
  DWORD freeClusters = 0;
  DWORD clusters = 0;
  GetDiskFreeSpaceW(root.data(), &clusterSectors, &sectorBytes, &freeClusters, &clusters);
  facts.sector = std::max(safeSector, Bytes{sectorBytes});
  return facts;
}

}  // namespace strata
