// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/report/chart_texts.h"
#include "core/report/svg_canvas.h"

namespace strata::svg {

/// Draws a chart of shape Grid below its head, which reaches down to `head`; the height of all.
double drawGrid(Canvas& canvas, const Chart& chart, double head, const ChartLabels& labels);

}  // namespace strata::svg
