// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/run.h"

namespace strata {

/// What a cell measures, in terms that programs share: by this, published and imported figures meet those of
/// Strata's own loops. Two cells are alike where `measured`, width, threads and block agree.
struct Likeness {
  /// Test, operation, pattern and what is counted: "bandwidth/read/serial", "latency/whole/default".
  std::string measured;
  /// Absent where another program does not tell it: the widest of Strata's loops stands for it then.
  std::optional<std::int64_t> widthBytes;
  std::int64_t threads = 1;
  std::optional<std::uint64_t> blockBytes;
  std::optional<Bytes> size;  ///< of the region, or of the file
  std::optional<int> level;   ///< that a publication names instead of a size; as MemoryLevel
  bool isOwn = true;          ///< a loop of Strata
};

/// Nothing of cells that no other program measures, and of those of other programs that Strata does not.
std::optional<Likeness> likenessOf(const CellResult& cell);

/// The level that the name of a published loop ends in: "bandwidth-read-l2", "bandwidth-read-memory".
std::optional<int> namedLevel(std::string_view kernel);

/// Of Strata's loops the one that another program's cell is like, without its width: "read-serial". The id
/// itself of Strata's own, without their number; empty where there is none like it.
std::string loopLike(const CellId& cell);

/// The cell of Strata's own that another program's would be; the cell itself where it is one, or where there
/// is none like it.
CellId ownCellLike(const CellId& cell);

/// Of one of Strata's own loops by its id: other programs' ids begin with the program's name.
bool isOwnKernel(std::string_view kernel);

}  // namespace strata
