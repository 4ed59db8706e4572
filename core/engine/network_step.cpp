// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/network_step.h"

#include <algorithm>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "core/base/random_words.h"
#include "core/base/start_thread.h"
#include "core/base/wait_or_stop.h"
#include "core/net/handshake.h"
#include "core/net/line.h"
#include "core/net/network_figures.h"
#include "core/plan/network_plan.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

/// What several lines show and come to, each on a thread of its own.
class Together {
 public:
  explicit Together(std::size_t lines) : m_moments(lines), m_counts(lines) {}

  void show(std::size_t line, const Moment& moment) {
    const std::lock_guard lock(m_mutex);
    m_moments[line] = moment;
  }
  void end(std::size_t line, Result<LineCount> count) {
    {
      const std::lock_guard lock(m_mutex);
      m_counts[line].emplace(std::move(count));
    }
    m_changed.notify_all();
  }

  /// Waits until the next look at the moments is due; true: all have ended. A line sees a stop by itself.
  bool wait(std::chrono::milliseconds most) {
    std::unique_lock lock(m_mutex);
    return waitOrStop(m_changed, lock, {}, most, [&] {
      return std::ranges::all_of(m_counts, [](const auto& count) { return count.has_value(); });
    });
  }
  /// The progress of all lines together.
  Moment moment() {
    const std::lock_guard lock(m_mutex);
    Moment sum;
    for (const Moment& moment : m_moments) {
      sum.seconds = std::max(sum.seconds, moment.seconds);
      sum.bytes += moment.bytes;
      sum.rate += moment.rate;
      if (moment.p50Ns) {
        sum.p50Ns = moment.p50Ns;
        sum.p99Ns = moment.p99Ns;
      }
    }
    return sum;
  }
  Result<LineCount> takeCount(std::size_t line) { return *std::move(m_counts[line]); }

 private:
  std::mutex m_mutex;
  std::condition_variable m_changed;
  std::vector<Moment> m_moments;
  std::vector<std::optional<Result<LineCount>>> m_counts;
};

class Leading {
 public:
  Leading(const Plan& plan, const Step& step, const Machine& machine, Host& host, std::uint64_t seed,
          SpentCodes& spent, const NetworkProgress& progress, const std::stop_token& stop)
      : m_plan(plan),
        m_step(step),
        m_machine(machine),
        // Where the run keeps its own thread there is often one CPU, and a stream takes a whole one.
        m_startThread([&host, &plan](std::function<void()> body) {
          return host.startThread([&host, &plan, body = std::move(body)] {
            host.runAnywhere(plan);
            body();
          });
        }),
        m_seed(seed),
        m_spent(spent),
        m_progress(progress),
        m_stop(stop) {}

  NetworkOutcomes run() {
    m_expectedS = expectedNetworkSeconds(m_step);
    std::optional<Error> failure = connect();
    for (m_cell = 0; m_cell < m_step.cells.size() && !m_stop.stop_requested(); ++m_cell) {
      const PlannedCell& cell = m_step.cells[m_cell];
      if (m_over) {
        add(networkResult(cell, Skipped{{"row-not-reached", {}}}));
        continue;
      }
      if (const auto older = failure ? nullptr : lineWithout(cell)) {
        add(networkResult(cell, Skipped{{"network-older-peer", {{"peer", older->facts().name}}}}));
        continue;
      }
      if (!failure) failure = measure(cell);
      if (m_stop.stop_requested()) break;
      if (!failure) {
        failure = std::exchange(m_lost, std::nullopt);
        continue;
      }
      add(networkResult(cell, Failed{*failure}));
      m_over = true;
    }
    // Where one line failed the others are not done either.
    const bool isDone = !failure && !m_stop.stop_requested();
    for (const auto& line : m_lines)
      line->leave(isDone ? std::nullopt : std::optional(Reason{"network-ended", {}}));
    return std::move(m_outcomes);
  }

 private:
  void add(CellResult result) { m_outcomes.results.push_back(std::move(result)); }

  std::optional<Error> connect() {
    for (const std::size_t peer : m_step.peers) {
      const PlannedPeer& planned = m_plan.peers[peer];
      if (m_spent.contains(planned.code))
        return Error{"network-code-spent", {{"peer", addressText(planned.address)}}};
      auto line = Line::open(planned, m_machine, m_startThread, m_stop);
      if (!line) {
        if (isCodeSpent(line.error())) m_spent.insert(planned.code);
        return line.error();
      }
      m_outcomes.peers.push_back((*line)->facts());
      m_lines.push_back(*std::move(line));
    }
    return std::nullopt;
  }

  /// A line whose other end cannot do its part of the cell; null where all can.
  const Line* lineWithout(const PlannedCell& cell) const {
    if (!taskOf(cell).chunksBack) return nullptr;
    for (const auto& line : m_lines)
      if (!line->sendsChunks()) return line.get();
    return nullptr;
  }

  std::optional<Error> measure(const PlannedCell& cell) {
    for (const auto& line : m_lines)
      if (auto prepared = line->prepare(taskOf(cell)); !prepared) return prepared.error();
    std::vector<LineFigures> figures;
    for (auto& count : carryOut()) {
      if (!count) return count.error();
      figures.push_back({*std::move(count), m_lines[figures.size()]->facts()});
    }
    m_doneS += cell.seconds + (cell.parameters.streams ? networkRampSeconds : 0);
    const std::uint64_t seed = RandomWords(m_seed + m_cell).next();
    CellResult result = networkResult(cell, figures, seed);
    for (std::size_t i = 0; i < m_lines.size() && !m_lost; ++i) {
      // Each machine is told of its own line.
      std::vector<LineFigures> own;
      own.push_back(std::move(figures[i]));
      const auto told = m_lines[i]->tell(m_lines.size() == 1 ? result : networkResult(cell, own, seed));
      if (!told) m_lost = told.error();
    }
    add(std::move(result));
    return std::nullopt;
  }

  std::vector<Result<LineCount>> carryOut() {
    std::vector<Result<LineCount>> counts;
    if (m_lines.size() == 1) {
      counts.push_back(m_lines.front()->carryOut([&](const Moment& moment) { report(moment); }));
      return counts;
    }
    Together together(m_lines.size());
    {
      std::vector<std::jthread> threads;
      for (std::size_t i = 0; i < m_lines.size(); ++i) {
        auto thread = m_startThread([&, i] {
          together.end(i, m_lines[i]->carryOut([&, i](const Moment& moment) { together.show(i, moment); }));
        });
        if (thread)
          threads.push_back(*std::move(thread));
        else
          together.end(i, Error{"no-thread", {}});
      }
      while (!together.wait(125ms)) report(together.moment());
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) counts.push_back(together.takeCount(i));
    return counts;
  }

  void report(Moment moment) {
    moment.cell = m_cell;
    if (m_progress) m_progress(m_doneS + moment.seconds, m_expectedS, {moment});
  }

  const Plan& m_plan;
  const Step& m_step;
  const Machine& m_machine;
  const StartThread m_startThread;
  const std::uint64_t m_seed;
  SpentCodes& m_spent;
  const NetworkProgress& m_progress;
  const std::stop_token& m_stop;
  NetworkOutcomes m_outcomes;
  std::vector<std::unique_ptr<Line>> m_lines;
  std::optional<Error> m_lost;  // a line, after its cell was measured: the next one meets it
  std::size_t m_cell = 0;
  bool m_over = false;
  double m_doneS = 0;
  double m_expectedS = 0;
};

}  // namespace

NetworkOutcomes runNetworkStep(const Plan& plan, const Step& step, const Machine& machine, Host& host,
                               std::uint64_t seed, SpentCodes& spent, const NetworkProgress& progress,
                               const std::stop_token& stop) {
  return Leading(plan, step, machine, host, seed, spent, progress, stop).run();
}

bool isCodeSpent(const Run& run) {
  return std::ranges::any_of(run.results, [](const CellResult& result) {
    const auto* failed = std::get_if<Failed>(&result.outcome);
    return failed != nullptr && isCodeSpent(failed->error);
  });
}

}  // namespace strata
