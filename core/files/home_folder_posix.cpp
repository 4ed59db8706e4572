// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/home_folder_posix.h"

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <vector>

namespace strata {

std::string absolutePathIn(const char* variable) {
  const char* const value = std::getenv(variable);
  return value != nullptr && value[0] == '/' ? value : std::string();
}

std::string homeFolder() {
  if (std::string home = absolutePathIn("HOME"); !home.empty()) return home;
  // A service has no HOME.
  constexpr std::size_t longEnough = 16384;
  std::vector<char> text(longEnough);
  passwd entry{};
  passwd* found = nullptr;
  if (getpwuid_r(getuid(), &entry, text.data(), text.size(), &found) != 0 || found == nullptr) return {};
  return found->pw_dir != nullptr && found->pw_dir[0] == '/' ? found->pw_dir : std::string();
}

}  // namespace strata
