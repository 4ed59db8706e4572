// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_sides_model.h"

#include <algorithm>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/verdict_text.h"

namespace strata::gui {

void CompareSidesModel::setSides(const CompareSet& set) {
  const bool sameRows =
      std::ranges::equal(set.sides(), m_set.sides(), {}, &CompareSide::id, &CompareSide::id);
  // A reset would take the selection and the place of the keyboard with it.
  if (!sameRows) {
    beginResetModel();
    m_headlines.clear();
  }
  m_set = set;
  if (!sameRows)
    endResetModel();
  else
    retranslate();
}

void CompareSidesModel::setComparison(const Comparison& comparison) {
  m_headlines.clear();
  if (comparison.sides.size() == m_set.sides().size())
    for (std::size_t side = 0; side < comparison.sides.size(); ++side) {
      Headline headline;
      headline.ratio = meanRatio(comparison, side);
      for (const ComparisonRow& row : comparison.rows)
        if (const auto& difference = row.differences[side]) {
          headline.isCompared = true;
          headline.isDecided =
              headline.isDecided && standingOf(*difference, row.cell.higherIsBetter) != Standing::Open;
        }
      if (const ComparisonRow* most = mostDifferent(comparison, side)) {
        headline.difference = most->differences[side];
        headline.higherIsBetter = most->cell.higherIsBetter;
        headline.of = most->cell;
      }
      m_headlines.push_back(std::move(headline));
    }
  retranslate();
}

void CompareSidesModel::retranslate() {
  if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int CompareSidesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_set.sides().size());
}

QString CompareSidesModel::headlineOf(std::size_t row) const {
  if (row >= m_headlines.size() || row == CompareSet::baseline) return {};
  const Headline& headline = m_headlines[row];
  if (headline.difference) return outcomeText(*headline.difference, headline.higherIsBetter);
  if (headline.ratio) return tr("%1 ×", "how often a side is the baseline").arg(figureText(*headline.ratio));
  if (!headline.isCompared) return {};
  return headline.isDecided ? QStringLiteral("= ") + tr("no change")
                            : QStringLiteral("? ") + tr("inconclusive");
}

QString CompareSidesModel::nameOfHeadline(std::size_t row) const {
  if (row >= m_headlines.size() || !m_headlines[row].difference) return {};
  return resultName(m_headlines[row].of);
}

QVariant CompareSidesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const CompareSide& of = side(index.row());
  const auto row = static_cast<std::size_t>(index.row());
  const bool isBaseline = row == CompareSet::baseline;
  // What is reliable carries no word.
  const bool isDoubtful = of.worst && *of.worst != Grade::Good;
  switch (role) {
    case Qt::DisplayRole:
      return of.name();
    case Qt::CheckStateRole:
      return of.hidden ? Qt::Unchecked : Qt::Checked;
    case detailsRole: {
      QStringList parts;
      if (isBaseline) parts << tr("baseline");
      parts << of.kind();
      if (isDoubtful) parts << gradeWord(*of.worst);
      return joinedFacts(parts);
    }
    case headlineRole:
      return headlineOf(row);
    case headlineOfRole:
      return nameOfHeadline(row);
    case standingRole:
      if (row >= m_headlines.size() || !m_headlines[row].difference) return {};
      return static_cast<int>(standingOf(*m_headlines[row].difference, m_headlines[row].higherIsBetter));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
      QStringList parts{of.name()};
      if (isBaseline) parts << tr("baseline");
      parts << of.details();
      if (of.worst) parts << tr("worst grade: %1", "of a side").arg(gradeWord(*of.worst));
      const QString headline = headlineOf(row);
      if (!headline.isEmpty() && m_headlines[row].difference)
        parts << tr("largest difference: %1, %2", "difference, name of a result")
                     .arg(headline, nameOfHeadline(row));
      else if (!headline.isEmpty() && m_headlines[row].ratio)
        parts << tr("mean of all its results: %1", "how often a side is the baseline").arg(headline);
      if (role == Qt::AccessibleTextRole) return joinedFacts(parts);
      // The command line knows the side by it.
      if (!of.content->isPublished)
        parts << tr("ID: %1", "of a run or series").arg(QString::fromStdString(of.id));
      return parts.join(u'\n');
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

bool CompareSidesModel::moveRows(const QModelIndex&, int sourceRow, int count, const QModelIndex&,
                                 int destinationChild) {
  if (count != 1 || sourceRow < 0 || sourceRow >= rowCount()) return false;
  emit moveWanted(sourceRow, destinationChild);
  return true;
}

Qt::ItemFlags CompareSidesModel::flags(const QModelIndex& index) const {
  // Sides are dropped between the rows, never on one.
  if (!index.isValid()) return QAbstractListModel::flags(index) | Qt::ItemIsDropEnabled;
  const Qt::ItemFlags usual = QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
  return static_cast<std::size_t>(index.row()) == CompareSet::baseline ? usual
                                                                       : usual | Qt::ItemIsUserCheckable;
}

}  // namespace strata::gui

#include "moc_compare_sides_model.cpp"
