// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_options.h"

#include <limits>
#include <utility>

#include "app/words/words.h"
#include "core/plan/network_plan.h"

namespace strata::cli {

namespace {

constexpr Range<int> portRange{1, std::numeric_limits<std::uint16_t>::max()};

ValueKind rangeKind(Range<int> range) {
  return numberKind({static_cast<std::uint64_t>(range.least), static_cast<std::uint64_t>(range.most)});
}

ValueKind hostKind() {
  return {english("cli-use-host"),
          [](const std::string& text) { return static_cast<bool>(parseAddress(text)); }};
}

ValueKind codeKind() {
  return {english("cli-use-code"), [](const std::string& text) { return parseCode(text).has_value(); }};
}

ValueKind directionKind() {
  return oneOf({networkDirections.begin(), networkDirections.end()});
}

}  // namespace

ValueKind portKind() {
  return rangeKind(portRange);
}

void declareNetwork(CommandLine& line) {
  line.repeatable(
      "--host", "HOST",
      "Machine that responds, such as desk.local or 192.168.1.7:49001; given again: each alone, then "
      "all together",
      hostKind(), maxNetworkPeers);
  line.option("--port", "N", "Port of hosts that are given without one; 49000 unless given", portKind());
  line.repeatable(
      "--code", "CODE",
      "Six digits that the other machine shows; one for all hosts, or one for each in their order",
      codeKind(), maxNetworkPeers);
  line.option("--streams", "N", "Most streams at once, 1 to 64; each power of two before is measured too",
              rangeKind(networkStreamsRange));
  line.repeatable("--direction", "WAY", "to, from or both, as this machine sees it; may be given again",
                  directionKind());
  line.option("--network-time", "S", "Seconds of round trips and of each cell of streams, 1 to 99",
              secondsKind());
}

NetworkOptions networkOptions(const GivenCommand& given) {
  NetworkOptions options;
  options.hosts = given.values("--host");
  if (const auto port = given.value("--port"))
    if (const auto number = wholeNumber(*port, portRange)) options.port = static_cast<std::uint16_t>(*number);
  options.codes = given.values("--code");
  if (const auto streams = given.value("--streams"))
    options.streams = wholeNumber(*streams, networkStreamsRange);
  options.directions = given.values("--direction");
  if (const auto seconds = given.value("--network-time"))
    options.seconds = wholeNumber(*seconds, secondsRange);
  return options;
}

std::vector<std::string> NetworkOptions::given() const {
  std::vector<std::string> names;
  const auto add = [&](bool isGiven, const char* name) {
    if (isGiven) names.emplace_back(name);
  };
  add(!hosts.empty(), "--host");
  add(port.has_value(), "--port");
  add(!codes.empty(), "--code");
  add(streams.has_value(), "--streams");
  add(!directions.empty(), "--direction");
  add(seconds.has_value(), "--network-time");
  return names;
}

void replaceNetwork(NetworkOptions& options, const NetworkOptions& more) {
  if (!more.hosts.empty()) options.hosts = more.hosts;
  if (more.port) options.port = more.port;
  if (!more.codes.empty()) options.codes = more.codes;
  if (more.streams) options.streams = more.streams;
  if (!more.directions.empty()) options.directions = more.directions;
  if (more.seconds) options.seconds = more.seconds;
}

void applyNetwork(const NetworkOptions& options, Selection& selection) {
  selection.networkDirections = options.directions;
  selection.networkCodes = options.codes;
}

std::optional<Wrong> applyNetwork(const NetworkOptions& options, Settings& settings) {
  if (options.port && options.hosts.empty()) return Wrong{english("cli-port-host")};
  if (!options.hosts.empty()) {
    settings.networkPeers.clear();
    for (const std::string& host : options.hosts)
      if (const auto address = parseAddress(host, options.port.value_or(usualPort)))
        settings.networkPeers.push_back(*address);
  }
  if (options.codes.size() > 1 && options.codes.size() > settings.networkPeers.size())
    return Wrong{english("cli-codes-many")};
  settings.networkStreams = options.streams.value_or(settings.networkStreams);
  settings.networkSeconds = options.seconds.value_or(settings.networkSeconds);
  return std::nullopt;
}

}  // namespace strata::cli
