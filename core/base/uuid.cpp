// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/uuid.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>

namespace strata {

std::string randomUuid() {
  std::random_device device;
  std::uniform_int_distribution<std::uint64_t> words;
  // RFC 9562: version 4 in the 13th digit, variant 2 in the 17th.
  const std::uint64_t high = (words(device) & 0xffffffffffff0fffu) | 0x4000u;
  const std::uint64_t low = (words(device) & 0x3fffffffffffffffu) | 0x8000000000000000u;
  return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:012x}", high >> 32, (high >> 16) & 0xffff, high & 0xffff,
                     low >> 48, low & 0xffffffffffffu);
}

bool isUuid(std::string_view text) {
  constexpr std::array<std::size_t, 4> hyphens{8, 13, 18, 23};
  if (text.size() != 36) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isHyphen = std::ranges::find(hyphens, i) != hyphens.end();
    const bool isDigit = std::string_view("0123456789abcdefABCDEF").find(text[i]) != std::string_view::npos;
    if (isHyphen ? text[i] != '-' : !isDigit) return false;
  }
  return true;
}

std::string canonicalUuid(std::string text) {
  if (!isUuid(text)) return text;
  for (char& c : text)
    if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

}  // namespace strata
