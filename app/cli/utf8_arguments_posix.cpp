// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/utf8_arguments.h"

namespace strata::cli {

std::vector<std::string> utf8Arguments(int argc, const char* const* argv) {
  return argc > 1 ? std::vector<std::string>(argv + 1, argv + argc) : std::vector<std::string>();
}

}  // namespace strata::cli
