// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace strata::cli {

/// A text as a field of CSV (RFC 4180): in quotes where it needs them.
inline std::string csvField(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string field = "\"";
  for (const char c : text) field += c == '"' ? std::string("\"\"") : std::string(1, c);
  return field + '"';
}

}  // namespace strata::cli
