// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/pieces.h"
#include "core/disk/direct_file_posix.h"

namespace strata {

namespace {

class MacFile : public PosixFile {
 public:
  using PosixFile::PosixFile;

  /// fsync leaves the data in the drive's own cache; F_FULLFSYNC empties that too, where the file system
  /// knows it. A drive that fails to is not asked for less.
  Status flush() override {
    int result = 0;
    do result = fcntl(number(), F_FULLFSYNC);
    while (result == -1 && errno == EINTR);
    m_isFull = result != -1 || (errno != ENOTSUP && errno != EINVAL && errno != ENOTTY);
    if (!m_isFull) result = fsync(number());
    return flushOutcome(result);
  }
  std::string_view flushCall() const override { return m_isFull ? "F_FULLFSYNC" : "fsync"; }

 protected:
  std::optional<CacheBypass> bypassByNature() const override {
    if (folder().inMemory) return CacheBypass::InMemory;
    if (folder().throughProgram) return CacheBypass::ThroughProgram;
    return std::nullopt;
  }

  /// Writing out and dropping what is in the cache is all that the system offers.
  void letGo() override {
    const Bytes size = covered();
    void* map = mmap(nullptr, size.count, PROT_READ, MAP_SHARED, number(), 0);
    if (map == MAP_FAILED) return;
    msync(map, size.count, MS_INVALIDATE);
    munmap(map, size.count);
  }

  bool isResident(void* page, std::size_t pageBytes) const override {
    char state = 0;
    return mincore(page, pageBytes, &state) == 0 && (state & MINCORE_INCORE) != 0;
  }

 private:
  std::atomic<bool> m_isFull{true};  ///< the file system knew F_FULLFSYNC when it was last asked
};

/// False where the system refuses.
bool bypassCache(int number) {
  // Without this the system reads into its cache what we have not asked for yet.
  fcntl(number, F_RDAHEAD, 0);
  return fcntl(number, F_NOCACHE, 1) != -1;
}

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

Result<std::unique_ptr<DirectFile>> create(const FolderFacts& folder, Bytes size, bool pastCache,
                                           const std::stop_token& stop) {
  Opened opened = openNameless(folder.path, 0);
  if (opened.error != 0) return createError(folder.path, opened.error, size);
  const int number = opened.file.number();
  const bool direct = pastCache && bypassCache(number);
  if (const int error = reserve(number, size, stop)) return createError(folder.path, error, size);
  if (stop.stop_requested()) return Error{"stopped", {}};
  return Result<std::unique_ptr<DirectFile>>(
      std::make_unique<MacFile>(std::move(opened), folder, size, direct));
}

}  // namespace

Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop) {
  return create(folder, size, true, stop);
}

Result<std::unique_ptr<DirectFile>> createLogFile(const FolderFacts& folder, Bytes size,
                                                  const std::stop_token& stop) {
  return create(folder, size, false, stop);
}

Result<std::unique_ptr<DirectFile>> openDirectFile(const std::string& path) {
  auto file = openForReading(path, 0);
  if (!file) return file.error();
  const bool direct = bypassCache(file->opened.file.number());
  auto opened =
      std::make_unique<MacFile>(std::move(file->opened), std::move(file->folder), file->size, direct);
  opened->dropCached();
  return Result<std::unique_ptr<DirectFile>>(std::move(opened));
}

}  // namespace strata
