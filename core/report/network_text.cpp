// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/network_text.h"

#include "core/report/number_text.h"

namespace strata {

namespace {

std::string linkRateText(double rate) {
  return datumText({"rate_mbs", rate});
}

}  // namespace

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
