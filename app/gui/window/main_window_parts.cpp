// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together; what it does is in main_window.cpp.
#include <QtGui/qaction.h>
#include <QtGui/qscreen.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qdockwidget.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qstatusbar.h>
#include <QtWidgets/qtoolbutton.h>

#include <utility>

#include "app/gui/compare/compare_sources.h"
#include "app/gui/disk/disk_commands.h"
#include "app/gui/help/help_page.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/network/network_commands.h"
#include "app/gui/network/network_page.h"
#include "app/gui/network/responder_thread.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/disk_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/memory_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/results/published_figures.h"
#include "app/gui/series/before_after_guide.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/dock_title.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/window/exports.h"
#include "app/gui/window/leftover_bar.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/page_list.h"
#include "app/gui/window/run_head.h"
#include "app/gui/window/view_menu.h"
#include "app/gui/window/window_state.h"

namespace strata::gui {

namespace {

/// On a small screen at a large zoom a page may need more room than there is: then it can be scrolled, and
/// nothing is cut off.
QWidget* scrolled(QWidget* body, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setObjectName(QStringLiteral("bodyScroll"));
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setBackgroundRole(QPalette::Base);
  // A scroll area gives a layout whose height goes by its width all the height that it would like to have,
  // rather than what it needs; the stack's own layout is one, whatever its pages are.
  auto* holder = new QWidget(area);
  holder->setObjectName(QStringLiteral("bodyHolder"));
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(body);
  area->setWidget(holder);
  // What is scrolled keeps its pixels, also those that show where the pointer was.
  QObject::connect(area->verticalScrollBar(), &QScrollBar::valueChanged, holder,
                   [holder] { holder->update(); });
  return area;
}

}  // namespace

MainWindow::MainWindow(Engine engine, WindowContext context, QWidget* parent)
    : QMainWindow(parent),
      m_program(engine.program),
      m_statePath(context.statePath),
      m_actions(makeMenus(*this)),
      m_history(std::make_unique<HistoryThread>(context.historyPath)),
      m_published(new PublishedChoice(context.references, this)),
      m_pages(new PageList(this)),
      m_head(new RunHead(this)),
      m_notice(new NoticeBar(this)),
      m_leftovers(new LeftoverBar(this)),
      m_body(new CurrentStack(this)),
      m_overview(new OverviewPage(m_results, this)),
      m_diskPage(new DiskPage(m_results, m_fileResults, this)),
      m_networkPage(new NetworkPage(m_results, engine.localAddresses, this)),
      m_resultsPages{m_overview, new TestPage(m_results, TestGroup::Processor, this),
                     new MemoryPage(m_results, this), m_diskPage, m_networkPage},
      m_historyPage(new HistoryPage(*m_history, context.chooseFile, this)),
      m_comparePage(new ComparePage(*m_history, context.chooseFile, this)),
      m_help(new HelpPage(this)),
      m_reportDock(new QDockWidget(this)),
      m_report(new ReportPane(this)),
      m_outcome(plainLabel(this)),
      m_reportButton(new QToolButton(this)),
      m_unitButton(new QToolButton(this)),
      m_viewMenu(new ViewMenu(*m_actions.view, m_look, m_reportDock->toggleViewAction(), this)),
      m_exports(new Exports(context.chooseFile, *m_report, this)),
      m_responder(std::make_unique<ResponderThread>(engine)),
      m_engine(std::make_unique<EngineThread>(std::move(engine))),
      m_setup(new SetupCommands(std::move(context.settings), std::move(context.settingsPath),
                                {context.chooseFile, context.chooseFolder}, *m_engine, this)),
      m_disk(
          new DiskCommands(*m_setup, std::move(context.chooseFile), std::move(context.chooseFolder), this)),
      m_network(new NetworkCommands(*m_networkPage, *m_responder, *m_engine, *m_setup, m_results, this)),
      m_series(new SeriesCommands(
          *m_engine, *m_history, [this] { return whatRuns(); },
          [this](const Settings& settings, QWidget* over, std::function<void(const Settings&)> take) {
            m_setup->edit(settings, over, std::move(take));
          },
          this)),
      m_beforeAfter(new BeforeAfterGuide(
          *m_engine, *m_history, [this] { return whatRuns(); }, std::move(context.beforeAfterPath), this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  qApp->installEventFilter(&m_plainToolTips);
  layOut();
  connectActions();
  connectEngine();
  connectReport();
  retranslate();
  if (context.wholeWithDisk) setWholeWithDisk(*context.wholeWithDisk);
  restoreState();
  m_actions.stop->setEnabled(false);
  // A baseline that is kept nowhere is none.
  m_actions.beforeAfter->setEnabled(m_history->hasHistory());
  choosePage(Page::Overview);
  m_head->setFocus();
  if (context.notice) m_notice->show([notice = *context.notice] { return reasonText(notice); });
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
  addPages();
  auto* content = new QWidget(this);
  content->setObjectName(QStringLiteral("content"));
  content->setBackgroundRole(QPalette::Base);
  content->setAutoFillBackground(true);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_head);
  column->addWidget(m_notice);
  column->addWidget(m_leftovers);
  column->addWidget(m_beforeAfter->bar());
  column->addWidget(scrolled(m_body, content), 1);

  auto* shell = new QWidget(this);
  shell->setObjectName(QStringLiteral("shell"));
  auto* row = new QHBoxLayout(shell);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(m_pages);
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
}

void MainWindow::addPages() {
  m_body->setObjectName(QStringLiteral("body"));
  for (ResultsPage* page : m_resultsPages) {
    m_body->addWidget(page);
    page->offerPublished(*m_published);
    connect(page, &ResultsPage::shownChartChanged, this, &MainWindow::showWhatCanBeDone);
    connect(page, &ResultsPage::measureWanted, this, &MainWindow::run);
    connect(page, &ResultsPage::requestChanged, this, [this, page] {
      if (page == resultsPage()) askForecast();
    });
  }
  m_body->addWidget(m_historyPage);
  m_body->addWidget(m_comparePage);
  m_body->addWidget(m_help);
  for (int page = 0; page < m_body->count(); ++page) m_pages->addPage(page);
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

void MainWindow::connectActions() {
  connect(m_actions.saveReport, &QAction::triggered, m_exports, &Exports::saveReport);
  connect(m_actions.share, &QAction::triggered, this, [this] {
    if (const auto run = runToShare()) m_exports->share(run);
  });
  connect(m_historyPage, &HistoryPage::shownRunChanged, this, &MainWindow::showWhatCanBeDone);
  connect(m_actions.savePicture, &QAction::triggered, this, [this] {
    if (ChartPanel* chart = resultsPage() == nullptr ? nullptr : resultsPage()->shownChart())
      m_exports->savePicture(*chart, pictureHead());
    else if (m_page == Page::Compare)
      m_comparePage->savePicture();
  });
  connect(m_actions.copyPicture, &QAction::triggered, this, [this] {
    if (ChartPanel* chart = resultsPage() == nullptr ? nullptr : resultsPage()->shownChart())
      m_exports->copyPicture(*chart, pictureHead());
    else if (m_page == Page::Compare)
      m_comparePage->copyPicture();
  });
  connect(m_actions.saveCard, &QAction::triggered, this, [this] { m_exports->saveCard(resultCard()); });
  connect(m_actions.copyCard, &QAction::triggered, this, [this] { m_exports->copyCard(resultCard()); });
  connect(m_actions.openSettings, &QAction::triggered, m_setup, &SetupCommands::openFile);
  connect(m_actions.saveSettings, &QAction::triggered, m_setup, &SetupCommands::saveFileAs);
  connect(m_actions.setup, &QAction::triggered, m_setup, &SetupCommands::openDialog);
  connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
  connect(m_actions.copy, &QAction::triggered, this, &MainWindow::copy);
  connect(m_actions.clear, &QAction::triggered, m_report, &ReportPane::clear);
  connect(m_actions.showHelp, &QAction::triggered, this, [this] {
    const QString topic = helpTopicOf(m_page);
    choosePage(Page::Help);
    if (!topic.isEmpty()) m_help->showTopic(topic);
  });
  connect(m_actions.about, &QAction::triggered, this, &MainWindow::showAbout);
  connect(m_actions.stop, &QAction::triggered, this, &MainWindow::stop);
  connect(m_actions.runShown, &QAction::triggered, this, &MainWindow::runShown);
  const auto runsTestOf = [this](QAction* action, Page page) {
    connect(action, &QAction::triggered, this, [this, page] { run({selectionOf(page)}); });
  };
  runsTestOf(m_actions.runProcessor, Page::Processor);
  runsTestOf(m_actions.runMemory, Page::Memory);
  runsTestOf(m_actions.runDisk, Page::Disk);
  connect(m_actions.runWhole, &QAction::triggered, this, &MainWindow::runWhole);
  connect(m_actions.wholeWithDisk, &QAction::toggled, this, &MainWindow::setWholeWithDisk);
  connect(m_actions.runPanel, &QAction::triggered, this,
          [this] { run(panelRequest(m_overview->threads())); });
  runsTestOf(m_actions.runAll, Page::Overview);
  connect(m_actions.repeat, &QAction::triggered, m_series, &SeriesCommands::openRepeat);
  connect(m_actions.against, &QAction::triggered, m_series, &SeriesCommands::openAgainst);
  connect(m_actions.beforeAfter, &QAction::triggered, m_beforeAfter, &BeforeAfterGuide::open);
  connect(m_head, &RunHead::runClicked, this, &MainWindow::runShown);
  connect(m_head, &RunHead::stopClicked, this, &MainWindow::stop);
  connect(m_pages, &PageList::pageChosen, this, [this](int page) { showPage(static_cast<Page>(page)); });
  connect(m_viewMenu, &ViewMenu::rateUnitChosen, this, &MainWindow::setRateUnit);
  connect(m_viewMenu, &ViewMenu::machineWanted, this, &MainWindow::openMachine);
  connect(m_setup, &SetupCommands::settingsChanged, this, &MainWindow::askForecast);
  connectDisk();
  connectNetwork();
  connect(m_setup, &SetupCommands::done, m_outcome, &QLabel::setText);
  connect(m_exports, &Exports::done, this, [this](const QString& sentence) {
    m_notice->dismiss();
    m_outcome->setText(sentence);
  });
  const auto complain = [this](const QString& sentence) {
    m_notice->show([sentence] { return sentence; });
    m_noticeIsOfForecast = false;
  };
  connect(m_exports, &Exports::failed, this, complain);
  connect(m_setup, &SetupCommands::failed, this, complain);
  connect(m_beforeAfter, &BeforeAfterGuide::failed, this, complain);
}

void MainWindow::connectDisk() {
  connect(m_setup, &SetupCommands::settingsChanged, this,
          [this] { m_diskPage->setSettings(m_setup->settings()); });
  connect(m_diskPage, &DiskPage::settingsChosen, m_setup, &SetupCommands::change);
  connect(m_diskPage, &DiskPage::folderKnown, m_disk, &DiskCommands::setFolder);
  connect(m_diskPage, &DiskPage::foldersWanted, m_disk, &DiskCommands::changeFolders);
  connect(m_diskPage, &DiskPage::enduranceWanted, m_disk, &DiskCommands::openEndurance);
  connect(m_diskPage, &DiskPage::readFileWanted, m_disk, &DiskCommands::readFile);
  connect(m_actions.endurance, &QAction::triggered, m_disk, &DiskCommands::openEndurance);
  connect(m_actions.readFile, &QAction::triggered, m_disk, &DiskCommands::readFile);
  connect(m_disk, &DiskCommands::runWanted, this, &MainWindow::run);
  m_diskPage->setSettings(m_setup->settings());
}

void MainWindow::connectEngine() {
  EngineThread* engine = m_engine.get();
  connect(engine, &EngineThread::machineKnown, this, &MainWindow::setMachine);
  connect(engine, &EngineThread::forecastMade, this, [this](EngineThread::Asker asker, const auto& plan) {
    if (asker == EngineThread::Asker::Head) showForecast(plan);
  });
  connect(engine, &EngineThread::forecastRefused, this,
          [this](EngineThread::Asker asker, const Reason& reason) {
            if (asker == EngineThread::Asker::Head) refuseForecast(reason);
          });
  connect(engine, &EngineThread::forecastMade, this, [this](EngineThread::Asker asker, const auto& plan) {
    if (asker == EngineThread::Asker::Sweep && resultsPage() != nullptr)
      resultsPage()->showSweepForecast(*plan);
  });
  connect(engine, &EngineThread::refused, this, [this](const Reason& reason) {
    m_notice->show([reason] { return reasonText(reason); });
    m_noticeIsOfForecast = false;
  });
  connect(engine, &EngineThread::memberBegins, this, [this](const SeriesPlace& place) { m_place = place; });
  connect(engine, &EngineThread::started, this, &MainWindow::showStarted);
  connect(engine, &EngineThread::stepStarted, this,
          [this](std::size_t step) { m_running->showStepStarted(step); });
  connect(engine, &EngineThread::progressed, this, &MainWindow::showProgress);
  connect(engine, &EngineThread::stepFinished, this,
          [this](const StepFinished& finished) { m_running->showStepFinished(finished); });
  connect(engine, &EngineThread::finished, this, &MainWindow::showFinished);
  connect(engine, &EngineThread::finished, m_historyPage, &HistoryPage::refresh);
  connect(engine, &EngineThread::notKept, this, &MainWindow::tellOfHistory);
  connect(engine, &EngineThread::historyMended, this, &MainWindow::tellOfHistory);
  connect(m_history.get(), &HistoryThread::latestFound, this, &MainWindow::showEarlier);
  connect(m_historyPage, &HistoryPage::done, m_outcome, &QLabel::setText);
  const auto showCompared = [this](const std::vector<std::string>& ids) {
    m_comparePage->addKept(ids);
    choosePage(Page::Compare);
  };
  connect(m_historyPage, &HistoryPage::compareWanted, this, showCompared);
  connect(
      m_beforeAfter, &BeforeAfterGuide::comparisonWanted, this,
      [showCompared](const std::string& before, const std::string& after) { showCompared({before, after}); });
  m_comparePage->setReferences(referenceSides);
  connect(m_comparePage, &ComparePage::done, m_outcome, &QLabel::setText);
  connect(m_comparePage, &ComparePage::historyWanted, this, [this] { choosePage(Page::History); });
  connect(m_comparePage, &ComparePage::chartChanged, this, &MainWindow::showWhatCanBeDone);
  connect(engine, &EngineThread::runningChanged, this, &MainWindow::setRunning);
  connect(engine, &EngineThread::leftoversFound, m_leftovers, &LeftoverBar::offer);
  connect(engine, &EngineThread::leftoversRemoved, m_leftovers, &LeftoverBar::showRemoved);
  connect(m_leftovers, &LeftoverBar::removalAsked, engine, &EngineThread::removeLeftovers);
  connect(m_leftovers, &LeftoverBar::keepingAsked, engine, &EngineThread::keepLeftovers);
  connect(m_leftovers, &LeftoverBar::done, m_outcome, &QLabel::setText);
  // There is more room on the disk now.
  connect(m_leftovers, &LeftoverBar::done, this, &MainWindow::askForecast);
}

void MainWindow::connectReport() {
  connect(m_report, &ReportPane::emptyChanged, this, &MainWindow::showWhatCanBeDone);
}

void MainWindow::retranslate() {
  setWindowTitle(tr("Strata"));
  strata::gui::retranslate(m_actions);
  m_viewMenu->retranslate();
  m_setup->retranslate();
  for (LiveResults* results : {&m_results, &m_fileResults}) results->model().retranslate();
  for (int page = 0; page < m_body->count(); ++page)
    m_pages->setPageName(page, pageName(static_cast<Page>(page)));
  m_reportDock->setWindowTitle(tr("Report"));
  m_reportDock->toggleViewAction()->setIconText(tr("Report"));
  m_reportButton->setAccessibleName(tr("Report"));
  m_unitButton->setText(rateUnitName(m_rateUnit));
  m_unitButton->setToolTip(tr("Unit of rates"));
  m_unitButton->setAccessibleName(tr("Unit of rates"));
  m_head->setTitle(pageName(m_page));
  nameRun(m_forecast ? planLine(*m_forecast) : QString());
  showMachine();
  showInvitation();
  showOutcome();
  if (m_engine->isRunning()) m_progress ? showProgress(*m_progress) : showBeginning();
}

void MainWindow::restoreState() {
  const WindowState state = loadWindowState(m_statePath);
  m_look.setTheme(state.theme);
  m_look.setZoomPercent(state.zoomPercent);
  m_look.setLanguage(state.language);
  setRateUnit(state.rateUnit);
  m_published->choose(state.published);
  if (state.wholeWithDisk && !m_wholeWithDisk) setWholeWithDisk(*state.wholeWithDisk);
  // Left to itself, Qt takes two thirds of the screen at most for a new window.
  if (state.geometry.isEmpty() || !restoreGeometry(state.geometry)) {
    const QSize frame(0, style()->pixelMetric(QStyle::PM_TitleBarHeight));
    resize(sizeHint().boundedTo(screen()->availableSize() - frame));
  }
  if (!state.docks.isEmpty()) QMainWindow::restoreState(state.docks);
}

void MainWindow::saveState() const {
  saveWindowState(m_statePath,
                  {saveGeometry(), QMainWindow::saveState(), m_look.theme(), m_look.zoomPercent(),
                   m_look.language(), m_rateUnit, m_published->name(), m_wholeWithDisk});
}

}  // namespace strata::gui
