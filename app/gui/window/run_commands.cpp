// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/run_commands.h"

#include <QtGui/qaction.h>
#include <QtWidgets/qwidget.h>

#include "app/gui/network/network_commands.h"
#include "app/gui/network/network_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/results_page.h"
#include "app/gui/run/engine_thread.h"
#include "app/gui/run/live_results.h"
#include "app/gui/run/run_question.h"
#include "app/gui/setup/setup_commands.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/window/disk_question.h"
#include "app/gui/window/opened_run.h"
#include "app/gui/window/page_facts.h"
#include "app/gui/window/pages.h"
#include "app/gui/window/run_head.h"
#include "core/model/sweep_name.h"
#include "core/plan/whole_machine.h"

namespace strata::gui {

RunCommands::RunCommands(const Parts& parts, const Actions& actions, QObject* parent)
    : QObject(parent), m_parts(parts), m_actions(actions) {
  const auto runsTestOf = [this](QAction* action, Page page) {
    connect(action, &QAction::triggered, this, [this, page] { run({selectionOf(page)}); });
  };
  runsTestOf(m_actions.runProcessor, Page::Processor);
  runsTestOf(m_actions.runMemory, Page::Memory);
  runsTestOf(m_actions.runDisk, Page::Disk);
  runsTestOf(m_actions.runAll, Page::Overview);
  // It needs what is typed on its page.
  const auto runNetwork = [this] {
    m_parts.pages.choose(Page::Network);
    runShown();
  };
  connect(m_actions.runNetwork, &QAction::triggered, this, runNetwork);
  connect(&m_parts.pages.network(), &NetworkPage::runWanted, this, runNetwork);
  connect(m_actions.runShown, &QAction::triggered, this, &RunCommands::runShown);
  connect(m_actions.runWhole, &QAction::triggered, this, &RunCommands::runWhole);
  connect(m_actions.wholeWithDisk, &QAction::toggled, this, &RunCommands::setWholeWithDisk);
  for (const WholeMachinePace pace : allWholeMachinePaces)
    connect(m_actions.wholePaces[static_cast<std::size_t>(pace)], &QAction::triggered, this,
            [this, pace] { choosePace(pace); });
  m_parts.head.setMenu(m_actions.runParts);
  connect(m_actions.runPanel, &QAction::triggered, this,
          [this] { run(panelRequest(m_parts.pages.overview().threads())); });
  connect(m_actions.stop, &QAction::triggered, this, &RunCommands::stop);
  connect(&m_parts.head, &RunHead::runClicked, this, &RunCommands::runShown);
  connect(&m_parts.head, &RunHead::stopClicked, this, &RunCommands::stop);
  connect(&m_parts.pages, &Pages::measureWanted, this, &RunCommands::run);
  connect(&m_parts.pages, &Pages::requestChanged, this, &RunCommands::askForecast);
  m_parts.setup.setWhatWouldRun([this](const Settings& settings) { return runWith(settings); });
  connect(&m_parts.setup, &SetupCommands::settingsChanged, this, &RunCommands::followPreset);
  connect(&m_parts.setup, &SetupCommands::settingsChanged, this, &RunCommands::askForecast);
  connect(&m_parts.opened, &OpenedRun::changed, this, &RunCommands::showInvitation);
  connect(&m_parts.results, &LiveResults::begun, this, &RunCommands::showInvitation);
  EngineThread* engine = &m_parts.engine;
  connect(engine, &EngineThread::forecastMade, this, [this](EngineThread::Asker asker, const auto& plan) {
    ResultsPage* const page = m_parts.pages.shownResults();
    if (asker == EngineThread::Asker::Head) showForecast(plan);
    if (asker == EngineThread::Asker::Sweep && page != nullptr) page->showSweepForecast(*plan);
  });
  connect(engine, &EngineThread::forecastRefused, this,
          [this](EngineThread::Asker asker, const Reason& reason) {
            if (asker == EngineThread::Asker::Head) refuseForecast(reason);
          });
  connect(engine, &EngineThread::refused, this, [this](const Reason& reason) {
    m_parts.notice.show([reason] { return reasonText(reason); });
    m_forecastNotice = nullptr;
  });
  connect(engine, &EngineThread::runningChanged, this, [this](bool running) {
    m_actions.stop->setEnabled(running);
    if (!running) askForecast();
  });
}

RunRequest RunCommands::request() const {
  const ResultsPage* page = m_parts.pages.shownResults();
  // On a page that measures nothing, Run starts what the Overview's would.
  return page == nullptr ? m_parts.pages.overview().request() : page->request();
}

std::optional<NamedRequest> RunCommands::runWith(const Settings& settings) const {
  const ResultsPage* page = m_parts.pages.shownResults();
  if (page != nullptr && page->obstacle()) return std::nullopt;
  RunRequest wanted = request();
  if (wanted.selection.disk.fileToRead) return std::nullopt;  // no setting of a folder is about that file
  const Preset* const preset = presetOf(settings);
  const auto pace = preset == nullptr ? std::nullopt : paceNamed(preset->id);
  if (wanted.selection.wholeMachine && pace)
    wanted = wholeMachineRequest(wanted.selection.tests.contains(TestGroup::Disk), *pace);
  return NamedRequest{requestFor(settings, wanted), selectionName(wanted.selection), {}};
}

NamedRequest RunCommands::whatRuns() const {
  const RunRequest wanted = request();
  NamedRequest what{requestFor(m_parts.setup.settings(), wanted), selectionName(wanted.selection), {}};
  if (m_forecast) what.seconds = m_forecast->expectedSeconds;
  return what;
}

void RunCommands::run(const RunRequest& request) {
  // Asked for by what has no fields for codes: there they can be typed.
  if (request.selection.tests.contains(TestGroup::Network) && request.selection.network.codes.empty())
    return m_parts.pages.choose(Page::Network);
  m_parts.notice.dismiss();
  if (request.networkPeers) m_parts.network.rememberPeers(*request.networkPeers);
  start(requestFor(m_parts.setup.settings(), request));
}

void RunCommands::start(const Request& request) {
  startUnlessPictureIsWanted(request.selection.tests, m_parts.head.window(),
                             [this, request] { m_parts.engine.start(request); });
}

void RunCommands::measureAgain(const Plan& plan, const std::vector<CellId>& cells) {
  Request again = plan;
  again.selection.cells = cells;
  again.selection.remeasures = true;
  m_parts.notice.dismiss();
  start(again);
}

void RunCommands::runShown() {
  ResultsPage* const page = m_parts.pages.shownResults();
  if (page != nullptr && page->obstacle()) return page->complain();
  return request().selection.wholeMachine ? runWhole() : run(request());
}

void RunCommands::runWhole() {
  const OverviewPage& overview = m_parts.pages.overview();
  if (m_wholeWithDisk) return run(overview.request());
  const std::vector<std::string>& folders = m_parts.setup.settings().diskFolders;
  auto* question = new DiskQuestion(folders.empty() ? QString() : QString::fromStdString(folders.front()),
                                    wholeMachineSeconds(m_pace), m_parts.head.window());
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &QDialog::accepted, this, [this, question, &overview] {
    setWholeWithDisk(question->withDisk());
    emit wholeChosen();
    run(overview.request());
  });
  question->open();
}

void RunCommands::setWholeWithDisk(bool withDisk) {
  m_wholeWithDisk = withDisk;
  m_actions.wholeWithDisk->setChecked(withDisk);
  m_parts.pages.overview().setWhole(withDisk, m_pace);
}

void RunCommands::setWholePace(WholeMachinePace pace) {
  m_pace = pace;
  m_actions.wholePaces[static_cast<std::size_t>(pace)]->setChecked(true);
  m_parts.pages.overview().setWhole(m_wholeWithDisk.value_or(true), pace);
}

// Quick beside Run and Quick in Setup are one choice. Values of a person's own stay as they are.
void RunCommands::choosePace(WholeMachinePace pace) {
  setWholePace(pace);
  emit wholeChosen();
  const Settings& settings = m_parts.setup.settings();
  const Preset* const preset = presetOf(settings);
  if (preset == nullptr || !paceNamed(preset->id) || preset->id == paceName(pace)) return;
  if (const Preset* wanted = findPreset(paceName(pace))) m_parts.setup.change(withPreset(*wanted, settings));
}

void RunCommands::followPreset() {
  const Preset* const preset = presetOf(m_parts.setup.settings());
  const auto pace = preset == nullptr ? std::nullopt : paceNamed(preset->id);
  if (!pace || *pace == m_pace) return;
  setWholePace(*pace);
  emit wholeChosen();
}

void RunCommands::stop() {
  if (!m_parts.engine.isRunning()) return;
  m_parts.head.setState(RunHead::State::Stopping);
  m_actions.stop->setEnabled(false);
  m_parts.engine.stop();
}

void RunCommands::showPage() {
  m_forecast.reset();
  m_parts.head.setHasMenu(m_parts.pages.shown() == Page::Overview);
  nameRun({});
  showInvitation();
  askForecast();
}

void RunCommands::nameRun(const QString& details) {
  const QString name = selectionName(request().selection);
  m_parts.head.setForecast(name, details);
  // One of the two is enough.
  m_actions.runWhole->setVisible(!request().selection.wholeMachine);
  m_actions.runShown->setText(tr("R&un: %1", "in the menu; the test").arg(name));
}

void RunCommands::askForecast() {
  const ResultsPage* page = m_parts.pages.shownResults();
  // A field that is not filled in yet is nothing to complain of.
  if (page != nullptr && page->obstacle()) {
    m_forecast.reset();
    nameRun({});
    return showInvitation();
  }
  const RunRequest wanted = request();
  const Settings& settings = m_parts.setup.settings();
  m_parts.engine.forecast(EngineThread::Asker::Head, requestFor(settings, wanted));
  const auto sweep = page == nullptr ? std::nullopt : page->sweepRequest();
  if (sweep) m_parts.engine.forecast(EngineThread::Asker::Sweep, requestFor(settings, *sweep));
}

void RunCommands::showForecast(const std::shared_ptr<const Plan>& plan) {
  ResultsPage* const page = m_parts.pages.shownResults();
  // The page has changed since: nothing was asked for this one.
  if (page != nullptr && page->obstacle()) return;
  m_forecast = plan;
  if (const auto notice = std::exchange(m_forecastNotice, nullptr);
      notice && m_parts.notice.message() == notice())
    m_parts.notice.dismiss();
  nameRun(planLine(*plan));
  if (page != nullptr) page->showForecast(*plan);
  showInvitation();
}

void RunCommands::refuseForecast(const Reason& reason) {
  const ResultsPage* page = m_parts.pages.shownResults();
  if (page != nullptr && page->obstacle()) return;
  m_forecast.reset();
  tellOfForecast([reason] { return reasonText(reason); });
  nameRun(tr("cannot run with these settings"));
  showInvitation();
}

void RunCommands::tellOfForecast(std::function<QString()> message) {
  m_parts.notice.show(message);
  m_forecastNotice = std::move(message);
}

void RunCommands::showInvitation() {
  ResultsPage* const page = m_parts.pages.shownResults();
  if (page == nullptr) return;
  QString sentence;
  const auto invitation = factsOf(m_parts.pages.shown()).invitation;
  if (m_forecast && invitation != nullptr) sentence = invitation(aboutText(m_forecast->expectedSeconds));
  page->setInvitation(whyEmpty(), sentence);
}

QString RunCommands::whyEmpty() const {
  if (m_parts.opened.run() != nullptr) return tr("This run did not measure this test");
  // Beside figures, dimmed or of other tests, it would be wrong to say that nothing was measured.
  const std::vector<ResultRow>& rows = m_parts.results.rows();
  if (std::ranges::any_of(rows, isEarlier)) return tr("Not measured since this start of Strata");
  if (!rows.empty()) return tr("No results of this test yet");
  return tr("Nothing measured yet");
}

void RunCommands::retranslate() {
  nameRun(m_forecast ? planLine(*m_forecast) : QString());
  showInvitation();
}

}  // namespace strata::gui

#include "moc_run_commands.cpp"
