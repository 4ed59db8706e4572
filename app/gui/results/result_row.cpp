// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_row.h"

#include <QtCore/qcoreapplication.h>

#include "app/gui/text/labels.h"
#include "app/gui/text/network_cell.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"
#include "core/disk/disk_figures.h"
#include "core/model/kernel_id.h"
#include "core/report/expected_text.h"
#include "core/stats/enough_requests.h"

namespace strata::gui {

namespace {

class ResultRowText {
  Q_DECLARE_TR_FUNCTIONS(ResultRow)
};

QString measuredUnit(const ResultRow& row) {
  if (row.result) return unitText(row.result->unit);
  const std::string_view unit = unitOf(row);
  return QString::fromLatin1(unit.data(), static_cast<qsizetype>(unit.size()));
}

/// What the row stands for, now or earlier; null while there is nothing.
const CellResult* standingOf(const ResultRow& row) {
  if (row.result) return &*row.result;
  return isEarlier(row) ? &*row.before : nullptr;
}

/// Of another program a cell may have any unit, whatever its test has here.
bool isRate(const ResultRow& row) {
  const CellResult* standing = standingOf(row);
  return (standing == nullptr ? unitOf(row) : std::string_view(standing->unit)) == "MB/s";
}

}  // namespace

TestGroup groupOf(const ResultRow& row) {
  return row.test.group().value_or(TestGroup::Processor);
}

bool isEarlier(const ResultRow& row) {
  return row.earlier && row.before && !row.result && !row.planned;
}

int runOfShown(const ResultRow& row) {
  return row.result || row.live ? row.run : row.runBefore;
}

const Measured* measuredOf(const ResultRow& row) {
  return row.result ? measuredOf(&*row.result) : nullptr;
}

const Measured* shownOf(const ResultRow& row) {
  if (row.result) return measuredOf(row);
  if (row.live) return &*row.live;
  return row.before ? measuredOf(&*row.before) : nullptr;
}

std::optional<double> valueOf(const ResultRow& row) {
  const Measured* shown = shownOf(row);
  return shown != nullptr ? std::optional(shown->value) : std::nullopt;
}

TableValue cellValue(CellColumn column, const ResultRow& row) {
  if (column == CellColumn::Cycles && !testsInCycles.contains(groupOf(row))) return {};
  const CellResult* standing = standingOf(row);
  const Measured* measured = standing != nullptr ? measuredOf(standing) : nullptr;
  return measured != nullptr ? cellValue(column, *measured) : TableValue();
}

std::optional<Figure> figureOf(const ResultRow& row, RateUnit unit) {
  const Measured* shown = shownOf(row);
  if (shown == nullptr) return std::nullopt;
  const double value = shown->value;
  if (const auto us = microsecondsOf(row, value)) return Figure{*us, microsecondUnit()};
  if (!isRate(row)) return Figure{value, measuredUnit(row)};
  // Disks and lines do not follow the processor's clock.
  if (row.test == Test::Disk) unit = unitWithoutClock(unit);
  if (row.test == Test::Network) unit = unitOfNetwork(unit);
  const auto converted = inUnit(value, shown->clockGhz, unit);
  if (!converted) return Figure{value, rateUnitName(RateUnit::MegabytesPerSecond)};
  return Figure{*converted, rateUnitName(unit)};
}

QString figureTextOf(const ResultRow& row, RateUnit unit) {
  const std::optional<Figure> figure = figureOf(row, unit);
  if (!figure) return {};
  return ResultRowText::tr("%1 %2", "value, unit").arg(figureText(figure->value), figure->unit);
}

QString figureTextOfRate(double megabytesPerSecond, RateUnit unit) {
  unit = unitWithoutClock(unit);
  const auto converted = inUnit(megabytesPerSecond, std::nullopt, unit);
  return ResultRowText::tr("%1 %2", "value, unit")
      .arg(figureText(converted.value_or(megabytesPerSecond)), rateUnitName(unit));
}

const DiskFigures* diskFiguresOf(const ResultRow& row) {
  const Measured* shown = shownOf(row);
  return shown != nullptr && shown->disk ? &*shown->disk : nullptr;
}

std::optional<double> latencyNsAt(const ResultRow& row, double fraction) {
  const Measured* shown = shownOf(row);
  const auto ns = shown != nullptr ? percentileNs(*shown, fraction) : std::nullopt;
  return ns ? std::optional(static_cast<double>(*ns)) : std::nullopt;
}

std::optional<double> operationsOf(const ResultRow& row) {
  if (const DiskFigures* figures = diskFiguresOf(row)) return figures->operationsPerSecond;
  const auto rate = valueOf(row);
  if (isCommit(row)) return rate;
  const std::uint64_t block = row.parameters.blockBytes.value_or(0);
  if (!rate || block == 0) return std::nullopt;
  return operationsPerSecond(*rate, Bytes{block});
}

std::optional<Grade> gradeOf(const ResultRow& row) {
  const CellResult* standing = standingOf(row);
  const Measured* measured = standing != nullptr ? measuredOf(standing) : nullptr;
  return measured != nullptr ? std::optional(measured->verdict.grade) : std::nullopt;
}

QString verdictText(const ResultRow& row) {
  if (const auto grade = gradeOf(row)) return gradeWord(*grade);
  if (!row.result && row.cellRuns) return ResultRowText::tr("measuring");
  if (!row.result && row.live) return ResultRowText::tr("measured", "the grade comes at the end");
  if (!row.result) return ResultRowText::tr("waiting");
  return word(std::holds_alternative<Skipped>(row.result->outcome) ? "outcome-skipped" : "outcome-failed");
}

QString spokenVerdictText(const ResultRow& row) {
  const QString verdict = verdictText(row);
  return isEarlier(row)
             ? ResultRowText::tr("%1, earlier", "the grade of a result of a run of before the start")
                   .arg(verdict)
             : verdict;
}

QStringList verdictTexts() {
  return {gradeWord(Grade::Good),
          gradeWord(Grade::Fair),
          gradeWord(Grade::Poor),
          ResultRowText::tr("measuring"),
          ResultRowText::tr("measured", "the grade comes at the end"),
          ResultRowText::tr("waiting"),
          word("outcome-skipped"),
          word("outcome-failed")};
}

QStringList eachReasonInBrief(const ResultRow& row) {
  QStringList briefs;
  for (const Reason& reason : reasonsOf(row)) briefs.append(briefReasonText(reason));
  return briefs;
}

QString briefReasonsOf(const ResultRow& row) {
  const QStringList reasons = eachReasonInBrief(row);
  if (reasons.isEmpty()) return {};
  const QString& first = reasons.front();
  if (reasons.size() == 1) return first;
  return ResultRowText::tr("%1 +%2", "a reason, number of further ones")
      .arg(first, QLocale().toString(static_cast<qulonglong>(reasons.size() - 1)));
}

std::vector<Reason> reasonsOf(const ResultRow& row) {
  const CellResult* standing = standingOf(row);
  return standing != nullptr ? everyReasonOf(*standing) : std::vector<Reason>();
}

QStringList reasonSentencesOf(const ResultRow& row) {
  QStringList sentences;
  if (isEarlier(row)) sentences.append(ResultRowText::tr("Measured before this start of Strata."));
  for (const Reason& reason : reasonsOf(row)) sentences.append(reasonText(reason));
  return sentences;
}

QString expectedTextOf(const ResultRow& row) {
  if (!row.expected || !row.result) return {};
  return QString::fromStdString(expectedText(*row.expected, *row.result, wordsWithNumbers()));
}

QString expectedInBrief(const ResultRow& row) {
  if (!row.expected || !row.result) return {};
  return QString::fromStdString(expectedTextInBrief(*row.expected, translatedWords()));
}

}  // namespace strata::gui
