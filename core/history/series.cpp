// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/series.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/engine/benchmark.h"
#include "core/engine/network_step.h"

namespace strata {

namespace {

/// Whether the run is of the network alone and has no figure: the connection failed, which says nothing of a
/// machine that anybody would look up.
bool isFailedConnection(const Run& run) {
  return std::ranges::all_of(run.results, [](const CellResult& cell) {
    return cell.test == Test::Network && measuredOf(&cell) == nullptr;
  });
}

/// Tells the keeper of a run of the network alone only once there is a figure.
class FiguresFirst {
 public:
  FiguresFirst(RunKeeper& keeper, const Plan& plan)
      : m_keeper(keeper), m_waits(std::ranges::all_of(plan.steps, [](const Step& step) {
          return step.group == TestGroup::Network;
        })) {}

  void show(const Event& event) {
    if (!m_waits) return m_keeper.show(event);
    const auto* finished = std::get_if<StepFinished>(&event);
    if (finished != nullptr || std::holds_alternative<RunStarted>(event)) m_waiting.push_back(event);
    if (finished == nullptr ||
        std::ranges::none_of(finished->results, [](const CellResult& cell) { return measuredOf(&cell); }))
      return;
    m_waits = false;
    for (const Event& waited : std::exchange(m_waiting, {})) m_keeper.show(waited);
  }

  bool waits() const { return m_waits; }

 private:
  RunKeeper& m_keeper;
  bool m_waits;
  std::vector<Event> m_waiting;
};

}  // namespace

EndedRun runAndKeep(const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                    const std::string& historyPath, const EventSink& sink, const std::stop_token& stop) {
  std::optional<RunKeeper> keeper;
  if (!historyPath.empty()) keeper.emplace(historyPath, given, stop);
  std::optional<FiguresFirst> kept;
  if (keeper) kept.emplace(*keeper, plan);
  EndedRun ended(runPlan(
      plan, machine,
      [&](const Event& event) {
        if (kept) kept->show(event);
        sink(event);
      },
      stop));
  given.giveTo(ended.run);
  if (!keeper || (kept->waits() && isFailedConnection(ended.run))) return ended;
  ended.notKept = keeper->finish(ended.run);
  ended.notice = keeper->notice();
  ended.isKept = !ended.notKept;
  return ended;
}

EndedRun keepRun(Run run, const std::string& historyPath) {
  EndedRun ended(std::move(run));
  if (historyPath.empty() || isFailedConnection(ended.run)) return ended;
  RunKeeper keeper(historyPath, {ended.run.series, ended.run.repetition, ended.run.label, ended.run.comment});
  ended.notKept = keeper.finish(ended.run);
  ended.notice = keeper.notice();
  ended.isKept = !ended.notKept;
  return ended;
}

std::vector<std::vector<Run>> runSeries(std::span<const SeriesMember> members, const RunMember& runMember,
                                        const std::stop_token& stop) {
  std::vector<std::vector<Run>> sides;
  for (const SeriesMember& member : members) {
    if (stop.stop_requested()) break;
    std::optional<std::string> series;
    if (member.side < sides.size() && !sides[member.side].empty()) series = sides[member.side].front().series;
    std::optional<EndedRun> ended = runMember(member, series);
    if (!ended) break;
    if (sides.size() <= member.side) sides.resize(member.side + 1);
    sides[member.side].push_back(std::move(ended->run));
    if (isCodeSpent(sides[member.side].back())) break;
  }
  return sides;
}

}  // namespace strata
