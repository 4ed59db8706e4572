// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/results_model.h"

#include <QtCore/qlocale.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/network_cell.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "core/model/fields.h"
#include "core/model/memory_levels.h"
#include "core/stats/judge.h"

namespace strata::gui {

namespace {

/// The catalogue's column; absent for name and grade.
std::optional<CellColumn> cellColumnAt(int column) {
  if (column <= ResultsModel::testColumn || column >= ResultsModel::verdictColumn) return std::nullopt;
  return ResultsModel::cellColumns[static_cast<std::size_t>(column - ResultsModel::figureColumn)];
}

/// A figure so far, with the clock of the run before: live figures have none of their own.
Measured provisional(const LiveFigure& figure, const std::optional<CellResult>& before) {
  Measured measured;
  measured.value = figure.value;
  measured.low = figure.low;
  measured.high = figure.high;
  measured.perThread = figure.perThread;
  measured.trafficRate = figure.trafficRate;
  measured.ofTest() = figure.ofTest;
  if (const Measured* known = before ? measuredOf(&*before) : nullptr) measured.clockGhz = known->clockGhz;
  return measured;
}

Qt::Alignment alignmentOf(int column) {
  return Qt::AlignVCenter | (cellColumnAt(column) ? Qt::AlignTrailing : Qt::AlignLeading);
}

bool isOfSweep(const TestId& test) {
  return test == Test::Bandwidth || test == Test::Latency;
}

bool isDiskRow(const ResultRow& row) {
  return diskCellOf(row).has_value();
}

/// Cells of these are measured one by one as well as all together.
/// Other steps measure their cells by turns.
bool isOneAfterAnother(const ResultRow& row) {
  return row.test == Test::Network || isDiskRow(row);
}

bool isMerged(const ResultRow& row) {
  return isOfSweep(row.test) || isDiskRow(row);
}

/// Names one loop, at whatever footprint: what it works on may be sized while it is measured.
std::string lineKey(const CellId& cell) {
  const auto text = [](const auto& value) {
    if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>)
      return std::to_string(value);
    else
      return value;
  };
  std::string key = cell.test.text() + '/' + cell.kernel;
  const auto add = [&](const auto& parameter) {
    const std::string_view name = parameter.key;
    if (name == "region_bytes" || name == "file_bytes") return;
    key += '/';
    if (!parameter.value) return;
    const bool growsWithFootprint = name == "block_bytes" && cell.test != Test::Disk;
    key += growsWithFootprint ? "local" : text(*parameter.value);
  };
  withParameters(cell.parameters, [&](const auto&... each) { (add(each), ...); });
  return key;
}

std::string cellKey(const CellId& cell) {
  return lineKey(cell) + '@' + std::to_string(cell.parameters.regionBytes.value_or(0));
}

/// Whether what the plan does not measure stays, though it is of the same test: a plan of single cells
/// measures those again.
bool leavesOthers(const Plan& plan, const ResultRow& row) {
  return isMerged(row) || !plan.selection.cells.empty();
}

/// The places of rows by their cells.
std::map<std::string, std::size_t> placesOf(const std::vector<ResultRow>& rows) {
  std::map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < rows.size(); ++i) places.emplace(cellKey(rows[i]), i);
  return places;
}

/// What is measured again stays where it was in the table; what is new comes last.
void keepPlaces(std::vector<ResultRow>& rows, const std::map<std::string, std::size_t>& places) {
  std::ranges::stable_sort(rows, {}, [&](const ResultRow& row) {
    const auto place = places.find(cellKey(row));
    return place == places.end() ? places.size() : place->second;
  });
}

std::vector<ResultRow> plannedRows(const Plan& plan, int run) {
  std::vector<ResultRow> rows;
  for (std::size_t step = 0; step < plan.steps.size(); ++step)
    for (std::size_t cell = 0; cell < plan.steps[step].cells.size(); ++cell) {
      const PlannedCell& planned = plan.steps[step].cells[cell];
      ResultRow row{planned};
      row.planned = true;
      row.run = run;
      row.step = step;
      row.cell = cell;
      rows.push_back(std::move(row));
    }
  return rows;
}

/// Rows of one kind come in the order in which they were planned, but for those of a sweep: by footprint.
bool comesBefore(const ResultRow& a, const ResultRow& b) {
  if (groupOf(a) != groupOf(b) || !isOfSweep(a.test)) return groupOf(a) < groupOf(b);
  return footprintOf(a.parameters) < footprintOf(b.parameters);
}

/// The row of a result whose test this version knows.
ResultRow rowOf(const CellResult& result, int run) {
  ResultRow row{result};
  row.result = result;
  row.run = run;
  return row;
}

/// The state of a row that has values but is not being measured; `earlier`: the values are from before the
/// program started.
ResultRow restingRow(const CellResult& figures, bool earlier, int run) {
  ResultRow row = rowOf(figures, run);
  if (!earlier) return row;
  row.runBefore = run;
  row.before = std::exchange(row.result, std::nullopt);
  row.earlier = true;
  return row;
}

/// Whether the result is that of the row. The kernel is not enough: within one step, local chases and those
/// over a whole region have one kernel, and so have rows of the disk, streams, and loads on memory.
bool isOf(const CellResult& result, const ResultRow& row) {
  if (row.test == Test::Network) return networkCellOf(result) == networkCellOf(row);
  return lineKey(result) == lineKey(row);
}

/// Whether the plan measures what the row is of: of the disk, Classic and rows leave each other alone.
bool concerns(const Plan& plan, const ResultRow& row) {
  const auto isAlike = [&](const PlannedCell& cell) {
    return diskCellOf(cell).has_value() == isDiskRow(row);
  };
  return std::ranges::any_of(plan.steps, [&](const Step& step) {
    return step.group == groupOf(row) && (row.test != Test::Disk || std::ranges::any_of(step.cells, isAlike));
  });
}

/// The sentences of the reasons, and the usual range.
QStringList sentencesOf(const ResultRow& row) {
  QStringList sentences = reasonSentencesOf(row);
  if (const QString expected = expectedTextOf(row); !expected.isEmpty()) sentences.append(expected);
  return sentences;
}

}  // namespace

int ResultsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int{columns};
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ResultRow& row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return display(row, index.column());
    case Qt::ToolTipRole:
      // A long name is cut in its cell.
      return (index.column() == testColumn ? QStringList(fullName(row)) + sentencesOf(row) : sentencesOf(row))
          .join(u'\n');
    case Qt::AccessibleTextRole:
      return index.column() == testColumn ? QVariant(accessibleText(row)) : display(row, index.column());
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(alignmentOf(index.column()));
    case kindRole:
      return static_cast<int>(groupOf(row));
    case valueRole:
      return valueOf(row) ? QVariant(*valueOf(row)) : QVariant();
    case gradeRole:
      if (const auto grade = gradeOf(row)) return static_cast<int>(*grade);
      return {};
    case reasonsRole:
      return sentencesOf(row);
    case outsideUsualRole:
      return expectedInBrief(row);
    case diskRowRole:
      return isDiskRow(row);
    case finalRole:
      return row.result.has_value();
    case skippedRole:
      return row.result && std::holds_alternative<Skipped>(row.result->outcome);
    case stepRole:
      return row.planned ? QVariant(static_cast<qulonglong>(row.step)) : QVariant();
    default:
      return {};
  }
}

QVariant ResultsModel::display(const ResultRow& row, int column) const {
  if (column == testColumn)
    return nameWithThreads(groupOf(row),
                           row.result ? nameWithoutThreads(*row.result, NameStyle::WithSize)
                                      : cellName(row, NameStyle::WithSize),
                           row.parameters.threads.value_or(1));
  const auto cellColumn = cellColumnAt(column);
  if (!cellColumn) return verdictText(row);
  return *cellColumn == CellColumn::Value ? figureTextOf(row, m_rateUnit)
                                          : valueText(cellValue(*cellColumn, row));
}

QString ResultsModel::nameWithThreads(TestGroup kind, const QString& name, std::int64_t threads) const {
  if (!m_ofSeveralCounts.contains(kind)) return name;
  return tr("%1 ×%2", "cell, number of threads; short")
      .arg(name, QLocale().toString(static_cast<qlonglong>(threads)));
}

QString ResultsModel::fullName(const ResultRow& row) const {
  const QString name = cellName(row);
  if (!m_ofSeveralCounts.contains(groupOf(row))) return name;
  const auto threads = static_cast<int>(row.parameters.threads.value_or(1));
  return threads == 1 ? tr("%1, 1 thread", "cell").arg(name)
                      : tr("%1, %Ln threads", "cell", threads).arg(name);
}

QString ResultsModel::accessibleText(const ResultRow& row) const {
  const QStringList reasons = sentencesOf(row);
  const QString name = fullName(row);
  return reasons.isEmpty() ? name : tr("%1. %2", "cell, reasons").arg(name, reasons.join(u' '));
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(alignmentOf(section));
  if (role != Qt::DisplayRole) return {};
  if (section == testColumn) return tr("Test");
  if (section == verdictColumn) return tr("Grade");
  const auto cellColumn = cellColumnAt(section);
  return cellColumn ? QString::fromStdString(columnName(*cellColumn, translatedWords())) : QVariant();
}

void ResultsModel::showExpected(const Run& run, const std::vector<ExpectedRange>& ranges) {
  for (const ExpectedRange& range : ranges) {
    const CellResult& result = run.results[range.result];
    const auto at = std::ranges::find_if(m_rows, [&](const ResultRow& row) {
      return row.result && static_cast<const CellId&>(*row.result) == result;
    });
    if (at != m_rows.end()) at->expected = range;
  }
  announceAll();
}

void ResultsModel::setRateUnit(RateUnit unit) {
  if (unit == m_rateUnit) return;
  m_rateUnit = unit;
  announceAll();
}

void ResultsModel::retranslate() {
  announceAll();
  emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

void ResultsModel::announceAll() {
  if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void ResultsModel::setRows(std::vector<ResultRow> rows) {
  beginResetModel();
  std::stable_sort(rows.begin(), rows.end(), comesBefore);
  m_rows = std::move(rows);
  std::map<TestGroup, std::set<std::int64_t>> counts;
  for (const ResultRow& row : m_rows)
    if (!isDiskRow(row)) counts[groupOf(row)].insert(row.parameters.threads.value_or(1));
  m_ofSeveralCounts.clear();
  for (const auto& [kind, threads] : counts)
    if (threads.size() > 1) m_ofSeveralCounts.insert(kind);
  endResetModel();
}

void ResultsModel::showEarlier(const Run& run) {
  ++m_runs;
  std::vector<ResultRow> rows;
  for (const CellResult& result : run.results) {
    // Why something could not be measured then says nothing of now, nor does a line to another machine.
    if (!result.test.known() || result.test == Test::Network ||
        !std::holds_alternative<Measured>(result.outcome))
      continue;
    rows.push_back(restingRow(result, true, m_runs));
  }
  setRows(std::move(rows));
}

void ResultsModel::begin(const Plan& plan) {
  const auto places = placesOf(m_rows);
  m_lastStarted.reset();
  std::vector<ResultRow> rows = plannedRows(plan, ++m_runs);
  std::map<std::string, ResultRow*> planned;
  for (ResultRow& row : rows) planned.emplace(cellKey(row), &row);
  std::vector<ResultRow> kept;
  m_replaced.clear();
  for (ResultRow& row : m_rows) {
    if (!concerns(plan, row)) {
      kept.push_back(std::move(row));
      continue;
    }
    const auto anew = planned.find(cellKey(row));
    const std::optional<CellResult>& figures = row.result ? row.result : row.before;
    const bool isEarlier = row.earlier && !row.result;
    const int run = row.result ? row.run : row.runBefore;
    if (anew != planned.end()) {
      anew->second->before = figures;
      anew->second->runBefore = run;
      anew->second->earlier = isEarlier;
    } else if (figures) {
      (leavesOthers(plan, row) ? kept : m_replaced).push_back(restingRow(*figures, isEarlier, run));
    }
  }
  std::move(rows.begin(), rows.end(), std::back_inserter(kept));
  if (!plan.selection.cells.empty()) keepPlaces(kept, places);
  setRows(std::move(kept));
}

void ResultsModel::extend(const Plan& plan, std::size_t first) {
  std::vector<ResultRow> rows = m_rows;
  for (ResultRow& row : plannedRows(plan, m_runs))
    if (row.step >= first) rows.push_back(std::move(row));
  setRows(std::move(rows));
}

template <typename Change>
void ResultsModel::changeStep(std::size_t step, Change change) {
  int first = -1;
  int last = -1;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (!m_rows[i].planned || m_rows[i].step != step) continue;
    change(m_rows[i]);
    if (first < 0) first = static_cast<int>(i);
    last = static_cast<int>(i);
  }
  if (first >= 0) emit dataChanged(index(first, 0), index(last, columns - 1));
}

void ResultsModel::showStepStarted(std::size_t step) {
  m_lastStarted = step;
  std::optional<std::size_t> first;
  for (const ResultRow& row : m_rows)
    if (row.planned && row.step == step) first = std::min(first.value_or(row.cell), row.cell);
  changeStep(step, [&](ResultRow& row) {
    row.stepRuns = true;
    row.cellRuns = !isOneAfterAnother(row) || row.cell == first;
  });
}

void ResultsModel::showProgress(const Progress& progress) {
  std::optional<std::size_t> latest;
  const auto isSeen = [&](std::size_t cell) { latest = std::max(latest.value_or(cell), cell); };
  for (const ResultRow& row : m_rows)
    if (row.planned && row.step == progress.step && row.live) isSeen(row.cell);
  for (const LiveFigure& figure : progress.figures) isSeen(figure.cell);
  changeStep(progress.step, [&](ResultRow& row) {
    for (const LiveFigure& figure : progress.figures)
      if (figure.cell == row.cell) row.live = provisional(figure, row.before);
    if (latest && isOneAfterAnother(row)) row.cellRuns = row.cell == latest;
  });
}

void ResultsModel::showStepFinished(const StepFinished& finished) {
  changeStep(finished.step, [&](ResultRow& row) {
    for (const CellResult& result : finished.results)
      if (isOf(result, row)) row.result = result;
  });
}

bool ResultsModel::staysAsBefore(const ResultRow& row, const CellResult& again, const Plan& plan,
                                 const Run& run) const {
  if (isCutShort(again)) return true;
  // Whoever chose between both measurements put the one of before among the results.
  if (plan.selection.remeasures && again == *row.before) return true;
  // The step that a stop ended has few samples, and perhaps no clock.
  if (run.status != RunStatus::Stopped || !row.planned || row.step != m_lastStarted) return false;
  const Measured* measured = measuredOf(&again);
  const Measured* before = measuredOf(&*row.before);
  return before != nullptr && (measured == nullptr || !isMoreReliable(*measured, *before));
}

std::vector<const CellResult*> ResultsModel::resultsToShow(const Plan& plan, const Run& run) const {
  std::map<std::string, const ResultRow*> known;
  for (const ResultRow& row : m_rows)
    if (row.before) known.emplace(cellKey(row), &row);
  std::vector<const CellResult*> shown;
  for (const CellResult& result : run.results) {
    const auto row = known.find(cellKey(result));
    if (row == known.end() || !staysAsBefore(*row->second, result, plan, run)) shown.push_back(&result);
  }
  return shown;
}

std::vector<ResultRow> ResultsModel::rowsBesideRun(const Plan& plan, const Run& run) const {
  std::set<std::string> measured;
  for (const CellResult* result : resultsToShow(plan, run)) measured.insert(cellKey(*result));
  std::map<std::string, int> planned;  // cells of each line
  std::map<std::string, int> known;
  for (const ResultRow& row : m_rows) {
    if (row.planned) ++planned[lineKey(row)];
    if (!row.planned || row.before) ++known[lineKey(row)];
  }
  std::vector<ResultRow> kept;
  for (const ResultRow& row : m_rows) {
    if (!concerns(plan, row)) {
      kept.push_back(row);
      continue;
    }
    if (measured.contains(cellKey(row)) || (row.planned && !row.before)) continue;
    const std::string line = lineKey(row);
    const bool isReplaced = !leavesOthers(plan, row) || planned[line] > known[line];
    if (run.status == RunStatus::Complete && isReplaced) continue;
    kept.push_back(row.planned ? restingRow(*row.before, row.earlier, row.runBefore) : row);
  }
  if (run.status != RunStatus::Complete)
    std::ranges::copy_if(m_replaced, std::back_inserter(kept),
                         [&](const ResultRow& row) { return !measured.contains(cellKey(row)); });
  return kept;
}

void ResultsModel::finish(const Plan& plan, const Run& run) {
  std::vector<ResultRow> rows = rowsBesideRun(plan, run);
  for (const CellResult* result : resultsToShow(plan, run))
    if (result->test.known()) rows.push_back(rowOf(*result, m_runs));
  if (!plan.selection.cells.empty() || run.status != RunStatus::Complete) keepPlaces(rows, placesOf(m_rows));
  m_replaced.clear();
  setRows(std::move(rows));
}

}  // namespace strata::gui

#include "moc_results_model.cpp"
