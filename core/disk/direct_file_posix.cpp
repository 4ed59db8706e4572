// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/direct_file_posix.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>
#include <utility>

#include "core/disk/temporary_name.h"

namespace strata {

namespace {

bool isDiskFull(int error) {
  return error == ENOSPC || error == EDQUOT;
}

std::string systemText(int error) {
  return std::generic_category().message(error);
}

Attempt attemptOf(ssize_t result) {
  if (result >= 0) return {static_cast<std::uint64_t>(result), 0, false};
  return {0, errno, errno == EINTR};
}

off_t fileOffset(Bytes offset, std::uint64_t done) {
  return static_cast<off_t>(offset.count + done);
}

}  // namespace

const SystemErrors posixErrors{isDiskFull, systemText};

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
  // Also after an error: where direct I/O is refused, Linux has created the file before it says so.
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
      return isDiskFull(error) ? noRoom(folder, size) : pathError("create-failed", folder, systemText(error));
  }
}

PosixFile::PosixFile(Opened opened, FolderFacts folder, bool direct)
    : m_opened(std::move(opened)), m_folder(std::move(folder)), m_direct(direct) {}

Status PosixFile::write(const std::byte* data, Bytes size, Bytes offset) {
  const Attempt whole = transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) {
    return attemptOf(pwrite(number(), data + done, size.count - done, fileOffset(offset, done)));
  });
  m_written = std::max(m_written, Bytes{offset.count + whole.movedBytes});
  return writeOutcome(whole, size, offset, m_folder.path, posixErrors);
}

Status PosixFile::read(std::byte* data, Bytes size, Bytes offset) {
  const Attempt whole = transferWhole(size.count, m_folder.sector.count, [&](std::uint64_t done) {
    return attemptOf(pread(number(), data + done, size.count - done, fileOffset(offset, done)));
  });
  return readOutcome(whole, size, offset, m_folder.path, posixErrors);
}

Status PosixFile::flushOutcome(int result) const {
  if (result == 0) return success();
  return pathError("flush-failed", m_folder.path, systemText(errno));
}

CacheBypass PosixFile::bypass() {
  if (!m_direct) return CacheBypass::Refused;
  if (cachesByNature()) return CacheBypass::NotReal;
  // Some pages may be there by chance, as the end of the file; a file written through the cache shows nearly
  // all.
  constexpr double chance = 0.05;
  return residentShare().value_or(0) > chance ? CacheBypass::NotReal : CacheBypass::Direct;
}

std::optional<double> PosixFile::residentShare() const {
  const auto pageBytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  const std::uint64_t pages = m_written.count / pageBytes;
  if (pages == 0) return std::nullopt;
  void* map = mmap(nullptr, m_written.count, PROT_READ, MAP_PRIVATE, number(), 0);
  if (map == MAP_FAILED) return std::nullopt;

  constexpr std::uint64_t mostSamples = 4096;
  const std::uint64_t samples = std::min(pages, mostSamples);
  std::uint64_t resident = 0;
  for (std::uint64_t i = 0; i < samples; ++i) {
    // 128 bits would be needed for pages × i only beyond 2^52 pages.
    std::byte* page = static_cast<std::byte*>(map) + pages * i / samples * pageBytes;
    if (isResident(page, pageBytes)) ++resident;
  }
  munmap(map, m_written.count);
  return static_cast<double>(resident) / static_cast<double>(samples);
}

}  // namespace strata
