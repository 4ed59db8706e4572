// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>

#include "core/files/machine_file.h"
#include "core/files/read_file.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

Machine machine() {
  Machine machine;
  machine.cpuModel = "AMD EPYC";
  machine.caches = {{1, 32_KiB, 1}, {2, 512_KiB, 1}, {3, 32_MiB, 2}};
  machine.cpus = {{0, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}};
  machine.memory = 24_GiB;
  machine.hypervisor = "KVM";
  return machine;
}

class MachineFile : public testing::Test {
 protected:
  void write(const std::string& text) const {
    std::filesystem::create_directories(std::filesystem::path(m_path).parent_path());
    std::ofstream(m_path) << text;
  }

  TemporaryFolder m_folder;
  std::string m_path = m_folder.path() + "/below/machine.json";
  std::string m_key = machineKey(machine(), "");
};

TEST_F(MachineFile, GivesBackWhatWasKept) {
  EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt);
  const KeptLastLevel sixteen{16_MiB, "2026-11-23T20:00:00Z", 1};
  EXPECT_TRUE(keepLastLevel(m_path, m_key, sixteen));
  EXPECT_EQ(loadLastLevel(m_path, m_key), sixteen);
  const KeptLastLevel noStep{{}, "2026-11-24T20:00:00Z", 0};
  EXPECT_TRUE(keepLastLevel(m_path, m_key, noStep));
  EXPECT_EQ(loadLastLevel(m_path, m_key), noStep);
  EXPECT_TRUE(forgetLastLevel(m_path, m_key));
  EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt);
  EXPECT_TRUE(forgetLastLevel(m_path, m_key)) << "twice";
}

TEST_F(MachineFile, TwoRunsInARowThatDenyTheAnswerEndIt) {
  const KeptLastLevel kept{16_MiB, "2026-11-23T20:00:00Z", 0};
  EXPECT_TRUE(weighLastLevel(m_path, m_key, true)) << "nothing is kept yet";
  EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt);
  EXPECT_TRUE(keepLastLevel(m_path, m_key, kept));
  EXPECT_TRUE(weighLastLevel(m_path, m_key, true));
  EXPECT_EQ(loadLastLevel(m_path, m_key)->contradictions, 1);
  EXPECT_TRUE(weighLastLevel(m_path, m_key, false));
  EXPECT_EQ(loadLastLevel(m_path, m_key), kept) << "one that bears it out begins the count anew";
  EXPECT_TRUE(weighLastLevel(m_path, m_key, true));
  EXPECT_EQ(loadLastLevel(m_path, m_key)->usable, 16_MiB);
  EXPECT_TRUE(weighLastLevel(m_path, m_key, true));
  EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt);
}

// A file that was changed by hand made "4194304 TiB usable as measured", and buffers to match.
TEST_F(MachineFile, BelievesNoSizeThatNoCacheHas) {
  for (const Bytes impossible : {1_B, 4095_B, 24_GiB + 1_B, Bytes{std::uint64_t{1} << 62}}) {
    EXPECT_TRUE(keepLastLevel(m_path, m_key, {impossible, "2026-11-23T20:00:00Z", 0}));
    EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt) << impossible.count;
  }
  for (const Bytes possible : {0_B, 4_KiB, 24_GiB}) {
    EXPECT_TRUE(keepLastLevel(m_path, m_key, {possible, "2026-11-23T20:00:00Z", 0}));
    EXPECT_EQ(loadLastLevel(m_path, m_key)->usable, possible);
  }
}

// A home is shared by machines, and a stick is carried from one to the next.
TEST_F(MachineFile, HasAnEntryForEachMachine) {
  std::vector<Machine> others(8, machine());
  others[0].cpuModel = "another";
  others[1].caches.back().size = 16_MiB;
  others[2].memory = 48_GiB;
  others[3].cpus.pop_back();
  others[4].hypervisor.clear();
  others[5].provides = {kernels::Needs::Sse41};
  others[6].coreClass = CoreClass{"zen3", 3, 2, 3, {}};
  EXPECT_TRUE(keepLastLevel(m_path, m_key, {16_MiB, "", 0}));
  for (std::size_t i = 0; i < 7; ++i) {
    const std::string key = machineKey(others[i], "");
    EXPECT_EQ(loadLastLevel(m_path, key), std::nullopt) << i;
    EXPECT_TRUE(keepLastLevel(m_path, key, {1_MiB * i, "", 0}));
  }
  EXPECT_NE(machineKey(machine(), "L3:0=f"), m_key) << "another part of the cache";
  for (std::size_t i = 0; i < 7; ++i)
    EXPECT_EQ(loadLastLevel(m_path, machineKey(others[i], ""))->usable, 1_MiB * i);
  EXPECT_EQ(loadLastLevel(m_path, m_key)->usable, 16_MiB);
}

TEST_F(MachineFile, TakesNoNoticeOfWhatIsNoneOfTheMachine) {
  Machine later = machine();
  later.memory = later.memory - 100_MiB;  // another kernel keeps more for itself
  later.memoryAvailable = 3_GiB;
  later.system = "an update";
  later.memoryModules = MemoryModules{2, "DDR5", 5600, 2};
  EXPECT_EQ(machineKey(later, ""), m_key);
}

TEST_F(MachineFile, TakesMemoryInWholeGibibytes) {
  const auto told = [](Bytes memory) {
    Machine each = machine();
    each.memory = memory;
    const std::string key = machineKey(each, "");
    const std::string name = "\"memory_gib\":";
    return key.substr(key.find(name) + name.size(), 3);
  };
  EXPECT_EQ(told(24_GiB - 512_MiB), "24,");
  EXPECT_EQ(told(24_GiB - 512_MiB - 1_B), "23,");
  EXPECT_EQ(told(24_GiB + 512_MiB - 1_B), "24,");
  EXPECT_EQ(m_key.find('\n'), std::string::npos);
}

TEST_F(MachineFile, HasSixtyFourMachines) {
  Machine each = machine();
  for (int i = 0; i < 65; ++i) {
    each.cpuModel = std::to_string(i);
    EXPECT_TRUE(keepLastLevel(m_path, machineKey(each, ""), {}));
    if (i != 63) continue;
    each.cpuModel = "0";
    EXPECT_TRUE(loadLastLevel(m_path, machineKey(each, "")));
  }
  each.cpuModel = "0";
  EXPECT_FALSE(loadLastLevel(m_path, machineKey(each, "")));
  each.cpuModel = "1";
  EXPECT_EQ(loadLastLevel(m_path, machineKey(each, "")), KeptLastLevel{});
  EXPECT_EQ(KeptLastLevel().contradictions, 0);
}

TEST_F(MachineFile, MayLackWhatNobodyTold) {
  write(R"({"schema": "strata.machine-file/1", "machines": [{"machine": )" + m_key + "}]}");
  EXPECT_EQ(loadLastLevel(m_path, m_key), KeptLastLevel());
  write(R"({"schema": "strata.machine-file/1"})");
  EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt);
}

TEST_F(MachineFile, KeepsTheLatestMachines) {
  Machine each = machine();
  for (std::size_t i = 0; i <= mostMachinesKept; ++i) {
    each.cpuModel = std::to_string(i);
    EXPECT_TRUE(keepLastLevel(m_path, machineKey(each, ""), {}));
  }
  EXPECT_TRUE(loadLastLevel(m_path, machineKey(each, "")));
  each.cpuModel = "0";
  EXPECT_FALSE(loadLastLevel(m_path, machineKey(each, "")));
}

TEST_F(MachineFile, ThatIsDamagedTellsOfNothingAndIsReplaced) {
  const std::string good = R"({"schema": "strata.machine-file/1", "machines": )";
  for (const std::string& text :
       {std::string("{"), std::string("[]"), std::string(R"({"schema": "strata.machine/9", "machines": []})"),
        good + "3}", good + "[1, {}, {\"machine\": 5}]}"}) {
    write(text);
    EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt) << text;
  }
  EXPECT_TRUE(keepLastLevel(m_path, m_key, {16_MiB, "", 0}));
  EXPECT_TRUE(loadLastLevel(m_path, m_key));
}

TEST_F(MachineFile, LeavesOutWhatIsNoNumber) {
  write(R"({"schema": "strata.machine-file/1", "machines": [{"machine": )" + m_key +
        R"(, "usable_last_level_bytes": -1, "contradictions": 1e30, "measured": 3}]})");
  EXPECT_EQ(loadLastLevel(m_path, m_key), KeptLastLevel());
}

}  // namespace
TEST_F(MachineFile, KeepsWhatThePathsOfACoreShowed) {
  EXPECT_EQ(loadSeenPaths(m_path, m_key), std::nullopt);
  const KeptPaths seen{{{8, 3, 2, {}}, {16, 2.75, {}, {}}}, "2026-11-23T20:00:00Z"};
  EXPECT_TRUE(keepSeenPaths(m_path, m_key, seen));
  EXPECT_EQ(loadSeenPaths(m_path, m_key), seen);
  EXPECT_EQ(loadLastLevel(m_path, m_key), std::nullopt) << "of the last level nothing was found";
  EXPECT_TRUE(keepLastLevel(m_path, m_key, {16_MiB, "", 0}));
  EXPECT_EQ(loadSeenPaths(m_path, m_key), seen) << "neither takes the other out";
  EXPECT_TRUE(forgetLastLevel(m_path, m_key));
  EXPECT_EQ(loadSeenPaths(m_path, m_key), seen);
  const KeptPaths nothing{{}, "2026-11-24T20:00:00Z"};
  EXPECT_TRUE(keepSeenPaths(m_path, m_key, nothing));
  EXPECT_EQ(loadSeenPaths(m_path, m_key), nothing) << "that nothing fits a quarter is an answer too";
}

// One entry that makes no sense is an answer to nothing: it is measured again.
TEST_F(MachineFile, TakesPathsOfOneByteTo64) {
  const auto widthsIn = [&](const std::string& paths) -> std::optional<std::size_t> {
    write(R"({"schema": "strata.machine-file/1", "cores": [{"machine": )" + m_key +
          R"(, "revision": 1, "paths": )" + paths + "}]}");
    const auto seen = loadSeenPaths(m_path, m_key);
    return seen ? std::optional(seen->widths.size()) : std::nullopt;
  };
  EXPECT_EQ(widthsIn(R"([{"width_bytes": 1}, {"width_bytes": 64}])"), 2u);
  EXPECT_EQ(widthsIn("[]"), 0u);
  for (const char* refused : {R"([{"width_bytes": 0.5}])", R"([{"width_bytes": 65}])",
                              R"([{"width_bytes": "8"}])", "[{}]", "[8]", "{}"})
    EXPECT_EQ(widthsIn(refused), std::nullopt) << refused;
}

TEST_F(MachineFile, SeesThePathsAgainThatAnotherWayOfMeasuringShowed) {
  EXPECT_TRUE(keepSeenPaths(m_path, m_key, {{{8, 3, 2, 4}}, ""}));
  std::string text = *readFile(m_path, 1_MiB);
  const std::string revision = "\"revision\": 1";
  ASSERT_NE(text.find(revision), std::string::npos);
  text.replace(text.find(revision), revision.size(), "\"revision\": 0");
  write(text);
  EXPECT_EQ(loadSeenPaths(m_path, m_key), std::nullopt);
}

}  // namespace strata::test
