// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/panel_notes.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <set>

#include "app/gui/panel/panel_faces.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"

namespace strata::gui {

namespace {

class PanelNotesText {
  Q_DECLARE_TR_FUNCTIONS(PanelNotes)
};

/// More names would hide the sentence that they stand behind.
constexpr int mostNames = 3;

bool isDoubtful(const ResultRow& row) {
  return row.result && gradeOf(row) != Grade::Good;
}

QString numberText(std::size_t at) {
  return QLocale().toString(static_cast<qulonglong>(at) + 1);
}

/// The note about `reason`; end() where there is none yet.
auto noteOf(auto& notes, const Reason& reason) {
  const std::string same = withoutFigures(reason);
  return std::ranges::find_if(
      notes, [&](const PanelNote& note) { return withoutFigures(note.reasons.low) == same; });
}

void take(PanelNotes& notes, const std::optional<ResultRow>& row, const QString& name) {
  if (!row || !row->result) return;
  notes.cells.push_back(*row);
  if (const auto grade = gradeOf(*row)) ++notes.counts[static_cast<std::size_t>(*grade)];
  if (!isDoubtful(*row)) return;
  for (const Reason& reason : reasonsOf(*row)) {
    auto note = noteOf(notes.notes, reason);
    if (note == notes.notes.end())
      note = notes.notes.insert(note, {ReasonRange(reason), briefReasonText(reason), {}});
    note->reasons.take(reason);
    if (!note->about.contains(name)) note->about.append(name);
  }
}

QString aboutText(const PanelNote& note) {
  QStringList names = note.about.mid(0, mostNames);
  const auto more = static_cast<int>(note.about.size() - names.size());
  const QString listed = names.join(PanelNotesText::tr(", ", "between names of results"));
  return more == 0 ? listed : PanelNotesText::tr("%1 and %Ln more", "names of results", more).arg(listed);
}

}  // namespace

QString PanelNotes::numbersOf(const ResultRow& row) const {
  if (!isDoubtful(row)) return {};
  std::set<std::size_t> places;
  for (const Reason& reason : reasonsOf(row)) {
    const auto note = noteOf(notes, reason);
    if (note != notes.end()) places.insert(static_cast<std::size_t>(note - notes.begin()));
  }
  QStringList numbers;
  for (const std::size_t place : places) numbers.append(numberText(place));
  return numbers.join(u',');
}

PanelNotes notesOf(const Panel& panel) {
  PanelNotes notes;
  take(notes, panel.others.integer, testName(Test::Integer));
  take(notes, panel.others.floating, testName(Test::Floating));
  for (const PanelRow& row : panel.rows)
    for (const PanelColumn column : allPanelColumns)
      take(notes, row[column].row, cellNameOf(row.level.level, column));
  take(notes, panel.others.diskRead, diskCellName(PanelColumn::Read));
  take(notes, panel.others.diskWrite, diskCellName(PanelColumn::Write));
  take(notes, panel.others.diskWait, diskCellName(PanelColumn::Latency));
  for (std::size_t i = 0; i < notes.notes.size(); ++i)
    if (!notes.main || notes.notes[i].about.size() > notes.notes[*notes.main].about.size()) notes.main = i;
  return notes;
}

QString countsText(const PanelNotes& notes) {
  const int all = notes.counts[0] + notes.counts[1] + notes.counts[2];
  if (all == 0) return {};
  const int reliable = notes.counts[static_cast<std::size_t>(Grade::Good)];
  return PanelNotesText::tr("%1 of %Ln results here are reliable", nullptr, all)
      .arg(QLocale().toString(reliable));
}

QString disturbanceText(const PanelNotes& notes) {
  if (!notes.main) return {};
  const PanelNote& note = notes.notes[*notes.main];
  return PanelNotesText::tr("%1 (%Ln results)", "what disturbed them", static_cast<int>(note.about.size()))
      .arg(note.brief);
}

QString notesText(const PanelNotes& notes) {
  QStringList lines;
  for (std::size_t i = 0; i < notes.notes.size(); ++i)
    lines.append(PanelNotesText::tr("%1  %2 (%3)", "number of a footnote, sentence, results that it is about")
                     .arg(numberText(i), reasonText(notes.notes[i].reasons), aboutText(notes.notes[i])));
  return lines.join(u'\n');
}

}  // namespace strata::gui
