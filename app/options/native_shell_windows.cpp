// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/shell_word.h"

namespace strata::cli {

Shell nativeShell() {
  return Shell::Windows;
}

}  // namespace strata::cli
