// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_notes.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <set>

#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"

namespace strata::gui {

namespace {

class PanelNotesText {
  Q_DECLARE_TR_FUNCTIONS(PanelNotes)
};

/// More names would hide the sentence that they stand behind.
constexpr int mostNames = 3;

bool hasNotes(const ResultRow& row) {
  return row.result && gradeOf(row) != Grade::Good;
}

QString numberText(std::size_t at) {
  return QLocale().toString(static_cast<qulonglong>(at) + 1);
}

QString aboutText(const ResultNote& note) {
  if (note.about.isEmpty())
    return note.results == 1 ? QString()
                             : PanelNotesText::tr("%Ln results", "that a note is about", note.results);
  QStringList names = note.about.mid(0, mostNames);
  const auto more = static_cast<int>(note.about.size() - names.size());
  const QString listed = names.join(PanelNotesText::tr(", ", "between names of results"));
  return more == 0 ? listed : PanelNotesText::tr("%1 and %Ln more", "names of results", more).arg(listed);
}

}  // namespace

void ResultNotes::take(const ResultRow& row, const QString& name) {
  if (!hasNotes(row)) return;
  for (const Reason& reason : reasonsOf(row)) {
    const std::string same = withoutFigures(reason);
    auto note = std::ranges::find(notes, same, &ResultNote::reason);
    if (note == notes.end()) note = notes.insert(note, {same, ReasonRange(reason), {}, 0});
    note->reasons.take(reason);
    ++note->results;
    if (!name.isEmpty() && !note->about.contains(name)) note->about.append(name);
  }
}

QString ResultNotes::numbersOf(const ResultRow& row) const {
  if (!hasNotes(row)) return {};
  std::set<std::size_t> places;
  for (const Reason& reason : reasonsOf(row)) {
    const auto note = std::ranges::find(notes, withoutFigures(reason), &ResultNote::reason);
    if (note != notes.end()) places.insert(static_cast<std::size_t>(note - notes.begin()));
  }
  QStringList numbers;
  for (auto at = places.begin(); at != places.end();) {
    const std::size_t first = *at;
    std::size_t last = first;
    while (++at != places.end() && *at == last + 1) ++last;
    if (last >= first + 2)
      numbers.append(numberText(first) + u'–' + numberText(last));
    else
      for (std::size_t place = first; place <= last; ++place) numbers.append(numberText(place));
  }
  return numbers.join(u',');
}

QString notesText(const ResultNotes& notes) {
  QStringList lines;
  for (std::size_t i = 0; i < notes.notes.size(); ++i) {
    const QString sentence = reasonText(notes.notes[i].reasons);
    const QString about = aboutText(notes.notes[i]);
    lines.append(
        about.isEmpty()
            ? PanelNotesText::tr("%1  %2", "number of a footnote, sentence").arg(numberText(i), sentence)
            : PanelNotesText::tr("%1  %2 (%3)", "number of a footnote, sentence, results that it is about")
                  .arg(numberText(i), sentence, about));
  }
  return lines.join(u'\n');
}

QString notesInBrief(const ResultNotes& notes) {
  QStringList briefs;
  for (std::size_t i = 0; i < notes.notes.size(); ++i) {
    QString brief = PanelNotesText::tr("%1: %2", "number of a footnote, reason in a few words")
                        .arg(numberText(i), briefReasonText(notes.notes[i].reasons));
    // A number at the end of a line would be read as one of the note before.
    if (const qsizetype gap = brief.indexOf(u' '); gap >= 0) brief[gap] = QChar(QChar::Nbsp);
    briefs.append(brief);
  }
  return joinedFacts(briefs);
}

}  // namespace strata::gui
