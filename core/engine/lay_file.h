// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "core/base/units.h"
#include "core/disk/io_queue.h"
#include "core/model/result.h"

namespace strata {

/// Where the data of a file comes from that is laid; called on the thread that lays it.
struct LayingData {
  std::function<const std::byte*()> take;  ///< a block that nobody writes just now
  std::function<void(const std::byte*)> giveBack;
};

/// Writes a file in full, from its beginning, in blocks of layBlock: what was never written would be read out
/// of no device. `goesOn` is asked before each block, with what has been laid so far; it may end it. `wait`
/// carries out what waits for the system; false from it ends at once, and nothing is touched any more.
/// Returns what was laid, without a gap. Errors: those of DirectFile::write, `queue-failed`.
Result<Bytes> layFile(IoQueue& queue, Bytes size, const LayingData& data, const std::string& path,
                      const std::function<bool(Bytes laid)>& goesOn,
                      const std::function<bool(const std::function<void()>&)>& wait);

}  // namespace strata
