// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/json_network.h"

#include <utility>

#include "core/report/json_latency.h"

namespace strata {

namespace {

Json peerJson(const PeerFacts& peer) {
  Json json = {{"name", peer.name}};
  putText(json, "address", peer.address);
  putText(json, "local_address", peer.localAddress);
  json["leads"] = peer.leads;
  json["same_host"] = peer.sameHost;
  json["loopback"] = peer.loopback;
  putText(json, "cpu", peer.cpu);
  putText(json, "system", peer.system);
  putText(json, "version", peer.version);
  putText(json, "interface", peer.interface);
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
