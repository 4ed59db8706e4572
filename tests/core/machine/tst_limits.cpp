// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/limits.h"

#include <gtest/gtest.h>

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
  const Row rows[] = {
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
      {"Apple", 0, 0x023, {}, 128_KiB, 12_MiB, {"firestorm", 3, 2, 4, {{16, 3, 2, 4}}}},
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

TEST(CoreClassOf, DoesNotSayWhatVariantsDifferIn) {
  ProcessorFacts strix = zen5();
  strix.model = 0x24;
  const CoreClass narrow{"zen5", 4, 2, 4, {{16, 2, 2, 4}, {32, 2, 2, 4}}};
  EXPECT_EQ(coreClassOf(strix), narrow);
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
  facts.model = 0x50;
  EXPECT_EQ(idOf(facts), "unknown");
  facts.family = 0x1B;
  EXPECT_EQ(idOf(facts), "unknown");
  EXPECT_EQ(idOf(ProcessorFacts{}), "unknown");
}

TEST(CoreClassOf, FeaturesAndCachesTellWhatAVirtualMachineHides) {
  ProcessorFacts facts = sapphireRapids();
  facts.virtualMachine = true;
  facts.model = 0x06;
  EXPECT_EQ(idOf(facts), "golden-cove");
  facts.l1d = 32_KiB;
  EXPECT_EQ(idOf(facts), "unknown");
}

TEST(CoreClassOf, UnknownWhenAnEmulatorChoseTheName) {
  ProcessorFacts facts = zen5();
  facts.virtualMachine = true;
  for (const char* brand :
       {"AMD EPYC-Turin Processor", "AMD EPYC Processor (with IBPB)", "QEMU Virtual CPU version 2.5+",
        "Intel Xeon Processor (SapphireRapids)", "Common KVM processor"}) {
    facts.brand = brand;
    EXPECT_EQ(idOf(facts), "unknown") << brand;
  }
}

TEST(CoreClassOf, AnotherVendorsModelNumbersMeanNothing) {
  ProcessorFacts facts = zen5();
  facts.vendor = "HygonGenuine";
  EXPECT_EQ(idOf(facts), "unknown");
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
