// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/exchange/peer_run.h"

/// What CSV and text of Zack Smith's bandwidth share (https://zsmith.co/bandwidth.php): the names of loops.
namespace strata {

inline constexpr std::string_view bandwidthProgram = "bandwidth";

struct BandwidthLoop {
  std::string_view pattern;
  std::string_view op;
  std::int64_t widthBytes = 0;
  bool isPastTheCaches = false;
  bool isString = false;     ///< by the instruction lods
  std::size_t beginsAt = 0;  ///< of the name in the text
};

/// Of any release: "Sequential 128-bit nontemporal reads (dashed)", "Random 128-bit bypassing writes",
/// "Sequential 32-bit LODSD reads" in CSV; "Sequential read bypassing cache (128-bit)" on the console. What
/// stands before the name is left alone; behind it nothing but the name may stand.
std::optional<BandwidthLoop> bandwidthLoopOf(std::string_view text);

/// A cell of a loop, from MB of 1048576 bytes a second.
CellResult bandwidthCell(const BandwidthLoop& loop, std::uint64_t regionBytes, double mibPerS);
double mbOfBandwidth(double mibPerS);

/// Adds a cell; where the run has it, the program was started again, and another run begins.
class BandwidthRuns {
 public:
  BandwidthRuns() : m_runs{peerRun(bandwidthProgram, "")} {}

  Run& run() { return m_runs.back(); }
  void begin();
  void add(CellResult cell);
  bool isFull() const;
  std::vector<Run> take() { return std::move(m_runs); }

 private:
  std::vector<Run> m_runs;
  std::set<std::string> m_had;
  std::size_t m_cells = 0;
};

}  // namespace strata
