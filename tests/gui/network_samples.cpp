// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/network_samples.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "app/gui/text/network_cell.h"

namespace strata::gui {

namespace {

constexpr double roundTripNs = 182'000;
constexpr double lineRate = 117.4;

NetworkCell cellOf(const PlannedCell& cell) {
  return networkCellOf(cell).value_or(NetworkCell());
}

}  // namespace

double sampleNetworkValue(const PlannedCell& cell) {
  const NetworkCell what = cellOf(cell);
  switch (what.what) {
    case NetworkWhat::RoundTrip:
      return roundTripNs;
    case NetworkWhat::LoadedRoundTrip:
      return roundTripNs * (what.direction == "both" ? 31 : what.direction == "to" ? 22 : 9);
    case NetworkWhat::Acknowledged: {
      const auto bytes = static_cast<double>(what.chunk.count);
      return bytes / (roundTripNs / 1e9 + bytes / (lineRate * 1e6)) / 1e6;
    }
    case NetworkWhat::Stream:
      break;
  }
  const double more = 1 + 0.001 * what.streams;
  return (what.direction == "both" ? 221.3 : what.direction == "to" ? lineRate : 116.2) * more;
}

Progress sampleNetworkProgress(const Step& step, double share) {
  Progress progress;
  const double place = share * static_cast<double>(step.cells.size());
  const auto at = std::min(static_cast<std::size_t>(place), step.cells.size() - 1);
  for (std::size_t index = 0; index <= at; ++index) {
    const PlannedCell& cell = step.cells[index];
    const double value = sampleNetworkValue(cell);
    progress.figures.push_back({index, value, 0.98 * value, 1.02 * value, {}});
    const double within = index < at ? 1 : std::clamp(place - static_cast<double>(at), 0.02, 1.0);
    for (int i = 1; i <= 20; ++i) {
      const double part = within * i / 20;
      const double wave = 1 + 0.04 * std::sin(50 * part) * std::cos(31 * part);
      Moment moment;
      moment.cell = index;
      moment.seconds = part * cell.seconds;
      if (isRoundTrip(cellOf(cell))) {
        moment.p50Ns = static_cast<std::uint64_t>(value * wave);
        moment.p99Ns = static_cast<std::uint64_t>(2.1 * value / wave);
      } else {
        moment.rate = value * wave * (part < 0.2 ? 0.4 + 3 * part : 1);
        moment.bytes = value * 1e6 * moment.seconds;
      }
      progress.moments.push_back(moment);
    }
  }
  return progress;
}

CellResult sampleNetworkResult(const PlannedCell& cell) {
  const NetworkCell what = cellOf(cell);
  CellResult result{cell};
  result.metric = isRoundTrip(what) ? "latency" : "rate";
  result.unit = isRoundTrip(what) ? "ns" : "MB/s";
  result.higherIsBetter = !isRoundTrip(what);
  Measured measured;
  measured.value = sampleNetworkValue(cell);
  measured.statistic = what.what == NetworkWhat::Stream ? "total" : "p50";
  measured.median = measured.value;
  measured.low = measured.value * 0.994;
  measured.high = measured.value * 1.006;
  measured.count = 200;
  measured.cleanCount = 200;
  measured.elapsedS = cell.seconds;
  measured.network = strata::NetworkFigures{};
  if (what.what == NetworkWhat::Stream) {
    measured.limit = what.direction == "both" ? 250.0 : 125.0;
    measured.network->cpuPercent = 12;
    measured.network->peerCpuPercent = 19;
    if (what.direction == "both") {
      measured.network->toRate = measured.value / 2;
      measured.network->fromRate = measured.value / 2;
    }
  } else if (isRoundTrip(what)) {
    for (const auto& [fraction, factor] :
         {std::pair{0.5, 1.0}, {0.9, 1.3}, {0.99, 2.1}, {0.999, 5.2}, {1.0, 17.0}})
      measured.network->latency.push_back({fraction, static_cast<std::uint64_t>(measured.value * factor)});
  }
  result.outcome = measured;
  return result;
}

PlannedCell sampleStream(const std::string& direction, int streams) {
  PlannedCell cell;
  cell.test = Test::Network;
  cell.kernel = "network-stream";
  cell.parameters.direction = direction;
  cell.parameters.streams = streams;
  cell.seconds = 2;
  return cell;
}

PlannedCell sampleRoundTrip() {
  PlannedCell cell;
  cell.test = Test::Network;
  cell.kernel = "network-round-trip";
  cell.seconds = 2;
  return cell;
}

PeerFacts sampleLeader() {
  PeerFacts leader;
  leader.name = "192.168.1.9";
  leader.address = "192.168.1.9";
  leader.localAddress = "192.168.1.7";
  leader.leads = true;
  leader.cpu = "AMD Ryzen 9 7950X";
  leader.system = "Windows 11";
  leader.version = "0.1.0";
  return leader;
}

std::vector<ResponderEvent> ledCell(const PlannedCell& cell) {
  std::vector<ResponderEvent> events{LeaderBegan{cell}};
  const Step step{TestGroup::Network, BoundBy::Network, {}, {cell}, cell.seconds};
  for (const Moment& moment : sampleNetworkProgress(step, 1).moments)
    events.emplace_back(LeaderMoved{moment});
  events.emplace_back(LeaderMeasured{sampleNetworkResult(cell)});
  return events;
}

Run ledRun(const std::vector<PlannedCell>& cells) {
  Run run;
  run.id = "3c1f0c52-7a44-4a0e-9a55-0d2b6b1f7711";
  run.series = run.id;
  run.started = "2026-03-14T10:00:00Z";
  run.finished = "2026-03-14T10:00:30Z";
  run.status = RunStatus::Complete;
  run.program = {"0.1.0", "GCC 12.2.0", methodRevision};
  run.peers = {sampleLeader()};
  for (const PlannedCell& cell : cells) run.results.push_back(sampleNetworkResult(cell));
  return run;
}

}  // namespace strata::gui
