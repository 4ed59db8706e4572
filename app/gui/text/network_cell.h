// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <string>
#include <string_view>

#include "core/base/units.h"
#include "core/model/run.h"

namespace strata::gui {

enum class NetworkWhat { RoundTrip, Acknowledged, Stream, LoadedRoundTrip };

/// What a cell of the network test is, read from its kernel and parameters.
struct NetworkCell {
  NetworkWhat what = NetworkWhat::RoundTrip;
  std::string direction;  ///< "to", "from", "both" as this machine sees it; empty where nothing streams
  int streams = 0;        ///< each way
  Bytes chunk;            ///< of Acknowledged
  std::string peer;       ///< which of several machines, "*" for all together; empty: the only one

  friend bool operator==(const NetworkCell&, const NetworkCell&) = default;
};

/// Nothing for the cells of other tests.
std::optional<NetworkCell> networkCellOf(const CellId& id);

bool isRoundTrip(const NetworkCell& cell);

/// Whether both ends of the connection were this machine, by what the verdict says: no network took part.
bool isWithinThisMachine(const Measured& measured);

QString networkDirectionText(std::string_view direction);  ///< "Upload", "Download", "Bidirectional"
/// "the machine at desk.local", "all together", of Parameters::peer.
QString networkPeerText(const std::string& peer);
/// "Upload, 2 streams", "32 KiB acknowledged", "RTT under load, download"; before it the machine, where there
/// are several.
QString networkCellText(const NetworkCell& cell);

}  // namespace strata::gui
