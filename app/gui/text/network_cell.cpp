// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/network_cell.h"

#include <QtCore/qcoreapplication.h>

#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "core/plan/network_plan.h"

namespace strata::gui {

namespace {

class NetworkText {
  Q_DECLARE_TR_FUNCTIONS(Network)
};

QString streamsText(int streams) {
  return streams == 1 ? NetworkText::tr("1 stream") : NetworkText::tr("%Ln streams", nullptr, streams);
}

QString loadedText(std::string_view direction) {
  if (direction == "to") return NetworkText::tr("Round trip while sending");
  if (direction == "from") return NetworkText::tr("Round trip while receiving");
  return NetworkText::tr("Round trip while both send");
}

QString withStreams(const QString& what, int streams) {
  return NetworkText::tr("%1, %2", "what is done, with how many streams").arg(what, streamsText(streams));
}

QString plainText(const NetworkCell& cell) {
  switch (cell.what) {
    case NetworkWhat::RoundTrip:
      return NetworkText::tr("Round trip");
    case NetworkWhat::Acknowledged:
      return NetworkText::tr("Chunks of %1", "size; each is sent and acknowledged").arg(sizeText(cell.chunk));
    case NetworkWhat::Stream:
      return withStreams(networkDirectionText(cell.direction), cell.streams);
    case NetworkWhat::LoadedRoundTrip:
      // It is measured beside one number of streams only.
      return loadedText(cell.direction);
  }
  return {};
}

QString withPeer(const NetworkCell& cell, const QString& what) {
  if (cell.peer.empty()) return what;
  return NetworkText::tr("%1: %2", "machine, what is measured").arg(networkPeerText(cell.peer), what);
}

}  // namespace

std::optional<NetworkCell> networkCellOf(const CellId& id) {
  if (id.test != Test::Network) return std::nullopt;
  const std::string& kernel = id.kernel;
  const Parameters& parameters = id.parameters;
  NetworkCell cell;
  cell.direction = parameters.direction.value_or("");
  cell.streams = static_cast<int>(parameters.streams.value_or(0));
  cell.chunk = Bytes{parameters.blockBytes.value_or(0)};
  cell.peer = parameters.peer.value_or("");
  if (kernel == "network-round-trip")
    cell.what = NetworkWhat::RoundTrip;
  else if (kernel == "network-acknowledged")
    cell.what = NetworkWhat::Acknowledged;
  else if (kernel == "network-stream")
    cell.what = NetworkWhat::Stream;
  else if (kernel == "network-round-trip-loaded")
    cell.what = NetworkWhat::LoadedRoundTrip;
  else
    return std::nullopt;
  return cell;
}

bool isRoundTrip(const NetworkCell& cell) {
  return cell.what == NetworkWhat::RoundTrip || cell.what == NetworkWhat::LoadedRoundTrip;
}

bool isRoundTrip(std::string_view kernel) {
  return kernel.starts_with("network-round-trip");
}

QString networkDirectionText(std::string_view direction) {
  if (direction == "to") return NetworkText::tr("Sending");
  if (direction == "from") return NetworkText::tr("Receiving");
  return NetworkText::tr("Both ways");
}

QString networkPeerText(const std::string& peer) {
  return peer == allPeers ? NetworkText::tr("All together", "several machines")
                          : leftToRight(QString::fromStdString(peer));
}

QString networkCellText(const NetworkCell& cell) {
  return withPeer(cell, plainText(cell));
}

QString networkLineText(const NetworkCell& cell) {
  if (cell.what != NetworkWhat::Acknowledged) return networkCellText(cell);
  return withPeer(cell, NetworkText::tr("Acknowledged chunks"));
}

std::string_view unitOf(const CellId& cell) {
  if (cell.test == Test::Network && isRoundTrip(cell.kernel)) return factsOf(Test::Latency).unit;
  return factsOf(cell.test.known().value_or(Test::Memory)).unit;
}

}  // namespace strata::gui
