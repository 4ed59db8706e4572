// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/network_cell.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>

#include "app/gui/text/labels.h"
#include "app/gui/text/value_text.h"
#include "core/model/kernel_id.h"
#include "core/model/reason.h"
#include "core/plan/network_plan.h"

namespace strata::gui {

namespace {

class NetworkText {
  Q_DECLARE_TR_FUNCTIONS(Network)
};

CellId idOf(const NetworkCell& cell) {
  CellId id{Test::Network, {}, {}};
  if (!cell.direction.empty()) id.parameters.direction = cell.direction;
  if (cell.streams > 0) id.parameters.streams = cell.streams;
  if (!cell.peer.empty()) id.parameters.peer = cell.peer;
  if (cell.chunk > 0_B) id.parameters.blockBytes = cell.chunk.count;
  switch (cell.what) {
    case NetworkWhat::RoundTrip:
      id.kernel = "network-round-trip";
      break;
    case NetworkWhat::Acknowledged:
      id.kernel = "network-acknowledged";
      break;
    case NetworkWhat::Stream:
      id.kernel = "network-stream";
      break;
    case NetworkWhat::LoadedRoundTrip:
      id.kernel = "network-round-trip-loaded";
      break;
  }
  return id;
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

bool isWithinThisMachine(const Measured& measured) {
  return std::ranges::any_of(measured.verdict.reasons, [](const Reason& reason) {
    return reason.id == "network-loopback" || reason.id == "network-same-host";
  });
}

bool isRoundTrip(const NetworkCell& cell) {
  return cell.what == NetworkWhat::RoundTrip || cell.what == NetworkWhat::LoadedRoundTrip;
}

QString networkDirectionText(std::string_view direction) {
  if (direction == "to") return NetworkText::tr("Upload");
  if (direction == "from") return NetworkText::tr("Download");
  return NetworkText::tr("Bidirectional");
}

QString networkPeerText(const std::string& peer) {
  return peer == allPeers ? NetworkText::tr("All together", "several machines")
                          : leftToRight(QString::fromStdString(peer));
}

QString networkCellText(const NetworkCell& cell) {
  return cellName(idOf(cell), NameStyle::Kernel);
}

}  // namespace strata::gui
