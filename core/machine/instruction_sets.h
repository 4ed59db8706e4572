// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/model/machine_parts.h"

namespace strata {

/// Of the processor that the calling thread runs on, from the oldest on. Of arm64 what the system tells,
/// which is what it has enabled.
std::vector<InstructionSetFact> instructionSets();

/// What x86-64 says of itself, by CPUID; 0 where a leaf is missing.
struct X86Leaves {
  std::uint32_t leaf1Ecx = 0;
  std::uint32_t leaf1Edx = 0;
  std::uint32_t leaf7Ebx = 0;
  std::uint32_t leaf7Ecx = 0;
  std::uint32_t leaf7Edx = 0;
  std::uint32_t leaf7Sub1Eax = 0;
  std::uint32_t extendedEcx = 0;  ///< leaf 0x80000001
  std::uint32_t extendedEdx = 0;
  std::uint64_t xcr0 = 0;  ///< register states that the system saves; 0 where it has not enabled XGETBV
};

/// By the bits of the Intel SDM, volume 2A, CPUID, and of the AMD APM, volume 3, appendix E.
std::vector<InstructionSetFact> instructionSetsOf(const X86Leaves& leaves);

}  // namespace strata
