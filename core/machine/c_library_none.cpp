// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/c_library.h"

namespace strata {

std::string cLibraryName() {
  return {};
}

void shareHeapInLimitedSpace() {}

bool sharesHeap() {
  return false;
}

}  // namespace strata
