// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/results/published_figures.h"
#include "core/model/machine.h"

/// Published figures of another machine in the charts over a size of data.
namespace strata::gui {

/// Rates that a publication tells of a layer stand at the footprint that shows that layer on this machine.
PublishedLines publishedLinesOf(const PublishedFigures& figures, const Machine& machine);

/// Of what is chosen; absent while nothing is, or the machine is not known. `choice` may be null.
std::optional<PublishedLines> publishedLinesOf(const PublishedChoice* choice,
                                               const std::optional<Machine>& machine);

/// Whether that chart has anything of them.
bool hasLinesFor(const PublishedLines& lines, TestGroup kind);

}  // namespace strata::gui
