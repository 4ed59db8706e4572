// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/endurance.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/disk/disk_figures.h"
#include "core/disk/endurance_figures.h"
#include "core/disk/row_figures.h"
#include "core/engine/disk_reasons.h"
#include "core/engine/endurance_worker.h"
#include "core/engine/tick_time.h"
#include "core/plan/endurance_plan.h"
#include "core/stats/distribution.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

/// The threads of an endurance step, one for each folder.
class EnduranceSession : public DiskCrew {
 public:
  static std::shared_ptr<EnduranceSession> create(EnduranceTask task, Host& host, std::uint64_t originTicks) {
    return std::shared_ptr<EnduranceSession>(new EnduranceSession(std::move(task), host, originTicks));
  }

  const EnduranceTask& task() const { return m_task; }
  const std::vector<std::unique_ptr<EnduranceWorker>>& workers() const { return m_workers; }

 protected:
  void work(std::size_t index, const std::stop_token& stop) override { m_workers[index]->run(stop); }
  DiskWait leave(std::size_t index) override { return m_workers[index]->leave(); }

 private:
  EnduranceSession(EnduranceTask task, Host& host, std::uint64_t originTicks)
      : DiskCrew(task.plan.folders), m_task(std::move(task)) {
    team().originTicks = originTicks;
    for (std::size_t i = 0; i < m_task.plan.folders.size(); ++i)
      m_workers.push_back(std::make_unique<EnduranceWorker>(m_task, i, host, team()));
  }

  const EnduranceTask m_task;
  std::vector<std::unique_ptr<EnduranceWorker>> m_workers;
};

/// Looks at the threads from time to time, and turns what it sees into reports.
class EnduranceReporter {
 public:
  EnduranceReporter(const EnduranceSession& session, const TickTime& time, const RowProgress& progress)
      : m_session(session), m_time(time), m_progress(progress) {
    const EnduranceTask& task = session.task();
    m_allBytes = static_cast<double>(task.toWrite.count) * (task.verify ? 2 : 1) *
                 static_cast<double>(session.workers().size());
    m_before.resize(session.workers().size());
  }

  void report() {
    if (!m_progress) return;
    const double now = static_cast<double>(m_time.nowNs()) / 1e9;
    double moved = 0;
    for (const auto& worker : m_session.workers()) moved += static_cast<double>(worker->moved().count);
    std::vector<Moment> moments;
    if (const auto moment = momentNow()) moments.push_back(*moment);
    // The pace so far gives the expected time, once there is one.
    constexpr double telling = 0.01;
    const double share = std::min(1.0, moved / m_allBytes);
    const double expected = share > telling ? now / share : m_session.task().step.expectedSeconds;
    m_progress(now, std::max(now, expected), std::move(moments));
  }

 private:
  /// Nothing while rounds are read back. Each folder's rate is that of its own writing.
  std::optional<Moment> momentNow() {
    Moment moment;
    for (std::size_t i = 0; i < m_before.size(); ++i) {
      const EnduranceWorker::Written written = m_session.workers()[i]->written();
      EnduranceWorker::Written& before = m_before[i];
      moment.bytes += static_cast<double>(written.bytes.count);
      moment.seconds += static_cast<double>(written.busyNs) / 1e9;
      if (written.busyNs > before.busyNs)
        moment.rate += megabytesPerSecond((written.bytes - before.bytes).count,
                                          static_cast<double>(written.busyNs - before.busyNs));
      before = written;
    }
    moment.seconds /= static_cast<double>(m_before.size());
    if (moment.rate <= 0) return std::nullopt;
    return moment;
  }

  const EnduranceSession& m_session;
  TickTime m_time;
  const RowProgress& m_progress;
  double m_allBytes = 1;
  std::vector<EnduranceWorker::Written> m_before;  ///< of each folder, at the moment before
};

const char* nameOf(DataFault fault) {
  switch (fault) {
    case DataFault::Corrupt:
      return "corrupt";
    case DataFault::Stale:
      return "stale";
    case DataFault::Misplaced:
      break;
  }
  return "misplaced";
}

std::string listOf(const std::vector<FaultyPlace>& places) {
  std::string list;
  for (const FaultyPlace& place : places) {
    if (!list.empty()) list += ", ";
    list += nameOf(place.fault);
    list += ' ' + std::to_string(place.offset.count) + '+' + std::to_string(place.size.count);
  }
  return list;
}

void addFaults(Verdict& verdict, const FolderFacts& folder, const DataFaults& faults) {
  if (faults.count == 0) return;
  const auto number = [](std::uint64_t value) { return static_cast<std::int64_t>(value); };
  const auto of = [&](DataFault fault) { return number(faults.ofFault[static_cast<std::size_t>(fault)]); };
  addReason(verdict, Grade::Poor,
            {"data-mismatch",
             {{"path", folder.path}, {"offset_bytes", number(faults.first.front().offset.count)}}});
  addReason(verdict, Grade::Poor,
            {"data-faults",
             {{"places", number(faults.count)},
              {"corrupt", of(DataFault::Corrupt)},
              {"stale", of(DataFault::Stale)},
              {"misplaced", of(DataFault::Misplaced)},
              {"listed", listOf(faults.first)}}});
}

/// A thread that was left behind tells its stretches only: what it had written by the end of the last.
void completeFromStretches(EnduranceRecord& record, Bytes block) {
  if (record.busyNs > 0) return;
  double ns = 0;
  for (const EnduranceStretch& stretch : record.stretches) {
    ns += static_cast<double>(stretch.bytes - record.written.count) * 1e3 / stretch.rate;
    record.written = Bytes{stretch.bytes};
  }
  record.busyNs = static_cast<std::uint64_t>(std::llround(ns));
  record.operations = record.written.count / block.count;
}

DiskFigures figuresOf(const EnduranceTask& task, const std::vector<EnduranceRecord*>& records, double rate) {
  DiskFigures figures;
  figures.engine = records.front()->engine;
  figures.operationsPerSecond = operationsPerSecond(rate, task.block);
  LatencyHistogram latency;
  std::vector<std::vector<EnduranceStretch>> stretches;
  for (EnduranceRecord* record : records) {
    latency.add(record->latency);
    stretches.push_back(std::move(record->stretches));
    if (record->target && record->target->extents)
      figures.extents = figures.extents.value_or(0) + *record->target->extents;
  }
  if (latency.count() > 0) {
    figures.latency = latencyQuantiles(latency);
    figures.medianOperationRate = megabytesPerSecond(task.block.count * task.depth * records.size(),
                                                     static_cast<double>(latency.atFraction(0.5)));
  }
  figures.stretches = together(stretches);
  return figures;
}

/// Nothing when a folder has not a single stretch.
std::optional<Measured> measuredOf(const EnduranceTask& task, const std::vector<EnduranceRecord*>& records) {
  Measured measured;
  measured.statistic = "total";
  std::vector<Target> targets;
  for (std::size_t i = 0; i < records.size(); ++i) {
    EnduranceRecord& record = *records[i];
    if (record.stretches.empty()) return std::nullopt;
    completeFromStretches(record, task.block);
    const double rate = megabytesPerSecond(record.written.count, static_cast<double>(record.busyNs));
    measured.value += rate;
    measured.perThread.push_back(rate);
    measured.bytes += record.written.count;
    measured.iterations += record.operations;
    measured.elapsedS = std::max(measured.elapsedS, static_cast<double>(record.busyNs) / 1e9);
    if (record.flushS) measured.flushS = std::max(measured.flushS.value_or(0), *record.flushS);
    targets.push_back({task.plan.folders[i], record.target, rate, task.plan.diskFile});
  }
  measured.disk = figuresOf(task, records, measured.value);

  std::vector<double> rates;
  for (const EnduranceStretch& stretch : measured.disk->stretches) rates.push_back(stretch.rate);
  describeCleanSamples(measured, rates);

  addTargetReasons(measured.verdict, targets);
  addSharedDevices(measured.verdict, task.plan.folders, 1);
  if (const auto fall = findRateFall(measured.disk->stretches))
    addReason(measured.verdict, Grade::Fair,
              {"rate-fell",
               {{"at_bytes", static_cast<std::int64_t>(fall->atBytes)},
                {"before_mbs", asStored(fall->before)},
                {"after_mbs", asStored(fall->after)}}});
  for (std::size_t i = 0; i < records.size(); ++i)
    addFaults(measured.verdict, task.plan.folders[i], records[i]->faults);
  return measured;
}

RowOutcomes outcomesOf(const EnduranceTask& task, const std::vector<EnduranceRecord*>& records,
                       std::optional<Error> error, bool stopped) {
  for (const EnduranceRecord* record : records)
    if (!error) error = record->error;
  const bool differs = std::any_of(records.begin(), records.end(),
                                   [](const EnduranceRecord* record) { return record->faults.count > 0; });
  RowOutcomes outcomes;
  const PlannedCell& cell = task.step.cells.front();
  CellResult result = diskResult(cell);
  // A request that hangs is told of after a stop only.
  outcomes.failed = (error && !stopped) || differs;
  if (auto measured = measuredOf(task, records)) {
    if (error) addReason(measured->verdict, Grade::Poor, *std::move(error));
    result.outcome = *std::move(measured);
  } else if (error) {
    result.outcome = Failed{*std::move(error)};
    outcomes.failed = true;
  } else if (stopped) {
    return outcomes;
  } else {
    result.outcome = Failed{{"no-figure", {}}};
  }
  outcomes.results.push_back(std::move(result));
  return outcomes;
}

}  // namespace

RowOutcomes runEndurance(const Plan& plan, const Step& step, Host& host, const RowProgress& progress,
                         const std::stop_token& stop) {
  const Bytes block = std::min(enduranceBlock, plan.diskFile);
  EnduranceTask task{
      plan, step, block, enduranceDepth, {}, plan.selection.disk.verify, diskSeedOf(host.uuid())};
  task.toWrite = block * std::max<std::uint64_t>(1, plan.diskEndurance.count / block.count);

  const std::unique_ptr<Sensors> sensors = host.makeSensors();
  const std::uint64_t originTicks = sensors->ticks();
  const auto session = EnduranceSession::create(std::move(task), host, originTicks);
  EnduranceReporter reporter(*session, TickTime(*sensors, originTicks), progress);
  std::optional<Error> error = session->run(host, [&] { reporter.report(); }, stop);
  if (!error) error = session->unanswered({DiskWait::Writing, DiskWait::Reading});
  std::vector<EnduranceRecord*> records;
  for (const auto& worker : session->workers()) records.push_back(&worker->record());
  return outcomesOf(session->task(), records, std::move(error), stop.stop_requested());
}

}  // namespace strata
