// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/performance_limit.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace strata {
namespace {

TEST(PerformanceLimit, IsTheLeastOfAllCpus) {
  // A total of a kind that is less than each CPU is no CPU.
  const std::vector<PerformanceLimit> limits{{L"0,0", 100},     {L"0,1", 71},   {L"1,0", 84},
                                             {L"0,_Total", 50}, {L"_Total", 0}, {L"_total", 3}};
  EXPECT_EQ(leastLimitPercent(limits), 71);
}

TEST(PerformanceLimit, IsNotMoreThanAll) {
  EXPECT_EQ(leastLimitPercent(std::vector<PerformanceLimit>{{L"0,0", 130}, {L"0,1", 120}}), 100);
}

TEST(PerformanceLimit, IsNotToldByZeros) {
  EXPECT_EQ(leastLimitPercent(std::vector<PerformanceLimit>{{L"0,0", 0}, {L"_Total", 0}}), std::nullopt);
  EXPECT_EQ(leastLimitPercent({}), std::nullopt);
}

}  // namespace
}  // namespace strata
