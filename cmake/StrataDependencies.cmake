# SPDX-License-Identifier: GPL-3.0-or-later
# Every library that Strata uses, with what it is for. All of them are in Debian 12 and in vcpkg. What is missing is told
# in one sentence, with the names of Debian's packages; packaging/packages has those of other systems.

set(strata_missing "")

# strata_note_missing(NAME PACKAGE FOUND)
function(strata_note_missing name package found)
  if(NOT found)
    list(APPEND strata_missing "${name} (Debian: ${package})")
    set(strata_missing "${strata_missing}" PARENT_SCOPE)
  endif()
endfunction()

find_package(PkgConfig QUIET)
if(NOT PKG_CONFIG_FOUND)
  message(FATAL_ERROR "pkg-config is missing (Debian: pkg-config): it tells where other libraries are")
endif()
pkg_check_modules(HWLOC QUIET IMPORTED_TARGET hwloc>=2.9) # topology, binding, memory placement
strata_note_missing("hwloc 2.9 or newer" libhwloc-dev "${HWLOC_FOUND}")
if(APPLE AND HWLOC_FOUND)
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
  pkg_check_modules(URING QUIET IMPORTED_TARGET liburing>=2.3) # requests to a disk, many at once
  strata_note_missing("liburing 2.3 or newer" liburing-dev "${URING_FOUND}")
endif()
pkg_check_modules(SODIUM QUIET IMPORTED_TARGET libsodium>=1.0.18) # network test: key exchange, authentication
strata_note_missing("libsodium 1.0.18 or newer" libsodium-dev "${SODIUM_FOUND}")
find_path(ASIO_INCLUDE_DIR asio.hpp) # network test: connections
strata_note_missing("Asio" libasio-dev "${ASIO_INCLUDE_DIR}")
find_package(fmt QUIET) # formatting that does not depend on the locale
strata_note_missing("fmt" libfmt-dev "${fmt_FOUND}")
find_package(nlohmann_json QUIET) # settings and run files
strata_note_missing("JSON for Modern C++" nlohmann-json3-dev "${nlohmann_json_FOUND}")
find_package(SQLite3 QUIET) # history
strata_note_missing("SQLite 3" libsqlite3-dev "${SQLite3_FOUND}")
find_package(Boost QUIET) # headers: checksums (CRC), histograms, distributions (Math)
strata_note_missing("Boost's headers" libboost-dev "${Boost_FOUND}")
find_package(CLI11 QUIET) # arguments of strata-cli
strata_note_missing("CLI11" libcli11-dev "${CLI11_FOUND}")

if(STRATA_GUI)
  find_package(Qt6 6.4 QUIET COMPONENTS Core Gui Widgets Charts Svg LinguistTools)
  foreach(
    part
    "Core;qt6-base-dev"
    "Gui;qt6-base-dev and libgl1-mesa-dev"
    "Widgets;qt6-base-dev"
    "Charts;qt6-charts-dev and libqt6opengl6-dev"
    "Svg;qt6-svg-dev"
    "LinguistTools;qt6-tools-dev, qt6-tools-dev-tools and qt6-l10n-tools")
    list(GET part 0 component)
    list(GET part 1 packages)
    strata_note_missing("Qt 6.4 or newer, ${component}" "${packages}" "${Qt6${component}_FOUND}")
  endforeach()
endif()

if(STRATA_TESTS)
  find_package(GTest QUIET)
  strata_note_missing("GoogleTest, or -DSTRATA_TESTS=OFF" "libgtest-dev and libgmock-dev" "${GTest_FOUND}")
  if(STRATA_GUI)
    find_package(Qt6 6.4 QUIET COMPONENTS Test)
    strata_note_missing("Qt 6.4 or newer, Test" qt6-base-dev "${Qt6Test_FOUND}")
  endif()
endif()

if(strata_missing)
  list(JOIN strata_missing "\n  " strata_missing_lines)
  set(without_window "")
  if(STRATA_GUI AND strata_missing_lines MATCHES "Qt 6")
    set(without_window " The command line alone needs no Qt: -DSTRATA_GUI=OFF.")
  endif()
  message(FATAL_ERROR "Strata cannot be built yet. Missing are:\n  ${strata_missing_lines}\n"
                      "Install them and configure again.${without_window} Names of packages elsewhere: packaging/packages.")
endif()

# Packages for several releases of a distribution cannot link these two as shared libraries: the version is in their names
# (libfmt.so.9 in Debian 12, another in Debian 13; libsodium.so.23 in Debian, another in Fedora).
option(STRATA_SELF_CONTAINED "Build fmt and libsodium in, so that the programs run on newer systems too" OFF)
add_library(strata_fmt INTERFACE)
if(STRATA_SELF_CONTAINED)
  target_link_libraries(strata_fmt INTERFACE fmt::fmt-header-only)
  find_library(STRATA_STATIC_SODIUM libsodium.a REQUIRED)
  set_target_properties(PkgConfig::SODIUM PROPERTIES INTERFACE_LINK_LIBRARIES "${STRATA_STATIC_SODIUM}")
else()
  target_link_libraries(strata_fmt INTERFACE fmt::fmt)
endif()

# What `strata-cli --version` says of them.
set(strata_libraries
    "Asio"
    "Boost ${Boost_VERSION_STRING}"
    "CLI11 ${CLI11_VERSION}"
    "fmt ${fmt_VERSION}"
    "hwloc ${HWLOC_VERSION}"
    "JSON for Modern C++ ${nlohmann_json_VERSION}"
    "libsodium ${SODIUM_VERSION}"
    "SQLite ${SQLite3_VERSION}")
if(URING_FOUND)
  list(APPEND strata_libraries "liburing ${URING_VERSION}")
endif()
# A package may not know its version.
list(TRANSFORM strata_libraries REPLACE " (0\\.0\\.0)?$" "")
list(JOIN strata_libraries ", " STRATA_LIBRARIES)
