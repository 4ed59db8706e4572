# SPDX-License-Identifier: GPL-3.0-or-later
# The window for 64-bit Windows, and the Qt that it needs: as packaging/cross/windows.cmake has it, but with the
# libraries of the compiler as DLLs, so that Qt's DLLs and the programs have one C++ library between them.
# STRATA_WINDOWS_QT is the folder of that Qt, once it is there.
include(${CMAKE_CURRENT_LIST_DIR}/../cross/windows.cmake)
set(CMAKE_EXE_LINKER_FLAGS_INIT "")

# Tools that run while building come from this system's Qt.
set(QT_HOST_PATH /usr)
file(GLOB tools /usr/lib/*/cmake/Qt6HostInfo)
list(GET tools 0 tools)
get_filename_component(QT_HOST_PATH_CMAKE_DIR "${tools}" DIRECTORY)
if(STRATA_WINDOWS_QT)
  list(APPEND CMAKE_PREFIX_PATH "${STRATA_WINDOWS_QT}")
  list(APPEND CMAKE_FIND_ROOT_PATH "${STRATA_WINDOWS_QT}")
endif()
