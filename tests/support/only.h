// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/settings.h"
#include "core/plan/plan.h"

namespace strata {

/// The tests of that group alone.
inline Selection only(TestGroup group) {
  return Selection{.tests = {group}};
}

}  // namespace strata
