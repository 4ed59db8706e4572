// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace strata {

/// Pieces of an open file, as piecesOf() counts them; absent where its file system does not tell (FIEMAP).
std::optional<std::uint64_t> extentsOf(int file);

}  // namespace strata
