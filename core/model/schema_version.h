// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace strata {

/// The version that a file's "schema" names: 2 of "strata.run/2" with the family "strata.run/". Absent when
/// it is of another family, or names no whole number from 1.
std::optional<int> schemaVersion(std::string_view schema, std::string_view family);

}  // namespace strata
