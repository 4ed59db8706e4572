// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/direct_file_posix.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <utility>

#include "core/base/system_message.h"
#include "core/disk/folder_facts_posix.h"
#include "core/disk/temporary_name.h"

namespace strata {

namespace {

bool isDiskFull(int error) {
  return error == ENOSPC || error == EDQUOT;
}

Attempt attemptOf(ssize_t result) {
  if (result >= 0) return {static_cast<std::uint64_t>(result), 0, false};
  return {0, errno, errno == EINTR};
}

Error noRegularFile(const std::string& path, mode_t mode) {
  return pathError("file-not-readable", path, systemMessage(S_ISDIR(mode) ? EISDIR : ENODEV));
}

off_t fileOffset(Bytes offset, std::uint64_t done) {
  return static_cast<off_t>(offset.count + done);
}

}  // namespace

const SystemErrors systemErrors{isDiskFull, systemMessage, ENOSPC, EIO};

Descriptor::~Descriptor() {
  if (m_number >= 0) close(m_number);
}

LingeringName::~LingeringName() {
  if (!m_path.empty()) unlink(m_path.c_str());
}

Opened openNameless(const std::string& folder, int flags) {
  const std::string name = folder + "/" + temporaryFileName();
  constexpr mode_t ownerOnly = 0600;
  int number = -1;
  do {
    number = open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | flags, ownerOnly);
  } while (number < 0 && errno == EINTR);
  const int error = number < 0 ? errno : 0;
  Descriptor file(number);
  // The name is removed also after an error: where direct I/O is refused, Linux has created the file before
  // it says so.
  if (unlink(name.c_str()) == 0 || number < 0) return {LingeringName(), std::move(file), error};
  flock(number, LOCK_EX | LOCK_NB);
  return {LingeringName(name), std::move(file), error};
}

Error createError(const std::string& folder, int error, Bytes size) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return pathError("folder-missing", folder);
    case EACCES:
    case EPERM:
    case EROFS:
      return pathError("folder-not-writable", folder);
    default:
      return isDiskFull(error) ? noRoom(folder, size)
                               : pathError("create-failed", folder, systemMessage(error));
  }
}

Result<OpenedForReading> openForReading(const std::string& path, int flags) {
  // Looked at before it is opened: opening alone rewinds a tape and starts a watchdog.
  struct stat before{};
  int found = 0;
  do {
    found = stat(path.c_str(), &before);
  } while (found != 0 && errno == EINTR);
  // Why it cannot be looked at is why it cannot be opened.
  if (found == 0 && !S_ISREG(before.st_mode)) return noRegularFile(path, before.st_mode);

  // If a pipe has taken the file's place meanwhile, opening it must not wait for somebody at the other end.
  constexpr int readingOnly = O_RDONLY | O_CLOEXEC | O_NONBLOCK;
  const auto tryOpening = [&path](int with) {
    int number = -1;
    do {
      number = open(path.c_str(), with);
    } while (number < 0 && errno == EINTR);
    return number;
  };
  int number = tryOpening(readingOnly | flags);
  const bool refused = number < 0 && errno == EINVAL && flags != 0;
  if (refused) number = tryOpening(readingOnly);
  const int error = number < 0 ? errno : 0;
  Descriptor file(number);
  if (error == ENOENT || error == ENOTDIR) return pathError("file-missing", path);
  if (error != 0) return pathError("file-not-readable", path, systemMessage(error));

  struct stat status{};
  if (fstat(number, &status) != 0) return pathError("file-not-readable", path, systemMessage(errno));
  if (!S_ISREG(status.st_mode)) return noRegularFile(path, status.st_mode);

  FolderFacts folder;
  const std::string parent = std::filesystem::path(path).parent_path().string();
  // A file in a folder that cannot be written, whose facts are not told, can be read all the same.
  if (auto facts = readFolderFacts(parent)) folder = *std::move(facts);
  folder.path = path;
  folder.sector = std::max(folder.sector, safeSector);
  const auto bytes = static_cast<std::uint64_t>(status.st_size);
  const Bytes size = folder.sector * (bytes / folder.sector.count);
  if (size == 0_B)
    return Error{"file-too-small", {{"path", path}, {"size_bytes", static_cast<std::int64_t>(bytes)}}};
  return OpenedForReading{{LingeringName(), std::move(file), 0}, std::move(folder), size, refused};
}

PosixFile::PosixFile(Opened opened, FolderFacts folder, Bytes size, bool direct)
    : m_opened(std::move(opened)), m_folder(std::move(folder)), m_size(size), m_direct(direct) {}

Attempt PosixFile::writeWhole(const std::byte* data, Bytes size, Bytes offset) {
  const Attempt whole = transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) {
    return attemptOf(pwrite(number(), data + done, size.count - done, fileOffset(offset, done)));
  });
  noteWritten(Bytes{offset.count + whole.movedBytes});
  return whole;
}

Attempt PosixFile::readWhole(std::byte* data, Bytes size, Bytes offset) const {
  return transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) {
    return attemptOf(pread(number(), data + done, size.count - done, fileOffset(offset, done)));
  });
}

Status PosixFile::write(const std::byte* data, Bytes size, Bytes offset) {
  return writeOutcome(writeWhole(data, size, offset), size, offset, m_folder.path, systemErrors);
}

Status PosixFile::read(std::byte* data, Bytes size, Bytes offset) {
  return readOutcome(readWhole(data, size, offset), size, offset, m_folder.path, systemErrors);
}

IoCompletion PosixFile::transfer(const IoRequest& request) {
  const Attempt whole = request.write ? writeWhole(request.data, request.size, request.offset)
                                      : readWhole(request.data, request.size, request.offset);
  return {request.tag, Bytes{whole.movedBytes}, whole.error};
}

void PosixFile::noteWritten(Bytes end) {
  std::uint64_t before = m_writtenBytes.load(std::memory_order_relaxed);
  while (before < end.count &&
         !m_writtenBytes.compare_exchange_weak(before, end.count, std::memory_order_relaxed)) {
  }
}

Status PosixFile::flushOutcome(int result) const {
  if (result == 0) return success();
  return pathError("flush-failed", m_folder.path, systemMessage(errno));
}

CacheBypass PosixFile::bypass() {
  if (!m_direct) return CacheBypass::Refused;
  if (const auto known = bypassByNature()) return *known;
  const auto share = residentShare();
  if (!share) return CacheBypass::Untold;
  // Some pages may be there by chance, as the end of the file; a file written through the cache shows nearly
  // all.
  constexpr double chance = 0.05;
  if (*share - m_residentBefore > chance) return CacheBypass::NotReal;
  // What stayed in the cache could have been served out of it.
  return m_residentBefore > chance ? CacheBypass::Untold : CacheBypass::Direct;
}

void PosixFile::dropCached() {
  letGo();
  m_residentBefore = residentShare().value_or(0);
}

Bytes PosixFile::covered() const {
  if (written() > 0_B) return written();
  struct stat status{};
  return fstat(number(), &status) == 0 ? Bytes{static_cast<std::uint64_t>(status.st_size)} : 0_B;
}

std::optional<double> PosixFile::residentShare() const {
  const auto pageBytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  const Bytes size = covered();
  const std::uint64_t pages = size.count / pageBytes;
  if (pages == 0 || !tellsResidency()) return std::nullopt;
  void* map = mmap(nullptr, size.count, PROT_READ, MAP_PRIVATE, number(), 0);
  if (map == MAP_FAILED) return std::nullopt;

  constexpr std::uint64_t mostSamples = 4096;
  const std::uint64_t samples = std::min(pages, mostSamples);
  std::uint64_t resident = 0;
  for (std::uint64_t i = 0; i < samples; ++i) {
    // 128 bits would be needed for pages × i only beyond 2^52 pages.
    std::byte* page = static_cast<std::byte*>(map) + pages * i / samples * pageBytes;
    if (isResident(page, pageBytes)) ++resident;
  }
  munmap(map, size.count);
  return static_cast<double>(resident) / static_cast<double>(samples);
}

}  // namespace strata
