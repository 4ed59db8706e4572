// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/self_test.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <variant>

#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

constexpr int each = 8;

/// The check of figures that are asked for on the first side, the second, the second, the first and so on.
SelfCheck identical(const std::function<double(int asked, bool second)>& figureOf) {
  int asked = 0;
  return checkIdenticalWork(each, [&] {
    const int turn = asked / 2;
    const bool isSecond = (asked % 2 != 0) != (turn % 2 != 0);
    return figureOf(asked++, isSecond);
  });
}

}  // namespace

TEST(SelfTest, SaysThatTheSameWorkIsTheSame) {
  const SelfCheck check = identical([](int asked, bool) { return 100 + 0.1 * (asked % 3); });
  EXPECT_EQ(check.outcome, SelfCheck::Outcome::Passed);
  EXPECT_EQ(check.what.id, "selftest-identical");
}

TEST(SelfTest, NoticesThatAnInstrumentCallsTheSameWorkDifferent) {
  const SelfCheck check =
      identical([](int asked, bool second) { return (second ? 105 : 100) + 0.1 * (asked % 3); });
  EXPECT_EQ(check.outcome, SelfCheck::Outcome::Failed);
  ASSERT_EQ(check.what.data.size(), 2U);
  EXPECT_NEAR(std::get<double>(check.what.data[1].value), 5, 0.2);
}

// A clock that falls evenly by 4 % is on both sides alike.
TEST(SelfTest, TakesNoEvenDriftForADifference) {
  EXPECT_NE(identical([](int asked, bool) { return 100 - 0.25 * asked; }).outcome,
            SelfCheck::Outcome::Failed);
}

TEST(SelfTest, DecidesNothingOnABusyMachine) {
  EXPECT_EQ(identical([](int asked, bool) { return 100 + 40 * (asked * 7 % 5); }).outcome,
            SelfCheck::Outcome::NotChecked);
  EXPECT_EQ(identical([](int asked, bool) { return asked == 5 ? 0.0 : 100.0; }).outcome,
            SelfCheck::Outcome::NotChecked);
}

TEST(SelfTest, TellsDirectInputFromTheCacheWhereThatCanBe) {
  const test::TemporaryFolder folder;
  const SelfCheck check = checkDirectIo(folder.path());
  EXPECT_NE(check.outcome, SelfCheck::Outcome::Failed) << check.what.id;
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  EXPECT_EQ(checkDirectIo(folder.path() + "/none").outcome, SelfCheck::Outcome::NotChecked);
}

TEST(SelfTest, ReadsBackWhatItWritesToAHistory) {
  const test::TemporaryFolder folder;
  Machine machine;
  machine.memoryNodes.emplace_back();  // is in no file
  machine.bindsThreads = false;
  EXPECT_EQ(checkHistory(machine, folder.path()).outcome, SelfCheck::Outcome::Passed);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  // A file is no folder to write in.
  const std::string file = folder.path() + "/file";
  std::ofstream(file) << "text";
  EXPECT_EQ(checkHistory(Machine{}, file).outcome, SelfCheck::Outcome::Failed);
}

}  // namespace strata
