// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/instruction_sets.h"

#include <array>

namespace strata {

namespace {

/// States of XCR0 that must all be saved.
constexpr std::uint64_t always = 0;
constexpr std::uint64_t avxStates = 0x6;
constexpr std::uint64_t avx512States = 0xE6;
constexpr std::uint64_t amxStates = 0x60000;

struct X86Set {
  const char* name;
  std::uint32_t X86Leaves::* leaf;
  unsigned bit;
  std::uint64_t states;
};

constexpr std::array x86Sets{
    X86Set{"MMX", &X86Leaves::leaf1Edx, 23, always},
    X86Set{"SSE", &X86Leaves::leaf1Edx, 25, always},
    X86Set{"SSE2", &X86Leaves::leaf1Edx, 26, always},
    X86Set{"SSE3", &X86Leaves::leaf1Ecx, 0, always},
    X86Set{"SSSE3", &X86Leaves::leaf1Ecx, 9, always},
    X86Set{"SSE4A", &X86Leaves::extendedEcx, 6, always},
    X86Set{"SSE4.1", &X86Leaves::leaf1Ecx, 19, always},
    X86Set{"SSE4.2", &X86Leaves::leaf1Ecx, 20, always},
    X86Set{"AES", &X86Leaves::leaf1Ecx, 25, always},
    X86Set{"SHA", &X86Leaves::leaf7Ebx, 29, always},
    X86Set{"AVX", &X86Leaves::leaf1Ecx, 28, avxStates},
    X86Set{"F16C", &X86Leaves::leaf1Ecx, 29, avxStates},
    X86Set{"FMA", &X86Leaves::leaf1Ecx, 12, avxStates},
    X86Set{"AVX2", &X86Leaves::leaf7Ebx, 5, avxStates},
    X86Set{"AVX-VNNI", &X86Leaves::leaf7Sub1Eax, 4, avxStates},
    X86Set{"AVX-512F", &X86Leaves::leaf7Ebx, 16, avx512States},
    X86Set{"AVX-512CD", &X86Leaves::leaf7Ebx, 28, avx512States},
    X86Set{"AVX-512DQ", &X86Leaves::leaf7Ebx, 17, avx512States},
    X86Set{"AVX-512BW", &X86Leaves::leaf7Ebx, 30, avx512States},
    X86Set{"AVX-512VL", &X86Leaves::leaf7Ebx, 31, avx512States},
    X86Set{"AVX-512VBMI", &X86Leaves::leaf7Ecx, 1, avx512States},
    X86Set{"AVX-512VBMI2", &X86Leaves::leaf7Ecx, 6, avx512States},
    X86Set{"AVX-512VNNI", &X86Leaves::leaf7Ecx, 11, avx512States},
    X86Set{"AVX-512BF16", &X86Leaves::leaf7Sub1Eax, 5, avx512States},
    X86Set{"AVX-512FP16", &X86Leaves::leaf7Edx, 23, avx512States},
    X86Set{"AMX-TILE", &X86Leaves::leaf7Edx, 24, amxStates},
    X86Set{"AMX-INT8", &X86Leaves::leaf7Edx, 25, amxStates},
    X86Set{"AMX-BF16", &X86Leaves::leaf7Edx, 22, amxStates},
    X86Set{"AMX-FP16", &X86Leaves::leaf7Sub1Eax, 21, amxStates},
    X86Set{"MOVDIR64B", &X86Leaves::leaf7Ecx, 28, always},
    // Execution can be forbidden by page; 64-bit mode.
    X86Set{"XD", &X86Leaves::extendedEdx, 20, always},
    X86Set{"x86-64", &X86Leaves::extendedEdx, 29, always},
};

}  // namespace

std::vector<InstructionSetFact> instructionSetsOf(const X86Leaves& leaves) {
  std::vector<InstructionSetFact> sets;
  for (const X86Set& set : x86Sets)
    if (((leaves.*set.leaf >> set.bit) & 1U) != 0)
      sets.push_back({set.name, (leaves.xcr0 & set.states) == set.states});
  return sets;
}

}  // namespace strata
