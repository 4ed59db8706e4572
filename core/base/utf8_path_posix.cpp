// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8_path.h"

namespace strata {

std::filesystem::path pathOf(const std::string& utf8) {
  return {utf8};
}

std::string utf8Of(const std::filesystem::path& path) {
  return path.string();
}

}  // namespace strata
