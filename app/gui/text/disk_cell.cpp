// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/disk_cell.h"

#include "core/model/kernel_id.h"

#include <algorithm>
#include <variant>

namespace strata::gui {

std::optional<DiskCell> diskCellOf(const CellId& id) {
  const Parameters& parameters = id.parameters;
  if (id.test != Test::Disk || !parameters.queueDepth || !parameters.blockBytes) return std::nullopt;
  DiskCell cell;
  cell.row.random = parameters.pattern == "random";
  cell.row.block = Bytes{*parameters.blockBytes};
  cell.row.queueDepth = static_cast<int>(*parameters.queueDepth);
  cell.row.threads = static_cast<int>(parameters.threads.value_or(1));
  cell.op = parameters.op.value_or("");
  cell.readPercent = static_cast<int>(parameters.readPercent.value_or(0));
  cell.zeros = parameters.fill == "zeros";
  cell.isEndurance = isSustainedWrite(id);
  return cell;
}

bool isCutShort(const CellResult& result) {
  const Measured* measured = measuredOf(&result);
  return measured != nullptr && std::ranges::find(measured->verdict.reasons, "row-stopped", &Reason::id) !=
                                    measured->verdict.reasons.end();
}

}  // namespace strata::gui
