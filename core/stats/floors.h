// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/run.h"

/// How far apart unchanged series of a cell lie: what a difference must exceed to be one. Pure.
namespace strata {

enum class FloorSource {
  Usual,   ///< a rule of thumb, see usualFloor()
  History  ///< this machine's own runs with the same settings
};

struct Floor {
  double share = 0.01;  ///< 0.03 for 3 %
  FloorSource source = FloorSource::Usual;
  std::size_t groups = 0;  ///< series and single runs of the history that it is made of; 0 of a usual one

  friend bool operator==(const Floor&, const Floor&) = default;
};

/// Returns the floor of a cell as the first side measured it.
using FloorOf = std::function<Floor(const CellResult&)>;

/// Pairs of neighbours below which a history says too little.
inline constexpr std::size_t leastFloorPairs = 5;

/// The range that 95 % of differences between unchanged groups keep, from the logarithms of the ratios of
/// neighbours in time, whatever their sign. Absent with fewer than leastFloorPairs.
///
/// 1.96 standard deviations, of which the scaled median of the absolute values (1.4826: Hampel 1974,
/// Rousseeuw and Croux 1993) is an estimate that one changed BIOS in the past does not move: one pair of many
/// has it. Widened by 2 / n for what so few pairs can miss: by simulation (tests) false verdicts then stay
/// below 5 % from five pairs on, where they are up to 9 % without.
std::optional<double> floorOfRatios(std::span<const double> logarithms);

/// Whether a run's figures may be compared with the other's as if nothing had changed: processor, cores,
/// memory, system, method, settings and priority are the same, and so are speed and channels of the modules
/// where both runs know them. Label, comment and results do not count, and timings of memory are not known.
bool isUnchanged(const Run& run, const Run& other);

/// Whether both are results of the same cell, made alike: by the same revision of the loop, in the same pages
/// where both were measured.
bool isMadeAlike(const CellResult& a, const CellResult& b);

/// Floors from the runs of a history, in any order: those that are unchanged beside `like` count, each series
/// as one group, in the order of their starts; pairs are neighbours of the same label. Groups of which a run
/// is among `compared` are left out: what is to be judged is no yardstick. A cell's revision and pages must
/// be those of the cell asked about. Where too little is left the floor is the usual one.
FloorOf floorsFromHistory(std::vector<Run> history, const Run& like, std::span<const Run> compared);

}  // namespace strata
