// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>

#include <optional>
#include <vector>

#include "app/gui/pages/layers.h"
#include "core/model/machine.h"

namespace strata::gui {

class LiveResults;

/// A row for each layer: its name, and its two figures.
class LayersModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { layerColumn, firstColumn, secondColumn, columns };
  enum Role {
    captionRole = Qt::UserRole,  ///< second line: what the figure is, or the size of the layer
    gradeRole,                   ///< int of Grade; invalid where there is no verdict
    verdictRole,                 ///< "good", "measuring"
    doubtRole,                   ///< the weightiest reason as a sentence; empty for a good figure
    reasonsRole                  ///< all reasons as sentences
  };

  explicit LayersModel(LiveResults& results, QObject* parent = nullptr);

  void setMachine(const Machine& machine);
  const std::vector<Layer>& layers() const { return m_layers; }
  RateUnit rateUnit() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  void readRows();
  QVariant layerData(const Layer& layer, int role) const;
  QVariant figureData(const ResultRow& row, int role) const;

  LiveResults& m_results;
  std::optional<Machine> m_machine;
  std::vector<Layer> m_layers;
};

}  // namespace strata::gui
