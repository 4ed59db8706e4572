# SPDX-License-Identifier: GPL-3.0-or-later
# What a system wants to know of a program besides its code: name, icon, version, and which files it opens. On Linux the
# files that are installed tell it.

# strata_describe_program(TARGET TITLE)
function(strata_describe_program target title)
  if(WIN32)
    set(STRATA_PROGRAM ${target})
    set(STRATA_PROGRAM_TITLE "${title}")
    set(resources ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc)
    configure_file(${PROJECT_SOURCE_DIR}/packaging/windows/program.rc.in ${resources} @ONLY)
    # By itself: its compiler does not know the flags of C++.
    add_library(${target}-description OBJECT ${resources})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}-description>)
    set_source_files_properties(${resources} PROPERTIES OBJECT_DEPENDS
                                                        ${PROJECT_SOURCE_DIR}/resources/icons/strata.ico)
  elseif(APPLE)
    get_target_property(bundle ${target} MACOSX_BUNDLE)
    if(bundle)
      set(icon ${PROJECT_SOURCE_DIR}/resources/icons/strata.icns)
      target_sources(${target} PRIVATE ${icon})
      set_source_files_properties(${icon} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
      set_target_properties(
        ${target} PROPERTIES OUTPUT_NAME Strata MACOSX_BUNDLE_INFO_PLIST
                                                ${PROJECT_SOURCE_DIR}/packaging/macos/Info.plist.in)
    endif()
  endif()
endfunction()
