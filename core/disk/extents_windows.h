// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace strata {

/// Pieces of an open file, by its handle, as piecesOf() counts them; absent where its file system does not
/// tell (FSCTL_GET_RETRIEVAL_POINTERS), as of files so small that they lie in the table of files.
std::optional<std::uint64_t> extentsOf(void* file);

}  // namespace strata
