// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/network_text.h"

#include <fmt/format.h>

#include <utility>

#include "core/base/units.h"
#include "core/plan/network_plan.h"
#include "core/report/number_text.h"

namespace strata {

namespace {

std::string linkRateText(double rate) {
  return datumText({"rate_mbs", rate});
}

}  // namespace

std::optional<std::string> networkRowName(const CellResult& cell, const Words& words) {
  if (cell.test != Test::Network) return std::nullopt;
  const Parameters& of = cell.parameters;
  if (cell.kernel == "network-round-trip") return words("network-row-round-trip", {});
  if (of.blockBytes) return words("network-row-acknowledged", {formatSize({*of.blockBytes})});
  if (!of.streams || !of.direction) return std::nullopt;
  const bool loaded = cell.kernel == "network-round-trip-loaded";
  return words(loaded ? "network-row-loaded" : "network-row-stream",
               {fmt::format("{}", *of.streams), words("direction-" + *of.direction, {})});
}

std::string peerName(const CellResult& cell, const Words& words) {
  const auto& peer = cell.parameters.peer;
  if (!peer) return {};
  return *peer == allPeers ? words("network-all-peers", {}) : *peer;
}

std::optional<std::string> networkCellName(const CellResult& cell, const Words& words) {
  auto name = networkRowName(cell, words);
  if (const std::string peer = peerName(cell, words); name && !peer.empty())
    name = words("network-of-peer", {*name, peer});
  return name;
}

std::string peerText(const PeerFacts& peer, const Words& words) {
  std::string text;
  const auto add = [&](const std::string& fact) {
    if (!fact.empty()) text += (text.empty() ? "" : ", ") + fact;
  };
  if (peer.loopback)
    add(words("peer-loopback", {}));
  else if (peer.sameHost)
    add(words("peer-same-host", {}));
  if (peer.leads) add(words("peer-leads", {}));
  add(peer.cpu);
  add(peer.system);
  if (!peer.version.empty()) add(words("peer-version", {peer.version}));
  const std::string from = peer.interface.empty()       ? peer.localAddress
                           : peer.localAddress.empty() ? peer.interface
                                                       : words("peer-at", {peer.localAddress, peer.interface});
  if (!from.empty()) add(words("peer-from", {from}));
  if (peer.linkRate) add(words("peer-link", {linkRateText(*peer.linkRate)}));
  if (peer.peerLinkRate) add(words("peer-their-link", {linkRateText(*peer.peerLinkRate)}));
  return text;
}

std::string peerHead(const PeerFacts& peer, const Words& words) {
  const bool another = !peer.address.empty() && peer.address != peer.name;
  return another ? words("peer-at", {peer.name, peer.address}) : peer.name;
}

}  // namespace strata
