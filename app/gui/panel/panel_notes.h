// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/panel/panel_values.h"
#include "app/gui/results/result_row.h"
#include "core/report/notes.h"

/// Why figures of the panel are in doubt or missing, each reason once.
namespace strata::gui {

/// What stands below the table: its number is its place in the list, counted from 1.
struct PanelNote {
  ReasonRange reasons;  ///< the reasons of all results that the note is about, as one range
  QString brief;        ///< the first of these reasons in a few words
  QStringList about;    ///< names of the results: "L2 read"

  friend bool operator==(const PanelNote&, const PanelNote&) = default;
};

struct PanelNotes {
  std::vector<PanelNote> notes;     ///< in the order of the table
  std::array<int, 3> counts{};      ///< results by Grade
  std::optional<std::size_t> main;  ///< the note about the most results of doubtful grade
  std::vector<CellId> cells;        ///< that have a result

  /// "1,3": the numbers of the row's notes in their order; empty where it has none.
  QString numbersOf(const ResultRow& row) const;
};

/// The notes of all results that the panel shows. Reasons of reliable results become no note.
PanelNotes notesOf(const Panel& panel);

/// "20 of 22 results here are reliable"; empty where there is none yet.
QString countsText(const PanelNotes& notes);
/// What disturbed the most results, in a few words, and how many; empty where nothing did.
QString disturbanceText(const PanelNotes& notes);
/// A line for each note: "1  Another program … (L2 read, Memory write and 3 more)".
QString notesText(const PanelNotes& notes);

}  // namespace strata::gui
