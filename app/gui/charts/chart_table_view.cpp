// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_table_view.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qstyleditemdelegate.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/results/result_delegate.h"
#include "app/gui/widgets/plain_header.h"

namespace strata::gui {

namespace {

constexpr int lineMargin = 4;

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

void ChartTableModel::setTable(const ChartTable& table) {
  if (table == m_table) return;
  const bool sameShape = table.columns == m_table.columns && table.rows.size() == m_table.rows.size();
  if (!sameShape) {
    beginResetModel();
    m_table = table;
    endResetModel();
    return;
  }
  m_table = table;
  if (!m_table.rows.isEmpty())
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole) return m_table.rows[index.row()][index.column()];
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(m_table.columns[index.column()].alignment | Qt::AlignVCenter);
  return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section >= m_table.columns.size()) return {};
  const ChartColumn& column = m_table.columns[section];
  if (role == Qt::DisplayRole)
    return column.unit.isEmpty() ? column.heading
                                 : tr("%1\n%2", "heading, unit below it").arg(column.heading, column.unit);
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(column.alignment | Qt::AlignBottom);
  return {};
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

void ChartTableView::setTable(const ChartTable& table) {
  setAccessibleName(table.title);
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
