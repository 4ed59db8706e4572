// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disk_rows.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/disk/disk_figures.h"
#include "core/engine/disk_crew.h"
#include "core/engine/disk_reasons.h"
#include "core/engine/host.h"
#include "core/engine/row_task.h"
#include "core/engine/row_worker.h"
#include "core/engine/tick_time.h"
#include "core/model/kernel_id.h"
#include "core/plan/disk_plan.h"

namespace strata {

namespace {

/// The threads of a disk step in rows and all that they use: of each folder as many as any row has.
class RowSession : public DiskCrew {
 public:
  /// `host` must live until run() has returned. `originTicks`: times are counted from there.
  static std::shared_ptr<RowSession> create(RowTask task, Host& host, std::uint64_t originTicks);

  const RowTask& task() const { return m_task; }
  RowBoard& board() { return m_board; }
  /// Hands in, after run(), what threads that were left behind had measured until then.
  void handInRest();
  /// The folder of a thread.
  std::size_t folderOf(std::size_t thread) const { return thread / m_task.threadsOfFolder; }

 protected:
  void work(std::size_t index, const std::stop_token& stop) override { m_workers[index]->run(stop); }
  DiskWait leave(std::size_t index) override { return m_workers[index]->leave(); }

 private:
  RowSession(RowTask task, Host& host, std::uint64_t originTicks);

  const RowTask m_task;
  RowBoard m_board;
  std::vector<RowFiles> m_files;
  std::vector<std::unique_ptr<RowWorker>> m_workers;
};

std::shared_ptr<RowSession> RowSession::create(RowTask task, Host& host, std::uint64_t originTicks) {
  return std::shared_ptr<RowSession>(new RowSession(std::move(task), host, originTicks));
}

RowSession::RowSession(RowTask task, Host& host, std::uint64_t originTicks)
    : DiskCrew(task.plan.folders, task.threadsOfFolder),
      m_task(std::move(task)),
      m_board(m_task),
      m_files(m_task.plan.folders.size()) {
  team().originTicks = originTicks;
  for (std::size_t i = 0; i < m_task.threads(); ++i)
    m_workers.push_back(std::make_unique<RowWorker>(m_task, i, host, team(), m_board, m_files[folderOf(i)]));
}

void RowSession::handInRest() {
  for (const auto& worker : m_workers) worker->handInRest();
}

std::uint64_t atFraction(const RowLive::Counts& counts, std::uint64_t all, double fraction) {
  const auto wanted = static_cast<std::uint64_t>(fraction * static_cast<double>(all));
  std::uint64_t passed = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    passed += counts[i];
    if (passed > wanted) return RowLive::leastOf(i);
  }
  return 0;
}

/// Looks at the threads from time to time, and turns what it sees into reports.
class RowReporter {
 public:
  RowReporter(RowSession& session, const TickTime& time, const RowProgress& progress)
      : m_session(session), m_time(time), m_progress(progress) {
    const RowTask& task = session.task();
    m_plannedS = expectedDiskSeconds(task.step, task.plan);
    for (const PlannedCell& cell : task.step.cells)
      if (!cell.skip) m_measuringS += rampSeconds(cell) + cell.seconds;
  }

  void report() {
    const std::uint64_t now = m_time.nowNs();
    std::vector<Moment> moments;
    if (auto moment = momentAt(now)) moments.push_back(*moment);
    if (m_progress) m_progress(static_cast<double>(now) / 1e9, expectedS(now), std::move(moments));
  }

 private:
  std::optional<Moment> momentAt(std::uint64_t now) {
    RowBoard& board = m_session.board();
    const auto cell = board.current();
    if (!cell) return std::nullopt;
    if (m_cell != cell) {
      m_cell = cell;
      m_counts = {};
      m_bytes = 0;
      m_lastNs = board.startNs(*cell);
    }
    // A moment of no length tells nothing.
    constexpr std::uint64_t leastNs = 20'000'000;
    if (now < m_lastNs + leastNs) return std::nullopt;
    RowLive::Counts counts{};
    std::uint64_t bytes = 0;
    for (const auto& live : board.live(*cell)) {
      if (!live) continue;
      live->addTo(counts);
      bytes += live->bytes();
    }
    RowLive::Counts since = counts;
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < since.size(); ++i) all += since[i] -= m_counts[i];
    // Between two cells nothing moves, and there is nothing to show.
    if (bytes == m_bytes && board.isOver(*cell, now)) return std::nullopt;
    Moment moment;
    moment.cell = *cell;
    moment.seconds = static_cast<double>(now - board.startNs(*cell)) / 1e9;
    moment.bytes = static_cast<double>(bytes);
    moment.rate = megabytesPerSecond(bytes - m_bytes, static_cast<double>(now - m_lastNs));
    if (all > 0) {
      moment.p50Ns = atFraction(since, all, 0.5);
      moment.p99Ns = atFraction(since, all, 0.99);
    }
    m_counts = counts;
    m_bytes = bytes;
    m_lastNs = now;
    return moment;
  }

  /// What laying takes is known once it is over, and told by its pace before.
  double expectedS(std::uint64_t now) const {
    const RowBoard& board = m_session.board();
    const double elapsedS = static_cast<double>(now) / 1e9;
    const std::uint64_t laidNs = board.layingEndNs;
    if (laidNs > 0) return std::max(elapsedS, static_cast<double>(laidNs) / 1e9 + m_measuringS);
    const double all = static_cast<double>(m_session.task().plan.diskNeeded.count);
    const double share = all > 0 ? static_cast<double>(board.layingBytes.load()) / all : 0;
    constexpr double telling = 0.05;
    const double layingS = share > telling ? elapsedS / share : m_plannedS - m_measuringS;
    return std::max(elapsedS, layingS) + m_measuringS;
  }

  RowSession& m_session;
  TickTime m_time;
  const RowProgress& m_progress;
  double m_plannedS = 0;
  double m_measuringS = 0;
  std::optional<std::size_t> m_cell;
  RowLive::Counts m_counts{};
  std::uint64_t m_bytes = 0;
  std::uint64_t m_lastNs = 0;
};

}  // namespace

std::vector<LiveFigure> figuresSoFar(const Step& step, const std::vector<Moment>& moments) {
  std::vector<LiveFigure> figures;
  for (const Moment& moment : moments) {
    if (moment.seconds <= 0) continue;
    const PlannedCell& cell = step.cells[moment.cell];
    const double unit = isCommit(cell) ? static_cast<double>(cell.parameters.blockBytes.value_or(1)) : 1e6;
    const double rate = moment.bytes / moment.seconds / unit;
    if (figures.empty() || figures.back().cell != moment.cell) figures.emplace_back();
    figures.back() = {moment.cell, rate, rate, rate, {}};
  }
  return figures;
}

RowOutcomes runDiskRows(const Plan& plan, const Step& step, Host& host, const RowProgress& progress,
                        const std::stop_token& stop) {
  RowTask task{plan, step, diskRowThreads(step), diskSeedOf(host.uuid())};
  const bool any =
      std::any_of(step.cells.begin(), step.cells.end(), [](const PlannedCell& cell) { return !cell.skip; });
  if (!any) {
    RowBoard board(task);
    return rowOutcomes(task, board, {});
  }
  const std::unique_ptr<Sensors> sensors = host.makeSensors();
  const std::uint64_t originTicks = sensors->ticks();
  const auto session = RowSession::create(std::move(task), host, originTicks);
  const TickTime time(*sensors, originTicks);
  RowReporter reporter(*session, time, progress);
  RowEnding ending;
  ending.refused = session->run(host, [&] { reporter.report(); }, stop);
  ending.stopped = stop.stop_requested();
  ending.unanswered = session->unanswered({DiskWait::Writing, DiskWait::Reading});
  session->handInRest();
  // A thread that was to be left behind does not say when it ended, even if it came back in the last moment.
  if (ending.stopped)
    if (const auto cell = session->board().current()) session->board().cut(*cell, time.nowNs());
  return rowOutcomes(session->task(), session->board(), ending);
}

}  // namespace strata
