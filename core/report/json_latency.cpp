// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_latency.h"

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

}  // namespace

void putLatency(Json& json, const std::vector<LatencyQuantile>& latency) {
  if (latency.empty()) return;
  json["latency_ns"] = quotedJson(latency);
  json["latency_quantiles_ns"] = quantilesJson(latency);
}

void readLatency(ObjectReader& reader, std::vector<LatencyQuantile>& latency) {
  if (reader.has("latency_quantiles_ns") && !readQuantiles(reader.json()["latency_quantiles_ns"], latency))
    reader.refuse("latency_quantiles_ns");
}

}  // namespace strata
