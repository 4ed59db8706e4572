// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/line.h"

#include <sodium.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "core/net/about.h"
#include "core/net/attend.h"
#include "core/net/handshake.h"
#include "core/report/json.h"

namespace strata {

namespace {

using namespace std::chrono_literals;
using Clock = Connection::Clock;

/// The time for a machine that may be asleep, behind a firewall that says nothing.
constexpr auto connectTime = 10s;
/// The other end first writes down what came of it, on whatever disk it has.
constexpr auto partingTime = 10s;
constexpr std::size_t controlPiece = 16 * 1024;

/// A connection of the data with the thread that carries them.
struct Carrier {
  std::unique_ptr<Connection> connection;
  std::jthread thread;
};

}  // namespace

struct Line::Parts {
  PlannedPeer peer;
  StartThread startThread;
  std::stop_token stop;
  std::unique_ptr<Connection> control;
  Channel channel;
  PeerFacts facts;
  bool sendsChunks = false;
  std::unique_ptr<Traffic> traffic;
  std::vector<Carrier> carriers;

  Parts(PlannedPeer of, StartThread start, std::stop_token stopToken, std::unique_ptr<Connection> connection)
      : peer(std::move(of)),
        startThread(std::move(start)),
        stop(std::move(stopToken)),
        control(std::move(connection)),
        channel(*control) {}

  Error named(Error error) const {
    return error.id == "stopped" ? error : aboutPeer(std::move(error), addressText(peer.address));
  }

  Status introduce(const Machine& machine) {
    const auto end = Clock::now() + connectTime;
    if (auto opened = control->open(peer.address, end); !opened) return opened;
    const auto key = introduceLeader(channel, peer.code, Clock::now() + answerTime);
    if (!key) return silentIsOther(key.error());
    channel.agree(*key, Speaker::Leader);
    const About own = aboutThis(machine, *key, *control);
    if (auto said = channel.say(own, Clock::now() + answerTime); !said) return said;
    const auto others = expect<About>(channel, Clock::now() + answerTime);
    if (!others) return others.error();
    facts = factsOf(*others, own, *control);
    facts.name = addressText(peer.address);
    sendsChunks = others->sendsChunks;
    return success();
  }

  /// Whoever takes a connection and says nothing to a hello, or closes it, is not Strata.
  static Status silentIsOther(const Error& error) {
    if (error.id == "network-stalled" || error.id == "network-lost") return Error{"network-not-strata", {}};
    return error;
  }

  /// Why a connection of the data failed. Who has let this end in and refuses the next connection is going:
  /// the channel tells that, and often why.
  Error whyNoStream(const Error& failure) {
    if (failure.id == "stopped") return failure;
    const auto heard = channel.hear(Clock::now() + reasonTime);
    if (!heard) return heard.error();
    if (!*heard) return failure;
    const auto* bye = std::get_if<Bye>(&**heard);
    return bye != nullptr ? bye->reason.value_or(Reason{"network-ended", {}}) : failure;
  }

  Status attach(Carriage carriage, int count) {
    for (int i = 0; i < count; ++i) {
      auto made = Connection::make(networkPiece, stop);
      if (!made) return made.error();
      std::unique_ptr<Connection> connection = *std::move(made);
      const auto end = Clock::now() + connectTime;
      // Streams connect to the address of the control connection: the name may take seconds to be found, or
      // lead to another of its addresses.
      if (auto opened = connection->openBeside(*control, end); !opened) return whyNoStream(opened.error());
      const Attachment attachment{traffic->task().token, carriage, static_cast<std::uint8_t>(i)};
      Channel first(*connection);
      if (auto sent = first.sendFrame(FrameKind::Attach, attachmentBytes(attachment), end); !sent)
        return whyNoStream(sent.error());
      Connection* const carried = connection.get();
      auto thread = startThread([this, carried, carriage, i] {
        static_cast<void>(traffic->carry(*carried, carriage, static_cast<std::size_t>(i)));
      });
      if (!thread) return Error{"no-thread", {}};
      carriers.push_back({std::move(connection), *std::move(thread)});
    }
    return success();
  }

  Status prepare() {
    const NetworkTask& task = traffic->task();
    if (auto said = channel.say(TaskOffer{task}, Clock::now() + answerTime); !said) return said;
    if (auto ready = expect<Ready>(channel, Clock::now() + answerTime); !ready) return ready.error();
    if (auto done = attach(Carriage::Send, task.sending); !done) return done;
    if (auto done = attach(Carriage::Receive, task.receiving); !done) return done;
    if (auto done = attach(Carriage::RoundTrips, task.roundTrips ? 1 : 0); !done) return done;
    if (auto done = attach(Carriage::Acknowledged, task.chunk > 0_B ? 1 : 0); !done) return done;
    if (auto attached = expect<Attached>(channel, Clock::now() + answerTime); !attached)
      return attached.error();
    return traffic->waitForAll(Clock::now() + answerTime);
  }

  /// Ends the task's connections and threads.
  void drop() {
    if (traffic) traffic->finish();
    carriers.clear();
    traffic.reset();
  }
};

Line::Line(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

Line::~Line() {
  m_parts->drop();
}

Result<std::unique_ptr<Line>> Line::open(const PlannedPeer& peer, const Machine& machine,
                                         StartThread startThread, std::stop_token stop) {
  auto control = Connection::make(controlPiece, stop);
  if (!control) return aboutPeer(control.error(), addressText(peer.address));
  auto parts = std::make_unique<Parts>(peer, std::move(startThread), std::move(stop), *std::move(control));
  if (auto introduced = parts->introduce(machine); !introduced) return parts->named(introduced.error());
  return std::unique_ptr<Line>(new Line(std::move(parts)));
}

const PeerFacts& Line::facts() const {
  return m_parts->facts;
}

bool Line::sendsChunks() const {
  return m_parts->sendsChunks;
}

Status Line::prepare(NetworkTask task) {
  Parts& parts = *m_parts;
  parts.drop();
  randombytes_buf(task.token.data(), task.token.size());
  parts.traffic = std::make_unique<Traffic>(std::move(task), Speaker::Leader, parts.stop);
  auto prepared = parts.prepare();
  if (prepared) return prepared;
  parts.drop();
  return parts.named(prepared.error());
}

Result<LineCount> Line::carryOut(const std::function<void(const Moment&)>& show) {
  Parts& parts = *m_parts;
  if (auto said = parts.channel.say(Go{}, Clock::now() + answerTime); !said) return parts.named(said.error());
  const bool sends = parts.traffic->task().sending > 0;
  const auto ending = attend(
      parts.channel, *parts.traffic, mostSecondsOf(parts.traffic->task()),
      [&](Moment own, const std::optional<Moment>& others) {
        if (others && sends) {
          own.bytes += others->bytes;
          own.rate += others->rate;
        }
        if (show) show(own);
      },
      parts.stop);
  std::optional<LineCount> count;
  if (ending)
    count =
        LineCount{ending->own, ending->others, parts.traffic->takeLatency(), parts.traffic->latencySamples()};
  parts.drop();
  if (!count) return parts.named(ending.error());
  return *std::move(count);
}

Status Line::tell(const CellResult& result) {
  // The result travels as a run file has it, in a run that tells nothing else of this machine.
  Run run;
  run.results.push_back(result);
  auto said = m_parts->channel.say(Figure{toJson(run)}, Clock::now() + answerTime);
  return said ? said : Status(m_parts->named(said.error()));
}

void Line::leave(const std::optional<Reason>& reason) {
  m_parts->drop();
  m_parts->channel.sayBye(reason);
  // This waits until the other end has gone too, so that who comes again at once does not find it busy; after
  // a stop only until it has surely read what was said. It may go on talking, and a stop may come meanwhile.
  constexpr auto afterStop = 100ms;
  constexpr auto betweenLooks = 50ms;
  const auto begin = Clock::now();
  for (;;) {
    const auto now = Clock::now();
    if (now - begin >= (m_parts->stop.stop_requested() ? Clock::duration(afterStop) : partingTime)) return;
    const auto frame = m_parts->channel.receiveAny(now + betweenLooks);
    if (!frame && frame.error().id != "network-stalled") return;
  }
}

}  // namespace strata
