# SPDX-License-Identifier: GPL-3.0-or-later
# What the two macOS toolchain files share. Expects CMAKE_SYSTEM_PROCESSOR and STRATA_CROSS_TARGET.
include(${CMAKE_CURRENT_LIST_DIR}/common.cmake)
set(CMAKE_SYSTEM_NAME Darwin)
set(CMAKE_C_COMPILER "${STRATA_CROSS_ROOT}/zig/bin/${STRATA_CROSS_TARGET}-cc")
set(CMAKE_CXX_COMPILER "${STRATA_CROSS_ROOT}/zig/bin/${STRATA_CROSS_TARGET}-c++")
set(CMAKE_AR "${STRATA_CROSS_ROOT}/zig/bin/ar" CACHE FILEPATH "")
set(CMAKE_RANLIB "${STRATA_CROSS_ROOT}/zig/bin/ranlib" CACHE FILEPATH "")

# zig knows the target and brings the headers: nothing is to be looked up in an SDK.
set(CMAKE_OSX_SYSROOT "" CACHE STRING "")
set(CMAKE_OSX_ARCHITECTURES ${CMAKE_SYSTEM_PROCESSOR} CACHE STRING "")
set(CMAKE_OSX_DEPLOYMENT_TARGET "" CACHE STRING "")
set(CMAKE_INSTALL_NAME_TOOL true CACHE FILEPATH "")
