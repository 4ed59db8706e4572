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

/// The names of loops, which the CSV and the text of Zack Smith's bandwidth (https://zsmith.co/bandwidth.php)
/// share.
namespace strata {

inline constexpr std::string_view bandwidthProgram = "bandwidth";

struct BandwidthLoop {
  std::string_view pattern;
  std::string_view op;
  std::int64_t widthBytes = 0;
  bool isPastTheCaches = false;
  bool isString = false;     ///< the loop uses the instruction lods
  std::size_t beginsAt = 0;  ///< position of the name in the text
};

/// The loop that a name of any release means: "Sequential 128-bit nontemporal reads (dashed)", "Random
/// 128-bit bypassing writes", "Sequential 32-bit LODSD reads" in CSV; "Sequential read bypassing cache
/// (128-bit)" on the console. Text before the name is ignored; nothing may follow the name.
std::optional<BandwidthLoop> bandwidthLoopOf(std::string_view text);

/// The cell of a loop; its rate is given in MB of 1048576 bytes per second.
CellResult bandwidthCell(const BandwidthLoop& loop, std::uint64_t regionBytes, double mibPerS);
double mbOfBandwidth(double mibPerS);

/// Adds a cell. If the run has the cell already, the program was started again, and another run begins.
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
