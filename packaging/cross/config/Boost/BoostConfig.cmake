# SPDX-License-Identifier: GPL-3.0-or-later
# Boost's headers are the same for every target, and too many to copy: that folder holds one link to the system's.
# Headers of an imported target count as the system's, so that their warnings stay out.
get_filename_component(_include "${CMAKE_CURRENT_LIST_DIR}/../../../boost/include" ABSOLUTE)
add_library(Boost::headers INTERFACE IMPORTED)
set_target_properties(Boost::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${_include}")
unset(_include)
