# SPDX-License-Identifier: GPL-3.0-or-later
# What `cpack` makes of an installation; `./dev package` calls it.
set(CPACK_PACKAGE_NAME strata)
set(CPACK_PACKAGE_VENDOR "The Strata contributors")
set(CPACK_PACKAGE_CONTACT "The Strata contributors <maintainers@strata-bench.org>")
set(CPACK_PACKAGE_HOMEPAGE_URL https://strata-bench.org/)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)

if(UNIX AND NOT APPLE)
  # Two packages: servers have no use for the window, nor for the libraries that it needs.
  set(CPACK_GENERATOR DEB)
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
  # Pictures of the help and icons; the words of Qt's own dialogs.
  set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS libqt6svg6)
  set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS qt6-translations-l10n)
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "benchmark of processor, caches, memory and disk")
  set(what
      "Strata shows the layers of a computer: core, caches, memory, disk, and the"
      "line to another machine. It measures each of them and says, for every"
      "figure, whether it can be believed: with an interval, a grade and the"
      "reasons for it."
      ".")
  list(JOIN what "\n" what)
  set(CPACK_COMPONENT_CLI_DESCRIPTION "${what}\nThis is the program for the command line.")
  set(CPACK_COMPONENT_WINDOW_DESCRIPTION
      "${what}\nThis is the window, with live charts, a history of all runs and their\ncomparison.")
  set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/packaging/linux/debian/finish.cmake)
  set(CPACK_STRATA_SOURCE_DIR ${PROJECT_SOURCE_DIR})
endif()

include(CPack)
