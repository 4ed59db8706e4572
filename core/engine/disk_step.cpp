// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disk_step.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/disk/target_reasons.h"
#include "core/engine/disk_crew.h"
#include "core/engine/disk_reasons.h"
#include "core/engine/disk_worker.h"
#include "core/engine/host.h"
#include "core/stats/judge.h"

namespace strata {

namespace {

/// The threads of a classic disk step and all that they use. What they tell is guarded: one that was left
/// behind may add to it.
class DiskSession : public DiskCrew {
 public:
  /// `host` must live until run() has returned.
  static std::shared_ptr<DiskSession> create(DiskTask task, Host& host);

  const DiskTask& task() const { return m_task; }
  const std::vector<std::unique_ptr<DiskWorker>>& workers() const { return m_workers; }

 protected:
  void work(std::size_t index, const std::stop_token& stop) override { m_workers[index]->run(stop); }
  DiskWait leave(std::size_t index) override { return m_workers[index]->waitsFor(); }

 private:
  DiskSession(DiskTask task, Host& host);

  const DiskTask m_task;
  std::vector<std::unique_ptr<DiskWorker>> m_workers;
};

std::shared_ptr<DiskSession> DiskSession::create(DiskTask task, Host& host) {
  return std::shared_ptr<DiskSession>(new DiskSession(std::move(task), host));
}

DiskSession::DiskSession(DiskTask task, Host& host) : DiskCrew(task.plan.folders), m_task(std::move(task)) {
  for (std::size_t i = 0; i < m_task.plan.threads.size(); ++i)
    m_workers.push_back(std::make_unique<DiskWorker>(m_task, i, host, team()));
}

/// The data pool of all threads together is larger than what drives and file systems compress or compare at
/// once.
constexpr Bytes poolOfAll = 64_MiB;

using Workers = std::vector<std::unique_ptr<DiskWorker>>;

std::optional<DiskOp> opOf(const PlannedCell& cell) {
  if (cell.kernel == "disk-write-serial") return DiskOp::Write;
  if (cell.kernel == "disk-read-serial") return DiskOp::Read;
  return std::nullopt;
}

std::optional<std::size_t> cellOf(const Step& step, DiskOp op) {
  for (std::size_t i = 0; i < step.cells.size(); ++i)
    if (!step.cells[i].skip && opOf(step.cells[i]) == op) return i;
  return std::nullopt;
}

/// Turns what the workers tell of themselves into reports.
class TrailReporter {
 public:
  TrailReporter(const Step& step, const DiskSession& session, const DiskProgress& progress)
      : m_workers(session.workers()), m_progress(progress), m_told(m_workers.size()) {
    for (const DiskOp op : diskOps) m_cells[static_cast<std::size_t>(op)] = cellOf(step, op);
    m_totalBytes = static_cast<double>(session.task().plan.diskFile.count) *
                   static_cast<double>(m_workers.size()) * (session.task().reads ? 2 : 1);
  }

  void report() {
    std::vector<DiskPoint> points;
    double doneBytes = 0;
    for (std::size_t thread = 0; thread < m_workers.size(); ++thread) {
      const std::array<DiskTrail, 2> trails = m_workers[thread]->trails();
      for (std::size_t op = 0; op < trails.size(); ++op) {
        const DiskTrail& trail = trails[op];
        if (!trail.empty()) doneBytes += static_cast<double>(trail.back().bytes);
        std::size_t& told = m_told[thread][op];
        for (; told < trail.size() && m_cells[op]; ++told) {
          const DiskAdvance before = told == 0 ? DiskAdvance{} : trail[told - 1];
          const double rate = megabytesPerSecond(trail[told].bytes - before.bytes,
                                                 static_cast<double>(trail[told].busyNs - before.busyNs));
          points.push_back({*m_cells[op], thread, static_cast<double>(trail[told].bytes), rate});
        }
      }
    }
    if (m_progress) m_progress(doneBytes / m_totalBytes, std::move(points));
  }

 private:
  const Workers& m_workers;
  const DiskProgress& m_progress;
  std::array<std::optional<std::size_t>, 2> m_cells;
  std::vector<std::array<std::size_t, 2>> m_told;  // points of each thread and phase that were reported
  double m_totalBytes = 0;
};

/// What came of the threads.
struct Ending {
  std::optional<Error> refused;  ///< the system did not give all of them
  std::vector<DiskRecord> records;
  std::array<std::optional<Reason>, 2> unanswered;  ///< of each operation
};

Ending carryOut(DiskSession& session, Host& host, TrailReporter& reporter, const std::stop_token& stop) {
  Ending ending;
  ending.refused = session.run(host, [&] { reporter.report(); }, stop);
  reporter.report();
  for (const auto& worker : session.workers()) ending.records.push_back(worker->record());
  ending.unanswered[static_cast<std::size_t>(DiskOp::Write)] = session.unanswered({DiskWait::Writing});
  ending.unanswered[static_cast<std::size_t>(DiskOp::Read)] = session.unanswered({DiskWait::Reading});
  return ending;
}

/// The error of the first thread that has one.
std::optional<Error> errorIn(const Ending& ending, DiskOp op) {
  for (const DiskRecord& record : ending.records)
    if (const auto& error = record.part(op).error) return error;
  return std::nullopt;
}

/// The first request that had not come back when the run was stopped.
std::optional<Reason> unansweredIn(const Ending& ending, DiskOp op) {
  return ending.unanswered[static_cast<std::size_t>(op)];
}

std::vector<Target> targetsOf(DiskOp op, const DiskTask& task, const Ending& ending,
                              const Measured& measured) {
  std::vector<Target> targets;
  for (std::size_t i = 0; i < ending.records.size(); ++i)
    targets.push_back(
        {task.plan.folders[i], ending.records[i].target(op), measured.perThread.at(i), task.plan.diskFile});
  return targets;
}

void addNotBound(Verdict& verdict, const Ending& ending) {
  const bool refused = std::any_of(ending.records.begin(), ending.records.end(),
                                   [](const DiskRecord& record) { return record.notBound; });
  if (refused) addReason(verdict, Grade::Fair, {"not-bound", {}});
}

std::vector<int> placementOf(const Plan& plan, const Ending& ending) {
  std::vector<int> cpus;
  for (std::size_t i = 0; i < ending.records.size(); ++i) {
    if (!plan.threads[i].cpu || ending.records[i].notBound) return {};
    cpus.push_back(*plan.threads[i].cpu);
  }
  return cpus;
}

/// Nothing when a thread has not done an operation, which only a stop brings about.
std::optional<Measured> measuredOf(DiskOp op, const DiskTask& task, const Ending& ending) {
  DiskPhase phase;
  phase.block = task.block;
  phase.startNs = std::numeric_limits<std::uint64_t>::max();
  for (const DiskRecord& record : ending.records) {
    const DiskPart& part = record.part(op);
    if (part.operations.empty()) return std::nullopt;
    phase.startNs = std::min(phase.startNs, part.startNs);
    phase.threads.push_back(part.operations);
  }
  Measured measured = measureDisk(phase, task.seed);
  measured.placement = placementOf(task.plan, ending);
  if (op == DiskOp::Write) {
    for (const DiskRecord& record : ending.records)
      if (record.flushS) measured.flushS = std::max(measured.flushS.value_or(0), *record.flushS);
  }
  addTargetReasons(measured.verdict, targetsOf(op, task, ending, measured));
  addSharedDevices(measured.verdict, task.plan.folders, 1);
  addNotBound(measured.verdict, ending);
  if (auto unanswered = unansweredIn(ending, op))
    addReason(measured.verdict, Grade::Poor, *std::move(unanswered));
  return measured;
}

/// Nothing: left out.
std::optional<Outcome> outcomeOf(const PlannedCell& cell, const DiskTask& task, const Ending& ending,
                                 bool writeReported) {
  if (cell.skip) return Skipped{*cell.skip};
  const auto op = opOf(cell);
  if (!op) return Failed{{"unknown-kernel", {{"kernel", cell.kernel}}}};
  const auto writeError = ending.refused ? ending.refused : errorIn(ending, DiskOp::Write);
  if (writeError) {
    // Said once: the read failed because of the write, if that has a cell of its own.
    const bool behindWrite = *op == DiskOp::Read && writeReported;
    return Failed{behindWrite ? Error{"nothing-to-read", {}} : *writeError};
  }
  if (const auto error = errorIn(ending, *op)) return Failed{*error};
  if (auto measured = measuredOf(*op, task, ending)) return *std::move(measured);
  if (auto unanswered = unansweredIn(ending, *op)) return Failed{*std::move(unanswered)};
  if (auto unanswered = unansweredIn(ending, DiskOp::Write); unanswered && !writeReported)
    return Failed{*std::move(unanswered)};
  return std::nullopt;
}

}  // namespace

std::vector<CellResult> runDiskStep(const Plan& plan, const Step& step, Host& host,
                                    const DiskProgress& progress, std::stop_token stop) {
  const auto count = static_cast<std::uint64_t>(plan.threads.size());
  const Bytes block = std::min(plan.diskBlock, plan.diskFile);
  const bool reads = cellOf(step, DiskOp::Read).has_value();
  const bool writes = cellOf(step, DiskOp::Write).has_value();
  const auto session = DiskSession::create(
      {plan, block, std::min(poolOfAll / count, plan.diskFile), reads, diskSeedOf(host.uuid())}, host);

  Ending ending;
  if (reads || writes) {
    TrailReporter reporter(step, *session, progress);
    ending = carryOut(*session, host, reporter, stop);
  }

  std::vector<CellResult> results;
  for (const PlannedCell& cell : step.cells)
    if (auto outcome = outcomeOf(cell, session->task(), ending, writes))
      results.push_back(diskResult(cell, *std::move(outcome)));
  return results;
}

}  // namespace strata
