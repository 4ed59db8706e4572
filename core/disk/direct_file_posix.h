// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/disk/direct_file.h"
#include "core/disk/transfer.h"

/// What Linux and macOS have in common; included by their files only.
namespace strata {

/// A descriptor that is closed when it goes.
class Descriptor {
 public:
  explicit Descriptor(int number) : m_number(number) {}
  Descriptor(Descriptor&& other) noexcept : m_number(other.m_number) { other.m_number = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
  }
  ~Descriptor();

  int number() const { return m_number; }

 private:
  int m_number;
};

/// Removes a name when it goes; does nothing without one.
class LingeringName {
 public:
  LingeringName() = default;
  explicit LingeringName(std::string path) : m_path(std::move(path)) {}
  LingeringName(LingeringName&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}
  LingeringName& operator=(LingeringName&& other) noexcept {
    std::swap(m_path, other.m_path);
    return *this;
  }
  ~LingeringName();

 private:
  std::string m_path;
};

/// A new file that has lost its name already: the descriptor, or the system's `error`. Some file systems let
/// no open file lose its name: it then has it, and a lock that tells of its use, until `name` goes. `flags`
/// are added to those of open().
struct Opened {
  LingeringName name;  ///< first: goes after the file is closed
  Descriptor file;
  int error = 0;
};
Opened openNameless(const std::string& folder, int flags);

/// The error of createDirectFile for what open() or the reservation of `size` said.
Error createError(const std::string& folder, int error, Bytes size);

/// A regular file that exists, open for reading. `flags` are added to those of open(); `refusedFlags` tells
/// that the file system takes none of them, and that it is open without.
struct OpenedForReading {
  Opened opened;
  FolderFacts folder;  ///< with the file's path for the folder's
  Bytes size;          ///< whole sectors
  bool refusedFlags = false;
};
/// Errors: those of openDirectFile.
Result<OpenedForReading> openForReading(const std::string& path, int flags);

/// Writes and reads by pwrite and pread.
class PosixFile : public DirectFile {
 public:
  PosixFile(Opened opened, FolderFacts folder, Bytes size, bool direct);

  Bytes size() const override { return m_size; }
  Status write(const std::byte* data, Bytes size, Bytes offset) override;
  Status read(std::byte* data, Bytes size, Bytes offset) override;
  IoCompletion transfer(const IoRequest& request) override;
  CacheBypass bypass() override;
  std::optional<double> residentShare() const override;

  /// Drops a file that existed before from the system's cache, as far as the cache allows, and remembers the
  /// rest, so that bypass() does not count it.
  void dropCached();

  /// Any thread: the file was written up to here, by whatever way.
  void noteWritten(Bytes end);

 protected:
  int number() const { return m_opened.file.number(); }
  const FolderFacts& folder() const { return m_folder; }
  Bytes written() const { return {m_writtenBytes}; }
  Status flushOutcome(int result) const;

  /// What is known of file system and device whatever the pages show: a cache that they are not, or memory.
  virtual std::optional<CacheBypass> bypassByNature() const = 0;
  /// Whether the system tells this process which pages it holds; some tell only those who may write the file.
  virtual bool tellsResidency() const { return true; }
  /// Asks the system to let go of what it holds of the file.
  virtual void letGo() = 0;
  /// Whether the page is in the system's cache; it need not be mapped in our tables.
  virtual bool isResident(void* page, std::size_t pageBytes) const = 0;
  /// What was written or, when nothing was written one by one, all of the file.
  Bytes covered() const;

 private:
  Attempt writeWhole(const std::byte* data, Bytes size, Bytes offset);
  Attempt readWhole(std::byte* data, Bytes size, Bytes offset) const;

  Opened m_opened;
  FolderFacts m_folder;
  Bytes m_size;
  bool m_direct;
  std::atomic<std::uint64_t> m_writtenBytes{0};  ///< the furthest end of a write
  double m_residentBefore = 0;                   ///< share that was in the cache before the test, and stayed
};

}  // namespace strata
