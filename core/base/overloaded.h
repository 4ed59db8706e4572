// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// What std::visit() takes: one function for each alternative.
template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace strata
