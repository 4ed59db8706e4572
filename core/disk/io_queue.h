// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "core/base/units.h"
#include "core/model/result.h"

namespace strata {

/// A request to a file: `size` bytes at `offset`, both multiples of the sector; `data` is aligned to a page
/// and stays as it is until the request has come back.
struct IoRequest {
  std::uint64_t tag = 0;  ///< comes back with the completion
  bool write = false;
  std::byte* data = nullptr;
  Bytes size;
  Bytes offset;
};

/// What came of a request. A transfer that ended short has been gone on from by the queue where that is
/// possible; `moved` is then still less than the size at the end of the file only.
struct IoCompletion {
  std::uint64_t tag = 0;
  Bytes moved;
  int error = 0;  ///< the system's number; 0: none
};

/// Requests to one file, many under way at once, by the fastest way that the system has. Made, used
/// and let go by one thread; several threads have a queue each. Goes only when nothing is under way:
/// destruction waits for what is.
class IoQueue {
 public:
  virtual ~IoQueue() = default;

  /// "io-uring", "iocp", "threads", "null": named beside each figure.
  virtual std::string_view engine() const = 0;
  /// Requests that may be under way at once.
  virtual std::size_t depth() const = 0;

  /// Hands these over, no more than there is room for. Error: `queue-failed` (system): some of the first may
  /// be under way, and come back by wait() or are waited for when the queue goes; the others never are.
  virtual Status submit(std::span<const IoRequest> requests) = 0;
  /// Waits until at least one has come back, and returns those that have, at most as many as `into` holds: a
  /// prefix of it. Must not be called with nothing under way. Error: `queue-failed` (system).
  virtual Result<std::span<IoCompletion>> wait(std::span<IoCompletion> into) = 0;
};

}  // namespace strata
