// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/markup.h"

#include <array>
#include <cstdint>

namespace strata {

namespace {

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t bytes = 1;
  bool valid = false;
};

/// The least code point that may be written in so many bytes (RFC 3629): longer forms hide characters.
constexpr std::array<std::uint32_t, 5> leastOfLength{0, 0, 0x80, 0x800, 0x10000};

CodePoint codePointAt(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  if (first < 0x80) return {first, 1, true};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + length > text.size()) return {};
  std::uint32_t value = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(at + i) & 0xc0) != 0x80) return {};
    value = value << 6 | (byte(at + i) & 0x3fU);
  }
  const bool surrogate = value >= 0xd800 && value <= 0xdfff;
  if (value < leastOfLength[length] || value > 0x10ffff || surrogate) return {};
  return {value, length, true};
}

bool isHarmful(std::uint32_t value) {
  const bool control = (value < 0x20 && value != '\t' && value != '\n') || (value >= 0x7f && value < 0xa0);
  const bool turns = (value >= 0x202a && value <= 0x202e) || (value >= 0x2066 && value <= 0x2069);
  const bool none = (value & 0xfffe) == 0xfffe || (value >= 0xfdd0 && value <= 0xfdef);
  return control || turns || none;
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

std::size_t lengthOf(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); ++count) at += codePointAt(text, at).bytes;
  return count;
}

}  // namespace strata
