// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/self_checks.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <thread>

#include "core/base/random_words.h"
#include "core/disk/buffer.h"
#include "core/disk/direct_file.h"
#include "core/engine/latency_relations.h"
#include "core/engine/window.h"
#include "core/engine/workloads.h"
#include "core/machine/binding.h"
#include "core/machine/seen_paths.h"
#include "core/machine/sensors.h"
#include "core/model/core_kinds.h"
#include "core/model/core_limits.h"
#include "core/plan/needs.h"
#include "core/selftest/kernel_checks.h"
#include "core/stats/difference.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"
#include "kernels/kernel.h"

namespace strata {

namespace {

SelfCheck identicalUnchecked() {
  return {{"selftest-identical-unchecked", {}}, SelfCheck::Outcome::NotChecked};
}

SelfCheck::Outcome outcomeOf(bool passed) {
  return passed ? SelfCheck::Outcome::Passed : SelfCheck::Outcome::Failed;
}

/// The counter never runs backwards, and agrees with the system's clock.
SelfCheck checkCounter(Sensors& sensors) {
  constexpr int reads = 100'000;
  bool ordered = true;
  std::uint64_t last = sensors.ticks();
  for (int i = 0; i < reads; ++i) {
    const std::uint64_t now = sensors.ticks();
    ordered = ordered && now >= last;
    last = now;
  }
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t startTicks = sensors.ticks();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  const std::uint64_t ticks = sensors.ticks() - startTicks;
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const double off = static_cast<double>(ticks) / sensors.ticksPerSecond() / seconds.count() - 1;
  constexpr double allowed = 1e-3;
  return {{"selftest-counter",
           {{"rate_mhz", sensors.ticksPerSecond() / 1e6}, {"off_percent", 100 * std::abs(off)}}},
          outcomeOf(ordered && std::abs(off) < allowed)};
}

/// Another virtual machine on the core lets readings disagree for a while: only where they never agree, the
/// way to read the clock is wrong.
SelfCheck checkClock(Sensors& sensors) {
  constexpr std::size_t readings = 51;
  constexpr int mostRounds = 20;
  std::vector<double> ghz;
  std::size_t confirmed = 0;
  for (int round = 0; round < mostRounds && 2 * confirmed <= readings; ++round) {
    if (round > 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ghz.clear();
    confirmed = 0;
    for (std::size_t i = 0; i < readings; ++i) {
      const ClockReading reading = sensors.readClock();
      ghz.push_back(reading.ghz);
      if (reading.confirmed) ++confirmed;
    }
  }
  return {{"selftest-clock",
           {{"clock_ghz", median(ghz)},
            {"confirmed_percent", 100.0 * static_cast<double>(confirmed) / static_cast<double>(readings)}}},
          outcomeOf(2 * confirmed > readings)};
}

SelfCheck checkKernels(const Machine& machine) {
  std::int64_t checked = 0;
  std::string wrong;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (!provides(machine, kernel.needs)) continue;
    ++checked;
    if (!doesWhatItClaims(kernel)) wrong += (wrong.empty() ? "" : ", ") + std::string(kernel.id);
  }
  return {{"selftest-kernels",
           {{"checked", checked},
            {"wrong", wrong.empty() ? std::string("-") : wrong},
            {"kernels", static_cast<std::int64_t>(kernels::catalog().size())}}},
          outcomeOf(wrong.empty())};
}

/// More accesses per cycle than the design allows mean that the core has another design, or that the clock
/// reading is wrong.
SelfCheck checkPaths(const Machine& machine) {
  const SelfCheck unchecked{{"selftest-paths-unchecked", {}}, SelfCheck::Outcome::NotChecked};
  const std::optional<CoreClass> design = machineFor({}, machine).coreClass;
  if (!design || !design->hasPaths()) return unchecked;
  const auto seen = seePaths(machine, {});
  if (!seen) return unchecked;
  std::int64_t compared = 0, alike = 0, above = 0;
  const auto compare = [&](const std::optional<double>& ofDesign, const std::optional<double>& ofCore) {
    if (!ofDesign || !ofCore) return;
    ++compared;
    alike += *ofCore == *ofDesign;
    above += *ofCore > *ofDesign;
  };
  for (const WideAccesses& known : pathsByWidth(*design)) {
    const auto found = std::ranges::find(*seen, known.widthBytes, &WideAccesses::widthBytes);
    if (found == seen->end()) continue;
    compare(known.loadsPerCycle, found->loadsPerCycle);
    compare(known.storesPerCycle, found->storesPerCycle);
    compare(known.accessesPerCycle, found->accessesPerCycle);
  }
  if (compared == 0) return unchecked;
  return {{"selftest-paths", {{"compared", compared}, {"alike", alike}, {"above", above}}},
          outcomeOf(above == 0 && alike > 0)};
}

SelfCheck checkBinding(const Machine& machine) {
  std::int64_t bound = 0;
  std::thread([&] {
    for (const LogicalCpu& cpu : machine.cpus)
      if (bindThisThread(cpu.osIndex) && stillBound(cpu.osIndex)) ++bound;
  }).join();
  const auto cpus = static_cast<std::int64_t>(machine.cpus.size());
  return {{"selftest-binding", {{"bound", bound}, {"cpus", cpus}}}, outcomeOf(bound == cpus)};
}

/// A workload that does nothing shows what the sampler itself costs.
SelfCheck checkOverhead(Sensors& sensors) {
  class Nothing : public Workload {
   public:
    std::uint64_t run(std::uint64_t units) override { return units; }
  };
  Nothing nothing;
  std::vector<double> chunkNs;
  constexpr int samples = 101;
  for (int i = 0; i < samples; ++i) {
    const Counted counted = countAlone(nothing, sensors, 1, chunksOfSample);
    chunkNs.push_back(static_cast<double>(counted.endTicks - counted.startTicks) / sensors.ticksPerSecond() *
                      1e9 / static_cast<double>(chunksOfSample));
  }
  const double eachNs = median(chunkNs);
  constexpr double shortestSampleNs = 0.5e6;
  const double share = 100 * eachNs * static_cast<double>(chunksOfSample) / shortestSampleNs;
  constexpr double allowedPercent = 1;
  return {{"selftest-overhead", {{"read_ns", eachNs}, {"share_percent", share}}},
          outcomeOf(share < allowedPercent)};
}

SelfCheck checkLatencyWalk(const Machine& machine) {
  const Result<LatencyRelations> relations = latencyRelations(machine);
  if (!relations) return {{"selftest-walk-unchecked", {}}, SelfCheck::Outcome::NotChecked};
  return {{"selftest-walk",
           {{"of_sparse_percent", 100 * relations->denseToSparse},
            {"of_third_percent", 100 * relations->lastToThird}}},
          outcomeOf(hold(*relations))};
}

/// The work per cycle of sorting: the median of some samples of a millisecond.
double sortsPerCycle(Workload& workload, Sensors& sensors) {
  constexpr int samples = 9;
  constexpr std::uint64_t arraysOfChunk = 2;
  std::vector<double> values;
  for (int i = 0; i < samples; ++i) {
    workload.renew(arraysOfChunk * chunksOfSample);
    const ClockReading clock = sensors.readClock();
    const Counted counted = countAlone(workload, sensors, arraysOfChunk, chunksOfSample);
    const auto ticks = static_cast<double>(counted.endTicks - counted.startTicks);
    if (ticks > 0 && clock.ghz > 0) values.push_back(counted.units / ticks / clock.ghz);
  }
  return values.empty() ? 0 : median(values);
}

SelfCheck checkIdenticalSorting(Sensors& sensors) {
  constexpr int each = 8;
  Step step;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    if (kernel.family != kernels::Family::Heapsort) continue;
    step.cells.emplace_back();
    step.cells.back().test = Test::Integer;
    step.cells.back().kernel = kernel.id;
    break;
  }
  const auto bench = makeProcessorBench(step, 4);
  if (!bench) return identicalUnchecked();
  return checkIdenticalWork(each, [&] { return sortsPerCycle((*bench)->workload(0), sensors); });
}

}  // namespace

SelfCheck checkIdenticalWork(int each, const std::function<double()>& figureOf) {
  Sides sides;
  // First, second, second, first: what drifts evenly is no difference.
  for (int turn = 0; turn < each; ++turn)
    for (const bool second : {turn % 2 != 0, turn % 2 == 0})
      (second ? sides.second : sides.first).push_back(figureOf());
  for (const std::vector<double>& side : {sides.first, sides.second})
    if (std::ranges::any_of(side, [](double figure) { return !(figure > 0); })) return identicalUnchecked();
  const Difference difference = differencesOf(std::span(&sides, 1)).front();
  const bool isDifferent = difference.finding == Finding::Faster || difference.finding == Finding::Slower;
  if (!isDifferent && difference.finding != Finding::NoDifference) return identicalUnchecked();
  return {{"selftest-identical",
           {{"each", static_cast<std::int64_t>(each)},
            {"difference_percent", 100 * std::abs(difference.ratio - 1)}}},
          outcomeOf(!isDifferent)};
}

SelfCheck checkDirectIo(const std::string& folder) {
  constexpr Bytes size = 4_MiB;
  constexpr double mostIsThere = 0.5;
  const SelfCheck unchecked{{"selftest-direct-unchecked", {{"folder", folder}}},
                            SelfCheck::Outcome::NotChecked};
  const auto facts = readFolderFacts(folder);
  if (!facts || facts->inMemory || facts->deviceInMemory || facts->free.count < 4 * size.count)
    return unchecked;
  const Buffer data = makeBuffer(size);
  if (!data) return unchecked;
  RandomWords random(3);
  for (std::byte& byte : std::span(data.get(), size.count)) byte = static_cast<std::byte>(random.next());
  const auto moved = [&](const Result<std::unique_ptr<DirectFile>>& file) {
    return file && (*file)->write(data.get(), size, {}) && (*file)->flush() &&
           (*file)->read(data.get(), size, {});
  };
  const auto direct = createDirectFile(*facts, size);
  const auto cached = createLogFile(*facts, size);
  if (!moved(direct) || !moved(cached)) return unchecked;
  const CacheBypass bypass = (*direct)->bypass();
  const std::optional<double> resident = (*cached)->residentShare();
  if (!resident || (bypass != CacheBypass::Direct && bypass != CacheBypass::NotReal)) return unchecked;
  return {{"selftest-direct", {{"folder", folder}, {"resident_percent", 100 * *resident}}},
          outcomeOf(bypass == CacheBypass::Direct && *resident > mostIsThere)};
}

std::vector<SelfCheck> selfChecks(const Machine& machine, const std::string& folder) {
  std::vector<SelfCheck> checks;
  const auto sensors = makeCoreSensors();
  checks.push_back(checkCounter(*sensors));
  checks.push_back(checkClock(*sensors));
  checks.push_back(checkKernels(machine));
  checks.push_back(checkPaths(machine));
  checks.push_back(checkBinding(machine));
  checks.push_back(checkOverhead(*sensors));
  checks.push_back(checkLatencyWalk(machine));
  checks.push_back(checkIdenticalSorting(*sensors));
  checks.push_back(checkDirectIo(folder));
  return checks;
}

}  // namespace strata
