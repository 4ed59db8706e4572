// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/network_figures.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/stats/distribution.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

constexpr double busyPercent = 90;
/// A shorter time gives no rate.
constexpr double leastElapsedS = 1e-3;
constexpr double manyRetransmissions = 0.1;  // % of the segments
/// Clocks of two machines, and what lies in buffers, make less.
constexpr double aboveLink = 1.02;

bool isOfStreams(const PlannedCell& cell) {
  return cell.kernel == "network-stream";
}

/// What an end received, MB/s.
double rateOf(const EndCount& count) {
  const auto bytes = std::accumulate(count.streams.begin(), count.streams.end(), std::uint64_t{0});
  return count.elapsedS >= leastElapsedS ? static_cast<double>(bytes) / count.elapsedS / 1e6 : 0;
}

/// The rates of all receivers added up, slice by slice as far as all have them.
std::vector<double> summedRates(const std::vector<const EndCount*>& receivers) {
  std::vector<double> sums;
  for (const EndCount* receiver : receivers) {
    if (receiver->rates.empty()) continue;
    if (sums.empty()) {
      sums = receiver->rates;
      continue;
    }
    sums.resize(std::min(sums.size(), receiver->rates.size()));
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += receiver->rates[i];
  }
  return sums;
}

void addMost(std::optional<double>& most, const std::optional<double>& value) {
  if (value) most = std::max(most.value_or(0), *value);
}

void addSum(std::optional<std::uint64_t>& sum, const std::optional<std::uint64_t>& value) {
  if (value) sum = sum.value_or(0) + *value;
}

class Figures {
 public:
  Figures(const PlannedCell& cell, const std::vector<LineFigures>& lines, std::uint64_t seed)
      : m_cell(cell), m_lines(lines), m_seed(seed) {}

  Measured measured() {
    if (isOfStreams(m_cell))
      addStreams();
    else if (m_cell.parameters.blockBytes)
      addChunks();
    else
      addRoundTrips();
    addBoth();
    addReasons();
    return std::move(m_measured);
  }

 private:
  const LineCount& first() const { return m_lines.front().count; }

  void addStreams() {
    m_measured.statistic = "total";
    std::vector<const EndCount*> receivers;
    for (const LineFigures& line : m_lines) {
      addReceiver(line.count.others, receivers);
      addReceiver(line.count.own, receivers);
    }
    for (const EndCount* receiver : receivers) m_measured.value += rateOf(*receiver);
    m_measured.elapsedS = first().own.elapsedS;
    const std::vector<double> rates = summedRates(receivers);
    describe(rates);
    addInterval(m_measured, rates, mean, m_seed);
    judgeByCount(m_measured, rates.size());
    if (m_cell.parameters.direction != "both") return;
    m_figures.toRate = m_figures.fromRate = 0;
    for (const LineFigures& line : m_lines) {
      *m_figures.toRate += rateOf(line.count.others);
      *m_figures.fromRate += rateOf(line.count.own);
    }
  }

  void addReceiver(const EndCount& count, std::vector<const EndCount*>& receivers) {
    if (count.streams.empty()) return;
    receivers.push_back(&count);
    for (const std::uint64_t bytes : count.streams) {
      m_measured.bytes += bytes;
      m_measured.perThread.push_back(
          count.elapsedS >= leastElapsedS ? static_cast<double>(bytes) / count.elapsedS / 1e6 : 0);
    }
  }

  /// Without samples there is nothing to describe.
  void describe(const std::vector<double>& samples) {
    if (!samples.empty()) describeCleanSamples(m_measured, samples);
  }

  void addLatency() {
    m_measured.statistic = "p50";
    m_measured.iterations = first().latency.count();
    m_measured.elapsedS = first().own.elapsedS;
    m_figures.latency = latencyQuantiles(first().latency);
  }

  void addRoundTrips() {
    addLatency();
    m_measured.value = static_cast<double>(first().latency.atFraction(0.5));
    m_measured.perThread = {m_measured.value};
    describe(first().latencySamples);
    addInterval(m_measured, first().latencySamples, median, m_seed);
    judgeByCount(m_measured, first().latency.count());
  }

  void addChunks() {
    addLatency();
    const auto chunk = static_cast<double>(*m_cell.parameters.blockBytes);
    std::vector<double> rates;
    for (const double ns : first().latencySamples) rates.push_back(chunk * 1000 / std::max(ns, 1.0));
    if (!rates.empty()) m_measured.value = chunk * 1000 / std::max(median(first().latencySamples), 1.0);
    m_measured.perThread = {m_measured.value};
    m_measured.bytes = first().latency.count() * *m_cell.parameters.blockBytes;
    describe(rates);
    addInterval(m_measured, rates, median, m_seed);
    judgeByCount(m_measured, rates.size());
  }

  /// What both ends say of themselves.
  void addBoth() {
    std::optional<std::uint64_t> segments;
    for (const LineFigures& line : m_lines) {
      addMost(m_figures.cpuPercent, line.count.own.cpuPercent);
      addMost(m_figures.peerCpuPercent, line.count.others.cpuPercent);
      for (const EndCount* count : {&line.count.own, &line.count.others}) {
        addSum(m_figures.retransmissions, count->retransmitted);
        addSum(segments, count->segments);
      }
    }
    m_segments = segments.value_or(0);
    m_measured.network = m_figures;
  }

  void addReasons() {
    const auto any = [&](bool PeerFacts::* is) {
      return std::ranges::any_of(m_lines, [&](const LineFigures& line) { return line.facts.*is; });
    };
    if (any(&PeerFacts::loopback))
      addReason(m_measured.verdict, Grade::Fair, {"network-loopback", {}});
    else if (any(&PeerFacts::sameHost))
      addReason(m_measured.verdict, Grade::Fair, {"network-same-host", {}});
    if (m_measured.network->retransmissions && m_segments > 0) {
      const auto again = *m_measured.network->retransmissions;
      const double percent = 100 * static_cast<double>(again) / static_cast<double>(m_segments);
      if (percent > manyRetransmissions)
        addReason(m_measured.verdict, Grade::Fair,
                  {"network-retransmissions",
                   {{"retransmissions", static_cast<std::int64_t>(again)}, {"percent", percent}}});
    }
    if (!isOfStreams(m_cell) && !m_cell.parameters.blockBytes) return;
    addProcessorLimits();
    addLink();
  }

  void addProcessorLimits() {
    std::optional<double> here;
    std::optional<double> peer;
    for (const LineFigures& line : m_lines) {
      addMost(here, busyOf(line.count.own));
      addMost(peer, busyOf(line.count.others));
    }
    const auto add = [&](const char* where, const std::optional<double>& busy) {
      if (busy && *busy >= busyPercent)
        addReason(m_measured.verdict, Grade::Fair,
                  {"network-processor-limit", {{"where", std::string(where)}, {"cpu_percent", *busy}}});
    };
    add("here", here);
    add("peer", peer);
  }

  /// The load of a CPU: by the busiest thread, or by all of the process over all CPUs.
  static std::optional<double> busyOf(const EndCount& count) {
    std::optional<double> busy = count.threadPercent;
    if (count.cpuPercent && count.cpus > 0) addMost(busy, *count.cpuPercent / count.cpus);
    return busy;
  }

  void addLink() {
    const auto limit = linkRate();
    if (!limit) return;
    m_measured.limit = limit;
    m_measured.limitSource = LimitSource::Link;
    if (m_measured.value > aboveLink * *limit)
      addReason(m_measured.verdict, Grade::Poor,
                {"network-above-link", {{"rate_mbs", m_measured.value}, {"link_mbs", *limit}}});
  }

  std::optional<double> linkRate() const {
    for (const LineFigures& line : m_lines)
      if (line.facts.sameHost || line.facts.loopback) return std::nullopt;
    auto rate = m_lines.size() > 1 ? rateOfOwnInterfaces() : rateOfSlowerEnd(m_lines.front().facts);
    // Each way has all of it.
    if (rate && m_cell.parameters.direction == "both") rate = 2 * *rate;
    return rate;
  }

  static std::optional<double> rateOfSlowerEnd(const PeerFacts& facts) {
    if (!facts.linkRate || !facts.peerLinkRate) return facts.linkRate ? facts.linkRate : facts.peerLinkRate;
    return std::min(*facts.linkRate, *facts.peerLinkRate);
  }

  /// Several machines share the interface of this one that leads to them; others may be reached through
  /// another. Absent where any of them is unknown: then nobody knows what they carry together.
  std::optional<double> rateOfOwnInterfaces() const {
    std::map<std::string, double> rates;
    for (const LineFigures& line : m_lines) {
      if (line.facts.interface.empty() || !line.facts.linkRate) return std::nullopt;
      rates[line.facts.interface] = *line.facts.linkRate;
    }
    double sum = 0;
    for (const auto& [name, rate] : rates) sum += rate;
    return sum;
  }

  const PlannedCell& m_cell;
  const std::vector<LineFigures>& m_lines;
  std::uint64_t m_seed;
  Measured m_measured;
  NetworkFigures m_figures;
  std::uint64_t m_segments = 0;
};

}  // namespace

CellResult networkResult(const PlannedCell& cell, const std::vector<LineFigures>& lines, std::uint64_t seed) {
  Measured measured = Figures(cell, lines, seed).measured();
  if (measured.value <= 0 || measured.count == 0) return networkResult(cell, Failed{{"no-figure", {}}});
  return networkResult(cell, std::move(measured));
}

std::optional<double> figureSoFar(const PlannedCell& cell, const Moment& moment) {
  if (isOfStreams(cell)) {
    if (moment.seconds <= 0) return std::nullopt;
    return moment.bytes / moment.seconds / 1e6;
  }
  if (!moment.p50Ns) return std::nullopt;
  const auto ns = static_cast<double>(*moment.p50Ns);
  if (!cell.parameters.blockBytes) return ns;
  return static_cast<double>(*cell.parameters.blockBytes) * 1000 / std::max(ns, 1.0);
}

CellResult networkResult(const PlannedCell& cell, Outcome outcome) {
  const bool latency = isRoundTrip(cell);
  CellResult result{cell};
  result.metric = latency ? "latency" : "rate";
  result.unit = latency ? "ns" : "MB/s";
  result.higherIsBetter = !latency;
  result.outcome = std::move(outcome);
  return result;
}

}  // namespace strata
