// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/chart/chart.h"
#include "core/report/chart_texts.h"

namespace strata {

/// Width of every drawing, in its own units (CSS pixels where it is shown as large as it is).
inline constexpr double chartWidth = 760;

struct Drawing {
  std::string svg;  ///< elements without the <svg> around them
  double height = 0;
};

/// Whether a chart's title stands above it. It always has one for a screen reader.
enum class TitleShown { No, Yes };

/// The chart with its legend. Series are told apart by colour, mark and dash. Light colours stand in
/// attributes; svgStyle() turns them dark.
Drawing drawn(const Chart& chart, TitleShown title = TitleShown::Yes,
              const ChartLabels& labels = reportLabels());

/// The same as an element of its own, with its title and description for a screen reader. `id` begins the ids
/// within, so that several can stand in one document.
std::string svgElement(const Chart& chart, std::string_view id, TitleShown title = TitleShown::Yes);

/// The style sheet of drawings: what changes in a dark surrounding.
std::string svgStyle();

}  // namespace strata
