// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/plan/network_plan.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

constexpr double lineRate = 117.5;  ///< MB/s, of a link of 125
constexpr double roundTripNs = 212'000;

CellResult cellOf(const char* kernel, double value) {
  CellResult cell;
  cell.test = Test::Network;
  cell.kernel = kernel;
  const bool isTime = cell.kernel.starts_with("network-round-trip");
  cell.metric = isTime ? "latency" : "rate";
  cell.unit = isTime ? "ns" : "MB/s";
  cell.higherIsBetter = !isTime;
  Measured measured;
  measured.value = value;
  measured.statistic = cell.kernel == "network-stream" ? "total" : "p50";
  measured.low = 0.99 * value;
  measured.high = 1.012 * value;
  measured.median = value;
  measured.mad = 0.006 * value;
  measured.count = measured.cleanCount = 64;
  for (int i = 0; i < 4; ++i) {
    measured.samples.push_back(value * (1 + 0.002 * i));
    measured.clean.push_back(true);
  }
  for (const double quantile : {0.94, 0.96, 0.97, 0.99, 1.0, 1.01, 1.02, 1.04, 1.11})
    measured.quantiles.push_back(quantile * value);
  measured.iterations = 64;
  measured.elapsedS = 2;
  measured.network.emplace();
  cell.outcome = std::move(measured);
  return cell;
}

Measured& measuredIn(CellResult& cell) {
  return std::get<Measured>(cell.outcome);
}

/// A median of so many nanoseconds, and a tail.
std::vector<LatencyQuantile> latencyOf(double medianNs) {
  const auto ns = [&](double times) { return static_cast<std::uint64_t>(std::llround(times * medianNs)); };
  return {{0, ns(0.8)}, {0.5, ns(1)}, {0.9, ns(1.3)}, {0.99, ns(2.1)}, {0.999, ns(4)}, {1, ns(9)}};
}

CellResult roundTrip() {
  CellResult cell = cellOf("network-round-trip", roundTripNs);
  measuredIn(cell).network->latency = latencyOf(roundTripNs);
  measuredIn(cell).bytes = 64 * 64;
  return cell;
}

CellResult acknowledged(Bytes chunk) {
  const double ns = roundTripNs + static_cast<double>(chunk.count) / lineRate * 1e3;
  CellResult cell = cellOf("network-acknowledged", static_cast<double>(chunk.count) / ns * 1e3);
  cell.parameters.blockBytes = chunk.count;
  Measured& measured = measuredIn(cell);
  measured.network->latency = latencyOf(ns);
  measured.network->cpuPercent = 4.5;
  measured.network->peerCpuPercent = 7.25;
  measured.bytes = 64 * chunk.count;
  measured.limit = 125;
  return cell;
}

CellResult directed(const char* kernel, int streams, std::string_view direction, double value) {
  CellResult cell = cellOf(kernel, value);
  cell.parameters.streams = streams;
  cell.parameters.direction = direction;
  NetworkFigures& network = *measuredIn(cell).network;
  network.cpuPercent = 11.5;
  network.peerCpuPercent = 23;
  network.retransmissions = direction == "both" ? 31 : 0;
  return cell;
}

CellResult stream(int streams, std::string_view direction) {
  const bool both = direction == "both";
  const double value = both ? 1.8 * lineRate : lineRate - streams;
  CellResult cell = directed("network-stream", streams, direction, value);
  Measured& measured = measuredIn(cell);
  for (int i = 0; i < streams; ++i) measured.perThread.push_back(value / streams);
  measured.limit = both ? 250 : 125;
  measured.bytes = static_cast<std::uint64_t>(value * 2e6);
  if (!both) return cell;
  measured.network->toRate = 0.55 * value;
  measured.network->fromRate = 0.45 * value;
  measured.verdict.grade = Grade::Fair;
  measured.verdict.reasons = {
      {"network-retransmissions", {{"retransmissions", std::int64_t{31}}, {"percent", 0.21}}}};
  return cell;
}

CellResult loaded(int streams, std::string_view direction, double value) {
  CellResult cell = directed("network-round-trip-loaded", streams, direction, value);
  measuredIn(cell).network->latency = latencyOf(value);
  return cell;
}

CellResult ofPeer(CellResult cell, std::string_view peer) {
  cell.parameters.peer = peer;
  return cell;
}

PeerFacts desk() {
  PeerFacts peer;
  peer.name = "desk.local";
  peer.address = "192.168.1.20";
  peer.localAddress = "192.168.1.7";
  peer.cpu = "AMD Ryzen 9 7950X";
  peer.system = "Debian GNU/Linux 12, Linux 6.1.0-ada-pc";
  peer.version = "0.1.0";
  peer.interface = "enp5s0";
  peer.linkRate = 125;
  peer.peerLinkRate = 312.5;
  return peer;
}

}  // namespace

Run networkRun() {
  Run run = classicRun();
  run.results.clear();
  run.settings = Settings{};
  run.settings.networkPeers = {{"desk.local"}};
  run.settings.networkStreams = 4;
  run.peers = {desk()};
  run.results.push_back(roundTrip());
  for (Bytes chunk = networkChunkRange.least; chunk <= networkChunkRange.most; chunk = chunk * 2)
    run.results.push_back(acknowledged(chunk));
  for (const int streams : {1, 2, 4})
    for (const std::string_view direction : networkDirections)
      run.results.push_back(stream(streams, direction));
  run.results.push_back(loaded(4, "to", 4.5 * roundTripNs));
  run.results.push_back(loaded(4, "from", 3 * roundTripNs));
  run.results.push_back(loaded(4, "both", 8 * roundTripNs));
  Measured& last = measuredIn(run.results.back());
  last.verdict.grade = Grade::Fair;
  last.verdict.reasons = {
      {"network-processor-limit", {{"where", std::string("peer")}, {"cpu_percent", 97.5}}}};
  return run;
}

Run networkPeersRun() {
  Run run = networkRun();
  run.status = RunStatus::Failed;
  run.settings.networkPeers = {{"desk.local"}, {"fe80::2%enp5s0", 49001}};
  PeerFacts lab;
  lab.name = "[fe80::2%enp5s0]:49001";
  lab.leads = lab.sameHost = lab.loopback = true;
  run.peers.push_back(lab);
  run.results = {ofPeer(roundTrip(), "desk.local"), ofPeer(stream(1, "to"), "desk.local"),
                 ofPeer(roundTrip(), lab.name),     ofPeer(stream(1, "to"), lab.name),
                 ofPeer(stream(1, "to"), allPeers), ofPeer(stream(1, "both"), allPeers)};
  Verdict& verdict = measuredIn(run.results[2]).verdict;
  verdict.grade = Grade::Fair;
  verdict.reasons = {{"network-loopback", {}}};
  measuredIn(run.results[2]).network->latency.clear();
  run.results[3].outcome = Skipped{{"stopped", {}}};
  run.results[4].outcome =
      Failed{{"network-lost", {{"peer", lab.name}, {"why", std::string("Connection reset by peer")}}}};
  run.results[5].outcome = Skipped{{"row-not-reached", {}}};
  return run;
}

}  // namespace strata
