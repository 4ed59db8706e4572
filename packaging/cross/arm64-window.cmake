# SPDX-License-Identifier: GPL-3.0-or-later
# The window for 64-bit ARM Linux: Qt and what it needs from the root that packaging/cross/arm64-window-root unpacks, the
# other libraries as for the command line.
include(${CMAKE_CURRENT_LIST_DIR}/arm64.cmake)
set(CMAKE_SYSROOT "${STRATA_CROSS_ROOT}/arm64-window/root")
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
list(APPEND CMAKE_FIND_ROOT_PATH "${CMAKE_SYSROOT}")
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/run-arm64-window)

# Qt's programs that take part in building are those of this machine, of the same version.
set(QT_HOST_PATH /usr CACHE PATH "")
file(GLOB STRATA_HOST_QT /usr/lib/*-linux-gnu/cmake/Qt6HostInfo)
get_filename_component(STRATA_HOST_QT "${STRATA_HOST_QT}" DIRECTORY)
set(QT_HOST_PATH_CMAKE_DIR "${STRATA_HOST_QT}" CACHE PATH "")
set(Qt6LinguistTools_DIR "${STRATA_HOST_QT}/Qt6LinguistTools" CACHE PATH "")
