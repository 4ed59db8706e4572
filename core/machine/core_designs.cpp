// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/core_designs.h"

namespace strata {

namespace {

constexpr std::string_view intel = "GenuineIntel";
constexpr std::string_view amd = "AuthenticAMD";

// Sources. Intel: "Intel 64 and IA-32 Architectures Optimization Reference Manual" (248966), the
// execution-engine section of each microarchitecture: load ports, store-data ports, and as accesses load
// ports and store addresses together. AMD: "Software Optimization Guide" for family 17h models 00h-2Fh
// (55723), 17h models 30h and up (56305), 19h (56665 for Zen 3, 57647 for Zen 4) and 1Ah (58455), section
// "Load-Store Unit". Agner Fog, "The microarchitecture of Intel, AMD and VIA CPUs", has the same values for
// each, and for Zen 5: four reads, or two reads and two writes, per cycle. Arm: the "Software Optimization
// Guide" of each core, table of issue pipelines. Apple publishes less; the rows are from
// dougallj.github.io/applecpu (units 8 to 11 of Firestorm, and those of Icestorm).
//
// Vectors: the same sections, and the throughput of MOVAPS and VMOVAPS with memory operands at uops.info.
// Arm: the guides' throughput of LDR and STR with Q registers, as LLVM's scheduling models repeat it. Values
// missing here were not found in these sources. Zen 5 was measured too: 2.0 loads and 2.0 stores per cycle of
// 16 and 32 bytes, 2.0 loads and 1.0 stores of 64 bytes; copies 1.76 of 16 and 32 bytes (loads and stores in
// turn), 1.0 of 64 bytes. Redwood Cove was measured as well: 2.94 loads and 2.00 stores per cycle, 1.90 and
// 1.00 of 64 bytes.
//
// Further sources, each named at its row: LLVM's scheduling models, which repeat the vendor's guide, in
// llvm/lib/Target/{X86,AArch64}; the machine models of OSACA, github.com/RRZE-HPC/OSACA, osaca/data.
//
// Model numbers: the Linux kernel's arch/x86/include/asm/intel-family.h and
// arch/x86/kernel/cpu/amd.c, arch/arm64/include/asm/cputype.h; LLVM's TargetParser/Host.cpp. Native models
// (CPUID leaf 1AH): mapfile.csv of github.com/intel/perfmon. Apple: midr.h of m1n1, github.com/AsahiLinux.
//
// A row without paths only names a design: no source of its paths was read.
std::vector<CoreDesign> intelDesigns() {
  using enum Feature;
  const std::vector<WideAccesses> noZmm{{16, 3, 2, 5}, {32, 3, 2, 5}};
  const std::vector<WideAccesses> withZmm{{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}};
  return {
      // Loads and store addresses share two ports of 16 bytes; one store-data port. OSACA: snb.yml, ivb.yml.
      {.id = "sandy-bridge",
       .vendor = intel,
       .models = {{6, 0x2A, 0x2A}, {6, 0x2D, 0x2D}},
       .required = {Avx},
       .forbidden = {Avx2},
       .l1d = 32_KiB,
       .l2 = {256_KiB},
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}, {32, 1, 0.5, 1.5}}},
      {.id = "ivy-bridge",
       .vendor = intel,
       .models = {{6, 0x3A, 0x3A}, {6, 0x3E, 0x3E}},
       .required = {Avx},
       .forbidden = {Avx2},
       .l1d = 32_KiB,
       .l2 = {256_KiB},
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}, {32, 1, 0.5, 1.5}}},
      // Two load ports, one store-data port, and a third store-address port that simple addresses can use.
      {.id = "haswell",
       .vendor = intel,
       .models = {{6, 0x3C, 0x3C}, {6, 0x3F, 0x3F}, {6, 0x45, 0x46}},
       .required = {Avx2},
       .forbidden = {Adx, Clflushopt, Avx512F},
       .l1d = 32_KiB,
       .l2 = {256_KiB},
       .paths = CorePaths{2, 1, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      {.id = "broadwell",
       .vendor = intel,
       .models = {{6, 0x3D, 0x3D}, {6, 0x47, 0x47}, {6, 0x4F, 0x4F}, {6, 0x56, 0x56}},
       .required = {Avx2, Adx},
       .forbidden = {Clflushopt, Avx512F},
       .l1d = 32_KiB,
       .l2 = {256_KiB},
       .paths = CorePaths{2, 1, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      {.id = "skylake",
       .vendor = intel,
       .models = {{6, 0x4E, 0x4E}, {6, 0x5E, 0x5E}, {6, 0x8E, 0x8E}, {6, 0x9E, 0x9E}, {6, 0xA5, 0xA6}},
       .required = {Avx2, Adx, Clflushopt},
       .forbidden = {Avx512F, Vaes, AvxVnni, Serialize},
       .l1d = 32_KiB,
       .l2 = {256_KiB},
       .paths = CorePaths{2, 1, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      // Skylake-SP, Cascade Lake, Cooper Lake.
      {.id = "skylake-sp",
       .vendor = intel,
       .models = {{6, 0x55, 0x55}},
       .required = {Avx512F, Clwb},
       .forbidden = {Avx512Vbmi2, Vaes},
       .l1d = 32_KiB,
       .l2 = {1_MiB},
       .paths = CorePaths{2, 1, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}, {64, 2, 1, 3}}},
      {.id = "palm-cove", .vendor = intel, .models = {{6, 0x66, 0x66}}},
      // Ice Lake, Tiger Lake, Rocket Lake: two load ports, two for store addresses, two for store data.
      {.id = "sunny-cove",
       .vendor = intel,
       .models = {{6, 0x6A, 0x6A}, {6, 0x6C, 0x6C}, {6, 0x7D, 0x7E}, {6, 0x8C, 0x8D}, {6, 0xA7, 0xA7}},
       .required = {Avx512F, Avx512Vbmi2, Vaes},
       .forbidden = {Avx512Fp16, AvxVnni, Serialize},
       .l1d = 48_KiB,
       .l2 = {512_KiB, 1_MiB + 256_KiB},
       .paths = CorePaths{2, 2, 4},
       .wide = {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}},
      // Alder Lake, Raptor Lake and Bartlett Lake, performance cores: a third load port.
      {.id = "golden-cove",
       .vendor = intel,
       .models = {{6, 0x97, 0x97},
                  {6, 0x9A, 0x9A},
                  {6, 0xB7, 0xB7},
                  {6, 0xBA, 0xBA},
                  {6, 0xBF, 0xBF},
                  {6, 0xD7, 0xD7}},
       .native = NativeCore{0x40, 1},
       .required = {Avx2, Vaes, AvxVnni, Serialize},
       .forbidden = {AmxFp16},
       .l1d = 48_KiB,
       .l1i = 32_KiB,
       .l2 = {1_MiB + 256_KiB, 2_MiB},
       .paths = CorePaths{3, 2, 5},
       .wide = withZmm},
      // Sapphire Rapids, Emerald Rapids.
      {.id = "golden-cove",
       .vendor = intel,
       .models = {{6, 0x8F, 0x8F}, {6, 0xCF, 0xCF}},
       .required = {Avx512F, Avx512Fp16, AvxVnni, Serialize},
       .forbidden = {AmxFp16},
       .l1d = 48_KiB,
       .l1i = 32_KiB,
       .l2 = {2_MiB},
       .paths = CorePaths{3, 2, 5},
       .wide = withZmm},
      // Meteor Lake, Arrow Lake-U. No structure of the core grew over Golden Cove but the instruction cache:
      // Chips and Cheese, "Intel's Redwood Cove: Baby Steps are Still Steps".
      {.id = "redwood-cove",
       .vendor = intel,
       .models = {{6, 0xAA, 0xAA}, {6, 0xAC, 0xAC}, {6, 0xB5, 0xB5}},
       .native = NativeCore{0x40, 2},
       .required = {Avx2, Vaes, AvxVnni, Serialize},
       .forbidden = {Avx512F},
       .l1d = 48_KiB,
       .l1i = 64_KiB,
       .l2 = {2_MiB},
       .paths = CorePaths{3, 2, 5},
       .wide = noZmm},
      // Granite Rapids. AMX-FP16 is not required here, because a virtual machine may hide AMX.
      {.id = "redwood-cove",
       .vendor = intel,
       .models = {{6, 0xAD, 0xAE}},
       .required = {Avx512F, Avx512Fp16, AvxVnni, Serialize},
       .l1d = 48_KiB,
       .l1i = 64_KiB,
       .l2 = {2_MiB},
       .paths = CorePaths{3, 2, 5},
       .wide = withZmm},
      // Lunar Lake, Arrow Lake-S and -H: three load addresses, three store addresses, two store data. LLVM:
      // X86SchedLunarlakeP.td.
      {.id = "lion-cove",
       .vendor = intel,
       .models = {{6, 0xBD, 0xBD}, {6, 0xC5, 0xC6}},
       .native = NativeCore{0x40, 3},
       .required = {Avx2, Vaes, AvxVnni, Serialize},
       .forbidden = {Avx512F},
       .l1d = 48_KiB,
       .l2 = {2_MiB + 512_KiB, 3_MiB},
       .paths = CorePaths{3, 2, 5},
       .wide = noZmm},
      {.id = "cougar-cove",
       .vendor = intel,
       .models = {{6, 0xCC, 0xCC}, {6, 0xD5, 0xD5}, {6, 0xE5, 0xE5}},
       .native = NativeCore{0x40, 4},
       .l1d = 48_KiB},
      {.id = "coyote-cove",
       .vendor = intel,
       .models = {{18, 1, 1}, {18, 3, 3}},
       .native = NativeCore{0x40, 5},
       .l1d = 48_KiB},
      {.id = "panther-cove", .vendor = intel, .models = {{19, 1, 1}}},
      // Small cores of Alder and Raptor Lake, and Alder Lake-N: two units for loads, two for stores.
      {.id = "gracemont",
       .vendor = intel,
       .models = {{6, 0x97, 0x97}, {6, 0x9A, 0x9A}, {6, 0xB7, 0xB7}, {6, 0xBA, 0xBA}, {6, 0xBE, 0xBF}},
       .native = NativeCore{0x20, 1},
       .required = {Avx2, Vaes, AvxVnni, Serialize},
       .forbidden = {Avx512F, AmxFp16},
       .l1d = 32_KiB,
       .l2 = {2_MiB, 4_MiB},
       .paths = CorePaths{2, 2, 4},
       .wide = {{16, 2, 2, 4}, {32, 1, 1, 2}}},
      // Small and low-power cores of Meteor Lake, low-power ones of Arrow Lake-H; Sierra Forest, Grand Ridge.
      {.id = "crestmont",
       .vendor = intel,
       .models = {{6, 0xAA, 0xAA}, {6, 0xAC, 0xAC}, {6, 0xAF, 0xAF}, {6, 0xB5, 0xB6}, {6, 0xC5, 0xC5}},
       .native = NativeCore{0x20, 2},
       .l1d = 32_KiB},
      {.id = "skymont",
       .vendor = intel,
       .models = {{6, 0xBD, 0xBD}, {6, 0xC5, 0xC6}},
       .native = NativeCore{0x20, 3},
       .l1d = 32_KiB},
      // Panther Lake, Wildcat Lake, Clearwater Forest.
      {.id = "darkmont",
       .vendor = intel,
       .models = {{6, 0xCC, 0xCC}, {6, 0xD5, 0xD5}, {6, 0xDD, 0xDD}, {6, 0xE5, 0xE5}},
       .native = NativeCore{0x20, 4},
       .l1d = 32_KiB},
      {.id = "arctic-wolf",
       .vendor = intel,
       .models = {{18, 1, 1}, {18, 3, 3}},
       .native = NativeCore{0x20, 5},
       .l1d = 32_KiB},
      {.id = "tremont",
       .vendor = intel,
       .models = {{6, 0x86, 0x86}, {6, 0x8A, 0x8A}, {6, 0x96, 0x96}, {6, 0x9C, 0x9C}}},
      {.id = "goldmont-plus", .vendor = intel, .models = {{6, 0x7A, 0x7A}}},
      {.id = "goldmont", .vendor = intel, .models = {{6, 0x5C, 0x5C}, {6, 0x5F, 0x5F}}},
      {.id = "silvermont",
       .vendor = intel,
       .models = {{6, 0x37, 0x37}, {6, 0x4A, 0x4A}, {6, 0x4D, 0x4D}, {6, 0x5A, 0x5A}}},
      {.id = "airmont", .vendor = intel, .models = {{6, 0x4C, 0x4C}, {6, 0x75, 0x75}}},
  };
}

std::vector<CoreDesign> amdDesigns() {
  using enum Feature;
  return {
      {.id = "piledriver", .vendor = amd, .models = {{0x15, 0x02, 0x02}, {0x15, 0x10, 0x1F}}},
      {.id = "steamroller", .vendor = amd, .models = {{0x15, 0x30, 0x3F}}},
      {.id = "excavator", .vendor = amd, .models = {{0x15, 0x60, 0x7F}}},
      {.id = "jaguar", .vendor = amd, .models = {{0x16, 0x00, 0x0F}}},
      {.id = "puma", .vendor = amd, .models = {{0x16, 0x30, 0x3F}}},
      // Zen and Zen+: two address units in all, each for a load or a store; one store data path. A vector of
      // 32 bytes counts as two of 16.
      {.id = "zen",
       .vendor = amd,
       .models = {{0x17, 0x00, 0x2F}},
       .required = {Avx2, Adx, Clflushopt},
       .forbidden = {Clwb, Vaes, Avx512F},
       .l1d = 32_KiB,
       .l2 = {512_KiB},
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}, {32, 1, 0.5, 1}}},
      // Made under licence from Zen; github.com/google/cpu_features, issue 243.
      {.id = "dhyana", .vendor = "HygonGenuine", .models = {{0x18, 0x00, 0x02}}},
      {.id = "zen2",
       .vendor = amd,
       .models = {{0x17, 0x30, 0x7F}, {0x17, 0x90, 0xAF}},
       .required = {Avx2, Adx, Clflushopt, Clwb},
       .forbidden = {Vaes, Avx512F},
       .l1d = 32_KiB,
       .l2 = {512_KiB},
       .paths = CorePaths{2, 1, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      {.id = "zen3",
       .vendor = amd,
       .models = {{0x19, 0x00, 0x0F}, {0x19, 0x20, 0x5F}},
       .required = {Avx2, Clwb, Vaes},
       .forbidden = {Avx512F, AvxVnni},
       .l1d = 32_KiB,
       .l2 = {512_KiB},
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}}},
      // Vectors of 64 bytes take two cycles of the 32-byte paths.
      {.id = "zen4",
       .vendor = amd,
       .models = {{0x19, 0x10, 0x1F}, {0x19, 0x60, 0x7F}, {0x19, 0xA0, 0xAF}},
       .required = {Avx512F, Avx512Vbmi2, Vaes},
       .forbidden = {AvxVnni, Avx512Fp16},
       .l1d = 32_KiB,
       .l2 = {1_MiB},
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 2, 1, 3}, {32, 2, 1, 3}, {64, 1, 0.5, 1.5}}},
      {.id = "zen5",
       .vendor = amd,
       .models = {{0x1A, 0x00, 0x1F}, {0x1A, 0x40, 0x4F}, {0x1A, 0x70, 0x7F}},
       .required = {Avx512F, Avx512Vbmi2, Vaes, AvxVnni},
       .forbidden = {Avx512Fp16},
       .l1d = 48_KiB,
       .l2 = {1_MiB},
       .paths = CorePaths{4, 2, 4},
       .wide = {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}},
      // Strix Point and Krackan: vector units of 256 bits; what that means for 64-byte loads is not
      // documented.
      {.id = "zen5",
       .vendor = amd,
       .models = {{0x1A, 0x20, 0x3F}, {0x1A, 0x60, 0x6F}},
       .required = {Avx512F, Avx512Vbmi2, Vaes, AvxVnni},
       .forbidden = {Avx512Fp16},
       .l1d = 48_KiB,
       .l2 = {1_MiB},
       .paths = CorePaths{4, 2, 4},
       .wide = {{16, 2, 2, 4}, {32, 2, 2, 4}}},
      {.id = "zen6", .vendor = amd, .models = {{0x1A, 0x50, 0x5F}, {0x1A, 0x80, 0xAF}, {0x1A, 0xC0, 0xCF}}},
  };
}

CoreDesign armName(std::string_view id, const std::vector<int>& parts, std::string_view vendor = "Arm") {
  CoreDesign design{.id = id, .vendor = vendor, .models = {}};
  for (const int part : parts) design.models.push_back({0, part, part});
  return design;
}

/// Arm lets the maker of the chip choose the size of L2, so the part number alone distinguishes the designs.
/// L1D is compared where Arm leaves no choice, and where macOS gives one number to several cores.
std::vector<CoreDesign> armDesigns() {
  using enum Feature;
  const auto part = [](int number) { return std::vector<ModelRange>{{0, number, number}}; };
  return {
      // One load pipe, one store pipe, of 8 bytes each. LLVM: AArch64SchedA55.td.
      {.id = "cortex-a55",
       .vendor = "Arm",
       .models = part(0xD05),
       .forbidden = {Sve},
       .paths = CorePaths{1, 1, 2},
       .wide = {{16, 0.5, 0.5, 1}}},
      // Raspberry Pi 4, first Graviton: one load pipe, one store pipe.
      {.id = "cortex-a72",
       .vendor = "Arm",
       .models = part(0xD08),
       .forbidden = {Sve},
       .l1d = 32_KiB,
       .paths = CorePaths{1, 1, 2},
       .wide = {{16, 1, {}, {}}}},
      // Two pipes, each for a load or a store; a 16-byte store takes both.
      {.id = "neoverse-n1",
       .vendor = "Arm",
       .models = part(0xD0C),
       .forbidden = {Sve},
       .l1d = 64_KiB,
       .paths = CorePaths{2, 2, 2},
       .wide = {{16, 2, 1, 4.0 / 3}}},
      // Two pipes for a load or a store, and a third for loads.
      {.id = "neoverse-v1",
       .vendor = "Arm",
       .models = part(0xD40),
       .required = {Sve},
       .forbidden = {Sve2},
       .l1d = 64_KiB,
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 3, 2, 3}, {32, 2, {}, {}}}},
      {.id = "neoverse-n2",
       .vendor = "Arm",
       .models = part(0xD49),
       .required = {Sve, Sve2},
       .l1d = 64_KiB,
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 3, 2, 3}}},
      // Cobalt 100: the same core under its buyer's name.
      {.id = "neoverse-n2",
       .vendor = "Microsoft",
       .models = part(0xD49),
       .required = {Sve, Sve2},
       .l1d = 64_KiB,
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 3, 2, 3}}},
      {.id = "neoverse-v2",
       .vendor = "Arm",
       .models = part(0xD4F),
       .required = {Sve, Sve2},
       .l1d = 64_KiB,
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 3, 2, 3}}},
      // Two pipes for a load or a store, and a third for loads. LLVM: AArch64SchedNeoverseN3.td.
      {.id = "neoverse-n3",
       .vendor = "Arm",
       .models = part(0xD8E),
       .required = {Sve, Sve2},
       .paths = CorePaths{3, 2, 3},
       .wide = {{16, 3, 2, 3}}},
      // A pipe for a load or a store, two for loads, one for stores. LLVM: AArch64SchedNeoverseV3.td, from
      // Arm's guide 109678.
      {.id = "neoverse-v3",
       .vendor = "Arm",
       .models = {{0, 0xD83, 0xD84}},
       .required = {Sve, Sve2},
       .l1d = 64_KiB,
       .paths = CorePaths{3, 2, 4},
       .wide = {{16, 3, 2, 4}}},
      // Two pipes for a load or a store, two for loads. LLVM: AArch64SchedC1Ultra.td, from Arm's guide
      // 111079.
      {.id = "c1-ultra",
       .vendor = "Arm",
       .models = part(0xD8C),
       .required = {Sve, Sve2},
       .paths = CorePaths{4, 2, 4},
       .wide = {{16, 4, 2, 4}}},
      // Four pipes for a load or a store, two of store data. LLVM: AArch64SchedOryon.td.
      {.id = "oryon-1",
       .vendor = "Qualcomm",
       .models = part(0x001),
       .paths = CorePaths{4, 2, 4},
       .wide = {{16, 4, 2, 4}}},
      // Four pipes for loads, two for stores. LLVM: AArch64SchedOlympus.td.
      {.id = "olympus",
       .vendor = "NVIDIA",
       .models = part(0x010),
       .required = {Sve, Sve2},
       .paths = CorePaths{4, 2, 6},
       .wide = {{16, 4, 2, 6}}},
      // Two loads and two store addresses beside each other, one pipe of vector store data. LLVM:
      // AArch64SchedAmpere1B.td.
      {.id = "ampere-1b",
       .vendor = "Ampere",
       .models = part(0xAC5),
       .forbidden = {Sve},
       .paths = CorePaths{2, 2, 4},
       .wide = {{16, 2, 1, 3}}},
      // OSACA: tsv110.yml, tx2.yml, a64fx.yml. A store of A64FX takes the pipes of both loads.
      {.id = "tsv110",
       .vendor = "HiSilicon",
       .models = part(0xD01),
       .l1d = 64_KiB,
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}}},
      {.id = "thunderx2",
       .vendor = "Cavium",
       .models = part(0x0AF),
       .l1d = 32_KiB,
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}}},
      {.id = "thunderx2",
       .vendor = "Broadcom",
       .models = part(0x516),
       .l1d = 32_KiB,
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}}},
      {.id = "a64fx",
       .vendor = "Fujitsu",
       .models = part(0x001),
       .required = {Sve},
       .l1d = 64_KiB,
       .paths = CorePaths{2, 1, 4.0 / 3},
       .wide = {{16, 2, 1, 4.0 / 3}, {32, 2, 1, 4.0 / 3}, {64, 2, 1, 4.0 / 3}}},
      // M1 and its Pro, Max and Ultra: one store pipe, one for a load or a store, two load pipes; the small
      // core has one for a load or a store and one for loads.
      {.id = "firestorm",
       .vendor = "Apple",
       .models = {{0, 0x023, 0x023}, {0, 0x025, 0x025}, {0, 0x029, 0x029}},
       .forbidden = {Sve},
       .l1d = 128_KiB,
       .paths = CorePaths{3, 2, 4},
       .wide = {{16, 3, 2, 4}}},
      {.id = "icestorm",
       .vendor = "Apple",
       .models = {{0, 0x022, 0x022}, {0, 0x024, 0x024}, {0, 0x028, 0x028}},
       .forbidden = {Sve},
       .paths = CorePaths{2, 1, 2},
       .wide = {{16, 2, 1, 2}}},
      {.id = "avalanche",
       .vendor = "Apple",
       .models = {{0, 0x033, 0x033}, {0, 0x035, 0x035}, {0, 0x039, 0x039}},
       .l1d = 128_KiB},
      armName("blizzard", {0x032, 0x034, 0x038}, "Apple"),
      {.id = "everest",
       .vendor = "Apple",
       .models = {{0, 0x043, 0x043}, {0, 0x045, 0x045}, {0, 0x049, 0x049}},
       .l1d = 128_KiB},
      armName("sawtooth", {0x042, 0x044, 0x048}, "Apple"),
      // Apple gave the cores of M4 and M5 no names.
      {.id = "apple-m4-performance",
       .vendor = "Apple",
       .models = {{0, 0x053, 0x053}, {0, 0x055, 0x055}, {0, 0x059, 0x059}},
       .l1d = 128_KiB},
      armName("apple-m4-efficiency", {0x052, 0x054, 0x058}, "Apple"),
      {.id = "apple-m5-performance",
       .vendor = "Apple",
       .models = {{0, 0x063, 0x063}, {0, 0x065, 0x065}, {0, 0x069, 0x069}},
       .l1d = 128_KiB},
      armName("apple-m5-efficiency", {0x062, 0x064, 0x068}, "Apple"),
      armName("cortex-a53", {0xD03}),
      armName("cortex-a57", {0xD07}),
      armName("cortex-a73", {0xD09}),
      armName("cortex-a75", {0xD0A}),
      armName("cortex-a76", {0xD0B, 0xD0E}),
      armName("cortex-a76", {0x804}, "Qualcomm"),
      armName("cortex-a55", {0x805}, "Qualcomm"),
      armName("cortex-a77", {0xD0D}),
      armName("cortex-a78", {0xD41, 0xD42}),
      armName("cortex-a78c", {0xD4B}),
      armName("cortex-a510", {0xD46}),
      armName("cortex-a520", {0xD80}),
      armName("cortex-a710", {0xD47}),
      armName("cortex-a715", {0xD4D}),
      armName("cortex-a720", {0xD81, 0xD89}),
      armName("cortex-a725", {0xD87}),
      armName("cortex-x1", {0xD44, 0xD4C}),
      armName("cortex-x2", {0xD48}),
      armName("cortex-x3", {0xD4E}),
      armName("cortex-x4", {0xD82}),
      armName("cortex-x925", {0xD85}),
      armName("c1-pro", {0xD8B}),
      armName("c1-premium", {0xD90}),
      armName("ampere-1", {0xAC3}, "Ampere"),
      armName("ampere-1a", {0xAC4}, "Ampere"),
      armName("hip09", {0xD02}, "HiSilicon"),
      armName("hip12", {0xD06}, "HiSilicon"),
      armName("monaka", {0x003}, "Fujitsu"),
  };
}

std::vector<CoreDesign> allDesigns() {
  std::vector<CoreDesign> all = intelDesigns();
  for (auto more : {amdDesigns(), armDesigns()}) all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace

const std::vector<CoreDesign>& coreDesigns() {
  static const std::vector<CoreDesign> table = allDesigns();
  return table;
}

}  // namespace strata
