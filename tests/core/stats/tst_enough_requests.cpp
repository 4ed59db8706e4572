// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/enough_requests.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

Measured requests(std::uint64_t count) {
  Measured measured;
  measured.iterations = count;
  measured.disk = DiskFigures{};
  measured.disk->latency = {{0.99, 700}, {1, 900}};
  return measured;
}

// Ten requests at least take longer than the percentile.
TEST(EnoughRequests, LeaveTenBeyondThePercentile) {
  EXPECT_EQ(requestsFor(0.5), 20u);
  EXPECT_EQ(requestsFor(0.9), 100u);
  EXPECT_EQ(requestsFor(0.99), 1'000u);
  EXPECT_EQ(requestsFor(0.999), 10'000u);
  EXPECT_EQ(requestsFor(1), 1u) << "the longest of all is one of them";
}

TEST(EnoughRequests, AreAskedOfADiskThatTellsTheirNumber) {
  EXPECT_TRUE(hasTooFewFor(0.99, requests(999)));
  EXPECT_FALSE(hasTooFewFor(0.99, requests(1'000)));
  EXPECT_TRUE(hasTooFewFor(0.99, requests(1)));
  EXPECT_FALSE(hasTooFewFor(1, requests(1)));
  EXPECT_FALSE(hasTooFewFor(0.99, requests(0))) << "another program tells no number";
  Measured other = requests(5);
  other.disk.reset();
  EXPECT_FALSE(hasTooFewFor(0.99, other)) << "no disk";
}

TEST(EnoughRequests, DecideWhetherAPercentileIsGiven) {
  EXPECT_EQ(percentileNs(requests(1'000), 0.99), 700u);
  EXPECT_EQ(percentileNs(requests(999), 0.99), std::nullopt);
  EXPECT_EQ(percentileNs(requests(999), 1), 900u);
}

}  // namespace
}  // namespace strata
