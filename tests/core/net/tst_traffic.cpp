// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/traffic.h"

#include <gtest/gtest.h>

namespace strata {

namespace {

NetworkTask oneStream() {
  NetworkTask task;
  task.sending = 1;
  return task;
}

std::string whyNotAll(const NetworkTask& task, const std::stop_token& stop) {
  Traffic traffic(task, Speaker::Leader, stop);
  const auto all = traffic.waitForAll(Traffic::Clock::now());
  return all ? "all" : all.error().id;
}

}  // namespace

TEST(Traffic, AConnectionThatDoesNotComeStallsAndIsNoStop) {
  EXPECT_EQ(whyNotAll(oneStream(), {}), "network-stalled");
  std::stop_source stop;
  EXPECT_EQ(whyNotAll(oneStream(), stop.get_token()), "network-stalled");
  stop.request_stop();
  EXPECT_EQ(whyNotAll(oneStream(), stop.get_token()), "stopped");
}

TEST(Traffic, WhereNoneIsWantedAllAreThere) {
  EXPECT_EQ(whyNotAll({}, {}), "all");
}

}  // namespace strata
