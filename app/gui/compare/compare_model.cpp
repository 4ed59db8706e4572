// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/verdict_text.h"
#include "core/report/chart_builders.h"
#include "core/report/comparison_answer.h"
#include "core/report/comparison_document.h"
#include "core/report/comparison_names.h"
#include "core/stats/near_cells.h"

namespace strata::gui {

namespace {

QString compared(const CellResult& cell, double value, RateUnit unit) {
  return CompareModel::tr("%1 %2", "figure, unit")
      .arg(figureText(comparedFigure(cell, value, unit)),
           QString::fromStdString(comparedUnit(cell, unit, translatedWords())));
}

QString nameWithUnit(const CellResult& cell, RateUnit unit) {
  return CompareModel::tr("%1, %2", "name of a result, unit")
      .arg(resultName(cell), QString::fromStdString(comparedUnit(cell, unit, translatedWords())));
}

/// "¹ ²"
QString raised(const std::vector<std::size_t>& numbers) {
  static constexpr std::array<char16_t, 10> digits{u'⁰', u'¹', u'²', u'³', u'⁴',
                                                   u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
  QStringList texts;
  for (const std::size_t number : numbers) {
    QString text;
    for (const QChar digit : QString::number(number))
      text += digits[static_cast<std::size_t>(digit.digitValue())];
    texts << text;
  }
  return texts.join(u' ');
}

Qt::Alignment alignmentOf(int column) {
  return (column == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter;
}

}  // namespace

CompareModel::CompareModel(QObject* parent) : QAbstractTableModel(parent) {}

void CompareModel::setView(const CompareView& view) {
  m_view = view;
  retranslate();
}

void CompareModel::setRateUnit(RateUnit unit) {
  m_unit = unit;
  rebuild();
}

void CompareModel::setSection(const std::string& section) {
  m_section = section;
  rebuild();
}

void CompareModel::setFilter(const QString& text) {
  m_filter = text;
  rebuild();
}

void CompareModel::setOnlyDifferences(bool only) {
  m_onlyDifferences = only;
  rebuild();
}

void CompareModel::setUnmatchedShown(bool shown) {
  m_unmatchedShown = shown;
  rebuild();
}

void CompareModel::retranslate() {
  beginResetModel();
  takeSides();
  takeRows();
  endResetModel();
}

void CompareModel::takeSides() {
  m_sides.clear();
  m_shown = {};
  const std::vector<CompareSide>& sides = m_view.set.sides();
  if (sides.size() != m_view.comparison->sides.size()) return;
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (!sides[side].hidden) m_sides.push_back(side);
  if (m_sides.empty()) return;
  m_shown = withSides(*m_view.comparison, m_sides);
  m_shown.sides.clear();
  for (const std::size_t side : m_sides) m_shown.sides.push_back(sides[side].name().toStdString());
}

bool CompareModel::passes(const ComparisonRow& row) const {
  if (!m_section.empty() && row.cell.test.section() != m_section) return false;
  const auto differs = [&](const std::optional<Difference>& difference) {
    if (!difference) return false;
    const Standing standing = standingOf(*difference, row.cell.higherIsBetter);
    return standing == Standing::Better || standing == Standing::Worse;
  };
  if (m_onlyDifferences && std::ranges::none_of(row.differences, differs)) return false;
  return m_filter.isEmpty() || resultName(row.cell).contains(m_filter, Qt::CaseInsensitive);
}

std::vector<const ComparisonRow*> CompareModel::unmatchedRows() {
  m_near.clear();
  std::vector<const ComparisonRow*> rows;
  std::vector<PartnerlessCell> cells;
  for (const ComparisonRow& row : m_shown.unmatched) {
    if (!passes(row)) continue;
    rows.push_back(&row);
    std::vector<const SideFigures*> sides;
    for (const SideFigures& side : row.sides) sides.push_back(&side);
    cells.push_back(partnerlessCell(row.cell, sides));
  }
  const auto partners = nearCells(cells);
  std::vector<const ComparisonRow*> ordered;
  for (const std::size_t place : nearTogether(partners)) {
    ordered.push_back(rows[place]);
    if (partners[place]) m_near.insert(rows[place]);
  }
  return ordered;
}

void CompareModel::addRows(const std::vector<const ComparisonRow*>& rows, const QString& above) {
  QString last;
  for (const ComparisonRow* row : rows) {
    const QString heading =
        above.isEmpty() ? QString::fromStdString(comparedSection(row->cell, m_unit, translatedWords()))
                        : above;
    if (heading != last) m_rows.push_back({std::nullopt, heading});
    last = heading;
    m_rows.push_back({m_results.size()});
    m_results.push_back(row);
  }
}

void CompareModel::rebuild() {
  beginResetModel();
  takeRows();
  endResetModel();
}

void CompareModel::takeRows() {
  m_results.clear();
  m_rows.clear();
  std::vector<const ComparisonRow*> rows;
  for (const ComparisonRow* row : rowsBySection(m_shown.rows))
    if (passes(*row)) rows.push_back(row);
  addRows(rows, {});
  const std::size_t matched = m_results.size();
  const std::vector<const ComparisonRow*> unmatched = unmatchedRows();
  m_unmatchedCount = unmatched.size();
  if (m_unmatchedShown) addRows(unmatched, tr("Only some sides have these"));
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < m_results.size(); ++i) {
    const ComparisonRow& row = *m_results[i];
    // The window has no letters for sides.
    labels.push_back(i < matched ? withOwnSizes(resultName(row.cell, NameStyle::WithSize).toStdString(), row,
                                                translatedWords(), m_shown.sides)
                                 : nameWithUnit(row.cell, m_unit).toStdString());
  }
  m_table = comparisonTable(m_shown, m_results, labels, {m_shown.sides, m_unit, false}, translatedWords());
}

std::optional<std::size_t> CompareModel::sideOf(int column) const {
  if (column < 1 || static_cast<std::size_t>(column) > m_sides.size()) return std::nullopt;
  return m_sides[static_cast<std::size_t>(column) - 1];
}

bool CompareModel::lacksCommonResults() const {
  return m_shown.sides.size() > 1 && std::ranges::none_of(m_shown.rows, [&](const ComparisonRow& row) {
           return m_section.empty() || row.cell.test.section() == m_section;
         });
}

std::size_t CompareModel::testedRows() const {
  std::size_t most = 0;
  for (std::size_t side = 0; side < m_shown.sides.size(); ++side) {
    const auto tested = std::ranges::count_if(m_shown.rows, [&](const ComparisonRow& row) {
      const auto& difference = row.differences[side];
      return difference && !isOnlyRatio(*difference) && !isLikelyOnly(*difference);
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

QString CompareModel::footnotes() const {
  std::set<std::size_t> numbers;
  for (const auto& group : m_table.groups)
    for (const auto& column : group.columns)
      for (const TableValue& value : column.values)
        if (const auto* marked = std::get_if<Marked>(&value))
          numbers.insert(marked->notes.begin(), marked->notes.end());
  QStringList lines;
  for (const Notice& notice : unlikeNotices(m_shown, translatedWords()))
    if (numbers.contains(notice.number))
      lines << raised({notice.number}) + u' ' + QString::fromStdString(notice.sentence);
  return lines.join(u'\n');
}

Table CompareModel::table() const {
  std::vector<std::string> labels;
  for (const ComparisonRow* row : m_results) labels.push_back(nameWithUnit(row->cell, m_unit).toStdString());
  return comparisonTable(m_shown, m_results, labels, {m_shown.sides, m_unit}, wordsWithNumbers());
}

int CompareModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || m_sides.empty() ? 0 : static_cast<int>(m_sides.size()) + 1;
}

QString CompareModel::secondOf(std::size_t result, std::size_t side) const {
  const auto& difference = m_results[result]->differences[side];
  if (!difference) return {};
  const QString text = standingText(*difference, m_results[result]->cell.higherIsBetter);
  const auto& finding = std::get<Marked>(m_table.groups[side].columns[2].values[result]);
  return finding.notes.empty() ? text : text + u' ' + raised(finding.notes);
}

QString CompareModel::whyUnmatched(const ComparisonRow& row) const {
  if (m_shown.sides.size() < 2 ||
      std::ranges::any_of(row.differences, [](const auto& difference) { return difference.has_value(); }))
    return {};
  if (m_near.contains(&row))
    return tr("≈ nearly the same size", "of the next or last row's region of memory");
  QStringList having;
  for (std::size_t side = 0; side < row.sides.size(); ++side)
    if (row.sides[side].centre) having << QString::fromStdString(m_shown.sides[side]);
  if (having.size() == 1) return tr("only %1 has this", "a side").arg(having.front());
  return tr("the baseline lacks this");
}

QString CompareModel::toolTipOf(const ComparisonRow& row, std::size_t side) const {
  QStringList lines;
  const SideFigures& figures = row.sides[side];
  lines << QString::fromStdString(m_shown.sides[side]);
  const auto count = static_cast<int>(figures.figures.size());
  if (count > 1) lines << tr("Geometric mean of %Ln repetitions", nullptr, count);
  for (const double figure : figures.figures)
    if (count > 1) lines << compared(row.cell, figure, m_unit);
  const std::optional<Difference>& difference = row.differences[side];
  if (!difference) return lines.join(u'\n');
  lines << tr("Difference: %1, %2", "in percent, what was found")
               .arg(differenceText(*difference), findingText(*difference));
  const QString interval = intervalText(*difference);
  if (!interval.isEmpty()) lines << tr("Interval: %1", "from, to").arg(interval);
  if (!isOnlyRatio(*difference))
    lines << tr("Margin: %1", "how far apart unchanged runs lie").arg(marginText(*difference, row.floor));
  lines << findingExplanation(*difference);
  for (const Unlike one : row.unlike[side])
    lines << QString::fromStdString(unlikeSentence(one, translatedWords()));
  return lines.join(u'\n');
}

QString CompareModel::spokenText(std::size_t result, std::size_t side) const {
  const ComparisonRow& row = *m_results[result];
  if (!row.sides[side].centre) return tr("no result");
  QStringList parts{compared(row.cell, *row.sides[side].centre, m_unit)};
  if (const auto& difference = row.differences[side])
    parts << differenceText(*difference) << findingText(*difference);
  for (const Unlike one : row.unlike[side])
    parts << QString::fromStdString(unlikeText(one, translatedWords()));
  return joinedFacts(parts);
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == headingRole) return !row.result.has_value();
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(alignmentOf(index.column()));
  if (!row.result) return index.column() == 0 && role == Qt::DisplayRole ? QVariant(row.heading) : QVariant();
  const std::size_t result = *row.result;
  const ComparisonRow& compared = *m_results[result];
  if (index.column() == 0) {
    if (role == Qt::DisplayRole) return valueText(m_table.labels.values[result]);
    if (role == secondRole) return whyUnmatched(compared);
    if (role == Qt::ToolTipRole)
      return m_near.contains(&compared) ? word("compare-near") : resultName(compared.cell);
    return {};
  }
  const auto side = static_cast<std::size_t>(index.column()) - 1;
  switch (role) {
    case Qt::DisplayRole:
      return valueText(m_table.groups[side].columns.front().values[result]);
    case secondRole:
      return secondOf(result, side);
    case standingRole:
      if (!compared.differences[side]) return {};
      return static_cast<int>(standingOf(*compared.differences[side], compared.cell.higherIsBetter));
    case Qt::ToolTipRole:
      return compared.sides[side].centre ? toolTipOf(compared, side) : QString();
    case Qt::AccessibleTextRole:
      return spokenText(result, side);
    default:
      return {};
  }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(alignmentOf(section));
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (section == 0) return tr("Result");
  return QString::fromStdString(m_table.groups[static_cast<std::size_t>(section) - 1].heading);
}

}  // namespace strata::gui

#include "moc_compare_model.cpp"
