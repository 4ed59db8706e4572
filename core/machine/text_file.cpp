// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/text_file.h"

#include <fstream>
#include <sstream>

namespace strata {

std::optional<std::string> readTextFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  // An empty file sets the failbit of `text`; a read error leaves the badbit of `file`.
  if (file.bad()) return std::nullopt;
  return text.str();
}

}  // namespace strata
