// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/base/units.h"
#include "core/chart/axis.h"
#include "core/chart/rate_unit.h"
#include "core/report/text.h"
#include "core/report/word_ids.h"

namespace strata {

/// How texts stand, and how numbers are written: beside an axis, and beside a bar. As in reports where
/// nothing else is said.
struct ChartLabels {
  std::function<std::string(AxisKind, double)> quantity;
  std::function<std::string(double)> figure;
  bool rightToLeft = false;  ///< title, legend and rows are mirrored; axes of numbers are not
};
const ChartLabels& reportLabels();

/// Everything that a chart says, in one language.
struct ChartTexts {
  Words words;
  ChartLabels labels = reportLabels();

  std::string operator()(std::string_view id, const std::vector<std::string>& arguments = {}) const {
    return words(id, arguments);
  }
  std::string size(Bytes size) const {
    return labels.quantity(AxisKind::Region, static_cast<double>(size.count));
  }
  std::string count(std::int64_t count) const {
    return labels.quantity(AxisKind::Count, static_cast<double>(count));
  }
  /// "MB/s", "MiB/s", "GB/s", "B/cycle"
  std::string rate(RateUnit unit) const { return words(wordId(rateIds, rateId(unit)), {}); }
};

}  // namespace strata
