// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/runner.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/base/random_words.h"
#include "core/engine/cell_results.h"
#include "core/engine/core_step.h"
#include "core/engine/disk_rows.h"
#include "core/engine/disk_step.h"
#include "core/engine/endurance.h"
#include "core/engine/kind_step.h"
#include "core/engine/network_step.h"
#include "core/engine/pause_step.h"
#include "core/engine/sampler.h"
#include "core/engine/sustained_step.h"
#include "core/engine/team.h"
#include "core/engine/visits.h"
#include "core/machine/system_clocks.h"
#include "core/model/core_kinds.h"
#include "core/model/this_program.h"
#include "core/net/network_figures.h"
#include "core/plan/endurance_plan.h"
#include "core/stats/distinct_levels.h"
#include "core/stats/judge.h"

namespace strata {

namespace {

std::vector<std::optional<int>> coresOf(const std::vector<std::optional<int>>& cpus, const Machine& machine) {
  std::vector<std::optional<int>> cores;
  for (const std::optional<int>& cpu : cpus) {
    const auto found = std::ranges::find_if(
        machine.cpus, [&](const LogicalCpu& logical) { return cpu && logical.osIndex == *cpu; });
    cores.push_back(found == machine.cpus.end() ? std::nullopt : std::optional(found->core));
  }
  return cores;
}

/// What others take of a CPU's time that is worth a look at who does. The system itself takes about 1 %.
constexpr double leastOfOthersPercent = 3;

class Execution {
 public:
  Execution(const Plan& plan, const Machine& machine, Host& host, const EventSink& sink, std::stop_token stop)
      : m_plan(std::make_shared<const Plan>(plan)), m_host(host), m_sink(sink), m_stop(std::move(stop)) {
    m_run.id = host.uuid();
    m_run.series = m_run.id;
    m_run.program = thisProgram();
    std::vector<std::optional<int>> cpus;
    for (const ThreadPlace& place : plan.threads) cpus.push_back(place.cpu);
    m_run.machine = machineFor(cpus, machine);
    m_run.settings = plan.settings;
    m_run.remeasures = plan.selection.remeasures;
    m_run.environment.spareCpu = !plan.spareCpus.empty();
    for (const FolderFacts& folder : plan.folders)
      if (std::ranges::find(m_run.disks, folder.path, &FolderFacts::path) == m_run.disks.end())
        m_run.disks.push_back(folder);
    // A seed of its own for each run: data and order are no constants that a figure could depend on.
    m_run.seed = plan.seed ? *plan.seed : RandomWords(std::hash<std::string>{}(m_run.id)).next();
  }

  Run run() {
    const auto awake = m_host.stayAwake();
    const SystemClocks began = m_host.clocks();
    m_run.started = utcText(began.wallS);
    m_run.environment.loadBefore = m_host.loadAverage();
    m_run.environment.healthBefore = told(m_host.health());
    m_run.environment.calmWait = m_plan->calmWait;
    m_sink(RunStarted{m_plan, std::make_shared<const Run>(m_run)});
    // The priority is raised before the threads are there, since they inherit it.
    const auto raised = m_plan->selection.raisedPriority ? m_host.raisePriority() : nullptr;
    if (raised) m_run.environment.priority = raised->obtained();
    m_host.keepOff(*m_plan);
    lookAtPrograms();
    auto team = Team::form(*m_plan, m_host);
    for (std::size_t next = 0; next < m_plan->steps.size() && !m_stop.stop_requested();) {
      const std::size_t count = team ? stepsByTurns(m_plan->steps, next) : 1;
      if (team && m_plan->steps[next].visits > 1) {
        goInRounds(next, count);
      } else {
        m_index = next;
        const Step& step = m_plan->steps[m_index];
        m_sink(StepStarted{m_index});
        const SystemClocks before = m_host.clocks();
        std::vector<CellResult> results = team ? carryOut(step, **team) : failedResults(step, team.error());
        addSuspension(courseBetween(before, m_host.clocks()).suspendedS, results);
        m_doneS += step.expectedSeconds;
        finish(results);
        m_run.results.insert(m_run.results.end(), results.begin(), results.end());
      }
      next += count;
    }
    describeTime(began, m_host.clocks());
    m_run.environment.healthAfter = told(m_host.health());
    m_run.status = status();
    addRemarks(m_run);
    m_sink(RunFinished{m_run.status});
    return std::move(m_run);
  }

 private:
  /// Absent where the system reports nothing.
  static std::optional<Health> told(const Health& health) {
    return health == Health{} ? std::nullopt : std::optional(health);
  }

  /// A step that is visited several times, as far as it has come.
  struct Course {
    std::optional<Visited> visited = {};
    double suspendedS = 0;
    std::vector<CellResult> results = {};
    bool isDone = false;
  };

  /// Visits these steps in rounds, each in an order of its own. A step finishes at its last visit, or where
  /// one fails; those that a stop leaves unfinished have the visits that were made.
  void goInRounds(std::size_t first, std::size_t count) {
    std::vector<Course> courses(count);
    m_index = first;
    RandomWords random(seedOfStep());
    const int visits = m_plan->steps[first].visits;
    for (int round = 0; round < visits; ++round)
      for (const std::size_t i : orderOfRound(count, random)) {
        if (courses[i].isDone) continue;
        if (m_stop.stop_requested()) break;
        m_index = first + i;
        visit(m_plan->steps[m_index], round, courses[i]);
        if (round + 1 == visits || courses[i].visited->samples.error) conclude(courses[i]);
      }
    for (std::size_t i = 0; i < count; ++i) {
      m_index = first + i;
      if (courses[i].visited && !courses[i].isDone) conclude(courses[i]);
      m_run.results.insert(m_run.results.end(), courses[i].results.begin(), courses[i].results.end());
    }
  }

  void visit(const Step& step, int round, Course& course) {
    m_sink(StepStarted{m_index});
    const Step part = partOf(step);
    const SystemClocks before = m_host.clocks();
    // A team of its own, on the CPUs of the step; that of the plan sleeps.
    const Plan own = planOfStep(*m_plan, step);
    auto team = Team::form(own, m_host);
    Visited visited;
    if (team)
      visited = sampled(own, part, **team, RandomWords(seedOfStep() + static_cast<unsigned>(round)).next());
    else
      visited.samples.error = team.error();
    addVisit(course.visited, std::move(visited));
    course.suspendedS += courseBetween(before, m_host.clocks()).suspendedS;
    // What a step that failed leaves out is done, too.
    m_doneS +=
        course.visited->samples.error ? part.expectedSeconds * (step.visits - round) : part.expectedSeconds;
  }

  /// The step that m_index says.
  void conclude(Course& course) {
    course.isDone = true;
    course.results = resultsOf(m_plan->steps[m_index], *course.visited);
    addSuspension(course.suspendedS, course.results);
    finish(course.results);
  }

  void finish(const std::vector<CellResult>& results) {
    m_sink(StepFinished{m_index, results, std::exchange(m_busiest, std::nullopt)});
  }

  std::vector<CellResult> carryOut(const Step& step, Team& team) {
    // Has threads of its own, each for one cell.
    if (step.group == TestGroup::Pauses) return runWatch(step, runPauseStep);
    if (step.group == TestGroup::Sustained) return runWatch(step, runSustainedStep);
    if (step.places.empty() && threadsOf(step, team.size()) == team.size())
      return runStep(*m_plan, step, team);
    // A team of its own for this step; the other sleeps.
    const Plan own = planOfStep(*m_plan, step);
    auto first = Team::form(own, m_host);
    return first ? runStep(own, step, **first) : failedResults(step, first.error());
  }

  std::vector<CellResult> runRows(const Plan& plan, const Step& step) {
    const auto run = isEndurance(step) ? runEndurance : runDiskRows;
    RowOutcomes outcomes = run(
        plan, step, m_host,
        [&](double elapsedS, double expectedS, std::vector<Moment> moments) {
          Progress progress = progressAt(step, elapsedS, expectedS);
          progress.figures = figuresSoFar(step, moments);
          progress.moments = std::move(moments);
          m_sink(progress);
        },
        m_stop);
    m_failed = m_failed || outcomes.failed;
    return std::move(outcomes.results);
  }

  std::vector<CellResult> runNetwork(const Plan& plan, const Step& step) {
    NetworkOutcomes outcomes = runNetworkStep(
        plan, step, m_run.machine, m_host, seedOfStep(), m_spentCodes,
        [&](double elapsedS, double expectedS, std::vector<Moment> moments) {
          Progress progress = progressAt(step, elapsedS, expectedS);
          for (const Moment& moment : moments)
            if (const auto figure = figureSoFar(step.cells[moment.cell], moment))
              progress.figures.push_back({moment.cell, *figure, *figure, *figure, {}});
          progress.moments = std::move(moments);
          m_sink(progress);
        },
        m_stop);
    // Several machines are reached alone, and once more together.
    for (PeerFacts& peer : outcomes.peers)
      if (std::ranges::find(m_run.peers, peer.name, &PeerFacts::name) == m_run.peers.end())
        m_run.peers.push_back(std::move(peer));
    return std::move(outcomes.results);
  }

  /// What goes on for a time that is known, with live figures.
  template <typename RunTimed>
  std::vector<CellResult> runWatch(const Step& step, RunTimed runTimed) {
    return runTimed(
        *m_plan, step, m_host, seedOfStep(),
        [&](double elapsedS, double expectedS, std::vector<LiveFigure> figures) {
          Progress progress = progressAt(step, elapsedS, expectedS);
          progress.figures = std::move(figures);
          m_sink(progress);
        },
        m_stop);
  }

  std::vector<CellResult> runStep(const Plan& plan, const Step& step, Team& team) {
    if (step.group == TestGroup::Network) return runNetwork(plan, step);
    if (step.group == TestGroup::Disk && plan.diskInRows()) return runRows(plan, step);
    if (step.group == TestGroup::Disk)
      return runDiskStep(
          plan, step, m_host,
          [&](double fraction, std::vector<DiskPoint> points) {
            Progress progress = progressAt(step, fraction * step.expectedSeconds, step.expectedSeconds);
            progress.diskPoints = std::move(points);
            m_sink(progress);
          },
          m_stop);

    return resultsOf(step, sampled(plan, step, team, seedOfStep()));
  }

  /// `step` may be a part of one, that a visit carries out.
  Visited sampled(const Plan& plan, const Step& step, Team& team, std::uint64_t seed) {
    Visited visited;
    // Nothing to warm up with, and no memory to make.
    if (std::ranges::all_of(step.cells, [](const PlannedCell& cell) { return cell.skip.has_value(); }))
      return visited;

    const std::vector<int> cpus = cpusIn(team.placement());
    const auto stolenBefore = m_host.stolenSeconds(cpus);
    const auto othersBefore = m_host.othersBusySeconds();
    const double stolenBeforeS = m_host.clocks().steadyS;
    const auto sample = step.group == TestGroup::MemoryTypes  ? sampleKinds
                        : step.group == TestGroup::CoreToCore ? sampleHandOvers
                                                              : sampleStep;
    visited.samples = sample(
        plan, step, team, m_host, seed,
        [&](const StepProgress& seen) {
          Progress progress = progressAt(step, seen.elapsedS, seen.expectedS);
          progress.extended = seen.extended;
          progress.figures = seen.figures;
          progress.disturbance = seen.disturbance;
          if (progress.disturbance) progress.disturbance->stolenPercent = stolenLately(cpus);
          m_sink(progress);
        },
        m_stop);
    const StepSamples& samples = visited.samples;
    // Unknown when the step was stopped before it began.
    if (samples.ticksPerSecond > 0) m_run.environment.ticksPerSecond = samples.ticksPerSecond;
    StepCircumstances& circumstances = visited.circumstances;
    circumstances.placement = team.placement();
    circumstances.cores = coresOf(circumstances.placement, m_run.machine);
    circumstances.usableCpus = m_plan->usableCpus;
    circumstances.usableCores = usableCores(m_run.machine);
    // Two threads that hand over are never meant to share a CPU.
    circumstances.sharing = team.sharing() && step.group != TestGroup::CoreToCore;
    circumstances.pagesToReserve = largePagesToReserve(*m_plan);
    for (const PlannedCell& cell : step.cells) circumstances.plannedS += cell.skip ? 0 : cell.seconds;
    const auto stolenAfter = m_host.stolenSeconds(cpus);
    visited.watchedS = std::max(samples.usedS, m_host.clocks().steadyS - stolenBeforeS);
    // Threads that may run anywhere have no CPUs whose stolen time is theirs.
    const bool areBound = !cpusIn(visited.circumstances.placement).empty();
    if (areBound && stolenBefore && stolenAfter) visited.stolenS = *stolenAfter - *stolenBefore;
    const auto othersAfter = m_host.othersBusySeconds();
    if (othersBefore && othersAfter) visited.othersBusyS = *othersAfter - *othersBefore;
    return visited;
  }

  std::vector<CellResult> resultsOf(const Step& step, const Visited& visited) {
    const StepSamples& samples = visited.samples;
    if (samples.error) return failedResults(step, *samples.error);
    StepCircumstances circumstances = visited.circumstances;
    // Steps of some hundredths of a second prepare for longer than they measure, and the system counts in
    // hundredths too.
    constexpr double leastWatchedS = 0.25;
    if (visited.stolenS && samples.usedS > 0 && visited.watchedS >= leastWatchedS) {
      const double available = visited.watchedS * static_cast<double>(cpusIn(circumstances.placement).size());
      circumstances.stolenPercent = 100 * *visited.stolenS / available;
      m_run.environment.stolenPercent =
          std::max(m_run.environment.stolenPercent.value_or(0), *circumstances.stolenPercent);
    }
    if (visited.othersBusyS && visited.watchedS >= leastWatchedS)
      circumstances.othersCpus = std::max(0.0, *visited.othersBusyS / visited.watchedS);
    // Stolen time counts as the load of others, and no program here took it.
    lookForBusiest(samples.otherLoadPercent.value_or(0) - circumstances.stolenPercent.value_or(0));
    return cellResults(step, samples, circumstances);
  }

  /// Share of the latest second or so, in percent. Twice as often it would say less: the system counts in
  /// ticks of 10 ms.
  std::optional<double> stolenLately(const std::vector<int>& cpus) {
    constexpr double betweenLooksS = 1;
    const double nowS = m_host.clocks().steadyS;
    if (m_stolenAtS && nowS - *m_stolenAtS < betweenLooksS && cpus == m_stolenOf) return m_stolenLately;
    const auto stolenS = m_host.stolenSeconds(cpus);
    const bool goesOn = m_stolenAtS && m_stolenS && stolenS && cpus == m_stolenOf;
    m_stolenLately.reset();
    if (goesOn)
      m_stolenLately = 100 * std::max(0.0, *stolenS - *m_stolenS) /
                       ((nowS - *m_stolenAtS) * static_cast<double>(std::max<std::size_t>(1, cpus.size())));
    m_stolenAtS = nowS;
    m_stolenS = stolenS;
    m_stolenOf = cpus;
    return m_stolenLately;
  }

  void lookAtPrograms() {
    m_programs = m_host.programTimes();
    m_programsAtS = m_host.clocks().steadyS;
  }

  /// Looks for the busiest programs of the step that has ended, or of as many short ones as take a second:
  /// the interval began at the look before. Looking takes longer than some steps on a machine with thousands
  /// of programs.
  void lookForBusiest(double othersPercent) {
    constexpr double leastBetweenLooksS = 1;
    if (m_host.clocks().steadyS - m_programsAtS < leastBetweenLooksS) return;
    const std::vector<ProgramTime> before = std::exchange(m_programs, {});
    const double beganS = m_programsAtS;
    lookAtPrograms();
    if (othersPercent >= leastOfOthersPercent)
      m_busiest = busiestOf(before, m_programs, m_programsAtS - beganS, leastOfOthersPercent);
  }

  /// Each step has data and order of its own.
  std::uint64_t seedOfStep() const { return RandomWords(m_run.seed + m_index).next(); }

  Progress progressAt(const Step& step, double elapsedS, double expectedS) {
    const double stepS = std::max({step.expectedSeconds, expectedS, 1e-9});
    const double share = std::clamp(elapsedS / std::max(expectedS, 1e-9), 0.0, 1.0);
    const double wholeS = m_plan->expectedSeconds - step.expectedSeconds + stepS;
    Progress progress;
    progress.step = m_index;
    // A step that goes on for longer than was expected moves the end away, and no bar goes back.
    m_fraction = std::max(m_fraction, std::clamp((m_doneS + share * stepS) / wholeS, 0.0, 1.0));
    progress.fraction = m_fraction;
    progress.remainingS = std::max(0.0, wholeS - m_doneS - share * stepS);
    return progress;
  }

  /// A clock that was set in between must not make the run end before it began.
  void describeTime(const SystemClocks& began, const SystemClocks& ended) {
    const ClockCourse course = courseBetween(began, ended);
    m_run.finished = utcText(began.wallS + course.elapsedS);
    if (course.suspendedS > 0) m_run.environment.suspendedS = course.suspendedS;
    if (course.steppedS != 0) m_run.environment.clockStepS = course.steppedS;
  }

  /// Clock, caches and drives are not the same after a sleep as before it.
  static void addSuspension(double suspendedS, std::vector<CellResult>& results) {
    if (suspendedS <= 0) return;
    for (CellResult& result : results)
      if (Measured* measured = measuredOf(&result))
        addReason(measured->verdict, Grade::Fair, {"suspended", {{"suspended_s", suspendedS}}});
  }

  static std::vector<int> cpusIn(const std::vector<std::optional<int>>& placement) {
    std::vector<int> cpus;
    for (const std::optional<int>& cpu : placement)
      if (cpu) cpus.push_back(*cpu);
    std::sort(cpus.begin(), cpus.end());
    cpus.erase(std::unique(cpus.begin(), cpus.end()), cpus.end());
    return cpus;
  }

  RunStatus status() const {
    if (m_stop.stop_requested()) return RunStatus::Stopped;
    const bool failed = std::any_of(m_run.results.begin(), m_run.results.end(), [](const CellResult& result) {
      return std::holds_alternative<Failed>(result.outcome);
    });
    return failed || m_failed ? RunStatus::Failed : RunStatus::Complete;
  }

  std::shared_ptr<const Plan> m_plan;
  Host& m_host;
  const EventSink& m_sink;
  std::stop_token m_stop;
  Run m_run;
  std::size_t m_index = 0;
  bool m_failed = false;  // also where figures were kept
  SpentCodes m_spentCodes;
  std::optional<double> m_stolenAtS;
  std::optional<double> m_stolenS;
  std::vector<int> m_stolenOf;
  std::optional<double> m_stolenLately;
  std::vector<ProgramTime> m_programs;
  double m_programsAtS = 0;
  std::optional<BusyProgram> m_busiest;  // of the step in progress
  double m_doneS = 0;                    // expected time of the steps that are done
  double m_fraction = 0;                 // as told last
};

}  // namespace

Run execute(const Plan& plan, const Machine& machine, Host& host, const EventSink& sink,
            std::stop_token stop) {
  return Execution(plan, machine, host, sink, std::move(stop)).run();
}

}  // namespace strata
