// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace strata {

/// A lock on a file that is there for that alone, which programs that heed it share or have to themselves. It
/// is let go at the end of its life, and by the system where the program ends before. Used on one thread at
/// a time; two of one program keep each other out as those of two programs do.
class FileLock {
 public:
  enum class Kind { Shared, Exclusive };

  /// Makes the file, for this user only, if there is none. Waits at most `patience` for those who have it,
  /// and gives nothing when they keep it. Where the file cannot be made, or its file system knows no locks,
  /// it gives one that keeps nobody out: what is to be done there fails by itself, or has to go without.
  static std::optional<FileLock> take(const std::string& path, Kind kind, std::chrono::milliseconds patience);
  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;

 private:
  static constexpr std::intptr_t none = -1;
  explicit FileLock(std::intptr_t file) : m_file(file) {}

  // What the systems do differently.
  static std::intptr_t open(const std::string& path);
  static void close(std::intptr_t file);
  /// False while others have it.
  static bool tryLock(std::intptr_t file, Kind kind);

  std::intptr_t m_file;
};

}  // namespace strata
