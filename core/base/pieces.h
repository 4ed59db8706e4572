// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <stop_token>

#include "core/base/units.h"

/// Long work in pieces, so that a stop is seen after one of them at most.
namespace strata {

/// Calls `work(offset, size)` for one piece after another until all is done. False: a stop came first.
template <typename Work>
bool inPieces(Bytes total, Bytes piece, const std::stop_token& stop, Work work) {
  for (Bytes done = 0_B; done < total;) {
    if (stop.stop_requested()) return false;
    const Bytes size = std::min(piece, total - done);
    work(done, size);
    done = done + size;
  }
  return true;
}

/// The same where a request is cheap for one system and slow for another: the pieces begin with `first` and
/// grow as long as they are done in a moment. Ends too when `work` returns false.
template <typename Work>
void inGrowingPieces(Bytes total, Bytes first, const std::stop_token& stop, Work work) {
  using Clock = std::chrono::steady_clock;
  constexpr auto moment = std::chrono::milliseconds(5);
  Bytes piece = first;
  for (Bytes done = 0_B; done < total && !stop.stop_requested();) {
    const Bytes size = std::min(piece, total - done);
    const Clock::time_point begin = Clock::now();
    if (!work(done, size)) return;
    if (Clock::now() - begin < moment) piece = piece * 2;
    done = done + size;
  }
}

}  // namespace strata
