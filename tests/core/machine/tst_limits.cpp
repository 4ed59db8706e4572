// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/limits.h"

#include <gtest/gtest.h>

#include "core/machine/core_designs.h"
#include "core/model/core_limits.h"

namespace strata {
namespace {

using enum Feature;

ProcessorFacts zen5() {
  ProcessorFacts facts;
  facts.vendor = "AuthenticAMD";
  facts.family = 0x1A;
  facts.model = 0x02;
  facts.brand = "AMD EPYC 9755 128-Core Processor";
  facts.features = {Adx, Avx2, Avx512F, Avx512Vbmi2, AvxVnni, Clflushopt, Clwb, Vaes};
  facts.l1d = 48_KiB;
  facts.l2 = 1_MiB;
  return facts;
}

ProcessorFacts sapphireRapids() {
  ProcessorFacts facts;
  facts.vendor = "GenuineIntel";
  facts.family = 6;
  facts.model = 0x8F;
  facts.brand = "Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz";
  facts.features = {Adx, Avx2, Avx512F, Avx512Fp16, Avx512Vbmi2, AvxVnni, Clflushopt, Clwb, Serialize, Vaes};
  facts.l1d = 48_KiB;
  facts.l2 = 2_MiB;
  return facts;
}

std::string idOf(const ProcessorFacts& facts) {
  const std::optional<CoreClass> found = coreClassOf(facts);
  return found ? found->id : "unknown";
}

TEST(CoreClassOf, KnowsZen5) {
  EXPECT_EQ(coreClassOf(zen5()), (CoreClass{"zen5", 4, 2, 4, {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}}));
  ProcessorFacts inAVirtualMachine = zen5();
  inAVirtualMachine.virtualMachine = true;
  inAVirtualMachine.brand = "AMD EPYC";
  EXPECT_EQ(idOf(inAVirtualMachine), "zen5");
}

TEST(CoreClassOf, KnowsTheTable) {
  struct Row {
    const char* vendor;
    int family;
    int model;
    FeatureSet features;
    Bytes l1d;
    Bytes l2;
    CoreClass expected;
  };
  const FeatureSet skylake{Avx2, Adx, Clflushopt};
  const FeatureSet skylakeServer{Avx2, Adx, Clflushopt, Clwb, Avx512F};
  const FeatureSet iceLake{Avx2, Adx, Clflushopt, Clwb, Avx512F, Avx512Vbmi2, Vaes};
  const FeatureSet alderLake{Avx2, Adx, Clflushopt, Clwb, Vaes, AvxVnni, Serialize};
  const FeatureSet graniteRapids{Avx2,      Adx,     Clflushopt, Clwb,        Vaes,   AvxVnni,
                                 Serialize, Avx512F, Avx512Fp16, Avx512Vbmi2, AmxFp16};
  const Row rows[] = {
      {"GenuineIntel",
       6,
       0x2D,
       {Avx},
       32_KiB,
       256_KiB,
       {"sandy-bridge", 2, 1, 2, {{16, 2, 1, 2}, {32, 1, 0.5, 1.5}}}},
      {"GenuineIntel",
       6,
       0x3E,
       {Avx},
       32_KiB,
       256_KiB,
       {"ivy-bridge", 2, 1, 2, {{16, 2, 1, 2}, {32, 1, 0.5, 1.5}}}},
      {"GenuineIntel",
       6,
       0x3F,
       {Avx2},
       32_KiB,
       256_KiB,
       {"haswell", 2, 1, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x4F,
       {Avx2, Adx},
       32_KiB,
       256_KiB,
       {"broadwell", 2, 1, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x9E,
       skylake,
       32_KiB,
       256_KiB,
       {"skylake", 2, 1, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x55,
       skylakeServer,
       32_KiB,
       1_MiB,
       {"skylake-sp", 2, 1, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}, {64, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x6A,
       iceLake,
       48_KiB,
       1280_KiB,
       {"sunny-cove", 2, 2, 4, {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x7E,
       iceLake,
       48_KiB,
       512_KiB,
       {"sunny-cove", 2, 2, 4, {{16, 2, 2, 4}, {32, 2, 2, 4}, {64, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x97,
       alderLake,
       48_KiB,
       1280_KiB,
       {"golden-cove", 3, 2, 5, {{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0xB7,
       alderLake,
       48_KiB,
       2_MiB,
       {"golden-cove", 3, 2, 5, {{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0x97,
       alderLake,
       32_KiB,
       2_MiB,
       {"gracemont", 2, 2, 4, {{16, 2, 2, 4}, {32, 1, 1, 2}}}},
      {"GenuineIntel",
       6,
       0xBE,
       alderLake,
       32_KiB,
       2_MiB,
       {"gracemont", 2, 2, 4, {{16, 2, 2, 4}, {32, 1, 1, 2}}}},
      {"GenuineIntel",
       6,
       0xB5,
       alderLake,
       48_KiB,
       2_MiB,
       {"redwood-cove", 3, 2, 5, {{16, 3, 2, 5}, {32, 3, 2, 5}}}},
      {"GenuineIntel",
       6,
       0xAD,
       graniteRapids,
       48_KiB,
       2_MiB,
       {"redwood-cove", 3, 2, 5, {{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}}}},
      {"GenuineIntel",
       6,
       0xC6,
       alderLake,
       48_KiB,
       3_MiB,
       {"lion-cove", 3, 2, 5, {{16, 3, 2, 5}, {32, 3, 2, 5}}}},
      {"AuthenticAMD",
       0x17,
       0x08,
       {Avx2, Adx, Clflushopt},
       32_KiB,
       512_KiB,
       {"zen", 2, 1, 2, {{16, 2, 1, 2}, {32, 1, 0.5, 1}}}},
      {"AuthenticAMD",
       0x17,
       0x71,
       {Avx2, Adx, Clflushopt, Clwb},
       32_KiB,
       512_KiB,
       {"zen2", 2, 1, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}}}},
      {"AuthenticAMD",
       0x19,
       0x21,
       {Avx2, Adx, Clflushopt, Clwb, Vaes},
       32_KiB,
       512_KiB,
       {"zen3", 3, 2, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}}}},
      {"AuthenticAMD",
       0x19,
       0x61,
       iceLake,
       32_KiB,
       1_MiB,
       {"zen4", 3, 2, 3, {{16, 2, 1, 3}, {32, 2, 1, 3}, {64, 1, 0.5, 1.5}}}},
      {"Arm", 0, 0xD08, {}, 32_KiB, 1_MiB, {"cortex-a72", 1, 1, 2, {{16, 1, {}, {}}}}},
      {"Arm", 0, 0xD0C, {}, 64_KiB, 1_MiB, {"neoverse-n1", 2, 2, 2, {{16, 2, 1, 4.0 / 3}}}},
      {"Arm", 0, 0xD40, {Sve}, 64_KiB, 1_MiB, {"neoverse-v1", 3, 2, 3, {{16, 3, 2, 3}, {32, 2, {}, {}}}}},
      {"Arm", 0, 0xD49, {Sve, Sve2}, 64_KiB, 1_MiB, {"neoverse-n2", 3, 2, 3, {{16, 3, 2, 3}}}},
      {"Arm", 0, 0xD4F, {Sve, Sve2}, 64_KiB, 2_MiB, {"neoverse-v2", 3, 2, 3, {{16, 3, 2, 3}}}},
      {"Arm", 0, 0xD05, {}, 32_KiB, 128_KiB, {"cortex-a55", 1, 1, 2, {{16, 0.5, 0.5, 1}}}},
      {"Arm", 0, 0xD84, {Sve, Sve2}, 64_KiB, 3_MiB, {"neoverse-v3", 3, 2, 4, {{16, 3, 2, 4}}}},
      {"Arm", 0, 0xD8E, {Sve, Sve2}, 32_KiB, 2_MiB, {"neoverse-n3", 3, 2, 3, {{16, 3, 2, 3}}}},
      {"Arm", 0, 0xD8C, {Sve, Sve2}, 64_KiB, 2_MiB, {"c1-ultra", 4, 2, 4, {{16, 4, 2, 4}}}},
      {"Microsoft", 0, 0xD49, {Sve, Sve2}, 64_KiB, 1_MiB, {"neoverse-n2", 3, 2, 3, {{16, 3, 2, 3}}}},
      {"Qualcomm", 0, 0x001, {}, 96_KiB, 12_MiB, {"oryon-1", 4, 2, 4, {{16, 4, 2, 4}}}},
      {"NVIDIA", 0, 0x010, {Sve, Sve2}, 64_KiB, 2_MiB, {"olympus", 4, 2, 6, {{16, 4, 2, 6}}}},
      {"Ampere", 0, 0xAC5, {}, 64_KiB, 2_MiB, {"ampere-1b", 2, 2, 4, {{16, 2, 1, 3}}}},
      {"HiSilicon", 0, 0xD01, {}, 64_KiB, 512_KiB, {"tsv110", 2, 1, 2, {{16, 2, 1, 2}}}},
      {"Cavium", 0, 0x0AF, {}, 32_KiB, 256_KiB, {"thunderx2", 2, 1, 2, {{16, 2, 1, 2}}}},
      {"Broadcom", 0, 0x516, {}, 32_KiB, 256_KiB, {"thunderx2", 2, 1, 2, {{16, 2, 1, 2}}}},
      {"Fujitsu",
       0,
       0x001,
       {Sve},
       64_KiB,
       8_MiB,
       {"a64fx", 2, 1, 4.0 / 3, {{16, 2, 1, 4.0 / 3}, {32, 2, 1, 4.0 / 3}, {64, 2, 1, 4.0 / 3}}}},
      {"Apple", 0, 0x023, {}, 128_KiB, 12_MiB, {"firestorm", 3, 2, 4, {{16, 3, 2, 4}}}},
      {"Apple", 0, 0x022, {}, 64_KiB, 4_MiB, {"icestorm", 2, 1, 2, {{16, 2, 1, 2}}}},
  };
  for (const Row& row : rows) {
    ProcessorFacts facts;
    facts.vendor = row.vendor;
    facts.family = row.family;
    facts.model = row.model;
    facts.features = row.features;
    facts.l1d = row.l1d;
    facts.l2 = row.l2;
    EXPECT_EQ(coreClassOf(facts), row.expected) << row.expected.id;
  }
}

TEST(CoreClassOf, KnowsSomeByNameAlone) {
  struct Row {
    const char* vendor;
    int family;
    int model;
    Bytes l1d;
    const char* expected;
  };
  const Row rows[] = {
      {"GenuineIntel", 6, 0xCC, 48_KiB, "cougar-cove"},
      {"GenuineIntel", 6, 0xCC, 32_KiB, "darkmont"},
      {"GenuineIntel", 6, 0xDD, 32_KiB, "darkmont"},
      {"GenuineIntel", 6, 0xAF, 32_KiB, "crestmont"},
      {"GenuineIntel", 6, 0xBD, 32_KiB, "skymont"},
      {"GenuineIntel", 18, 1, 48_KiB, "coyote-cove"},
      {"GenuineIntel", 18, 3, 32_KiB, "arctic-wolf"},
      {"GenuineIntel", 19, 1, 48_KiB, "panther-cove"},
      {"GenuineIntel", 6, 0x66, 32_KiB, "palm-cove"},
      {"GenuineIntel", 6, 0x9C, 32_KiB, "tremont"},
      {"GenuineIntel", 6, 0x7A, 24_KiB, "goldmont-plus"},
      {"GenuineIntel", 6, 0x5C, 24_KiB, "goldmont"},
      {"GenuineIntel", 6, 0x37, 24_KiB, "silvermont"},
      {"GenuineIntel", 6, 0x4C, 24_KiB, "airmont"},
      {"AuthenticAMD", 0x1A, 0x50, 48_KiB, "zen6"},
      {"AuthenticAMD", 0x15, 0x02, 16_KiB, "piledriver"},
      {"AuthenticAMD", 0x15, 0x38, 16_KiB, "steamroller"},
      {"AuthenticAMD", 0x15, 0x65, 32_KiB, "excavator"},
      {"AuthenticAMD", 0x16, 0x00, 32_KiB, "jaguar"},
      {"AuthenticAMD", 0x16, 0x30, 32_KiB, "puma"},
      {"HygonGenuine", 0x18, 0x00, 32_KiB, "dhyana"},
      {"Arm", 0, 0xD03, 32_KiB, "cortex-a53"},
      {"Arm", 0, 0xD07, 32_KiB, "cortex-a57"},
      {"Arm", 0, 0xD09, 32_KiB, "cortex-a73"},
      {"Arm", 0, 0xD0A, 64_KiB, "cortex-a75"},
      {"Arm", 0, 0xD0B, 64_KiB, "cortex-a76"},
      {"Arm", 0, 0xD0D, 64_KiB, "cortex-a77"},
      {"Arm", 0, 0xD41, 64_KiB, "cortex-a78"},
      {"Arm", 0, 0xD4B, 64_KiB, "cortex-a78c"},
      {"Arm", 0, 0xD46, 32_KiB, "cortex-a510"},
      {"Arm", 0, 0xD80, 32_KiB, "cortex-a520"},
      {"Arm", 0, 0xD47, 64_KiB, "cortex-a710"},
      {"Arm", 0, 0xD4D, 64_KiB, "cortex-a715"},
      {"Arm", 0, 0xD81, 64_KiB, "cortex-a720"},
      {"Arm", 0, 0xD87, 64_KiB, "cortex-a725"},
      {"Arm", 0, 0xD44, 64_KiB, "cortex-x1"},
      {"Arm", 0, 0xD48, 64_KiB, "cortex-x2"},
      {"Arm", 0, 0xD4E, 64_KiB, "cortex-x3"},
      {"Arm", 0, 0xD82, 64_KiB, "cortex-x4"},
      {"Arm", 0, 0xD85, 64_KiB, "cortex-x925"},
      {"Arm", 0, 0xD8B, 64_KiB, "c1-pro"},
      {"Arm", 0, 0xD90, 64_KiB, "c1-premium"},
      {"Qualcomm", 0, 0x804, 64_KiB, "cortex-a76"},
      {"Qualcomm", 0, 0x805, 32_KiB, "cortex-a55"},
      {"Ampere", 0, 0xAC3, 64_KiB, "ampere-1"},
      {"Ampere", 0, 0xAC4, 64_KiB, "ampere-1a"},
      {"HiSilicon", 0, 0xD02, 64_KiB, "hip09"},
      {"HiSilicon", 0, 0xD06, 64_KiB, "hip12"},
      {"Fujitsu", 0, 0x003, 64_KiB, "monaka"},
      {"Apple", 0, 0x033, 128_KiB, "avalanche"},
      {"Apple", 0, 0x032, 64_KiB, "blizzard"},
      {"Apple", 0, 0x043, 128_KiB, "everest"},
      {"Apple", 0, 0x042, 64_KiB, "sawtooth"},
      {"Apple", 0, 0x053, 128_KiB, "apple-m4-performance"},
      {"Apple", 0, 0x052, 64_KiB, "apple-m4-efficiency"},
      {"Apple", 0, 0x063, 128_KiB, "apple-m5-performance"},
      {"Apple", 0, 0x062, 64_KiB, "apple-m5-efficiency"},
  };
  for (const Row& row : rows) {
    ProcessorFacts facts;
    facts.vendor = row.vendor;
    facts.family = row.family;
    facts.model = row.model;
    facts.l1d = row.l1d;
    facts.l2 = 1_MiB;
    const std::optional<CoreClass> found = coreClassOf(facts);
    ASSERT_TRUE(found) << row.expected;
    EXPECT_EQ(*found, CoreClass{row.expected}) << "no figure without a source";
    EXPECT_FALSE(found->hasPaths());
    EXPECT_FALSE(elementsPerCycle(*found, ElementUse::Read, 8));
  }
}

TEST(CoreClassOf, FindsEachRowByItsOwnNumbers) {
  for (const CoreDesign& design : coreDesigns()) {
    for (const ModelRange& models : design.models) {
      for (const int model : {models.first, models.last}) {
        ProcessorFacts facts;
        facts.vendor = design.vendor;
        facts.family = models.family;
        facts.model = model;
        facts.native = design.native;
        facts.features = design.required;
        facts.l1d = design.l1d.value_or(64_KiB);
        facts.l1i = design.l1i;
        facts.l2 = design.l2.empty() ? 1_MiB : design.l2.back();
        const auto found = coreClassOf(facts);
        ASSERT_TRUE(found) << design.id << ' ' << model;
        EXPECT_EQ(found->id, design.id) << model;
        EXPECT_EQ(found->hasPaths(), design.paths.has_value()) << design.id;
      }
    }
  }
}

/// Arrow Lake-H has three kinds of cores under one model.
ProcessorFacts arrowLakeH(std::optional<NativeCore> native, Bytes l1d, Bytes l2) {
  ProcessorFacts facts;
  facts.vendor = "GenuineIntel";
  facts.family = 6;
  facts.model = 0xC5;
  facts.brand = "Intel(R) Core(TM) Ultra 9 285H";
  facts.features = {Adx, Avx, Avx2, AvxVnni, Clflushopt, Clwb, Serialize, Vaes};
  facts.native = native;
  facts.l1d = l1d;
  facts.l2 = l2;
  return facts;
}

TEST(CoreClassOf, TheNativeModelTellsThreeKindsApart) {
  EXPECT_EQ(idOf(arrowLakeH(NativeCore{0x40, 3}, 48_KiB, 3_MiB)), "lion-cove");
  EXPECT_EQ(idOf(arrowLakeH(NativeCore{0x20, 3}, 32_KiB, 4_MiB)), "skymont");
  EXPECT_EQ(idOf(arrowLakeH(NativeCore{0x20, 2}, 32_KiB, 2_MiB)), "crestmont");
}

TEST(CoreClassOf, WithoutANativeModelTheCachesTellWhatTheyCan) {
  EXPECT_EQ(idOf(arrowLakeH({}, 48_KiB, 3_MiB)), "lion-cove");
  const auto small = coreClassOf(arrowLakeH({}, 32_KiB, 4_MiB));
  ASSERT_TRUE(small);
  EXPECT_EQ(small->id, "crestmont, skymont");
  EXPECT_FALSE(small->hasPaths());
}

TEST(CoreClassOf, TheNativeModelCountsMoreThanTheModel) {
  // Arrow Lake-U is sold with Arrow Lake, and has the cores of Meteor Lake.
  ProcessorFacts facts = arrowLakeH(NativeCore{0x40, 2}, 48_KiB, 2_MiB);
  EXPECT_EQ(idOf(facts), "redwood-cove");
  facts.native = NativeCore{0x40, 99};
  facts.l2 = 3_MiB;
  EXPECT_EQ(idOf(facts), "lion-cove") << "a native model that the table does not have tells nothing";
  facts.native = NativeCore{0x40, 3};
  facts.l1d = 64_KiB;
  EXPECT_EQ(idOf(facts), "unknown") << "and the caches must not contradict it";
}

TEST(CoreClassOf, ACacheOfInstructionsTellsRedwoodFromGoldenCove) {
  ProcessorFacts facts = sapphireRapids();
  facts.virtualMachine = true;
  facts.model = 0x06;
  facts.l1i = 64_KiB;
  EXPECT_EQ(idOf(facts), "redwood-cove");
  facts.l1i = 32_KiB;
  EXPECT_EQ(idOf(facts), "golden-cove");
}

TEST(CoreClassOf, LaterFeaturesThanThoseOfTheModelMeanThatItIsMadeUp) {
  ProcessorFacts masked = sapphireRapids();
  masked.virtualMachine = true;
  masked.model = 0xA7;
  masked.brand = "Intel(R) Xeon(R) Processor @ 2.80GHz";
  EXPECT_EQ(coreClassOf(masked),
            (CoreClass{"golden-cove, redwood-cove", 3, 2, 5, {{16, 3, 2, 5}, {32, 3, 2, 5}, {64, 2, 1, 3}}}))
      << "both fit, and agree in their paths";
  masked.virtualMachine = false;
  EXPECT_EQ(idOf(masked), "unknown") << "no hypervisor made it up";
}

TEST(CoreClassOf, HiddenFeaturesSayNothingOfTheModel) {
  // Zen 3 without VAES looks like Zen 2, which has fewer paths.
  ProcessorFacts facts = zen5();
  facts.virtualMachine = true;
  facts.family = 0x19;
  facts.model = 0x01;
  facts.features = {Adx, Avx2, Clflushopt, Clwb};
  facts.l1d = 32_KiB;
  facts.l2 = 512_KiB;
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(CoreClassOf, DesignsThatAgreeAreAllNamed) {
  ProcessorFacts facts;
  facts.vendor = "GenuineIntel";
  facts.family = 6;
  facts.model = 0x01;
  facts.virtualMachine = true;
  facts.features = {Avx};
  facts.l1d = 32_KiB;
  facts.l2 = 256_KiB;
  EXPECT_EQ(idOf(facts), "sandy-bridge, ivy-bridge");
  facts.features = {Avx, Avx2, AvxVnni, Serialize, Vaes};
  facts.l1d = 48_KiB;
  facts.l2 = 2_MiB;
  EXPECT_EQ(idOf(facts), "golden-cove, redwood-cove");
}

TEST(CoreClassOf, ArmLeavesTheSizeOfL2ToWhoMakesTheChip) {
  ProcessorFacts facts;
  facts.vendor = "Arm";
  facts.model = 0xD0C;
  facts.l1d = 64_KiB;
  facts.l2 = 2_MiB;
  EXPECT_EQ(idOf(facts), "neoverse-n1");
  facts.l2.reset();
  EXPECT_EQ(idOf(facts), "neoverse-n1");
  facts.l1d.reset();
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(CoreClassOf, DoesNotSayWhatVariantsDifferIn) {
  ProcessorFacts strix = zen5();
  const CoreClass narrow{"zen5", 4, 2, 4, {{16, 2, 2, 4}, {32, 2, 2, 4}}};
  for (const int model : {0x24, 0x30, 0x3F, 0x60}) {
    strix.model = model;
    EXPECT_EQ(coreClassOf(strix), narrow) << model;
  }
  ProcessorFacts hidden = zen5();
  hidden.virtualMachine = true;
  hidden.family = 0x0F;
  EXPECT_EQ(coreClassOf(hidden), narrow) << "either of the two";
}

TEST(CoreClassOf, UnknownWhenTheCachesSayOtherwise) {
  ProcessorFacts facts = zen5();
  facts.l1d = 32_KiB;
  EXPECT_EQ(idOf(facts), "unknown");
  facts = zen5();
  facts.l2 = 512_KiB;
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(CoreClassOf, UnknownWhenACacheIsNotReported) {
  ProcessorFacts facts = zen5();
  facts.l1d.reset();
  EXPECT_EQ(idOf(facts), "unknown");
  facts = zen5();
  facts.l2.reset();
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(CoreClassOf, UnknownWhenTheFeaturesSayOtherwise) {
  ProcessorFacts masked = sapphireRapids();
  masked.features = {Adx, Avx2, Avx512F, Avx512Vbmi2, Clflushopt, Clwb, Vaes};
  EXPECT_EQ(idOf(masked), "unknown");
  ProcessorFacts newer = zen5();
  newer.features.insert(Avx512Fp16);
  EXPECT_EQ(idOf(newer), "unknown");
}

TEST(CoreClassOf, UnknownWhenTheModelIsNew) {
  ProcessorFacts facts = zen5();
  facts.model = 0xB0;
  EXPECT_EQ(idOf(facts), "unknown");
  facts.family = 0x1B;
  EXPECT_EQ(idOf(facts), "unknown");
  EXPECT_EQ(idOf(ProcessorFacts{}), "unknown");
}

TEST(CoreClassOf, FeaturesAndCachesTellWhatAVirtualMachineHides) {
  ProcessorFacts facts = sapphireRapids();
  facts.virtualMachine = true;
  facts.model = 0x06;
  EXPECT_EQ(idOf(facts), "golden-cove, redwood-cove");
  facts.l1d = 32_KiB;
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(CoreClassOf, UnknownWhenAnEmulatorChoseTheName) {
  ProcessorFacts facts = zen5();
  facts.virtualMachine = true;
  for (const char* brand :
       {"AMD EPYC-Turin Processor", "AMD EPYC Processor (with IBPB)", "QEMU Virtual CPU version 2.5+",
        "Intel Xeon Processor (SapphireRapids)", "Common KVM processor", "VirtualApple @ 2.50GHz"}) {
    facts.brand = brand;
    EXPECT_EQ(idOf(facts), "unknown") << brand;
  }
}

TEST(CoreClassOf, AnotherVendorsModelNumbersMeanNothing) {
  ProcessorFacts facts = zen5();
  facts.vendor = "HygonGenuine";
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(NativeCore, IsInCpuidLeaf1a) {
  EXPECT_EQ(nativeCoreOf(0x40000002), (NativeCore{0x40, 2}));
  EXPECT_EQ(nativeCoreOf(0x20000003), (NativeCore{0x20, 3}));
  EXPECT_FALSE(nativeCoreOf(0)) << "one kind of cores";
}

TEST(VendorOfImplementer, KnowsThoseOfTheTable) {
  EXPECT_EQ(vendorOfImplementer(0x41), "Arm");
  EXPECT_EQ(vendorOfImplementer(0x6D), "Microsoft");
  EXPECT_EQ(vendorOfImplementer(0x51), "Qualcomm");
  EXPECT_EQ(vendorOfImplementer(0xC0), "Ampere");
  EXPECT_EQ(vendorOfImplementer(0x00), "");
  for (const CoreDesign& design : coreDesigns()) {
    if (design.models.front().family != 0) continue;
    bool isKnown = false;
    for (int implementer = 0; implementer < 256; ++implementer)
      isKnown = isKnown || vendorOfImplementer(implementer) == design.vendor;
    EXPECT_TRUE(isKnown) << design.vendor;
  }
}

TEST(PartOfAppleFamily, IsOneOfTheTable) {
  for (const std::uint64_t family :
       std::initializer_list<std::uint64_t>{0x1b588bb3, 0xda33d83d, 0xfa33415e, 0x5f4dea93, 0x72015832,
                                            0x6f5129ac, 0x17d5b93a, 0x1d5a87e8, 0xf76c5b1a}) {
    ProcessorFacts facts;
    facts.vendor = "Apple";
    facts.model = partOfAppleFamily(family);
    facts.l1d = 128_KiB;
    facts.l2 = 16_MiB;
    EXPECT_NE(idOf(facts), "unknown") << family;
  }
  EXPECT_EQ(partOfAppleFamily(1), 0);
}

TEST(EmulatorOf, IsWhatMakesTheProcessorUp) {
  EXPECT_EQ(emulatorOf("VirtualApple @ 2.50GHz processor", ""), "Rosetta");
  EXPECT_EQ(emulatorOf("Box64 on Cortex-A76 @2.40 GHz", ""), "Box64");
  EXPECT_EQ(emulatorOf("Cortex-A76", "FEX"), "FEX");
  EXPECT_EQ(emulatorOf("AMD EPYC", "KVM"), "") << "the processor works by itself";
  EXPECT_EQ(emulatorOf("QEMU Virtual CPU version 2.5+", "KVM"), "");
  EXPECT_EQ(emulatorOf("QEMU Virtual CPU version 2.5+", "QEMU"),
            processorArchitecture == "x86-64" ? "QEMU" : "");
  EXPECT_EQ(emulatorOf("", ""), "");
}

TEST(HypervisorName, OfSignatures) {
  using namespace std::string_literals;
  EXPECT_EQ(hypervisorName("KVMKVMKVM\0\0\0"s), "KVM");
  EXPECT_EQ(hypervisorName("Microsoft Hv"), "Hyper-V");
  EXPECT_EQ(hypervisorName("VMwareVMware"), "VMware");
  EXPECT_EQ(hypervisorName("XenVMMXenVMM"), "Xen");
  EXPECT_EQ(hypervisorName("prl hyperv  "), "Parallels");
  EXPECT_EQ(hypervisorName("bhyve bhyve "), "bhyve");
  EXPECT_EQ(hypervisorName("SomethingNew"), "SomethingNew");
  EXPECT_EQ(hypervisorName("\0\0\0\0"s), "");
}

TEST(ProcessorFacts, OfThisMachineHaveAVendor) {
  const ProcessorFacts facts = readProcessorFacts();
  EXPECT_EQ(facts.virtualMachine, !readHypervisor().empty());
  EXPECT_FALSE(facts.l1d);
  EXPECT_TRUE(processorArchitecture == "x86-64" || processorArchitecture == "arm64");
}

}  // namespace
}  // namespace strata
