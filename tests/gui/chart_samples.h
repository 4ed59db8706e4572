// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "app/gui/charts/chart_data.h"
#include "core/chart/chart.h"
#include "core/plan/plan.h"

class QWidget;

/// Made-up figures for the charts.
namespace strata::gui {

/// samplePlan of all tests on the sample machine.
Plan planWith(int threads);

/// What the charts show after that many steps of the plan.
ChartData dataAfter(const Plan& plan, std::size_t steps);

/// A sweep over 24 regions from 1 KiB to 1 GiB, four widths, two patterns, as the sample machine would give
/// it; the last `live` regions are not finished.
ChartData sweep(std::size_t live = 0);

/// Two regions, two widths, two patterns, one thread, with round figures:
///
///            1 byte, sequential   8 bytes, sequential   1 byte, random       8 bytes, random
///     4 KiB  1,000 ± 10 good  8,000 ± 80 good   500 ± 50 fair        4,000, no interval
///     1 MiB    900 ±  9 good  7,000 ± 70 poor   100 ± 10, on its way (none)
///
/// at 2 GHz, but 1 byte, sequential at 1 MiB at 1.8 GHz, and 8 bytes, random without a clock.
ChartData roundFigures();

/// Operations per second of each thread; none before the first figure.
ChartFigure processorFigure(Test test, std::vector<double> perThread, std::int64_t threads);
Chart processorChartOf(std::vector<ChartFigure> figures);

/// A move that `threads` threads measured at the same time.
ChartFigure moveFigure(std::int64_t width, const char* pattern, Bytes region, std::optional<double> rate,
                       std::int64_t threads = 1);
/// The move of that width, pattern and buffer size in `data`.
ChartFigure& moveFigureIn(ChartData& data, std::int64_t width, const std::string& pattern, Bytes region);

}  // namespace strata::gui
