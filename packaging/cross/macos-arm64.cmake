# SPDX-License-Identifier: GPL-3.0-or-later
# macOS on Apple silicon, compiled and linked by zig. Nothing here can run the result.
set(CMAKE_SYSTEM_PROCESSOR arm64)
set(STRATA_CROSS_TARGET macos-arm64)
include(${CMAKE_CURRENT_LIST_DIR}/macos.cmake)
