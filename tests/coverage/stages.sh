#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The stage of `./dev test --all` that says which lines the tests reach. `dev` reads this file, in the root of the sources,
# and has `configure`, `compile`, `run_ctest`, `say` and `die`.

covered() { # LEAST-PERCENT FOLDER…: prints the sources, the least reached last, and fails below that share
  local filters=() folder
  for folder in "${@:2}"; do filters+=(--filter "$folder/"); done
  say "lines of ${*:2}, aim: $1 %"
  gcovr --root . --object-directory build/coverage "${filters[@]}" --sort-percentage \
    --fail-under-line "$1" build/coverage
}

# Without the thorough tests, which go over the same lines in more ways, those that look at instructions, since these are
# not the shipped ones, and the one that asks as somebody who may not write the counts: the program then tells of that too.
test_coverage() {
  configure release -B build/coverage -DSTRATA_TESTS=ON -DCMAKE_CXX_FLAGS_RELEASE=-O0 \
    -DCMAKE_CXX_FLAGS='--coverage -fprofile-update=atomic'
  compile build/coverage
  find build/coverage -name '*.gcda' -delete
  run_ctest build/coverage -LE thorough -E '^(kernels\.disassembly|hardening|strata_cli_bad_settings)$'
  local low=0
  covered 90 core kernels || low=1
  covered 80 app/gui || low=1
  if [ "$low" -ne 0 ]; then die 'the tests reach too few lines'; fi
}
