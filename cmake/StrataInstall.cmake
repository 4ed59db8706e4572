# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` places. Folders by GNUInstallDirs, so that packagers can choose them.
include(GNUInstallDirs)

install(TARGETS strata-cli RUNTIME)
if(STRATA_GUI)
  install(TARGETS strata RUNTIME)
endif()
install(FILES CHANGELOG.md LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

if(UNIX AND NOT APPLE)
  set(pages strata-cli)
  if(STRATA_GUI)
    list(APPEND pages strata)
    install(FILES resources/icons/strata.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    install(FILES packaging/linux/org.strata_bench.Strata.metainfo.xml
            DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES packaging/linux/org.strata_bench.Strata.mime.xml
            DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
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
      file(WRITE \"${PROJECT_BINARY_DIR}/install/strata.desktop\" \"\${entry}\")")
    install(FILES ${PROJECT_BINARY_DIR}/install/strata.desktop
            DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  endif()
  foreach(page IN LISTS pages)
    configure_file(packaging/linux/${page}.1.in ${PROJECT_BINARY_DIR}/install/${page}.1 @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/install/${page}.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  endforeach()
endif()
