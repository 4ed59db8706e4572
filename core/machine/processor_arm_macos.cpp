// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

const std::string_view processorArchitecture = "arm64";

ProcessorFacts readProcessorFacts() {
  ProcessorFacts facts;
  facts.vendor = "Apple";
  facts.brand = sysctlText("machdep.cpu.brand_string").value_or("");
  // mach/machine.h; the part number that Linux reads from the same core stands for it in the table.
  constexpr std::uint64_t firestormFamily = 0x1b588bb3;
  constexpr int firestormPart = 0x023;
  if (sysctlNumber("hw.cpufamily") == firestormFamily) facts.model = firestormPart;
  facts.virtualMachine = !readHypervisor().empty();
  return facts;
}

std::string readHypervisor() {
  return sysctlNumber("kern.hv_vmm_present").value_or(0) != 0 ? "Apple Virtualization" : "";
}

}  // namespace strata
