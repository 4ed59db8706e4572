# SPDX-License-Identifier: GPL-3.0-or-later
# Runs when cpack has gathered the files of the RPMs: manual pages are compressed without the time of day, so that two
# packages of one commit are equal, and the licence lies where RPM's distributions look for licences.
file(GLOB components LIST_DIRECTORIES true "${CPACK_TEMPORARY_DIRECTORY}/*")

foreach(root IN LISTS components)
  file(GLOB docs LIST_DIRECTORIES true "${root}/usr/share/doc/*")
  foreach(folder IN LISTS docs)
    cmake_path(GET folder FILENAME package)
    file(MAKE_DIRECTORY "${root}/usr/share/licenses/${package}")
    file(RENAME "${folder}/LICENSE" "${root}/usr/share/licenses/${package}/LICENSE")
  endforeach()
  file(GLOB pages "${root}/usr/share/man/man1/*.1" "${root}/usr/share/man/*/man1/*.1")
  if(pages)
    execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
