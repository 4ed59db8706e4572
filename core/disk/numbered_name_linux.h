// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace strata {

/// Whether Linux names a device so: a kind and a number, as in "loop3".
constexpr bool isNumbered(std::string_view name, std::string_view kind) {
  return name.size() > kind.size() && name.starts_with(kind) &&
         name.find_first_not_of("0123456789", kind.size()) == std::string_view::npos;
}

}  // namespace strata
