// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <string>
#include <utility>

#include "core/disk/direct_file_posix.h"
#include "core/engine/pieces.h"

namespace strata {

namespace {

class MacFile : public PosixFile {
 public:
  using PosixFile::PosixFile;

  /// fsync leaves the data in the drive's own cache; F_FULLFSYNC empties that too, where the file system
  /// knows it.
  Status flush() override {
    int result = fcntl(number(), F_FULLFSYNC);
    if (result == -1) result = fsync(number());
    return flushOutcome(result);
  }

 protected:
  bool cachesByNature() const override {
    struct statfs facts{};
    if (fstatfs(number(), &facts) != 0) return false;
    const std::string name = facts.f_fstypename;
    return name == "tmpfs" || name == "macfuse" || name == "osxfuse";
  }

  bool isResident(void* page, std::size_t pageBytes) const override {
    char state = 0;
    return mincore(page, pageBytes, &state) == 0 && (state & MINCORE_INCORE) != 0;
  }
};

/// Each piece is added to what the file has already.
int reserve(int number, Bytes size, const std::stop_token& stop) {
  constexpr Bytes firstPiece = 16_MiB;
  int error = 0;
  inGrowingPieces(size, firstPiece, stop, [&](Bytes, Bytes piece) {
    fstore_t store{};
    store.fst_flags = F_ALLOCATEALL;
    store.fst_posmode = F_PEOFPOSMODE;
    store.fst_length = static_cast<off_t>(piece.count);
    error = fcntl(number, F_PREALLOCATE, &store) == -1 ? errno : 0;
    return error == 0;
  });
  return error == ENOSPC || error == EDQUOT || error == EFBIG ? error : 0;
}

}  // namespace

Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop) {
  Opened opened = openNameless(folder.path, 0);
  if (opened.error != 0) return createError(folder.path, opened.error, size);
  const int number = opened.file.number();
  const bool direct = fcntl(number, F_NOCACHE, 1) != -1;
  // Else the system reads into its cache what we have not asked for yet.
  fcntl(number, F_RDAHEAD, 0);
  if (const int error = reserve(number, size, stop)) return createError(folder.path, error, size);
  if (stop.stop_requested()) return Error{"stopped", {}};
  return Result<std::unique_ptr<DirectFile>>(std::make_unique<MacFile>(std::move(opened), folder, direct));
}

}  // namespace strata
