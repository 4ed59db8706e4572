// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/seen_paths.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "core/machine/binding.h"
#include "core/machine/sensors.h"
#include "core/model/core_kinds.h"
#include "core/model/core_limits.h"
#include "core/plan/needs.h"
#include "kernels/paths.h"

namespace strata {

namespace {

constexpr double quarter = 0.25;
constexpr double mostOff = 0.03;

/// The length of a trial: some 400,000 accesses, which take 30 µs to 130 µs on current cores.
constexpr std::uint64_t blocksOfTrial = 6000;
/// Rounds through all loops until each has its trials. If fewer than a third of the rounds are calm, the
/// machine is busy.
constexpr std::size_t mostRounds = 3 * trialsOfPath;
/// Tolerances: of the clock before and after a trial, and of the additions per cycle, compared with the most
/// in any trial.
constexpr double mostOfClockChange = 0.01;
constexpr double leastOfUnits = 0.97;

struct Trial {
  double accessesPerCycle = 0;
  double additionsPerCycle = 0;  ///< shows whether the sibling was busy
};

/// A loop and its undisturbed trials.
struct Observed {
  kernels::PathLoop loop;
  std::vector<Trial> trials;
};

bool isSameClock(const ClockReading& before, const ClockReading& after) {
  return before.confirmed && after.confirmed &&
         std::abs(after.ghz - before.ghz) <= mostOfClockChange * before.ghz;
}

/// One trial; absent where it was disturbed.
std::optional<Trial> tryLoop(const kernels::PathLoop& loop, std::byte* area, Sensors& sensors) {
  const ThreadCounters countersBefore = sensors.readCounters();
  loop.function(area, blocksOfTrial / 16);  // cores need a moment until wide registers run at full speed
  const ClockReading before = sensors.readClock();
  const std::uint64_t begin = sensors.ticks();
  loop.function(area, blocksOfTrial);
  const double seconds = static_cast<double>(sensors.ticks() - begin) / sensors.ticksPerSecond();
  const ClockReading after = sensors.readClock();
  const ThreadCounters countersAfter = sensors.readCounters();
  if (!isSameClock(before, after) || countersBefore.cpu != countersAfter.cpu ||
      countersBefore.involuntarySwitches != countersAfter.involuntarySwitches)
    return std::nullopt;
  const double ghz = (before.ghz + after.ghz) / 2;
  const double accesses = static_cast<double>(blocksOfTrial * kernels::accessesPerBlock);
  return Trial{accesses / (seconds * ghz * 1e9), sensors.readAlu(ghz)};
}

double mostAdditions(const std::vector<Observed>& observed) {
  double most = 0;
  for (const Observed& each : observed)
    for (const Trial& trial : each.trials) most = std::max(most, trial.additionsPerCycle);
  return most;
}

/// Accesses per cycle of the trials during which the SMT sibling was idle.
std::vector<double> calmRates(const Observed& observed, double additions) {
  std::vector<double> rates;
  for (const Trial& trial : observed.trials)
    if (trial.additionsPerCycle >= leastOfUnits * additions) rates.push_back(trial.accessesPerCycle);
  return rates;
}

bool isEnough(const std::vector<Observed>& observed) {
  const double additions = mostAdditions(observed);
  return std::ranges::all_of(
      observed, [&](const Observed& each) { return calmRates(each, additions).size() >= trialsOfPath; });
}

void note(WideAccesses& accesses, kernels::PathUse use, const std::optional<double>& rate) {
  switch (use) {
    case kernels::PathUse::Load:
      accesses.loadsPerCycle = rate;
      break;
    case kernels::PathUse::Store:
      accesses.storesPerCycle = rate;
      break;
    case kernels::PathUse::Both:
      accesses.accessesPerCycle = rate;
      break;
  }
}

std::vector<WideAccesses> widthsOf(const std::vector<Observed>& observed) {
  const double additions = mostAdditions(observed);
  std::vector<WideAccesses> widths;
  for (const Observed& each : observed) {
    const int width = static_cast<int>(each.loop.widthBytes);
    if (widths.empty() || widths.back().widthBytes != width) widths.push_back({width, {}, {}, {}});
    note(widths.back(), each.loop.use, quarterOf(calmRates(each, additions)));
  }
  std::erase_if(widths, [](const WideAccesses& accesses) {
    return !accesses.loadsPerCycle && !accesses.storesPerCycle && !accesses.accessesPerCycle;
  });
  return widths;
}

}  // namespace

std::optional<double> quarterOf(const std::vector<double>& accessesPerCycle) {
  if (accessesPerCycle.empty()) return std::nullopt;
  const double best = std::ranges::max(accessesPerCycle);
  const double nearest = quarter * std::round(best / quarter);
  return nearest > 0 && std::abs(best - nearest) <= mostOff * nearest ? std::optional(nearest) : std::nullopt;
}

bool mayBeSeen(const Machine& machine) {
  const Machine fastest = machineFor({}, machine);
  return machine.emulator.empty() && !machine.cpus.empty() &&
         !(fastest.coreClass && fastest.coreClass->hasPaths());
}

std::optional<std::vector<WideAccesses>> seePaths(const Machine& machine, const std::stop_token& stop) {
  std::vector<Observed> observed;
  for (const kernels::PathLoop& loop : kernels::pathLoops())
    if (provides(machine, loop.needs)) observed.push_back({loop, {}});
  bool isSeen = false;
  runOnCpu(cpuOfFastestKind(machine), [&] {
    alignas(4096) std::array<std::byte, kernels::pathAreaBytes> area{};
    const auto sensors = makeCoreSensors();
    // Each round goes through all loops, so that the trials of one loop lie apart in time.
    for (std::size_t round = 0; round < mostRounds && !isSeen && !stop.stop_requested(); ++round) {
      for (Observed& each : observed)
        if (const auto trial = tryLoop(each.loop, area.data(), *sensors)) each.trials.push_back(*trial);
      isSeen = isEnough(observed);
    }
  });
  if (!isSeen || stop.stop_requested()) return std::nullopt;
  return widthsOf(observed);
}

void giveSeenPaths(Machine& machine, const std::vector<WideAccesses>& widths) {
  if (widths.empty()) return;
  const bool isMixed = machine.coreKinds.size() > 1;
  std::optional<CoreClass>& core =
      isMixed ? machine.coreKinds[fastestKind(machine)].coreClass : machine.coreClass;
  core = seenCore(core ? core->id : std::string(), widths);
  if (isMixed) machine = machineFor({}, machine);
}

}  // namespace strata
