// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/model/run.h"

/// How the threads of a run rank among those of other programs.
namespace strata {

/// A raised priority: while it lives. Made and destroyed on the same thread.
class RaisedPriority {
 public:
  virtual ~RaisedPriority() = default;
  /// What the system gave.
  virtual Priority obtained() const = 0;
};

/// Raises the calling thread and those that are started from it, as far as the system lets this user; on
/// Windows and macOS, which count by process, the whole program. What was before is restored when the value
/// goes.
std::unique_ptr<RaisedPriority> raisePriority();

/// The nice value that is asked for.
inline constexpr int raisedNice = -10;

/// The least nice value, at least raisedNice, that a user without special rights may take where RLIMIT_NICE
/// is `limit` (see getrlimit): 20 stands for 0, 40 for -20. Absent where that is no better than `now`.
std::optional<int> niceWithin(unsigned long long limit, int now);

}  // namespace strata
