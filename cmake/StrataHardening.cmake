# SPDX-License-Identifier: GPL-3.0-or-later
# What makes a fault in a program harder to abuse. SECURITY.md lists it for each system, and packaging/check-hardening
# finds it in the programs. One target for all of our code, and one for the measured loops. Expects
# STRATA_TARGET_PROCESSOR. Nobody attacks a test: it is compiled without.

# That code may lie anywhere (PIE) is said to the linker alone: compilers make such code by default, and where one does not,
# linking fails. Said to the compiler it would take back the -fPIC that Qt asks of what uses it, and the window would not
# start.
add_library(strata_hardening INTERFACE)
define_property(TARGET PROPERTY STRATA_IS_TEST INITIALIZE_FROM_VARIABLE STRATA_IS_TEST)
function(strata_harden)
  target_compile_options(strata_hardening INTERFACE "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:STRATA_IS_TEST>>>:${ARGN}>")
endfunction()
strata_harden(-fstack-protector-strong)

# The loops stand as they were written, whatever the compiler of a distribution adds by default: what it adds would be
# measured. A mark for shadow stacks is no instruction; without it the whole program would have none.
add_library(strata_hardening_loops INTERFACE)
target_compile_options(strata_hardening_loops INTERFACE -fno-stack-protector -U_FORTIFY_SOURCE)

if(WIN32)
  # Big frames are probed there by every compiler. What the stack protector calls is in a library of the compiler's own.
  target_link_options(strata_hardening INTERFACE -fstack-protector-strong LINKER:--dynamicbase,--nxcompat,--high-entropy-va)
endif()

# It goes by the sizes that the optimiser knows; a sanitizer has checks of its own. Level 3 needs GCC 12.
if(NOT WIN32 AND NOT STRATA_SANITIZE)
  set(level 2)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12)
    set(level 3)
  endif()
  strata_harden("$<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=${level}>")
endif()

if(CMAKE_SYSTEM_NAME STREQUAL Linux)
  strata_harden(-fstack-clash-protection)
  target_compile_options(strata_hardening_loops INTERFACE -fno-stack-clash-protection)
  if(STRATA_TARGET_PROCESSOR STREQUAL x86_64)
    strata_harden(-fcf-protection=full)
    target_compile_options(strata_hardening_loops INTERFACE -fcf-protection=return)
  else()
    strata_harden(-mbranch-protection=standard)
    target_compile_options(strata_hardening_loops INTERFACE -mbranch-protection=none)
  endif()
  target_link_options(
    strata_hardening INTERFACE "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>"
    LINKER:-z,relro,-z,now,-z,noexecstack)
endif()
