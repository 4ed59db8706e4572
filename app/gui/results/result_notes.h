// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <string>
#include <vector>

#include "app/gui/results/result_row.h"
#include "core/report/notes.h"

/// Footnotes of a page: why figures are in doubt or missing, each reason once, in the user's language.
namespace strata::gui {

/// What stands below the figures: its number is its place in the list, counted from 1.
struct ResultNote {
  std::string reason;   ///< what all of its reasons share, see withoutFigures()
  ReasonRange reasons;  ///< the reasons of all results that the note is about, as one range
  QStringList about;    ///< names of the results: "L2 read"; empty where nobody told them
  int results = 0;      ///< how many it is about

  friend bool operator==(const ResultNote&, const ResultNote&) = default;
};

struct ResultNotes {
  std::vector<ResultNote> notes;  ///< in the order in which their results were taken

  /// Notes the reasons of a result that is not reliable; those of a reliable one become no note.
  void take(const ResultRow& row, const QString& name = {});
  /// "1,3": the numbers of the row's notes in their order; empty where it has none.
  QString numbersOf(const ResultRow& row) const;

  friend bool operator==(const ResultNotes&, const ResultNotes&) = default;
};

/// A line for each note: "1  Another program … (L2 read, Memory write and 3 more)", "(18 results)" where
/// no names are known, and nothing for one result without a name.
QString notesText(const ResultNotes& notes);
/// One line for all of them: "1: SMT sibling busy · 2: Other programs 69-71 %".
QString notesInBrief(const ResultNotes& notes);

}  // namespace strata::gui
