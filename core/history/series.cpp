// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/series.h"

#include "core/engine/benchmark.h"
#include "core/engine/network_step.h"

namespace strata {

EndedRun runAndKeep(const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                    const std::string& historyPath, const EventSink& sink, const std::stop_token& stop) {
  std::optional<RunKeeper> keeper;
  if (!historyPath.empty()) keeper.emplace(historyPath, given, stop);
  EndedRun ended(runPlan(
      plan, machine,
      [&](const Event& event) {
        if (keeper) keeper->show(event);
        sink(event);
      },
      stop));
  given.giveTo(ended.run);
  if (!keeper) return ended;
  ended.notKept = keeper->finish(ended.run);
  ended.notice = keeper->notice();
  ended.isKept = !ended.notKept;
  return ended;
}

EndedRun keepRun(Run run, const std::string& historyPath) {
  EndedRun ended(std::move(run));
  if (historyPath.empty()) return ended;
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
