// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/about.h"

#include <algorithm>
#include <optional>

#include "core/base/plain_text.h"
#include "core/base/version.h"
#include "core/machine/host_id.h"
#include "core/net/local_addresses.h"

namespace strata {

namespace {

std::optional<LocalAddress> interfaceOf(const Connection& connection) {
  const std::vector<LocalAddress> all = localAddresses();
  const auto found = std::ranges::find(all, connection.localAddress(), &LocalAddress::address);
  return found == all.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

About aboutThis(const Machine& machine, const cpace::Key& key, const Connection& connection) {
  About about;
  about.version = versionText;
  about.cpu = withoutControls(machine.cpuModel);
  about.system = withoutControls(machine.system);
  if (const auto id = hostId()) about.host = hostMark(key, *id);
  if (const auto own = interfaceOf(connection)) about.linkRate = own->linkRate;
  about.sendsChunks = true;
  return about;
}

PeerFacts factsOf(const About& others, const About& own, const Connection& connection) {
  PeerFacts facts;
  facts.address = connection.remoteAddress();
  facts.localAddress = connection.localAddress();
  facts.loopback = connection.isLoopback();
  facts.sameHost = facts.loopback || (!own.host.empty() && own.host == others.host);
  facts.cpu = others.cpu;
  facts.system = others.system;
  facts.version = others.version;
  if (const auto local = interfaceOf(connection)) facts.interface = local->interface;
  facts.linkRate = own.linkRate;
  facts.peerLinkRate = others.linkRate;
  return facts;
}

}  // namespace strata
