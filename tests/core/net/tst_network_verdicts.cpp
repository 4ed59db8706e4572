// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a figure of the line, and the limit that it is held against: worked out by hand.
#include <gtest/gtest.h>

#include "tests/core/net/network_figures_samples.h"

namespace strata {

TEST(NetworkVerdicts, FewSamplesAreTold) {
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

TEST(NetworkVerdicts, ProcessorIsTheLimitFromNinetyPercentOfAThread) {
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

TEST(NetworkVerdicts, ProcessorIsTheLimitFromNinetyPercentOfAllItsCpus) {
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

TEST(NetworkVerdicts, BothProcessorsMayBeTheLimitOfStreamsAndChunks) {
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

TEST(NetworkVerdicts, MoreThanTheLinkCarriesIsPoor) {
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

TEST(NetworkVerdicts, LimitIsTheSlowerInterface) {
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

TEST(NetworkVerdicts, LimitOfBothWaysIsTwice) {
  auto figures = line(received({240'000'000}, 2, 120), received({240'000'000}, 2, 120));
  figures.facts.linkRate = 125;
  const Measured measured = measuredOf(streams("both"), std::move(figures));
  EXPECT_DOUBLE_EQ(measured.value, 240);
  EXPECT_EQ(measured.limit, 250);
  EXPECT_EQ(measured.verdict, Verdict{});
}

namespace {

/// An interface of this machine that leads to another, whose own carries 125 MB/s.
struct Way {
  const char* through;
  std::optional<double> linkRate;
};

/// What comes of 100 MB/s to each of several machines.
Measured severalThrough(const std::vector<Way>& ways, const char* direction = "to") {
  std::vector<LineFigures> lines;
  for (const Way& way : ways) {
    lines.push_back(hundred());
    lines.back().facts.interface = way.through;
    lines.back().facts.linkRate = way.linkRate;
    lines.back().facts.peerLinkRate = 125;
  }
  return measuredOf(networkResult(streams(direction), lines, 1));
}

}  // namespace

TEST(NetworkVerdicts, SeveralMachinesShareTheInterfaceOfThisOne) {
  const Measured measured = severalThrough({{"eth0", 250}, {"eth0", 250}});
  EXPECT_DOUBLE_EQ(measured.value, 200);
  EXPECT_EQ(measured.limit, 250);
  EXPECT_EQ(measured.verdict, Verdict{});
}

TEST(NetworkVerdicts, SeveralInterfacesOfThisMachineAddUp) {
  const Measured two = severalThrough({{"eth0", 125}, {"eth1", 125}});
  EXPECT_DOUBLE_EQ(two.value, 200);
  EXPECT_EQ(two.limit, 250);
  EXPECT_EQ(two.verdict, Verdict{});
  // Each of them once: 125 + 312.5.
  EXPECT_EQ(severalThrough({{"eth0", 125}, {"eth1", 312.5}, {"eth0", 125}}).limit, 437.5);
  EXPECT_EQ(severalThrough({{"eth0", 125}, {"eth1", 125}}, "both").limit, 500);
  EXPECT_EQ(severalThrough({{"eth0", 90}, {"eth1", 100}}).verdict,
            (Verdict{Grade::Poor, {{"network-above-link", {{"rate_mbs", 200.0}, {"link_mbs", 190.0}}}}}));
}

TEST(NetworkVerdicts, OfAnUnknownInterfaceAmongSeveralNothingIsSaid) {
  EXPECT_EQ(severalThrough({{"eth0", 125}, {"wlan0", std::nullopt}}).limit, std::nullopt);
  EXPECT_EQ(severalThrough({{"eth0", 125}, {"", 125}}).limit, std::nullopt);
}

TEST(NetworkVerdicts, WithinOneMachineNoLinkIsTheLimit) {
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

TEST(NetworkVerdicts, RetransmissionsAreToldAboveAThousandth) {
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

}  // namespace strata
