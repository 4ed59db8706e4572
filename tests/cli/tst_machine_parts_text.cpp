// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/machine_parts_text.h"

#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/machine/topology_parts.h"
#include "core/report/machine_facts.h"
#include "tests/support/odd_topologies.h"
#include "tests/support/topologies.h"

namespace strata::cli {
namespace {

std::string textOf(const char* xml) {
  const auto parts = machinePartsFromXml(xml);
  EXPECT_TRUE(parts);
  return parts ? machinePartsText(*parts) : std::string();
}

TEST(MachinePartsText, ListsEachPartWithItsCpus) {
  EXPECT_EQ(textOf(test::twoNodes),
            "Package 0          Made-up 0; CPUs 0-3\n"
            "Package 1          Made-up 1; CPUs 4-7\n"
            "NUMA node 0        16 GiB; CPUs 0-3\n"
            "NUMA node 2        32 GiB; CPUs 4-7\n"
            "NUMA node 4        8 GiB; no CPUs\n"
            "L1 data cache      32 KiB; ways 8; lines of 64 B; CPUs 0-1\n"
            "L1 data cache      32 KiB; ways 8; lines of 64 B; CPUs 2-3\n"
            "L1 data cache      32 KiB; ways 8; lines of 64 B; CPUs 4-5\n"
            "L1 data cache      32 KiB; ways 8; lines of 64 B; CPUs 6-7\n"
            "L1 code cache      64 KiB; lines of 64 B; CPUs 0-1\n"
            "L1 code cache      64 KiB; lines of 64 B; CPUs 2-3\n"
            "L1 code cache      64 KiB; lines of 64 B; CPUs 4-5\n"
            "L1 code cache      64 KiB; lines of 64 B; CPUs 6-7\n"
            "L3 cache           8 MiB; ways 16; lines of 64 B; CPUs 0-3\n"
            "L3 cache           8 MiB; ways 16; lines of 64 B; CPUs 4-7\n"
            "Core 0             CPUs 0-1\n"
            "Core 1             CPUs 2-3\n"
            "Core 2             CPUs 4-5\n"
            "Core 3             CPUs 6-7\n"
            "Usable             CPUs 0-6\n"
            "Not allowed        CPU 7\n"
            "Offline            CPUs 8-9\n");
}

TEST(MachinePartsText, NamesTheKindsOfCores) {
  const std::string text = textOf(test::mixedCores);
  EXPECT_NE(text.find("Core 0             IntelCore; CPUs 0-1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Core 2             IntelAtom; CPU 3\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("Offline"), std::string::npos) << text;
}

TEST(MachinePartsText, TellsMemoryOfSeveralSorts) {
  const std::string text = textOf(test::memoryOfThreeSorts);
  EXPECT_NE(text.find("NUMA node 0        64 GiB; CPUs 0-1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("NUMA node 2        16 GiB; CPUs 0-1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("NUMA node 4        128 GiB; no CPUs\n"), std::string::npos) << text;
}

TEST(MachinePartsText, TellsWhatOfMixedCoresCannotBeUsed) {
  const std::string text = textOf(test::restrictedMixedCores);
  EXPECT_NE(text.find("Core 5             IntelAtom; CPU 9\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Usable             CPUs 0-2,4-8,10-13\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Not allowed        CPUs 3,9\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Offline            CPUs 14-15\n"), std::string::npos) << text;
}

TEST(KindFactsText, HasCachesAndTheNameOfTheDesignWhereItHasOne) {
  CoreKind kind{"IntelCore", 1, 4, {{1, 48_KiB, 2}, {2, 2_MiB, 2}}, CoreClass{"golden-cove", 3, 2, 5, {}}};
  EXPECT_EQ(kindFactsText(kind, words), "L1 cache 48 KiB, L2 cache 2 MiB; golden-cove");
  kind.coreClass->id.clear();
  kind.coreClass->source = LimitSource::Seen;
  EXPECT_EQ(kindFactsText(kind, words), "L1 cache 48 KiB, L2 cache 2 MiB");
  kind.caches.clear();
  EXPECT_EQ(kindFactsText(kind, words), "");
}

}  // namespace
}  // namespace strata::cli
