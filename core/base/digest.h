// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace strata {

/// FNV-1a of 64 bits from a start of one's own: tells texts apart, and guards nothing. The same in every
/// version, since ids are made of it.
constexpr std::uint64_t digest(std::string_view text, std::uint64_t start = 0) {
  constexpr std::uint64_t prime = 0x100000001b3;
  std::uint64_t value = 0xcbf29ce484222325 ^ start;
  for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * prime;
  return value;
}

}  // namespace strata
