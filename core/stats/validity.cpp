// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/validity.h"

#include <algorithm>
#include <cmath>

#include "core/stats/judge.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

/// A kind of disturbance is named when it spoilt more than a quarter of the samples, and makes the figure
/// poor when it spoilt more than half: what is left may then not be typical. Of 360 core-bound figures on a
/// shared machine those with 20 to 30 % of their samples left out lay 0.1 to 0.25 % off the median of their
/// cell, at most 0.45 %; those with hardly any left out 0.03 %, at most 1.0 %.
constexpr double namedShare = 0.25;
constexpr double poorShare = 0.50;
/// Time that the measured CPU was not ours is another matter where L3 or memory is the limit: however clean
/// the samples are that are left, what the others did to caches does not show in them.
constexpr double namedTime = 0.10;
/// Where the core is the limit, clean samples are right however much time the others had: of 70 results
/// beside a program that had 20 or 50 % of the CPU, a process that was suspended for a third of the time, and
/// an affinity that was changed all the time, all were within 2 % of the median of five undisturbed ones, per
/// cycle.
constexpr double namedOfCore = 0.50;
/// Beyond the core, 12 of 12 whose samples were preempted to the half were within 5 %.
constexpr double poorTurns = 0.75;
constexpr double poorHalfWidthPercent = 5.0;
// Over lines, whose places differ by their nature.
constexpr double wantedOverLinesPercent = 10;
constexpr double poorOverLinesPercent = 30;
constexpr double impossibleShare = 1.05;

void mark(Blemishes& blemishes, Blemish kind) {
  blemishes[static_cast<std::size_t>(kind)] = true;
}

void inspectProbes(const ThreadSample& thread, double bestAlu, Blemishes& found) {
  if (!thread.probesMakeSense()) return mark(found, Blemish::ClockUnknown);
  const double clocks = std::max(thread.clockBeforeGhz, thread.clockAfterGhz);
  if (std::abs(thread.clockBeforeGhz - thread.clockAfterGhz) > tolerance::clock * clocks)
    mark(found, Blemish::ClockMoved);
  if (!thread.clockConfirmed) mark(found, Blemish::ClockUnknown);
  if (thread.aluPerCycle < (1 - tolerance::alu) * bestAlu) mark(found, Blemish::Contended);
}

void inspect(const ThreadSample& thread, double bestAlu, std::optional<int> boundTo, Blemishes& found) {
  inspectProbes(thread, bestAlu, found);
  if (thread.majorFaults.value_or(0) > 0) mark(found, Blemish::Paged);
  if (thread.affinityChanged)
    mark(found, Blemish::AffinityChanged);
  else if (boundTo && thread.cpu && thread.cpu != boundTo)
    mark(found, Blemish::Migrated);
  const bool suspended = thread.suspendedS >= tolerance::suspendedSeconds;
  if (suspended) mark(found, Blemish::Suspended);

  const double allowedLoss = std::max(tolerance::gapSeconds, tolerance::gapShare * thread.seconds);
  const double allowedGap = std::max(allowedLoss, tolerance::gapChunkShare * thread.chunkS);
  const bool switched = thread.involuntarySwitches.value_or(0) > 0;
  if (switched || thread.late) mark(found, Blemish::PreEmpted);
  // A gap without a switch: interrupts, the firmware or a host took the CPU.
  const bool gap = thread.longestGapS > allowedGap || thread.lostS.value_or(0) > allowedLoss;
  if (gap && !switched && !suspended) mark(found, Blemish::Stolen);
}

bool isOfCore(const Evidence& evidence) {
  return evidence.boundBy == BoundBy::Core;
}

/// The last-level cache and memory serve all cores.
bool isOfSharedLevels(const Evidence& evidence) {
  return evidence.boundBy == BoundBy::Shared || evidence.boundBy == BoundBy::Load;
}

void judgeDisturbances(const Evidence& evidence, Verdict& verdict) {
  const auto shareOf = [&](Blemish kind) {
    return static_cast<double>(evidence.blemished[static_cast<std::size_t>(kind)]) /
           static_cast<double>(evidence.count);
  };
  const auto gradeOf = [](double share) { return share > poorShare ? Grade::Poor : Grade::Fair; };

  const double moved = shareOf(Blemish::ClockMoved);
  if (moved > namedShare)
    addReason(verdict, gradeOf(moved),
              {"clock-moved",
               {{"low_ghz", evidence.lowestGhz},
                {"high_ghz", evidence.highestGhz},
                {"excluded_percent", 100 * moved}}});
  struct Row {
    Blemish kind;
    const char* id;
  };
  for (const Row& row : {Row{Blemish::ClockUnknown, "clock-unknown"}, Row{Blemish::Contended, "contended"}}) {
    const double share = shareOf(row.kind);
    if (share > namedShare) addReason(verdict, gradeOf(share), {row.id, {{"excluded_percent", 100 * share}}});
  }
  const auto gradeOfTurns = [&](double share) {
    return !isOfCore(evidence) && share > poorTurns ? Grade::Poor : Grade::Fair;
  };
  for (const Row& row : {Row{Blemish::PreEmpted, "pre-empted"}, Row{Blemish::Migrated, "migrated"}}) {
    const double share = shareOf(row.kind);
    if (share > (isOfCore(evidence) ? namedOfCore : namedShare))
      addReason(verdict, gradeOfTurns(share), {row.id, {{"excluded_percent", 100 * share}}});
  }
  if (const double elsewhere = evidence.otherLoadPercent.value_or(0) / 100;
      elsewhere > (isOfCore(evidence) ? namedOfCore : namedTime))
    addReason(verdict, gradeOfTurns(elsewhere), {"other-load", {{"other_percent", 100 * elsewhere}}});
  const double allowed = namedOthersCpus + countedToOthers * static_cast<double>(evidence.threads);
  if (isOfSharedLevels(evidence) && !evidence.overLines && evidence.othersCpus.value_or(0) >= allowed)
    addReason(verdict, Grade::Fair, {"background-load", {{"others_cpus", *evidence.othersCpus}}});
  const double held = shareOf(Blemish::Stolen);
  const double stolen = evidence.stolenPercent.value_or(0) / 100;
  const double worst = std::max(held, stolen);
  if (held > namedShare || stolen > namedTime) {
    Reason reason{"stolen-time", {{"excluded_percent", 100 * held}}};
    if (evidence.stolenPercent) reason.data.push_back({"stolen_percent", *evidence.stolenPercent});
    addReason(verdict, gradeOf(worst), std::move(reason));
  }
  if (evidence.majorFaults > 0)
    addReason(verdict, gradeOf(shareOf(Blemish::Paged)),
              {"paged", {{"faults", static_cast<std::int64_t>(evidence.majorFaults)}}});
}

/// Noticed once is enough: nobody knows what else was done to the threads meanwhile. Samples on other CPUs
/// are left out, so that what is left is right nevertheless.
void judgeAffinity(const Evidence& evidence, Verdict& verdict) {
  const std::size_t changed = evidence.blemished[static_cast<std::size_t>(Blemish::AffinityChanged)];
  if (changed == 0) return;
  Reason reason{"affinity-changed", {}};
  // In a shared window nothing is left out.
  if (!evidence.shareCpus)
    reason.data.push_back(
        {"excluded_percent", 100 * static_cast<double>(changed) / static_cast<double>(evidence.count)});
  addReason(verdict, evidence.shareCpus ? Grade::Poor : Grade::Fair, std::move(reason));
}

void judgeCounter(const Evidence& evidence, Verdict& verdict) {
  if (evidence.brokenCount == 0) return;
  const double share =
      static_cast<double>(evidence.brokenCount) / static_cast<double>(evidence.count + evidence.brokenCount);
  addReason(verdict, share > poorShare ? Grade::Poor : Grade::Fair,
            {"counter-unsteady", {{"excluded_percent", 100 * share}}});
}

void judgeByLimit(const Evidence& evidence, Verdict& verdict) {
  if (!evidence.limitShare) return;
  if (*evidence.limitShare > impossibleShare)
    addReason(verdict, Grade::Poor, {"above-limit", {{"share_percent", 100 * *evidence.limitShare}}});
  if (evidence.likeShare && *evidence.limitShare < leastPartOfLike * *evidence.likeShare)
    addReason(verdict, Grade::Fair,
              {"slower-than-its-like",
               {{"share_percent", 100 * *evidence.limitShare}, {"like_percent", 100 * *evidence.likeShare}}});
}

void judgeSharing(const Evidence& evidence, Verdict& verdict) {
  if (!evidence.bound) addReason(verdict, Grade::Fair, {"not-bound", {}});
  if (!evidence.shareCpus || evidence.threads <= evidence.cpus) return;
  Reason reason{"threads-share-cores",
                {{"threads", static_cast<std::int64_t>(evidence.threads)},
                 {"cpus", static_cast<std::int64_t>(evidence.cpus)}}};
  if (evidence.sharingEfficiency)
    reason.data.push_back({"efficiency_percent", 100 * *evidence.sharingEfficiency});
  addReason(verdict, Grade::Fair, std::move(reason));
}

void judgePrecision(const Evidence& evidence, Verdict& verdict) {
  if (evidence.cleanCount < enoughSamples)
    addReason(verdict, evidence.cleanCount < fewSamples ? Grade::Poor : Grade::Fair,
              {"too-few-samples",
               {{"clean", static_cast<std::int64_t>(evidence.cleanCount)},
                {"needed", static_cast<std::int64_t>(enoughSamples)}}});
  const double wanted = evidence.overLines           ? wantedOverLinesPercent
                        : isOfSharedLevels(evidence) ? namedHalfWidthBeyondCorePercent
                                                     : wantedHalfWidthPercent;
  const double poor = evidence.overLines ? poorOverLinesPercent : poorHalfWidthPercent;
  if (evidence.halfWidthPercent && *evidence.halfWidthPercent > wanted)
    addReason(verdict, *evidence.halfWidthPercent > poor ? Grade::Poor : Grade::Fair,
              {"wide-interval", {{"half_width_percent", *evidence.halfWidthPercent}}});
}

/// All of the passes count, disturbed or not, as many as were asked for.
void judgePasses(const Evidence& evidence, Verdict& verdict) {
  const auto count = static_cast<std::int64_t>(evidence.count);
  const auto disturbed = static_cast<std::int64_t>(evidence.count - evidence.cleanCount);
  const double share = static_cast<double>(disturbed) / static_cast<double>(count);
  if (share > namedShare)
    addReason(verdict, share > poorShare ? Grade::Poor : Grade::Fair,
              {evidence.inUses ? "uses-disturbed" : "passes-disturbed",
               {{"disturbed", disturbed}, {"passes", count}}});
  if (evidence.count < enoughSamples)
    addReason(verdict, evidence.count < fewSamples ? Grade::Poor : Grade::Fair,
              {evidence.inUses ? "few-uses" : "few-passes",
               {{"passes", count}, {"needed", static_cast<std::int64_t>(enoughSamples)}}});
}

}  // namespace

Reference learnReference(std::span<const Sample> samples, const std::vector<std::optional<int>>& placement) {
  Reference reference;
  reference.placement = placement;
  reference.bestAlu.resize(placement.size());
  for (std::size_t thread = 0; thread < placement.size(); ++thread) {
    std::vector<double> seen;
    seen.reserve(samples.size());
    for (const Sample& sample : samples)
      if (sample.threads[thread].probesMakeSense()) seen.push_back(sample.threads[thread].aluPerCycle);
    // The reference is a value close to the best: the very best of many is too high, by an interruption
    // inside the clock probe that it is divided by, but a neighbour may be away for a few samples only.
    if (!seen.empty()) reference.bestAlu[thread] = quantile(seen, 0.99);
  }
  return reference;
}

Blemishes blemishesOf(const Sample& sample, const Reference& reference) {
  Blemishes found{};
  for (std::size_t thread = 0; thread < sample.threads.size(); ++thread)
    inspect(sample.threads[thread], reference.bestAlu[thread], reference.placement[thread], found);
  return found;
}

bool isClean(const Blemishes& blemishes) {
  return std::none_of(blemishes.begin(), blemishes.end(), [](bool blemished) { return blemished; });
}

Verdict judge(const Evidence& evidence) {
  Verdict verdict;
  // In a shared window the system's switching is what is measured, not a disturbance.
  if (evidence.inPasses && evidence.count > 0) {
    judgePasses(evidence, verdict);
  } else if (!evidence.shareCpus && evidence.count > 0) {
    judgeDisturbances(evidence, verdict);
    judgePrecision(evidence, verdict);
  }
  judgeAffinity(evidence, verdict);
  judgeCounter(evidence, verdict);
  judgeSharing(evidence, verdict);
  judgeByLimit(evidence, verdict);
  if (evidence.threadsElsewhere > 0)
    addReason(verdict, Grade::Fair,
              {"memory-on-other-node",
               {{"threads", static_cast<std::int64_t>(evidence.threadsElsewhere)},
                {"elsewhere_percent", 100 * evidence.mostElsewhere}}});
  // It is a figure of something else than its label says.
  if (evidence.otherKind) addReason(verdict, Grade::Poor, *evidence.otherKind);
  if (evidence.firstUseDisturbed) addReason(verdict, Grade::Fair, {"first-use-disturbed", {}});
  if (evidence.pages)
    addReason(verdict, evidence.pages->isDoubt ? Grade::Fair : Grade::Good, evidence.pages->reason);
  if (evidence.plannedS && evidence.usedS)
    addReason(verdict, Grade::Good,
              {"time-extended", {{"planned_s", *evidence.plannedS}, {"used_s", *evidence.usedS}}});
  return verdict;
}

std::optional<double> typicalShareOfLike(std::span<const LimitedCell> cells, std::size_t cell) {
  std::vector<double> others;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (i != cell && cells[i].kind == cells[cell].kind) others.push_back(cells[i].share);
  if (others.empty()) return std::nullopt;
  return median(others);
}

}  // namespace strata
