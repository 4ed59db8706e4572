// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/table_text.h"

#include <QtCore/qabstractitemmodel.h>
#include <QtCore/qstringlist.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qtableview.h>

namespace strata::gui {

QString tableText(const QTableView& view) {
  const QAbstractItemModel& model = *view.model();
  QStringList lines;
  QStringList cells;
  if (!view.horizontalHeader()->isHidden()) {
    for (int column = 0; column < model.columnCount(); ++column)
      cells.append(model.headerData(column, Qt::Horizontal).toString());
    lines.append(cells.join(u'\t'));
  }
  for (int row = 0; row < model.rowCount(); ++row) {
    cells.clear();
    for (int column = 0; column < model.columnCount(); ++column)
      cells.append(model.index(row, column).data().toString().replace(u'\t', u' '));
    lines.append(cells.join(u'\t'));
  }
  return lines.join(u'\n') + u'\n';
}

}  // namespace strata::gui
