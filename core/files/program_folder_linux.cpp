// SPDX-License-Identifier: GPL-3.0-or-later
#include <system_error>

#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"

namespace strata {

std::string programFolder() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  return error ? std::string() : utf8Of(program.parent_path());
}

}  // namespace strata
