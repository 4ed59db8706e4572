// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "app/gui/pages/results_page.h"
#include "core/model/settings.h"

class QComboBox;
class QLabel;

namespace strata::gui {

class CurrentStack;
class DiskBar;
class DiskGrid;
class DiskTarget;
class EmptyState;
class LiveResults;
class ReasonsStrip;
class TestPage;

/// The disk: what is tested and how, and below it the rows of the chosen profile, each figure a button, with
/// charts of rate and latency; for Classic its chart and table.
class DiskPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit DiskPage(LiveResults& results, QWidget* parent = nullptr);
  ~DiskPage() override;

  RunRequest request() const override;
  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void showForecast(const Plan& plan) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;

  /// What is chosen in Setup, or here.
  void setSettings(const Settings& settings);

 signals:
  /// A person chose other settings on the page.
  void settingsChosen(const strata::Settings& settings);
  void foldersWanted();
  void enduranceWanted();
  void readFileWanted();
  /// Which folder is written to.
  void folderKnown(const strata::FolderFacts& folder);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeRows();
  bool isInRows() const;
  void show(const Settings& settings);
  void followRun();
  void showFigures();
  void showCharts();
  void showReasons();
  /// A label that wraps asks for one line, whatever it needs at its width.
  void fitSummary();
  void retranslate();

  LiveResults& m_results;
  Settings m_shown;  ///< whose rows are shown: those chosen, or of the last run
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  DiskTarget* m_target;
  DiskBar* m_bar;
  CurrentStack* m_layers;
  TestPage* m_classic;
  QWidget* m_rows;
  DiskGrid* m_grid;
  ReasonsStrip* m_reasons;
  QComboBox* m_chooser;  ///< of the chart
  QLabel* m_summary;     ///< what the endurance test came to
  CurrentStack* m_charts;
  EmptyState* m_empty;
  std::array<ChartPanel*, 5> m_panels{};  ///< in the order of the chooser
};

}  // namespace strata::gui
