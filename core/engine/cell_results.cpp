// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/cell_results.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

#include "core/engine/cell_units.h"
#include "core/engine/memory_traffic.h"
#include "core/model/latency_walk.h"
#include "core/model/memory_kind.h"
#include "core/stats/distribution.h"
#include "core/stats/headline.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

void countWork(const PlannedCell& cell, std::size_t index, const StepSamples& samples, Measured& measured) {
  double units = 0;
  for (const Sample& sample : samples.samples) {
    if (sample.cell != index) continue;
    for (const ThreadSample& thread : sample.threads) units += thread.units;
    measured.elapsedS += sample.threads.front().seconds;
  }
  measured.iterations = static_cast<std::uint64_t>(units);
  measured.bytes = static_cast<std::uint64_t>(units) * unitsOf(cell).bytes;
}

/// Loads of the chase, and what all threads moved meanwhile.
void describeLoad(const Step& step, std::size_t index, const StepSamples& samples,
                  const SortedSamples& sorted, Measured& measured) {
  double loads = 0;
  double bytes = 0;
  for (const Sample& sample : samples.samples) {
    if (sample.cell != index) continue;
    loads += sample.threads.front().units;
    bytes += trafficBytes(step, sample);
  }
  measured.iterations = static_cast<std::uint64_t>(loads);
  measured.bytes = static_cast<std::uint64_t>(bytes);
  measured.trafficRate = trafficRate(step, samples.samples, sorted, index);
}

void describeSamples(const std::vector<double>& values, const std::vector<bool>& clean, Measured& measured) {
  for (const std::size_t i : evenlySpaced(values.size(), mostStoredSamples)) {
    measured.samples.push_back(asStored(values[i]));
    measured.clean.push_back(clean[i]);
  }
  measured.quantiles = quantilesToStore(values);
}

/// Where threads ran, when that is known of all of them: the list goes by thread.
void setPlacement(const StepCircumstances& circumstances, Measured& measured) {
  for (const std::optional<int>& cpu : circumstances.placement)
    if (!cpu) return;
  for (const std::optional<int>& cpu : circumstances.placement) measured.placement.push_back(*cpu);
}

/// How many threads have buffers on another NUMA node, at least in part; `most` becomes the largest such
/// share.
std::size_t threadsElsewhere(const StepSamples& samples, double& most) {
  std::size_t threads = 0;
  for (const std::optional<double>& share : samples.memoryElsewhere) {
    if (share.value_or(0) <= 0) continue;
    ++threads;
    most = std::max(most, *share);
  }
  return threads;
}

/// The reason why nothing that a step of numa measured is a figure of its node.
std::optional<Error> offNode(const Step& step, const StepSamples& samples) {
  if (step.group != TestGroup::Numa) return std::nullopt;
  double most = 0;
  threadsElsewhere(samples, most);
  if (most <= mostOffNode) return std::nullopt;
  const std::int64_t node = step.cells.front().parameters.nodeTo.value_or(0);
  return Error{"memory-off-node", {{"node", node}, {"elsewhere_percent", 100 * most}}};
}

/// Whether the system does not tell of every thread of numa where its pages lie.
bool isNodeUnknown(const Step& step, const StepSamples& samples) {
  return step.group == TestGroup::Numa &&
         std::ranges::any_of(samples.memoryElsewhere, [](const auto& share) { return !share; });
}

Evidence circumstantialEvidence(const Step& step, const StepSamples& samples,
                                const StepCircumstances& circumstances) {
  Evidence evidence;
  evidence.othersCpus = circumstances.othersCpus;
  evidence.boundBy = step.boundBy;
  evidence.stolenPercent = circumstances.stolenPercent;
  // Where the system tells stolen time apart, a thread that did not run for it is not said twice.
  if (samples.otherLoadPercent)
    evidence.otherLoadPercent =
        std::max(0.0, *samples.otherLoadPercent - circumstances.stolenPercent.value_or(0));
  evidence.shareCpus = circumstances.sharing;
  evidence.threads = circumstances.placement.size();
  evidence.bound = std::all_of(circumstances.placement.begin(), circumstances.placement.end(),
                               [](const std::optional<int>& cpu) { return cpu.has_value(); });
  const std::set<std::optional<int>> distinct(circumstances.placement.begin(), circumstances.placement.end());
  evidence.cpus = evidence.bound ? distinct.size() : circumstances.usableCpus;
  // Numa measures what lies on another node than the thread.
  if (step.group != TestGroup::Numa)
    evidence.threadsElsewhere = threadsElsewhere(samples, evidence.mostElsewhere);
  if (samples.extended) {
    evidence.plannedS = circumstances.plannedS;
    evidence.usedS = samples.usedS;
  }
  return evidence;
}

/// Readings of the clock, from the lowest to the highest.
struct ClockRange {
  double lowGhz = 0;
  double highGhz = 0;

  void take(const ThreadSample& thread) {
    const auto [low, high] = std::minmax(thread.clockBeforeGhz, thread.clockAfterGhz);
    lowGhz = highGhz > 0 ? std::min(lowGhz, low) : low;
    highGhz = std::max(highGhz, high);
  }
  bool hasMoved() const { return highGhz - lowGhz > tolerance::clock * highGhz; }
};

void gatherEvidence(std::size_t cell, const StepSamples& samples, const SortedSamples& sorted,
                    Evidence& evidence) {
  ClockRange all;
  ClockRange confirmed;
  for (std::size_t i = 0; i < samples.samples.size(); ++i) {
    const Sample& sample = samples.samples[i];
    if (sample.cell != cell) continue;
    ++evidence.count;
    if (isClean(sorted.blemishes[i])) ++evidence.cleanCount;
    for (std::size_t kind = 0; kind < blemishKinds; ++kind)
      if (sorted.blemishes[i][kind]) ++evidence.blemished[kind];
    for (const ThreadSample& thread : sample.threads) {
      evidence.majorFaults += thread.majorFaults.value_or(0);
      if (!thread.probesMakeSense()) continue;
      all.take(thread);
      if (thread.clockConfirmed) confirmed.take(thread);
    }
  }
  // A program that preempts the reading makes a clock of 0.1 GHz of it, which no processor has.
  const ClockRange& range = confirmed.hasMoved() ? confirmed : all;
  evidence.lowestGhz = range.lowGhz;
  evidence.highestGhz = range.highGhz;
}

/// A figure that has no verdict yet.
struct Unjudged {
  Measured measured;
  Evidence evidence;
};

/// The measured paths of a core are a limit to compare with, but no evidence: a kernel may be faster than the
/// loops that measured them.
void setLimit(double limit, LimitSource source, Unjudged& judged) {
  judged.measured.limit = limit;
  judged.measured.limitSource = source;
  if (source != LimitSource::Seen) judged.evidence.limitShare = judged.measured.value / limit;
}

/// The clocks of all cores that the threads run on together. Threads that share a core share its loads and
/// stores a cycle, so it counts once.
/// Threads that are not bound have no more cores than there are.
double cyclesPerSecond(const std::vector<double>& clockGhz, const StepCircumstances& circumstances) {
  const std::vector<std::optional<int>>& cores = circumstances.cores;
  double ghz = 0;
  std::map<int, double> ofCore;
  for (std::size_t thread = 0; thread < clockGhz.size(); ++thread) {
    const std::optional<int> core = thread < cores.size() ? cores[thread] : std::nullopt;
    if (!core) {
      ghz += clockGhz[thread];
      continue;
    }
    double& fastest = ofCore[*core];
    fastest = std::max(fastest, clockGhz[thread]);
  }
  for (const auto& [core, fastest] : ofCore) ghz += fastest;
  if (circumstances.usableCores > 0 && !clockGhz.empty())
    ghz = std::min(ghz, static_cast<double>(circumstances.usableCores) * std::ranges::max(clockGhz));
  return ghz * 1e9;
}

/// A cell whose samples were filtered by the probes.
std::optional<Unjudged> fromSamples(const Step& step, std::size_t index, const StepSamples& samples,
                                    const SortedSamples& sorted, const std::vector<SortedSamples>& visits,
                                    const StepCircumstances& circumstances) {
  const PlannedCell& cell = step.cells[index];
  const UnitValue unitValue = unitsOf(cell).value;
  const bool overLines = step.group == TestGroup::CoreToCore;
  const auto figures = overLines ? figuresOfLines(samples.samples, sorted, index, unitValue)
                       : step.visits > 1
                           ? figuresOfVisits(samples.samples, visits, index, step.boundBy, unitValue)
                           : figuresOf(samples.samples, sorted, index, step.boundBy, unitValue);
  if (!figures) return std::nullopt;

  Unjudged judged;
  auto& [measured, evidence] = judged;
  measured.value = figures->value;
  measured.statistic = figures->statistic;
  measured.perThread = figures->perThread;
  if (step.visits > 1) measured.visits = figures->ofGroups;
  const std::vector<double> used = usedValues(*figures);
  measured.median = median(used);
  measured.mad = medianAbsoluteDeviation(used);
  describeSamples(figures->values, figures->clean, measured);
  if (samples.aloneRate[index]) measured.oneThread = unitValue.of(*samples.aloneRate[index]);
  countWork(cell, index, samples, measured);
  if (step.group == TestGroup::LoadedLatency) describeLoad(step, index, samples, sorted, measured);

  evidence = circumstantialEvidence(step, samples, circumstances);
  // Visits are meant to be alike, as samples are.
  evidence.overLines = overLines;
  gatherEvidence(index, samples, sorted, evidence);
  measured.count = evidence.count;
  measured.cleanCount = evidence.cleanCount;
  if (const auto interval = intervalOf(*figures)) {
    measured.low = interval->low;
    measured.high = interval->high;
    evidence.halfWidthPercent = 100 * interval->relativeHalfWidth(measured.value);
  }
  if (sorted.clockKnown()) {
    measured.clockGhz = median(sorted.clockGhz);
    if (cell.unitsPerCycleLimit)
      setLimit(unitValue.of(*cell.unitsPerCycleLimit * cyclesPerSecond(sorted.clockGhz, circumstances)),
               cell.coreLimitSource, judged);
  }
  if (cell.unitsPerSecondLimit)
    setLimit(unitValue.of(*cell.unitsPerSecondLimit), LimitSource::Memory, judged);
  return judged;
}

/// A cell of threads that share CPUs: one common window, nothing filtered.
std::optional<Unjudged> fromSharedWindow(const Step& step, std::size_t index, const StepSamples& samples,
                                         const StepCircumstances& circumstances) {
  const PlannedCell& cell = step.cells[index];
  const auto found = std::find_if(samples.samples.begin(), samples.samples.end(),
                                  [&](const Sample& sample) { return sample.cell == index; });
  if (found == samples.samples.end()) return std::nullopt;

  const UnitValue unitValue = unitsOf(cell).value;
  Unjudged judged;
  auto& [measured, evidence] = judged;
  measured.statistic = "mean";
  std::vector<double> rates;
  for (const ThreadSample& thread : found->threads) {
    rates.push_back(thread.units / thread.seconds);
    measured.perThread.push_back(unitValue.of(rates.back()));
  }
  // No time of a thread that was not there is known.
  const bool isTimeOfFewer = unitValue.isTime && std::ranges::find(rates, 0.0) != rates.end();
  measured.value = isTimeOfFewer ? 0 : unitValue.ofAll(rates);
  measured.median = measured.value;
  measured.mad = 0;
  measured.count = measured.cleanCount = 1;
  describeSamples({measured.value}, {true}, measured);
  countWork(cell, index, samples, measured);

  evidence = circumstantialEvidence(step, samples, circumstances);
  evidence.count = evidence.cleanCount = 1;
  const bool moved = std::any_of(found->threads.begin(), found->threads.end(),
                                 [](const ThreadSample& thread) { return thread.affinityChanged; });
  if (moved) evidence.blemished[static_cast<std::size_t>(Blemish::AffinityChanged)] = 1;
  if (samples.aloneRate[index]) {
    const double together = static_cast<double>(std::min(evidence.threads, evidence.cpus));
    evidence.sharingEfficiency = measured.value / (unitValue.of(*samples.aloneRate[index]) * together);
  }
  return judged;
}

/// The longest of all threads, which began together.
double passSeconds(const Sample& pass) {
  double longest = 0;
  for (const ThreadSample& thread : pass.threads) longest = std::max(longest, thread.seconds);
  return longest;
}

std::size_t passesWithChangedAffinity(const StepSamples& samples, std::size_t cell) {
  return static_cast<std::size_t>(std::ranges::count_if(samples.samples, [cell](const Sample& pass) {
    return pass.cell == cell && std::ranges::any_of(pass.threads, &ThreadSample::affinityChanged);
  }));
}

/// A cell whose passes were timed one by one: all of what was copied over all of the time that it took, which
/// is not the mean of the rates.
std::optional<Unjudged> fromPasses(const Step& step, std::size_t index, const StepSamples& samples,
                                   const SortedSamples& sorted, const StepCircumstances& circumstances) {
  const UnitValue unitValue = unitsOf(step.cells[index]).value;
  Unjudged judged;
  auto& [measured, evidence] = judged;
  std::vector<double> rates;
  std::vector<bool> clean;
  std::vector<double> unitsOfThread(circumstances.placement.size());
  std::vector<double> secondsOfThread(circumstances.placement.size());
  double units = 0;
  for (std::size_t i = 0; i < samples.samples.size(); ++i) {
    const Sample& pass = samples.samples[i];
    if (pass.cell != index) continue;
    double unitsOfPass = 0;
    for (std::size_t thread = 0; thread < pass.threads.size(); ++thread) {
      unitsOfPass += pass.threads[thread].units;
      unitsOfThread[thread] += pass.threads[thread].units;
      secondsOfThread[thread] += pass.threads[thread].seconds;
    }
    units += unitsOfPass;
    measured.passSeconds.push_back(passSeconds(pass));
    measured.elapsedS += measured.passSeconds.back();
    rates.push_back(unitValue.of(unitsOfPass / measured.passSeconds.back()));
    clean.push_back(circumstances.sharing || isClean(sorted.blemishes[i]));
  }
  if (rates.empty()) return std::nullopt;

  measured.value = unitValue.of(units / measured.elapsedS);
  measured.statistic = "average";
  for (std::size_t thread = 0; thread < unitsOfThread.size(); ++thread)
    measured.perThread.push_back(unitValue.of(unitsOfThread[thread] / secondsOfThread[thread]));
  measured.median = median(rates);
  measured.mad = medianAbsoluteDeviation(rates);
  describeSamples(rates, clean, measured);
  measured.iterations = static_cast<std::uint64_t>(units);
  measured.bytes = measured.iterations * unitsOf(step.cells[index]).bytes;

  evidence = circumstantialEvidence(step, samples, circumstances);
  evidence.inPasses = true;
  if (circumstances.sharing) {
    evidence.count = evidence.cleanCount = rates.size();
    evidence.blemished[static_cast<std::size_t>(Blemish::AffinityChanged)] =
        passesWithChangedAffinity(samples, index);
  } else {
    gatherEvidence(index, samples, sorted, evidence);
  }
  measured.count = evidence.count;
  measured.cleanCount = evidence.cleanCount;
  if (!circumstances.sharing && sorted.clockKnown()) measured.clockGhz = median(sorted.clockGhz);
  if (step.cells[index].unitsPerSecondLimit)
    setLimit(unitValue.of(*step.cells[index].unitsPerSecondLimit), LimitSource::Memory, judged);
  return judged;
}

bool isDisturbed(const ThreadSample& use, const SortedSamples& sorted) {
  return !isClean(blemishesOf(Sample{0, {use}}, sorted.reference));
}

/// What was asked of the system, what came of it, and the first use.
void describeKind(const PlannedCell& cell, const KindFacts& facts, const SortedSamples& sorted, bool sharing,
                  Unjudged& judged) {
  auto& [measured, evidence] = judged;
  evidence.inUses = true;
  const auto asked = memoryKindFromName(cell.parameters.memoryKind.value_or(""));
  if (facts.first) {
    measured.firstUseS = facts.first->seconds;
    evidence.firstUseDisturbed = !sharing && isDisturbed(*facts.first, sorted);
  }
  if (!asked) return;
  if (*asked != MemoryKind::Regular) measured.readRatio = facts.readRatio;
  const ObtainedKind obtained = obtainedKind(*asked, facts.reported, facts.readRatio);
  if (obtained.kind) measured.memoryKindObtained = memoryKindName(*obtained.kind);
  if (obtained.effective) return;
  evidence.otherKind =
      Reason{"memory-kind-not-effective", {{"memory_kind", std::string(memoryKindName(*asked))}}};
  if (facts.readRatio) evidence.otherKind->data.push_back({"read_percent", 100 * *facts.readRatio});
}

/// If memory is refused, a cell of another kind is skipped, since machines may lack it; one of regular memory
/// fails.
Outcome refusedOutcome(const PlannedCell& cell, const Error& refused) {
  const bool regular = cell.parameters.memoryKind == memoryKindName(MemoryKind::Regular);
  return regular ? Outcome(Failed{refused}) : Outcome(Skipped{refused});
}

/// An error that is no failure: the machine lacks such a device, or lets nobody at it.
bool isOfDevice(const Error& error) {
  constexpr std::array<std::string_view, 5> ids{"no-graphics-file", "graphics-not-permitted",
                                                "graphics-refused", "frame-buffer-too-small",
                                                "memory-kind-not-provided"};
  return std::ranges::find(ids, error.id) != ids.end();
}

/// Cells that differ in the width alone are of one kind.
std::string kindOf(const PlannedCell& cell) {
  const Parameters& parameters = cell.parameters;
  return cell.test.text() + ' ' + parameters.op.value_or("") + ' ' + parameters.pattern.value_or("");
}

/// How far the others of its kind get is evidence about each cell, where the core is the limit: of what the
/// channels of memory carry, narrow ones use less.
void compareWithLike(const Step& step, std::vector<std::optional<Unjudged>>& cells) {
  std::vector<std::string> kinds;
  for (const PlannedCell& cell : step.cells) kinds.push_back(kindOf(cell));
  std::vector<LimitedCell> limited;
  std::vector<Unjudged*> owners;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!cells[i] || !cells[i]->evidence.limitShare || !step.cells[i].unitsPerCycleLimit) continue;
    limited.push_back({kinds[i], *cells[i]->evidence.limitShare});
    owners.push_back(&*cells[i]);
  }
  for (std::size_t i = 0; i < owners.size(); ++i)
    owners[i]->evidence.likeShare = typicalShareOfLike(limited, i);
}

/// Tlb: why a count of large pages is none, where the system gave others.
std::optional<Reason> otherPagesThanCounted(const Step& step, const std::optional<Unjudged>& cell) {
  if (step.group != TestGroup::Tlb || !cell || !cell->evidence.pages || !cell->evidence.pages->isDoubt)
    return std::nullopt;
  return cell->evidence.pages->reason;
}

}  // namespace

// The kernel's; one more for the walk in blocks, which took the place of that through blocks of pages.
int revisionOf(const CellId& cell) {
  const kernels::Kernel* kernel = kernels::find(cell.kernel);
  if (kernel == nullptr) return 1;
  const bool isRevisedWalk =
      kernel->family == kernels::Family::Chase && walkOf(cell.parameters) == LatencyWalk::Blocks;
  return static_cast<int>(kernel->revision) + (isRevisedWalk ? 1 : 0);
}

CellResult emptyResult(const PlannedCell& cell) {
  CellResult result{cell};
  result.revision = revisionOf(cell);
  const CellUnits units = unitsOf(cell);
  result.metric = units.metric;
  result.unit = units.unit;
  result.higherIsBetter = !units.value.isTime;
  return result;
}

std::vector<CellResult> cellResults(const Step& step, const StepSamples& samples,
                                    const StepCircumstances& circumstances) {
  std::vector<CellResult> results;
  std::vector<SortedSamples> visits;
  if (step.visits > 1) visits = sortOutByVisit(samples.samples, circumstances.placement);
  const SortedSamples sorted = circumstances.sharing ? SortedSamples{}
                               : step.visits > 1     ? joined(visits)
                                                     : sortOut(samples.samples, circumstances.placement);
  std::vector<std::optional<Unjudged>> cells(step.cells.size());
  for (std::size_t index = 0; index < step.cells.size(); ++index) {
    if (step.cells[index].skip) continue;
    cells[index] = step.cells[index].passes ? fromPasses(step, index, samples, sorted, circumstances)
                   : circumstances.sharing  ? fromSharedWindow(step, index, samples, circumstances)
                                           : fromSamples(step, index, samples, sorted, visits, circumstances);
    if (!cells[index]) continue;
    cells[index]->evidence.brokenCount = samples.brokenSamples[index];
    if (samples.kinds.empty())
      cells[index]->evidence.pages = remarkOnPages(step.pages, step.largePage, step.largePagesUnused,
                                                   samples.pagesObtained, circumstances.pagesToReserve);
    else
      describeKind(step.cells[index], samples.kinds[index], sorted, circumstances.sharing, *cells[index]);
  }
  compareWithLike(step, cells);

  for (std::size_t index = 0; index < step.cells.size(); ++index) {
    CellResult result = emptyResult(step.cells[index]);
    if (step.cells[index].skip) {
      result.outcome = Skipped{*step.cells[index].skip};
    } else if (index < samples.refused.size() && samples.refused[index]) {
      result.outcome = Failed{*samples.refused[index]};
    } else if (const auto reason = otherPagesThanCounted(step, cells[index]); reason) {
      result.outcome = Skipped{*reason};
    } else if (const auto error = offNode(step, samples); error && cells[index]) {
      result.outcome = Failed{*error};
    } else if (cells[index] && circumstances.placement.size() > 1 && cells[index]->measured.value == 0) {
      result.outcome = Failed{{"threads-not-together", {{"threads", std::ssize(circumstances.placement)}}}};
    } else if (cells[index]) {
      auto& [measured, evidence] = *cells[index];
      measured.verdict = judge(evidence);
      if (isNodeUnknown(step, samples)) addReason(measured.verdict, Grade::Fair, {"node-unknown", {}});
      setPlacement(circumstances, measured);
      measured.pagesObtained =
          obtainedText(samples.kinds.empty() ? samples.pagesObtained : samples.kinds[index].pagesObtained);
      measured.indexOnlyNs = samples.indexOnlyNs[index];
      result.outcome = std::move(measured);
    } else if (!samples.kinds.empty() && samples.kinds[index].refused) {
      result.outcome = refusedOutcome(step.cells[index], *samples.kinds[index].refused);
    } else if (samples.brokenSamples[index] > 0) {
      result.outcome = Failed{{"counter-unsteady", {}}};
    } else {
      continue;  // not reached before a stop
    }
    results.push_back(std::move(result));
  }
  return results;
}

std::vector<CellResult> failedResults(const Step& step, const Error& error) {
  const bool isLacking = step.group == TestGroup::Framebuffer && isOfDevice(error);
  std::vector<CellResult> results;
  for (const PlannedCell& cell : step.cells) {
    results.push_back(emptyResult(cell));
    results.back().outcome = cell.skip   ? Outcome(Skipped{*cell.skip})
                             : isLacking ? Outcome(Skipped{error})
                                         : Outcome(Failed{error});
  }
  return results;
}

}  // namespace strata
