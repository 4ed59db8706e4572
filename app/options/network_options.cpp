// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/run_option_parts.h"
#include "app/words/words.h"
#include "core/plan/network_plan.h"

namespace strata::cli {

namespace {

using enum TestGroup;

/// Hosts are only shown: their ports come from an option of their own.
constexpr Stored shownHosts{[](const Values&, Request&) {},
                            [](const Request& from) {
                              Values hosts;
                              for (const NetworkAddress& peer : from.settings.networkPeers)
                                hosts.push_back(addressText(peer));
                              return hosts;
                            }};

/// A code is drawn anew each time, and is nobody else's: who uses the command puts in the one that is shown
/// then.
constexpr Stored inCodes{
    [](const Values& values, Request& into) { into.selection.network.codes = values; },
    [](const Request& from) { return Values(from.settings.networkPeers.size(), "CODE"); }};

ValueKind hostKind() {
  return {english("cli-use-host"),
          [](const std::string& text) { return static_cast<bool>(parseAddress(text)); }};
}

ValueKind codeKind() {
  return {english("cli-use-code"), [](const std::string& text) { return parseCode(text).has_value(); }};
}

/// To, from and both are ids of run files; the field names the ways as who downloads sees them.
ValueKind directionKind() {
  return oneOf({"upload", "download", "bidirectional"},
               {{"upload", "to"}, {"download", "from"}, {"bidirectional", "both"}});
}

}  // namespace

std::vector<Option> networkOptions() {
  const auto network = OptionGroup::Network;
  return {
      {.name = "--host",
       .argument = "HOST",
       .about = "Server to measure with, such as desk.local or 192.168.1.7:49001; up to 16, each alone and "
                "then all together",
       .kind = hostKind(),
       .group = network,
       .tests = {Network},
       .most = maxNetworkPeers,
       .stored = shownHosts},
      {.name = "--port",
       .argument = "N",
       .about = "Port of hosts given without one, {}",
       .kind = portKind(),
       .group = network,
       .tests = {Network},
       .usual = "49000"},
      {.name = "--code",
       .argument = "CODE",
       .about = "Six digits that the server shows; one for all hosts, or one for each in their order",
       .kind = codeKind(),
       .group = network,
       .tests = {Network},
       .most = maxNetworkPeers,
       .stored = inCodes,
       .ofBothSides = true},
      {.name = "--streams",
       .argument = "N",
       .about = "Parallel streams up to N (1, 2, 4 ... N), {}",
       .kind = numberKind(networkStreamsRange),
       .group = network,
       .tests = {Network},
       .stored = in<&Settings::networkStreams>()},
      {.name = "--direction",
       .argument = "WAY",
       .about = "Direction as this machine sees it: {}",
       .kind = directionKind(),
       .group = network,
       .tests = {Network},
       .usual = "all",
       .most = 0,
       .stored = in<&NetworkOptions::directions>()},
      {.name = "--network-time",
       .argument = "S",
       .about = "Seconds of RTT, and of each direction with each number of streams, {}",
       .kind = secondsKind(),
       .group = network,
       .tests = {Network},
       .stored = in<&Settings::networkSeconds>()},
  };
}

}  // namespace strata::cli
