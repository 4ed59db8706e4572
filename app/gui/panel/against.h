// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <memory>
#include <optional>

#include "app/gui/panel/panel_values.h"
#include "app/gui/results/compared_figures.h"
#include "app/gui/text/rate_unit.h"
#include "core/report/comparison_answer.h"

/// The figures of an earlier run, or of another machine, beside those of the panel: shown, never tested.
namespace strata::gui {

/// The panels of what the results are compared with.
struct AgainstPanels {
  QString name;              ///< "Last run, today 16:13"
  bool isPublished = false;  ///< of another machine, whose differences are no changes
  Panel one;
  Panel all;

  const Panel& of(PanelThreads threads) const { return threads == PanelThreads::One ? one : all; }
};

/// Null where nothing is chosen.
std::shared_ptr<const AgainstPanels> againstOf(const ComparedFigures* figures);

/// A figure of another run and how the one of this run differs from it.
struct FigureChange {
  QString other;   ///< "98.1", in the unit of this one
  QString change;  ///< "▲ +2.6 %", "= +0.1 %", "0.44×"; empty where this run has no figure
  Standing standing = Standing::Untold;
  QString sentence;  ///< "Last run, today 16:13: 98.1 GB/s, +2.6 % (better)"

  friend bool operator==(const FigureChange&, const FigureChange&) = default;
};

/// How the row stands to the other. A difference within what is usual between unchanged runs counts as none,
/// and one of unreliable results says nothing. Absent where there is no other figure, where the two are of
/// different walks, and while the row is being measured.
std::optional<FigureChange> changeOf(const std::optional<ResultRow>& row,
                                     const std::optional<ResultRow>& other, RateUnit unit,
                                     const AgainstPanels& against);
/// The same for the median latency of a disk.
std::optional<FigureChange> changeOfWait(const std::optional<ResultRow>& row,
                                         const std::optional<ResultRow>& other, const AgainstPanels& against);

/// The figure of that level; null where there is none.
const PanelFigure* figureAt(const Panel& panel, int level, PanelColumn column);

}  // namespace strata::gui
