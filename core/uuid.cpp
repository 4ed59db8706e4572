// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uuid.h"

#include <fmt/format.h>

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

}  // namespace strata
