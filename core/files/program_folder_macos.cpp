// SPDX-License-Identifier: GPL-3.0-or-later
#include <mach-o/dyld.h>

#include <cstdint>
#include <system_error>

#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"

namespace strata {

std::string programFolder() {
  std::uint32_t length = 0;
  _NSGetExecutablePath(nullptr, &length);
  std::string path(length, '\0');
  if (_NSGetExecutablePath(path.data(), &length) != 0) return {};
  path.resize(path.find('\0'));
  std::error_code error;
  const std::filesystem::path program = std::filesystem::canonical(pathOf(path), error);
  if (error) return {};
  // Strata.app/Contents/MacOS/strata: what a person sees and moves is the bundle.
  const std::filesystem::path folder = program.parent_path();
  const std::filesystem::path bundle = folder.parent_path().parent_path();
  if (folder.filename() == "MacOS" && bundle.extension() == ".app") return utf8Of(bundle.parent_path());
  return utf8Of(folder);
}

}  // namespace strata
