// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/plain_text.h"

#include <array>

namespace strata {

namespace {

/// The least code point that may be written in so many bytes (RFC 3629): longer forms hide characters.
constexpr std::array<std::uint32_t, 5> leastOfLength{0, 0, 0x80, 0x800, 0x10000};

}  // namespace

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

bool isControl(std::uint32_t value) {
  const bool control = value < 0x20 || (value >= 0x7f && value < 0xa0);
  const bool embedsOrOverrides = value >= 0x202a && value <= 0x202e;
  const bool isolatesOneWay = value == 0x2066 || value == 0x2067;
  return control || embedsOrOverrides || isolatesOneWay;
}

std::string shortened(std::string_view text, std::size_t mostBytes) {
  constexpr std::string_view ellipsis = "\xe2\x80\xa6";
  if (text.size() <= mostBytes) return std::string(text);
  const std::size_t room = mostBytes > ellipsis.size() ? mostBytes - ellipsis.size() : 0;
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t next = end + codePointAt(text, end).bytes;
    if (next > room) break;
    end = next;
  }
  return std::string(text.substr(0, end)) + std::string(ellipsis);
}

std::string withoutControls(std::string_view text) {
  std::string clean;
  clean.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = codePointAt(text, at);
    if (!point.valid)
      clean += "\xef\xbf\xbd";
    else if (isControl(point.value) && point.value != '\n')
      clean += ' ';
    else
      clean += text.substr(at, point.bytes);
    at += point.bytes;
  }
  return clean;
}

}  // namespace strata
