// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>

#include <memory>
#include <optional>

#include "app/gui/network/responder_thread.h"
#include "app/gui/network/responding.h"
#include "core/model/machine.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata::gui {

class EngineThread;
class LiveResults;
class NetworkPage;
class SetupCommands;

/// What the network's page asks for, and what another machine that leads makes of this one. Runs of this
/// machine and those that others lead exclude each other: while a leader is in none begins, and while one
/// goes on nobody comes in.
class NetworkCommands : public QObject {
  Q_OBJECT

 public:
  /// All that is given outlives this.
  NetworkCommands(NetworkPage& page, ResponderThread& responder, EngineThread& engine, SetupCommands& setup,
                  LiveResults& results, QObject* parent);

  void setMachine(const Machine& machine) { m_machine = machine; }
  /// The addresses that a run has are settings from then on.
  void rememberPeers(const std::vector<NetworkAddress>& peers);

 signals:
  /// Another machine begins to measure, before anything is shown of it.
  void ledRunBegins();
  /// What another machine measured, if anything.
  void ledRunEnded(const std::shared_ptr<const strata::Plan>& plan,
                   const std::shared_ptr<const strata::Run>& run);
  /// It is in the history by now, unless something is to be told: see EndedRun.
  void ledRunKept(const std::optional<strata::Reason>& notice);
  void done(const QString& sentence);
  /// A run was asked for while another machine measures this one …
  void heldBack();
  /// … which it does no more.
  void leaderLeft();

 private:
  void listen(const std::string& bind, std::uint16_t port);
  void show(const ResponderEvent& event);
  void take(const LeaderBegan& began);
  void take(const LeaderMoved& moved);
  void take(const LeaderMeasured& measured);
  void take(const LeaderGone& gone);
  void showState(ResponderThread::State state);
  void endListening(const Reason& why);
  void showOnPage();

  NetworkPage& m_page;
  ResponderThread& m_responder;
  const EngineThread& m_engine;
  SetupCommands& m_setup;
  LiveResults& m_results;
  std::optional<Machine> m_machine;
  Responding m_responding;
  std::shared_ptr<const Plan>
      m_led;  ///< what a leader has measured so far: a step for each cell; null: nothing
};

}  // namespace strata::gui
