// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/model/plan.h"
#include "core/model/result.h"

namespace strata {

/// Whether the system's cache stood between the file and us.
enum class CacheBypass {
  Direct,   ///< direct I/O was accepted, and what was written is not in the cache
  Refused,  ///< direct I/O was refused; the file is read and written through the cache
  NotReal   ///< direct I/O was accepted, and still the cache holds the file (or the file system is in memory)
};

/// A file for the disk test: without a name (or deleted on close), so that nothing is left whatever ends the
/// program. Used by one thread at a time.
class DirectFile {
 public:
  virtual ~DirectFile() = default;

  /// Writes or reads `size` bytes at `offset`, whole; both are multiples of the sector, and `data` is aligned
  /// to a page. Errors: `write-failed` or `read-failed` (path, offset_bytes, system), `disk-full` (path,
  /// offset_bytes), `short-write`, `short-read`.
  virtual Status write(const std::byte* data, Bytes size, Bytes offset) = 0;
  virtual Status read(std::byte* data, Bytes size, Bytes offset) = 0;
  /// Brings what the system's cache holds of the file to the device, piece by piece with a look at `stop`
  /// between, so that little is left to the one request of flush(), which nothing can end early. What goes
  /// wrong is left to flush() to say. Does nothing where the system offers no such thing.
  virtual void writeOut(const std::stop_token& stop) { static_cast<void>(stop); }
  /// Waits until the device has everything. Error: `flush-failed`.
  virtual Status flush() = 0;
  /// Worth asking after the file was written.
  virtual CacheBypass bypass() = 0;
};

/// Creates a file of the given size in the folder, its space reserved where the file system can, piece by
/// piece with a look at `stop` between. Errors: `folder-missing`, `folder-not-writable`, `no-room` (path,
/// size_bytes; also by a quota that free space does not show), `create-failed` (path, system), `stopped`.
Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop = {});

/// What the disk test must know of a folder. Errors: `folder-missing`, `folder-not-writable` (path),
/// `folder-unreachable` (path, system), `no-such-drive` (drive; Windows).
Result<FolderFacts> readFolderFacts(const std::string& path);

}  // namespace strata
