// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/instruction_sets.h"
#include "core/machine/processor.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

const std::string_view processorArchitecture = "arm64";

ProcessorFacts readProcessorFacts() {
  ProcessorFacts facts;
  facts.vendor = "Apple";
  facts.brand = sysctlText("machdep.cpu.brand_string").value_or("");
  // The system reports one family, and no part number of each core; the caches distinguish the small cores.
  facts.model = partOfAppleFamily(sysctlNumber("hw.cpufamily").value_or(0));
  facts.virtualMachine = !readHypervisor().empty();
  return facts;
}

std::vector<InstructionSetFact> instructionSets() {
  struct Named {
    const char* name;
    const char* key;
  };
  constexpr Named all[] = {
      {"NEON", "hw.optional.AdvSIMD"},         {"AES", "hw.optional.arm.FEAT_AES"},
      {"SHA2", "hw.optional.arm.FEAT_SHA256"}, {"LSE", "hw.optional.arm.FEAT_LSE"},
      {"FP16", "hw.optional.arm.FEAT_FP16"},   {"DOTPROD", "hw.optional.arm.FEAT_DotProd"},
      {"I8MM", "hw.optional.arm.FEAT_I8MM"},   {"BF16", "hw.optional.arm.FEAT_BF16"},
      {"SME", "hw.optional.arm.FEAT_SME"}};
  std::vector<InstructionSetFact> sets;
  for (const Named& one : all)
    if (sysctlNumber(one.key).value_or(0) != 0) sets.push_back({one.name, true});
  return sets;
}

std::string readHypervisor() {
  return sysctlNumber("kern.hv_vmm_present").value_or(0) != 0 ? "Apple Virtualization" : "";
}

}  // namespace strata
