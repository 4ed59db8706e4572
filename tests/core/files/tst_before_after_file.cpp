// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/before_after_file.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

/// With something in every field that is not its default.
BeforeAfter sample() {
  BeforeAfter state{{thoroughSettings(), {}}, "series-1", "2026-03-01T10:00:00Z", 7, {}};
  state.settings.regions = {{16_KiB}};
  state.settings.binding = Binding::List;
  state.settings.cpuList = {1, 3};
  Selection& selection = state.selection;
  selection.tests.remove(TestGroup::Processor);
  selection.tests.add(TestGroup::Bandwidth);
  selection.tests.add(TestGroup::Latency);
  selection.tests.add(TestGroup::Copy);
  selection.sweep.traffic = true;
  selection.tests.add(TestGroup::Library);
  selection.tests.add(TestGroup::Registers);
  selection.tests.add(TestGroup::String);
  selection.raisedPriority = true;
  selection.tests.add(TestGroup::MemoryTypes);
  selection.tests.add(TestGroup::Network);
  selection.network.directions = {"to", "both"};
  selection.widths = {8, 64};
  selection.patterns = {"serial"};
  selection.kernels = {"read-64"};
  selection.sweep.sizes = Sweep::Full;
  selection.sweep.levels = {1, 2};
  selection.ops = {"read"};
  selection.sweep.chains = 4;
  selection.pages = {PagePolicy::Default, PagePolicy::Huge};
  selection.block = 64_KiB;
  selection.passes = 9;
  selection.disk.ops = {"read", "mixed"};
  selection.disk.rows = {{false, 1_MiB, 8, 1}, {true, 4_KiB, 32, 16}};
  selection.disk.fileToRead = "/data/large file";
  selection.disk.endurance = 10_GiB;
  selection.disk.verify = true;
  selection.sweep.asMembench = true;
  selection.sustained = {{"integer", "memory"}, true};
  selection.wholeMachine = WholeMachinePace::Thorough;
  selection.eachCoreKind = true;
  selection.calmSeconds = 60;
  state.lastLevel = {LastLevelProbe::Confirmed, 16_MiB};
  return state;
}

class BeforeAfterFile : public testing::Test {
 protected:
  std::string path() const { return m_folder.path() + "/inner/before-after.json"; }

 private:
  test::TemporaryFolder m_folder;
};

}  // namespace

TEST_F(BeforeAfterFile, HasOneToAThousandRepetitionsOfASeries) {
  const auto isRead = [&](auto change) {
    BeforeAfter state = sample();
    change(state);
    EXPECT_TRUE(saveBeforeAfter(path(), state));
    return loadBeforeAfter(path()).has_value();
  };
  for (const auto& [repetitions, inRange] : {std::pair{0, false}, {1, true}, {1000, true}, {1001, false}})
    EXPECT_EQ(isRead([count = repetitions](BeforeAfter& state) { state.repetitions = count; }), inRange)
        << repetitions;
  EXPECT_FALSE(isRead([](BeforeAfter& state) { state.series.clear(); }));
  EXPECT_EQ(BeforeAfter().repetitions, 5);
}

TEST_F(BeforeAfterFile, GivesBackWhatItWasGiven) {
  EXPECT_FALSE(loadBeforeAfter(path()));
  for (const BeforeAfter& state : {sample(), BeforeAfter{{}, "a", "b", 5, {}}}) {
    ASSERT_TRUE(saveBeforeAfter(path(), state));
    EXPECT_EQ(loadBeforeAfter(path()), state);
  }
}

// Somebody updates the program between the two.
TEST_F(BeforeAfterFile, IsReadThatKnewNoCoreToCore) {
  ASSERT_TRUE(saveBeforeAfter(path(), sample()));
  const std::string text = *readFile(path(), 1_MiB);
  EXPECT_EQ(text.find("core-to-core"), std::string::npos) << "absent where it was not chosen";
  EXPECT_TRUE(loadBeforeAfter(path()));
}

TEST_F(BeforeAfterFile, HoldsNoCode) {
  BeforeAfter state = sample();
  state.selection.network.codes = {"314159"};
  ASSERT_TRUE(saveBeforeAfter(path(), state));
  EXPECT_EQ(readFile(path(), 1_MiB)->find("314159"), std::string::npos);
  EXPECT_EQ(loadBeforeAfter(path()), sample());
}

TEST_F(BeforeAfterFile, IsForgotten) {
  ASSERT_TRUE(saveBeforeAfter(path(), sample()));
  EXPECT_TRUE(forgetBeforeAfter(path()));
  EXPECT_FALSE(loadBeforeAfter(path()));
  EXPECT_TRUE(forgetBeforeAfter(path()));
}

// Half of it would run something else than before.
TEST_F(BeforeAfterFile, TellsOfNothingWhereItIsNotWhole) {
  ASSERT_TRUE(saveBeforeAfter(path(), sample()));
  const std::string whole = *readFile(path(), 1_MiB);
  for (std::size_t length = 0; length + 2 < whole.size(); length += 7) {
    ASSERT_TRUE(writeFile(path(), whole.substr(0, length)));
    EXPECT_FALSE(loadBeforeAfter(path())) << length;
  }
  for (const char* key :
       {"\"schema\"", "\"series\"", "\"repetitions\"", "\"copy\"", "\"ops\"", "\"settings\""}) {
    std::string other = whole;
    other.replace(other.find(key), 2, "\"x");
    ASSERT_TRUE(writeFile(path(), other));
    EXPECT_FALSE(loadBeforeAfter(path())) << key;
  }
  for (const char* text : {"[]", "7", "{\"schema\": 7}", "{\"schema\": \"strata.before-after/2\"}"}) {
    ASSERT_TRUE(writeFile(path(), text));
    EXPECT_FALSE(loadBeforeAfter(path())) << text;
  }
}

}  // namespace strata
