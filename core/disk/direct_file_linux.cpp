// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/pieces.h"
#include "core/disk/block_device_linux.h"
#include "core/disk/direct_file_posix.h"
#include "core/disk/extents_linux.h"
#include "core/disk/uring_queue_linux.h"

namespace strata {

namespace {

constexpr std::uint32_t zfsMagic = 0x2FC12FC1;  // OpenZFS, include/sys/zfs_context; not in the kernel's list
constexpr std::uint32_t hugetlbfsMagic = 0x958458F6;
/// Reserved or brought to the device at once.
constexpr Bytes cachePiece = 16_MiB;

std::uint32_t fileSystemMagic(int number) {
  struct statfs facts{};
  return fstatfs(number, &facts) == 0 ? static_cast<std::uint32_t>(facts.f_type) : 0;
}

/// ZFS keeps its own cache, which no page tells of; it took O_DIRECT and ignored it before 2.3.
bool zfsIgnoresDirect() {
  std::ifstream file("/sys/module/zfs/version");
  int major = 0;
  int minor = 0;
  char dot = 0;
  if (!(file >> major >> dot >> minor)) return true;
  return major < 2 || (major == 2 && minor < 3);
}

class LinuxFile : public PosixFile {
 public:
  using PosixFile::PosixFile;

  /// Each piece is on its way before the one before it is waited for.
  void writeOut(const std::stop_token& stop) override {
    const auto sync = [this](Bytes offset, unsigned flags) {
      sync_file_range(number(), static_cast<off64_t>(offset.count), static_cast<off64_t>(cachePiece.count),
                      flags);
    };
    inPieces(written(), cachePiece, stop, [&](Bytes offset, Bytes) {
      sync(offset, SYNC_FILE_RANGE_WRITE);
      if (offset > 0_B) sync(offset - cachePiece, SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WAIT_AFTER);
    });
  }

  Result<std::unique_ptr<IoQueue>> openQueue(std::size_t depth) override {
    if (auto queue = uringQueue(*this, number(), folder().sector, depth))
      return Result<std::unique_ptr<IoQueue>>(std::move(queue));
    return DirectFile::openQueue(depth);
  }

  Status flush() override {
    int result = 0;
    do {
      result = fdatasync(number());
    } while (result != 0 && errno == EINTR);
    return flushOutcome(result);
  }
  std::string_view flushCall() const override { return "fdatasync"; }

  std::optional<std::uint64_t> extents() const override { return extentsOf(number()); }

 protected:
  std::optional<CacheBypass> bypassByNature() const override {
    switch (fileSystemMagic(number())) {
      case TMPFS_MAGIC:
      case RAMFS_MAGIC:
      case hugetlbfsMagic:
        return CacheBypass::InMemory;
      case FUSE_SUPER_MAGIC:
        // virtiofs has the same number, but asks the host's kernel.
        if (folder().fileSystem == "virtiofs") return std::nullopt;
        return CacheBypass::ThroughProgram;
      case zfsMagic:
        if (zfsIgnoresDirect()) return CacheBypass::NotReal;
        // ZFS bypasses its own cache from version 2.3 on, but that cache cannot be looked into.
        return CacheBypass::Untold;
      default:
        if (servedFromMemory("/sys", folder().device)) return CacheBypass::DeviceInMemory;
        return std::nullopt;
    }
  }

  /// Others are told that every page is there (mincore(2)).
  bool tellsResidency() const override {
    struct stat status{};
    if (fstat(number(), &status) == 0 && (status.st_uid == geteuid() || geteuid() == 0)) return true;
    return access(("/proc/self/fd/" + std::to_string(number())).c_str(), W_OK) == 0;
  }

  void letGo() override { posix_fadvise(number(), 0, 0, POSIX_FADV_DONTNEED); }

  bool isResident(void* page, std::size_t pageBytes) const override {
    unsigned char state = 0;
    return mincore(page, pageBytes, &state) == 0 && (state & 1) != 0;
  }
};

/// Reserves the blocks without posix_fallocate, which writes into every block where the file system cannot
/// reserve. Some file systems write zeros all the same.
int reserve(int number, Bytes size, const std::stop_token& stop) {
  int error = 0;
  inGrowingPieces(size, cachePiece, stop, [&](Bytes offset, Bytes piece) {
    do {
      const auto begin = static_cast<off_t>(offset.count);
      error = fallocate(number, 0, begin, static_cast<off_t>(piece.count)) == 0 ? 0 : errno;
    } while (error == EINTR);
    return error == 0;
  });
  // What a file system cannot reserve is found out by writing; what it will not hold is known now.
  return error == ENOSPC || error == EDQUOT || error == EFBIG ? error : 0;
}

/// A file that never had a name, so that not even a process that is killed at once leaves it; where the file
/// system cannot, one that has lost it.
Opened openTemporary(const std::string& folder, int flags) {
  constexpr mode_t ownerOnly = 0600;
  int number = -1;
  do {
    number = open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC | flags, ownerOnly);
  } while (number < 0 && errno == EINTR);
  if (number >= 0) return {LingeringName(), Descriptor(number), 0};
  return openNameless(folder, flags);  // which finds out what is amiss, if it is not that
}

/// `flags`: O_DIRECT or none.
Result<std::unique_ptr<DirectFile>> create(const FolderFacts& folder, Bytes size, int flags,
                                           const std::stop_token& stop) {
  Opened opened = openTemporary(folder.path, flags);
  const bool refused = flags != 0 && opened.error == EINVAL;
  if (refused) opened = openTemporary(folder.path, 0);
  if (opened.error != 0) return createError(folder.path, opened.error, size);
  if (const int error = reserve(opened.file.number(), size, stop))
    return createError(folder.path, error, size);
  if (stop.stop_requested()) return Error{"stopped", {}};
  return Result<std::unique_ptr<DirectFile>>(
      std::make_unique<LinuxFile>(std::move(opened), folder, size, flags != 0 && !refused));
}

}  // namespace

Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop) {
  return create(folder, size, O_DIRECT, stop);
}

Result<std::unique_ptr<DirectFile>> createLogFile(const FolderFacts& folder, Bytes size,
                                                  const std::stop_token& stop) {
  return create(folder, size, 0, stop);
}

Result<std::unique_ptr<DirectFile>> openDirectFile(const std::string& path) {
  auto file = openForReading(path, O_DIRECT);
  if (!file) return file.error();
  auto opened = std::make_unique<LinuxFile>(std::move(file->opened), std::move(file->folder), file->size,
                                            !file->refusedFlags);
  opened->dropCached();
  return Result<std::unique_ptr<DirectFile>>(std::move(opened));
}

}  // namespace strata
