// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include "core/chart/chart.h"

namespace strata::gui {

struct ChartColumn {
  QString heading;
  QString unit;  ///< empty where there is none
  Qt::Alignment alignment = Qt::AlignTrailing;

  friend bool operator==(const ChartColumn&, const ChartColumn&) = default;
};

/// The figures of a chart as text, in the user's language.
struct ChartTable {
  QString title;
  QList<ChartColumn> columns;
  QList<QStringList> rows;  ///< as many texts each as there are columns; empty where there is no figure

  friend bool operator==(const ChartTable&, const ChartTable&) = default;
};

/// Where lines share their x (threads, regions): a row for each x, a column for each line; for regions, when
/// edges are known, a second column names the level that holds them. Along a file: a row for each stretch, at
/// most 64 for each line, with neighbours merged by their time.
ChartTable tableOf(const Chart& plot);

/// Headings with units in brackets, then the rows; columns parted by tabs, as spreadsheets take it.
QString tabSeparated(const ChartTable& table);

}  // namespace strata::gui
