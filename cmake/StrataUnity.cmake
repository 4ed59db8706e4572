# SPDX-License-Identifier: GPL-3.0-or-later
# Sources of one folder that are compiled together, a few at a time: reading headers took more than half of the time of
# building. Each batch is one folder's, so that a change costs no more than its neighbours. Every source still names what
# it uses, and has names of its own within its folder: clang-tidy reads them one by one, and -DSTRATA_UNITY=OFF builds them so.
#
# Never the kernels, which are measured as they are compiled.
option(STRATA_UNITY "Compile sources of one folder together, some at a time" ON)
set(STRATA_UNITY_BATCH 8)

# strata_unity(TARGET): for a target that has all of its sources. Those for Linux and POSIX are batches of their own, since
# the headers of systems bring macros; those for Windows, macOS and one kind of processor stand alone.
function(strata_unity target)
  if(NOT STRATA_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder_of_target ${target} SOURCE_DIR)
  set(folders "")
  foreach(source IN LISTS sources)
    if(NOT source MATCHES "\\.cpp$" OR source MATCHES "_(windows|macos|x86|arm)\\.cpp$")
      continue()
    endif()
    set(of_system "")
    if(source MATCHES "_(linux|posix)\\.cpp$")
      set(of_system _system)
    endif()
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder_of_target} NORMALIZE)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    string(MAKE_C_IDENTIFIER "${folder}${of_system}" key)
    list(APPEND folders ${key})
    list(APPEND sources_of_${key} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(key IN LISTS folders)
    list(SORT sources_of_${key})
    # Sources that include the JSON library come first, so that its headers, the heaviest of all, are in few batches.
    set(of_json "")
    foreach(source IN LISTS sources_of_${key})
      file(STRINGS ${source} reads REGEX "^#include \"core/(base/json|base/json_text|report/json_writing|report/object_reader)\\.h\"")
      if(reads)
        list(APPEND of_json ${source})
      endif()
    endforeach()
    list(REMOVE_ITEM sources_of_${key} ${of_json})
    list(PREPEND sources_of_${key} ${of_json})
    list(LENGTH sources_of_${key} count)
    # Batches of nearly one size: nine sources are five and four, not eight and one.
    math(EXPR batches "(${count} + ${STRATA_UNITY_BATCH} - 1) / ${STRATA_UNITY_BATCH}")
    set(number 0)
    foreach(source IN LISTS sources_of_${key})
      math(EXPR batch "${number} * ${batches} / ${count}")
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${key}_${batch})
      math(EXPR number "${number} + 1")
    endforeach()
  endforeach()
  # GCC warns of a type with a member from an anonymous namespace wherever it is not in the main file: here both are of one
  # source, which the batch includes.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
