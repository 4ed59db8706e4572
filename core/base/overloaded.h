// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// A visitor for std::visit(): one function for each alternative.
template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace strata
