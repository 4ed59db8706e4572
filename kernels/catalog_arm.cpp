// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/catalog.h"
#include "kernels/catalog_rows.h"

namespace strata::kernels {
namespace {

constexpr auto rows = joined(firstRows);

}  // namespace

std::span<const Kernel> catalog() noexcept {
  return rows;
}

}  // namespace strata::kernels
