// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/difference.h"
#include "core/stats/sign_test.h"

namespace strata {

/// The difference of a row by itself, for a cell that was chosen beforehand.
inline Difference differenceOf(const Sides& sides) {
  return differencesOf({&sides, 1}).front();
}
inline Difference pairedDifferenceOf(const Sides& sides) {
  return pairedDifferencesOf({&sides, 1}).front();
}

}  // namespace strata
