#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./dev fuzz`, and the fuzzers' stage of `./dev test --all`. `dev` reads this file: it sets $root and $with_clang, and has
# `configure`, `compile`, `need`, `say` and `die`.
: "${root:?}" "${with_clang:?}"

fuzz_targets=(arguments exchange network run_files scales settings texts)

build_fuzz() {
  configure fuzz "${with_clang[@]}"
  compile build/fuzz --target "${fuzz_targets[@]/#/fuzz_}"
}

fuzz() { # SECONDS TARGET…: what is made up goes into build/fuzz/corpus, for the next time
  local seconds=$1 target found=()
  for target in "${@:2}"; do
    local program=build/fuzz/bin/fuzz_$target finds=build/fuzz/finds/$target
    mkdir -p "build/fuzz/corpus/$target" "$finds"
    say "fuzz $target, $seconds seconds"
    "$program" -max_total_time="$seconds" -max_len=8192 -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 \
      -dict="tests/fuzz/dictionaries/$target.txt" -artifact_prefix="$root/$finds/" \
      "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" >"build/fuzz/$target.log" 2>&1 ||
      found+=("$target")
    tail -n 6 "build/fuzz/$target.log"
  done
  if [ ${#found[@]} -eq 0 ]; then return; fi
  for target in "${found[@]}"; do
    cat >&2 <<FOUND
dev: the fuzzer of $target found a fault; build/fuzz/$target.log tells more. To see it again:
  build/fuzz/bin/fuzz_$target FILE, with the newest FILE of build/fuzz/finds/$target
Once it is mended, keep FILE in tests/fuzz/corpus/$target, under a name that says what it is.
FOUND
  done
  return 1
}

test_fuzz() {
  build_fuzz
  fuzz 15 "${fuzz_targets[@]}"
}

command_fuzz() {
  local targets=("${fuzz_targets[@]}") seconds=60
  if [ -n "${1:-}" ] && [[ ! $1 =~ ^[0-9]+$ ]]; then
    if [[ " ${fuzz_targets[*]} " != *" $1 "* ]]; then die "no fuzz target $1; there are: ${fuzz_targets[*]}"; fi
    targets=("$1")
    shift
  fi
  if [ $# -gt 0 ]; then
    if [ $# -gt 1 ] || [[ ! $1 =~ ^[1-9][0-9]*$ ]]; then die "fuzz [TARGET] [SECONDS]: not a number of seconds: $*"; fi
    seconds=$1
  fi
  need build tests clang
  mkdir -p build
  build_fuzz
  fuzz "$seconds" "${targets[@]}"
}
