# SPDX-License-Identifier: GPL-3.0-or-later
# CLI11 is headers only: the same for every target.
get_filename_component(_include "${CMAKE_CURRENT_LIST_DIR}/../../../include" ABSOLUTE)
add_library(CLI11::CLI11 INTERFACE IMPORTED)
set_target_properties(CLI11::CLI11 PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${_include}")
unset(_include)
