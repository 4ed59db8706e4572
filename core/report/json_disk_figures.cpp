// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_disk_figures.h"

#include "core/report/json_latency.h"

namespace strata {

namespace {

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

}  // namespace strata
