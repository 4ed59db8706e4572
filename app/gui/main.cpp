// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/program.h"
#include "core/machine/topology_messages.h"

int main(int argc, char** argv) {
  strata::hideTopologyMessages();
  return strata::gui::runProgram(argc, argv);
}
