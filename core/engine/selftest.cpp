// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/selftest.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>
#include <variant>

#include "core/base/random_words.h"
#include "core/engine/latency_relations.h"
#include "core/engine/window.h"
#include "core/machine/binding.h"
#include "core/machine/sensors.h"
#include "core/stats/summary.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

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

/// After enough moves the destination equals the source, and the bytes around it are as they were.
bool movesExactly(const kernels::Kernel& kernel) {
  constexpr std::size_t guard = 256;
  constexpr std::size_t elements = 1003;  // no multiple of any unroll
  constexpr std::byte untouched{0xa5};
  const std::size_t bytes = elements * kernel.widthBytes;
  std::vector<std::byte> source(bytes);
  std::vector<std::byte> destination(bytes + 2 * guard, untouched);
  RandomWords random(1);
  for (std::byte& byte : source) byte = static_cast<std::byte>(random.next());

  kernels::Walk walk;
  walk.source = source.data();
  walk.destination = destination.data() + guard;
  walk.elements = elements;
  for (std::uint64_t& state : walk.seeds) state = random.next();
  constexpr std::uint64_t passes = 40;  // at random, one element in e^40 stays unvisited
  std::get<kernels::WalkFunction>(kernel.function)(walk, passes * elements);
  const auto isUntouched = [&](std::byte byte) { return byte == untouched; };
  return std::memcmp(source.data(), destination.data() + guard, bytes) == 0 &&
         std::all_of(destination.begin(), destination.begin() + guard, isUntouched) &&
         std::all_of(destination.end() - guard, destination.end(), isUntouched);
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

SelfCheck checkKernels() {
  std::int64_t checked = 0;
  std::string wrong;
  for (const kernels::Kernel& kernel : kernels::catalog()) {
    bool right = true;
    if (kernel.family == kernels::Family::Move)
      right = movesExactly(kernel);
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

}  // namespace

std::vector<SelfCheck> selfChecks(const Machine& machine) {
  std::vector<SelfCheck> checks;
  const auto sensors = makeCoreSensors();
  checks.push_back(checkCounter(*sensors));
  checks.push_back(checkClock(*sensors));
  checks.push_back(checkKernels());
  checks.push_back(checkBinding(machine));
  checks.push_back(checkOverhead(*sensors));
  checks.push_back(checkLatencyWalk(machine));
  return checks;
}

}  // namespace strata
