// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results_model.h"

#include <algorithm>

#include "app/gui/labels.h"
#include "app/gui/number_text.h"
#include "app/gui/test_kind.h"

namespace strata::gui {

namespace {

bool isNumber(int column) {
  return column == ResultsModel::figureColumn || column == ResultsModel::intervalColumn ||
         column == ResultsModel::limitColumn;
}

Qt::Alignment alignmentOf(int column) {
  return Qt::AlignVCenter | (isNumber(column) ? Qt::AlignTrailing : Qt::AlignLeading);
}

bool has(const Plan& plan, StepKind kind) {
  return std::any_of(plan.steps.begin(), plan.steps.end(),
                     [&](const Step& step) { return step.kind == kind; });
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
      return reasonSentencesOf(row).join(u'\n');
    case Qt::AccessibleTextRole:
      return index.column() == testColumn ? QVariant(accessibleText(row)) : display(row, index.column());
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(alignmentOf(index.column()));
    case kindRole:
      return static_cast<int>(row.kind);
    case valueRole:
      return valueOf(row) ? QVariant(*valueOf(row)) : QVariant();
    case gradeRole:
      if (const auto grade = gradeOf(row)) return static_cast<int>(*grade);
      return {};
    case reasonsRole:
      return reasonSentencesOf(row);
    case finalRole:
      return row.result.has_value();
    case stepRole:
      return row.planned ? QVariant(static_cast<qulonglong>(row.step)) : QVariant();
    default:
      return {};
  }
}

QVariant ResultsModel::display(const ResultRow& row, int column) const {
  switch (column) {
    case testColumn:
      return cellNameInKind(row.test, row.parameters);
    case figureColumn:
      return figureTextOf(row, m_rateUnit);
    case intervalColumn:
      if (const auto percent = halfWidthPercent(row)) return tr("± %1").arg(percentText(*percent, QLocale()));
      return {};
    case limitColumn:
      if (const auto share = shareOfLimitPercent(row)) return percentText(*share, QLocale());
      return {};
    case verdictColumn:
      return verdictText(row);
    default:
      return {};
  }
}

QString ResultsModel::accessibleText(const ResultRow& row) const {
  const QStringList reasons = reasonSentencesOf(row);
  const QString name = cellName(row.test, row.parameters);
  return reasons.isEmpty() ? name : tr("%1. %2", "cell, reasons").arg(name, reasons.join(u' '));
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(alignmentOf(section));
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case testColumn:
      return tr("Test");
    case figureColumn:
      return tr("Result");
    case intervalColumn:
      return tr("Interval");
    case limitColumn:
      return tr("Of limit");
    case verdictColumn:
      return tr("Verdict");
    default:
      return {};
  }
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

void ResultsModel::replaceKinds(const Plan& plan, std::vector<ResultRow> rows) {
  beginResetModel();
  std::erase_if(m_rows, [&](const ResultRow& row) { return has(plan, row.kind); });
  for (ResultRow& row : rows) {
    const auto place =
        std::upper_bound(m_rows.begin(), m_rows.end(), row.kind,
                         [](StepKind kind, const ResultRow& other) { return kind < other.kind; });
    m_rows.insert(place, std::move(row));
  }
  endResetModel();
}

void ResultsModel::begin(const Plan& plan) {
  std::vector<ResultRow> rows;
  for (std::size_t step = 0; step < plan.steps.size(); ++step)
    for (std::size_t cell = 0; cell < plan.steps[step].cells.size(); ++cell) {
      const PlannedCell& planned = plan.steps[step].cells[cell];
      rows.push_back({plan.steps[step].kind,
                      planned.test,
                      planned.kernel,
                      planned.parameters,
                      true,
                      step,
                      cell,
                      false,
                      {},
                      {}});
    }
  replaceKinds(plan, std::move(rows));
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
  changeStep(step, [](ResultRow& row) { row.stepRuns = true; });
}

void ResultsModel::showProgress(const Progress& progress) {
  changeStep(progress.step, [&](ResultRow& row) {
    for (const LiveFigure& figure : progress.figures)
      if (figure.cell == row.cell) row.live = figure;
  });
}

void ResultsModel::showStepFinished(const StepFinished& finished) {
  changeStep(finished.step, [&](ResultRow& row) {
    for (const CellResult& result : finished.results)
      if (result.kernel == row.kernel) row.result = result;
  });
}

void ResultsModel::finish(const Plan& plan, const Run& run) {
  std::vector<ResultRow> rows;
  for (const CellResult& result : run.results) {
    const std::optional<StepKind> kind = kindOfTest(result.test);
    if (kind)
      rows.push_back({*kind, result.test, result.kernel, result.parameters, false, 0, 0, false, {}, result});
  }
  replaceKinds(plan, std::move(rows));
}

}  // namespace strata::gui
