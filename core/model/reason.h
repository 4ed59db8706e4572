// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
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

/// Whether a text has the form of a reason's id: up to 64 small letters of ASCII, digits and hyphens. Whoever
/// reads files or messages takes no other, so that an id cannot steer a terminal or be a sentence.
inline bool isReasonId(std::string_view text) {
  constexpr std::size_t most = 64;
  const auto isOfIds = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= most && std::ranges::all_of(text, isOfIds);
}

}  // namespace strata
