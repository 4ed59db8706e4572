// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/kernel_id.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace strata {

KernelId kernelIdOf(std::string_view kernel) {
  KernelId id{kernel, {}, std::nullopt, kernel};
  if (const auto last = kernel.rfind('-'); last != std::string_view::npos) {
    const std::string_view digits = kernel.substr(last + 1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc{} && end == digits.data() + digits.size() && number >= 0) {
      id.number = number;
      id.loop = kernel.substr(0, last);
    }
  }
  const auto first = id.loop.find('-');
  id.family = id.loop.substr(0, first);
  if (first != std::string_view::npos) id.form = id.loop.substr(first + 1);
  return id;
}

bool isPlainSerial(const KernelId& kernel) {
  return std::ranges::any_of(std::array{"-serial", "-pair", "-sve"},
                             [&](const char* form) { return kernel.loop.ends_with(form); });
}

bool isRoundTrip(const CellId& cell) {
  return cell.test == Test::Network && kernelIdOf(cell.kernel).form.starts_with("round-trip");
}

bool isSustainedWrite(const CellId& cell) {
  return cell.test == Test::Disk && kernelIdOf(cell.kernel).form.starts_with("endurance");
}

bool isCommit(const CellId& cell) {
  return cell.test == Test::Disk && cell.parameters.op == "commit";
}

bool isArithmeticOfCore(const CellId& cell) {
  return cell.test == Test::Cores && !cell.parameters.regionBytes;
}

bool isWakeUp(const CellId& cell) {
  return cell.test == Test::Pauses && kernelIdOf(cell.kernel).form == "wake-up";
}

std::optional<double> microsecondsOf(const CellId& cell, double value) {
  constexpr double nsOfUs = 1e3;
  return isRoundTrip(cell) || isWakeUp(cell) ? std::optional(value / nsOfUs) : std::nullopt;
}

std::string_view sustainedLoadOf(const CellId& cell) {
  if (!cell.parameters.regionBytes) return "integer";
  return cell.parameters.op == "triad" ? "vectors" : "memory";
}

std::string_view unitOf(const CellId& cell) {
  const bool isOfNodes = cell.test == Test::Numa && cell.parameters.op == "latency";
  if (isRoundTrip(cell) || isWakeUp(cell) || isOfNodes) return factsOf(Test::Latency).unit;
  if (isCommit(cell)) return "commits/s";
  if (isArithmeticOfCore(cell)) return factsOf(Test::Integer).unit;
  return factsOf(cell.test.known().value_or(Test::Memory)).unit;
}

}  // namespace strata
