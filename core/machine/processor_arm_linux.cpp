// SPDX-License-Identifier: GPL-3.0-or-later
#include <asm/hwcap.h>
#include <sched.h>
#include <sys/auxv.h>
#include <sys/prctl.h>

#include <algorithm>
#include <charconv>

#include "core/machine/instruction_sets.h"
#include "core/machine/processor.h"
#include "core/machine/text_file.h"

namespace strata {

const std::string_view processorArchitecture = "arm64";

namespace {

std::uint64_t readMidr() {
  const int cpu = std::max(sched_getcpu(), 0);
  const std::string text =
      firstLine("/sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/regs/identification/midr_el1");
  constexpr std::size_t prefix = 2;  // 0x
  std::uint64_t midr = 0;
  if (text.size() > prefix) std::from_chars(text.data() + prefix, text.data() + text.size(), midr, 16);
  return midr;
}

/// The length of SVE vectors for this thread, and for the threads that it starts.
Bytes readSveVector() {
  const int answer = prctl(PR_SVE_GET_VL);
  return {answer < 0 ? 0 : static_cast<std::uint64_t>(answer) & PR_SVE_VL_LEN_MASK};
}

}  // namespace

ProcessorFacts readProcessorFacts() {
  ProcessorFacts facts;
  const std::uint64_t midr = readMidr();
  facts.vendor = vendorOfImplementer(static_cast<int>((midr >> 24) & 0xFF));
  facts.model = static_cast<int>((midr >> 4) & 0xFFF);
  if ((getauxval(AT_HWCAP) & HWCAP_SVE) != 0) {
    facts.features.insert(Feature::Sve);
    facts.sveVector = readSveVector();
  }
  if ((getauxval(AT_HWCAP2) & HWCAP2_SVE2) != 0) facts.features.insert(Feature::Sve2);
  facts.virtualMachine = !readHypervisor().empty();
  return facts;
}

std::vector<InstructionSetFact> instructionSets() {
  struct Named {
    const char* name;
    unsigned long word;
    unsigned long bit;
  };
  const unsigned long first = getauxval(AT_HWCAP);
  const unsigned long second = getauxval(AT_HWCAP2);
  const Named all[] = {
      {"FP", first, HWCAP_FP},        {"NEON", first, HWCAP_ASIMD},      {"AES", first, HWCAP_AES},
      {"SHA2", first, HWCAP_SHA2},    {"CRC32", first, HWCAP_CRC32},     {"LSE", first, HWCAP_ATOMICS},
      {"FP16", first, HWCAP_ASIMDHP}, {"DOTPROD", first, HWCAP_ASIMDDP}, {"SVE", first, HWCAP_SVE},
      {"SVE2", second, HWCAP2_SVE2},  {"I8MM", second, HWCAP2_I8MM},     {"BF16", second, HWCAP2_BF16}};
  std::vector<InstructionSetFact> sets;
  for (const Named& one : all)
    if ((one.word & one.bit) != 0) sets.push_back({one.name, true});
  return sets;
}

// ARM has no instruction that asks for the hypervisor: the firmware's tables name the virtual machine's
// maker.
std::string readHypervisor() {
  const std::string product = firstLine("/sys/class/dmi/id/product_name");
  const std::string maker = firstLine("/sys/class/dmi/id/sys_vendor");
  if (product.starts_with("KVM") || firstLine("/sys/hypervisor/type") == "kvm") return "KVM";
  if (maker.starts_with("QEMU")) return "QEMU";
  if (maker.starts_with("VMware")) return "VMware";
  if (maker.starts_with("Microsoft") && product == "Virtual Machine") return "Hyper-V";
  if (maker.starts_with("Apple") && product.starts_with("Apple Virtualization"))
    return "Apple Virtualization";
  if (firstLine("/sys/hypervisor/type") == "xen") return "Xen";
  // Amazon's virtual machines and whole machines differ in the type's name only: "c7g.2xlarge", "c7g.metal".
  if (maker == "Amazon EC2" && product.find("metal") == std::string::npos) return "KVM";
  return {};
}

}  // namespace strata
