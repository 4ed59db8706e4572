// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtGui/qfontdatabase.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qdockwidget.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qmessagebox.h>
#include <QtWidgets/qstatusbar.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/labels.h"
#include "app/gui/notice_bar.h"
#include "app/gui/page_list.h"
#include "app/gui/report_pane.h"
#include "app/gui/run_head.h"
#include "app/gui/save_text.h"
#include "app/gui/test_page.h"
#include "app/gui/translated_words.h"
#include "core/report/text.h"

namespace strata::gui {

namespace {

std::optional<StepKind> kindOf(Page page) {
  switch (page) {
    case Page::Processor:
      return StepKind::Processor;
    case Page::Memory:
      return StepKind::Memory;
    case Page::Disk:
      return StepKind::Disk;
    case Page::Overview:
      break;
  }
  return std::nullopt;
}

Page pageOf(StepKind kind) {
  switch (kind) {
    case StepKind::Processor:
      return Page::Processor;
    case StepKind::Memory:
      return Page::Memory;
    case StepKind::Disk:
      return Page::Disk;
  }
  return Page::Overview;
}

Selection selectionOf(Page page) {
  Selection selection;
  if (const auto kind = kindOf(page)) {
    selection.processor = kind == StepKind::Processor;
    selection.memory = kind == StepKind::Memory;
    selection.disk = kind == StepKind::Disk;
  }
  return selection;
}

/// The clock of the run's core-bound figures: the fastest that was measured beside any of them.
std::optional<double> clockOf(const Run& run) {
  std::optional<double> clock;
  for (const CellResult& cell : run.results)
    if (const auto* measured = std::get_if<Measured>(&cell.outcome); measured && measured->clockGhz)
      clock = std::max(clock.value_or(0), *measured->clockGhz);
  return clock;
}

int gradeCount(const Run& run, Grade grade) {
  return static_cast<int>(std::count_if(run.results.begin(), run.results.end(), [&](const CellResult& cell) {
    const auto* measured = std::get_if<Measured>(&cell.outcome);
    return measured != nullptr && measured->verdict.grade == grade;
  }));
}

}  // namespace

MainWindow::MainWindow(Engine engine, Settings settings, FileChooser chooseFile, QWidget* parent)
    : QMainWindow(parent),
      m_program(engine.program),
      m_settings(std::move(settings)),
      m_chooseFile(std::move(chooseFile)),
      m_saveFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)),
      m_actions(makeMenus(*this)),
      m_pages(new PageList(this)),
      m_head(new RunHead(this)),
      m_notice(new NoticeBar(this)),
      m_body(new TestPage(this)),
      m_report(new ReportPane(this)),
      m_outcome(new QLabel(this)),
      m_engine(std::make_unique<EngineThread>(std::move(engine))) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowTitle(tr("Strata"));
  layOut();
  connectActions();
  connectEngine();
  m_actions.stop->setEnabled(false);
  choosePage(Page::Overview);
  m_head->setFocus();
}

// The engine's thread ends before the widgets that its signals reach.
MainWindow::~MainWindow() {
  m_engine.reset();
}

QSize MainWindow::sizeHint() const {
  return {1180, 780};
}

void MainWindow::layOut() {
  m_pages->addPage(static_cast<int>(Page::Overview), tr("Overview"));
  m_pages->addPage(static_cast<int>(Page::Processor), kindName(StepKind::Processor));
  m_pages->addPage(static_cast<int>(Page::Memory), kindName(StepKind::Memory));
  m_pages->addPage(static_cast<int>(Page::Disk), kindName(StepKind::Disk));

  auto* content = new QWidget(this);
  content->setObjectName(QStringLiteral("content"));
  content->setBackgroundRole(QPalette::Base);
  content->setAutoFillBackground(true);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_head);
  column->addWidget(m_notice);
  column->addWidget(m_body, 1);

  auto* shell = new QWidget(this);
  shell->setObjectName(QStringLiteral("shell"));
  auto* row = new QHBoxLayout(shell);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(m_pages);
  row->addWidget(content, 1);
  setCentralWidget(shell);

  auto* dock = new QDockWidget(tr("Report"), this);
  dock->setObjectName(QStringLiteral("reportDock"));
  dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
  dock->setWidget(m_report);
  dock->toggleViewAction()->setObjectName(QStringLiteral("toggleReport"));
  addDockWidget(Qt::BottomDockWidgetArea, dock);
  resizeDocks({dock}, {200}, Qt::Vertical);

  statusBar()->setObjectName(QStringLiteral("statusBar"));
  m_outcome->setObjectName(QStringLiteral("outcome"));
  m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_outcome->setContentsMargins(8, 0, 0, 0);
  statusBar()->addWidget(m_outcome, 1);
  m_head->setMachine(tr("Looking at this machine…"));
}

void MainWindow::connectActions() {
  connect(m_actions.saveReport, &QAction::triggered, this, &MainWindow::saveReport);
  connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
  connect(m_actions.copyReport, &QAction::triggered, m_report, &ReportPane::copy);
  connect(m_actions.clear, &QAction::triggered, m_report, &ReportPane::clear);
  connect(m_actions.about, &QAction::triggered, this, &MainWindow::showAbout);
  connect(m_actions.stop, &QAction::triggered, this, &MainWindow::stop);
  connect(m_actions.runAll, &QAction::triggered, this, [this] { run(selectionOf(Page::Overview)); });
  connect(m_actions.runProcessor, &QAction::triggered, this, [this] { run(selectionOf(Page::Processor)); });
  connect(m_actions.runMemory, &QAction::triggered, this, [this] { run(selectionOf(Page::Memory)); });
  connect(m_actions.runDisk, &QAction::triggered, this, [this] { run(selectionOf(Page::Disk)); });
  connect(m_head, &RunHead::runClicked, this, [this] { run(selectionOf(m_page)); });
  connect(m_head, &RunHead::stopClicked, this, &MainWindow::stop);
  connect(m_pages, &PageList::pageChosen, this, [this](int page) { showPage(static_cast<Page>(page)); });

  const auto enableForReport = [this](bool empty) {
    m_actions.saveReport->setEnabled(!empty);
    m_actions.copyReport->setEnabled(!empty);
    m_actions.clear->setEnabled(!empty);
  };
  connect(m_report, &ReportPane::emptyChanged, this, enableForReport);
  enableForReport(true);
}

void MainWindow::connectEngine() {
  EngineThread* engine = m_engine.get();
  connect(engine, &EngineThread::machineKnown, this, [this](const Machine& machine) {
    m_machine = machine;
    showMachine();
  });
  connect(engine, &EngineThread::forecastMade, this, [this](const auto& plan) { showForecast(*plan); });
  connect(engine, &EngineThread::forecastRefused, this, &MainWindow::refuseForecast);
  connect(engine, &EngineThread::refused, this, &MainWindow::refuseRun);
  connect(engine, &EngineThread::started, this, &MainWindow::showStarted);
  connect(engine, &EngineThread::stepStarted, this,
          [this](std::size_t step) { m_body->showStepStarted(step); });
  connect(engine, &EngineThread::progressed, this, &MainWindow::showProgress);
  connect(engine, &EngineThread::stepFinished, this,
          [this](const StepFinished& finished) { m_body->showStepFinished(finished); });
  connect(engine, &EngineThread::finished, this, [this](const auto& run) { showFinished(*run); });
  connect(engine, &EngineThread::runningChanged, this, &MainWindow::setRunning);
}

void MainWindow::choosePage(Page page) {
  m_pages->setPage(static_cast<int>(page));
}

void MainWindow::showPage(Page page) {
  m_page = page;
  m_head->setTitle(page == Page::Overview ? tr("Overview") : kindName(*kindOf(page)));
  m_head->setForecast(selectionName(selectionOf(page)), {});
  m_body->setInvitation(tr("Nothing measured yet"), {});
  m_body->setKind(kindOf(page));
  askForecast();
}

void MainWindow::askForecast() {
  m_engine->forecast(m_settings, selectionOf(m_page));
}

void MainWindow::showForecast(const Plan& plan) {
  if (std::exchange(m_noticeIsOfForecast, false)) m_notice->dismiss();
  m_head->setForecast(selectionName(selectionOf(m_page)), planLine(plan));
  const int seconds = std::max(2, static_cast<int>(std::lround(plan.expectedSeconds)));
  QString sentence;
  switch (m_page) {
    case Page::Overview:
      sentence =
          tr("Press Run to measure processor, memory and disk; it takes about %n seconds.", nullptr, seconds);
      break;
    case Page::Processor:
      sentence = tr("Press Run to measure the processor; it takes about %n seconds.", nullptr, seconds);
      break;
    case Page::Memory:
      sentence = tr("Press Run to measure caches and memory; it takes about %n seconds.", nullptr, seconds);
      break;
    case Page::Disk:
      sentence = tr("Press Run to measure the disk; it takes about %n seconds.", nullptr, seconds);
      break;
  }
  m_body->setInvitation(tr("Nothing measured yet"), sentence);
}

void MainWindow::showMachine() {
  if (m_machine) m_head->setMachine(machineLine(*m_machine, m_clockGhz));
}

void MainWindow::run(const Selection& selection) {
  m_notice->dismiss();
  m_engine->start(m_settings, selection);
}

void MainWindow::stop() {
  if (!m_engine->isRunning()) return;
  m_head->setState(RunHead::State::Stopping);
  m_actions.stop->setEnabled(false);
  m_engine->stop();
}

void MainWindow::setRunning(bool running) {
  m_actions.stop->setEnabled(running);
  m_head->setState(running ? RunHead::State::Running : RunHead::State::Idle);
  if (running) {
    m_head->setProgress(tr("Getting ready"), {}, 0);
  } else {
    askForecast();
  }
}

void MainWindow::showStarted(const std::shared_ptr<const Plan>& plan) {
  m_plan = plan;
  m_outcome->clear();
  // A page of another test would show nothing of this run.
  const bool shown = m_page == Page::Overview ||
                     std::any_of(plan->steps.begin(), plan->steps.end(),
                                 [this](const Step& step) { return step.kind == kindOf(m_page); });
  if (!shown && !plan->steps.empty()) choosePage(pageOf(plan->steps.front().kind));
  m_body->begin(plan);
}

void MainWindow::showProgress(const Progress& progress) {
  m_body->showProgress(progress);
  if (!m_plan || progress.step >= m_plan->steps.size()) return;
  QString step = stepName(m_plan->steps[progress.step]);
  if (progress.extended) step = tr("%1, extended for more clean samples").arg(step);
  m_head->setProgress(step, remainingText(progress.remainingS), progress.fraction);
}

void MainWindow::showFinished(const Run& run) {
  m_body->finish(run);
  if (const auto clock = clockOf(run)) m_clockGhz = clock;
  showMachine();
  if (run.results.empty()) {
    m_outcome->setText(tr("Stopped before anything was measured."));
    return;
  }
  m_report->append(QString::fromStdString(toText(run, translatedWords())));
  const QLocale locale;
  const QString good = locale.toString(gradeCount(run, Grade::Good));
  const QString fair = locale.toString(gradeCount(run, Grade::Fair));
  const QString poor = locale.toString(gradeCount(run, Grade::Poor));
  m_outcome->setText(run.status == RunStatus::Stopped
                         ? tr("Stopped. Kept: %1 good, %2 fair, %3 poor.").arg(good, fair, poor)
                         : tr("Finished: %1 good, %2 fair, %3 poor.").arg(good, fair, poor));
}

void MainWindow::refuseForecast(const Reason& reason) {
  m_notice->show(reasonText(reason));
  m_noticeIsOfForecast = true;
  m_body->setInvitation(tr("Nothing measured yet"), {});
  m_head->setForecast(selectionName(selectionOf(m_page)), tr("cannot run as set"));
}

void MainWindow::refuseRun(const Reason& reason) {
  m_notice->show(reasonText(reason));
  m_noticeIsOfForecast = false;
}

void MainWindow::saveReport() {
  const QString name =
      tr("strata-report-%1.txt", "file name; the date").arg(QDate::currentDate().toString(Qt::ISODate));
  m_chooseFile(this, QDir(m_saveFolder).filePath(name), [this](const QString& path) { saveReportTo(path); });
}

void MainWindow::saveReportTo(const QString& path) {
  if (const auto failure = saveText(path, m_report->text())) {
    m_notice->show(*failure);
    m_noticeIsOfForecast = false;
    return;
  }
  m_notice->dismiss();
  m_saveFolder = QFileInfo(path).absolutePath();
  m_outcome->setText(tr("Report saved to %1").arg(QDir::toNativeSeparators(path)));
}

void MainWindow::showAbout() {
  auto* box =
      new QMessageBox(QMessageBox::NoIcon, tr("About Strata"),
                      tr("Strata %1").arg(QString::fromStdString(m_program.version)), QMessageBox::Ok, this);
  box->setObjectName(QStringLiteral("aboutBox"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setIconPixmap(windowIcon().pixmap(64, 64));
  box->setInformativeText(
      tr("Shows the layers of a computer: core, caches, memory and disk.\n\nMethod %1, built by %2.\n\nFree "
         "software "
         "under the GNU General Public License, version 3 or later. It comes without any warranty.")
          .arg(QLocale().toString(m_program.method), QString::fromStdString(m_program.compiler)));
  box->open();
}

// The window goes at once; the engine's thread is asked to stop here and joined when the window is destroyed.
// A sample takes 100 ms at most, so nothing hangs.
void MainWindow::closeEvent(QCloseEvent* event) {
  m_engine->stop();
  event->accept();
}

}  // namespace strata::gui
