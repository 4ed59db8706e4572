// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/plain_text.h"

namespace strata {

/// A text as a field of CSV (RFC 4180): in quotes where it needs them, control characters but the newline
/// made spaces.
inline std::string csvField(std::string_view text) {
  const std::string plain = withoutControls(text);
  if (plain.find_first_of(",\"\n") == std::string::npos) return plain;
  std::string field = "\"";
  for (const char c : plain) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

}  // namespace strata
