// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/payoff.h"

namespace strata {

Payoff payoffOf(const UseTimes& regular, const UseTimes& writeCombined) {
  const double dearer = writeCombined.firstS - regular.firstS;
  const double saved = regular.laterS - writeCombined.laterS;
  if (!(saved > 0)) return PaysNever{};
  if (!(dearer > 0)) return PaysAtOnce{};
  return PaysAfter{dearer / saved};
}

}  // namespace strata
