// SPDX-License-Identifier: GPL-3.0-or-later
// What two ends counted, and the figure that it makes: worked out by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/net/network_figures_samples.h"

namespace strata {

TEST(NetworkFigures, StreamsAreAllBytesOfTheReceiverOverItsTime) {
  // 100 MB and 150 MB within 2 s by the clock of the one that received; that of the sender tells nothing.
  auto result = resultOf(streams("to"), line(only(2.5), received({100'000'000, 150'000'000}, 2, 125)));
  EXPECT_EQ(result.test, strata::Test::Network);
  EXPECT_EQ(result.kernel, "network-stream");
  EXPECT_EQ(result.metric, "rate");
  EXPECT_EQ(result.unit, "MB/s");
  EXPECT_TRUE(result.higherIsBetter);
  EXPECT_EQ(result.parameters, streams("to").parameters);
  const Measured measured = measuredOf(result);
  EXPECT_EQ(measured.statistic, "total");
  EXPECT_DOUBLE_EQ(measured.value, 125);
  EXPECT_EQ(measured.perThread, (std::vector<double>{50, 75}));
  EXPECT_EQ(measured.bytes, 250'000'000u);
  EXPECT_EQ(measured.elapsedS, 2.5);
  EXPECT_EQ(measured.count, 40u);
  EXPECT_EQ(measured.median, 125);
  EXPECT_EQ(measured.low, 125);
  EXPECT_EQ(measured.high, 125);
  EXPECT_EQ(measured.verdict, Verdict{});
  ASSERT_TRUE(measured.network);
  EXPECT_EQ(*measured.network, NetworkFigures{});

  const Measured from = measuredOf(streams("from"), line(received({300'000'000}, 4), only(4)));
  EXPECT_DOUBLE_EQ(from.value, 75);
  EXPECT_EQ(from.perThread, std::vector<double>{75});
}

TEST(NetworkFigures, BothWaysAreTheirSumEachByItsClock) {
  auto own = received({300'000'000}, 2, 150);
  auto others = received({100'000'000}, 4, 25);
  others.rates.resize(35);
  const Measured measured = measuredOf(streams("both"), line(own, others));
  EXPECT_DOUBLE_EQ(measured.value, 175);
  EXPECT_EQ(measured.bytes, 400'000'000u);
  ASSERT_TRUE(measured.network && measured.network->toRate && measured.network->fromRate);
  EXPECT_DOUBLE_EQ(*measured.network->toRate, 25);
  EXPECT_DOUBLE_EQ(*measured.network->fromRate, 150);
  // Slices that only one of them has say nothing of the sum.
  EXPECT_EQ(measured.count, 35u);
  EXPECT_EQ(measured.median, 175);
}

TEST(NetworkFigures, SeveralLinesAddUp) {
  std::vector<LineFigures> lines;
  lines.push_back(line(received({200'000'000}, 2, 100), only(2)));
  lines.push_back(line(received({50'000'000, 50'000'000}, 2, 50), only(2)));
  lines[0].count.own.cpuPercent = 50;
  lines[1].count.own.cpuPercent = 30;
  lines[1].count.others.cpuPercent = 20;
  lines[0].count.others.retransmitted = 0;
  lines[1].count.others.retransmitted = 7;
  const Measured measured = measuredOf(networkResult(streams("from"), lines, 1));
  EXPECT_DOUBLE_EQ(measured.value, 150);
  EXPECT_EQ(measured.median, 150);
  EXPECT_EQ(measured.perThread, (std::vector<double>{100, 25, 25}));
  ASSERT_TRUE(measured.network);
  EXPECT_EQ(measured.network->cpuPercent, 50);
  EXPECT_EQ(measured.network->peerCpuPercent, 20);
  EXPECT_EQ(measured.network->retransmissions, 7u);
}

TEST(NetworkFigures, IntervalHasTheFigureWithinAndIsTheSameBySeed) {
  auto figures = [] {
    auto others = received({200'000'000}, 2);
    for (std::size_t i = 0; i < others.rates.size(); ++i) others.rates[i] = 90 + static_cast<double>(i % 7);
    return line(only(2), others);
  };
  // Slices leave some of the bytes out: the total is above all of them.
  const Measured measured = measuredOf(streams("to"), figures());
  EXPECT_DOUBLE_EQ(measured.value, 100);
  ASSERT_TRUE(measured.low && measured.high);
  EXPECT_LT(*measured.low, 96);
  EXPECT_GE(*measured.low, 90);
  EXPECT_EQ(measured.high, measured.value);
  EXPECT_EQ(resultOf(streams("to"), figures(), 7), resultOf(streams("to"), figures(), 7));
}

TEST(NetworkFigures, RoundTripsAreTheMedianOfAll) {
  const auto result = resultOf(cellOf("network-round-trip"), roundTrips());
  EXPECT_EQ(result.metric, "latency");
  EXPECT_EQ(result.unit, "ns");
  EXPECT_FALSE(result.higherIsBetter);
  const Measured measured = measuredOf(result);
  EXPECT_EQ(measured.statistic, "p50");
  EXPECT_EQ(measured.value, 1050);
  EXPECT_EQ(measured.iterations, 101u);
  EXPECT_EQ(measured.elapsedS, 2);
  EXPECT_EQ(measured.perThread, std::vector<double>{1050});
  EXPECT_EQ(measured.low, 1050);
  EXPECT_EQ(measured.verdict, Verdict{});
  ASSERT_TRUE(measured.network);
  const auto& latency = measured.network->latency;
  EXPECT_NE(std::ranges::find(latency, LatencyQuantile{0.5, 1050}), latency.end());
  EXPECT_NE(std::ranges::find(latency, LatencyQuantile{0.9, 1090}), latency.end());
  EXPECT_NE(std::ranges::find(latency, LatencyQuantile{1, 1100}), latency.end());
}

TEST(NetworkFigures, ChunksAreTheirSizeOverTheMedianTime) {
  const auto odd = resultOf(chunks(), chunksOf({1e6, 4e6, 2e6}));
  EXPECT_EQ(odd.unit, "MB/s");
  // 1 048 576 bytes in 2 ms.
  EXPECT_DOUBLE_EQ(measuredOf(odd).value, 524.288);
  EXPECT_EQ(measuredOf(odd).statistic, "p50");
  EXPECT_EQ(measuredOf(odd).bytes, 3u * 1'048'576);
  EXPECT_EQ(measuredOf(odd).iterations, 3u);
  EXPECT_EQ(measuredOf(odd).network->latency.back(), (LatencyQuantile{1, 4'000'000}));
  // Of 1 and 3 ms the median is 2 ms.
  EXPECT_DOUBLE_EQ(measuredOf(chunks(), chunksOf({1e6, 3e6})).value, 524.288);
}

TEST(NetworkFigures, WhereNothingCameThereIsNoFigure) {
  EXPECT_EQ(failureOf(resultOf(streams("to"), line(only(2), only(2)))), "no-figure");
  EXPECT_EQ(failureOf(resultOf(streams("to"), line(only(2), received({0}, 2, 0)))), "no-figure");
  EXPECT_EQ(failureOf(resultOf(streams("to"), line(only(2), received({200'000'000}, 0)))), "no-figure");
  // Whatever an end says: bytes without slices are no figure either.
  auto without = hundred();
  without.count.others.rates.clear();
  EXPECT_EQ(failureOf(resultOf(streams("to"), std::move(without))), "no-figure");
  EXPECT_EQ(failureOf(resultOf(chunks(), chunksOf({}))), "no-figure");
  EXPECT_EQ(failureOf(resultOf(cellOf("network-round-trip"), line(only(2), only(2)))), "no-figure");
}

TEST(NetworkFigures, WhatIsLeftOutKeepsItsCell) {
  const Outcome outcome = Skipped{{"row-not-reached", {}}};
  const auto loaded = networkResult(cellOf("network-round-trip-loaded", streams("from").parameters), outcome);
  EXPECT_EQ(loaded.test, strata::Test::Network);
  EXPECT_EQ(loaded.metric, "latency");
  EXPECT_EQ(loaded.unit, "ns");
  EXPECT_EQ(loaded.parameters, streams("from").parameters);
  EXPECT_EQ(loaded.outcome, outcome);
}

TEST(NetworkFigures, FigureSoFarIsOfTheWholeStreamOrTheLatestMoment) {
  const Moment ofStream{.seconds = 2, .bytes = 300'000'000, .rate = 99};
  EXPECT_EQ(figureSoFar(streams("to"), ofStream), 150);
  EXPECT_EQ(figureSoFar(streams("to"), Moment{}), std::nullopt);

  const Moment ofTimes{.seconds = 2, .p50Ns = 2'000'000, .p99Ns = 9'000'000};
  EXPECT_EQ(figureSoFar(cellOf("network-round-trip"), ofTimes), 2e6);
  EXPECT_EQ(figureSoFar(chunks(), ofTimes), 524.288);
  EXPECT_EQ(figureSoFar(chunks(), ofStream), std::nullopt);
  EXPECT_EQ(figureSoFar(cellOf("network-round-trip"), ofStream), std::nullopt);
}

}  // namespace strata
