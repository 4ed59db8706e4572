// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/limits.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace strata {

namespace {

struct Models {
  int family;
  int first;
  int last;
};

/// Loads, stores, and both together, that a cycle can start.
struct Paths {
  double loads;
  double stores;
  double accesses;
};

struct Design {
  std::string_view id;
  std::string_view vendor;
  std::vector<Models> models;
  FeatureSet required;
  FeatureSet forbidden;  ///< those of the designs that came after
  Bytes l1d;
  std::vector<Bytes> l2;
  Paths paths;                     ///< of up to 8 bytes
  std::vector<WideAccesses> wide;  ///< of vectors
};

// Sources. Intel: "Intel 64 and IA-32 Architectures Optimization Reference Manual" (248966), the
// execution-engine section of each microarchitecture: load ports, store-data ports, and as accesses load
// ports and store addresses together. AMD: "Software Optimization Guide" for family 17h models 00h-2Fh
// (55723), 17h models 30h and up (56305), 19h (56665 for Zen 3, 57647 for Zen 4) and 1Ah (58455), section
// "Load-Store Unit". Agner Fog, "The microarchitecture of Intel, AMD and VIA CPUs", says the same of each,
// and of Zen 5: four reads, or two reads and two writes, a cycle. Arm: the "Software Optimization Guide" of
// each core, table of issue pipelines. Apple publishes less; the row is dougallj.github.io/applecpu (units 8
// to 11 of Firestorm).
//
// Vectors: the same sections, and the throughput of MOVAPS and VMOVAPS with memory operands at uops.info.
// Arm: the guides' throughput of LDR and STR with Q registers, as LLVM's scheduling models repeat it. What is
// missing there was not found in them. Zen 5 was measured too: 2.0 loads and 2.0 stores a cycle of 16 and 32
// bytes, 2.0 loads and 1.0 stores of 64; copies 1.76 of 16 and 32 bytes (loads and stores in turn), 1.0
// of 64.
//
// Model numbers: the Linux kernel's arch/x86/include/asm/intel-family.h and
// arch/x86/kernel/cpu/amd.c, arch/arm64/include/asm/cputype.h.
const std::vector<Design>& designs() {
  using enum Feature;
  static const std::vector<Design> table{
      // Two load ports, one store-data port, and a third store-address port that simple addresses can use.
      {"haswell",
       "GenuineIntel",
       {{6, 0x3C, 0x3C}, {6, 0x3F, 0x3F}, {6, 0x45, 0x46}},
       {Avx2},
       {Adx, Clflushopt, Avx512F},
       32_KiB,
       {256_KiB},
       {2, 1, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      {"broadwell",
       "GenuineIntel",
       {{6, 0x3D, 0x3D}, {6, 0x47, 0x47}, {6, 0x4F, 0x4F}, {6, 0x56, 0x56}},
       {Avx2, Adx},
       {Clflushopt, Avx512F},
       32_KiB,
       {256_KiB},
       {2, 1, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      {"skylake",
       "GenuineIntel",
       {{6, 0x4E, 0x4E}, {6, 0x5E, 0x5E}, {6, 0x8E, 0x8E}, {6, 0x9E, 0x9E}, {6, 0xA5, 0xA6}},
       {Avx2, Adx, Clflushopt},
       {Avx512F, Vaes, AvxVnni, Serialize},
       32_KiB,
       {256_KiB},
       {2, 1, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      // Skylake-SP, Cascade Lake, Cooper Lake.
      {"skylake-sp",
       "GenuineIntel",
       {{6, 0x55, 0x55}},
       {Avx512F, Clwb},
       {Avx512Vbmi2, Vaes},
       32_KiB,
       {1_MiB},
       {2, 1, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}, {64, 2, 1, 3}}},
      // Ice Lake, Tiger Lake, Rocket Lake: two load ports, two for store addresses, two for store data.
      {"sunny-cove",
       "GenuineIntel",
       {{6, 0x6A, 0x6A}, {6, 0x6C, 0x6C}, {6, 0x7D, 0x7E}, {6, 0x8C, 0x8D}, {6, 0xA7, 0xA7}},
       {Avx512F, Avx512Vbmi2, Vaes},
       {Avx512Fp16, AvxVnni, Serialize},
       48_KiB,
       {512_KiB, 1_MiB + 256_KiB},
       {2, 2, 4},
       {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}},
      // Alder Lake and Raptor Lake, performance cores: a third load port.
      {"golden-cove",
       "GenuineIntel",
       {{6, 0x97, 0x97}, {6, 0x9A, 0x9A}, {6, 0xB7, 0xB7}, {6, 0xBA, 0xBA}, {6, 0xBF, 0xBF}},
       {Avx2, Vaes, AvxVnni, Serialize},
       {AmxFp16},
       48_KiB,
       {1_MiB + 256_KiB, 2_MiB},
       {3, 2, 5},
       {{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}}},
      // Sapphire Rapids, Emerald Rapids.
      {"golden-cove",
       "GenuineIntel",
       {{6, 0x8F, 0x8F}, {6, 0xCF, 0xCF}},
       {Avx512F, Avx512Fp16, AvxVnni, Serialize},
       {AmxFp16},
       48_KiB,
       {2_MiB},
       {3, 2, 5},
       {{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}}},
      // Small cores of Alder and Raptor Lake, and Alder Lake-N: two units for loads, two for stores.
      {"gracemont",
       "GenuineIntel",
       {{6, 0x97, 0x97}, {6, 0x9A, 0x9A}, {6, 0xB7, 0xB7}, {6, 0xBA, 0xBA}, {6, 0xBE, 0xBF}},
       {Avx2, Vaes, AvxVnni, Serialize},
       {Avx512F, AmxFp16},
       32_KiB,
       {2_MiB, 4_MiB},
       {2, 2, 4},
       {{16, 2, 2, 4}, {32, 1, 1, 2}}},
      // Two address units in all, each for a load or a store; one store data path. Also Zen+. Vectors of 32
      // bytes are two of 16.
      {"zen",
       "AuthenticAMD",
       {{0x17, 0x00, 0x2F}},
       {Avx2, Adx, Clflushopt},
       {Clwb, Vaes, Avx512F},
       32_KiB,
       {512_KiB},
       {2, 1, 2},
       {{16, 2, 1, 2}, {32, 1, 0.5, 1}}},
      {"zen2",
       "AuthenticAMD",
       {{0x17, 0x30, 0x7F}, {0x17, 0x90, 0xAF}},
       {Avx2, Adx, Clflushopt, Clwb},
       {Vaes, Avx512F},
       32_KiB,
       {512_KiB},
       {2, 1, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      {"zen3",
       "AuthenticAMD",
       {{0x19, 0x00, 0x0F}, {0x19, 0x20, 0x5F}},
       {Avx2, Clwb, Vaes},
       {Avx512F, AvxVnni},
       32_KiB,
       {512_KiB},
       {3, 2, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      // Vectors of 64 bytes take two cycles of the 32-byte paths.
      {"zen4",
       "AuthenticAMD",
       {{0x19, 0x10, 0x1F}, {0x19, 0x60, 0x7F}, {0x19, 0xA0, 0xAF}},
       {Avx512F, Avx512Vbmi2, Vaes},
       {AvxVnni, Avx512Fp16},
       32_KiB,
       {1_MiB},
       {3, 2, 3},
       {{16, 2, 1, 3}, {32, 2, 1, 3}, {64, 1, 0.5, 1.5}}},
      {"zen5",
       "AuthenticAMD",
       {{0x1A, 0x00, 0x1F}, {0x1A, 0x30, 0x4F}, {0x1A, 0x70, 0x7F}},
       {Avx512F, Avx512Vbmi2, Vaes, AvxVnni},
       {Avx512Fp16},
       48_KiB,
       {1_MiB},
       {4, 2, 4},
       {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}},
      // Strix Point and Krackan: vector units of 256 bits; what that means for 64-byte loads is not
      // documented.
      {"zen5",
       "AuthenticAMD",
       {{0x1A, 0x20, 0x2F}, {0x1A, 0x60, 0x6F}},
       {Avx512F, Avx512Vbmi2, Vaes, AvxVnni},
       {Avx512Fp16},
       48_KiB,
       {1_MiB},
       {4, 2, 4},
       {{16, 2, 2, 4}, {32, 2, 2, 4}}},
      // Cortex-A72 (Raspberry Pi 4, first Graviton): one load pipe, one store pipe.
      {"cortex-a72",
       "Arm",
       {{0, 0xD08, 0xD08}},
       {},
       {Sve},
       32_KiB,
       {512_KiB, 1_MiB, 2_MiB, 4_MiB},
       {1, 1, 2},
       {{16, 1, {}, {}}}},
      // Two pipes, each for a load or a store; a 16-byte store takes both.
      {"neoverse-n1",
       "Arm",
       {{0, 0xD0C, 0xD0C}},
       {},
       {Sve},
       64_KiB,
       {256_KiB, 512_KiB, 1_MiB},
       {2, 2, 2},
       {{16, 2, 1, 4.0 / 3}}},
      // Two pipes for a load or a store, and a third for loads.
      {"neoverse-v1",
       "Arm",
       {{0, 0xD40, 0xD40}},
       {Sve},
       {Sve2},
       64_KiB,
       {512_KiB, 1_MiB},
       {3, 2, 3},
       {{16, 3, 2, 3}, {32, 2, {}, {}}}},
      {"neoverse-n2",
       "Arm",
       {{0, 0xD49, 0xD49}},
       {Sve, Sve2},
       {},
       64_KiB,
       {512_KiB, 1_MiB},
       {3, 2, 3},
       {{16, 3, 2, 3}}},
      {"neoverse-v2",
       "Arm",
       {{0, 0xD4F, 0xD4F}},
       {Sve, Sve2},
       {},
       64_KiB,
       {1_MiB, 2_MiB},
       {3, 2, 3},
       {{16, 3, 2, 3}}},
      // M1 and its Pro, Max and Ultra: one store pipe, one for a load or a store, two load pipes.
      {"firestorm",
       "Apple",
       {{0, 0x023, 0x023}, {0, 0x025, 0x025}, {0, 0x029, 0x029}},
       {},
       {Sve},
       128_KiB,
       {12_MiB},
       {3, 2, 4},
       {{16, 3, 2, 4}}},
  };
  return table;
}

bool lists(const Design& design, const ProcessorFacts& facts) {
  return std::any_of(design.models.begin(), design.models.end(), [&](const Models& models) {
    return facts.family == models.family && facts.model >= models.first && facts.model <= models.last;
  });
}

bool fits(const Design& design, const ProcessorFacts& facts) {
  return facts.vendor == design.vendor && facts.features.hasAll(design.required) &&
         !facts.features.hasAny(design.forbidden) && facts.l1d == design.l1d &&
         std::find(design.l2.begin(), design.l2.end(), facts.l2) != design.l2.end();
}

/// QEMU's named processors ("AMD EPYC-Rome Processor", "Intel Xeon Processor (Skylake, IBRS)") are put
/// together from a list, whatever the real one is. Real names hold a number instead.
bool namedByEmulator(std::string_view brand) {
  return brand.starts_with("QEMU") || brand.starts_with("Common ") || brand.starts_with("AMD EPYC-") ||
         brand.starts_with("AMD EPYC Processor") || brand.find("Processor (") != std::string_view::npos;
}

/// Variants of one design may differ in their vectors.
std::vector<WideAccesses> commonWidths(const std::vector<const Design*>& variants) {
  std::vector<WideAccesses> common;
  for (const WideAccesses& accesses : variants.front()->wide) {
    const bool isCommon = std::all_of(variants.begin(), variants.end(), [&](const Design* variant) {
      return std::find(variant->wide.begin(), variant->wide.end(), accesses) != variant->wide.end();
    });
    if (isCommon) common.push_back(accesses);
  }
  return common;
}

}  // namespace

std::optional<CoreClass> coreClassOf(const ProcessorFacts& facts) {
  if (!facts.l1d || !facts.l2 || namedByEmulator(facts.brand)) return std::nullopt;
  const std::vector<Design>& table = designs();
  const auto sameVendor = [&](const Design& design) { return design.vendor == facts.vendor; };
  const bool isListed = std::any_of(table.begin(), table.end(), [&](const Design& design) {
    return sameVendor(design) && lists(design, facts);
  });
  // On the machine itself a model that is not listed is a new one.
  if (!isListed && !facts.virtualMachine) return std::nullopt;
  std::vector<const Design*> found;
  for (const Design& design : table) {
    if ((!isListed || lists(design, facts)) && fits(design, facts)) found.push_back(&design);
  }
  if (found.empty()) return std::nullopt;
  const Design& first = *found.front();
  const bool allOfOneClass =
      std::all_of(found.begin(), found.end(), [&](const Design* design) { return design->id == first.id; });
  if (!allOfOneClass) return std::nullopt;
  return CoreClass{std::string(first.id), first.paths.loads, first.paths.stores, first.paths.accesses,
                   commonWidths(found)};
}

}  // namespace strata
