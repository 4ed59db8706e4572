// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/network_plan.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/model/network_address.h"

namespace strata {

namespace {

/// The time for each size of chunk; a slow line takes longer for ten of the larger ones.
constexpr double chunkSeconds = 0.4;

bool wants(const std::vector<std::string>& chosen, std::string_view one) {
  return chosen.empty() || std::ranges::find(chosen, one) != chosen.end();
}

class Cells {
 public:
  Cells(const Plan& plan, const Selection& selection, std::optional<std::string> peer)
      : m_plan(plan), m_selection(selection), m_peer(std::move(peer)) {}

  std::vector<PlannedCell> ofOne() {
    add("network-round-trip", {}, m_plan.settings.networkSeconds);
    addChunks("to");
    addChunks("from");
    addStreams();
    addLoaded();
    return std::move(m_cells);
  }

  std::vector<PlannedCell> ofAll() {
    addStreams();
    return std::move(m_cells);
  }

 private:
  /// Cells of chunks to the other machine have no direction: run files had them before there were others.
  void addChunks(std::string_view direction) {
    const std::vector<std::string>& chosen = m_selection.network.directions;
    if (!wants(chosen, direction) && !wants(chosen, "both")) return;
    for (Bytes chunk = networkChunkRange.least; chunk <= networkChunkRange.most; chunk = chunk * 2) {
      Parameters of;
      of.blockBytes = chunk.count;
      if (direction != "to") of.direction = direction;
      add("network-acknowledged", of, chunkSeconds);
    }
  }

  void addStreams() {
    for (const int streams : scaleCounts(m_plan.settings.networkStreams, false))
      for (const std::string_view direction : networkDirections)
        addDirected("network-stream", direction, streams);
  }

  void addLoaded() {
    for (const std::string_view direction : networkDirections)
      addDirected("network-round-trip-loaded", direction, m_plan.settings.networkStreams);
  }

  void addDirected(std::string_view kernel, std::string_view direction, int streams) {
    if (!wants(m_selection.network.directions, direction)) return;
    Parameters of;
    of.direction = direction;
    of.streams = streams;
    add(kernel, of, m_plan.settings.networkSeconds);
  }

  void add(std::string_view kernel, Parameters of, double seconds) {
    if (!wants(m_selection.kernels, kernel)) return;
    PlannedCell cell;
    cell.test = Test::Network;
    cell.kernel = kernel;
    cell.parameters = std::move(of);
    cell.parameters.peer = m_peer;
    cell.seconds = seconds;
    m_cells.push_back(std::move(cell));
  }

  const Plan& m_plan;
  const Selection& m_selection;
  std::optional<std::string> m_peer;
  std::vector<PlannedCell> m_cells;
};

Step stepOf(std::vector<PlannedCell> cells, std::vector<std::size_t> peers) {
  Step step{TestGroup::Network, BoundBy::Network, {}, std::move(cells), 0};
  step.peers = std::move(peers);
  return step;
}

}  // namespace

std::optional<std::string> parseCode(std::string_view text) {
  constexpr std::size_t length = 6;
  std::string digits;
  for (const char letter : text)
    if (letter != ' ' && letter != '-') digits += letter;
  const bool good = digits.size() == length &&
                    std::ranges::all_of(digits, [](char digit) { return digit >= '0' && digit <= '9'; });
  return good ? std::optional(std::move(digits)) : std::nullopt;
}

std::optional<Error> planNetwork(Plan& plan, const Selection& selection) {
  const std::vector<NetworkAddress>& addresses = plan.settings.networkPeers;
  const std::vector<std::string>& codes = selection.network.codes;
  if (addresses.empty()) return Error{"no-peer", {}};
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    // One code may serve for all.
    const std::size_t at = codes.size() == 1 ? 0 : i;
    if (at >= codes.size()) return Error{"no-code", {{"peer", addressText(addresses[i])}}};
    auto digits = parseCode(codes[at]);
    if (!digits) return Error{"bad-code", {{"peer", addressText(addresses[i])}}};
    // Their figures could not be told apart, and a machine has one leader at a time.
    if (std::find(addresses.begin(), addresses.begin() + static_cast<std::ptrdiff_t>(i), addresses[i]) !=
        addresses.begin() + static_cast<std::ptrdiff_t>(i))
      return Error{"same-peer", {{"peer", addressText(addresses[i])}}};
    plan.peers.push_back({addresses[i], *std::move(digits)});
  }
  const bool several = addresses.size() > 1;
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    const auto peer = several ? std::optional(addressText(addresses[i])) : std::nullopt;
    plan.steps.push_back(stepOf(Cells(plan, selection, peer).ofOne(), {i}));
    all.push_back(i);
  }
  if (several) plan.steps.push_back(stepOf(Cells(plan, selection, std::string(allPeers)).ofAll(), all));
  return std::nullopt;
}

double expectedNetworkSeconds(const Step& step) {
  constexpr double connecting = 0.1;
  double seconds = connecting;
  for (const PlannedCell& cell : step.cells) {
    seconds += cell.seconds;
    if (cell.parameters.streams) seconds += networkRampSeconds;
  }
  return seconds;
}

}  // namespace strata
