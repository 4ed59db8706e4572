// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/main_window.h"

#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtGui/qscreen.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qdockwidget.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qstatusbar.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <type_traits>
#include <utility>

#include "app/gui/disk/disk_commands.h"
#include "app/gui/files/opened_files.h"
#include "app/gui/files/recent_files.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/theme.h"
#include "app/gui/network/network_commands.h"
#include "app/gui/network/network_page.h"
#include "app/gui/network/responder_thread.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/disk_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/panel/standing_line.h"
#include "app/gui/results/compared_figures.h"
#include "app/gui/run/engine_thread.h"
#include "app/gui/series/before_after_guide.h"
#include "app/gui/series/series_commands.h"
#include "app/gui/setup/setup_commands.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/dock_title.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/widgets/scrolled_body.h"
#include "app/gui/window/about_box.h"
#include "app/gui/window/data_removal.h"
#include "app/gui/window/earlier_runs.h"
#include "app/gui/window/exports.h"
#include "app/gui/window/leftover_bar.h"
#include "app/gui/window/machine_box.h"
#include "app/gui/window/opened_run.h"
#include "app/gui/window/page_facts.h"
#include "app/gui/window/page_list.h"
#include "app/gui/window/pages.h"
#include "app/gui/window/pane_keys.h"
#include "app/gui/window/run_commands.h"
#include "app/gui/window/run_head.h"
#include "app/gui/window/run_monitor.h"
#include "app/gui/window/run_strip.h"
#include "app/gui/window/view_menu.h"
#include "app/gui/window/window_state.h"
#include "core/model/core_kinds.h"
#include "core/report/text.h"

namespace strata::gui {

MainWindow::MainWindow(Engine engine, WindowContext context, QWidget* parent)
    : QMainWindow(parent),
      m_program(engine.program),
      m_statePath(context.statePath),
      m_dataFolder(context.dataFolder),
      m_actions(makeMenus(*this)),
      m_recentFiles(new RecentFiles(*m_actions.recentFiles, this)),
      m_history(std::make_unique<HistoryThread>(context.historyPath)),
      m_compared(new ComparedChoice(context.references, this)),
      m_list(new PageList(this)),
      m_head(new RunHead(this)),
      m_strip(new RunStrip(this)),
      m_notice(new NoticeBar(this)),
      m_leftovers(new LeftoverBar(this)),
      m_pages(new Pages(
          *m_list,
          {m_results, m_fileResults, *m_history, *m_compared, context.chooseFile, engine.localAddresses},
          this)),
      m_reportDock(new QDockWidget(this)),
      m_report(new ReportPane(this)),
      m_outcome(plainLabel(this)),
      m_reportButton(new QToolButton(this)),
      m_unitButton(new QToolButton(this)),
      m_viewMenu(new ViewMenu(*m_actions.view, m_look, m_reportDock->toggleViewAction(), this)),
      m_responder(std::make_unique<ResponderThread>(engine)),
      m_engine(std::make_unique<EngineThread>(std::move(engine))),
      m_monitor(new RunMonitor(*m_engine, m_results, m_fileResults, *m_head, *m_strip, this)),
      m_earlier(new EarlierRuns(
          *m_history, *m_compared,
          [this] { return m_monitor->shownSince(m_pages->overview().shownRows(m_results)); }, this)),
      m_opened(new OpenedRun(m_results, *m_monitor, this)),
      m_setup(new SetupCommands(std::move(context.settings), std::move(context.settingsPath),
                                {context.chooseFile, context.chooseFolder}, *m_engine, this)),
      m_disk(new DiskCommands(*m_setup, context.chooseFile, std::move(context.chooseFolder), this)),
      m_network(new NetworkCommands(m_pages->network(), *m_responder, *m_engine, *m_setup, m_results, this)),
      m_runs(new RunCommands(
          {*m_engine, *m_setup, *m_network, *m_pages, *m_head, *m_notice, m_results, *m_opened}, m_actions,
          this)),
      m_series(new SeriesCommands(
          *m_engine, *m_history, [this] { return m_runs->whatRuns(); },
          [this](const Settings& settings, QWidget* over, std::function<void(const Settings&)> take) {
            m_setup->edit(settings, over, std::move(take));
          },
          this)),
      m_beforeAfter(new BeforeAfterGuide(
          *m_engine, *m_history, [this] { return m_runs->whatRuns(); }, std::move(context.beforeAfterPath),
          this)),
      m_exports(new Exports(std::move(context.chooseFile), {*m_pages, *m_monitor, m_results, *m_report},
                            m_actions, m_program, this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  qApp->installEventFilter(&m_plainToolTips);
  qApp->installEventFilter(&m_wheelScrolls);
  layOut();
  connectMenus();
  connectPages();
  connectNetwork();
  connectEngine();
  retranslate();
  if (context.wholeWithDisk) m_runs->setWholeWithDisk(*context.wholeWithDisk);
  restoreState();
  m_actions.stop->setEnabled(false);
  // A baseline that is kept nowhere is none.
  m_actions.beforeAfter->setEnabled(m_history->hasHistory());
  m_monitor->setKeepsRuns(m_history->hasHistory());
  m_pages->choose(Page::Overview);
  m_head->setFocus();
  if (context.notice) tell([notice = *context.notice] { return reasonText(notice); });
  m_engine->findLeftovers(m_setup->settings().diskFolders);
}

// The engine's threads end before the widgets that their signals reach, and those before the figures and the
// look that they show.
MainWindow::~MainWindow() {
  m_engine.reset();
  m_responder.reset();
  m_history.reset();
  delete takeCentralWidget();
}

QSize MainWindow::sizeHint() const {
  return {1280, 920};
}

void MainWindow::layOut() {
  auto* content = new QWidget(this);
  content->setObjectName(QStringLiteral("content"));
  content->setBackgroundRole(QPalette::Base);
  content->setAutoFillBackground(true);
  // The page, with its head and strip, stands in the middle of a wide window.
  m_page = new QWidget(content);
  m_page->setObjectName(QStringLiteral("page"));
  boundPage();
  auto* middle = new QHBoxLayout(content);
  middle->setContentsMargins(0, 0, 0, 0);
  middle->addWidget(m_page);
  auto* column = new QVBoxLayout(m_page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_head);
  column->addWidget(m_opened);
  column->addWidget(m_strip);
  column->addWidget(m_notice);
  column->addWidget(m_leftovers);
  column->addWidget(m_beforeAfter->bar());
  column->addWidget(scrolledBody(&m_pages->body(), m_page), 1);

  auto* shell = new QWidget(this);
  shell->setObjectName(QStringLiteral("shell"));
  auto* row = new QHBoxLayout(shell);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(m_list);
  row->addWidget(content, 1);
  setCentralWidget(shell);

  m_reportDock->setObjectName(QStringLiteral("reportDock"));
  m_reportDock->setTitleBarWidget(new DockTitle(m_reportDock));
  m_reportDock->setWidget(m_report);
  m_reportDock->toggleViewAction()->setObjectName(QStringLiteral("toggleReport"));
  addDockWidget(Qt::BottomDockWidgetArea, m_reportDock);
  m_reportDock->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F9));
  // The pages show what it says; whoever collects reports opens it once, and it stays open.
  m_reportDock->hide();
  resizeDocks({m_reportDock}, {240}, Qt::Vertical);
  addStatusBar();

  m_setup->addPresetsTo(*m_actions.settings);
  new PaneKeys({m_list, m_head, m_strip, &m_pages->body(), m_reportDock, statusBar()}, this);
}

void MainWindow::addStatusBar() {
  statusBar()->setObjectName(QStringLiteral("statusBar"));
  m_outcome->setObjectName(QStringLiteral("outcome"));
  m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_outcome->setContentsMargins(4, 0, 4, 0);
  statusBar()->addWidget(m_outcome, 1);
  m_reportButton->setObjectName(QStringLiteral("reportButton"));
  m_reportButton->setDefaultAction(m_reportDock->toggleViewAction());
  m_reportButton->setAutoRaise(true);
  m_reportButton->setFocusPolicy(Qt::TabFocus);
  statusBar()->addPermanentWidget(m_reportButton);
  m_unitButton->setObjectName(QStringLiteral("unitButton"));
  m_unitButton->setAutoRaise(true);
  m_unitButton->setPopupMode(QToolButton::InstantPopup);
  m_unitButton->setFocusPolicy(Qt::TabFocus);
  m_unitButton->setMenu(m_viewMenu->unitMenu());
  statusBar()->addPermanentWidget(m_unitButton);
}

void MainWindow::connectMenus() {
  connect(m_actions.openRun, &QAction::triggered, this, [this] {
    m_pages->choose(Page::History);
    m_pages->history().importFile();
  });
  connect(m_recentFiles, &RecentFiles::chosen, this, [this](const QString& file) { openFiles({file}); });
  connect(m_actions.openSettings, &QAction::triggered, m_setup, &SetupCommands::openFile);
  connect(m_actions.saveSettings, &QAction::triggered, m_setup, &SetupCommands::saveFileAs);
  connect(m_actions.setup, &QAction::triggered, m_setup, &SetupCommands::openDialog);
  connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
  connect(m_actions.showHelp, &QAction::triggered, m_pages, &Pages::showHelp);
  connect(m_actions.saveDiagnostics, &QAction::triggered, this, &MainWindow::checkInstrument);
  connect(m_actions.removeData, &QAction::triggered, this, &MainWindow::askToRemoveKept);
  m_actions.removeData->setEnabled(!m_dataFolder.empty());
  connect(m_actions.about, &QAction::triggered, this, [this] { openAboutBox(m_program, m_statePath, this); });
  connect(m_actions.repeat, &QAction::triggered, m_series, &SeriesCommands::openRepeat);
  connect(m_actions.against, &QAction::triggered, m_series, &SeriesCommands::openAgainst);
  connect(m_actions.eachCoreKind, &QAction::triggered, m_series, &SeriesCommands::runEachCoreKind);
  connect(m_actions.beforeAfter, &QAction::triggered, m_beforeAfter, &BeforeAfterGuide::open);
  connect(m_actions.endurance, &QAction::triggered, m_disk, &DiskCommands::openEndurance);
  connect(m_actions.readFile, &QAction::triggered, m_disk, &DiskCommands::readFile);
  connect(m_viewMenu, &ViewMenu::rateUnitChosen, this, &MainWindow::setRateUnit);
  connect(m_viewMenu, &ViewMenu::machineWanted, this, &MainWindow::openMachine);
  connect(m_setup, &SetupCommands::done, m_outcome, &QLabel::setText);
  connect(m_exports, &Exports::done, this, [this](const QString& sentence) {
    m_notice->dismiss();
    m_outcome->setText(sentence);
  });
  const auto complain = [this](const QString& sentence) { tell([sentence] { return sentence; }); };
  connect(m_exports, &Exports::failed, this, complain);
  connect(m_setup, &SetupCommands::failed, this, complain);
  connect(m_beforeAfter, &BeforeAfterGuide::failed, this, complain);
}

void MainWindow::connectPages() {
  connect(m_pages, &Pages::changed, this, &MainWindow::showPage);
  connect(m_pages, &Pages::requestChanged, m_monitor,
          [this] { m_monitor->showPage(m_pages->shownResults()); });
  connect(&m_pages->history(), &HistoryPage::done, m_outcome, &QLabel::setText);
  connect(&m_pages->compare(), &ComparePage::done, m_outcome, &QLabel::setText);
  connect(&m_pages->history(), &HistoryPage::opened, m_recentFiles, &RecentFiles::add);
  connect(&m_pages->history(), &HistoryPage::openWanted, this, &MainWindow::openRun);
  connect(m_opened, &OpenedRun::changed, this, &MainWindow::showOpened);
  connect(m_beforeAfter, &BeforeAfterGuide::comparisonWanted, this,
          [this](const std::string& before, const std::string& after) {
            m_pages->compare().compareKept({before, after});
            m_pages->choose(Page::Compare);
          });
  connect(m_series, &SeriesCommands::comparisonWanted, this, [this](const std::vector<std::string>& series) {
    m_pages->compare().compareKept(series);
    m_pages->choose(Page::Compare);
  });
  DiskPage* disk = &m_pages->disk();
  connect(disk, &DiskPage::ratesChanged, m_setup, &SetupCommands::setDriveRates);
  connect(disk, &DiskPage::folderKnown, m_disk, &DiskCommands::setFolder);
  connect(disk, &DiskPage::foldersWanted, m_disk, &DiskCommands::changeFolders);
  connect(disk, &DiskPage::drivesWanted, m_engine.get(), &EngineThread::findDrives);
  connect(m_engine.get(), &EngineThread::drivesFound, disk, &DiskPage::setDrives);
  connect(disk, &DiskPage::folderChosen, m_disk, &DiskCommands::chooseFolder);
  connect(disk, &DiskPage::enduranceWanted, m_disk, &DiskCommands::openEndurance);
  connect(disk, &DiskPage::readFileWanted, m_disk, &DiskCommands::readFile);
  connect(m_disk, &DiskCommands::runWanted, m_runs, &RunCommands::run);
  // These show some of the settings, and let a person change them.
  const auto shareSettings = [this](auto& page) {
    connect(m_setup, &SetupCommands::settingsChanged, &page,
            [this, &page] { page.setSettings(m_setup->settings()); });
    connect(&page, &std::remove_reference_t<decltype(page)>::settingsChosen, m_setup, &SetupCommands::change);
    page.setSettings(m_setup->settings());
  };
  shareSettings(*disk);
  shareSettings(m_pages->overview());
}

void MainWindow::connectNetwork() {
  connect(&m_pages->network(), &NetworkPage::copyWanted, m_exports, &Exports::copyText);
  connect(m_network, &NetworkCommands::ledRunBegins, m_opened, &OpenedRun::leave);
  connect(m_network, &NetworkCommands::ledRunEnded, m_monitor, &RunMonitor::showLedRun);
  connect(m_network, &NetworkCommands::ledRunKept, this, [this](const std::optional<Reason>& notice) {
    m_pages->history().refresh();
    m_monitor->showKept(!notice);
    if (notice) tell([notice] { return reasonText(*notice); });
  });
  connect(m_network, &NetworkCommands::done, m_outcome, &QLabel::setText);
  const auto heldBack = [] {
    return tr(
        "Another machine is measuring the network to this one. A run would disturb it: wait until it has "
        "ended, or press Stop server on the page Network.");
  };
  connect(m_network, &NetworkCommands::heldBack, this, [this, heldBack] { tell(heldBack); });
  connect(m_network, &NetworkCommands::leaderLeft, this, [this, heldBack] {
    if (m_notice->message() == heldBack()) m_notice->dismiss();
  });
}

void MainWindow::connectEngine() {
  EngineThread* engine = m_engine.get();
  const auto tellReason = [this](const Reason& reason) { tell([reason] { return reasonText(reason); }); };
  connect(engine, &EngineThread::machineKnown, this, &MainWindow::setMachine);
  connect(m_history.get(), &HistoryThread::latestFound, this, &MainWindow::showEarlier);
  connect(m_monitor, &RunMonitor::begins, this,
          [this](const std::shared_ptr<const Plan>& plan, bool first) { begin(*plan, first); });
  connect(m_monitor, &RunMonitor::outcomeChanged, m_outcome, &QLabel::setText);
  connect(m_monitor, &RunMonitor::ended, this,
          [this](const std::shared_ptr<const Run>& run) { showEnded(*run); });
  NetworkPage* network = &m_pages->network();
  connect(m_monitor, &RunMonitor::begins, network, [network] { network->showProblem({}); });
  connect(m_monitor, &RunMonitor::lineFailed, network,
          [network](const Reason& why) { network->showProblem([why] { return reasonText(why); }); });
  connect(&m_strip->standing(), &StandingLine::againWanted, this, [this] {
    const DoubtfulCells again = m_monitor->beginRemeasuring();
    if (again.plan) m_runs->measureAgain(*again.plan, again.cells);
  });
  connect(&m_pages->overview(), &OverviewPage::threadsChanged, m_monitor, &RunMonitor::showThreads);
  connect(m_history.get(), &HistoryThread::changeFound, m_monitor, &RunMonitor::showChange);
  connect(m_history.get(), &HistoryThread::expectedFound, m_monitor, &RunMonitor::showExpected);
  connect(engine, &EngineThread::finished, &m_pages->history(), &HistoryPage::refresh);
  connect(engine, &EngineThread::notKept, this, tellReason);
  connect(engine, &EngineThread::notKept, m_monitor, [this] { m_monitor->showKept(false); });
  connect(engine, &EngineThread::historyMended, this, tellReason);
  connect(engine, &EngineThread::selfTested, this, [this](const QByteArray& json) {
    m_outcome->clear();
    if (!json.isEmpty()) m_exports->saveDiagnostics(json);
  });
  connect(engine, &EngineThread::runningChanged, this, [this](bool running) {
    if (running) m_pageAtStart = m_pages->shown();
    m_pages->history().setRunning({});
  });
  connect(engine, &EngineThread::startedAs, &m_pages->history(), &HistoryPage::setRunning);
  connect(engine, &EngineThread::progressed, &m_pages->history(),
          [this](const Progress& progress) { m_pages->history().setProgress(progress.fraction); });
  connect(engine, &EngineThread::runningChanged, m_setup, &SetupCommands::setRunning);
  connect(engine, &EngineThread::runningChanged, this, &MainWindow::askForChange);
  connect(m_runs, &RunCommands::wholeChosen, this, &MainWindow::saveState);
  connect(engine, &EngineThread::leftoversFound, m_leftovers, &LeftoverBar::offer);
  connect(engine, &EngineThread::leftoversRemoved, m_leftovers, &LeftoverBar::showRemoved);
  connect(m_leftovers, &LeftoverBar::removalAsked, engine, &EngineThread::removeLeftovers);
  connect(m_leftovers, &LeftoverBar::keepingAsked, engine, &EngineThread::keepLeftovers);
  connect(m_leftovers, &LeftoverBar::done, m_outcome, &QLabel::setText);
  // There is more room on the disk now.
  connect(m_leftovers, &LeftoverBar::done, m_runs, &RunCommands::askForecast);
}

void MainWindow::openFiles(const QStringList& files) {
  m_pages->choose(Page::History);
  m_pages->history().open(files);
}

void MainWindow::showPage() {
  m_head->setTitle(factsOf(m_pages->shown()).name());
  const bool hasResults = m_pages->shownResults() != nullptr;
  m_monitor->showPage(m_pages->shownResults());
  m_head->setShowsProgress(!hasResults);
  // The help is of no machine.
  m_head->setShowsMachine(m_pages->shown() != Page::Help);
  m_exports->showWhatCanBeDone();
  m_runs->showPage();
  showUnit();
}

/// Shows the unit that rates on the page have: drives are in MB/s whatever is chosen, networks in bits.
void MainWindow::showUnit() {
  const Page page = m_pages->shown();
  const ResultsPage* results = m_pages->shownResults();
  m_unitButton->setText(
      tr("Unit: %1", "unit of rates")
          .arg(rateUnitName(results == nullptr ? m_rateUnit : results->unitHere(m_rateUnit))));
  m_unitButton->setVisible(page != Page::Network && page != Page::Help);
}

void MainWindow::tell(std::function<QString()> message) {
  m_notice->show(std::move(message));
}

void MainWindow::begin(const Plan& plan, bool first) {
  m_exports->showWhatCanBeDone();
  // A page of another test would show nothing of this run. Whoever leaves it during a series stays away, and
  // so does who went to another page while the run was being prepared.
  const bool onOverview = m_pages->shown() == Page::Overview && !plan.diskFileToRead;
  const bool shown = onOverview || std::any_of(plan.steps.begin(), plan.steps.end(), [&](const Step& step) {
                       return pageOf(step.group) == m_pages->shown();
                     });
  const bool hasLeft = m_pages->shown() != m_pageAtStart;
  if (!shown && first && !hasLeft && !plan.steps.empty()) m_pages->choose(pageToShow(plan));
}

void MainWindow::showEnded(const Run& run) {
  const bool isReported = hasReport(run);
  showMachine();
  m_pages->disk().takeRates(run);
  m_exports->showWhatCanBeDone();
  if (isReported) m_pages->overview().setRun(m_monitor->latestRun().get());
  if (isReported) m_changeWanted = true;
  askForChange();
  if (isReported) m_report->append(QString::fromStdString(toText(run, reportWords())));
}

// Reading the history takes a CPU, which the next run of a series would miss.
void MainWindow::askForChange() {
  if (!m_changeWanted || m_engine->isRunning() || !m_monitor->latestRun()) return;
  m_changeWanted = false;
  m_history->findChange(m_monitor->latestRun());
  m_history->findExpected(m_monitor->latestRun());
  m_earlier->find();
}

void MainWindow::setMachine(const Machine& machine) {
  if (!m_machine) m_history->findLatest(machine.cpuModel, machine.system);
  m_machine = machine;
  m_earlier->setMachine(machine);
  showMachine();
  m_network->setMachine(machine);
  m_setup->setMachine(machine);
  m_series->setMachine(machine);
  m_actions.eachCoreKind->setVisible(!coreChoices(machine).empty());
  m_viewMenu->setMachineKnown(true);
}

void MainWindow::openRun(const std::shared_ptr<const Run>& run) {
  // A run that another machine leads counts too.
  if (m_engine->isRunning() || m_results.runningKind())
    return tell(
        [] { return tr("A run is in progress. Wait until it has ended, or press Stop, to open another."); });
  m_notice->dismiss();
  m_opened->open(run);
  m_pages->choose(pageToShow(*m_results.plan()));
}

void MainWindow::showOpened() {
  showMachine();
  m_pages->overview().setRun(m_monitor->latestRun().get());
  m_exports->showWhatCanBeDone();
}

// It comes from a disk: a run may have begun meanwhile.
void MainWindow::showEarlier(const std::shared_ptr<const Run>& run, const std::string& later) {
  if (m_results.plan() || m_engine->isRunning()) return;
  m_results.showEarlier(*run);
  m_runs->showInvitation();
  m_pages->disk().takeRates(*run);
  m_monitor->showEarlier(run, later);
}

// A run that is open may be of another machine: the pages name its caches, and draw its limits.
void MainWindow::showMachine() {
  const Machine* machine = m_opened->run() ? &m_opened->run()->machine : m_machine ? &*m_machine : nullptr;
  m_head->setMachine(machine ? machineLine(*machine, m_monitor->clockGhz()) : tr("Detecting hardware…"));
  if (!machine) return;
  // Pages tell it what changed on them.
  m_exports->setMachine(*machine);
  m_monitor->setMachine(*machine);
  m_pages->setMachine(*machine);
}

void MainWindow::setRateUnit(RateUnit unit) {
  m_rateUnit = unit;
  for (LiveResults* results : {&m_results, &m_fileResults}) results->model().setRateUnit(unit);
  m_pages->setRateUnit(unit);
  m_exports->setRateUnit(unit);
  m_viewMenu->setRateUnit(unit);
  showUnit();
}

void MainWindow::askToRemoveKept() {
  auto stored = storedData(m_dataFolder);
  if (!stored) return tell([why = stored.error()] { return reasonText(why); });
  auto* question = new DataQuestion(*std::move(stored), this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &QDialog::accepted, this, [this] {
    m_isDataUnwanted = true;
    close();
  });
  question->open();
}

void MainWindow::checkInstrument() {
  if (!m_machine || !m_engine->canSelfTest()) return;
  if (m_engine->isRunning())
    return tell([] {
      return tr("A run is in progress. Wait until it has ended, or press Stop, to check the instrument.");
    });
  m_outcome->setText(tr("Checking the instrument…"));
  m_engine->runSelfTest(*m_machine);
}

void MainWindow::openMachine() {
  if (m_machine) openMachineBox(*m_machine, *m_engine, *m_exports, this);
}

void MainWindow::retranslate() {
  setWindowTitle(tr("Strata"));
  strata::gui::retranslate(m_actions);
  m_viewMenu->retranslate();
  m_setup->retranslate();
  for (LiveResults* results : {&m_results, &m_fileResults}) results->model().retranslate();
  m_pages->retranslate();
  m_reportDock->setWindowTitle(tr("Report"));
  m_reportDock->toggleViewAction()->setIconText(tr("Report"));
  m_reportButton->setAccessibleName(tr("Report"));
  showUnit();
  m_unitButton->setToolTip(tr("Unit of rates"));
  m_unitButton->setAccessibleName(tr("Unit of rates"));
  m_head->setTitle(factsOf(m_pages->shown()).name());
  showMachine();
  m_runs->retranslate();
  m_monitor->retranslate();
}

void MainWindow::restoreState() {
  const WindowState state = loadWindowState(m_statePath);
  m_look.setTheme(state.theme);
  m_look.setZoomPercent(state.zoomPercent);
  m_look.setLanguage(state.language);
  setRateUnit(state.rateUnit);
  m_compared->choose(state.compared);
  m_setup->setShowsMore(state.setupShowsMore);
  m_recentFiles->set(state.recentFiles);
  m_pages->history().setExpandedSeries(state.expandedSeries);
  m_pages->compare().setChartShare(state.compareChartShare);
  if (state.wholeWithDisk && !m_runs->wholeWithDisk()) m_runs->setWholeWithDisk(*state.wholeWithDisk);
  m_runs->setWholePace(state.wholePace);
  // Left to itself, Qt takes two thirds of the screen at most for a new window.
  if (state.geometry.isEmpty() || !restoreGeometry(state.geometry)) {
    const QSize frame(0, style()->pixelMetric(QStyle::PM_TitleBarHeight));
    resize(sizeHint().boundedTo(screen()->availableSize() - frame));
  }
  if (!state.docks.isEmpty()) QMainWindow::restoreState(state.docks);
}

void MainWindow::saveState() const {
  saveWindowState(
      m_statePath,
      {saveGeometry(), QMainWindow::saveState(), m_look.theme(), m_look.zoomPercent(), m_look.language(),
       m_rateUnit, m_compared->name(), m_runs->wholeWithDisk(), m_runs->wholePace(), m_setup->showsMore(),
       m_recentFiles->files(), m_pages->history().expandedSeries(), m_pages->compare().chartShare()});
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  // Never a move: the file manager would delete what was only read.
  if (localFiles(event->mimeData()).isEmpty() || !event->possibleActions().testFlag(Qt::CopyAction)) return;
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void MainWindow::dropEvent(QDropEvent* event) {
  openFiles(localFiles(event->mimeData()));
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

// The window goes at once; the engine's threads are asked to stop here and joined when the window is
// destroyed. That takes a tenth of a second at most, whatever a disk does, and two seconds where a run that
// another machine led is still to be written.
void MainWindow::closeEvent(QCloseEvent* event) {
  m_engine->stop();
  m_responder->stop();
  saveState();
  event->accept();
}

void MainWindow::boundPage() {
  m_page->setMaximumWidth(widestPage(fontMetrics()) + 2 * pageSide);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange && m_page != nullptr) boundPage();
  if (event->type() == QEvent::LanguageChange) retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::wheelEvent(QWheelEvent* event) {
  if (!event->modifiers().testFlag(Qt::ControlModifier) || event->angleDelta().y() == 0) {
    QMainWindow::wheelEvent(event);
    return;
  }
  event->angleDelta().y() > 0 ? m_look.zoomIn() : m_look.zoomOut();
  event->accept();
}

}  // namespace strata::gui

#include "moc_main_window.cpp"
