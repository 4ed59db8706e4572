// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <array>
#include <optional>

#include "app/gui/text/network_cell.h"
#include "app/gui/text/rate_unit.h"

class QComboBox;
class QLabel;

namespace strata::gui {

class ChartPanel;
class CurrentStack;
class EmptyState;
class FoldingSplitter;
class LiveResults;
class ResultsTable;

/// What was measured on the line, live and in the end: charts to choose from, and beside them the table.
class NetworkResults : public QWidget {
  Q_OBJECT

 public:
  /// `results` outlives this.
  explicit NetworkResults(LiveResults& results, QWidget* parent = nullptr);
  ~NetworkResults() override;

  /// Null while there is nothing to show.
  ChartPanel* shownChart() const;
  void setInvitation(const QString& heading, const QString& sentence);
  void setRateUnit(RateUnit unit);

 signals:
  void shownChartChanged();

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeCharts();
  void followCell();
  void followEnd();
  void showFigures();
  void retranslate();

  LiveResults& m_results;
  std::optional<NetworkCell> m_followed;
  QLabel* m_within;  ///< that no network took part
  CurrentStack* m_layers;
  EmptyState* m_empty;
  FoldingSplitter* m_halves;
  QComboBox* m_chooser = nullptr;
  CurrentStack* m_charts = nullptr;
  std::array<ChartPanel*, 5> m_panels{};  ///< in the order of the chooser
  ResultsTable* m_table = nullptr;
};

}  // namespace strata::gui
