// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/panel_faces.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <utility>

#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/network_cell.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "core/model/sweep_cell.h"

namespace strata::gui {

namespace {

class PanelText {
  Q_DECLARE_TR_FUNCTIONS(Panel)
};

/// A level of which so many times more or less is seen than the system reports is worth a second look.
constexpr double farFromReport = 1.5;
/// A walk over the whole region that is slower by so much has its figure beside the other's.
constexpr double clearlySlower = 1.1;
constexpr double halfOfReads = 0.5;
constexpr double mostOfReads = 0.99;
constexpr double nsOfMicrosecond = 1e3;

QString cyclesText(const ResultRow& row) {
  if (row.test != Test::Latency) return {};
  const QString cycles = valueText(cellValue(CellColumn::Cycles, row));
  return cycles.isEmpty() ? cycles : PanelText::tr("%1 cycles", "a latency").arg(cycles);
}

QString limitText(const ResultRow& row) {
  const QString share = valueText(cellValue(CellColumn::Limit, row));
  return share.isEmpty() ? share : PanelText::tr("%1 of peak", "percent").arg(share);
}

/// "whole region 177 ns"; of all threads "1.67× one thread": what one thread did in the same run, by turns,
/// is a little different from what it does alone, which the panel shows of one thread.
QString besideText(const PanelFigure& figure, RateUnit unit) {
  if (!figure.beside || !figure.row) return {};
  const auto value = figureOf(*figure.beside, unit);
  const auto local = valueOf(*figure.row);
  if (!value || !local) return {};
  if (figure.beside->test != Test::Latency) {
    const auto all = figureOf(*figure.row, unit);
    return PanelText::tr("%1× one thread", "rate of all threads").arg(figureText(all->value / value->value));
  }
  if (value->value < *local * clearlySlower) return {};
  return PanelText::tr("whole region %1 ns", "latency").arg(figureText(value->value));
}

/// The caption, in order of weight: how near the limit the figure is, what stands beside it, and what else
/// there is to know. A footnote has the reason for doubt.
QString captionOf(const PanelFigure& figure, RateUnit unit) {
  const ResultRow& row = *figure.row;
  // Said once, above.
  if (isEarlier(row)) return {};
  if (!row.result || !gradeOf(row)) return verdictText(row);
  QStringList parts{expectedInBrief(row), limitText(row), cyclesText(row), besideText(figure, unit)};
  parts.removeAll(QString());
  if (parts.isEmpty() && gradeOf(row) == Grade::Good) return briefReasonsOf(row);
  return joinedFacts(parts);
}

QString invitation() {
  return PanelText::tr("Click to measure only this.");
}

/// The network test needs an address and a code, which its page asks for.
QString invitationToNetwork() {
  return PanelText::tr("Opens the Network page.");
}

/// All that there is to say, a line each.
QString detailsOf(const QString& name, const PanelFigure& figure, RateUnit unit) {
  const ResultRow& row = *figure.row;
  QStringList lines{PanelText::tr("%1: %2", "cell, figure").arg(name, figureTextOf(row, unit))};
  if (const QString interval = valueText(cellValue(CellColumn::Interval, row)); !interval.isEmpty())
    lines.last() = PanelText::tr("%1 %2", "cell and figure, interval").arg(lines.last(), interval);
  for (const QString& fact : {cyclesText(row), limitText(row)})
    if (!fact.isEmpty()) lines.append(fact);
  if (figure.beside && valueOf(*figure.beside))
    lines.append(row.test == Test::Latency
                     ? PanelText::tr("Over the whole region: %1").arg(figureTextOf(*figure.beside, unit))
                     : PanelText::tr("One thread: %1").arg(figureTextOf(*figure.beside, unit)));
  lines.append(cellName(row));
  lines += reasonSentencesOf(row);
  if (const QString expected = expectedTextOf(row); !expected.isEmpty()) lines.append(expected);
  return lines.join(u'\n');
}

void fill(PanelFace& face, const QString& name, const PanelFigure& figure, const QString& unitInHead,
          RateUnit unit, const ResultNotes& notes) {
  const ResultRow& row = *figure.row;
  if (const auto value = figureOf(row, unit)) {
    face.text = figureText(value->value);
    if (value->unit != unitInHead) face.unit = value->unit;
  }
  face.settled = row.result.has_value() && valueOf(row).has_value();
  face.live = row.stepRuns && !row.result;
  face.grade = gradeOf(row);
  if (face.grade && *face.grade != Grade::Good) face.verdict = verdictText(row);
  face.caption = captionOf(figure, unit);
  face.notes = notes.numbersOf(row);
  face.doubts = reasonSentencesOf(row).join(u' ');
  if (face.text.isEmpty()) face.text = PanelText::tr("–", "no figure");
  face.toolTip = detailsOf(name, figure, unit);
  // The first line is in the name already.
  face.accessibleDescription = face.toolTip.section(u'\n', 1);
  face.accessibleName = PanelText::tr("%1: %2, %3", "cell, figure, verdict")
                            .arg(name, figureTextOf(row, unit), spokenVerdictText(row));
}

/// A cell that nothing is known of yet.
PanelFace emptyFace(const QString& name) {
  PanelFace face;
  face.settled = false;
  face.accessibleName = PanelText::tr("%1: not measured", "cell").arg(name);
  return face;
}

void invite(PanelFace& face, const QString& sentence) {
  const auto append = [&](QString& text, QChar gap) {
    text = text.isEmpty() ? sentence : text + gap + sentence;
  };
  append(face.toolTip, u'\n');
  append(face.accessibleDescription, u' ');
}

}  // namespace

QString columnName(PanelColumn column) {
  return operationName(operationOf(column));
}

QString levelName(int level) {
  if (level == levelOfNetwork) return kindName(TestGroup::Network);
  return level == levelOfMemory
             ? PanelText::tr("Memory")
             : PanelText::tr("L%1", "cache level").arg(level);  // a name, in the digits of names
}

/// German nouns keep their capital, and so do verbs that stand for one.
QString withinSentence(const QString& name) {
  return QLocale().language() == QLocale::German ? name : name.toLower();
}

QString cellNameOf(int level, PanelColumn column) {
  return PanelText::tr("%1 %2", "level, operation: the short name of a result")
      .arg(levelName(level), withinSentence(columnName(column)));
}

QString diskCellName(PanelColumn column) {
  return PanelText::tr("%1 %2", "level, operation: the short name of a result")
      .arg(kindName(TestGroup::Disk), withinSentence(columnName(column)));
}

QString unitOf(PanelColumn column, RateUnit unit) {
  return column == PanelColumn::Latency ? PanelText::tr("ns", "nanoseconds") : rateUnitName(unit);
}

PanelFace faceOfColumn(PanelColumn column, RateUnit unit) {
  PanelFace face;
  face.text = columnName(column);
  face.unit = unitOf(column, unit);
  face.toolTip = PanelText::tr("Measures this at every level");
  face.accessibleName = PanelText::tr("%1 (%2)", "column, unit").arg(face.text, face.unit);
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfLevel(const Panel& panel, std::size_t row) {
  const MemoryLevel& level = panel.rows[row].level;
  PanelFace face;
  face.text = levelName(level.level);
  if (level.level == levelOfNetwork) {
    const bool within = std::ranges::any_of(panel.rows[row].figures, [](const PanelFigure& figure) {
      const Measured* measured = figure.row ? shownOf(*figure.row) : nullptr;
      return measured != nullptr && isWithinThisMachine(*measured);
    });
    face.caption = within                           ? PanelText::tr("within this computer")
                   : isMeasuredRow(panel.rows[row]) ? PanelText::tr("to another machine")
                                                    : PanelText::tr("to another machine, not measured");
    face.warns = within;
    face.toolTip = invitationToNetwork();
    face.accessibleName = PanelText::tr("%1, %2", "level, size").arg(face.text, face.caption);
    face.accessibleDescription = face.toolTip;
    return face;
  }
  face.toolTip = PanelText::tr("Measures read, write, copy and latency here");
  const QString size = sizeText(level.level == levelOfMemory ? panel.memory : level.size);
  if (level.reported && *level.reported != level.size) {
    const bool isSeen = panel.rows[row].source == LevelSource::Seen;
    face.caption = (isSeen ? PanelText::tr("%1 measured, OS: %2", "sizes of a cache")
                           : PanelText::tr("%1 assumed, %2 reported", "sizes of a cache"))
                       .arg(size, sizeText(*level.reported));
    const double factor = static_cast<double>(level.reported->count) /
                          static_cast<double>(std::max<std::uint64_t>(1, level.size.count));
    face.warns = std::max(factor, 1 / factor) > farFromReport;
    // A guest system cannot tell who uses the rest of the cache.
    if (isSeen && *level.reported > level.size)
      face.toolTip =
          PanelText::tr(
              "Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may "
              "use the rest. Strata chooses sizes by the part that it measured.",
              "sizes of a cache")
              .arg(size, sizeText(*level.reported)) +
          QLatin1Char('\n') + face.toolTip;
    // The colour asks for a look: the reader learns here at what.
    if (panel.rows[row].source == LevelSource::Assumed)
      face.toolTip =
          PanelText::tr(
              "The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two "
              "undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then "
              "Measure cache again.",
              "sizes of a cache")
              .arg(size, sizeText(*level.reported)) +
          QLatin1Char('\n') + face.toolTip;
  } else if (panel.rows[row].source == LevelSource::Seen) {
    face.caption = PanelText::tr("%1 measured", "size of a cache").arg(size);
  } else if (panel.rows[row].source == LevelSource::Assumed) {
    face.caption = PanelText::tr("%1 assumed", "size of a cache").arg(size);
  } else {
    face.caption = size;
  }
  if (!panel.rows[row].isDistinct) {
    face.caption = PanelText::tr("%1, not distinguishable", "size of a cache").arg(size);
    face.warns = true;
    face.toolTip = reasonText({"level-not-distinguishable", {{"level", std::int64_t{level.level}}}}) +
                   QLatin1Char('\n') + face.toolTip;
  }
  face.accessibleName = PanelText::tr("%1, %2", "level, size").arg(face.text, face.caption);
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfFigure(const Panel& panel, std::size_t row, PanelColumn column, RateUnit unit,
                       const ResultNotes& notes) {
  const PanelFigure& figure = panel.rows[row][column];
  const QString name = PanelText::tr("%1, %2", "level, operation")
                           .arg(levelName(panel.rows[row].level.level), columnName(column));
  PanelFace face = emptyFace(name);
  if (figure.row) fill(face, name, figure, unitOf(column, unit), unit, notes);
  // Other programs measure this; the cycles are in the tool tip, the unit in the head.
  if (column == PanelColumn::Latency && figure.beside && !besideText(figure, unit).isEmpty())
    face.brief = PanelText::tr("whole region %1", "latency").arg(figureText(*valueOf(*figure.beside)));
  const bool network = panel.rows[row].level.level == levelOfNetwork;
  // Bits do not fit beside the figure in a column of bytes.
  if (network && figure.row && column != PanelColumn::Latency && !face.unit.isEmpty()) {
    QStringList facts{std::exchange(face.unit, QString()),
                      valueText(cellValue(CellColumn::Limit, *figure.row))};
    facts.removeAll(QString());
    face.caption = joinedFacts(facts);
  }
  invite(face, network ? invitationToNetwork() : invitation());
  return face;
}

PanelFace faceOfCore() {
  PanelFace face;
  face.text = PanelText::tr("Core");
  face.caption = PanelText::tr("arithmetic, registers");
  face.toolTip = PanelText::tr("Measures the processor");
  face.accessibleName = PanelText::tr("%1, %2", "level, size").arg(face.text, face.caption);
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfArithmetic(const std::optional<ResultRow>& row, const QString& name, RateUnit unit,
                           const ResultNotes& notes) {
  PanelFace face = emptyFace(name);
  if (row) fill(face, name, {row, {}}, {}, unit, notes);
  // The name stands in the second line: beside the figure it would make the column wider than those of the
  // levels need.
  const QString what =
      face.unit.isEmpty() ? name : PanelText::tr("%1, %2", "what the figure is, unit").arg(name, face.unit);
  face.unitBelow = true;
  face.brief = name;
  face.valueName = what;
  face.caption = face.caption.isEmpty()
                     ? what
                     : PanelText::tr("%1 · %2", "what the figure is, more about it").arg(what, face.caption);
  invite(face, invitation());
  return face;
}

PanelFace faceOfRegisters(std::optional<double> latencyNs, bool earlier) {
  const QString name = PanelText::tr("Registers, %1", "latency").arg(columnName(PanelColumn::Latency));
  PanelFace face = emptyFace(name);
  if (latencyNs) {
    face.text = figureText(*latencyNs);
    face.caption = PanelText::tr("one cycle");
    face.settled = !earlier;
    face.accessibleName = PanelText::tr("%1: %2 ns", "cell, figure").arg(name, face.text);
  }
  invite(face,
         PanelText::tr("From the clock that Strata measures with latency. Click to measure latency in L1."));
  return face;
}

PanelFace faceOfDisk() {
  PanelFace face;
  face.text = kindName(TestGroup::Disk);
  face.toolTip = PanelText::tr("Measures the disk");
  face.accessibleName = face.text;
  face.accessibleDescription = face.toolTip;
  return face;
}

PanelFace faceOfDiskFigure(const std::optional<ResultRow>& row, PanelColumn column, RateUnit unit,
                           const ResultNotes& notes) {
  const QString name =
      PanelText::tr("%1, %2", "level, operation").arg(kindName(TestGroup::Disk), columnName(column));
  PanelFace face = emptyFace(name);
  if (row) fill(face, name, {row, {}}, unitOf(column, unit), unit, notes);
  // What one request at a time carries says how long it waits.
  if (row && column == PanelColumn::Latency) {
    const auto half = latencyNsAt(*row, halfOfReads);
    const auto most = latencyNsAt(*row, mostOfReads);
    face.text = half ? figureText(*half / nsOfMicrosecond) : PanelText::tr("–", "no figure");
    face.unit = half ? microsecondUnit() : QString();
    if (half)
      face.accessibleName = PanelText::tr("%1: %2, %3", "cell, figure, verdict")
                                .arg(name, timeText(*half), spokenVerdictText(*row));
    if (most) face.caption = PanelText::tr("4K · p99 %1", "random reads of 4 KiB").arg(timeText(*most));
  }
  invite(face, invitation());
  return face;
}

void setChange(PanelFace& face, const std::optional<FigureChange>& change) {
  if (!change) return;
  face.change = change;
  for (QString* text : {&face.toolTip, &face.accessibleDescription})
    *text = text->isEmpty() ? change->sentence : change->sentence + QLatin1Char('\n') + *text;
}

namespace {

void take(ResultNotes& notes, const std::optional<ResultRow>& row, const QString& name) {
  if (row) notes.take(*row, name);
}

}  // namespace

ResultNotes notesOf(const Panel& panel) {
  ResultNotes notes;
  take(notes, panel.others.integer, testName(Test::Integer));
  take(notes, panel.others.floating, testName(Test::Floating));
  for (const PanelRow& row : panel.rows)
    for (const PanelColumn column : allPanelColumns)
      take(notes, row[column].row, cellNameOf(row.level.level, column));
  take(notes, panel.others.diskRead, diskCellName(PanelColumn::Read));
  take(notes, panel.others.diskWrite, diskCellName(PanelColumn::Write));
  take(notes, panel.others.diskWait, diskCellName(PanelColumn::Latency));
  return notes;
}

}  // namespace strata::gui
