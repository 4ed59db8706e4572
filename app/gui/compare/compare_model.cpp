// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_model.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/verdict_text.h"
#include "core/report/chart_builders.h"
#include "core/report/comparison_names.h"
#include "core/stats/near_cells.h"

namespace strata::gui {

namespace {

bool differs(const std::optional<Difference>& difference) {
  return difference && (difference->finding == Finding::Faster || difference->finding == Finding::Slower);
}

QString compared(const CellResult& cell, double value, RateUnit unit) {
  return CompareModel::tr("%1 %2", "figure, unit")
      .arg(figureText(comparedFigure(cell, value, unit)),
           QString::fromStdString(comparedUnit(cell, unit, translatedWords())));
}

QVariant alignmentOf(CompareModel::Part part) {
  return QVariant::fromValue((CompareModel::isOfWords(part) ? Qt::AlignLeading : Qt::AlignTrailing) |
                             Qt::AlignVCenter);
}

/// A heading is one line, and a label may be of any length.
QString headingOf(const QString& name) {
  constexpr qsizetype most = 24;
  return name.size() <= most ? name : name.left(most - 1).trimmed() + u'…';
}

}  // namespace

bool CompareModel::isOfWords(Part part) {
  return part == Part::Cell || part == Part::Verdict || part == Part::Notes;
}

CompareModel::CompareModel(QObject* parent) : QAbstractTableModel(parent) {
  rebuild();
}

void CompareModel::setView(CompareView view) {
  m_view = std::move(view);
  rebuild();
}

void CompareModel::setShown(std::optional<std::string> id) {
  m_shown = std::move(id);
  rebuild();
}

void CompareModel::setRateUnit(RateUnit unit) {
  m_unit = unit;
  retranslate();
}

void CompareModel::setFilter(const QString& text) {
  m_filter = text;
  rebuild();
}

void CompareModel::setOnlyDifferences(bool only) {
  m_onlyDifferences = only;
  rebuild();
}

void CompareModel::retranslate() {
  rebuild();
}

void CompareModel::rebuild() {
  beginResetModel();
  m_others.clear();
  m_columns.clear();
  m_rows.clear();
  const std::vector<CompareSide>& sides = m_view.set.sides();
  const std::size_t baseline = m_view.set.baseline();
  if (!sides.empty()) {
    for (std::size_t side = 0; side < sides.size(); ++side)
      if (side != baseline && !sides[side].hidden && (!m_shown || sides[side].id == *m_shown))
        m_others.push_back(side);
    m_columns = {{Part::Cell}, {Part::Figure, baseline}};
    for (const std::size_t side : m_others) {
      m_columns.push_back({Part::Figure, side});
      m_columns.push_back({Part::Difference, side});
      m_columns.push_back({Part::Verdict, side});
      if (m_others.size() == 1) m_columns.push_back({Part::Interval, side});
    }
    if (!m_others.empty()) m_columns.push_back({Part::Notes});
  }
  std::vector<std::size_t> unmatched;
  for (std::size_t i = 0; i < m_view.comparison->rows.size() && !sides.empty(); ++i) {
    const ComparisonRow& row = m_view.comparison->rows[i];
    const auto compared = [&](std::size_t side) { return row.differences[side].has_value(); };
    const auto has = [&](std::size_t side) { return row.sides[side].centre.has_value(); };
    const bool isCompared = std::ranges::any_of(m_others, compared);
    if (!isCompared && !has(baseline) && std::ranges::none_of(m_others, has)) continue;
    if (m_onlyDifferences &&
        std::ranges::none_of(m_others, [&](std::size_t side) { return differs(row.differences[side]); }))
      continue;
    if (!m_filter.isEmpty() && !resultName(row.cell).contains(m_filter, Qt::CaseInsensitive)) continue;
    // One side alone is a table of its figures.
    if (isCompared || m_others.empty())
      m_rows.push_back(i);
    else
      unmatched.push_back(i);
  }
  takeUnmatched(unmatched);
  endResetModel();
}

void CompareModel::takeUnmatched(const std::vector<std::size_t>& unmatched) {
  m_near.clear();
  if (unmatched.empty()) return;
  std::vector<PartnerlessCell> cells;
  for (const std::size_t i : unmatched) {
    const ComparisonRow& row = m_view.comparison->rows[i];
    std::vector<const SideFigures*> sides{&row.sides[m_view.set.baseline()]};
    for (const std::size_t side : m_others) sides.push_back(&row.sides[side]);
    cells.push_back(partnerlessCell(row.cell, sides));
  }
  const auto partners = nearCells(cells);
  m_rows.push_back(std::nullopt);
  for (const std::size_t place : nearTogether(partners)) {
    m_rows.push_back(unmatched[place]);
    if (partners[place]) m_near.insert(unmatched[place]);
  }
}

bool CompareModel::isNear(const ComparisonRow& row) const {
  return m_near.contains(static_cast<std::size_t>(&row - m_view.comparison->rows.data()));
}

std::size_t CompareModel::testedRows() const {
  std::size_t most = 0;
  for (const std::size_t side : m_others) {
    const auto tested = std::ranges::count_if(m_view.comparison->rows, [&](const ComparisonRow& row) {
      const auto& difference = row.differences[side];
      return difference && !isOnlyRatio(*difference) && difference->finding != Finding::SingleRuns;
    });
    most = std::max(most, static_cast<std::size_t>(tested));
  }
  return most;
}

QString CompareModel::methodLine() const {
  const auto rows = static_cast<int>(testedRows());
  const QString tested = rows == 0 ? tr("nothing tested: needs %1 repetitions on both sides")
                                         .arg(QLocale().toString(static_cast<int>(leastRepetitions)))
                                   : tr("corrected over %Ln rows (Benjamini–Hochberg)", nullptr, rows);
  return joinedFacts({tr("Each run counts once"),
                      tr("margin: from your own unchanged runs, else 1 to 10 % by test"), tested});
}

int CompareModel::headingRow() const {
  const auto heading = std::ranges::find(m_rows, Row());
  return heading == m_rows.end() ? -1 : static_cast<int>(heading - m_rows.begin());
}

const ComparisonRow* CompareModel::rowAt(int row) const {
  const Row& at = m_rows[static_cast<std::size_t>(row)];
  return at ? &m_view.comparison->rows[*at] : nullptr;
}

int CompareModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString CompareModel::notesOf(const ComparisonRow& row) const {
  std::set<Unlike> all;
  for (const std::size_t side : m_others) all.insert(row.unlike[side].begin(), row.unlike[side].end());
  QStringList notes;
  for (const Unlike one : all) notes << QString::fromStdString(unlikeText(one, translatedWords()));
  if (isNear(row)) notes << tr("≈ nearly the same size", "of the next or last row's region of memory");
  return joinedFacts(notes);
}

QString CompareModel::textOf(const ComparisonRow& row, const Column& column) const {
  const std::optional<Difference>& difference = row.differences[column.side];
  switch (column.part) {
    case Part::Cell:
      return resultName(row.cell);
    case Part::Figure: {
      const std::optional<double> centre = row.sides[column.side].centre;
      return centre ? compared(row.cell, *centre, m_unit) : tr("–", "no figure");
    }
    case Part::Difference:
      return difference ? differenceText(*difference) : QString();
    case Part::Interval:
      return difference ? intervalText(*difference) : QString();
    case Part::Verdict:
      return difference ? markedFinding(*difference) : QString();
    case Part::Notes:
      break;
  }
  return notesOf(row);
}

QString CompareModel::toolTipOf(const ComparisonRow& row, const Column& column) const {
  QStringList lines;
  if (column.part == Part::Notes) {
    for (const std::size_t side : m_others) {
      if (row.unlike[side].empty()) continue;
      QStringList sentences;
      for (const Unlike one : row.unlike[side])
        sentences << QString::fromStdString(unlikeSentence(one, translatedWords()));
      lines << tr("%1: %2", "name of a side, sentences")
                   .arg(m_view.set.sides()[side].name(), sentences.join(u' '));
    }
    if (isNear(row)) lines << word("compare-near");
    return lines.join(u'\n');
  }
  if (column.part == Part::Cell) return textOf(row, column);
  if (column.part == Part::Figure) {
    const SideFigures& figures = row.sides[column.side];
    lines << m_view.set.sides()[column.side].name();
    const auto count = static_cast<int>(figures.figures.size());
    if (count > 1) lines << tr("Geometric mean of %Ln repetitions", nullptr, count);
    for (const double figure : figures.figures)
      if (count > 1) lines << compared(row.cell, figure, m_unit);
    return lines.join(u'\n');
  }
  const std::optional<Difference>& difference = row.differences[column.side];
  if (!difference) return {};
  const QString interval = intervalText(*difference);
  if (!interval.isEmpty()) lines << tr("Interval: %1", "from, to").arg(interval);
  if (!isOnlyRatio(*difference))
    lines << tr("Margin: %1", "how far apart unchanged runs lie").arg(marginText(*difference, row.floor));
  lines << findingExplanation(*difference);
  return lines.join(u'\n');
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Column& column = m_columns[static_cast<std::size_t>(index.column())];
  const ComparisonRow* row = rowAt(index.row());
  if (role == headingRole) return row == nullptr;
  if (row == nullptr) {
    if (index.column() != 0) return {};
    if (role == Qt::DisplayRole) return tr("Unmatched");
    if (role == Qt::ToolTipRole)
      return tr("Cells that have nothing like them on the other side, so there is nothing to compare.");
    return {};
  }
  switch (role) {
    case Qt::DisplayRole:
      return textOf(*row, column);
    case Qt::ToolTipRole:
      return toolTipOf(*row, column);
    case Qt::TextAlignmentRole:
      return alignmentOf(column.part);
    case findingRole:
      if (column.part != Part::Verdict || !row->differences[column.side]) return {};
      return static_cast<int>(row->differences[column.side]->finding);
    default:
      return {};
  }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const Column& column = m_columns[static_cast<std::size_t>(section)];
  if (role == Qt::TextAlignmentRole) return alignmentOf(column.part);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const bool whole = role == Qt::ToolTipRole;
  switch (column.part) {
    case Part::Cell:
      return tr("Test");
    case Part::Figure: {
      const QString name = m_view.set.sides()[column.side].name();
      const QString heading = whole ? name : headingOf(name);
      if (column.side != m_view.set.baseline() || m_view.set.sides().size() < 2) return heading;
      return QString::fromStdString(translatedWords()("side-baseline", {heading.toStdString()}));
    }
    case Part::Difference:
      return tr("Difference");
    case Part::Interval:
      return tr("Interval (95 %, corrected)");
    case Part::Verdict:
      return tr("Finding");
    case Part::Notes:
      break;
  }
  return tr("Notes");
}

}  // namespace strata::gui
