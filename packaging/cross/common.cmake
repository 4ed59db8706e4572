# SPDX-License-Identifier: GPL-3.0-or-later
# What every cross toolchain file shares: libraries come from the prefix that packaging/cross/dependencies builds,
# and from nowhere else. Expects STRATA_CROSS_TARGET.
get_filename_component(STRATA_CROSS_ROOT "${CMAKE_CURRENT_LIST_DIR}/../../build/cross" ABSOLUTE)
set(STRATA_CROSS_PREFIX "${STRATA_CROSS_ROOT}/${STRATA_CROSS_TARGET}/prefix")

set(CMAKE_PREFIX_PATH "${STRATA_CROSS_PREFIX}")
list(APPEND CMAKE_FIND_ROOT_PATH "${STRATA_CROSS_PREFIX}")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

set(ENV{PKG_CONFIG_LIBDIR} "${STRATA_CROSS_PREFIX}/lib/pkgconfig")
set(PKG_CONFIG_ARGN --static) # the prefix holds static libraries: what they need in turn must be linked too

# Discovering tests at build time would start the emulator for every link.
set(CMAKE_GTEST_DISCOVER_TESTS_DISCOVERY_MODE PRE_TEST)
