// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "core/disk/direct_file.h"
#include "core/disk/transfer.h"

/// What Linux and macOS have in common; included by their files only.
namespace strata {

extern const SystemErrors posixErrors;

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

/// Writes and reads by pwrite and pread.
class PosixFile : public DirectFile {
 public:
  PosixFile(Opened opened, FolderFacts folder, bool direct);

  Status write(const std::byte* data, Bytes size, Bytes offset) override;
  Status read(std::byte* data, Bytes size, Bytes offset) override;
  CacheBypass bypass() override;

 protected:
  int number() const { return m_opened.file.number(); }
  const FolderFacts& folder() const { return m_folder; }
  Bytes written() const { return m_written; }
  Status flushOutcome(int result) const;

  /// The file system keeps files in memory, or in a cache of its own that pages do not show.
  virtual bool cachesByNature() const = 0;
  /// Whether the page is in the system's cache; it need not be mapped in our tables.
  virtual bool isResident(void* page, std::size_t pageBytes) const = 0;

 private:
  /// Share of what was written that lies in the page cache, judged by pages spread over it. Absent where
  /// files of this file system cannot be mapped.
  std::optional<double> residentShare() const;

  Opened m_opened;
  FolderFacts m_folder;
  bool m_direct;
  Bytes m_written;  ///< end of the last write
};

}  // namespace strata
