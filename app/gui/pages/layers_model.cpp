// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/layers_model.h"

#include "app/gui/live_results.h"
#include "app/gui/number_text.h"

namespace strata::gui {

LayersModel::LayersModel(LiveResults& results, QObject* parent)
    : QAbstractTableModel(parent), m_results(results) {
  connect(&results.model(), &QAbstractItemModel::modelReset, this, &LayersModel::readRows);
  connect(&results.model(), &QAbstractItemModel::dataChanged, this, &LayersModel::readRows);
}

void LayersModel::setMachine(const Machine& machine) {
  m_machine = machine;
  readRows();
}

RateUnit LayersModel::rateUnit() const {
  return m_results.model().rateUnit();
}

void LayersModel::readRows() {
  std::vector<ResultRow> rows;
  for (int i = 0; i < m_results.model().rowCount(); ++i) rows.push_back(m_results.model().row(i));
  std::vector<Layer> layers = layersOf(rows, m_machine);
  if (layers.size() == m_layers.size()) {
    m_layers = std::move(layers);
    if (!m_layers.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    return;
  }
  beginResetModel();
  m_layers = std::move(layers);
  endResetModel();
}

int LayersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_layers.size());
}

int LayersModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int{columns};
}

QVariant LayersModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Layer& layer = m_layers[static_cast<std::size_t>(index.row())];
  if (index.column() == layerColumn) return layerData(layer, role);
  const auto& row = layer.figures[static_cast<std::size_t>(index.column() - firstColumn)];
  return row ? figureData(*row, role) : QVariant();
}

QVariant LayersModel::layerData(const Layer& layer, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return layerName(layer);
    case captionRole:
      return layer.region > 0_B ? sizeText(layer.region) : QString();
    case Qt::AccessibleTextRole:
      return layer.region > 0_B
                 ? tr("%1, %2", "layer, size of the region").arg(layerName(layer), sizeText(layer.region))
                 : layerName(layer);
    default:
      return {};
  }
}

QVariant LayersModel::figureData(const ResultRow& row, int role) const {
  const QStringList reasons = reasonSentencesOf(row);
  switch (role) {
    case Qt::DisplayRole:
      return figureTextOf(row, rateUnit());
    case captionRole:
      if (const auto share = shareOfLimitPercent(row))
        return tr("%1 · %2 of the limit", "what the figure is, percent")
            .arg(figureName(row), percentText(*share, QLocale()));
      return figureName(row);
    case gradeRole:
      if (const auto grade = gradeOf(row)) return static_cast<int>(*grade);
      return {};
    case verdictRole:
      return verdictText(row);
    case doubtRole:
      return reasons.isEmpty() ? QString() : reasons.first();
    case Qt::ToolTipRole:
      return reasons.join(u'\n');
    case Qt::AccessibleTextRole:
      return tr("%1: %2, %3", "what the figure is, figure, verdict")
          .arg(figureName(row), figureTextOf(row, rateUnit()), verdictText(row));
    case reasonsRole:
    case Qt::AccessibleDescriptionRole:
      return reasons.join(u' ');
    default:
      return {};
  }
}

}  // namespace strata::gui
