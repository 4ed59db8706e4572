// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_figures.h"

#include <algorithm>
#include <array>
#include <utility>

namespace strata {

namespace {

/// Shares that have a key of their own in `latency_ns`: what people quote.
constexpr std::array<std::pair<const char*, double>, 5> quoted{
    {{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"max", 1}}};

Json quotedJson(const std::vector<LatencyQuantile>& latency) {
  Json json = Json::object();
  for (const auto& [key, fraction] : quoted)
    for (const LatencyQuantile& quantile : latency)
      if (quantile.fraction == fraction) json[key] = quantile.ns;
  return json;
}

Json quantilesJson(const std::vector<LatencyQuantile>& latency) {
  Json json = Json::array();
  for (const LatencyQuantile& quantile : latency)
    json.push_back(Json::array({quantile.fraction, quantile.ns}));
  return json;
}

/// Pairs of a share and nanoseconds. False where one is something else.
bool readQuantiles(const Json& list, std::vector<LatencyQuantile>& into) {
  if (!list.is_array()) return false;
  for (const Json& entry : list) {
    if (!entry.is_array() || entry.size() != 2 || !isFigureJson(entry[0]) || !entry[1].is_number_unsigned())
      return false;
    into.push_back({entry[0].get<double>(), entry[1].get<std::uint64_t>()});
  }
  return true;
}

/// Writes the quantiles that people quote as `latency_ns`, and all of them as `latency_quantiles_ns`; no key
/// where there are none.
void putLatency(Json& json, const std::vector<LatencyQuantile>& latency) {
  if (latency.empty()) return;
  json["latency_ns"] = quotedJson(latency);
  json["latency_quantiles_ns"] = quantilesJson(latency);
}

void readLatency(ObjectReader& reader, std::vector<LatencyQuantile>& latency) {
  if (reader.has("latency_quantiles_ns") && !readQuantiles(reader.json()["latency_quantiles_ns"], latency))
    reader.refuse("latency_quantiles_ns");
}

Json stretchesJson(const std::vector<EnduranceStretch>& stretches) {
  Json json = Json::array();
  for (const EnduranceStretch& stretch : stretches)
    json.push_back({{"bytes", stretch.bytes},
                    {"rate", stretch.rate},
                    {"p50_ns", stretch.p50Ns},
                    {"p99_ns", stretch.p99Ns},
                    {"max_ns", stretch.maxNs}});
  return json;
}

}  // namespace

void putDiskFigures(Json& json, const DiskFigures& disk) {
  json["engine"] = disk.engine;
  json["operations_per_second"] = disk.operationsPerSecond;
  putLatency(json, disk.latency);
  if (!disk.latency.empty()) json["median_operation_rate"] = disk.medianOperationRate;
  put(json, "cpu_percent", disk.cpuPercent);
  if (disk.extents) json["extents"] = *disk.extents;
  if (!disk.stretches.empty()) json["stretches"] = stretchesJson(disk.stretches);
}

std::optional<DiskFigures> readDiskFigures(ObjectReader& reader) {
  if (!reader.has("engine")) return std::nullopt;
  DiskFigures disk;
  reader.required("engine", disk.engine);
  reader.required("operations_per_second", disk.operationsPerSecond);
  readLatency(reader, disk.latency);
  reader.optional("median_operation_rate", disk.medianOperationRate);
  reader.optional("cpu_percent", disk.cpuPercent);
  reader.optional("extents", disk.extents);
  reader.each("stretches", [&](ObjectReader entry) {
    EnduranceStretch stretch;
    entry.required("bytes", stretch.bytes);
    entry.required("rate", stretch.rate);
    entry.optional("p50_ns", stretch.p50Ns);
    entry.optional("p99_ns", stretch.p99Ns);
    entry.optional("max_ns", stretch.maxNs);
    disk.stretches.push_back(stretch);
  });
  return disk;
}

namespace {

Json peerJson(const PeerFacts& peer) {
  Json json = {{"name", peer.name}};
  put(json, "address", peer.address);
  put(json, "local_address", peer.localAddress);
  json["leads"] = peer.leads;
  json["same_host"] = peer.sameHost;
  json["loopback"] = peer.loopback;
  put(json, "cpu", peer.cpu);
  put(json, "system", peer.system);
  put(json, "version", peer.version);
  put(json, "interface", peer.interface);
  put(json, "link_rate_mbs", peer.linkRate);
  put(json, "peer_link_rate_mbs", peer.peerLinkRate);
  return json;
}

PeerFacts readPeer(ObjectReader reader) {
  PeerFacts peer;
  reader.required("name", peer.name);
  reader.optional("address", peer.address);
  reader.optional("local_address", peer.localAddress);
  reader.optional("leads", peer.leads);
  reader.optional("same_host", peer.sameHost);
  reader.optional("loopback", peer.loopback);
  reader.optional("cpu", peer.cpu);
  reader.optional("system", peer.system);
  reader.optional("version", peer.version);
  reader.optional("interface", peer.interface);
  reader.optional("link_rate_mbs", peer.linkRate);
  reader.optional("peer_link_rate_mbs", peer.peerLinkRate);
  return peer;
}

}  // namespace

Json networkFiguresJson(const NetworkFigures& network) {
  Json json = Json::object();
  putLatency(json, network.latency);
  put(json, "cpu_percent", network.cpuPercent);
  put(json, "peer_cpu_percent", network.peerCpuPercent);
  put(json, "retransmissions", network.retransmissions);
  put(json, "to_rate", network.toRate);
  put(json, "from_rate", network.fromRate);
  return json;
}

NetworkFigures readNetworkFigures(ObjectReader reader) {
  NetworkFigures network;
  readLatency(reader, network.latency);
  reader.optional("cpu_percent", network.cpuPercent);
  reader.optional("peer_cpu_percent", network.peerCpuPercent);
  reader.optional("retransmissions", network.retransmissions);
  reader.optional("to_rate", network.toRate);
  reader.optional("from_rate", network.fromRate);
  return network;
}

namespace {

Json pausesJson(const std::vector<Pause>& pauses) {
  Json json = Json::array();
  for (const Pause& pause : pauses) json.push_back(Json::array({pause.beginNs, pause.ns}));
  return json;
}

/// Pairs of a begin and a length. False where one is something else.
bool readPauses(const Json& list, std::vector<Pause>& into) {
  if (!list.is_array()) return false;
  for (const Json& entry : list) {
    if (!entry.is_array() || entry.size() != 2 || !entry[0].is_number_unsigned() ||
        !entry[1].is_number_unsigned())
      return false;
    into.push_back({entry[0].get<std::uint64_t>(), entry[1].get<std::uint64_t>()});
  }
  return true;
}

}  // namespace

Json pauseFiguresJson(const PauseFigures& pauses) {
  Json json = {{"count", pauses.count}, {"watched_s", pauses.watchedS}};
  putLatency(json, pauses.latency);
  if (!pauses.pauses.empty()) json["longest_ns"] = pausesJson(pauses.pauses);
  if (pauses.leftOut > 0) json["left_out"] = pauses.leftOut;
  put(json, "off_cpu_percent", pauses.offCpuPercent);
  put(json, "stolen_percent", pauses.stolenPercent);
  put(json, "involuntary_switches", pauses.switches);
  return json;
}

PauseFigures readPauseFigures(ObjectReader reader) {
  PauseFigures pauses;
  reader.required("count", pauses.count);
  reader.required("watched_s", pauses.watchedS);
  readLatency(reader, pauses.latency);
  if (reader.has("longest_ns") && !readPauses(reader.json()["longest_ns"], pauses.pauses))
    reader.refuse("longest_ns");
  reader.optional("left_out", pauses.leftOut);
  reader.optional("off_cpu_percent", pauses.offCpuPercent);
  reader.optional("stolen_percent", pauses.stolenPercent);
  reader.optional("involuntary_switches", pauses.switches);
  return pauses;
}

namespace {

/// The lists of a trace with their keys.
template <typename Of, typename Use>
void withLists(Of& trace, Use use) {
  use("end_s", trace.endS);
  use("share_percent", trace.sharePercent);
  use("clock_ghz", trace.clockGhz);
  use("temperature_c", trace.temperatureC);
  use("power_w", trace.powerW);
  use("limit_percent", trace.limitPercent);
}

}  // namespace

Json sustainedFiguresJson(const SustainedFigures& sustained) {
  Json json = {{"planned_s", sustained.plannedS},
               {"first_rate", sustained.referenceRate},
               {"sustained_rate", sustained.sustainedRate},
               {"rate_unit", sustained.rateUnit}};
  put(json, "fall_s", sustained.fallS);
  put(json, "off_cpu_percent", sustained.offCpuPercent);
  put(json, "stolen_percent", sustained.stolenPercent);
  json["per_cpu_time"] = sustained.perCpuTime;
  put(json, "throttles", sustained.throttles);
  Json& trace = json["trace"] = Json::object();
  withLists(sustained.trace, [&](const char* key, const std::vector<double>& list) {
    if (!list.empty()) trace[key] = list;
  });
  return json;
}

SustainedFigures readSustainedFigures(ObjectReader reader) {
  SustainedFigures sustained;
  reader.required("planned_s", sustained.plannedS);
  reader.required("first_rate", sustained.referenceRate);
  reader.required("sustained_rate", sustained.sustainedRate);
  reader.required("rate_unit", sustained.rateUnit);
  reader.optional("fall_s", sustained.fallS);
  reader.optional("off_cpu_percent", sustained.offCpuPercent);
  reader.optional("stolen_percent", sustained.stolenPercent);
  reader.optional("per_cpu_time", sustained.perCpuTime);
  reader.optional("throttles", sustained.throttles);
  if (!reader.has("trace")) return sustained;
  ObjectReader trace = reader.object("trace");
  withLists(sustained.trace, [&](const char* key, std::vector<double>& list) { trace.optional(key, list); });
  // What goes through a list goes by the times.
  const std::size_t pieces = sustained.trace.endS.size();
  withLists(sustained.trace, [&](const char* key, const std::vector<double>& list) {
    if (pieces > mostStoredPieces || (!list.empty() && list.size() != pieces)) trace.refuse(key);
  });
  if (!std::ranges::is_sorted(sustained.trace.endS)) trace.refuse("end_s");
  return sustained;
}

bool isWhole(const SustainedFigures& sustained) {
  bool isWhole =
      isFigure(sustained.plannedS) && isFigure(sustained.referenceRate) && isFigure(sustained.sustainedRate);
  withLists(sustained.trace, [&](const char*, const std::vector<double>& list) {
    isWhole = isWhole && std::ranges::all_of(list, isFigure);
  });
  return isWhole;
}

Json peersJson(const std::vector<PeerFacts>& peers) {
  Json json = Json::array();
  for (const PeerFacts& peer : peers) json.push_back(peerJson(peer));
  return json;
}

std::vector<PeerFacts> readPeers(ObjectReader& run) {
  std::vector<PeerFacts> peers;
  run.each("peers", [&](ObjectReader entry) { peers.push_back(readPeer(std::move(entry))); });
  return peers;
}

}  // namespace strata
