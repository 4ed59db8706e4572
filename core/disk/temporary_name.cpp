// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/temporary_name.h"

#include <fmt/format.h>

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

}  // namespace strata
