// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <string>
#include <vector>

#include "app/gui/compare/compare_set.h"
#include "core/base/units.h"
#include "core/model/run.h"
#include "core/stats/difference.h"

/// What the parts of a comparison are called, in the user's language and number format.
namespace strata::gui {

/// The same for cells that differ in their size alone.
std::string curveKeyOf(const CellResult& cell);

/// Of cells that are drawn as rows: those of one key stand in one chart, of that name ("Disk").
std::string groupKeyOf(const CellResult& cell);
QString groupNameOf(const CellResult& cell);
QString cellNameOf(
    const CellResult& cell);  ///< as other tables say it, with the threads where there are several
QString rowNameOf(const CellResult& cell);    ///< the same beside cells of its test only: "Write"
QString curveNameOf(const CellResult& cell);  ///< without its size: "Memory: 8 bytes, serial"

/// "▲ faster", "? not decided", "3 more needed"
QString findingText(const Difference& difference);
/// What that means, with the interval: a sentence or two.
QString findingExplanation(const Difference& difference);

/// "+20.9 %", never "-0.0 %"; between programs "99.6 ×".
QString differenceText(const Difference& difference);
/// "+19.6 … +22.3 %"; empty where there is no interval.
QString intervalText(const Difference& difference);

QString unlikeWord(Unlike unlike);      ///< "other pages"
QString unlikeSentence(Unlike unlike);  ///< "The memory lay in other pages."

/// "14 Nov 2026 14:02 · 5 repetitions", or that it is published.
QString detailsOf(const CompareSide& side);

/// "Unit: the repetition · …", with so many rows corrected for.
QString methodLine(std::size_t rows);

}  // namespace strata::gui
