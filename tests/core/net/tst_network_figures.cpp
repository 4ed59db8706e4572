// SPDX-License-Identifier: GPL-3.0-or-later
// What two ends counted, and the figure that it makes: worked out by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/net/network_figures.h"

namespace strata {

namespace {

PlannedCell cellOf(std::string kernel, Parameters of = {}) {
  PlannedCell cell;
  cell.test = "network";
  cell.kernel = std::move(kernel);
  cell.parameters = std::move(of);
  return cell;
}

PlannedCell streams(const char* direction) {
  Parameters of;
  of.streams = 1;
  of.direction = direction;
  return cellOf("network-stream", of);
}

PlannedCell chunks() {
  Parameters of;
  of.blockBytes = (1_MiB).count;
  return cellOf("network-acknowledged", of);
}

/// What an end counts that received so much, with forty equal slices.
EndCount received(std::vector<std::uint64_t> bytes, double seconds, double rate = 1) {
  EndCount count;
  count.elapsedS = seconds;
  count.streams = std::move(bytes);
  count.rates.assign(40, rate);
  count.cpus = 8;
  return count;
}

/// What an end counts that received nothing.
EndCount only(double seconds) {
  EndCount count;
  count.elapsedS = seconds;
  count.cpus = 8;
  return count;
}

LineFigures line(EndCount own, EndCount others) {
  LineFigures figures;
  figures.count.own = std::move(own);
  figures.count.others = std::move(others);
  return figures;
}

/// Of a stream to the other machine: 100 MB/s.
LineFigures hundred() {
  return line(only(2), received({200'000'000}, 2, 100));
}

CellResult resultOf(const PlannedCell& cell, LineFigures figures, std::uint64_t seed = 1) {
  std::vector<LineFigures> lines;
  lines.push_back(std::move(figures));
  return networkResult(cell, lines, seed);
}

Measured measuredOf(const CellResult& result) {
  const auto* measured = std::get_if<Measured>(&result.outcome);
  EXPECT_NE(measured, nullptr);
  return measured ? *measured : Measured{};
}

Measured measuredOf(const PlannedCell& cell, LineFigures figures) {
  return measuredOf(resultOf(cell, std::move(figures)));
}

std::vector<Reason> reasonsOf(const PlannedCell& cell, LineFigures figures) {
  return measuredOf(cell, std::move(figures)).verdict.reasons;
}

std::string failureOf(const CellResult& result) {
  const auto* failed = std::get_if<Failed>(&result.outcome);
  return failed ? failed->error.id : "measured";
}

Reason processorLimit(const char* where, double percent) {
  return {"network-processor-limit", {{"where", std::string(where)}, {"cpu_percent", percent}}};
}

LineFigures roundTrips() {
  LineFigures figures = line(only(2), only(2));
  for (std::uint64_t ns = 1000; ns <= 1100; ++ns) figures.count.latency.record(ns);
  figures.count.latencySamples.assign(40, 1050);
  return figures;
}

LineFigures chunksOf(std::vector<double> ns) {
  LineFigures figures = line(only(0.4), only(0.4));
  for (const double took : ns) figures.count.latency.record(static_cast<std::uint64_t>(took));
  figures.count.latencySamples = std::move(ns);
  return figures;
}

using Reasons = std::vector<Reason>;

}  // namespace

TEST(NetworkFigures, StreamsAreAllBytesOfTheReceiverOverItsTime) {
  // 100 MB and 150 MB within 2 s by the clock of the one that received; that of the sender tells nothing.
  auto result = resultOf(streams("to"), line(only(2.5), received({100'000'000, 150'000'000}, 2, 125)));
  EXPECT_EQ(result.test, "network");
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

TEST(NetworkFigures, FewSamplesAreTold) {
  auto tooFew = [](std::int64_t count) {
    return Reasons{{"too-few-samples", {{"clean", count}, {"needed", std::int64_t{30}}}}};
  };
  const auto grade = [](std::size_t count) {
    return measuredOf(chunks(), chunksOf(std::vector<double>(count, 1e6))).verdict;
  };
  EXPECT_EQ(grade(30), Verdict{});
  EXPECT_EQ(grade(29), (Verdict{Grade::Fair, tooFew(29)}));
  EXPECT_EQ(grade(9), (Verdict{Grade::Poor, tooFew(9)}));
}

TEST(NetworkFigures, ProcessorIsTheLimitFromNinetyPercentOfAThread) {
  for (const bool here : {true, false}) {
    const auto with = [&](double percent) {
      auto figures = hundred();
      (here ? figures.count.own : figures.count.others).threadPercent = percent;
      return measuredOf(streams("to"), std::move(figures)).verdict;
    };
    EXPECT_EQ(with(89.9), Verdict{});
    EXPECT_EQ(with(90), (Verdict{Grade::Fair, {processorLimit(here ? "here" : "peer", 90)}}));
  }
}

TEST(NetworkFigures, ProcessorIsTheLimitFromNinetyPercentOfAllItsCpus) {
  for (const bool here : {true, false}) {
    const auto with = [&](double percent, int cpus) {
      auto figures = hundred();
      EndCount& end = here ? figures.count.own : figures.count.others;
      end.cpuPercent = percent;
      end.cpus = cpus;
      return reasonsOf(streams("to"), std::move(figures));
    };
    EXPECT_EQ(with(719, 8), Reasons{});
    EXPECT_EQ(with(720, 8), Reasons{processorLimit(here ? "here" : "peer", 90)});
    // Of an unknown number nothing is said.
    EXPECT_EQ(with(720, 0), Reasons{});
  }
}

TEST(NetworkFigures, BothProcessorsMayBeTheLimitOfStreamsAndChunks) {
  const auto busy = [](LineFigures figures) {
    figures.count.own.threadPercent = 100;
    figures.count.others.threadPercent = 95;
    return figures;
  };
  const Reasons both{processorLimit("here", 100), processorLimit("peer", 95)};
  EXPECT_EQ(reasonsOf(streams("to"), busy(hundred())), both);
  EXPECT_EQ(reasonsOf(chunks(), busy(chunksOf(std::vector<double>(40, 1e6)))), both);
  // A round trip waits for the line: that a thread looks for it all the time limits nothing.
  EXPECT_EQ(reasonsOf(cellOf("network-round-trip"), busy(roundTrips())), Reasons{});
  EXPECT_EQ(reasonsOf(cellOf("network-round-trip-loaded", streams("to").parameters), busy(roundTrips())),
            Reasons{});
}

TEST(NetworkFigures, MoreThanTheLinkCarriesIsPoor) {
  const auto with = [](double linkRate) {
    auto figures = hundred();
    figures.facts.linkRate = linkRate;
    return measuredOf(streams("to"), std::move(figures));
  };
  EXPECT_EQ(with(125).limit, 125);
  EXPECT_EQ(with(125).verdict, Verdict{});
  // Up to 2 % are of clocks and buffers: 98.1 × 1.02 = 100.062, 98 × 1.02 = 99.96.
  EXPECT_EQ(with(98.1).verdict, Verdict{});
  EXPECT_EQ(with(98).verdict,
            (Verdict{Grade::Poor, {{"network-above-link", {{"rate_mbs", 100.0}, {"link_mbs", 98.0}}}}}));
}

TEST(NetworkFigures, LimitIsTheSlowerInterface) {
  auto figures = hundred();
  figures.facts.linkRate = 1250;
  figures.facts.peerLinkRate = 125;
  EXPECT_EQ(measuredOf(streams("to"), std::move(figures)).limit, 125);

  figures = hundred();
  figures.facts.peerLinkRate = 312.5;
  EXPECT_EQ(measuredOf(streams("to"), std::move(figures)).limit, 312.5);

  EXPECT_EQ(measuredOf(streams("to"), hundred()).limit, std::nullopt);

  auto chunked = chunksOf(std::vector<double>(40, 1e7));
  chunked.facts.linkRate = 125;
  EXPECT_EQ(measuredOf(chunks(), std::move(chunked)).limit, 125);

  // A rate is no limit to a time.
  auto trips = roundTrips();
  trips.facts.linkRate = 125;
  EXPECT_EQ(measuredOf(cellOf("network-round-trip"), std::move(trips)).limit, std::nullopt);
}

TEST(NetworkFigures, LimitOfBothWaysIsTwice) {
  auto figures = line(received({240'000'000}, 2, 120), received({240'000'000}, 2, 120));
  figures.facts.linkRate = 125;
  const Measured measured = measuredOf(streams("both"), std::move(figures));
  EXPECT_DOUBLE_EQ(measured.value, 240);
  EXPECT_EQ(measured.limit, 250);
  EXPECT_EQ(measured.verdict, Verdict{});
}

TEST(NetworkFigures, SeveralMachinesShareTheInterfaceOfThisOne) {
  std::vector<LineFigures> lines;
  lines.push_back(hundred());
  lines.push_back(hundred());
  for (LineFigures& each : lines) {
    each.facts.linkRate = 250;
    each.facts.peerLinkRate = 125;
  }
  const Measured measured = measuredOf(networkResult(streams("to"), lines, 1));
  EXPECT_DOUBLE_EQ(measured.value, 200);
  EXPECT_EQ(measured.limit, 250);
  EXPECT_EQ(measured.verdict, Verdict{});
}

TEST(NetworkFigures, WithinOneMachineNoLinkIsTheLimit) {
  for (const bool loopback : {true, false}) {
    auto figures = hundred();
    figures.facts.linkRate = 10;
    figures.facts.sameHost = true;
    figures.facts.loopback = loopback;
    const Measured measured = measuredOf(streams("to"), std::move(figures));
    EXPECT_EQ(measured.limit, std::nullopt);
    EXPECT_EQ(measured.verdict,
              (Verdict{Grade::Fair, {{loopback ? "network-loopback" : "network-same-host", {}}}}));
  }
  auto trips = roundTrips();
  trips.facts.loopback = true;
  EXPECT_EQ(reasonsOf(cellOf("network-round-trip"), std::move(trips)), (Reasons{{"network-loopback", {}}}));
}

TEST(NetworkFigures, RetransmissionsAreToldAboveAThousandth) {
  const auto with = [](std::optional<std::uint64_t> again, std::uint64_t segments) {
    auto figures = hundred();
    figures.count.own.retransmitted = again;
    figures.count.own.segments = segments;
    return measuredOf(streams("to"), std::move(figures));
  };
  EXPECT_EQ(with(1, 1000).verdict, Verdict{});
  EXPECT_EQ(with(1, 1000).network->retransmissions, 1u);
  EXPECT_EQ(
      with(2, 1000).verdict,
      (Verdict{Grade::Fair,
               {{"network-retransmissions", {{"retransmissions", std::int64_t{2}}, {"percent", 0.2}}}}}));
  EXPECT_EQ(with(0, 0).verdict, Verdict{});
  EXPECT_EQ(with(std::nullopt, 1000).verdict, Verdict{});
  EXPECT_EQ(with(std::nullopt, 1000).network->retransmissions, std::nullopt);

  // Of both ends together: 3 of 2000.
  auto figures = hundred();
  figures.count.own.retransmitted = 0;
  figures.count.own.segments = 500;
  figures.count.others.retransmitted = 3;
  figures.count.others.segments = 1500;
  EXPECT_EQ(
      reasonsOf(streams("to"), std::move(figures)),
      (Reasons{{"network-retransmissions", {{"retransmissions", std::int64_t{3}}, {"percent", 0.15}}}}));
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
  EXPECT_EQ(loaded.test, "network");
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
