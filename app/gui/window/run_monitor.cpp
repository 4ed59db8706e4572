// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/run_monitor.h"

#include <QtCore/qdatetime.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <set>
#include <utility>

#include "app/gui/pages/results_page.h"
#include "app/gui/panel/live_run.h"
#include "app/gui/panel/panel_faces.h"
#include "app/gui/panel/run_parts.h"
#include "app/gui/panel/standing_line.h"
#include "app/gui/run/live_results.h"
#include "app/gui/run/refreshed_run.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/window/run_head.h"
#include "app/gui/window/run_strip.h"
#include "core/base/uuid.h"
#include "core/report/number_text.h"
#include "core/stats/comparison.h"
#include "core/stats/judge.h"

namespace strata::gui {

namespace {

/// The clock of the run's core-bound figures: the fastest that was measured beside any of them.
std::optional<double> clockOf(const Run& run) {
  std::optional<double> clock;
  for (const CellResult& cell : run.results)
    if (const Measured* measured = measuredOf(&cell); measured && measured->clockGhz)
      clock = std::max(clock.value_or(0), *measured->clockGhz);
  return clock;
}

QDateTime localTime(const std::string& utc) {
  return QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate).toLocalTime();
}

/// "−17 %"
QString changeOfRatio(double ratio) {
  return signedText(changePercent(ratio) + " %");
}

/// Results by what they are of, to look them up.
struct ByCell {
  bool operator()(const CellResult* a, const CellResult* b) const { return orderOfCells(*a, *b); }
};
using CellSet = std::set<const CellResult*, ByCell>;

/// How many cells of the run are among the results with the same figures.
std::size_t countOf(const CellSet& results, const Run& run) {
  return static_cast<std::size_t>(std::ranges::count_if(run.results, [&](const CellResult& cell) {
    const auto at = results.find(&cell);
    if (at == results.end()) return false;
    const Measured* shown = measuredOf(*at);
    const Measured* own = measuredOf(&cell);
    if (shown == nullptr || own == nullptr) return shown == own;
    return shown->value == own->value && shown->low == own->low && shown->high == own->high;
  }));
}

std::vector<const CellResult*> resultsOf(const std::vector<const ResultRow*>& rows) {
  std::vector<const CellResult*> results;
  for (const ResultRow* row : rows)
    if (row->result) results.push_back(&*row->result);
  return results;
}

std::vector<const ResultRow*> pointersTo(const std::vector<ResultRow>& rows) {
  std::vector<const ResultRow*> pointers;
  for (const ResultRow& row : rows) pointers.push_back(&row);
  return pointers;
}

/// "Whole machine"; of single levels or operations those too: "Bandwidth · L3 · Read".
QString measuredName(const Plan& plan) {
  QStringList facts{selectionName(plan.selection)};
  for (const int level : plan.selection.sweep.levels) facts.append(levelName(level));
  for (const std::string& op : plan.selection.ops) facts.append(operationName(op));
  return joinedFacts(facts);
}

/// The cells of these that the plan has.
std::vector<CellId> cellsIn(const Plan& plan, const std::vector<const CellResult*>& wanted) {
  std::vector<CellId> cells;
  for (const CellResult* cell : wanted)
    if (std::ranges::any_of(plan.steps, [&](const Step& step) {
          return std::ranges::any_of(step.cells, [&](const PlannedCell& planned) {
            return static_cast<const CellId&>(planned) == static_cast<const CellId&>(*cell);
          });
        }))
      cells.push_back(*cell);
  return cells;
}

}  // namespace

/// Why the first cell of a run was left out where none was measured; null where one was.
const Reason* whyNothing(const Run& run) {
  if (std::ranges::any_of(run.results, [](const CellResult& cell) { return measuredOf(&cell) != nullptr; }))
    return nullptr;
  const auto* skipped = std::get_if<Skipped>(&run.results.front().outcome);
  return skipped != nullptr ? &skipped->reason : nullptr;
}

bool hasReport(const Run& run) {
  return std::ranges::any_of(run.results, [](const CellResult& cell) {
    return cell.test != Test::Network || measuredOf(&cell) != nullptr;
  });
}

RunMonitor::RunMonitor(EngineThread& engine, LiveResults& results, LiveResults& fileResults, RunHead& head,
                       RunStrip& strip, QObject* parent)
    : QObject(parent),
      m_engine(engine),
      m_results(results),
      m_fileResults(fileResults),
      m_running(&results),
      m_head(head),
      m_strip(strip) {
  connect(&engine, &EngineThread::memberBegins, this, [this](const SeriesPlace& place) { m_place = place; });
  connect(&engine, &EngineThread::started, this, &RunMonitor::begin);
  connect(&engine, &EngineThread::stepStarted, this,
          [this](std::size_t step) { m_running->showStepStarted(step); });
  connect(&engine, &EngineThread::progressed, this, &RunMonitor::showProgress);
  connect(&engine, &EngineThread::stepFinished, this,
          [this](const StepFinished& finished) { showStepFinished(finished); });
  connect(&engine, &EngineThread::finished, this, [this](const std::shared_ptr<const Run>& run) {
    finish(run);
    tellOfLine(*run);
  });
  connect(&engine, &EngineThread::runningChanged, this, [this](bool running) {
    m_head.setState(running ? RunHead::State::Running : RunHead::State::Idle);
    m_strip.setRunning(running);
    m_progress.reset();
    m_place.reset();
    if (running) showBeginning();
    showStanding();
  });
  showStanding();
}

void RunMonitor::begin(const std::shared_ptr<const Plan>& plan) {
  emit aboutToBegin();
  m_plan = plan;
  m_lastRun.reset();
  m_leftOut = 0;
  m_busiest.reset();
  const auto isWanted = [](const CellResult& had, const CellId& cell) {
    return static_cast<const CellId&>(had) == cell;
  };
  m_followed.reset();
  m_before = std::exchange(m_toRemeasure, {});
  if (!std::ranges::equal(m_before, plan->selection.cells, isWanted)) m_before.clear();
  showMeasured();
  m_strip.live().begin();
  if (m_machine) m_strip.live().setParts(partsOf(*plan, *m_machine));
  emit outcomeChanged({});
  emit begins(plan, !m_place || m_place->index == 0);
  m_running = plan->diskFileToRead ? &m_fileResults : &m_results;
  m_running->begin(plan);
}

void RunMonitor::showProgress(const Progress& progress) {
  m_running->showProgress(progress);
  m_progress = progress;
  if (!m_plan || progress.step >= m_plan->steps.size()) return;
  QString step = stepName(*m_plan, progress.step);
  if (progress.extended) step = tr("%1 (extended)").arg(step);
  const int later = m_place ? m_place->count - m_place->index - 1 : 0;
  const double fraction = m_place ? (m_place->index + progress.fraction) / m_place->count : progress.fraction;
  const QString remaining = remainingText(progress.remainingS + later * m_plan->expectedSeconds);
  const QString place = placeText();
  m_head.setProgress(place.isEmpty() ? step : joinedFacts({place, step}), remaining, fraction);
  m_strip.live().showNow({progress.step, step, remaining, fraction, place});
  showFigure(progress);
  if (!progress.disturbance) return;
  m_leftOut = progress.disturbance->leftOut;
  m_strip.live().showDisturbance(*progress.disturbance);
}

QString RunMonitor::placeText() const {
  if (!m_place) return {};
  const QLocale locale;
  return (m_place->byTurns ? tr("Run %1 of %2", "of a series by turns") : tr("Repetition %1 of %2"))
      .arg(locale.toString(m_place->index + 1), locale.toString(m_place->count));
}

void RunMonitor::showFigure(const Progress& progress) {
  const auto followed = figureToFollow(m_plan->steps[progress.step], progress.figures);
  if (!followed || !m_machine) return;
  for (const ResultRow& row : m_running->rows()) {
    if (!row.stepRuns || row.step != progress.step || row.cell != followed->cell) continue;
    // The table shows it a moment later.
    const RateUnit chosen = m_running->model().rateUnit();
    const RateUnit unit = m_page == nullptr ? chosen : m_page->unitHere(chosen);
    const QString figure = row.live ? figureTextOf(row, unit) : QString();
    if (figure.isEmpty()) return;
    return m_strip.live().showFigure(
        nameOf(row),
        followed->halfWidthPercent
            ? tr("%1 %2", "figure, interval").arg(figure, valueText(HalfWidth{*followed->halfWidthPercent}))
            : figure);
  }
}

QString RunMonitor::nameOf(const ResultRow& row) {
  if (!m_followed || m_followed->first != static_cast<const CellId&>(row))
    m_followed.emplace(row, followedName(row, *m_machine, m_running->rows(), m_threads));
  return m_followed->second;
}

void RunMonitor::showStepFinished(const StepFinished& finished) {
  StepFinished shown = finished;
  keepMoreReliable(shown.results);
  m_running->showStepFinished(shown);
  m_strip.live().showBusiest(finished.busiest ? busiestText(*finished.busiest, m_leftOut) : QString());
  m_leftOut = 0;
  if (finished.busiest && (!m_busiest || m_busiest->cpuPercent < finished.busiest->cpuPercent))
    m_busiest = finished.busiest;
}

void RunMonitor::showMeasured() {
  m_head.setMeasured(measuredName(*m_plan), planLine(*m_plan));
}

void RunMonitor::showBeginning() {
  m_head.setProgress(tr("Getting ready"), {}, 0);
  m_head.setMeasured(tr("Getting ready"), {});
  m_strip.live().begin();
}

void RunMonitor::finish(const std::shared_ptr<const Run>& run) {
  m_place.reset();
  std::shared_ptr<const Run> shown = run;
  std::optional<Remeasured> remeasured;
  if (!m_before.empty()) {
    auto better = std::make_shared<Run>(*run);
    remeasured = keepMoreReliable(better->results);
    shown = std::move(better);
  }
  m_before.clear();
  m_running->finish(*shown);
  m_lastRun = run;
  m_isKept = m_keepsRuns && run->settings.keepRuns;
  takeFacts(*run);
  if (hasReport(*run)) keep(shown, remeasured);
  showOutcome();
  showStanding();
  emit ended(run);
}

void RunMonitor::takeFacts(const Run& run) {
  if (const auto clock = clockOf(run)) m_standing.clockGhz = clock;
  if (std::ranges::none_of(run.results, [](const CellResult& cell) {
        return cell.test == Test::Bandwidth || cell.test == Test::Latency;
      }))
    return;
  m_standing.levelsSettings = run.settings;
}

void RunMonitor::open(const std::shared_ptr<const Run>& run) {
  if (!m_unopened) m_unopened = m_standing;
  m_standing = {};
  m_standing.runs.push_back({run, run, {}, {}, {}, {}, {}});
  takeFacts(*run);
  showStanding();
}

void RunMonitor::close() {
  if (!m_unopened) return;
  m_standing = *std::exchange(m_unopened, std::nullopt);
  showStanding();
}

RunMonitor::Remeasured RunMonitor::keepMoreReliable(std::vector<CellResult>& results) const {
  Remeasured remeasured;
  for (CellResult& again : results) {
    const auto before =
        std::ranges::find_if(m_before, [&](const CellResult& had) { return sameCell(had, again); });
    if (before == m_before.end()) continue;
    const Measured* measured = measuredOf(&again);
    const Measured* had = measuredOf(&*before);
    if (measured != nullptr && had != nullptr && isMoreReliable(*measured, *had)) {
      ++remeasured.improved;
    } else {
      again = *before;
      ++remeasured.kept;
    }
  }
  return remeasured;
}

DoubtfulCells RunMonitor::beginRemeasuring() {
  m_toRemeasure.clear();
  const std::vector<const CellResult*> results = resultsOf(shownRows());
  for (const CellId& cell : m_doubtful.cells) {
    const auto had = std::ranges::find_if(
        results, [&](const CellResult* result) { return static_cast<const CellId&>(*result) == cell; });
    if (had != results.end()) m_toRemeasure.push_back(**had);
  }
  return m_doubtful;
}

void RunMonitor::keep(const std::shared_ptr<const Run>& run, const std::optional<Remeasured>& remeasured) {
  QString remark =
      tr("%Ln results were measured again at %1.", nullptr, static_cast<int>(run->results.size()))
          .arg(QLocale().toString(localTime(run->started), QLocale::ShortFormat));
  if (remeasured)
    remark +=
        QLatin1Char(' ') +
        tr("The measurement with the better grade was kept, or else the one with the narrower interval.");
  Shown shown{run, run, m_busiest, m_plan, {}, {}, remeasured};
  std::vector<Shown>& runs = m_standing.runs;
  // Other tests may have been measured between the whole and its part.
  for (auto had = runs.end(); had != runs.begin();) {
    --had;
    auto whole = refreshed(*had->run, *run, remark.toStdString());
    if (!whole) continue;
    shown.run = std::make_shared<Run>(*std::move(whole));
    shown.plan = had->plan;
    shown.hasEarlier = had->hasEarlier;
    runs.erase(had);
    break;
  }
  if (shown.run == run)
    if (auto whole = overEarlier(*run, remark.toStdString())) {
      shown.run = std::make_shared<Run>(*std::move(whole));
      shown.hasEarlier = true;
    }
  if (remeasured && shown.run == run) {
    // The history has the run as it was measured.
    auto mixed = std::make_shared<Run>(*run);
    mixed->id = mixed->series = randomUuid();
    mixed->comment += (mixed->comment.empty() ? "" : " ") + remark.toStdString();
    shown.run = std::move(mixed);
  }
  CellSet standing;
  for (const LiveResults* results : {&m_results, &m_fileResults})
    for (const CellResult* result : resultsOf(pointersTo(results->rows()))) standing.insert(result);
  std::erase_if(runs, [&](const Shown& one) { return countOf(standing, *one.run) == 0; });
  runs.push_back(std::move(shown));
}

const std::shared_ptr<const Run>& RunMonitor::withoutEarlier(const Shown& shown) {
  return shown.hasEarlier ? shown.lastKept : shown.run;
}

std::optional<Run> RunMonitor::overEarlier(const Run& part, const std::string& remark) const {
  if (!m_earlier) return std::nullopt;
  CellSet wanted;
  for (const ResultRow& row : m_results.rows())
    if (isEarlier(row) && row.before) wanted.insert(&*row.before);
  for (const CellResult& again : part.results) wanted.insert(&again);
  Run whole = *m_earlier;
  std::erase_if(whole.results, [&](const CellResult& cell) { return !wanted.contains(&cell); });
  return refreshed(whole, part, remark);
}

void RunMonitor::showLedRun(const std::shared_ptr<const Plan>& plan, const std::shared_ptr<const Run>& run) {
  m_plan = plan;
  m_busiest.reset();
  m_running = &m_results;
  finish(run);
  // Whether it was kept is told later, and by this machine's settings.
  showKept(false);
}

void RunMonitor::showKept(bool isKept) {
  m_isKept = isKept;
  showOutcome();
}

void RunMonitor::showOutcome() {
  if (!m_lastRun) return;
  const Run& run = *m_lastRun;
  if (run.results.empty()) return emit outcomeChanged(tr("Stopped before anything was measured."));
  if (!hasReport(run)) return emit outcomeChanged(tr("Not measured."));
  if (const Reason* reason = whyNothing(run)) return emit outcomeChanged(reasonText(*reason));
  // How many are reliable, the strip says of those that the page shows: of the whole run it is another
  // number.
  const auto seconds = std::max(1, static_cast<int>(localTime(run.started).secsTo(localTime(run.finished))));
  const QString outcome = run.status == RunStatus::Stopped ? tr("Stopped after %Ln s.", nullptr, seconds)
                                                           : tr("Finished in %Ln s.", nullptr, seconds);
  emit outcomeChanged(m_isKept ? outcome + QLatin1Char(' ') + tr("Kept in the history.") : outcome);
}

void RunMonitor::setKeepsRuns(bool keeps) {
  m_keepsRuns = keeps;
}

void RunMonitor::setMachine(const Machine& machine) {
  m_machine = machine;
}

void RunMonitor::showEarlier(const std::shared_ptr<const Run>& run, const std::string& later) {
  m_earlier = run;
  m_laterEarlier = later;
  // Its levels stand on the pages, and so do the settings that they were measured with.
  if (!m_standing.levelsSettings) m_standing.levelsSettings = run->settings;
  showStanding();
}

std::string RunMonitor::shownSince(const std::vector<const ResultRow*>& rows) const {
  const std::vector<const CellResult*> results = resultsOf(rows);
  const CellSet cells(results.begin(), results.end());
  std::string first;
  for (const Shown& shown : m_standing.runs)
    if (const std::string& started = withoutEarlier(shown)->started;
        countOf(cells, *shown.run) > 0 && (first.empty() || started < first))
      first = started;
  return first;
}

std::optional<RunDates> RunMonitor::datesOf(const std::vector<const ResultRow*>& rows) const {
  std::optional<RunDates> dates;
  const auto take = [&](const std::string& first, const std::string& last) {
    if (!dates) dates = {first, last};
    dates->first = std::min(dates->first, first);
    dates->last = std::max(dates->last, last);
  };
  if (m_earlier && std::ranges::any_of(rows, [](const ResultRow* row) { return isEarlier(*row); }))
    take(m_earlier->started, m_laterEarlier.empty() ? m_earlier->started : m_laterEarlier);
  const std::vector<const CellResult*> results = resultsOf(rows);
  const CellSet cells(results.begin(), results.end());
  for (const Shown& shown : m_standing.runs)
    if (countOf(cells, *shown.run) > 0) take(shown.run->started, shown.lastKept->started);
  return dates;
}

void RunMonitor::showChange(const std::string& run, const Change& change) {
  for (Shown& shown : m_standing.runs)
    if (withoutEarlier(shown)->id == run) shown.change = change;
  showStanding();
}

void RunMonitor::showExpected(const std::shared_ptr<const Run>& run,
                              const std::vector<ExpectedRange>& ranges) {
  const auto shown = std::ranges::find(m_standing.runs, run, withoutEarlier);
  if (shown == m_standing.runs.end()) return;
  shown->unexpected = static_cast<int>(std::ranges::count_if(ranges, &ExpectedRange::isOutside));
  m_results.showExpected(*run, ranges);
  showStanding();
}

std::shared_ptr<const Run> RunMonitor::shownRun() const {
  return m_standing.runs.empty() ? nullptr : m_standing.runs[m_shownAt].run;
}

std::shared_ptr<const Run> RunMonitor::latestRun() const {
  return m_standing.runs.empty() ? nullptr : withoutEarlier(m_standing.runs.back());
}

void RunMonitor::showPage(const ResultsPage* page) {
  m_page = page;
  m_hasPages = true;
  showStanding();
}

std::vector<const ResultRow*> RunMonitor::shownRows() const {
  if (m_page != nullptr) return m_page->shownRows(m_results);
  return m_hasPages ? std::vector<const ResultRow*>() : pointersTo(m_results.rows());
}

void RunMonitor::followPage(const std::vector<const CellResult*>& results) {
  const CellSet cells(results.begin(), results.end());
  const std::vector<Shown>& runs = m_standing.runs;
  m_shownAt = runs.empty() ? 0 : runs.size() - 1;
  std::size_t most = 0;
  m_lastStarted.clear();
  for (std::size_t at = runs.size(); at-- > 0;) {
    const std::size_t count = countOf(cells, *runs[at].run);
    if (count > 0) m_lastStarted = std::max(m_lastStarted, runs[at].lastKept->started);
    if (count <= most) continue;
    most = count;
    m_shownAt = at;
  }
  m_shownIsMixed = runs.empty() || countOf(cells, *withoutEarlier(runs[m_shownAt])) < cells.size();
  m_doubtful = {};
  if (m_unopened) return;  // it was measured in other circumstances, perhaps elsewhere
  std::vector<const CellResult*> wanted;
  for (const CellResult* result : results)
    if (isDoubtful(*result)) wanted.push_back(result);
  for (auto shown = runs.rbegin(); shown != runs.rend(); ++shown) {
    std::vector<CellId> planned = shown->plan ? cellsIn(*shown->plan, wanted) : std::vector<CellId>();
    if (planned.size() > m_doubtful.cells.size()) m_doubtful = {shown->plan, std::move(planned)};
  }
}

QString RunMonitor::changeText(const Change& change) const {
  const QLocale locale;
  QStringList facts;
  if (change.largest) {
    const CellResult& cell = change.largest->cell;
    facts.append(
        tr("%1 faster, %2 slower than the last run, most: %3 %4",
           "numbers of results, result that changed most, by how much")
            .arg(locale.toString(change.faster), locale.toString(change.slower),
                 m_machine ? followedName(cell, *m_machine, m_results.rows(), m_threads) : resultName(cell),
                 changeOfRatio(change.largest->ratio)));
  } else {
    facts.append(tr("Same as the last run (%1)").arg(changeOfRatio(1 + change.percent / 100)));
  }
  if (change.doubtful > 0) facts.append(tr("%Ln unreliable left out", "results", change.doubtful));
  return joinedFacts(facts);
}

QString RunMonitor::detailsOfShownRun() const {
  const Shown& shown = m_standing.runs[m_shownAt];
  QStringList facts;
  if (shown.remeasured)
    facts.append(
        tr("%1 improved, %2 kept", "of the results that were measured again")
            .arg(QLocale().toString(shown.remeasured->improved), QLocale().toString(shown.remeasured->kept)));
  if (shown.unexpected && *shown.unexpected > 0)
    facts.append(tr("%Ln result(s) outside the usual range", nullptr, *shown.unexpected));
  if (shown.change) facts.append(changeText(*shown.change));
  if (shown.unexpected && *shown.unexpected == 0) facts.append(tr("all in their usual range"));
  const Run& run = *withoutEarlier(shown);
  const QDateTime started = localTime(run.started);
  // If cells were measured again since, the results are of two runs.
  if (withoutEarlier(shown) == shown.lastKept && !m_shownIsMixed)
    facts.append(tr("Measured: %1, %2", "when a run began, how long it took")
                     .arg(momentText(started),
                          tr("%Ln s", "duration",
                             std::max(1, static_cast<int>(started.secsTo(localTime(run.finished)))))));
  else
    facts.append(tr("Several runs, the last %1", "when it began").arg(momentText(localTime(m_lastStarted))));
  if (shown.busiest)
    facts.append(
        tr("%1 took up to %2 of a CPU", "program, percent")
            .arg(programName(shown.busiest->name), percentText(shown.busiest->cpuPercent, QLocale())));
  return joinedFacts(facts);
}

void RunMonitor::showStanding() {
  const std::vector<const ResultRow*> rows = shownRows();
  const std::vector<const CellResult*> results = resultsOf(rows);
  followPage(results);
  const bool dimmed =
      m_earlier && std::ranges::any_of(rows, [](const ResultRow* row) { return isEarlier(*row); });
  QString earlier;
  if (dimmed)
    earlier =
        m_laterEarlier.empty()
            ? tr("Dimmed: the last run, %1", "when").arg(momentText(localTime(m_earlier->started)))
            : tr("Dimmed: earlier runs, the last %1", "when").arg(momentText(localTime(m_laterEarlier)));
  RunSummary summary = summaryOf(results);
  summary.doubtful = static_cast<int>(m_doubtful.cells.size());
  if (!summary.counts.isEmpty() && !m_standing.runs.empty()) {
    summary.details = detailsOfShownRun();
    // This comes first: what does not fit in the line is left out from its end.
    if (dimmed) summary.details = joinedFacts({earlier, summary.details});
  } else if (dimmed) {
    summary.counts = std::move(earlier);
  } else if (summary.counts.isEmpty()) {
    summary.counts = tr("Nothing measured yet");
    summary.details = tr("A run shows its progress here, and then how reliable its results are.");
  }
  m_strip.standing().setSummary(summary);
  // It is there before a page has results too: nothing moves when a run begins.
  if (m_hasPages) m_strip.setVisible(m_page != nullptr);
}

void RunMonitor::tellOfLine(const Run& run) {
  for (const CellResult& cell : run.results) {
    const auto* failed = std::get_if<Failed>(&cell.outcome);
    if (cell.test == Test::Network && failed != nullptr) return emit lineFailed(failed->error);
  }
}

void RunMonitor::showThreads(PanelThreads threads) {
  m_threads = threads;
  m_followed.reset();
  if (m_engine.isRunning() && m_progress) showProgress(*m_progress);
}

void RunMonitor::retranslate() {
  m_followed.reset();
  showOutcome();
  showStanding();
  if (!m_engine.isRunning()) return;
  if (!m_progress) showBeginning();
  // m_plan is that of the run in progress once m_lastRun is gone.
  if (m_plan && !m_lastRun) showMeasured();
  if (m_plan && m_machine && !m_lastRun) m_strip.live().setParts(partsOf(*m_plan, *m_machine));
  if (m_progress) showProgress(*m_progress);
}

}  // namespace strata::gui

#include "moc_run_monitor.cpp"
