// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ask_aside.h"
#include "core/disk/unanswered.h"

namespace strata {

/// Asks a disk something, as the other askAside does; `place` is Unanswered while a late answer is owed.
template <typename Answer>
std::optional<Answer> askAside(const DiskPlace& place, const std::function<Answer()>& question,
                               std::chrono::milliseconds most, const std::stop_token& stop) {
  return askAside<Answer>(question, most, stop, [&] { return std::make_shared<Unanswered>(place); });
}

}  // namespace strata
