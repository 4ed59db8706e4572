// SPDX-License-Identifier: GPL-3.0-or-later
#include <cpuid.h>

#include <array>
#include <cstring>

#include "core/machine/instruction_sets.h"
#include "core/machine/processor.h"

namespace strata {

const std::string_view processorArchitecture = "x86-64";

namespace {

struct Registers {
  unsigned a = 0;
  unsigned b = 0;
  unsigned c = 0;
  unsigned d = 0;
};

Registers cpuid(unsigned leaf, unsigned subleaf = 0) {
  Registers r;
  __cpuid_count(leaf, subleaf, r.a, r.b, r.c, r.d);
  return r;
}

constexpr bool has(unsigned value, unsigned bit) {
  return ((value >> bit) & 1u) != 0;
}

std::uint64_t xcr0() {
  unsigned low = 0;
  unsigned high = 0;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (std::uint64_t{high} << 32) | low;
}

UsableRegisters readUsableRegisters(unsigned highestLeaf) {
  constexpr unsigned xgetbvEnabledBit = 27;
  UsableRegisters registers;
  registers.leaf1Ecx = cpuid(1).c;
  if (highestLeaf >= 7) registers.leaf7Ebx = cpuid(7).b;
  if (has(registers.leaf1Ecx, xgetbvEnabledBit)) registers.xcr0 = xcr0() | statesSavedFromFirstUse();
  return registers;
}

std::string textOf(std::initializer_list<unsigned> registers) {
  std::string text;
  for (unsigned value : registers) {
    std::array<char, sizeof value> part{};
    std::memcpy(part.data(), &value, sizeof value);
    text.append(part.data(), part.size());
  }
  return text;
}

std::string brandText() {
  constexpr unsigned firstLeaf = 0x80000002;
  constexpr unsigned lastLeaf = 0x80000004;
  if (cpuid(0x80000000).a < lastLeaf) return {};
  std::string text;
  for (unsigned leaf = firstLeaf; leaf <= lastLeaf; ++leaf) {
    const Registers r = cpuid(leaf);
    text += textOf({r.a, r.b, r.c, r.d});
  }
  // Zeros end it; Intel pads it with blanks on the left.
  text.resize(text.find('\0') == std::string::npos ? text.size() : text.find('\0'));
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

// Bits: Intel SDM volume 2A, CPUID, leaves 1 and 7.
FeatureSet readFeatures(unsigned highestLeaf) {
  FeatureSet features;
  const auto note = [&](unsigned value, unsigned bit, Feature feature) {
    if (has(value, bit)) features.insert(feature);
  };
  note(cpuid(1).c, 28, Feature::Avx);
  if (highestLeaf < 7) return features;
  const Registers leaf7 = cpuid(7);
  const Registers leaf7sub1 = leaf7.a >= 1 ? cpuid(7, 1) : Registers{};
  note(leaf7.b, 5, Feature::Avx2);
  note(leaf7.b, 16, Feature::Avx512F);
  note(leaf7.b, 19, Feature::Adx);
  note(leaf7.b, 23, Feature::Clflushopt);
  note(leaf7.b, 24, Feature::Clwb);
  note(leaf7.c, 6, Feature::Avx512Vbmi2);
  note(leaf7.c, 9, Feature::Vaes);
  note(leaf7.d, 14, Feature::Serialize);
  note(leaf7.d, 23, Feature::Avx512Fp16);
  note(leaf7sub1.a, 4, Feature::AvxVnni);
  note(leaf7sub1.a, 21, Feature::AmxFp16);
  return features;
}

constexpr unsigned hypervisorBit = 31;

}  // namespace

ProcessorFacts readProcessorFacts() {
  ProcessorFacts facts;
  const Registers leaf0 = cpuid(0);
  facts.vendor = textOf({leaf0.b, leaf0.d, leaf0.c});
  const Registers leaf1 = cpuid(1);
  const unsigned family = (leaf1.a >> 8) & 0xF;
  const unsigned extendedFamily = (leaf1.a >> 20) & 0xFF;
  const unsigned model = (leaf1.a >> 4) & 0xF;
  const unsigned extendedModel = (leaf1.a >> 16) & 0xF;
  facts.family = static_cast<int>(family == 0xF ? family + extendedFamily : family);
  facts.model = static_cast<int>(family == 0xF || family == 6 ? (extendedModel << 4) + model : model);
  constexpr unsigned nativeLeaf = 0x1A;
  if (leaf0.a >= nativeLeaf && facts.vendor == "GenuineIntel")
    facts.native = nativeCoreOf(cpuid(nativeLeaf).a);
  facts.brand = brandText();
  facts.features = readFeatures(leaf0.a);
  facts.usable = usableFeatures(readUsableRegisters(leaf0.a));
  facts.virtualMachine = !readHypervisor().empty();
  return facts;
}

std::vector<InstructionSetFact> instructionSets() {
  constexpr unsigned extended = 0x80000001;
  const unsigned highestLeaf = cpuid(0).a;
  X86Leaves leaves;
  const Registers leaf1 = cpuid(1);
  leaves.leaf1Ecx = leaf1.c;
  leaves.leaf1Edx = leaf1.d;
  if (highestLeaf >= 7) {
    const Registers leaf7 = cpuid(7);
    leaves.leaf7Ebx = leaf7.b;
    leaves.leaf7Ecx = leaf7.c;
    leaves.leaf7Edx = leaf7.d;
    if (leaf7.a >= 1) leaves.leaf7Sub1Eax = cpuid(7, 1).a;
  }
  if (cpuid(extended - 1).a >= extended) {
    const Registers leaf = cpuid(extended);
    leaves.extendedEcx = leaf.c;
    leaves.extendedEdx = leaf.d;
  }
  leaves.xcr0 = readUsableRegisters(highestLeaf).xcr0;
  return instructionSetsOf(leaves);
}

std::string readHypervisor() {
  if (!has(cpuid(1).c, hypervisorBit)) return {};
  constexpr unsigned firstLeaf = 0x40000000;
  const Registers leaf = cpuid(firstLeaf);
  const std::string name = hypervisorName(textOf({leaf.b, leaf.c, leaf.d}));
  if (name != "Hyper-V") return name.empty() ? "unknown" : name;
  // KVM shows Hyper-V's signature to please Windows, and its own one step further.
  constexpr unsigned secondLeaf = firstLeaf + 0x100;
  const Registers second = cpuid(secondLeaf);
  const std::string inner = hypervisorName(textOf({second.b, second.c, second.d}));
  if (inner == "KVM" || inner == "Xen") return inner;
  // Windows itself runs on Hyper-V when memory integrity is on; that system (the root partition, which may
  // create others) has the machine to itself.
  constexpr unsigned createsPartitionsBit = 0;
  const bool isRoot = leaf.a >= firstLeaf + 3 && has(cpuid(firstLeaf + 3).b, createsPartitionsBit);
  return isRoot ? std::string{} : name;
}

}  // namespace strata
