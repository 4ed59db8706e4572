# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of ours is compiled with. No global flags: targets link one of these two.

# A Mac builds for what it is asked, whatever it is.
set(STRATA_TARGET_PROCESSOR "${CMAKE_SYSTEM_PROCESSOR}")
if(CMAKE_OSX_ARCHITECTURES)
  set(STRATA_TARGET_PROCESSOR "${CMAKE_OSX_ARCHITECTURES}")
endif()
if(STRATA_TARGET_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(STRATA_TARGET_PROCESSOR x86_64)
elseif(STRATA_TARGET_PROCESSOR MATCHES "^(aarch64|arm64|ARM64)$")
  set(STRATA_TARGET_PROCESSOR arm64)
else()
  message(FATAL_ERROR "Strata has loops for x86-64 and for arm64, not for ${STRATA_TARGET_PROCESSOR}")
endif()

include(StrataHardening)

# Warnings, for our own code everywhere.
add_library(strata_warnings INTERFACE)
target_compile_options(
  strata_warnings
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wshadow
            -Wconversion
            -Wsign-conversion
            -Wold-style-cast
            -Wnon-virtual-dtor
            -Woverloaded-virtual
            -Wimplicit-fallthrough
            # Clang takes what one source of a batch names for itself for something that the next one hides. Where sources
            # are compiled alone (-DSTRATA_UNITY=OFF), and with GCC, what is hidden is an error all the same.
            "$<$<AND:$<CXX_COMPILER_ID:Clang,AppleClang>,$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wno-shadow>"
            # GCC 12 reports overlapping copies in std::string where there are none (its bug 105329), and takes the
            # alternatives that a std::variant does not hold for uninitialised (its bug 80635).
            "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-maybe-uninitialized>"
            $<$<BOOL:${STRATA_WERROR}>:-Werror>)

# GCC spends a tenth of its time on garbage collection that is not needed: a batch of sources takes 0.8 GB without it,
# 0.6 GB with it. The object files are the same.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_compile_options(strata_warnings INTERFACE "SHELL:--param ggc-min-heapsize=1048576")
endif()

# Everything but the kernels: warnings, threads, hardening, and the sanitizers when asked for.
add_library(strata_options INTERFACE)
target_link_libraries(strata_options INTERFACE strata_warnings strata_hardening Threads::Threads)
target_include_directories(strata_options INTERFACE ${PROJECT_SOURCE_DIR})
if(WIN32)
  # The headers of Windows without those of COM, whose macros take names such as `interface`.
  target_compile_definitions(strata_options INTERFACE WIN32_LEAN_AND_MEAN)
  # Two builds of one commit are equal: no time of day is written into a program.
  target_link_options(strata_options INTERFACE LINKER:--no-insert-timestamp)
endif()
# LLVM's library before version 20, which Apple's compiler of Xcode 16 brings, has std::jthread behind the first name,
# with parts that the oldest macOS lacks.
include(CheckCXXSourceCompiles)
set(CMAKE_REQUIRED_FLAGS -std=c++20)
check_cxx_source_compiles("#include <thread>\nint main() { std::jthread([] {}); }" STRATA_HAS_JTHREAD)
unset(CMAKE_REQUIRED_FLAGS)
if(NOT STRATA_HAS_JTHREAD)
  target_compile_definitions(
    strata_options INTERFACE _LIBCPP_ENABLE_EXPERIMENTAL _LIBCPP_HAS_NO_EXPERIMENTAL_SYNCSTREAM
                             _LIBCPP_HAS_NO_EXPERIMENTAL_TZDB _LIBCPP_HAS_NO_INCOMPLETE_PSTL)
endif()
if(STRATA_SANITIZE)
  target_compile_options(strata_options INTERFACE -fsanitize=${STRATA_SANITIZE} -fno-omit-frame-pointer
                                                  -fno-sanitize-recover=all)
  target_link_options(strata_options INTERFACE -fsanitize=${STRATA_SANITIZE})
endif()
if(STRATA_FUZZ)
  target_compile_options(strata_options INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(strata_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
