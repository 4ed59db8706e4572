// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/network_commands.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/gui/network/network_page.h"
#include "app/gui/run/engine_thread.h"
#include "app/gui/run/live_results.h"
#include "app/gui/setup/setup_commands.h"
#include "app/gui/text/network_cell.h"
#include "core/net/network_figures.h"

namespace strata::gui {

NetworkCommands::NetworkCommands(NetworkPage& page, ResponderThread& responder, EngineThread& engine,
                                 SetupCommands& setup, LiveResults& results, QObject* parent)
    : QObject(parent),
      m_page(page),
      m_responder(responder),
      m_engine(engine),
      m_setup(setup),
      m_results(results) {
  connect(&page, &NetworkPage::listenWanted, this, &NetworkCommands::listen);
  connect(&page, &NetworkPage::stopWanted, &responder, &ResponderThread::stop);
  connect(&page, &NetworkPage::settingsChosen, &setup, &SetupCommands::change);
  connect(&setup, &SetupCommands::settingsChanged, this, [this] { m_page.setSettings(m_setup.settings()); });
  connect(&responder, &ResponderThread::told, this, &NetworkCommands::show);
  connect(&responder, &ResponderThread::stateChanged, this, &NetworkCommands::showState);
  connect(&responder, &ResponderThread::failed, this, &NetworkCommands::endListening);
  connect(&responder, &ResponderThread::kept, this, &NetworkCommands::ledRunKept);
  engine.setGate([this] { return !m_responder.isLed(); });
  connect(&engine, &EngineThread::heldBack, this, &NetworkCommands::heldBack);
  connect(&engine, &EngineThread::runningChanged, &responder,
          [&responder](bool running) { running ? responder.pause() : responder.resume(); });
  m_page.setSettings(m_setup.settings());
}

void NetworkCommands::rememberPeers(const std::vector<NetworkAddress>& peers) {
  Settings settings = m_setup.settings();
  if (settings.networkPeers == peers) return;
  settings.networkPeers = peers;
  m_setup.change(settings);
}

void NetworkCommands::listen(const std::string& bind, std::uint16_t port) {
  if (!m_machine) return;
  ResponderOptions options;
  options.bind = bind;
  options.port = port;
  m_responder.start(options, *m_machine, m_setup.settings().keepRuns);
}

void NetworkCommands::showState(ResponderThread::State state) {
  switch (state) {
    case ResponderThread::State::Off:
      m_responding.phase = Responding::Phase::Off;
      m_responding.listens.reset();
      break;
    case ResponderThread::State::Paused:
      m_responding.phase = Responding::Phase::Paused;
      break;
    case ResponderThread::State::On:
      // After a pause the state is what it was before.
      if (m_responding.phase == Responding::Phase::Off)
        m_responding = startedResponding();
      else
        m_responding.phase = Responding::Phase::Starting;
      break;
  }
  showOnPage();
}

void NetworkCommands::endListening(const Reason& why) {
  m_responding.ended = why;
  showOnPage();
}

void NetworkCommands::show(const ResponderEvent& event) {
  // It goes on telling until it has ended, but nobody can come in any more.
  const Responding::Phase phase = m_responding.phase;
  apply(m_responding, event);
  if (m_responder.state() != ResponderThread::State::On) m_responding.phase = phase;
  if (std::holds_alternative<LeaderCame>(event)) emit done(statusText(m_responding));
  // Whoever came in just when a run began has been sent away: what is shown is that run's.
  if (m_engine.isRunning())
    m_led.reset();
  else
    std::visit(
        [this](const auto& value) {
          if constexpr (requires { this->take(value); }) this->take(value);
        },
        event);
  showOnPage();
}

// Nobody knows before what the leader will ask for: each cell is a step of its own.
void NetworkCommands::take(const LeaderBegan& began) {
  auto plan = m_led ? std::make_shared<Plan>(*m_led) : std::make_shared<Plan>();
  if (!m_led) plan->settings = m_setup.settings();
  Step step{TestGroup::Network, BoundBy::Network, {}, {began.cell}, 0};
  // Only the leader knows which of several machines this one is.
  step.cells.front().parameters.peer.reset();
  step.expectedSeconds = began.cell.seconds;
  plan->steps.push_back(std::move(step));
  const bool first = !m_led;
  m_led = std::move(plan);
  if (first) {
    emit ledRunBegins();
    m_results.begin(m_led);
  } else {
    m_results.extend(m_led);
  }
  m_results.showStepStarted(m_led->steps.size() - 1);
}

void NetworkCommands::take(const LeaderMoved& moved) {
  if (!m_led) return;
  Progress progress;
  progress.step = m_led->steps.size() - 1;
  Moment moment = moved.moment;
  moment.cell = 0;
  if (const auto figure = figureSoFar(m_led->steps.back().cells.front(), moment))
    progress.figures.push_back({0, *figure, *figure, *figure, {}});
  progress.moments.push_back(moment);
  m_results.showProgress(progress);
}

void NetworkCommands::take(const LeaderMeasured& measured) {
  if (!m_led) return;
  const CellResult& result = measured.result;
  const auto wanted = networkCellOf(result);
  for (std::size_t step = m_led->steps.size(); step-- > 0;) {
    const PlannedCell& cell = m_led->steps[step].cells.front();
    if (networkCellOf(cell) != wanted) continue;
    m_results.showStepFinished({step, {result}});
    return;
  }
}

void NetworkCommands::take(const LeaderGone& gone) {
  emit leaderLeft();
  const auto plan = std::exchange(m_led, nullptr);
  if (!plan) return;
  Run run;
  run.status = RunStatus::Stopped;
  if (gone.run) run = *gone.run;
  emit ledRunEnded(plan, std::make_shared<const Run>(std::move(run)));
}

void NetworkCommands::showOnPage() {
  m_page.show(m_responding);
}

}  // namespace strata::gui

#include "moc_network_commands.cpp"
