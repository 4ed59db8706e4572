# SPDX-License-Identifier: GPL-3.0-or-later
# fmt without its compiled part, so that one copy of its headers serves every target.
get_filename_component(_include "${CMAKE_CURRENT_LIST_DIR}/../../../include" ABSOLUTE)
add_library(fmt::fmt INTERFACE IMPORTED)
set_target_properties(fmt::fmt PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${_include}"
                                          INTERFACE_COMPILE_DEFINITIONS FMT_HEADER_ONLY=1)
unset(_include)
