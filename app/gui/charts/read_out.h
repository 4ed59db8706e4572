// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <vector>

#include "core/chart/chart.h"

/// What the lines of a plot say at one place.
namespace strata::gui {

struct ReadOutRow {
  SeriesStyle style;
  QString name;
  QString shortName;
  QString figure;              ///< without unit
  QString interval;            ///< "± 0.4 %"; empty where there is none
  std::optional<Grade> grade;  ///< of a result
  double y = 0;                ///< in the plot

  friend bool operator==(const ReadOutRow&, const ReadOutRow&) = default;
};

struct ReadOut {
  double x = 0;     ///< in the plot
  QString heading;  ///< "Region 512 KiB, in the L2 cache"
  QString unit;
  std::vector<ReadOutRow> rows;

  friend bool operator==(const ReadOut&, const ReadOut&) = default;
};

/// A row for each line that has a figure at `x`; nothing when none has.
std::optional<ReadOut> readOutAt(const Chart& plot, double x);

/// "Region 512 KiB", with the level of cache that holds it when edges are known; "Thread 3"; "64 MiB".
QString stopText(const Chart& plot, double x);

/// All of it as text, a line each, for those who do not see the picture.
QString spokenText(const ReadOut& readOut);

}  // namespace strata::gui
