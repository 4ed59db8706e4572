// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/disk_profile.h"
#include "core/model/run.h"

namespace strata::gui {

/// What a cell of the disk test in rows is, read from its kernel and parameters.
struct DiskCell {
  DiskRow row;
  std::string op;            ///< "read", "write", "mixed"
  int readPercent = 0;       ///< of "mixed"
  bool zeros = false;        ///< with zeros for data
  bool isEndurance = false;  ///< writes for long: rate against bytes written

  friend bool operator==(const DiskCell&, const DiskCell&) = default;
};

/// Nothing for the cells of Classic and of other tests.
std::optional<DiskCell> diskCellOf(const CellId& id);

/// Whether the run was stopped before the row had its time.
bool isCutShort(const CellResult& result);

}  // namespace strata::gui
