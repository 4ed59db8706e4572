// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/main_window.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtGui/qaction.h>
#include <QtGui/qtextdocument.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qmessagebox.h>
#include <QtWidgets/qtableview.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/disk/disk_grid.h"
#include "app/gui/help/help_page.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/theme.h"
#include "app/gui/network/network_commands.h"
#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/history_page.h"
#include "app/gui/pages/overview_page.h"
#include "app/gui/pages/results_page.h"
#include "app/gui/panel/ladder.h"
#include "app/gui/panel/panel_view.h"
#include "app/gui/panel/result_card.h"
#include "app/gui/run/refreshed_run.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/topology/topology_dialog.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/notice_bar.h"
#include "app/gui/widgets/report_pane.h"
#include "app/gui/window/disk_question.h"
#include "app/gui/window/exports.h"
#include "app/gui/window/page_list.h"
#include "app/gui/window/run_head.h"
#include "app/gui/window/view_menu.h"
#include "app/gui/window/window_state.h"
#include "core/report/text.h"

namespace strata::gui {

namespace {

/// The clock of the run's core-bound figures: the fastest that was measured beside any of them.
std::optional<double> clockOf(const Run& run) {
  std::optional<double> clock;
  for (const CellResult& cell : run.results)
    if (const auto* measured = std::get_if<Measured>(&cell.outcome); measured && measured->clockGhz)
      clock = std::max(clock.value_or(0), *measured->clockGhz);
  return clock;
}

/// Whether anything was measured, or could not be for a reason that stands in the tables; what keeps a line
/// from being measured is told beside its fields.
bool hasReport(const Run& run) {
  return std::ranges::any_of(run.results, [](const CellResult& cell) {
    return cell.test != Test::Network || std::holds_alternative<Measured>(cell.outcome);
  });
}

QString gradeCount(const Run& run, Grade grade) {
  const auto count = std::count_if(run.results.begin(), run.results.end(), [&](const CellResult& cell) {
    const auto* measured = std::get_if<Measured>(&cell.outcome);
    return measured != nullptr && measured->verdict.grade == grade;
  });
  return QLocale().toString(static_cast<int>(count));
}

}  // namespace

void MainWindow::choosePage(Page page) {
  m_pages->setPage(static_cast<int>(page));
}

void MainWindow::openFiles(const QStringList& files) {
  choosePage(Page::History);
  m_historyPage->open(files);
}

void MainWindow::showPage(Page page) {
  m_page = page;
  m_body->setCurrentIndex(static_cast<int>(page));
  m_head->setTitle(pageName(page));
  m_forecast.reset();
  nameRun({});
  showInvitation();
  showWhatCanBeDone();
  askForecast();
}

ResultsPage* MainWindow::resultsPage() const {
  return m_page > Page::Network ? nullptr : m_resultsPages[static_cast<std::size_t>(m_page)];
}

RunRequest MainWindow::request() const {
  return resultsPage() == nullptr ? RunRequest{selectionOf(m_page)} : resultsPage()->request();
}

void MainWindow::nameRun(const QString& details) {
  const QString name = selectionName(request().selection);
  m_head->setForecast(name, details);
  m_actions.runShown->setText(tr("R&un: %1", "in the menu; the test").arg(name));
}

void MainWindow::askForecast() {
  const RunRequest wanted = request();
  // A field that is not filled in yet is nothing to complain of.
  if (resultsPage() != nullptr && resultsPage()->obstacle()) {
    m_forecast.reset();
    nameRun({});
    return showInvitation();
  }
  m_engine->forecast(EngineThread::Asker::Head, settingsFor(m_setup->settings(), wanted), wanted.selection);
  const auto sweep = resultsPage() == nullptr ? std::nullopt : resultsPage()->sweepRequest();
  if (sweep)
    m_engine->forecast(EngineThread::Asker::Sweep, settingsFor(m_setup->settings(), *sweep),
                       sweep->selection);
}

void MainWindow::showForecast(const std::shared_ptr<const Plan>& plan) {
  // Of the page before: of this one nothing was asked.
  if (resultsPage() != nullptr && resultsPage()->obstacle()) return;
  m_forecast = plan;
  if (std::exchange(m_noticeIsOfForecast, false)) m_notice->dismiss();
  nameRun(planLine(*plan));
  if (ResultsPage* const page = resultsPage()) page->showForecast(*plan);
  showInvitation();
}

void MainWindow::refuseForecast(const Reason& reason) {
  if (resultsPage() != nullptr && resultsPage()->obstacle()) return;
  m_forecast.reset();
  m_notice->show([reason] { return reasonText(reason); });
  m_noticeIsOfForecast = true;
  nameRun(tr("cannot run with these settings"));
  showInvitation();
}

void MainWindow::showInvitation() {
  ResultsPage* const page = resultsPage();
  if (page == nullptr) return;
  QString sentence;
  if (m_forecast) {
    const int seconds = std::max(2, static_cast<int>(std::lround(m_forecast->expectedSeconds)));
    sentence = invitation(m_page, seconds);
  }
  page->setInvitation(tr("Nothing measured yet"), sentence);
}

void MainWindow::setMachine(const Machine& machine) {
  if (!m_machine) m_history->findLatest(machine.cpuModel, machine.system);
  m_machine = machine;
  m_network->setMachine(machine);
  for (ResultsPage* page : m_resultsPages) page->setMachine(machine);
  m_setup->setMachine(machine);
  m_viewMenu->setMachineKnown(true);
  showMachine();
}

// It comes from a disk: a run may have begun meanwhile.
void MainWindow::showEarlier(const std::shared_ptr<const Run>& run) {
  if (m_results.plan() || m_engine->isRunning()) return;
  m_results.showEarlier(*run);
  m_overview->setEarlier(run->started);
}

void MainWindow::showMachine() {
  m_head->setMachine(m_machine ? machineLine(*m_machine, m_clockGhz) : tr("Detecting hardware…"));
}

void MainWindow::showWhatCanBeDone() {
  const ResultsPage* page = resultsPage();
  const bool hasChart =
      page != nullptr ? page->shownChart() != nullptr : m_page == Page::Compare && m_comparePage->hasChart();
  m_actions.savePicture->setEnabled(hasChart);
  m_actions.copyPicture->setEnabled(hasChart);
  const bool hasCard = m_machine && hasFigures(panelOf(m_results.rows(), *m_machine, m_overview->threads()));
  m_actions.saveCard->setEnabled(hasCard);
  m_actions.copyCard->setEnabled(hasCard);
  m_actions.saveReport->setEnabled(!m_report->isEmpty());
  m_actions.clear->setEnabled(!m_report->isEmpty());
  m_actions.share->setEnabled(runToShare() != nullptr);
}

std::shared_ptr<const Run> MainWindow::runToShare() const {
  if (m_page == Page::History) return m_historyPage->shownRun();
  return m_shownRun;
}

void MainWindow::run(const RunRequest& request) {
  // Asked for by what has no fields for codes: there they can be typed.
  if (request.selection.tests.contains(TestGroup::Network) && request.selection.networkCodes.empty())
    return choosePage(Page::Network);
  m_notice->dismiss();
  if (request.networkPeers) m_network->rememberPeers(*request.networkPeers);
  m_engine->start(settingsFor(m_setup->settings(), request), request.selection);
}

void MainWindow::runWhole() {
  if (m_wholeWithDisk) return run(m_overview->request());
  const std::vector<std::string>& folders = m_setup->settings().diskFolders;
  auto* question =
      new DiskQuestion(folders.empty() ? QString() : QString::fromStdString(folders.front()), this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &QDialog::accepted, this, [this, question] {
    setWholeWithDisk(question->withDisk());
    // Asked once, also where the program ends by itself.
    saveState();
    run(m_overview->request());
  });
  question->open();
}

void MainWindow::setWholeWithDisk(bool withDisk) {
  m_wholeWithDisk = withDisk;
  m_actions.wholeWithDisk->setChecked(withDisk);
  m_overview->setWithDisk(withDisk);
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
  m_setup->setRunning(running);
  m_progress.reset();
  m_place.reset();
  if (running)
    showBeginning();
  else
    askForecast();
}

void MainWindow::showStarted(const std::shared_ptr<const Plan>& plan) {
  m_plan = plan;
  m_lastRun.reset();
  showWhatCanBeDone();
  m_outcome->clear();
  // A page of another test would show nothing of this run. Whoever leaves it during a series stays away.
  const bool onOverview = m_page == Page::Overview && !plan->diskFileToRead;
  const bool shown = onOverview || std::any_of(plan->steps.begin(), plan->steps.end(), [&](const Step& step) {
                       return pageOf(step.group) == m_page;
                     });
  const bool first = !m_place || m_place->index == 0;
  if (!shown && first && !plan->steps.empty()) choosePage(pageToShow(*plan));
  m_running = plan->diskFileToRead ? &m_fileResults : &m_results;
  m_running->begin(plan);
}

void MainWindow::showProgress(const Progress& progress) {
  m_running->showProgress(progress);
  m_progress = progress;
  if (!m_plan || progress.step >= m_plan->steps.size()) return;
  QString step = stepName(*m_plan, progress.step);
  if (progress.extended) step = tr("%1 (extended)").arg(step);
  if (!m_place) {
    m_head->setProgress(step, remainingText(progress.remainingS), progress.fraction);
    return;
  }
  const int later = m_place->count - m_place->index - 1;
  const QString place = m_place->byTurns ? tr("Run %1 of %2 · %3", "of a series by turns, with its step")
                                         : tr("Repetition %1 of %2 · %3", "of a series, with its step");
  m_head->setProgress(
      place.arg(QLocale().toString(m_place->index + 1), QLocale().toString(m_place->count), step),
      remainingText(progress.remainingS + later * m_plan->expectedSeconds),
      (m_place->index + progress.fraction) / m_place->count);
}

void MainWindow::showBeginning() {
  m_head->setProgress(tr("Getting ready"), {}, 0);
}

WhatRuns MainWindow::whatRuns() const {
  const RunRequest wanted = request();
  WhatRuns what{
      settingsFor(m_setup->settings(), wanted), wanted.selection, selectionName(wanted.selection), {}};
  if (m_forecast) what.seconds = m_forecast->expectedSeconds;
  return what;
}

void MainWindow::showFinished(const std::shared_ptr<const Run>& run) {
  m_place.reset();
  m_running->finish(*run);
  m_lastRun = run;
  if (const auto clock = clockOf(*run)) m_clockGhz = clock;
  if (std::any_of(run->results.begin(), run->results.end(), [](const CellResult& cell) {
        return cell.test == Test::Bandwidth || cell.test == Test::Latency;
      })) {
    m_levelsSettings = run->settings;
    m_levelsStarted = QString::fromStdString(run->started);
  }
  if (hasReport(*run)) showRun(run);
  showMachine();
  showOutcome();
  showWhatCanBeDone();
  if (!hasReport(*run)) return;
  m_report->append(QString::fromStdString(toText(*run, translatedWords())));
}

// What is saved is what is seen.
void MainWindow::showRun(const std::shared_ptr<const Run>& run) {
  const QDateTime when = QDateTime::fromString(QString::fromStdString(run->started), Qt::ISODate);
  const QString remark =
      tr("%Ln results were measured again at %1.", nullptr, static_cast<int>(run->results.size()))
          .arg(QLocale().toString(when.toLocalTime(), QLocale::ShortFormat));
  auto whole = m_shownRun ? refreshed(*m_shownRun, *run, remark.toStdString()) : std::nullopt;
  m_shownRun = run;
  if (whole) m_shownRun = std::make_shared<Run>(*std::move(whole));
  m_exports->setLastRun(m_shownRun);
  m_overview->setRun(*run);
}

void MainWindow::showOutcome() {
  if (!m_lastRun) return;
  const Run& run = *m_lastRun;
  if (run.results.empty()) {
    m_outcome->setText(tr("Stopped before anything was measured."));
    return;
  }
  if (!hasReport(run)) {
    m_outcome->setText(tr("Not measured."));
    return;
  }
  const QString sentence = run.status == RunStatus::Stopped
                               ? tr("Stopped. Kept: %1 reliable, %2 caution, %3 unreliable.")
                               : tr("Finished: %1 reliable, %2 caution, %3 unreliable.");
  m_outcome->setText(
      sentence.arg(gradeCount(run, Grade::Good), gradeCount(run, Grade::Fair), gradeCount(run, Grade::Poor)));
}

void MainWindow::setRateUnit(RateUnit unit) {
  m_rateUnit = unit;
  for (LiveResults* results : {&m_results, &m_fileResults}) results->model().setRateUnit(unit);
  for (ResultsPage* page : m_resultsPages) page->setRateUnit(unit);
  m_comparePage->setRateUnit(unit);
  m_viewMenu->setRateUnit(unit);
  m_unitButton->setText(rateUnitName(unit));
}

PictureHead MainWindow::pictureHead() const {
  PictureHead head;
  head.title = pageName(m_page);
  if (m_machine) head.machine = machineLine(*m_machine, m_clockGhz);
  if (m_plan) head.settings = settingsLine(m_plan->settings, *m_plan);
  return head;
}

ResultCard MainWindow::resultCard() const {
  ResultCard card;
  // Six digits are no figure to glance at.
  card.unit = m_rateUnit == RateUnit::BytesPerCycle ? m_rateUnit : RateUnit::GigabytesPerSecond;
  card.dark = themeFor(palette()).dark;
  card.version = QString::fromStdString(m_program.version);
  if (m_machine) {
    const std::vector<ResultRow>& rows = m_results.rows();
    card.panel = panelOf(rows, *m_machine, m_overview->threads());
    card.rungs = rungsOf(rows, *m_machine, card.unit);
    card.machine = machineModel(*m_machine);
    card.facts = machineFacts(*m_machine, m_clockGhz);
    card.system = QString::fromStdString(m_machine->system);
  }
  if (m_levelsSettings)
    card.settings = tr("%1 · method %2", "settings of a run, revision of the method")
                        .arg(sweepSettingsLine(*m_levelsSettings), QLocale().toString(m_program.method));
  const QDate date = QDateTime::fromString(m_levelsStarted, Qt::ISODate).toLocalTime().date();
  if (date.isValid()) card.date = QLocale().toString(date, tr("d MMMM yyyy", "date on a result card"));
  return card;
}

// What has the keyboard is copied: a table as rows, a chart as the table of its figures; else the report.
void MainWindow::copy() {
  for (QWidget* widget = QApplication::focusWidget(); widget != nullptr; widget = widget->parentWidget()) {
    if (const auto* view = qobject_cast<QTableView*>(widget)) {
      m_exports->copyText(tableText(*view));
      return;
    }
    if (auto* compare = qobject_cast<ComparePage*>(widget)) {
      compare->copyTable();
      return;
    }
    if (const auto* report = qobject_cast<ReportPane*>(widget)) {
      report->copy();
      return;
    }
    if (const auto* grid = qobject_cast<DiskGrid*>(widget)) {
      m_exports->copyText(grid->tableText());
      return;
    }
    if (const auto* panel = qobject_cast<PanelView*>(widget)) {
      m_exports->copyText(panel->tableText());
      return;
    }
    if (const auto* chart = qobject_cast<ChartPanel*>(widget)) {
      m_exports->copyText(chart->tableText());
      return;
    }
  }
  m_report->copy();
}

void MainWindow::showAbout() {
  auto* box =
      new QMessageBox(QMessageBox::NoIcon, tr("About Strata"),
                      tr("Strata %1").arg(QString::fromStdString(m_program.version)), QMessageBox::Ok, this);
  box->setObjectName(QStringLiteral("aboutBox"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setIconPixmap(windowIcon().pixmap(64, 64));
  QString text =
      tr("A benchmark of CPU, caches, memory, disk and network.\n\nMethod %1, built by %2.\n\nFree "
         "software "
         "under the GNU General Public License, version 3 or later. It comes without any warranty.")
          .arg(QLocale().toString(m_program.method), QString::fromStdString(m_program.compiler));
  if (!m_statePath.isEmpty())
    text +=
        QStringLiteral("\n\n") + tr("Settings and runs are kept in %1.")
                                     .arg(QDir::toNativeSeparators(QFileInfo(m_statePath).absolutePath()));
  // A message box guesses whether its text is HTML, and the name of a folder may look like it.
  box->setInformativeText(Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal));
  box->open();
}

void MainWindow::openMachine() {
  if (!m_machine) return;
  const auto parts = m_engine->machineParts(*m_machine);
  if (!parts) return;
  auto* dialog = new TopologyDialog(TopologyView::Use::Show, *parts, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &TopologyDialog::saveWanted, this,
          [this, dialog] { m_exports->saveTopology(dialog->view(), machineModel(*m_machine)); });
  dialog->showLastLevel(*m_machine, m_engine->canMeasureLastLevel());
  dialog->setRunning(m_engine->isRunning());
  connect(dialog, &TopologyDialog::probeWanted, m_engine.get(), &EngineThread::measureLastLevel);
  connect(dialog, &TopologyDialog::probeWanted, dialog, [dialog] { dialog->showProbe(0); });
  connect(m_engine.get(), &EngineThread::probeProgressed, dialog, &TopologyDialog::showProbe);
  connect(m_engine.get(), &EngineThread::probeEnded, dialog, &TopologyDialog::showProbeEnded);
  connect(m_engine.get(), &EngineThread::machineKnown, dialog, [this, dialog](const Machine& machine) {
    dialog->showLastLevel(machine, m_engine->canMeasureLastLevel());
  });
  connect(m_engine.get(), &EngineThread::runningChanged, dialog, &TopologyDialog::setRunning);
  dialog->open();
}

}  // namespace strata::gui
