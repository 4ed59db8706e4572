// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/plan/plan.h"

/// What two ends do together for one cell, and what each of them counts.
namespace strata {

/// A number that opens the connections of one task, and no others.
using TaskToken = std::array<std::uint8_t, 16>;

/// One cell of the network test, as both ends carry it out.
struct NetworkTask {
  TaskToken token{};
  int sending = 0;    ///< streams from the leader
  int receiving = 0;  ///< streams to the leader
  bool roundTrips = false;
  Bytes chunk;              ///< 0: none is sent
  bool chunksBack = false;  ///< chunks go to the leader, who asks for each; else to the responder
  double rampS = 0;         ///< goes by before anything is counted
  double seconds = 0;       ///< counted

  /// What the leader measures, for the responder to show.
  std::string kernel;
  Parameters parameters;

  friend bool operator==(const NetworkTask&, const NetworkTask&) = default;
};

inline constexpr double secondsToAgree = 10;

/// The task of a cell, without a token.
NetworkTask taskOf(const PlannedCell& cell);

/// Beyond this a task is over whatever the other end says, so that no end is kept by the other: what it may
/// take, and ten seconds to agree on it. Chunks are only looked at one by one: on a slow line a few of them
/// take longer than what is counted.
double mostSecondsOf(const NetworkTask& task, double toAgreeS = secondsToAgree);

/// Connections that carry the task's data.
int connectionsOf(const NetworkTask& task);

/// What one end says at the end of a task. Times and rates by its own clock; counts of the counted time only.
struct EndCount {
  double elapsedS = 0;
  std::vector<double> rates;           ///< received in slices of about a twentieth of a second, MB/s
  std::vector<std::uint64_t> streams;  ///< bytes received by each stream
  std::optional<double> cpuPercent;    ///< of one CPU, by this process
  /// Percent of one CPU that the busiest of the threads used that carried data.
  std::optional<double> threadPercent;
  std::optional<std::uint64_t> retransmitted;  ///< segments that this end sent again
  std::optional<std::uint64_t> segments;       ///< that it sent
  int cpus = 0;                                ///< that this process may use

  friend bool operator==(const EndCount&, const EndCount&) = default;
};

/// Chunks that are slow may take so many times the counted time.
inline constexpr double longestChunkTimes = 10;

/// Slices of received bytes that an EndCount has at most.
inline constexpr std::size_t mostSlices = 2000;

}  // namespace strata
