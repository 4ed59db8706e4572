// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/units.h"
#include "core/disk/io_queue.h"
#include "core/model/result.h"

namespace strata {

/// What one system call did.
struct Attempt {
  std::uint64_t movedBytes = 0;
  int error = 0;             ///< the system's number; 0: none
  bool interrupted = false;  ///< nothing was done, to be asked again
};

/// Whether a transfer that moved a part, and so has `done` bytes, can be gone on from: not where it moved
/// nothing (the end of the file), and not after a part of a sector, where direct I/O could only fail.
constexpr bool canGoOn(std::uint64_t movedBytes, std::uint64_t doneBytes, std::uint64_t sizeBytes,
                       std::uint64_t sectorBytes) {
  return movedBytes > 0 && doneBytes < sizeBytes && doneBytes % sectorBytes == 0;
}

/// Reads or writes `size` bytes by calling `attempt(done)`, which moves what is left after the first `done`
/// bytes or a part of it, as long as it can be gone on. Returns all that was moved, and the error that ended
/// it.
template <typename AttemptFrom>
Attempt transferWhole(std::uint64_t sizeBytes, std::uint64_t sectorBytes, AttemptFrom attempt) {
  std::uint64_t done = 0;
  while (done < sizeBytes) {
    const Attempt step = attempt(done);
    if (step.interrupted) continue;
    if (step.error != 0) return {done, step.error, false};
    done += step.movedBytes;
    if (!canGoOn(step.movedBytes, done, sizeBytes, sectorBytes)) break;
  }
  return {done, 0, false};
}

/// How a system names what went wrong.
struct SystemErrors {
  bool (*isDiskFull)(int error);
  std::string (*text)(int error);
  int diskFull = 0;     ///< one of those that isDiskFull() knows
  int inputOutput = 0;  ///< a device that failed
};
/// The error numbers of the system that Strata is built for.
extern const SystemErrors systemErrors;

/// What came of a request of a queue, as DirectFile::write and read tell it of the file with that path.
Status completionOutcome(const IoRequest& request, const IoCompletion& completion, const std::string& path);

/// The outcome of a whole write or read as DirectFile tells it.
Status writeOutcome(const Attempt& whole, Bytes size, Bytes offset, const std::string& path,
                    const SystemErrors& system);
Status readOutcome(const Attempt& whole, Bytes size, Bytes offset, const std::string& path,
                   const SystemErrors& system);

/// `disk-full`: how far the file could grow.
Error diskFull(const std::string& path, Bytes offset);
/// `no-room`: a file could not be made, or not be reserved, at its full size.
Error noRoom(const std::string& path, Bytes size);
/// `queue-failed`.
Error queueFailed(int error);
/// An error of a folder or file as a whole.
Error pathError(const char* id, const std::string& path);
Error pathError(const char* id, const std::string& path, std::string systemText);

}  // namespace strata
