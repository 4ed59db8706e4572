// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <array>

#include "app/gui/disk/disk_table.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/text/rate_unit.h"
#include "core/model/settings.h"

class QComboBox;
class QLabel;

namespace strata::gui {

class ChartPanel;
class CurrentStack;
class DiskGrid;
class EmptyState;
class FoldingSplitter;
class LiveResults;
class ReasonsStrip;

/// The rows of a profile, each figure a button, and charts of rate and latency: beside them where there is
/// room, else below.
class DiskRowsView : public QWidget {
  Q_OBJECT

 public:
  /// `results` outlives the view. `ops`: what has a column; empty: what the profile does.
  explicit DiskRowsView(LiveResults& results, QWidget* parent = nullptr, std::vector<std::string> ops = {});
  ~DiskRowsView() override;

  /// The view shows the rows of these settings.
  void setSettings(const Settings& settings);
  void setMeasure(DiskMeasure measure);
  void setRateUnit(RateUnit unit);
  void setInvitation(const QString& heading, const QString& sentence);
  /// The chart that is shown; null while there is none.
  ChartPanel* shownChart() const;
  /// Shows a chart of what the plan measures. What a person has chosen stays where it is one of these.
  void showChartFor(const Plan& plan);

 signals:
  void measureWanted(const strata::gui::RunRequest& request);
  void shownChartChanged();
  /// Tells which system interface made the requests of a figure.
  void engineKnown(const std::string& engine);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  /// The table folds its rows only where it would have to without a chart beside it too.
  void keepTableUnfolded();
  /// Beside the chart the table is as wide as it needs to be, until a person moves what parts them.
  void shareRoom();
  DiskTable table() const;
  void showFigures();
  void showCharts();
  void showReasons();
  /// A label that wraps asks for one line, whatever it needs at its width.
  void fitSummary();
  void retranslate();

  LiveResults& m_results;
  const std::vector<std::string> m_ops;
  Settings m_shown;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  FoldingSplitter* m_halves;
  bool m_isShared = false;  ///< by the person
  DiskGrid* m_grid;
  ReasonsStrip* m_reasons;
  QComboBox* m_chooser;  ///< of the chart
  QLabel* m_summary;     ///< what the endurance test came to
  CurrentStack* m_charts;
  EmptyState* m_empty;
  std::array<ChartPanel*, 5> m_panels{};  ///< in the order of the chooser
};

}  // namespace strata::gui
