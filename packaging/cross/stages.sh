#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Stages of `./dev test` that build for other systems and processors, and run what they built under an emulator. `dev`
# reads this file: it sets $root and $jobs, and has `compile`, `run_ctest`, `in_shards`, `use_ccache` and `die`.
: "${root:?}" "${jobs:?}"

cross_configure() { # TARGET FOLDER TOOLCHAIN-FILE OPTION…
  use_ccache
  packaging/cross/dependencies "$1"
  if [[ $1 == macos-* ]]; then unset CMAKE_CXX_COMPILER_LAUNCHER; fi # ccache knows the wrapper, not zig
  cmake --preset release -B "$2" -DCMAKE_TOOLCHAIN_FILE="$root/packaging/$3" -DSTRATA_WERROR=ON "${@:4}" \
    >"build/cross/$1/configure.log" 2>&1 || {
    cat "build/cross/$1/configure.log" >&2
    die "cmake could not configure the build for $1"
  }
}

cross_build() { # TARGET TESTS(ON, OFF)
  local folder=build/cross/$1/build
  cross_configure "$1" "$folder" "cross/$1.cmake" -DSTRATA_GUI=OFF -DSTRATA_TESTS="$2"
  compile "$folder"
  local suffix=''
  if [ "$1" = windows ]; then suffix=.exe; fi
  packaging/check-hardening "$folder/bin/strata-cli$suffix"
}

cross_test() { # TARGET TESTS(ON, OFF): builds, and runs what it built under an emulator
  cross_build "$1" "$2"
  local bin=build/cross/$1/build/bin suffix='' program
  if [ "$1" = windows ]; then suffix=.exe; fi
  # A short run of everything: figures from an emulator mean nothing, that it comes to its end does.
  "packaging/cross/run-$1" "$bin/strata-cli$suffix" --version
  "packaging/cross/run-$1" "$bin/strata-cli$suffix" run --quiet --no-history --preset default \
    --integer-time 1 --float-time 1 --memory-time 1 --size 4K --disk-dir "build/cross/$1" --disk-size 1M --disk-time 1 \
    --format csv --output "build/cross/$1/run.csv"
  if [ "$1" = windows ]; then
    python3 -B tests/cli/check_under_wine.py packaging/cross/run-windows "$bin/strata-cli$suffix"
  fi
  if [ "$2" = OFF ]; then return; fi
  local failed=()
  for program in "$bin"/strata_*_tests"$suffix"; do
    if [ "$1" = arm64 ] && [[ $program == */strata_kernels_tests ]]; then continue; fi # see test_arm64_loops
    STRATA_RUN_TIMEOUT=900 in_shards "packaging/cross/run-$1" "$program" || failed+=("$program, $?")
  done
  if [ ${#failed[@]} -gt 0 ]; then die "tests for $1 failed: ${failed[*]}"; fi
}

# What is arm64's alone. The emulator's SVE has 64 bytes unless told; each width has loops of its own.
test_arm64_loops() {
  local folder=build/cross/arm64/build program bytes
  cross_configure arm64 "$folder" cross/arm64.cmake -DSTRATA_GUI=OFF -DSTRATA_TESTS=ON
  compile "$folder" --target strata_kernels_tests
  program=$folder/bin/strata_kernels_tests
  local -x STRATA_RUN_TIMEOUT=900
  in_shards packaging/cross/run-arm64 "$program"
  for bytes in 16 32; do
    QEMU_CPU=max,sve-default-vector-length=$bytes in_shards packaging/cross/run-arm64 "$program" --gtest_filter='*sve*'
  done
}

# With a Qt for Windows the window is built and used; without one the compiler looks through its sources.
test_windows_window() {
  local kit folder=build/cross/windows/window
  kit=$(packaging/windows/qt --find) || [ -z "${STRATA_WINDOWS_QT:-}" ] || exit 1
  if [ -z "$kit" ]; then
    echo 'No Qt for Windows is here (packaging/windows/qt builds one): the sources are looked through.'
    packaging/windows/check-window-syntax build/release
    return
  fi
  cross_configure windows "$folder" windows/qt.cmake -DSTRATA_WINDOWS_QT="$kit" -DSTRATA_GUI=ON -DSTRATA_TESTS=OFF
  compile "$folder"
  packaging/check-hardening "$folder/bin/strata.exe" "$folder/bin/strata-cli.exe"
  test_windows_packages "$folder" "$folder/package"
  rm -rf "$folder/portable"
  python3 -m zipfile -e "$folder"/package/*-portable.zip "$folder/portable"
  /usr/bin/python3 -B tests/desktop/check_under_wine.py packaging/cross/run-windows "$folder"/portable/*/strata.exe \
    "$folder/window.png"
}

test_windows_packages() { # BUILD FOLDER: the zip and the installer, which installs, starts and takes away again
  rm -rf "$2" "$2-again"
  packaging/windows/package "$1" "$2"
  packaging/windows/package "$1" "$2-again" >/dev/null
  diff -r "$2" "$2-again" || die 'two packages of one build differ'
  rm -r "$2-again"
  packaging/windows/check-installer "$2"/*-setup.exe
}

# Where Debian's arm64 packages of Qt are: tests that draw the pages and charts, and the window itself on a screen.
arm64_window_tests=(tst_main_window tst_window_audit tst_charts tst_charts_view tst_disk_page)

test_arm64_window() {
  packaging/cross/arm64-window-root
  local folder=build/cross/arm64-window pattern
  cross_configure arm64 "$folder/build" cross/arm64-window.cmake -DSTRATA_GUI=ON -DSTRATA_TESTS=ON
  compile "$folder/build" --target strata strata_gui_tests
  packaging/check-hardening "$folder/build/bin/strata"
  pattern=$(IFS='|' && echo "${arm64_window_tests[*]}")
  run_ctest "$folder/build" -R "^($pattern)\$"
  /usr/bin/python3 -B tests/desktop/check_start.py "$folder/window.png" \
    packaging/cross/run-arm64-window "$folder/build/bin/strata"
}
