// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/arena_layout.h"
#include "core/machine/arena_pages.h"
#include "core/machine/system_facts.h"

namespace strata {

// There are no large pages to ask for, and so only one size to obtain.
void adviseHugePages(std::byte*, Bytes) noexcept {}

std::string obtainedPages(const std::byte*, Bytes) {
  return pageSizeName(pageSize());
}

}  // namespace strata
