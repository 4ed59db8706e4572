// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/chart_widths.h"
#include "core/report/svg_chart.h"
#include "core/report/text.h"

namespace strata {

/// What a picture says besides its charts, so that it can be understood on its own. Any may be empty.
struct SvgHead {
  std::string title;
  std::string subtitle;
  std::string foot;  ///< on as many lines as it takes
  std::string end;   ///< after it, at the other side
};

/// Charts one below the other as one SVG document: UTF-8, no script, nothing from elsewhere; light, and dark
/// where the viewer says so.
std::string svgDocument(const SvgHead& head, const std::vector<Chart>& charts,
                        const ChartLabels& labels = reportLabels());

/// The charts of one run, or of the repetitions of a series (the mean of each cell, and from the least to the
/// greatest; of several series a side each), as one SVG document. It stands for itself: processor, date and
/// version are above. If there is one side, the chosen widths are shown; if several, 8-byte moves and each
/// loop's widest.
std::string toSvg(const std::vector<Run>& runs, const Words& words, const ChartWidths& widths = {});

}  // namespace strata
