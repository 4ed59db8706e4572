# SPDX-License-Identifier: GPL-3.0-or-later
# Every library that Strata uses, with what it is for. All of them are in Debian 12 and in vcpkg.

find_package(PkgConfig REQUIRED)
pkg_check_modules(HWLOC REQUIRED IMPORTED_TARGET hwloc>=2.9) # topology, binding, memory placement
if(APPLE)
  # A static hwloc asks these what the Mac is, and its description does not name them. Where there are none to link, as
  # when another system builds for this one, hwloc was built without.
  foreach(framework CoreFoundation IOKit)
    find_library(${framework}_FRAMEWORK ${framework})
    if(${framework}_FRAMEWORK)
      set_property(
        TARGET PkgConfig::HWLOC
        APPEND
        PROPERTY INTERFACE_LINK_LIBRARIES "${${framework}_FRAMEWORK}")
    endif()
  endforeach()
endif()
if(CMAKE_SYSTEM_NAME STREQUAL Linux)
  pkg_check_modules(URING REQUIRED IMPORTED_TARGET liburing>=2.3) # requests to a disk, many at once
endif()
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium>=1.0.18) # network test: key exchange, authentication
find_path(ASIO_INCLUDE_DIR asio.hpp REQUIRED) # network test: connections
find_package(fmt REQUIRED) # formatting that does not depend on the locale
find_package(nlohmann_json REQUIRED) # settings and run files
find_package(SQLite3 REQUIRED) # history
find_package(Boost REQUIRED) # headers: checksums (CRC), histograms, distributions (Math)
find_package(CLI11 REQUIRED) # arguments of strata-cli

if(STRATA_GUI)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Charts Svg LinguistTools)
endif()

if(STRATA_TESTS)
  find_package(GTest REQUIRED)
  if(STRATA_GUI)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
  endif()
endif()
