// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/per_cycle.h"

namespace strata {

std::optional<double> operandsPerCycle(const CellResult& cell) {
  const auto* measured = std::get_if<Measured>(&cell.outcome);
  if (!measured || cell.unit != "MB/s" || cell.parameters.widthBytes.value_or(0) <= 0) return std::nullopt;
  if (measured->clockGhz.value_or(0) <= 0) return std::nullopt;
  const auto width = static_cast<double>(*cell.parameters.widthBytes);
  const auto threads = static_cast<double>(cell.parameters.threads.value_or(1));
  // 10^6 bytes a second, by 10^9 cycles a second.
  return measured->value / width / (1e3 * *measured->clockGhz) / threads;
}

}  // namespace strata
