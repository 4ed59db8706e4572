# SPDX-License-Identifier: GPL-3.0-or-later
# 64-bit Windows with MinGW-w64; the threads of the posix variant, because the other one has no std::jthread.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# One file that needs no DLL besides those of Windows.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)

set(STRATA_CROSS_TARGET windows)
include(${CMAKE_CURRENT_LIST_DIR}/common.cmake)
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/run-windows)
