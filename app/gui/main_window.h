// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qmainwindow.h>

#include <memory>
#include <optional>

#include "app/gui/actions.h"
#include "app/gui/engine.h"
#include "app/gui/engine_thread.h"
#include "app/gui/file_chooser.h"
#include "core/model/settings.h"

class QLabel;

namespace strata::gui {

class NoticeBar;
class PageList;
class ReportPane;
class RunHead;
class TestPage;

/// What the side list offers.
enum class Page { Overview, Processor, Memory, Disk };

/// The window: one head, one body, a list of pages beside them and the reports below. It wires actions and
/// the engine to these; what they show and do is their own.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Engine engine, Settings settings, FileChooser chooseFile, QWidget* parent = nullptr);
  ~MainWindow() override;

  QSize sizeHint() const override;

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void layOut();
  void connectActions();
  void connectEngine();

  /// Chooses it in the list, which then shows it.
  void choosePage(Page page);
  void showPage(Page page);
  void askForecast();
  void showForecast(const Plan& plan);
  void showMachine();

  void run(const Selection& selection);
  void stop();
  void setRunning(bool running);
  void showStarted(const std::shared_ptr<const Plan>& plan);
  void showProgress(const Progress& progress);
  void showFinished(const Run& run);
  void refuseForecast(const Reason& reason);
  void refuseRun(const Reason& reason);

  void saveReport();
  void saveReportTo(const QString& path);
  void showAbout();

  const Program m_program;
  const Settings m_settings;
  const FileChooser m_chooseFile;
  QString m_saveFolder;

  Page m_page = Page::Overview;
  std::optional<Machine> m_machine;
  std::optional<double> m_clockGhz;
  bool m_noticeIsOfForecast = false;   ///< the notice goes when the page shown can run
  std::shared_ptr<const Plan> m_plan;  ///< of the run in progress, else of the last

  Actions m_actions;
  PageList* m_pages;
  RunHead* m_head;
  NoticeBar* m_notice;
  TestPage* m_body;
  ReportPane* m_report;
  QLabel* m_outcome;  ///< what came of the last run or save

  std::unique_ptr<EngineThread> m_engine;
};

}  // namespace strata::gui
