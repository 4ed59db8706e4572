// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/responding.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>
#include <cmath>
#include <variant>

#include "app/gui/text/network_cell.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"
#include "core/net/address_order.h"

namespace strata::gui {

namespace {

class RespondingText {
  Q_DECLARE_TR_FUNCTIONS(Responding)
};

QString shown(const std::string& address) {
  return leftToRight(QString::fromStdString(address));
}

/// Whether other machines reach the address without naming an interface: it is neither loopback nor
/// link-local.
bool isReachableFromAfar(const std::string& address) {
  return !isLoopback(address) && !isLinkLocal(address);
}

QString wrongCodeText(const WrongCode& wrong) {
  const QString who = shown(wrong.address);
  QString text = wrong.brokeOff
                     ? RespondingText::tr(
                           "%1 disconnected before sending a code, which counts as a wrong code.", "address")
                           .arg(who)
                     : RespondingText::tr("Wrong code from %1.", "address").arg(who);
  if (wrong.pauseS)
    text += u' ' + RespondingText::tr("Too many wrong codes: the server blocks new attempts for %Ln seconds.",
                                      nullptr, std::max(1, static_cast<int>(std::lround(*wrong.pauseS))));
  return text;
}

QString goneText(const Responding& of) {
  const QString leader = of.leader ? leaderText(*of.leader) : QString();
  if (of.gone->reason)
    return RespondingText::tr("%1 disconnected: %2", "who measured, why")
        .arg(leader, reasonText(*of.gone->reason));
  if (!of.gone->run) return RespondingText::tr("%1 disconnected without a test.", "who").arg(leader);
  return RespondingText::tr("%1 finished its network test.", "who").arg(leader);
}

QString waitingText(const Responding& of) {
  QStringList sentences{RespondingText::tr("Server is on, waiting for a client.")};
  if (of.wrongCode) sentences.append(wrongCodeText(*of.wrongCode));
  if (of.gone) sentences.append(goneText(of));
  return sentences.join(u' ');
}

QString ledText(const Responding& of) {
  const QString leader = RespondingText::tr("%1 measures the network.", "who").arg(leaderText(*of.leader));
  const auto cell = of.cell ? networkCellOf(*of.cell) : std::nullopt;
  if (!cell) return leader;
  return leader + u' ' + RespondingText::tr("Now: %1.", "what is measured").arg(networkCellText(*cell));
}

}  // namespace

Responding startedResponding() {
  Responding responding;
  responding.phase = Responding::Phase::Starting;
  return responding;
}

void apply(Responding& of, const ResponderEvent& event) {
  using Phase = Responding::Phase;
  if (const auto* listens = std::get_if<ResponderListens>(&event)) {
    of.listens = *listens;
    of.phase = Phase::Waiting;
  } else if (const auto* came = std::get_if<LeaderCame>(&event)) {
    of.leader = came->leader;
    of.cell.reset();
    of.gone.reset();
    of.wrongCode.reset();
    of.phase = Phase::Led;
  } else if (const auto* began = std::get_if<LeaderBegan>(&event)) {
    of.cell = began->cell;
  } else if (const auto* gone = std::get_if<LeaderGone>(&event)) {
    of.gone = *gone;
    of.cell.reset();
    if (of.phase == Phase::Led) of.phase = Phase::Waiting;
  } else if (const auto* wrong = std::get_if<WrongCode>(&event)) {
    of.wrongCode = *wrong;
  }
}

QString statusText(const Responding& of) {
  switch (of.phase) {
    case Responding::Phase::Off: {
      QStringList sentences{RespondingText::tr("Server is off.")};
      if (of.ended) sentences.prepend(reasonText(*of.ended));
      if (of.gone) sentences.append(goneText(of));
      return sentences.join(u' ');
    }
    case Responding::Phase::Starting:
      return RespondingText::tr("Starting the server");
    case Responding::Phase::Waiting:
      return waitingText(of);
    case Responding::Phase::Led:
      return ledText(of);
    case Responding::Phase::Paused:
      return RespondingText::tr(
          "Server is paused while this machine measures. Clients can connect again after the run.");
  }
  return {};
}

QStringList addressesToType(const ResponderListens& listens) {
  QStringList wide;
  QStringList all;
  for (const std::string& address : listens.addresses) {
    const QString text = shown(addressText({address, listens.port}));
    all.append(text);
    if (isReachableFromAfar(address)) wide.append(text);
  }
  return wide.isEmpty() ? all : wide;
}

QString codeText(const std::string& code) {
  constexpr std::size_t half = 3;
  if (code.size() <= half) return leftToRight(QString::fromStdString(code));
  return leftToRight(QString::fromStdString(code.substr(0, half) + ' ' + code.substr(half)));
}

QString leaderText(const PeerFacts& leader) {
  if (leader.name.empty() || leader.name == leader.address) return shown(leader.address);
  if (leader.address.empty()) return shown(leader.name);
  return RespondingText::tr("%1 (%2)", "name, address").arg(shown(leader.name), shown(leader.address));
}

}  // namespace strata::gui
