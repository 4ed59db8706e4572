// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/axis.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/chart/chart.h"
#include "core/chart/scale.h"

namespace strata {
namespace {

using Figures = std::vector<double>;

TEST(Ticks, LinearOnesStandAtRoundSteps) {
  EXPECT_EQ(linearTicks(0, 5), (Figures{0, 1})) << "nothing yet";
  EXPECT_EQ(linearTicks(1000, 5), (Figures{0, 200, 400, 600, 800, 1000}));
  EXPECT_EQ(linearTicks(1423, 5), (Figures{0, 500, 1000, 1500}));
  EXPECT_EQ(linearTicks(0.7, 4), (Figures{0, 0.2, 0.4, 0.6000000000000001, 0.8}));
}

TEST(Ticks, LogarithmicOnesEncloseTheRange) {
  const auto ticks = [](double least, double most, int count) {
    const LogScale scale = logScale(least, most, count);
    EXPECT_LE(scale.first, least);
    EXPECT_GE(scale.last, most);
    return scale.ticks;
  };
  EXPECT_EQ(ticks(1200, 9500, 9), (Figures{1000, 2000, 5000, 10000}));
  EXPECT_EQ(ticks(1000, 5000, 9), (Figures{1000, 2000, 5000})) << "figures on ticks need no room";
  EXPECT_EQ(ticks(700, 700, 9), (Figures{500, 1000}));
  EXPECT_EQ(ticks(12.6, 27300, 3), (Figures{10, 1000, 50000})) << "little room";
  EXPECT_EQ(ticks(12.6, 27300, 9), (Figures{10, 100, 1000, 10000, 50000}));
}

TEST(Ticks, PowersOfTwoStayInside) {
  EXPECT_EQ(powerTicks(12288 / 1.42, 67108864 * 1.42, 3),
            (std::vector<Bytes>{16_KiB, 256_KiB, 4_MiB, 64_MiB}));
  EXPECT_EQ(powerTicks(4096 / 1.42, 4096 * 1.42, 5), (std::vector<Bytes>{4_KiB}));
  EXPECT_EQ(powerTicks(100 / 1.42, 100 * 1.42, 5), (std::vector<Bytes>{128_B}));
}

TEST(Ticks, SizesAreRound) {
  const auto mib = [](double count) { return count * 1048576; };
  EXPECT_EQ(sizeTicks(0, mib(256), 4), (std::vector<Bytes>{0_B, 64_MiB, 128_MiB, 192_MiB, 256_MiB}));
  EXPECT_EQ(sizeTicks(0, mib(10), 4), (std::vector<Bytes>{0_B, 4_MiB, 8_MiB}));
  EXPECT_EQ(sizeTicks(mib(5.5), mib(10), 4), (std::vector<Bytes>{6_MiB, 8_MiB, 10_MiB}));
  EXPECT_EQ(sizeTicks(0, 1, 4), (std::vector<Bytes>{0_B, 1_B}));
}

TEST(Axis, ThinsOutThreads) {
  const auto threads = [](Span span) { return ticksAcross(AxisKind::Thread, span, 8).quantities; };
  EXPECT_EQ(threads({-0.5, 3.5}), (Figures{0, 1, 2, 3}));
  EXPECT_EQ(threads({-0.5, 63.5}), (Figures{7, 15, 23, 31, 39, 47, 55, 63})) << "counted from 1";
  EXPECT_EQ(threads({9.7, 14.2}), (Figures{10, 11, 12, 13, 14}));
}

TEST(Axis, PutsCountsAtPowersOfTwo) {
  EXPECT_EQ(positionOf(AxisKind::Count, 8), 3.0);
  EXPECT_EQ(quantityAt(AxisKind::Count, 3), 8.0);
  const auto counts = [](Span span, int count) {
    return ticksAcross(AxisKind::Count, span, count).quantities;
  };
  EXPECT_EQ(counts({-0.3, 4.3}, 8), (Figures{1, 2, 4, 8, 16}));
  EXPECT_EQ(counts({-0.3, 4.3}, 3), (Figures{1, 4, 16}));
  EXPECT_EQ(counts({1.5, 3.5}, 8), (Figures{4, 8}));
}

TEST(Axis, PutsNinesAtEvenDistances) {
  const auto at = [](double percent) { return positionOf(AxisKind::Percentile, percent); };
  EXPECT_EQ(at(90), 1.0);
  EXPECT_NEAR(at(99), 2, 1e-9);
  EXPECT_NEAR(at(99.9), 3, 1e-9);
  EXPECT_GT(at(100), at(99.99));
  for (const double percent : {50.0, 90.0, 99.9, 100.0})
    EXPECT_NEAR(quantityAt(AxisKind::Percentile, at(percent)), percent, 1e-9);
  EXPECT_EQ(ticksAcross(AxisKind::Percentile, {0.2, 5.1}, 3).quantities,
            (Figures{50, 90, 99, 99.9, 99.99, 100}));
}

TEST(Axis, StandsWhereThereIsNothing) {
  EXPECT_EQ(ticksUp(AxisKind::Rate, 0, 0, 9).quantities, (Figures{0, 1}));
  EXPECT_EQ(ticksUp(AxisKind::LogRate, 0, 0, 9).quantities, (Figures{1000, 2000, 5000, 10000}));
  EXPECT_EQ(ticksUp(AxisKind::LogRate, 450, 8080, 9).quantities,
            (Figures{200, 500, 1000, 2000, 5000, 10000}));
  const Figures seconds = ticksAcross(AxisKind::Seconds, {0.5, 2}, 4).quantities;
  EXPECT_EQ(seconds.front(), 0.5);
  EXPECT_EQ(seconds.back(), 2.0);
}

TEST(Axis, SpansStayWithinTheWhole) {
  const Span full{0, 10};
  EXPECT_EQ(fitted({2, 5}, full, 1), (Span{2, 5}));
  EXPECT_EQ(fitted({5, 2}, full, 1), (Span{2, 5}));
  EXPECT_EQ(fitted({-3, 2}, full, 1), (Span{0, 5}));
  EXPECT_EQ(fitted({8, 12}, full, 1), (Span{6, 10}));
  EXPECT_EQ(fitted({-5, 50}, full, 1), full);
  EXPECT_EQ(fitted({4.9, 5.1}, full, 2), (Span{4, 6}));
  EXPECT_EQ(fitted({0, 0}, full, 2), (Span{0, 2}));
  EXPECT_EQ(fitted({0.4, 0.6}, {0, 1}, 2), (Span{0, 1})) << "an axis shorter than the shortest span";
  EXPECT_EQ(zoomed({0, 10}, 5, 0.5), (Span{2.5, 7.5}));
  EXPECT_EQ(zoomed({0, 10}, 2, 0.5), (Span{1, 6}));
  EXPECT_EQ(panned({2, 4}, 0.5), (Span{3, 5}));
  EXPECT_EQ(panned({2, 4}, -0.5), (Span{1, 3}));
}

TEST(TicksUp, OfChangesGoBothWaysFromNothing) {
  EXPECT_EQ(ticksUp(AxisKind::Change, -7, 22, 4).quantities, (Figures{-10, 0, 10, 20, 30}));
  EXPECT_EQ(ticksUp(AxisKind::Change, 0, 18, 4).quantities, (Figures{0, 5, 10, 15, 20}));
  EXPECT_EQ(ticksUp(AxisKind::Change, -60, 0, 4).quantities, (Figures{-60, -40, -20, 0}));
  EXPECT_EQ(ticksUp(AxisKind::Change, 0, 0, 4).quantities, (Figures{-1, 0, 1}));
}

TEST(SpreadOut, MovesLabelsApartAndKeepsTheirOrder) {
  EXPECT_EQ(spreadOut({20, 60}, 10, 0, 100), (Figures{20, 60}));
  // Two that want one place each give half of what it takes.
  EXPECT_EQ(spreadOut({50, 50}, 10, 0, 100), (Figures{45, 55}));
  EXPECT_EQ(spreadOut({50, 52, 48}, 10, 0, 100), (Figures{50, 60, 40}));
  // At an end of the room they go the other way.
  EXPECT_EQ(spreadOut({99, 98}, 10, 0, 100), (Figures{95, 85}));
  EXPECT_EQ(spreadOut({1, 2, 3}, 10, 0, 100), (Figures{5, 15, 25}));
}

}  // namespace
}  // namespace strata
