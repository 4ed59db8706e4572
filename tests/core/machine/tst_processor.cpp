// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/machine/instruction_sets.h"

namespace strata {
namespace {

using enum Feature;
using kernels::Needs;

// Intel SDM volume 2A, CPUID: bits of leaf 1 in ecx and of leaf 7 in ebx; volume 1, 13.3: those of XCR0.
constexpr std::uint32_t sse41Bit = 0x0008'0000;
constexpr std::uint32_t osxsaveBit = 0x0800'0000;
constexpr std::uint32_t avxBit = 0x1000'0000;
constexpr std::uint32_t avx2Bit = 0x0000'0020;
constexpr std::uint32_t avx512fBit = 0x0001'0000;

struct KnownProcessor {
  const char* what;
  UsableRegisters registers;
  FeatureSet expected;
};

TEST(UsableFeatures, NeedProcessorAndSystem) {
  constexpr std::uint32_t all = sse41Bit | osxsaveBit | avxBit;
  const std::vector<KnownProcessor> table{
      {"nothing", {}, {}},
      {"SSE4.1 needs no saving beyond what x86-64 has", {sse41Bit, 0, 0}, {Sse41}},
      {"a server: everything", {all, avx2Bit | avx512fBit, 0xE7}, {Sse41, Avx, Avx2, Avx512F}},
      {"with AMX and protection keys on top",
       {all, avx2Bit | avx512fBit, 0x602E7},
       {Sse41, Avx, Avx2, Avx512F}},
      {"Sandy Bridge", {all, 0, 0x07}, {Sse41, Avx}},
      {"Haswell", {all, avx2Bit, 0x07}, {Sse41, Avx, Avx2}},
      {"a system that does not save AVX-512", {all, avx2Bit | avx512fBit, 0x07}, {Sse41, Avx, Avx2}},
      {"masks alone do not do", {all, avx2Bit | avx512fBit, 0x27}, {Sse41, Avx, Avx2}},
      {"nor without the upper sixteen", {all, avx2Bit | avx512fBit, 0x67}, {Sse41, Avx, Avx2}},
      {"nor AVX-512 without AVX", {all, avx2Bit | avx512fBit, 0xE1}, {Sse41}},
      {"a system that saves SSE only", {all, avx2Bit, 0x03}, {Sse41}},
      {"a system without XGETBV, whatever else is there",
       {sse41Bit | avxBit, avx2Bit | avx512fBit, 0xE7},
       {Sse41}},
      {"an emulator that hides AVX", {sse41Bit | osxsaveBit, avx2Bit | avx512fBit, 0xE7}, {Sse41}},
      {"AVX2 hidden", {all, avx512fBit, 0xE7}, {Sse41, Avx, Avx512F}},
  };
  for (const KnownProcessor& row : table) {
    const FeatureSet usable = usableFeatures(row.registers);
    for (const Feature feature : {Sse41, Avx, Avx2, Avx512F})
      EXPECT_EQ(usable.hasAll({feature}), row.expected.hasAll({feature}))
          << row.what << ", feature " << static_cast<int>(feature);
  }
}

// AMX without the system's tiles, AVX-512 with its registers: bits as in a Sapphire Rapids.
TEST(InstructionSets, TellWhatTheSystemHasEnabled) {
  X86Leaves leaves;
  leaves.leaf1Edx = 1U << 23 | 1U << 25 | 1U << 26;
  leaves.leaf1Ecx = 1U << 28;
  leaves.leaf7Ebx = 1U << 5 | 1U << 16;
  leaves.leaf7Edx = 1U << 24;
  leaves.xcr0 = 0xE7;
  using Sets = std::vector<InstructionSetFact>;
  EXPECT_EQ(instructionSetsOf(leaves), (Sets{{"MMX", true},
                                             {"SSE", true},
                                             {"SSE2", true},
                                             {"AVX", true},
                                             {"AVX2", true},
                                             {"AVX-512F", true},
                                             {"AMX-TILE", false}}));
  leaves.xcr0 = 0;
  EXPECT_FALSE(instructionSetsOf(leaves)[3].enabled);
  EXPECT_TRUE(instructionSetsOf({}).empty());
  EXPECT_FALSE(instructionSets().empty());
}

TEST(MachineHas, WhatAKernelNeeds) {
  ProcessorFacts plain;
  EXPECT_TRUE(machineHas(Needs::Baseline, plain));
  for (const Needs needs :
       {Needs::Sse41, Needs::Avx, Needs::Avx2, Needs::Avx512, Needs::Sve128, Needs::Sve256, Needs::Sve512})
    EXPECT_FALSE(machineHas(needs, plain)) << static_cast<int>(needs);

  ProcessorFacts haswell;
  haswell.usable = {Sse41, Avx, Avx2};
  EXPECT_TRUE(machineHas(Needs::Sse41, haswell));
  EXPECT_TRUE(machineHas(Needs::Avx, haswell));
  EXPECT_TRUE(machineHas(Needs::Avx2, haswell));
  EXPECT_FALSE(machineHas(Needs::Avx512, haswell));

  ProcessorFacts server;
  server.features = {Avx512F};
  EXPECT_FALSE(machineHas(Needs::Avx512, server)) << "the processor has it, the system does not save it";
  server.usable = {Avx512F};
  EXPECT_TRUE(machineHas(Needs::Avx512, server));
}

TEST(MachineHas, VectorsOfExactlyTheLength) {
  ProcessorFacts facts;
  facts.features = {Sve};
  const std::vector<std::uint64_t> lengths{16, 32, 48, 64, 128};
  for (const std::uint64_t length : lengths) {
    facts.sveVector = Bytes{length};
    EXPECT_EQ(machineHas(Needs::Sve128, facts), length == 16) << length;
    EXPECT_EQ(machineHas(Needs::Sve256, facts), length == 32) << length;
    EXPECT_EQ(machineHas(Needs::Sve512, facts), length == 64) << length;
  }
}

TEST(ProcessorFacts, UsableIsPartOfWhatTheProcessorHas) {
  const ProcessorFacts facts = readProcessorFacts();
  for (const Feature feature : {Avx2, Avx512F})
    EXPECT_TRUE(!facts.usable.hasAll({feature}) || facts.features.hasAll({feature}));
  EXPECT_EQ(facts.sveVector.count > 0, facts.features.hasAll({Sve}));
  EXPECT_EQ(facts.sveVector.count % 16, 0u);
}

#if defined(__x86_64__)
// The compiler's library looks for itself.
TEST(ProcessorFacts, UsableAgreesWithTheCompilersLibrary) {
  const ProcessorFacts facts = readProcessorFacts();
  __builtin_cpu_init();
  EXPECT_EQ(facts.usable.hasAll({Sse41}), __builtin_cpu_supports("sse4.1") != 0);
  EXPECT_EQ(facts.usable.hasAll({Avx}), __builtin_cpu_supports("avx") != 0);
  EXPECT_EQ(facts.usable.hasAll({Avx2}), __builtin_cpu_supports("avx2") != 0);
  EXPECT_EQ(facts.usable.hasAll({Avx512F}), __builtin_cpu_supports("avx512f") != 0);
}
#endif

}  // namespace
}  // namespace strata
