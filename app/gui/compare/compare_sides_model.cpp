// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_sides_model.h"

#include "app/gui/text/labels.h"

namespace strata::gui {

void CompareSidesModel::setSides(const CompareSet& set) {
  const bool sameRows = [&] {
    if (set.sides().size() != m_set.sides().size()) return false;
    for (std::size_t i = 0; i < set.sides().size(); ++i)
      if (set.sides()[i].id != m_set.sides()[i].id) return false;
    return true;
  }();
  // A reset would take the selection and the place of the keyboard with it.
  if (!sameRows) beginResetModel();
  m_set = set;
  if (!sameRows)
    endResetModel();
  else if (rowCount() > 0)
    emit dataChanged(index(0), index(rowCount() - 1));
}

void CompareSidesModel::retranslate() {
  if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int CompareSidesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_set.sides().size());
}

QVariant CompareSidesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const CompareSide& of = side(index.row());
  const bool isBaseline = static_cast<std::size_t>(index.row()) == m_set.baseline();
  switch (role) {
    case Qt::DisplayRole:
      return of.name();
    case Qt::CheckStateRole:
      return of.hidden ? Qt::Unchecked : Qt::Checked;
    case detailsRole:
      return of.details();
    case gradeRole:
      return of.worst ? QVariant(static_cast<int>(*of.worst)) : QVariant();
    case baselineRole:
      return isBaseline;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
      QStringList parts{of.name()};
      if (isBaseline) parts << tr("baseline");
      parts << of.details();
      if (of.worst) parts << tr("worst grade: %1", "of a side").arg(gradeWord(*of.worst));
      return role == Qt::ToolTipRole ? parts.join(u'\n') : joinedFacts(parts);
    }
    default:
      return {};
  }
}

bool CompareSidesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable)) return false;
  emit hidingWanted(side(index.row()).id, value.toInt() != Qt::Checked);
  return true;
}

Qt::ItemFlags CompareSidesModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractListModel::flags(index);
  if (!index.isValid() || static_cast<std::size_t>(index.row()) == m_set.baseline()) return usual;
  return usual | Qt::ItemIsUserCheckable;
}

}  // namespace strata::gui
