// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/responder.h"

#include <sodium.h>

#include <algorithm>
#include <atomic>
#include <list>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "core/machine/stay_awake.h"
#include "core/net/admission.h"
#include "core/net/channel.h"
#include "core/net/handshake.h"
#include "core/net/leader_session.h"
#include "core/net/listener.h"
#include "core/net/local_addresses.h"
#include "core/net/responder_state.h"

namespace strata {

namespace {

using namespace std::chrono_literals;
using Clock = Connection::Clock;

/// Whoever connects says in this time what it wants, and proves that it knows the code.
constexpr auto helloTime = 5s;
/// Connections that have not said so far what they want, or not proved it: more push out the oldest. All
/// streams of a task, both ways, may knock at once.
constexpr std::size_t mostStrangers = 160;
/// How long the responder waits after an error of the system, such as too many open files.
constexpr auto breathingTime = 100ms;

std::string makeCode() {
  constexpr std::uint32_t codes = 1'000'000;
  std::string digits = std::to_string(randombytes_uniform(codes));
  return std::string(6 - digits.size(), '0') + digits;
}

/// A connection that came in, with the thread that serves it.
struct Guest {
  std::unique_ptr<Connection> connection;
  Admission admission;
  std::atomic<bool> done = false;
  std::jthread thread;
};

class Responder {
 public:
  Responder(std::string code, const LeaderLimits& limits, const Machine& machine, const ResponderSink& sink,
            const std::stop_token& stop)
      : m_state(std::move(code)),
        m_limits(limits),
        m_machine(machine),
        m_stop(stop),
        m_sink([this, &sink](const auto& event) {
          const std::lock_guard lock(m_sinkMutex);
          sink(event);
        }) {}

  ~Responder() {
    // After a stop all end by themselves, and who leads is told.
    if (!m_stop.stop_requested())
      for (Guest& guest : m_guests) guest.connection->cut();
    m_guests.clear();
  }
  Responder(const Responder&) = delete;
  Responder& operator=(const Responder&) = delete;

  Status serve(Listener& listener, double idleS) {
    const auto awake = stayAwake();
    auto idleSince = Clock::now();
    while (!m_stop.stop_requested()) {
      if (auto connection = listener.accept(networkPiece, m_stop, Clock::now() + timeToSeeStop))
        receive(std::move(connection));
      std::erase_if(m_guests, [](const Guest& guest) { return guest.done.load(); });
      if (m_state.isLed()) idleSince = Clock::now();
      if (std::chrono::duration<double>(Clock::now() - idleSince).count() > idleS)
        return Error{"responder-idle", {{"idle_s", idleS}}};
    }
    return success();
  }

 private:
  void receive(std::unique_ptr<Connection> connection) {
    const auto strangers =
        std::ranges::count_if(m_guests, [](const Guest& guest) { return guest.admission.isStranger(); });
    if (static_cast<std::size_t>(strangers) >= mostStrangers) sendOldestAway();
    Guest& guest = m_guests.emplace_back();
    guest.connection = std::move(connection);
    try {
      guest.thread = std::jthread([this, &guest] {
        attend(guest);
        guest.done = true;
      });
    } catch (const std::system_error&) {
      m_guests.pop_back();
      std::this_thread::sleep_for(breathingTime);
    }
  }

  /// Those that were strangers a moment ago may all have shown what they are by now.
  void sendOldestAway() {
    const auto oldest =
        std::ranges::find_if(m_guests, [](Guest& guest) { return guest.admission.sendAway(); });
    if (oldest == m_guests.end()) return;
    oldest->connection->cut();
    m_guests.erase(oldest);
  }

  void attend(Guest& guest) {
    Channel channel(*guest.connection);
    const auto end = Clock::now() + helloTime;
    const auto frame = channel.receiveAny(end);
    if (!frame) {
      // A peer that speaks another version is told so; one that is not Strata gets no answer.
      if (frame.error().id == "network-other-version") refuse(channel, turned(frame.error()), end);
      return;
    }
    if (frame->kind == FrameKind::Hello)
      welcome(guest, channel, frame->payload, end);
    else if (frame->kind == FrameKind::Attach)
      attach(guest, frame->payload);
  }

  /// What is theirs here is ours there.
  static Error turned(Error error) {
    for (Datum& datum : error.data) datum.name = datum.name == "theirs" ? "ours" : "theirs";
    std::ranges::reverse(error.data);
    return error;
  }

  void welcome(Guest& guest, Channel& channel, const std::string& hello, Connection::Time end) {
    if (auto may = m_state.mayLead(); !may) return refuse(channel, may.error(), end);
    bool guesses = false;
    const auto key = welcomeLeader(channel, hello, m_state.code(), end, [this, &guesses] {
      auto begun = m_state.beginGuess();
      guesses = static_cast<bool>(begun);
      return begun;
    });
    if (!key) {
      // A guess that is broken off counts too: without a word of it nobody would know why a pause began.
      if (guesses && !m_stop.stop_requested())
        m_sink(WrongCode{guest.connection->remoteAddress(), m_state.wasWrong(),
                         key.error().id != "network-wrong-code"});
      return;
    }
    // The guest is admitted before it leads: whoever is sent away must not do so.
    if (!guest.admission.admit()) return;
    if (auto leads = m_state.lead(); !leads) {
      channel.agree(*key, Speaker::Responder);
      static_cast<void>(channel.say(Bye{leads.error()}, end));
      return;
    }
    serveLeader(*guest.connection, channel, *key, m_state, m_limits, m_machine, m_sink, m_stop);
    m_state.leave();
    guest.connection->close();
  }

  void attach(Guest& guest, const std::string& payload) {
    const auto attachment =
        readAttachment({reinterpret_cast<const std::uint8_t*>(payload.data()), payload.size()});
    if (!attachment) return;
    const auto task = m_state.taskOf(attachment->token);
    if (task && guest.admission.admit())
      static_cast<void>(task->carry(*guest.connection, attachment->carriage, attachment->index));
  }

  ResponderState m_state;
  const LeaderLimits m_limits;
  const Machine& m_machine;
  const std::stop_token& m_stop;
  std::mutex m_sinkMutex;
  ResponderSink m_sink;
  std::list<Guest> m_guests;  // last: their threads use all of the above
};

std::vector<std::string> reachableAt(const std::string& bind) {
  if (!bind.empty()) return {bind};
  std::vector<std::string> addresses;
  for (const LocalAddress& local : localAddresses()) addresses.push_back(local.address);
  return addresses;
}

}  // namespace

Status respond(const ResponderOptions& options, const Machine& machine, const ResponderSink& sink,
               const std::stop_token& stop) {
  if (sodium_init() < 0) return Error{"no-random-numbers", {}};
  const auto listener = listenAt(options.bind, options.port);
  if (!listener) return listener.error();
  const std::string code = options.code.value_or(makeCode());
  Responder responder(code, options.limits, machine, sink, stop);
  sink(ResponderListens{reachableAt(options.bind), (*listener)->port(), code});
  return responder.serve(**listener, options.idleS);
}

}  // namespace strata
