// SPDX-License-Identifier: GPL-3.0-or-later
// A raised priority lasts as long as the run, however that ends, and so does what keeps the computer awake.
#include <gtest/gtest.h>

#include "tests/support/play.h"

namespace strata {

namespace {

using test::failure;
using test::FakeHost;
using test::memoryOnly;
using test::play;
using test::Played;
using test::regions;
using test::Scenario;

Selection raised() {
  Selection selection = memoryOnly;
  selection.widths = {8};
  selection.raisedPriority = true;
  return selection;
}

Scenario givenTo(int nice) {
  Scenario scenario;
  scenario.priority = Priority{true, nice, std::nullopt};
  return scenario;
}

}  // namespace

TEST(RunPriority, IsRaisedWhileItMeasuresAndStated) {
  FakeHost host(givenTo(-10));
  int least = 1;
  host.onWork = [&](double) { least = std::min(least, host.raised.load()); };
  const Played played = play(host, regions({8_KiB}), raised());
  EXPECT_EQ(least, 1);
  EXPECT_EQ(host.raised, 0);
  EXPECT_EQ(played.run.environment.priority, (Priority{true, -10, std::nullopt}));
}

TEST(RunPriority, IsLeftAloneUnlessAskedFor) {
  FakeHost host(givenTo(-10));
  int most = 0;
  host.onWork = [&](double) { most = std::max(most, host.raised.load()); };
  const Played played = play(host, regions({8_KiB}), memoryOnly);
  EXPECT_EQ(most, 0);
  EXPECT_FALSE(played.run.environment.priority);
}

TEST(RunPriority, GoesOnAtTheNormalOneWhereItIsRefused) {
  Scenario scenario;
  scenario.priority = Priority{false, 0, Reason{"priority-refused", {{"system", std::string("no")}}}};
  FakeHost host(scenario);
  const Played played = play(host, regions({8_KiB}), raised());
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  ASSERT_TRUE(played.run.environment.priority);
  EXPECT_FALSE(played.run.environment.priority->raised);
  EXPECT_EQ(played.run.environment.priority->reason->id, "priority-refused");
}

TEST(RunPriority, IsRestoredAfterAStop) {
  FakeHost host(givenTo(-10));
  std::stop_source stop;
  host.onWork = [&](double) { stop.request_stop(); };
  EXPECT_EQ(play(host, regions({8_KiB}), raised(), 4, stop.get_token()).run.status, RunStatus::Stopped);
  EXPECT_EQ(host.raised, 0);
}

TEST(RunPriority, IsRestoredAfterAnError) {
  Scenario scenario = givenTo(-10);
  scenario.benchError = Error{"allocation-failed", {}};
  FakeHost host(scenario);
  EXPECT_EQ(play(host, regions({8_KiB}), raised()).run.status, RunStatus::Failed);
  EXPECT_EQ(host.raised, 0);
  Scenario noThreads = givenTo(-10);
  noThreads.refusedThread = 0;
  FakeHost empty(noThreads);
  EXPECT_EQ(failure(play(empty, regions({8_KiB}), raised()).run.results.front()), "thread-failed");
  EXPECT_EQ(empty.raised, 0);
}

TEST(RunAwake, IsAskedForAsLongAsTheRunLasts) {
  FakeHost host(Scenario{});
  int least = 1;
  host.onWork = [&](double) { least = std::min(least, host.awake.load()); };
  play(host, regions({8_KiB}), memoryOnly);
  EXPECT_EQ(least, 1);
  EXPECT_EQ(host.awake, 0);
}

TEST(RunAwake, EndsWithAStop) {
  FakeHost host(Scenario{});
  std::stop_source stop;
  host.onWork = [&](double) { stop.request_stop(); };
  play(host, regions({8_KiB}), memoryOnly, 4, stop.get_token());
  EXPECT_EQ(host.awake, 0);
}

}  // namespace strata
