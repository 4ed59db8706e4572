// SPDX-License-Identifier: GPL-3.0-or-later
// keep_last_level FILE: writes what a program leaves of this machine in its data folder, as if it had
// measured that the last cache level is as the system tells. Measuring takes a second or more, for each home
// of its own that a test has.
#include <cstdio>
#include <string>

#include "core/files/machine_file.h"
#include "core/machine/system_facts.h"
#include "core/machine/topology.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: keep_last_level FILE\n", stderr);
    return 2;
  }
  const auto machine = strata::readMachine();
  if (!machine) return 1;
  const std::string key = strata::machineKey(*machine, strata::cachePartition());
  return strata::keepLastLevel(argv[1], key, {{}, "2026-01-01T00:00:00Z"}) ? 0 : 1;
}
