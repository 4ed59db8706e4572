// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <optional>

#include "core/model/network_address.h"
#include "core/net/responder.h"

/// What is known of the far end of a network test that this window is, as a plain value, and what is said of
/// it.
namespace strata::gui {

struct Responding {
  enum class Phase { Off, Starting, Waiting, Led, Paused };

  Phase phase = Phase::Off;
  std::optional<ResponderListens> listens;  ///< since it does
  std::optional<PeerFacts> leader;          ///< of the leader that is in, or was last
  std::optional<PlannedCell> cell;          ///< that is measured, seen from here
  std::optional<WrongCode> wrongCode;       ///< since the last leader
  std::optional<LeaderGone> gone;           ///< how the last leader went
  std::optional<Reason> ended;              ///< why it listens no more

  bool isOn() const { return phase != Phase::Off; }
};

/// Begins anew.
Responding startedResponding();
void apply(Responding& responding, const ResponderEvent& event);

/// What goes on, in one sentence or a few.
QString statusText(const Responding& responding);
/// The addresses to be typed at the other machine; the port where it is not the usual one. Those that only
/// this machine knows, or that hold on one cable only, are left out where there are others.
QStringList addressesToType(const ResponderListens& listens);
/// "123 456"
QString codeText(const std::string& code);
/// "desk (192.168.1.7)": as far as it is known.
QString leaderText(const PeerFacts& leader);

}  // namespace strata::gui
