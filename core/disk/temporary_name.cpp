// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/temporary_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <random>

namespace strata {

std::string temporaryFileName() {
  std::random_device random;
  const auto word = [&random] { return (std::uint64_t{random()} << 32) | random(); };
  // The marks of a random (version 4) UUID.
  const std::uint64_t high = (word() & ~std::uint64_t{0xF000}) | 0x4000;
  const std::uint64_t low = (word() & ~(std::uint64_t{3} << 62)) | (std::uint64_t{2} << 62);
  return fmt::format("strata-{:08x}-{:04x}-{:04x}-{:04x}-{:012x}.tmp", high >> 32, (high >> 16) & 0xFFFF,
                     high & 0xFFFF, low >> 48, low & 0xFFFFFFFFFFFF);
}

bool isTemporaryFileName(std::string_view name) {
  // x: any hexadecimal digit; v: the variant of RFC 9562, which is two bits of a digit.
  constexpr std::string_view pattern = "strata-xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx.tmp";
  const auto fits = [](char wanted, char found) {
    if (wanted == 'v') return std::string_view("89ab").find(found) != std::string_view::npos;
    if (wanted == 'x') return std::string_view("0123456789abcdef").find(found) != std::string_view::npos;
    return wanted == found;
  };
  return std::equal(pattern.begin(), pattern.end(), name.begin(), name.end(), fits);
}

}  // namespace strata
