// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/self_checks.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <thread>
#include <variant>

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
#include "core/stats/difference.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"
#include "kernels/triad.h"
#include "kernels/write.h"

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

SelfCheck checkClock(Sensors& sensors) {
  constexpr std::size_t readings = 51;
  std::vector<double> ghz;
  std::size_t confirmed = 0;
  for (std::size_t i = 0; i < readings; ++i) {
    const ClockReading reading = sensors.readClock();
    ghz.push_back(reading.ghz);
    if (reading.confirmed) ++confirmed;
  }
  return {{"selftest-clock",
           {{"clock_ghz", median(ghz)},
            {"confirmed_percent", 100.0 * static_cast<double>(confirmed) / static_cast<double>(readings)}}},
          outcomeOf(2 * confirmed > readings)};
}

/// Bytes that begin at a page, with room for guards around those that a kernel may touch.
class Guarded {
 public:
  explicit Guarded(std::size_t bytes) : m_bytes(bytes), m_store(bytes + 2 * guard + page, untouched) {
    void* at = m_store.data() + guard;
    std::size_t room = m_store.size() - guard;
    m_begin = static_cast<std::byte*>(std::align(page, bytes, at, room));
  }

  std::span<std::byte> bytes() { return {m_begin, m_bytes}; }

  bool areGuardsUntouched() const {
    const auto isUntouched = [](std::byte byte) { return byte == untouched; };
    return std::all_of(m_begin - guard, m_begin, isUntouched) &&
           std::all_of(m_begin + m_bytes, m_begin + m_bytes + guard, isUntouched);
  }

  static constexpr std::byte untouched{0xa5};

 private:
  static constexpr std::size_t guard = 256;
  static constexpr std::size_t page = 4096;
  std::size_t m_bytes;
  std::vector<std::byte> m_store;
  std::byte* m_begin = nullptr;
};

/// Walks that need no order of their own and no whole pages.
bool isPlainWalk(const kernels::Kernel& kernel) {
  using enum kernels::Family;
  using enum kernels::Variant;
  const bool isWalk = kernel.family == Move || kernel.family == Read || kernel.family == Write ||
                      kernel.family == Copy || kernel.family == Triad;
  return isWalk && (kernel.variant == Plain || kernel.variant == Streaming || kernel.variant == Prefetch ||
                    kernel.variant == Pairs);
}

/// Fills with numbers for which a triad is exact, with or without a fused multiply-add.
void fillWithNumbers(std::span<std::byte> bytes, RandomWords& random) {
  for (std::size_t at = 0; at + sizeof(double) <= bytes.size(); at += sizeof(double)) {
    const auto number = static_cast<double>(random.next() % 1000);
    std::memcpy(bytes.data() + at, &number, sizeof number);
  }
}

std::vector<std::byte> triadOf(std::span<const std::byte> source, std::span<const std::byte> second) {
  std::vector<std::byte> left(source.size());
  for (std::size_t at = 0; at + sizeof(double) <= left.size(); at += sizeof(double)) {
    double b = 0, c = 0;
    std::memcpy(&b, source.data() + at, sizeof b);
    std::memcpy(&c, second.data() + at, sizeof c);
    const double a = b + kernels::triadFactor * c;
    std::memcpy(left.data() + at, &a, sizeof a);
  }
  return left;
}

/// The expected contents of the destination after a walk over the whole source, and the second of a triad.
std::vector<std::byte> leftBy(const kernels::Kernel& kernel, std::span<const std::byte> source,
                              std::span<const std::byte> second) {
  if (kernel.family == kernels::Family::Triad) return triadOf(source, second);
  if (kernel.family == kernels::Family::Read) return std::vector(source.size(), Guarded::untouched);
  std::vector<std::byte> left(source.begin(), source.end());
  if (kernel.family != kernels::Family::Write) return left;
  const std::size_t width = std::min<std::size_t>(kernel.widthBytes, sizeof kernels::writePattern);
  for (std::size_t at = 0; at < left.size(); at += width)
    std::memcpy(left.data() + at, &kernels::writePattern, width);
  return left;
}

/// Whether after enough units the destination has its expected contents, and the bytes around it and the
/// source are unchanged.
bool walksExactly(const kernels::Kernel& kernel) {
  constexpr std::size_t elements = 1003;  // no multiple of any unroll
  Guarded source(elements * kernel.widthBytes);
  Guarded second(elements * kernel.widthBytes);
  Guarded destination(elements * kernel.widthBytes);
  RandomWords random(1);
  for (std::byte& byte : source.bytes()) byte = static_cast<std::byte>(random.next());
  if (kernel.family == kernels::Family::Triad) fillWithNumbers(source.bytes(), random);
  fillWithNumbers(second.bytes(), random);
  const std::vector<std::byte> given(source.bytes().begin(), source.bytes().end());

  kernels::Walk walk;
  walk.source = source.bytes().data();
  walk.second = second.bytes().data();
  walk.destination = destination.bytes().data();
  walk.elements = elements;
  for (std::uint64_t& state : walk.seeds) state = random.next();
  constexpr std::uint64_t passes = 40;  // at random, one element in e^40 stays unvisited
  std::get<kernels::WalkFunction>(kernel.function)(walk, passes * elements);
  return std::ranges::equal(source.bytes(), given) &&
         std::ranges::equal(destination.bytes(), leftBy(kernel, given, second.bytes())) &&
         source.areGuardsUntouched() && second.areGuardsUntouched() && destination.areGuardsUntouched();
}

bool sorts(const kernels::Kernel& kernel) {
  constexpr std::size_t arrays = 3;
  std::vector<std::int32_t> data(arrays * kernels::heapsortLength);
  RandomWords random(2);
  for (std::int32_t& value : data) value = static_cast<std::int32_t>(random.next());
  std::get<kernels::SortFunction>(kernel.function)(data.data(), arrays);
  for (std::size_t i = 0; i < arrays; ++i) {
    const auto begin = data.begin() + static_cast<std::ptrdiff_t>(i * kernels::heapsortLength);
    if (!std::is_sorted(begin, begin + kernels::heapsortLength)) return false;
  }
  return true;
}

SelfCheck checkKernels(const Machine& machine) {
  std::int64_t checked = 0;
  std::string wrong;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    bool right = true;
    if (!provides(machine, kernel.needs)) continue;
    if (isPlainWalk(kernel))
      right = walksExactly(kernel);
    else if (kernel.family == kernels::Family::Heapsort)
      right = sorts(kernel);
    else
      continue;
    ++checked;
    if (!right) wrong += (wrong.empty() ? "" : ", ") + std::string(kernel.id);
  }
  return {{"selftest-kernels", {{"checked", checked}, {"wrong", wrong.empty() ? std::string("-") : wrong}}},
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
           {{"of_whole_percent", 100 * relations->blocksToWhole},
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
  fillWithNumbers(std::span(data.get(), size.count), random);
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
