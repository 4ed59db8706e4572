// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/cell_units.h"

#include <algorithm>
#include <variant>

#include "core/model/kernel_id.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

constexpr double mega = 1e6;
constexpr double nano = 1e9;
constexpr std::uint64_t cacheLine = 64;

/// A unit of work is all of a region.
bool isByRegion(const kernels::Kernel& kernel) {
  return std::holds_alternative<kernels::RegionCopyFunction>(kernel.function) ||
         kernel.family == kernels::Family::Library;
}

}  // namespace

CellUnits unitsOf(const PlannedCell& cell) {
  if (isWakeUp(cell)) return {"latency", "ns", {nano, true}, 0};
  if (const auto test = cell.test.known()) {
    const TestFacts& facts = factsOf(*test);
    if (!facts.metric.empty()) return {facts.metric, facts.unit, {1, facts.lowerIsBetter}, 0};
  }
  return rateUnitsOf(cell);
}

CellUnits rateUnitsOf(const PlannedCell& cell) {
  const kernels::Kernel* kernel = kernels::find(cell.kernel);
  if (kernel == nullptr) return {"rate", "MB/s", {0, false}, 0};
  if (kernel->operations > 0) return {"operations", "MOPs/s", {kernel->operations / mega, false}, 0};
  // A load of the chase, beside injectors too; a store and the load behind it.
  if (kernel->family == kernels::Family::Chase || kernel->family == kernels::Family::Contention ||
      kernel->family == kernels::Family::Injection || kernel->family == kernels::Family::Forwarding)
    return {"latency", "ns", {nano, true}, 0};
  // A round trip is two hand-overs.
  if (kernel->family == kernels::Family::HandOver) return {"latency", "ns", {nano / 2, true}, 0};
  if (isByRegion(*kernel)) {
    const std::uint64_t region = cell.parameters.regionBytes.value_or(0);
    return {"rate", "MB/s", {static_cast<double>(region) / mega, false}, region};
  }
  // What goes from register to register touches no memory.
  const bool isTransfer = kernel->family == kernels::Family::Registers;
  const std::uint64_t carried = isTransfer || kernel->family == kernels::Family::Triad
                                    ? kernel->widthBytes
                                    : std::max(kernel->bytesRead, kernel->bytesWritten);
  const std::uint64_t bytes =
      cell.parameters.count == "traffic" ? kernel->bytesRead + kernel->bytesWritten : carried;
  return {"rate", "MB/s", {static_cast<double>(bytes) / mega, false}, bytes};
}

double unitsOfOnePass(const PlannedCell& cell) {
  const kernels::Kernel* kernel = kernels::find(cell.kernel);
  if (kernel != nullptr && isByRegion(*kernel)) return 1;
  // A chase through two gigabytes would take seconds, and any part of it is as good as another.
  if (!cell.parameters.regionBytes || !cell.parameters.widthBytes) return 0;
  const std::uint64_t region = *cell.parameters.regionBytes;
  const std::uint64_t lines = region / cacheLine;
  if (cell.parameters.pattern == "random") return static_cast<double>(lines);
  // One that does not divide the region into whole blocks reaches all of it over two passes.
  const std::uint64_t elements = region / static_cast<std::uint64_t>(*cell.parameters.widthBytes);
  const bool wholeBlocks = kernel != nullptr && elements % kernel->unroll == 0;
  return static_cast<double>(wholeBlocks ? elements : 2 * elements);
}

}  // namespace strata
