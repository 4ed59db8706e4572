// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/program.h"

int main(int argc, char** argv) {
  return strata::gui::runProgram(argc, argv);
}
