// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"

#include <algorithm>

namespace strata::kernels {

const Kernel* find(std::string_view id) noexcept {
  const auto rows = catalog();
  const auto row = std::ranges::find(rows, id, &Kernel::id);
  return row == rows.end() ? nullptr : &*row;
}

}  // namespace strata::kernels
