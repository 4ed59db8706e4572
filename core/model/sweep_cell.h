// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/run.h"

namespace strata {

/// What a cell of bandwidth or latency is, read from its kernel and parameters.
struct SweepCell {
  std::string op;    ///< "read", "write", "copy", "latency"
  std::string loop;  ///< how it goes through memory: "serial", "random", "chunks", "stream", …; "chase"
  std::int64_t widthBytes = 0;  ///< 0 for latency
  std::int64_t chains = 0;      ///< of a chase; 0 for bandwidth
  std::int64_t threads = 1;
  bool local = false;             ///< a chase that stays within a block of pages for long: TLB-local
  Bytes footprint;                ///< all that one thread touches
  std::string pages = "default";  ///< of memory: the kind that was asked for

  friend bool operator==(const SweepCell&, const SweepCell&) = default;
};

/// Nothing for a cell of another test, or of a kernel whose name is not "OP-LOOP-WIDTH" or "chase-CHAINS".
std::optional<SweepCell> sweepCellOf(const CellId& id);

}  // namespace strata
