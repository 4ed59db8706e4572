// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/utf8_arguments.h"

#include <windows.h>
// This header needs types of windows.h, so it comes after it.
#include <shellapi.h>

#include "core/base/utf8_path.h"

namespace strata::cli {

std::vector<std::string> utf8Arguments(int argc, const char* const* argv) {
  int count = 0;
  wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &count);
  if (wide == nullptr)
    return argc > 1 ? std::vector<std::string>(argv + 1, argv + argc) : std::vector<std::string>();
  std::vector<std::string> arguments;
  for (int i = 1; i < count; ++i) arguments.push_back(utf8Of(wide[i]));
  LocalFree(wide);
  return arguments;
}

}  // namespace strata::cli
