# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` places. Folders by GNUInstallDirs, so that packagers can choose them. The program of the command
# line and the window are components of their own: see StrataPackage.
include(GNUInstallDirs)

install(TARGETS strata-cli RUNTIME COMPONENT cli)
if(STRATA_GUI)
  install(TARGETS strata RUNTIME COMPONENT window BUNDLE DESTINATION . COMPONENT window)
endif()
set(documents CHANGELOG.md LICENSE README.md)
install(FILES ${documents} DESTINATION ${CMAKE_INSTALL_DOCDIR}-cli COMPONENT cli)
if(STRATA_GUI)
  install(FILES ${documents} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT window)
endif()

if(UNIX AND NOT APPLE)
  set(pages strata-cli)
  if(STRATA_GUI)
    list(APPEND pages strata)
    install(FILES resources/icons/strata.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
            COMPONENT window)
    install(FILES packaging/linux/org.strata_bench.Strata.metainfo.xml
            DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT window)
    install(FILES packaging/linux/org.strata_bench.Strata.mime.xml
            DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT window)
    # Where a desktop looks for programs without being told, the name alone starts it; elsewhere the whole path is
    # needed, and known only when it is installed.
    install(
      CODE "
      file(READ \"${PROJECT_SOURCE_DIR}/packaging/linux/strata.desktop\" entry)
      cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_PREFIX NORMALIZE OUTPUT_VARIABLE prefix)
      if(NOT prefix MATCHES \"^/usr(/local)?/?$\")
        cmake_path(APPEND prefix \"${CMAKE_INSTALL_BINDIR}/strata\" OUTPUT_VARIABLE program)
        string(REPLACE \"\\nExec=strata \" \"\\nExec=\\\"\${program}\\\" \" entry \"\${entry}\")
      endif()
      file(WRITE \"${PROJECT_BINARY_DIR}/install/strata.desktop\" \"\${entry}\")"
      COMPONENT window)
    install(FILES ${PROJECT_BINARY_DIR}/install/strata.desktop
            DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT window)
  endif()
  # What is built for another machine cannot be asked.
  if(NOT CMAKE_CROSSCOMPILING)
    set(completions "")
    foreach(shell_file "bash;bash-completion/completions/strata-cli" "zsh;zsh/site-functions/_strata-cli"
                       "fish;fish/vendor_completions.d/strata-cli.fish")
      list(GET shell_file 0 shell)
      list(GET shell_file 1 file)
      set(made ${PROJECT_BINARY_DIR}/install/${file})
      cmake_path(GET file PARENT_PATH folder)
      add_custom_command(
        OUTPUT ${made}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/install/${folder}
        COMMAND strata-cli completion ${shell} > ${made}
        DEPENDS strata-cli
        VERBATIM)
      list(APPEND completions ${made})
      install(FILES ${made} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder} COMPONENT cli)
    endforeach()
    add_custom_target(completions ALL DEPENDS ${completions})
  endif()
  # In English, and in the languages of the window.
  file(STRINGS translations/languages.txt languages ENCODING UTF-8)
  list(TRANSFORM languages REPLACE " .*" "")
  foreach(page IN LISTS pages)
    set(component window)
    if(page STREQUAL strata-cli)
      set(component cli)
    endif()
    foreach(language IN LISTS languages)
      set(place ${language}/)
      if(language STREQUAL "en")
        set(place "")
      endif()
      configure_file(packaging/linux/man/${place}${page}.1.in ${PROJECT_BINARY_DIR}/install/man/${place}${page}.1 @ONLY)
      install(FILES ${PROJECT_BINARY_DIR}/install/man/${place}${page}.1
              DESTINATION ${CMAKE_INSTALL_MANDIR}/${place}man1 COMPONENT ${component})
    endforeach()
  endforeach()
endif()
