// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/table_text.h"

#include <QtCore/qabstractitemmodel.h>
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtreeview.h>

#include <algorithm>

#include "app/gui/text/number_text.h"
#include "core/base/overloaded.h"

namespace strata::gui {

namespace {

class TableText {
  Q_DECLARE_TR_FUNCTIONS(TableText)
};

QString titleText(const Column& column) {
  if (!column.title.empty()) return QString::fromStdString(column.title);
  QStringList lines;
  for (const std::string& heading : column.headings) lines.append(QString::fromStdString(heading));
  if (lines.size() < 2) return lines.join(u' ');
  const QString unit = lines.takeLast();
  return TableText::tr("%1 (%2)", "heading, unit").arg(lines.join(u' '), unit);
}

QString titleText(const ColumnGroup& group, const Column& column) {
  const QString title = titleText(column);
  if (group.heading.empty()) return title;
  const QString heading = QString::fromStdString(group.heading);
  return title.isEmpty() ? heading
                         : TableText::tr("%1: %2", "heading of several columns, column").arg(heading, title);
}

/// What would begin another cell or row.
QString inOneCell(QString text) {
  for (QChar& character : text)
    if (character == u'\t' || character == u'\n') character = u' ';
  return text;
}

}  // namespace

QString valueText(const TableValue& value) {
  return std::visit(
      Overloaded{[](std::monostate) { return QString(); }, [](Missing) { return QStringLiteral("–"); },
                 [](const Number& number) { return figureText(number.value); },
                 [](const Percent& percent) { return percentText(percent.value, QLocale()); },
                 [](const HalfWidth& half) {
                   return TableText::tr("± %1", "percent").arg(percentText(half.percent, QLocale()));
                 },
                 [](const Ratio& ratio) { return signedText(ratioText(ratio)); },
                 [](const Marked& marked) { return QString::fromStdString(marked.word); },
                 [](const std::string& text) { return QString::fromStdString(text); }},
      value);
}

std::vector<const Column*> columnsOf(const Table& table) {
  std::vector<const Column*> columns{&table.labels};
  for (const ColumnGroup& group : table.groups)
    for (const Column& column : group.columns) columns.push_back(&column);
  return columns;
}

QStringList rowTexts(const Table& table, std::size_t row) {
  QStringList texts;
  for (const Column* column : columnsOf(table)) texts.append(valueText(column->values[row]));
  return texts;
}

QString tabSeparated(const Table& table) {
  QStringList titles{inOneCell(titleText(table.labels))};
  for (const ColumnGroup& group : table.groups)
    for (const Column& column : group.columns) titles.append(inOneCell(titleText(group, column)));
  QString text;
  const bool isTitled = std::ranges::any_of(titles, [](const QString& title) { return !title.isEmpty(); });
  if (isTitled) text = titles.join(u'\t') + u'\n';
  for (std::size_t row = 0; row < table.labels.values.size(); ++row) {
    QStringList cells = rowTexts(table, row);
    std::ranges::transform(cells, cells.begin(), inOneCell);
    text += cells.join(u'\t') + u'\n';
  }
  return text;
}

namespace {

/// `rows`: an index of each, in any column.
QString textOf(const QAbstractItemModel& model, const QHeaderView& header,
               const std::vector<QModelIndex>& rows) {
  std::vector<Column> columns;
  for (int i = 0; i < model.columnCount(); ++i) {
    Column& column = columns.emplace_back();
    if (!header.isHidden())
      for (const QString& line : model.headerData(i, Qt::Horizontal).toString().split(u'\n'))
        column.headings.push_back(line.toStdString());
    bool isEmpty = true;
    for (const QModelIndex& row : rows) {
      const QString text = row.siblingAtColumn(i).data().toString();
      isEmpty = isEmpty && text.isEmpty();
      column.values.emplace_back(text.toStdString());
    }
    // A narrow window hides columns that say something; others are of no use to these rows.
    if (isEmpty && header.isSectionHidden(i)) columns.pop_back();
  }
  if (columns.empty()) return {};
  Table table{std::move(columns.front()), {{}}};
  table.groups.front().columns.assign(columns.begin() + 1, columns.end());
  return tabSeparated(table);
}

}  // namespace

QString tableText(const QTableView& view) {
  const QAbstractItemModel& model = *view.model();
  std::vector<QModelIndex> rows;
  for (int row = 0; row < model.rowCount(); ++row) rows.push_back(model.index(row, 0));
  return textOf(model, *view.horizontalHeader(), rows);
}

QString tableText(const QTreeView& view) {
  const QAbstractItemModel& model = *view.model();
  std::vector<QModelIndex> rows;
  for (QModelIndex row = model.index(0, 0); row.isValid(); row = view.indexBelow(row)) rows.push_back(row);
  return textOf(model, *view.header(), rows);
}

}  // namespace strata::gui
