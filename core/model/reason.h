// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace strata {

/// One fact that a reason carries. The name ends in its unit (`_bytes`, `_percent`, `_ghz`, `_s`), which
/// tells how it is shown to a person; it is also the key in the run file.
struct Datum {
  std::string name;
  std::variant<std::int64_t, double, std::string> value;

  friend bool operator==(const Datum&, const Datum&) = default;
};

/// Why a figure is not beyond doubt, why a cell was left out, or why something failed: an id in kebab-case
/// and its facts, in the order in which the sentence of `app/words` numbers them.
struct Reason {
  std::string id;
  std::vector<Datum> data;

  friend bool operator==(const Reason&, const Reason&) = default;
};

using Error = Reason;

}  // namespace strata
