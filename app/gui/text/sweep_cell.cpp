// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/sweep_cell.h"

#include <charconv>

#include "core/model/memory_levels.h"

namespace strata::gui {

namespace {

std::optional<std::int64_t> numberAtEnd(std::string_view text) {
  std::int64_t number = 0;
  const std::string_view digits = text.substr(text.rfind('-') + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace

std::optional<SweepCell> sweepCellOf(const CellId& id) {
  const std::string& kernel = id.kernel;
  const Parameters& parameters = id.parameters;
  const auto number = numberAtEnd(kernel);
  const auto first = kernel.find('-');
  const auto last = kernel.rfind('-');
  if (!number || first == std::string_view::npos) return std::nullopt;
  SweepCell cell;
  cell.threads = parameters.threads.value_or(1);
  cell.footprint = footprintOf(parameters);
  cell.pages = parameters.pages.value_or(cell.pages);
  if (id.test == Test::Latency) {
    cell.op = "latency";
    cell.loop = kernel.substr(0, first);
    cell.chains = *number;
    cell.local = parameters.blockBytes.has_value();
    return cell;
  }
  if (id.test != Test::Bandwidth || last == first) return std::nullopt;
  cell.op = kernel.substr(0, first);
  cell.loop = kernel.substr(first + 1, last - first - 1);
  cell.widthBytes = parameters.widthBytes.value_or(*number);
  return cell;
}

}  // namespace strata::gui
