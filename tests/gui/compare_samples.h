// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/gui/compare/compare_set.h"
#include "core/model/run.h"
#include "core/stats/comparison.h"

/// Runs and sides to compare, made by hand.
namespace strata::gui {

/// The classic run so many times as one series, with each rate that many times as high and a little apart
/// from one repetition to the next; and latencies and bandwidths of a sweep beside them.
std::vector<Run> seriesOf(const std::string& id, const std::string& label, double factor, int repetitions);

std::shared_ptr<const ComparedSide> sideOf(const std::string& label, double factor, int repetitions);

/// A published side with three rates of memory.
std::shared_ptr<const ComparedSide> publishedSide(const std::string& name);

CompareView viewOf(const std::vector<std::shared_ptr<const ComparedSide>>& sides);

}  // namespace strata::gui
