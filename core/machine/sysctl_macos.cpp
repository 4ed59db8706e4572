// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/sysctl_macos.h"

#include <sys/sysctl.h>
#include <sys/types.h>

#include <cstring>
#include <vector>

namespace strata {

std::optional<std::uint64_t> sysctlNumber(const char* name) {
  // Some values have 32 bits and some 64: the call says how many it wrote.
  std::uint64_t wide = 0;
  std::size_t size = sizeof wide;
  if (sysctlbyname(name, &wide, &size, nullptr, 0) != 0) return std::nullopt;
  if (size == sizeof wide) return wide;
  std::uint32_t narrow = 0;
  if (size != sizeof narrow) return std::nullopt;
  std::memcpy(&narrow, &wide, sizeof narrow);
  return narrow;
}

std::optional<std::string> sysctlText(const char* name) {
  std::size_t size = 0;
  if (sysctlbyname(name, nullptr, &size, nullptr, 0) != 0 || size == 0) return std::nullopt;
  std::vector<char> text(size + 1, '\0');
  if (sysctlbyname(name, text.data(), &size, nullptr, 0) != 0) return std::nullopt;
  return std::string(text.data());
}

}  // namespace strata
