// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_figures.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "core/model/fields.h"

namespace strata {

namespace {

/// The one key by which figures that stand among those of the result are known: see withFiguresOfTests.
constexpr const char* keyOfDisks = "engine";

// How a member is written, by its type.

template <typename T>
  requires std::is_arithmetic_v<T>
void writeField(Json& json, const FigureField<const T>& field) {
  if (field.presence != Presence::WhereTold || field.value != T{}) json[field.key] = field.value;
}

void writeField(Json& json, const FigureField<const std::string>& field) {
  if (field.presence != Presence::WhereTold || !field.value.empty()) json[field.key] = field.value;
}

template <typename T>
void writeField(Json& json, const FigureField<const std::optional<T>>& field) {
  put(json, field.key, field.value);
}

/// The quantiles that people quote, and all of them under a key of their own.
void writeField(Json& json, const FigureField<const std::vector<LatencyQuantile>>& field) {
  if (field.value.empty()) return;
  Json quoted = Json::object();
  for (const auto& [key, fraction] : quotedShares)
    for (const LatencyQuantile& quantile : field.value)
      if (quantile.fraction == fraction) quoted[key] = quantile.ns;
  json[field.key] = std::move(quoted);
  Json& all = json[quantilesKey] = Json::array();
  for (const LatencyQuantile& quantile : field.value)
    all.push_back(Json::array({quantile.fraction, quantile.ns}));
}

void writeField(Json& json, const FigureField<const std::vector<Pause>>& field) {
  if (field.value.empty()) return;
  Json& pauses = json[field.key] = Json::array();
  for (const Pause& pause : field.value) pauses.push_back(Json::array({pause.beginNs, pause.ns}));
}

void writeField(Json& json, const FigureField<const std::vector<EnduranceStretch>>& field) {
  if (field.value.empty()) return;
  Json& stretches = json[field.key] = Json::array();
  for (const EnduranceStretch& stretch : field.value)
    withFields(stretch, [&entry = stretches.emplace_back(Json::object())](const auto& member) {
      writeField(entry, member);
    });
}

template <Trace T>
void writeField(Json& json, const FigureField<const T>& field) {
  Json& trace = json[field.key] = Json::object();
  withColumns(field.value, [&](const auto& column) { put(trace, column.key, column.values); });
}

// How it is read.

template <typename T>
void readField(ObjectReader& reader, const FigureField<T>& field) {
  if (field.presence == Presence::Required)
    reader.required(field.key, field.value);
  else
    reader.optional(field.key, field.value);
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

void readField(ObjectReader& reader, const FigureField<std::vector<LatencyQuantile>>& field) {
  if (reader.has(quantilesKey) && !readQuantiles(reader.json()[quantilesKey], field.value))
    reader.refuse(quantilesKey);
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

void readField(ObjectReader& reader, const FigureField<std::vector<Pause>>& field) {
  if (reader.has(field.key) && !readPauses(reader.json()[field.key], field.value)) reader.refuse(field.key);
}

void readField(ObjectReader& reader, const FigureField<std::vector<EnduranceStretch>>& field) {
  reader.each(field.key, [&](ObjectReader entry) {
    EnduranceStretch& stretch = field.value.emplace_back();
    withFields(stretch, [&](const auto& member) { readField(entry, member); });
  });
}

template <Trace T>
void readField(ObjectReader& reader, const FigureField<T>& field) {
  if (!reader.has(field.key)) return;
  ObjectReader trace = reader.object(field.key);
  withColumns(field.value, [&](const auto& column) { trace.optional(column.key, column.values); });
  // Readers of a list go by the times, so all lists have to be as long.
  const std::vector<double>& endS = field.value.endS;
  withColumns(field.value, [&](const auto& column) {
    const bool hasAll = column.values.empty() || column.values.size() == endS.size();
    if (endS.size() > mostStoredPieces || !hasAll) trace.refuse(column.key);
  });
  if (!std::ranges::is_sorted(endS)) trace.refuse("end_s");
}

// Whether what is written without being asked about is a figure.

template <typename T>
bool isWholeField(const FigureField<const T>&) {
  return true;
}

bool isWholeField(const FigureField<const double>& field) {
  return field.presence == Presence::WhereTold || isFigure(field.value);
}

template <Trace T>
bool isWholeField(const FigureField<const T>& field) {
  bool all = true;
  withColumns(field.value,
              [&](const auto& column) { all = all && std::ranges::all_of(column.values, isFigure); });
  return all;
}

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

void putFiguresOfTests(Json& result, const TestFigures& figures) {
  withFiguresOfTests(figures, [&](const auto& test) {
    if (!test.value) return;
    Json& json = *test.key == '\0' ? result : (result[test.key] = Json::object());
    withFields(*test.value, [&](const auto& field) { writeField(json, field); });
  });
}

void readFiguresOfTests(ObjectReader& result, TestFigures& figures) {
  withFiguresOfTests(figures, [&](const auto& test) {
    const bool isOfResult = *test.key == '\0';
    if (!result.has(isOfResult ? keyOfDisks : test.key)) return;
    ObjectReader reader = isOfResult ? result : result.object(test.key);
    withFields(test.value.emplace(), [&](const auto& field) { readField(reader, field); });
  });
}

bool isWhole(const TestFigures& figures) {
  bool all = true;
  withFiguresOfTests(figures, [&](const auto& test) {
    if (test.value) withFields(*test.value, [&](const auto& field) { all = all && isWholeField(field); });
  });
  return all;
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
