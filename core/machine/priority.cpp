// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/priority.h"

#include <algorithm>

namespace strata {

std::optional<int> niceWithin(unsigned long long limit, int now) {
  constexpr unsigned long long most = 40;
  const int least = std::max(raisedNice, 20 - static_cast<int>(std::min(limit, most)));
  return least < now ? std::optional(least) : std::nullopt;
}

}  // namespace strata
