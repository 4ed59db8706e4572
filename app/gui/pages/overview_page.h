// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/pages/results_page.h"
#include "core/model/settings.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace strata::gui {

struct AgainstPanels;
class CurrentStack;
class EmptyState;
class FoldedText;
class HeldBackLine;
class HeroRow;
class LiveResults;
class PanelView;
class ComparedRow;
class SweepBar;

/// The result of this machine at a glance: the figures that matter most, the panel with a button for each
/// figure and its place on the ladder, why figures are in doubt, and a chart that can be chosen. While a run
/// goes on the chart is that of the test that runs.
class OverviewPage : public ResultsPage {
  Q_OBJECT

 public:
  /// `results` outlives the page.
  explicit OverviewPage(LiveResults& results, QWidget* parent = nullptr);
  ~OverviewPage() override;

  RunRequest request() const override;
  std::optional<RunRequest> sweepRequest() const override;
  void showSweepForecast(const Plan& plan) override;
  /// What the panel shows of one thread and of all.
  std::vector<const ResultRow*> shownRows(const LiveResults& results) const override;

  ChartPanel* shownChart() const override;
  void setInvitation(const QString& heading, const QString& sentence) override;
  void setMachine(const Machine& machine) override;
  void setRateUnit(RateUnit unit) override;
  void offerCompared(ComparedChoice& choice) override;

  /// The run whose results are shown: the page says what held the machine back in it.
  void setRun(const Run* run);
  /// Whether request() has the disk in it, and how long it may take.
  void setWhole(bool withDisk, WholeMachinePace pace);

  /// Whether there is a result card: a button opens it.
  void setHasCard(bool hasCard);

  /// The hint is as high as its lines at its current width.
  QSize minimumSizeHint() const override;

  /// The settings of the next run: on a machine that mixes cores the page shows which of them it measures.
  void setSettings(const Settings& settings);

  /// Whether the page shows rates of one thread or of all.
  PanelThreads threads() const { return m_threads; }

 signals:
  /// A person chose another kind of cores.
  void settingsChosen(const strata::Settings& settings);
  /// threads() is another.
  void threadsChanged(strata::gui::PanelThreads threads);
  void cardWanted();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void layOut();
  /// Spares height where the window is low, so that the chart is seen without scrolling.
  void fitHeight();
  /// Puts the button of the result card where it takes no line of its own, if it may.
  void placeCard();
  void setThreads(PanelThreads threads);
  void retranslate();
  void showCoreKinds();
  void chooseCores();
  void showFigures();
  void showCharts();
  void showCompared();
  void chooseChart(TestGroup kind);
  void followRun();
  void followEnd();
  TestGroup chosenKind() const;
  void showNotes();
  /// Whether footnotes and charts have all the room that they may come to need: while a run goes on nothing
  /// moves, and no scroll bar comes.
  void keepRoom(bool keeps);

  LiveResults& m_results;
  PanelThreads m_threads = PanelThreads::One;
  bool m_withDisk = true;
  WholeMachinePace m_pace = WholeMachinePace::Default;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  std::optional<Machine> m_machine;
  Settings m_settings;
  bool m_hasRun = false;  ///< setRun() was called
  // The parts are in the order of the Tab key.
  HeldBackLine* m_heldBack;
  HeroRow* m_heroes;
  QWidget* m_coresLine;  ///< hidden where the machine has one kind of cores
  QLabel* m_coresLabel;
  QComboBox* m_cores;
  PanelView* m_panel;
  FoldedText* m_notes;  ///< footnotes of the panel
  QPushButton* m_card;
  QBoxLayout* m_below;        ///< of the footnotes, and of the card
  QBoxLayout* m_choices;      ///< of what the chart shows; where height is scarce, of the card
  bool m_compact = false;     ///< see fitHeight()
  QWidget* m_seen = nullptr;  ///< the part of the page that is not scrolled away, once it is shown
  bool m_keepsRoom = false;   ///< see keepRoom()
  QWidget* m_chartBox;
  QComboBox* m_chooser;  ///< of the chart
  SweepBar* m_sweep;
  ComparedRow* m_comparedRow;
  CurrentStack* m_charts;
  EmptyState* m_empty;
  QLabel* m_invitation;                            ///< above a chart that nothing of this machine is in yet
  std::array<ChartPanel*, 5> m_panels;             ///< in the order of the chooser
  ComparedChoice* m_compared = nullptr;            ///< null: none is offered
  std::optional<ComparedLines> m_comparedLines;    ///< of the chosen one
  std::shared_ptr<const AgainstPanels> m_against;  ///< its figures; null: none is chosen
};

}  // namespace strata::gui
