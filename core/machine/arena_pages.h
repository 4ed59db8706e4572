// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "core/units.h"

namespace strata {

/// Asks the system for large pages in that memory; it need not comply.
void adviseHugePages(std::byte* data, Bytes size) noexcept;

/// What Arena::pagesObtained tells of that memory.
std::string obtainedPages(const std::byte* data, Bytes size);

}  // namespace strata
