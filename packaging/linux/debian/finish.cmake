# SPDX-License-Identifier: GPL-3.0-or-later
# Runs when cpack has gathered the files of the Debian packages: what Debian's policy wants besides, and a plain
# installation does not. Everything compressed without the time of day, so that two packages of one commit are equal.
file(GLOB components LIST_DIRECTORIES true "${CPACK_TEMPORARY_DIRECTORY}/*")

foreach(root IN LISTS components)
  file(GLOB docs LIST_DIRECTORIES true "${root}/usr/share/doc/*")
  foreach(folder IN LISTS docs)
    # Policy 12.5: the licence is named in a file of its own, and its text is on every system.
    file(REMOVE "${folder}/LICENSE")
    file(COPY_FILE "${CPACK_STRATA_SOURCE_DIR}/packaging/linux/debian/copyright" "${folder}/copyright")
    file(RENAME "${folder}/CHANGELOG.md" "${folder}/changelog")
    cmake_path(GET folder FILENAME package)
    string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
    file(
      WRITE "${folder}/changelog.Debian"
      "${package} (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
      "  * What is new is told in changelog.gz.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
    execute_process(COMMAND gzip -9n "${folder}/changelog" "${folder}/changelog.Debian" COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  file(GLOB pages "${root}/usr/share/man/man1/*.1" "${root}/usr/share/man/*/man1/*.1")
  if(pages)
    execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
  endif()
  # Debian's zsh looks here for what packages bring.
  if(EXISTS "${root}/usr/share/zsh/site-functions")
    file(RENAME "${root}/usr/share/zsh/site-functions" "${root}/usr/share/zsh/vendor-completions")
  endif()
endforeach()
