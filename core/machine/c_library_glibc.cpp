// SPDX-License-Identifier: GPL-3.0-or-later
#include <gnu/libc-version.h>

#include "core/machine/c_library.h"

namespace strata {

std::string cLibraryName() {
  return std::string("glibc ") + gnu_get_libc_version();
}

}  // namespace strata
