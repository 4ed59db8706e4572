// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <future>
#include <optional>
#include <thread>
#include <vector>

#include "core/disk/ask_aside.h"
#include "core/disk/unanswered.h"

namespace strata::test {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds noTime{0};
constexpr std::chrono::minutes longWait{5};

std::optional<DiskPlace> at(DiskPlace place) {
  return unansweredAmong({std::move(place)}, noTime, {});
}

TEST(Unanswered, GoesForItsFolderAndItsDeviceAsLongAsItLives) {
  {
    const Unanswered mark({"/mnt/share", "server:/share"});
    EXPECT_TRUE(at({"/mnt/share", ""}));
    EXPECT_TRUE(at({"/mnt/other", "server:/share"}));
    EXPECT_FALSE(at({"/mnt/other", "sda"}));
    EXPECT_FALSE(at({"/mnt/other", ""}));
    const Unanswered again({"/mnt/share", "server:/share"});
  }
  EXPECT_FALSE(at({"/mnt/share", "server:/share"}));
}

TEST(Unanswered, FoldersOfNoKnownDeviceHaveNothingInCommon) {
  const Unanswered mark({"/a", ""});
  EXPECT_TRUE(at({"/a", "sda"}));
  EXPECT_FALSE(at({"/b", ""}));
}

TEST(Unanswered, TellsWhichOfSeveralPlacesItIs) {
  const Unanswered mark({"/b", "sdb"});
  EXPECT_EQ(unansweredAmong({{"/a", "sda"}, {"/c", "sdb"}}, noTime, {}), (DiskPlace{"/c", "sdb"}));
}

TEST(Unanswered, IsWaitedForUntilItGoesOrAStopComes) {
  std::optional<Unanswered> mark;
  mark.emplace(DiskPlace{"/a", ""});
  auto waiting =
      std::async(std::launch::async, [] { return unansweredAmong({{"/a", ""}}, longWait, {}).has_value(); });
  mark.reset();
  EXPECT_FALSE(waiting.get());

  mark.emplace(DiskPlace{"/a", ""});
  std::stop_source stop;
  auto stopped = std::async(std::launch::async, [&] {
    return unansweredAmong({{"/a", ""}}, longWait, stop.get_token()).has_value();
  });
  stop.request_stop();
  EXPECT_TRUE(stopped.get());
}

TEST(AskAside, BringsTheAnswer) {
  EXPECT_EQ(askAside<int>({"/a", ""}, [] { return 7; }, longWait, {}), 7);
  EXPECT_FALSE(at({"/a", ""}));
}

// Their threads end while they are let go, which hung programs of MinGW.
TEST(AskAside, ManyShortQuestionsAllHaveAnswers) {
  constexpr int threads = 6;
  constexpr int questions = 200;
  std::vector<int> sums(threads);
  {
    std::vector<std::jthread> askers;
    for (int& sum : sums)
      askers.emplace_back([&sum] {
        for (int i = 0; i < questions; ++i)
          sum += askAside<int>({"/a", ""}, [i] { return i; }, longWait, {}).value_or(0);
      });
  }
  EXPECT_EQ(sums, std::vector<int>(threads, questions * (questions - 1) / 2));
}

TEST(AskAside, AQuestionThatIsNotAnsweredInTimeIsLeftAndKnown) {
  std::promise<void> release;
  const auto released = release.get_future().share();
  const auto answer = askAside<int>({"/a", ""},
                                    [released] {
                                      released.wait();
                                      return 7;
                                    },
                                    milliseconds(1), {});
  EXPECT_FALSE(answer);
  EXPECT_TRUE(at({"/a", ""}));
  release.set_value();
  EXPECT_FALSE(unansweredAmong({{"/a", ""}}, longWait, {}));
}

TEST(AskAside, AStopEndsTheWaiting) {
  std::promise<void> release;
  const auto released = release.get_future().share();
  std::stop_source stop;
  const auto answer = askAside<int>(
      {"/a", ""},
      [&stop, released] {
        stop.request_stop();
        released.wait();
        return 7;
      },
      longWait, stop.get_token());
  EXPECT_FALSE(answer);
  release.set_value();
  EXPECT_FALSE(unansweredAmong({{"/a", ""}}, longWait, {}));
}

}  // namespace
}  // namespace strata::test
