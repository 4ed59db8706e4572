# SPDX-License-Identifier: GPL-3.0-or-later
# macOS on Intel processors, compiled and linked by zig. Nothing here can run the result.
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(STRATA_CROSS_TARGET macos-x86_64)
include(${CMAKE_CURRENT_LIST_DIR}/macos.cmake)
