// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_parts.h"

#include <algorithm>
#include <cstdint>

namespace strata {

namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";

void append(std::string& text, std::uint32_t character) {
  const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (character < 0x80) return add(character);
  if (character < 0x800) {
    add(0xc0 | character >> 6);
  } else {
    if (character < 0x10000) {
      add(0xe0 | character >> 12);
    } else {
      add(0xf0 | character >> 18);
      add(0x80 | (character >> 12 & 0x3f));
    }
    add(0x80 | (character >> 6 & 0x3f));
  }
  add(0x80 | (character & 0x3f));
}

constexpr bool isFirstHalf(std::uint32_t unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}
constexpr bool isSecondHalf(std::uint32_t unit) {
  return unit >= 0xdc00 && unit < 0xe000;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find_first_of(blanks), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

std::optional<std::string> utf8OfUtf16(std::string_view bytes) {
  const bool isLittle = bytes.starts_with("\xff\xfe");
  if (!isLittle && !bytes.starts_with("\xfe\xff")) return std::nullopt;
  const auto unitAt = [&](std::size_t at) {
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<std::uint32_t>(isLittle ? second << 8 | first : first << 8 | second);
  };
  constexpr std::uint32_t replacement = 0xfffd;
  std::string text;
  text.reserve(bytes.size() / 2);
  for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
    const std::uint32_t unit = unitAt(at);
    if (isFirstHalf(unit) && at + 3 < bytes.size() && isSecondHalf(unitAt(at + 2))) {
      append(text, 0x10000 + ((unit - 0xd800) << 10) + (unitAt(at + 2) - 0xdc00));
      at += 2;
    } else {
      append(text, isFirstHalf(unit) || isSecondHalf(unit) ? replacement : unit);
    }
  }
  return text;
}

}  // namespace strata
