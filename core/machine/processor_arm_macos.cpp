// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

const std::string_view processorArchitecture = "arm64";

ProcessorFacts readProcessorFacts() {
  ProcessorFacts facts;
  facts.vendor = "Apple";
  facts.brand = sysctlText("machdep.cpu.brand_string").value_or("");
  // The system names no core of its own; the caches tell the small ones.
  facts.model = partOfAppleFamily(sysctlNumber("hw.cpufamily").value_or(0));
  facts.virtualMachine = !readHypervisor().empty();
  return facts;
}

std::string readHypervisor() {
  return sysctlNumber("kern.hv_vmm_present").value_or(0) != 0 ? "Apple Virtualization" : "";
}

}  // namespace strata
