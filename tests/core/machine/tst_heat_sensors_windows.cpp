// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/machine/heat_sensors.h"

namespace strata {
namespace {

// Where the counter is missing, as in Wine, the clock's limit takes its place, or there is none.
TEST(HeatSensors, TellALimitThatAProcessorCanHaveOrNone) {
  const auto heat = makeHeatSensors();
  for (int i = 0; i < 3; ++i) {
    const HeatReading reading = heat->read();
    if (!reading.limitPercent) continue;
    EXPECT_GT(*reading.limitPercent, 0);
    EXPECT_LE(*reading.limitPercent, 100);
  }
}

}  // namespace
}  // namespace strata
