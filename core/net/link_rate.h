// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace strata {

/// LocalAddress::linkRate of the interface of that name. Absent for radio, whose rate is another at each
/// moment, and for interfaces without a line of their own, whose drivers make up a number. Not on Windows,
/// where addresses and rates are told together.
std::optional<double> linkRate(const std::string& interface);

}  // namespace strata
