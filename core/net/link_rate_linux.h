// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace strata {

/// What /sys/class/net/INTERFACE/speed says, Mbit/s, as MB/s; absent for what stands for an unknown one: -1,
/// 0, and 4294967295 of older kernels.
std::optional<double> rateOfSpeed(std::string_view text);

/// linkRate(), read from a folder such as /sys/class/net. An interface over others (a bond, VLAN or bridge)
/// has a rate where one of those has; that of a bridge is that of its fastest line, because what it says
/// itself counts those that programs have made.
std::optional<double> linkRateUnder(const std::filesystem::path& interfaces, const std::string& interface);

}  // namespace strata
