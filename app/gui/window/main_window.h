// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qmainwindow.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/gui/files/file_chooser.h"
#include "app/gui/look/look.h"
#include "app/gui/pages/page.h"
#include "app/gui/run/engine.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/scrolled_body.h"
#include "app/gui/window/actions.h"
#include "core/exchange/references.h"
#include "core/model/settings.h"

class QDockWidget;
class QLabel;
class QToolButton;

namespace strata::gui {

class BeforeAfterGuide;
class DiskCommands;
class EarlierRuns;
class EngineThread;
class Exports;
class HistoryThread;
class LeftoverBar;
class NetworkCommands;
class NoticeBar;
class OpenedRun;
class PageList;
class Pages;
class ComparedChoice;
class RecentFiles;
class ReportPane;
class ResponderThread;
class RunCommands;
class RunHead;
class RunMonitor;
class RunStrip;
class SeriesCommands;
class SetupCommands;
class ViewMenu;

/// What the window is given by the program, or by a test.
struct WindowContext {
  Settings settings;
  std::string settingsPath;     ///< where settings are kept; empty: nowhere
  std::string historyPath;      ///< where runs are kept; empty: nowhere
  std::string beforeAfterPath;  ///< where a comparison that waits for a change is kept; empty: nowhere
  QString statePath;            ///< where the window's own state is kept; empty: nowhere
  std::string dataFolder = {};  ///< where all of that is, which a person may remove; empty: nowhere
  FileChooser chooseFile;
  FolderChooser chooseFolder;
  std::optional<Reason> notice;  ///< of the settings file, to be told when the window opens
  /// The publications whose figures are offered beside those of this machine.
  std::vector<ReferenceRun> references = {};
  /// Whether a run of the whole machine has the disk in it; absent: as the window's own state says, or else
  /// the person is asked.
  std::optional<bool> wholeWithDisk = {};
};

/// The window: one head, one body, a list of pages beside them and the reports below. It builds and connects
/// what does the rest: Pages, RunMonitor, RunCommands, Exports, and the commands of the feature rooms.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Engine engine, WindowContext context, QWidget* parent = nullptr);
  ~MainWindow() override;

  QSize sizeHint() const override;
  Look& look() { return m_look; }
  /// Adds the runs of these files to the history and shows them.
  void openFiles(const QStringList& files);
  /// Whether the person closed the window to have all removed that is kept.
  bool isDataUnwanted() const { return m_isDataUnwanted; }

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void layOut();
  void boundPage();
  void addStatusBar();
  void connectMenus();
  void connectPages();
  void connectNetwork();
  void connectEngine();
  void retranslate();
  void restoreState();
  void saveState() const;

  void showPage();
  void showUnit();
  void begin(const Plan& plan, bool first);
  void showEnded(const Run& run);
  void openRun(const std::shared_ptr<const Run>& run);
  /// Another run is open, or none is.
  void showOpened();
  /// Asks how the run that is shown compares with the last of its kind, once no further run goes on.
  void askForChange();
  void setMachine(const Machine& machine);
  void showEarlier(const std::shared_ptr<const Run>& run, const std::string& later);
  void showMachine();
  void setRateUnit(RateUnit unit);
  void tell(std::function<QString()> message);
  void openMachine();
  void askToRemoveKept();
  /// Runs the self-test, and then offers to save it.
  void checkInstrument();

  const Program m_program;
  PlainToolTips m_plainToolTips;
  WheelScrolls m_wheelScrolls;
  bool m_changeWanted = false;
  Page m_pageAtStart = Page::Overview;  ///< that was shown when the last run was asked for
  const QString m_statePath;
  const std::string m_dataFolder;
  bool m_isDataUnwanted = false;
  Look m_look;
  RateUnit m_rateUnit = RateUnit::MegabytesPerSecond;
  std::optional<Machine> m_machine;

  Actions m_actions;
  RecentFiles* m_recentFiles;
  LiveResults m_results;
  LiveResults m_fileResults;  ///< of a file that was read
  std::unique_ptr<HistoryThread> m_history;
  ComparedChoice* m_compared;
  // Made in this order, which is that of the Tab key.
  PageList* m_list;
  QWidget* m_page = nullptr;  ///< head, strip and body
  RunHead* m_head;
  RunStrip* m_strip;
  NoticeBar* m_notice;
  LeftoverBar* m_leftovers;
  Pages* m_pages;
  QDockWidget* m_reportDock;
  ReportPane* m_report;
  QLabel* m_outcome;            ///< what came of the last run or save
  QToolButton* m_reportButton;  ///< opens and closes the report pane
  QToolButton* m_unitButton;
  ViewMenu* m_viewMenu;

  std::unique_ptr<ResponderThread> m_responder;
  std::unique_ptr<EngineThread> m_engine;
  RunMonitor* m_monitor;
  EarlierRuns* m_earlier;
  OpenedRun* m_opened;
  SetupCommands* m_setup;
  DiskCommands* m_disk;
  NetworkCommands* m_network;
  RunCommands* m_runs;
  SeriesCommands* m_series;
  BeforeAfterGuide* m_beforeAfter;
  Exports* m_exports;
};

}  // namespace strata::gui
