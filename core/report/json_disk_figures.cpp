// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_disk_figures.h"

#include <array>
#include <string_view>
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

/// Pairs of a share and nanoseconds. False where one is something else.
bool readQuantiles(const Json& list, std::vector<LatencyQuantile>& into) {
  if (!list.is_array()) return false;
  for (const Json& entry : list) {
    if (!entry.is_array() || entry.size() != 2 || !entry[0].is_number() || !entry[1].is_number_unsigned())
      return false;
    into.push_back({entry[0].get<double>(), entry[1].get<std::uint64_t>()});
  }
  return true;
}

}  // namespace

void putDiskFigures(Json& json, const DiskFigures& disk) {
  json["engine"] = disk.engine;
  json["operations_per_second"] = disk.operationsPerSecond;
  if (!disk.latency.empty()) {
    json["latency_ns"] = quotedJson(disk.latency);
    json["latency_quantiles_ns"] = quantilesJson(disk.latency);
    json["median_operation_rate"] = disk.medianOperationRate;
  }
  put(json, "cpu_percent", disk.cpuPercent);
  if (disk.extents) json["extents"] = *disk.extents;
  if (!disk.stretches.empty()) json["stretches"] = stretchesJson(disk.stretches);
}

std::optional<DiskFigures> readDiskFigures(ObjectReader& reader) {
  if (!reader.has("engine")) return std::nullopt;
  DiskFigures disk;
  reader.required("engine", disk.engine);
  reader.required("operations_per_second", disk.operationsPerSecond);
  if (reader.has("latency_quantiles_ns") &&
      !readQuantiles(reader.json()["latency_quantiles_ns"], disk.latency))
    reader.refuse("latency_quantiles_ns");
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

}  // namespace strata
