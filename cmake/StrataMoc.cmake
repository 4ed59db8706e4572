# SPDX-License-Identifier: GPL-3.0-or-later
# Qt's moc reads every header that a header includes, and finds nothing of use there: our classes say all that it needs.
# Without folders to look in it takes a thirtieth of the time (0.5 instead of 15.5 s of a processor for the window), and
# a header is read again only when it changes itself. CMake gives the folders always, so a line of shell leaves them out.

# strata_moc(TARGET): classes with Q_OBJECT in the sources and headers of TARGET become whole.
function(strata_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
  if(CMAKE_HOST_WIN32)
    return() # no such shell there: slower, and the same code
  endif()
  get_target_property(moc Qt6::moc LOCATION)
  set(alone ${CMAKE_BINARY_DIR}/moc-alone)
  file(
    CONFIGURE
    OUTPUT ${alone}
    CONTENT [[#!/bin/sh
for argument; do
  shift
  case $argument in
    -I*) ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec "@moc@" "$@"
]]
    @ONLY)
  file(CHMOD ${alone} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${alone})
endfunction()
