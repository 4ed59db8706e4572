# SPDX-License-Identifier: GPL-3.0-or-later
# nlohmann-json is headers only: the same for every target.
get_filename_component(_include "${CMAKE_CURRENT_LIST_DIR}/../../../include" ABSOLUTE)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
set_target_properties(nlohmann_json::nlohmann_json PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${_include}")
unset(_include)
