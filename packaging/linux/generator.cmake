# SPDX-License-Identifier: GPL-3.0-or-later
# CPack reads this before each kind of package: what is done to the gathered files differs by kind.
if(CPACK_GENERATOR STREQUAL "RPM")
  set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/rpm/finish.cmake")
  # The spec's changelog wants a day: that of SOURCE_DATE_EPOCH, where it is set.
  string(TIMESTAMP STRATA_RPM_DATE "%a %b %d %Y" UTC)
else()
  set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/debian/finish.cmake")
endif()
