// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/markup.h"

#include <cstdint>

#include "core/base/plain_text.h"

namespace strata {

namespace {

/// Nor may XML hold what is no character.
bool isHarmful(std::uint32_t value) {
  const bool control = isControl(value) && value != '\t' && value != '\n';
  const bool isolates = value >= 0x2066 && value <= 0x2069;
  const bool none = (value & 0xfffe) == 0xfffe || (value >= 0xfdd0 && value <= 0xfdef);
  return control || isolates || none;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = codePointAt(text, at);
    const std::string_view bytes = text.substr(at, point.bytes);
    at += point.bytes;
    if (!point.valid || isHarmful(point.value))
      result += "\xef\xbf\xbd";
    else if (point.value == '&')
      result += "&amp;";
    else if (point.value == '<')
      result += "&lt;";
    else if (point.value == '>')
      result += "&gt;";
    else if (point.value == '"')
      result += "&quot;";
    else if (point.value == '\'')
      result += "&#39;";
    else
      result += bytes;
  }
  return result;
}

}  // namespace strata
