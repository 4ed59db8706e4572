// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_table.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qstyleditemdelegate.h>

#include <algorithm>
#include <utility>

#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "app/gui/widgets/plain_header.h"

namespace strata::gui {

namespace {

constexpr std::size_t mostRowsOfALine = 64;

class ChartTableText {
  Q_DECLARE_TR_FUNCTIONS(ChartTableText)
};

/// The level that holds the region. As in the read-out, a region counts as within a cache up to half its
/// size.
QString levelText(const Chart& plot, double region) {
  const auto edge = std::find_if(plot.edges.begin(), plot.edges.end(),
                                 [&](const ChartEdge& e) { return !e.inferred && region <= e.x; });
  if (edge == plot.edges.end()) return ChartTableText::tr("memory", "holds the region");
  const QString level = QLocale().toString(edge->level);
  return 2 * region <= edge->x
             ? ChartTableText::tr("L%1", "cache that holds the region").arg(level)
             : ChartTableText::tr("edge of L%1", "cache that just holds the region").arg(level);
}

QString bestText(const Chart& plot, double threads) {
  const bool best = std::any_of(plot.edges.begin(), plot.edges.end(),
                                [&](const ChartEdge& edge) { return edge.x == threads; });
  return best ? ChartTableText::tr("best", "number of threads") : QString();
}

Column columnOf(const QString& heading, const std::string& unit = {}) {
  Column column{{heading.toStdString()}, {}};
  if (!unit.empty()) column.headings.push_back(unit);
  return column;
}

Column textColumn(const QString& heading) {
  Column column = columnOf(heading);
  column.rightAligned = false;
  return column;
}

/// The fact of each of these rows or lines; none of some is left empty.
Column factColumn(const ChartFact& fact, const std::vector<std::string>& names) {
  Column column = columnOf(QString::fromStdString(fact.name), fact.unit);
  for (const std::string& name : names) {
    const auto known = fact.values.find(name);
    column.values.push_back(known == fact.values.end() ? TableValue() : Number{known->second});
  }
  return column;
}

Table tableOfStops(const Chart& plot) {
  const bool withLevel =
      (plot.xKind == AxisKind::Region || plot.xKind == AxisKind::Footprint) &&
      std::any_of(plot.edges.begin(), plot.edges.end(), [](const ChartEdge& edge) { return !edge.inferred; });
  const bool withBest = plot.xKind == AxisKind::Count && !plot.edges.empty();
  const bool named = plot.xKind == AxisKind::Row;
  const std::vector<double> stops = stopsOf(plot);
  Table table{columnOf(QString::fromStdString(plot.xName)), {{}}};
  table.labels.rightAligned = !named;
  std::vector<Column>& columns = table.groups.front().columns;
  for (const double x : stops)
    table.labels.values.emplace_back((named ? stopText(plot, x) : quantityText(plot.xKind, x)).toStdString());
  if (withLevel) {
    Column& levels = columns.emplace_back(textColumn(ChartTableText::tr("Level")));
    for (const double x : stops) levels.values.emplace_back(levelText(plot, x).toStdString());
  }
  if (withBest) {
    Column& best = columns.emplace_back(textColumn(ChartTableText::tr("Best")));
    for (const double x : stops) best.values.emplace_back(bestText(plot, x).toStdString());
  }
  for (const ChartSeries& line : plot.series) {
    Column& figures = columns.emplace_back(columnOf(QString::fromStdString(line.name), plot.unit));
    for (const double x : stops) {
      const ChartPoint* point = pointAt(plot, line, x);
      figures.values.push_back(point == nullptr ? TableValue() : Number{point->y});
    }
  }
  if (named) {
    std::vector<std::string> names;
    for (const double x : stops) names.push_back(stopText(plot, x).toStdString());
    for (const ChartFact& fact : plot.facts) columns.push_back(factColumn(fact, names));
  }
  return table;
}

/// One after another, of long lines each second, third … of them: percentiles cannot be merged.
Table tableOfMoments(const Chart& plot) {
  const bool folds = std::ranges::any_of(plot.series, &ChartSeries::isFold);
  const bool inSeconds = plot.xKind == AxisKind::Seconds;
  Column lines = textColumn(ChartTableText::tr("Line"));
  std::vector<std::string> names;
  Column places = columnOf(QString::fromStdString(plot.xName));
  Column figures = columnOf(QString::fromStdString(plot.yName), plot.unit);
  Column highs = columnOf(QString::fromStdString(plot.foldName), plot.unit);
  for (const ChartSeries& line : plot.series) {
    // A person may ask for any dot.
    const std::size_t apart =
        hasStretches(plot) ? (line.points.size() + mostRowsOfALine - 1) / mostRowsOfALine : 1;
    for (std::size_t i = 0; i < line.points.size(); i += apart) {
      const ChartPoint& point = line.points[i];
      names.push_back(line.name);
      places.values.push_back(inSeconds ? TableValue(Number{point.x})
                                        : quantityText(plot.xKind, point.x).toStdString());
      figures.values.emplace_back(Number{point.y});
      highs.values.push_back(numberOrNone(line.isFold ? point.high : std::nullopt));
    }
  }
  lines.values.assign(names.begin(), names.end());
  Table table{std::move(lines), {{"", {std::move(places), std::move(figures)}}}};
  std::vector<Column>& columns = table.groups.front().columns;
  if (folds) columns.push_back(std::move(highs));
  for (const ChartFact& fact : plot.facts) columns.push_back(factColumn(fact, names));
  return table;
}

Table tableOfStretches(const Chart& plot) {
  if (plot.xKind == AxisKind::Seconds || std::ranges::any_of(plot.series, &ChartSeries::isFold))
    return tableOfMoments(plot);
  Column lines = textColumn(ChartTableText::tr("Line"));
  Column places = columnOf(QString::fromStdString(plot.xName));
  Column rates = columnOf(ChartTableText::tr("Rate"), plot.unit);
  for (const ChartSeries& line : plot.series) {
    std::vector<DiskStretch> stretches;
    for (const ChartPoint& point : line.points)
      if (point.x > 0) stretches.push_back({point.x, point.y});
    for (const DiskStretch& stretch : thinned(stretches, mostRowsOfALine)) {
      lines.values.emplace_back(line.name);
      places.values.emplace_back(quantityText(plot.xKind, stretch.bytesDone).toStdString());
      rates.values.emplace_back(Number{stretch.rate});
    }
  }
  return {std::move(lines), {{"", {std::move(places), std::move(rates)}}}};
}

constexpr int lineMargin = 4;

Qt::Alignment alignmentOf(const Column& column) {
  return column.rightAligned ? Qt::AlignTrailing : Qt::AlignLeading;
}

/// Heading above unit.
class UnitHeader : public PlainHeader {
 public:
  using PlainHeader::PlainHeader;

 protected:
  QSize sectionSizeFromContents(int section) const override {
    const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    const QSize size = fontMetrics().size(0, text);
    return {size.width() + 2 * cellSideMargin + 2, size.height() + 10};
  }
};

/// Texts with a hairline below, as in the table of results.
class PlainCell : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
             const QModelIndex& index) const override {
    QStyleOptionViewItem option = styleOption;
    initStyleOption(&option, index);
    const Theme theme = themeFor(option.palette);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.accentTint);
    painter->setPen(theme.hairline);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->setPen(option.palette.color(QPalette::Text));
    painter->setFont(option.font);
    painter->drawText(option.rect.adjusted(cellSideMargin, 0, -cellSideMargin, 0),
                      static_cast<int>(option.displayAlignment), option.text);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
      painter->setPen(theme.accent);
      painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem& styleOption, const QModelIndex& index) const override {
    QStyleOptionViewItem option = styleOption;
    initStyleOption(&option, index);
    return {option.fontMetrics.horizontalAdvance(option.text) + 2 * cellSideMargin + 2,
            option.fontMetrics.height() + 2 * lineMargin};
  }
};

}  // namespace

Table tableOf(const Chart& plot) {
  Table table =
      hasStretches(plot) || plot.xKind == AxisKind::Seconds ? tableOfStretches(plot) : tableOfStops(plot);
  table.caption = plot.title;
  return table;
}

void ChartTableModel::setTable(Table table) {
  const auto shapeOf = [](const Table& of) {
    std::vector<std::vector<std::string>> headings;
    for (const Column* column : columnsOf(of)) headings.push_back(column->headings);
    return std::pair(std::move(headings), of.labels.values.size());
  };
  const bool sameShape = shapeOf(table) == shapeOf(m_table);
  if (!sameShape) beginResetModel();
  m_table = std::move(table);
  m_columns = columnsOf(m_table);
  if (!sameShape)
    endResetModel();
  else if (rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.labels.values.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Column& column = *m_columns[static_cast<std::size_t>(index.column())];
  if (role == Qt::DisplayRole) return valueText(column.values[static_cast<std::size_t>(index.row())]);
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(alignmentOf(column) | Qt::AlignVCenter);
  return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section >= columnCount()) return {};
  const Column& column = *m_columns[static_cast<std::size_t>(section)];
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(alignmentOf(column) | Qt::AlignBottom);
  if (role != Qt::DisplayRole) return {};
  QStringList lines;
  for (const std::string& heading : column.headings) lines.append(QString::fromStdString(heading));
  return lines.join(u'\n');
}

ChartTableView::ChartTableView(QWidget* parent) : QTableView(parent), m_model(new ChartTableModel(this)) {
  setModel(m_model);
  setItemDelegate(new PlainCell(this));
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setTabKeyNavigation(false);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setCornerButtonEnabled(false);
  setWordWrap(false);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  auto* header = new UnitHeader(this);
  header->setObjectName(QStringLiteral("chartTableHeader"));
  setHorizontalHeader(header);
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setMinimumSectionSize(40);
  connect(m_model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(); });
}

void ChartTableView::setTable(const Table& table) {
  setAccessibleName(QString::fromStdString(table.caption));
  m_model->setTable(table);
}

void ChartTableView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) fitColumns();
  QTableView::changeEvent(event);
}

/// Wide enough for the figures that come, so that no column moves while they change.
void ChartTableView::fitColumns() {
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * lineMargin + 1);
  const int figure = fontMetrics().horizontalAdvance(QStringLiteral("888,888")) + 2 * cellSideMargin;
  for (int column = 0; column < m_model->columnCount(); ++column)
    horizontalHeader()->resizeSection(
        column, std::max({figure, sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)}));
}

}  // namespace strata::gui

#include "moc_chart_table.cpp"
