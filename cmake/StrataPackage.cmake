# SPDX-License-Identifier: GPL-3.0-or-later
# What `cpack` makes of an installation; `./dev package` calls it.
set(CPACK_PACKAGE_NAME strata)
set(CPACK_PACKAGE_VENDOR "The Strata contributors")
set(CPACK_PACKAGE_CONTACT "The Strata contributors <maintainers@strata-bench.org>")
set(CPACK_PACKAGE_HOMEPAGE_URL https://strata-bench.org/)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)

if(UNIX AND NOT APPLE)
  # Two packages: servers have no use for the window, nor for the libraries that it needs.
  # `cpack` without -G makes the kind of this system; `./dev package` names each kind whose tools are there.
  find_program(STRATA_DPKG_DEB dpkg-deb)
  find_program(STRATA_RPMBUILD rpmbuild)
  mark_as_advanced(STRATA_DPKG_DEB STRATA_RPMBUILD)
  if(STRATA_RPMBUILD AND NOT STRATA_DPKG_DEB)
    set(CPACK_GENERATOR RPM)
  else()
    set(CPACK_GENERATOR DEB)
  endif()
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
  set(CPACK_COMPONENTS_ALL cli)
  if(STRATA_GUI)
    list(APPEND CPACK_COMPONENTS_ALL window)
  endif()
  set(CPACK_DEB_COMPONENT_INSTALL ON)
  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_PACKAGE_RELEASE 0strata1)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_SECTION utils)
  set(CPACK_DEBIAN_CLI_PACKAGE_NAME strata-cli)
  set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME strata)
  set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS strata-cli)
  # The icon is SVG, which Qt reads by a plugin of this package; the words of Qt's own dialogs.
  set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS libqt6svg6)
  set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS qt6-translations-l10n)
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "benchmark of processor, caches, memory, disk and network")
  set(what
      "Strata shows the layers of a computer: core, caches, memory, disk, and the"
      "network to another machine. It measures each of them and says, for every"
      "figure, whether it can be believed: with an interval, a grade and the"
      "reasons for it."
      ".")
  list(JOIN what "\n" what)
  set(CPACK_COMPONENT_CLI_DESCRIPTION "${what}\nThis is the program for the command line.")
  set(CPACK_COMPONENT_WINDOW_DESCRIPTION
      "${what}\nThis is the window, with live charts, a history of all runs and their\ncomparison.")
  set(CPACK_STRATA_SOURCE_DIR ${PROJECT_SOURCE_DIR})
  set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/packaging/linux/generator.cmake)

  # The same two packages as RPMs. Their libraries are found by rpmbuild. Requirements name libraries, not packages: each
  # distribution calls packages otherwise.
  set(CPACK_RPM_COMPONENT_INSTALL ON)
  set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
  set(CPACK_RPM_PACKAGE_RELEASE 1)
  set(CPACK_RPM_PACKAGE_RELEASE_DIST ON)
  set(CPACK_RPM_PACKAGE_RELOCATABLE OFF)
  set(CPACK_RPM_PACKAGE_LICENSE GPL-3.0-or-later)
  set(CPACK_RPM_USER_BINARY_SPECFILE ${PROJECT_SOURCE_DIR}/packaging/linux/rpm/strata.spec.in)
  set(CPACK_RPM_CLI_PACKAGE_NAME strata-cli)
  set(CPACK_RPM_CLI_PACKAGE_SUMMARY "Benchmark of processor, caches, memory, disk and network (command line)")
  set(CPACK_RPM_WINDOW_PACKAGE_NAME strata)
  set(CPACK_RPM_WINDOW_PACKAGE_SUMMARY "Benchmark of processor, caches, memory, disk and network")
  foreach(component CLI WINDOW)
    string(REPLACE "\n.\n" "\n\n" CPACK_RPM_${component}_PACKAGE_DESCRIPTION
                   "${CPACK_COMPONENT_${component}_DESCRIPTION}")
    set(package ${CPACK_RPM_${component}_PACKAGE_NAME})
    set(list CPACK_RPM_${component}_USER_FILELIST)
    set(${list} "%doc /usr/share/doc/${package}/CHANGELOG.md" "%doc /usr/share/doc/${package}/README.md"
                "%license /usr/share/licenses/${package}/LICENSE")
    file(STRINGS translations/languages.txt languages ENCODING UTF-8)
    list(TRANSFORM languages REPLACE " .*" "")
    list(REMOVE_ITEM languages en)
    foreach(language IN LISTS languages)
      # The star is CPack's own: by it CPack finds what it listed already.
      list(APPEND ${list} "%lang(${language}) /usr/share/man/${language}/man1/${package}.1.gz*")
      list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/man/${language}
           /usr/share/man/${language}/man1)
    endforeach()
  endforeach()
  # Folders of other packages, which would own them twice.
  foreach(folder applications bash-completion bash-completion/completions fish fish/vendor_completions.d icons
                 icons/hicolor icons/hicolor/scalable icons/hicolor/scalable/apps licenses man man/man1 metainfo mime
                 mime/packages zsh zsh/site-functions)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/${folder})
  endforeach()
endif()

include(CPack)
