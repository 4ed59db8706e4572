// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/gui/compare/compare_set.h"
#include "core/stats/comparison.h"

namespace strata::gui {

/// Sides and what was found of them, which belong together.
struct CompareView {
  CompareSet set;
  std::shared_ptr<const Comparison> comparison = std::make_shared<const Comparison>();
};

}  // namespace strata::gui
