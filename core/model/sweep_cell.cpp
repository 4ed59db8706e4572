// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sweep_cell.h"

#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"

namespace strata {

std::optional<SweepCell> sweepCellOf(const CellId& id) {
  const KernelId kernel = kernelIdOf(id.kernel);
  const Parameters& parameters = id.parameters;
  if (!kernel.number) return std::nullopt;
  SweepCell cell;
  cell.threads = parameters.threads.value_or(1);
  cell.footprint = footprintOf(parameters);
  cell.pages = parameters.pages.value_or(cell.pages);
  if (id.test == Test::Latency) {
    cell.op = "latency";
    cell.loop = kernel.family;
    cell.chains = *kernel.number;
    cell.local = parameters.blockBytes.has_value();
    return cell;
  }
  if (id.test != Test::Bandwidth || kernel.form.empty()) return std::nullopt;
  cell.op = kernel.family;
  cell.loop = kernel.form;
  cell.widthBytes = parameters.widthBytes.value_or(*kernel.number);
  return cell;
}

}  // namespace strata
