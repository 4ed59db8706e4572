// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/model/machine_parts.h"

namespace strata {

/// The instruction sets of the processor that the calling thread runs on, from the oldest on. On arm64 these
/// are the ones that the system reports; it reports only enabled ones.
std::vector<InstructionSetFact> instructionSets();

/// The CPUID values of an x86-64 processor; 0 where a leaf is missing.
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

/// The instruction sets that the bits mean: Intel SDM, volume 2A, CPUID; AMD APM, volume 3, appendix E.
std::vector<InstructionSetFact> instructionSetsOf(const X86Leaves& leaves);

}  // namespace strata
