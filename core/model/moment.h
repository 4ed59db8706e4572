// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace strata {

/// A moment of a cell of the disk or network test, about eight a second.
struct Moment {
  std::size_t cell = 0;
  double seconds = 0;  ///< since the cell began; of endurance: of writing, the mean of its folders
  double bytes = 0;    ///< moved since the cell began; of endurance: written
  double rate = 0;     ///< MB/s since the moment before
  /// The median latency of the operations since the moment before; absent where none was completed.
  std::optional<std::uint64_t> p50Ns = std::nullopt;
  std::optional<std::uint64_t> p99Ns = std::nullopt;

  friend bool operator==(const Moment&, const Moment&) = default;
};

}  // namespace strata
