// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/disk/io_queue.h"
#include "core/model/folder_facts.h"
#include "core/model/result.h"

namespace strata {

/// Whether the system's cache stood between the file and us.
enum class CacheBypass {
  Direct,          ///< direct I/O was accepted, and what was written and read is not in the cache
  Refused,         ///< direct I/O was refused; the file is read and written through the cache
  NotReal,         ///< direct I/O was accepted, and still the cache holds the file
  InMemory,        ///< the file system keeps its files in memory
  ThroughProgram,  ///< a program answers for the file, with a cache on its own side that our pages do not
                   ///< show
  DeviceInMemory,  ///< the device below answers out of memory: a RAM disk, a loop through the cache
  Untold           ///< direct I/O was accepted; what the cache holds cannot be found out
};

/// A file for the disk test. One that was made for it is without a name (or deleted on close), so that
/// nothing is left whatever ends the program. write(), read(), transfer(), flush() and openQueue() may be
/// called by several threads at once; all else is for one at a time.
class DirectFile {
 public:
  virtual ~DirectFile() = default;

  /// What was asked for; of a file that was there, its own, rounded down to the sector.
  virtual Bytes size() const = 0;

  /// Writes or reads `size` bytes at `offset`, whole; both are multiples of the sector, and `data` is aligned
  /// to a page. Errors: `write-failed` or `read-failed` (path, offset_bytes, system), `disk-full` (path,
  /// offset_bytes), `short-write`, `short-read`.
  virtual Status write(const std::byte* data, Bytes size, Bytes offset) = 0;
  virtual Status read(std::byte* data, Bytes size, Bytes offset) = 0;
  /// Carries out a request of a queue, on the calling thread.
  virtual IoCompletion transfer(const IoRequest& request);
  /// A queue to this file, which must outlive it, with room for so many requests: the fastest that works
  /// here, threads that write and read where the system has none. Error: `queue-failed` (system).
  virtual Result<std::unique_ptr<IoQueue>> openQueue(std::size_t depth);

  /// Brings what the system's cache holds of the file to the device, piece by piece with a look at `stop`
  /// between, so that little is left to the one request of flush(), which nothing can end early. What goes
  /// wrong is left to flush() to say. Does nothing where the system offers no such thing.
  virtual void writeOut(const std::stop_token& stop) { static_cast<void>(stop); }
  /// Waits until the device has everything. Error: `flush-failed`.
  virtual Status flush() = 0;
  /// The system's call that flush() makes, as its manual has it; after a first flush the one that worked.
  virtual std::string_view flushCall() const { return "fsync"; }
  /// Worth asking after the file was written, and again after it was read. Looks at no more than some
  /// thousand pages, spread over the file.
  virtual CacheBypass bypass() = 0;
  /// The share of the file, or of the data written, that the system's cache holds. Absent where the system
  /// does not report it.
  virtual std::optional<double> residentShare() const { return std::nullopt; }
  /// Pieces that the file lies in on its device: places that follow each other count as one. Absent where the
  /// system does not tell.
  virtual std::optional<std::uint64_t> extents() const { return std::nullopt; }
};

/// Creates a file of the given size in the folder, its space reserved where the file system can, piece by
/// piece with a look at `stop` between. Errors: `folder-missing`, `folder-not-writable`, `no-room` (path,
/// size_bytes; also by a quota that free space does not show), `create-failed` (path, system), `stopped`.
Result<std::unique_ptr<DirectFile>> createDirectFile(const FolderFacts& folder, Bytes size,
                                                     const std::stop_token& stop = {});

/// The same, but written through the system's cache, as programs write their logs; of any size, and at any
/// offset.
Result<std::unique_ptr<DirectFile>> createLogFile(const FolderFacts& folder, Bytes size,
                                                  const std::stop_token& stop = {});

/// A file that exists, to be read only, past the cache where the system allows that: a regular file, never a
/// device, which is not even opened. Errors: `file-missing` (path), `file-not-readable` (path, system),
/// `file-too-small` (path, size_bytes) for one of less than a sector.
Result<std::unique_ptr<DirectFile>> openDirectFile(const std::string& path);

/// What the disk test must know of a folder. Errors: `folder-missing`, `folder-not-writable` (path),
/// `folder-unreachable` (path, system), `no-such-drive` (drive; Windows).
Result<FolderFacts> readFolderFacts(const std::string& path);

}  // namespace strata
