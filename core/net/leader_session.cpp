// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/leader_session.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "core/base/uuid.h"
#include "core/machine/system_clocks.h"
#include "core/model/this_program.h"
#include "core/net/about.h"
#include "core/net/attend.h"
#include "core/net/other_end.h"
#include "core/net/peer_reason.h"
#include "core/net/stall_watch.h"
#include "core/report/json_read.h"

namespace strata {

namespace {

using namespace std::chrono_literals;
using Clock = Connection::Clock;

/// A leader that says nothing between two tasks, or before one begins, is taken for gone.
constexpr auto leaderTime = 30s;
/// While connections are waited for, it is listened to from time to time, and then only for a glance.
constexpr auto timeToListen = 20ms;
constexpr auto glanceTime = 1ms;
const Error tooMuch{"network-too-much", {}};

class Session {
 public:
  Session(Connection& connection, Channel& channel, ResponderState& state, const LeaderLimits& limits,
          const ResponderSink& sink, const std::stop_token& stop)
      : m_connection(connection),
        m_channel(channel),
        m_state(state),
        m_left(limits),
        m_sink(sink),
        m_stop(stop) {}

  void serve(const cpace::Key& key, const Machine& machine) {
    begin(machine);
    auto ended = introduce(key, machine);
    while (ended && !m_gone) ended = next();
    finish(ended ? std::nullopt
                 : std::optional(m_stop.stop_requested() ? Reason{"network-ended", {}} : ended.error()));
  }

 private:
  void begin(const Machine& machine) {
    m_run.id = m_run.series = randomUuid();
    m_run.program = thisProgram();
    m_run.machine = machine;
    m_began = readSystemClocks();
    m_run.started = utcText(m_began.wallS);
  }

  Status introduce(const cpace::Key& key, const Machine& machine) {
    m_channel.agree(key, Speaker::Responder);
    const auto others = expect<About>(m_channel, Clock::now() + answerTime);
    if (!others) return others.error();
    const About own = aboutThis(machine, key, m_connection);
    if (auto said = m_channel.say(own, Clock::now() + answerTime); !said) return said;
    PeerFacts facts = factsOf(*others, own, m_connection);
    facts.name = facts.address;
    facts.leads = true;
    m_run.peers.push_back(facts);
    m_sink(LeaderCame{std::move(facts)});
    m_came = true;
    return success();
  }

  Status next() {
    auto message = m_channel.hear(Clock::now() + leaderTime);
    if (!message) return message.error();
    if (!*message)
      return Error{"network-stalled", {{"quiet_s", std::chrono::duration<double>(leaderTime).count()}}};
    if (auto* offer = std::get_if<TaskOffer>(&**message)) return carryOut(std::move(offer->task));
    if (auto* figure = std::get_if<Figure>(&**message)) return take(*figure);
    if (auto* bye = std::get_if<Bye>(&**message)) {
      m_gone = true;
      m_reason = std::move(bye->reason);
      return success();
    }
    return Error{"network-bad-frame", {}};
  }

  Status carryOut(NetworkTask task) {
    if (m_left.tasks == 0) return tooMuch;
    --m_left.tasks;
    PlannedCell cell;
    cell.test = Test::Network;
    cell.kernel = task.kernel;
    cell.parameters = seenFromOtherEnd(task.parameters);
    cell.seconds = task.seconds;
    const auto traffic = std::make_shared<Traffic>(std::move(task), Speaker::Responder, m_stop);
    m_state.setTask(traffic);
    auto done = carryOut(*traffic, std::move(cell));
    m_state.setTask(nullptr);
    traffic->finish();
    return done;
  }

  Status carryOut(Traffic& traffic, PlannedCell cell) {
    if (auto said = m_channel.say(Ready{}, Clock::now() + answerTime); !said) return said;
    if (auto all = awaitConnections(traffic); !all) return all;
    if (auto said = m_channel.say(Attached{}, Clock::now() + answerTime); !said) return said;
    // It may have to prepare other machines first, one after another.
    if (auto go = expect<Go>(m_channel, Clock::now() + leaderTime); !go) return go.error();
    m_sink(LeaderBegan{std::move(cell)});
    const bool sends = traffic.task().receiving > 0 || traffic.task().roundTrips;
    const auto ending = attend(
        m_channel, traffic, mostSecondsOf(traffic.task(), m_left.toAgreeS),
        [&](Moment own, const std::optional<Moment>& others) {
          // What this end sends is counted where it arrives.
          if (others && sends) {
            own.bytes += others->bytes;
            own.rate += others->rate;
          }
          if (others && others->p50Ns) {
            own.p50Ns = others->p50Ns;
            own.p99Ns = others->p99Ns;
          }
          m_sink(LeaderMoved{own});
        },
        m_stop);
    if (!ending) return ending.error();
    return success();
  }

  /// Meanwhile the leader may go: whoever comes next is not to find this end busy until the connections are
  /// late. They come one after another, and each may take its time.
  Status awaitConnections(Traffic& traffic) {
    StallWatch stall(answerTime, Clock::now());
    for (;;) {
      auto all = traffic.waitForAll(Clock::now() + timeToListen);
      if (all || all.error().id == "stopped") return all;
      if (stall.isTooLong(traffic.attached(), Clock::now()))
        return Error{"network-stalled", {{"quiet_s", std::chrono::duration<double>(answerTime).count()}}};
      auto message = m_channel.hear(Clock::now() + glanceTime);
      if (!message) return message.error();
      if (!*message) continue;
      const auto* bye = std::get_if<Bye>(&**message);
      if (bye == nullptr) return Error{"network-bad-frame", {}};
      return bye->reason.value_or(Reason{"network-ended", {}});
    }
  }

  Status take(const Figure& figure) {
    if (m_left.figures == 0 || figure.resultJson.size() > m_left.figureBytes) return tooMuch;
    --m_left.figures;
    m_left.figureBytes -= figure.resultJson.size();
    auto runs = runsFromJson(figure.resultJson);
    if (!runs || runs->size() != 1 || runs->front().results.size() != 1 ||
        runs->front().results.front().test != Test::Network)
      return Error{"network-bad-frame", {}};
    CellResult result = seenFromOtherEnd(std::move(runs->front().results.front()));
    if (!takeReasons(result)) return badFrame;
    // Only the leader knows which of several machines this one is.
    result.parameters.peer.reset();
    m_run.results.push_back(result);
    m_sink(LeaderMeasured{std::move(result)});
    return success();
  }

  /// False where one has not even the form of a reason.
  bool takeReasons(CellResult& result) const {
    if (Measured* measured = measuredOf(&result))
      return std::ranges::all_of(measured->verdict.reasons,
                                 [this](Reason& reason) { return takeReason(reason); });
    if (auto* failed = std::get_if<Failed>(&result.outcome)) return takeReason(failed->error);
    return takeReason(std::get<Skipped>(result.outcome).reason);
  }

  bool takeReason(Reason& reason) const {
    auto taken = peerReason(std::move(reason));
    if (!taken) return false;
    // Reasons of figures name no machine, but the sentence of an unknown one begins with who gave it.
    reason = taken->id == "unknown-reason" ? aboutPeer(*std::move(taken), m_run.peers.front().name)
                                           : *std::move(taken);
    return true;
  }

  void finish(std::optional<Reason> error) {
    if (error && error->id != "network-lost") m_channel.sayBye(error);
    if (!m_came) return;
    if (error) m_reason = std::move(error);
    if (m_reason) m_reason = aboutPeer(*std::move(m_reason), m_run.peers.front().name);
    m_run.finished = utcText(m_began.wallS + courseBetween(m_began, readSystemClocks()).elapsedS);
    m_run.status = m_reason ? RunStatus::Stopped : RunStatus::Complete;
    const bool any = !m_run.results.empty();
    m_sink(LeaderGone{any ? std::optional(std::move(m_run)) : std::nullopt, std::move(m_reason)});
  }

  Connection& m_connection;
  Channel& m_channel;
  ResponderState& m_state;
  LeaderLimits m_left;
  const ResponderSink& m_sink;
  const std::stop_token& m_stop;
  SystemClocks m_began;
  Run m_run;
  bool m_came = false;
  bool m_gone = false;
  std::optional<Reason> m_reason;
};

}  // namespace

void serveLeader(Connection& connection, Channel& channel, const cpace::Key& key, ResponderState& state,
                 const LeaderLimits& limits, const Machine& machine, const ResponderSink& sink,
                 const std::stop_token& stop) {
  Session(connection, channel, state, limits, sink, stop).serve(key, machine);
}

}  // namespace strata
