// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qmainwindow.h>

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/look/look.h"
#include "app/gui/pages/page.h"
#include "app/gui/panel/panel_request.h"
#include "app/gui/run/engine.h"
#include "app/gui/run/engine_thread.h"
#include "app/gui/run/live_results.h"
#include "app/gui/series/series_commands.h"
#include "app/gui/setup/setup_commands.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/window/actions.h"
#include "core/exchange/references.h"
#include "core/model/settings.h"

class QDockWidget;
class QLabel;
class QToolButton;

namespace strata::gui {

class BeforeAfterGuide;
class ComparePage;
class CurrentStack;
class DiskCommands;
class DiskPage;
class Exports;
class HelpPage;
class HistoryPage;
class HistoryThread;
class LeftoverBar;
class NetworkCommands;
class NetworkPage;
class NoticeBar;
class OverviewPage;
class PageList;
class PublishedChoice;
class ReportPane;
class ResponderThread;
struct ResultCard;
class ResultsPage;
class RunHead;
class ViewMenu;

/// What the window is given by the program, or by a test.
struct WindowContext {
  Settings settings;
  std::string settingsPath;     ///< where settings are kept; empty: nowhere
  std::string historyPath;      ///< where runs are kept; empty: nowhere
  std::string beforeAfterPath;  ///< where a comparison that waits for a change is kept; empty: nowhere
  QString statePath;            ///< where the window's own state is kept; empty: nowhere
  FileChooser chooseFile;
  FolderChooser chooseFolder;
  std::optional<Reason> notice;  ///< of the settings file, to be told when the window opens
  /// Whose published figures are offered beside this machine's.
  std::vector<ReferenceRun> references = {};
  /// Whether a run of the whole machine has the disk in it; absent: as the window's own state says, or else
  /// the person is asked.
  std::optional<bool> wholeWithDisk = {};
};

/// The window: one head, one body, a list of pages beside them and the reports below. It wires actions and
/// the engine to these; what they show and do is their own.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Engine engine, WindowContext context, QWidget* parent = nullptr);
  ~MainWindow() override;

  QSize sizeHint() const override;
  Look& look() { return m_look; }
  /// Adds the runs of these files to the history and shows them.
  void openFiles(const QStringList& files);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void layOut();
  void addPages();
  void addStatusBar();
  void connectActions();
  void connectDisk();
  void connectNetwork();
  void connectEngine();
  void connectReport();
  void retranslate();
  void restoreState();
  void saveState() const;

  /// Chooses it in the list, which then shows it.
  void choosePage(Page page);
  void showPage(Page page);
  ResultsPage* resultsPage() const;
  /// Names what the head's button runs, there and in the menu; `details` tell how.
  void nameRun(const QString& details);
  void showInvitation();
  void askForecast();
  void showForecast(const std::shared_ptr<const Plan>& plan);
  void refuseForecast(const Reason& reason);
  void setMachine(const Machine& machine);
  void showEarlier(const std::shared_ptr<const Run>& run);
  void showMachine();
  void showWhatCanBeDone();

  /// What the head's button measures on the page that is shown.
  RunRequest request() const;
  void run(const RunRequest& request);
  /// What the head names, or says what it lacks.
  void runShown();
  void runNetwork();
  /// Asks first, where nobody has said yet whether it may write to the disk.
  void runWhole();
  void setWholeWithDisk(bool withDisk);
  void showLedRun(const std::shared_ptr<const Plan>& plan, const std::shared_ptr<const Run>& run);
  void tellOfLine(const Run& run);
  void tellOfHistory(const Reason& reason);
  void stop();
  void setRunning(bool running);
  void showStarted(const std::shared_ptr<const Plan>& plan);
  void showProgress(const Progress& progress);
  void showBeginning();
  WhatRuns whatRuns() const;
  void showFinished(const std::shared_ptr<const Run>& run);
  void showRun(const std::shared_ptr<const Run>& run);
  void showOutcome();
  void setRateUnit(RateUnit unit);

  /// The run of the history page where that is shown, else the one that the pages show; null where there is
  /// none.
  std::shared_ptr<const Run> runToShare() const;
  PictureHead pictureHead() const;
  ResultCard resultCard() const;
  void copy();
  void showAbout();
  void openMachine();

  const Program m_program;
  PlainToolTips m_plainToolTips;
  const QString m_statePath;
  Look m_look;
  RateUnit m_rateUnit = RateUnit::MegabytesPerSecond;

  std::optional<bool> m_wholeWithDisk;  ///< absent: nobody has been asked yet
  Page m_page = Page::Overview;
  std::optional<Machine> m_machine;
  std::optional<double> m_clockGhz;
  bool m_noticeIsOfForecast = false;       ///< the notice goes when the page shown can run
  std::shared_ptr<const Plan> m_forecast;  ///< of what the head's button would run; null when it cannot
  std::shared_ptr<const Plan> m_plan;      ///< of the run in progress, else of the last
  std::optional<Progress> m_progress;      ///< the latest of the run in progress
  std::optional<SeriesPlace> m_place;      ///< of the run in progress, where it is one of several
  std::shared_ptr<const Run> m_lastRun;
  /// The last run that has figures, with those of its cells renewed that were measured again since.
  std::shared_ptr<const Run> m_shownRun;
  std::optional<Settings> m_levelsSettings;  ///< of the last run that measured bandwidth or latency
  QString m_levelsStarted;                   ///< when that run began, as ISO 8601

  Actions m_actions;
  LiveResults m_results;
  LiveResults m_fileResults;            ///< of a file that was read, which says nothing of the disk in use
  LiveResults* m_running = &m_results;  ///< what the run in progress fills, else the last
  std::unique_ptr<HistoryThread> m_history;
  PublishedChoice* m_published;
  PageList* m_pages;
  RunHead* m_head;
  NoticeBar* m_notice;
  LeftoverBar* m_leftovers;
  CurrentStack* m_body;
  // Made in this order, which is that of the Tab key.
  OverviewPage* m_overview;
  DiskPage* m_diskPage;
  NetworkPage* m_networkPage;
  std::array<ResultsPage*, 5> m_resultsPages;  ///< by Page, Overview to Network
  HistoryPage* m_historyPage;
  ComparePage* m_comparePage;
  HelpPage* m_help;
  QDockWidget* m_reportDock;
  ReportPane* m_report;
  QLabel* m_outcome;            ///< what came of the last run or save
  QToolButton* m_reportButton;  ///< opens and closes the report pane
  QToolButton* m_unitButton;
  ViewMenu* m_viewMenu;
  Exports* m_exports;

  std::unique_ptr<ResponderThread> m_responder;
  std::unique_ptr<EngineThread> m_engine;
  SetupCommands* m_setup;
  DiskCommands* m_disk;
  NetworkCommands* m_network;
  SeriesCommands* m_series;
  BeforeAfterGuide* m_beforeAfter;
};

}  // namespace strata::gui
