// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/run.h"

namespace strata {

/// What a cell measures, in terms that programs share. It matches published and imported results with those
/// of Strata's own loops. Two cells are alike where `measured`, width, threads and block agree.
struct Likeness {
  /// Test, operation, pattern and what is counted: "bandwidth/read/serial", "latency/whole/default".
  std::string measured;
  /// Absent where another program does not report it; the widest of Strata's loops is then compared.
  std::optional<std::int64_t> widthBytes;
  std::int64_t threads = 1;
  std::optional<std::uint64_t> blockBytes;
  std::optional<Bytes> size;  ///< size of the buffer or the file
  std::optional<int> level;   ///< level that a publication names instead of a size; as MemoryLevel
  bool isOwn = true;          ///< a loop of Strata
};

/// Absent for cells that no other program measures, and for cells of other programs that Strata does not
/// measure.
std::optional<Likeness> likenessOf(const CellResult& cell);

/// The level that the name of a published loop ends in: "bandwidth-read-l2", "bandwidth-read-memory".
std::optional<int> namedLevel(std::string_view kernel);

/// The loop of Strata that corresponds to a cell of another program, without its width: "read-serial". For a
/// cell of Strata, its own id without the number; empty where no loop corresponds.
std::string loopLike(const CellId& cell);

/// The cell of Strata that corresponds to another program's; the cell itself where it is one of Strata, or
/// where none corresponds.
CellId ownCellLike(const CellId& cell);

/// Whether the id is that of a loop of Strata: ids of other programs begin with the program's name.
bool isOwnKernel(std::string_view kernel);

}  // namespace strata
