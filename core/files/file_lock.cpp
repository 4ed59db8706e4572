// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_lock.h"

#include <thread>
#include <utility>

namespace strata {

std::optional<FileLock> FileLock::take(const std::string& path, Kind kind,
                                       std::chrono::milliseconds patience) {
  FileLock lock(open(path));
  if (lock.m_file == none) return lock;
  // No system waits for a lock and for a while.
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!tryLock(lock.m_file, kind)) {
    if (std::chrono::steady_clock::now() >= end) return std::nullopt;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return lock;
}

FileLock::~FileLock() {
  if (m_file != none) close(m_file);
}

FileLock::FileLock(FileLock&& other) noexcept : m_file(std::exchange(other.m_file, none)) {}

}  // namespace strata
