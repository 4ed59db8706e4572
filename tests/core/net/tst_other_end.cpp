// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/net/other_end.h"

namespace strata {

namespace {

Reason limitAt(const char* where) {
  return {"network-processor-limit", {{"where", std::string(where)}, {"cpu_percent", 97.0}}};
}

CellResult resultOfStreams(const char* direction) {
  Measured measured;
  measured.value = 117.5;
  measured.low = 117;
  measured.high = 118;
  measured.perThread = {60, 57.5};
  measured.limit = 125;
  measured.network = NetworkFigures{.latency = {{0.5, 30000}},
                                    .cpuPercent = 12,
                                    .peerCpuPercent = 97,
                                    .retransmissions = 4,
                                    .toRate = 70,
                                    .fromRate = 47.5};
  measured.verdict = {
      Grade::Fair,
      {limitAt("here"),
       limitAt("peer"),
       {"network-loopback", {}},
       {"network-retransmissions", {{"retransmissions", std::int64_t{4}}, {"percent", 0.2}}}}};
  CellResult result;
  result.test = strata::Test::Network;
  result.kernel = "network-stream";
  result.metric = "rate";
  result.unit = "MB/s";
  result.parameters.streams = 2;
  result.parameters.direction = direction;
  result.outcome = measured;
  return result;
}

const Measured& figureOf(const CellResult& result) {
  return std::get<Measured>(result.outcome);
}

}  // namespace

TEST(OtherEnd, ToIsFrom) {
  EXPECT_EQ(seenFromOtherEnd(resultOfStreams("to")).parameters, resultOfStreams("from").parameters);
  EXPECT_EQ(seenFromOtherEnd(resultOfStreams("from")).parameters, resultOfStreams("to").parameters);
  EXPECT_EQ(seenFromOtherEnd(resultOfStreams("both")).parameters, resultOfStreams("both").parameters);
  EXPECT_EQ(seenFromOtherEnd(Parameters{}), Parameters{});
}

TEST(OtherEnd, WhatWasHereIsAtThePeer) {
  const CellResult before = resultOfStreams("both");
  const CellResult result = seenFromOtherEnd(before);
  const Measured& seen = figureOf(result);
  ASSERT_TRUE(seen.network);
  EXPECT_EQ(seen.network->cpuPercent, 97);
  EXPECT_EQ(seen.network->peerCpuPercent, 12);
  EXPECT_EQ(seen.network->toRate, 47.5);
  EXPECT_EQ(seen.network->fromRate, 70);
  ASSERT_EQ(seen.verdict.reasons.size(), 4u);
  EXPECT_EQ(seen.verdict.reasons[0], limitAt("peer"));
  EXPECT_EQ(seen.verdict.reasons[1], limitAt("here"));
}

TEST(OtherEnd, AllElseStays) {
  CellResult expected = resultOfStreams("from");
  auto& measured = std::get<Measured>(expected.outcome);
  std::swap(measured.network->cpuPercent, measured.network->peerCpuPercent);
  std::swap(measured.network->toRate, measured.network->fromRate);
  std::swap(measured.verdict.reasons[0], measured.verdict.reasons[1]);
  EXPECT_EQ(seenFromOtherEnd(resultOfStreams("to")), expected);
}

TEST(OtherEnd, TwiceIsAsBefore) {
  for (const char* direction : {"to", "from", "both"}) {
    EXPECT_EQ(seenFromOtherEnd(seenFromOtherEnd(resultOfStreams(direction))), resultOfStreams(direction))
        << direction;
    CellResult skipped = resultOfStreams(direction);
    skipped.outcome = Skipped{{"row-not-reached", {}}};
    EXPECT_EQ(seenFromOtherEnd(seenFromOtherEnd(skipped)), skipped) << direction;
  }
}

TEST(OtherEnd, WhatOneEndDoesNotTellTheOtherLacksToo) {
  CellResult before = resultOfStreams("to");
  auto& network = *std::get<Measured>(before.outcome).network;
  network.peerCpuPercent = std::nullopt;
  network.toRate = network.fromRate = std::nullopt;
  const CellResult result = seenFromOtherEnd(before);
  EXPECT_EQ(figureOf(result).network->cpuPercent, std::nullopt);
  EXPECT_EQ(figureOf(result).network->peerCpuPercent, 12);
  EXPECT_EQ(figureOf(result).network->toRate, std::nullopt);
}

TEST(OtherEnd, FailuresTurnTheirDirectionOnly) {
  CellResult failed = resultOfStreams("to");
  failed.outcome = Failed{{"network-lost", {{"peer", std::string("here")}, {"why", std::string("reset")}}}};
  CellResult expected = resultOfStreams("from");
  expected.outcome = failed.outcome;
  EXPECT_EQ(seenFromOtherEnd(failed), expected);
}

// Facts of that name that are no place, and measurements of other tests.
TEST(OtherEnd, OtherTextsStay) {
  CellResult result = resultOfStreams("both");
  auto& measured = std::get<Measured>(result.outcome);
  measured.network = std::nullopt;
  measured.verdict.reasons = {
      {"some-reason",
       {{"where", std::string("elsewhere")}, {"place", std::string("here")}, {"where", std::int64_t{1}}}}};
  EXPECT_EQ(seenFromOtherEnd(result), result);
}

}  // namespace strata
