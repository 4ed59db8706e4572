// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/attend.h"

#include <utility>

namespace strata {

namespace {

using namespace std::chrono_literals;
using Clock = Connection::Clock;

/// The thread that counts looks as often.
constexpr auto lookTime = 10ms;
/// What a person sees moves as often.
constexpr auto showTime = 125ms;

class Attendance {
 public:
  Attendance(Channel& channel, Traffic& traffic, double mostS, const ShowMoment& show)
      : m_channel(channel), m_traffic(traffic), m_mostS(mostS), m_show(show) {}

  Result<TaskEnding> attend(const std::stop_token& stop) {
    m_heardAt = m_shownAt = Clock::now();
    const auto begin = m_heardAt;
    m_traffic.go();
    while (!(m_said && m_others)) {
      if (stop.stop_requested()) return Error{"stopped", {}};
      if (auto heard = hear(); !heard) return heard.error();
      m_traffic.look();
      // Once this end has counted, the other may end the connections at any time.
      if (auto failure = m_traffic.failure(); failure && !m_traffic.isCounted()) return whyItBroke(*failure);
      if (Clock::now() - m_heardAt > answerTime)
        return Error{"network-stalled", {{"quiet_s", std::chrono::duration<double>(answerTime).count()}}};
      // An end that says much, but never that it has counted, does not keep this one.
      if (std::chrono::duration<double>(Clock::now() - begin).count() > m_mostS)
        return Error{"network-too-long", {{"most_s", m_mostS}}};
      if (auto said = say(); !said) return said.error();
    }
    return TaskEnding{m_traffic.count(), *std::move(m_others)};
  }

 private:
  Status hear() {
    auto message = m_channel.hear(Clock::now() + lookTime);
    if (!message) return message.error();
    if (!*message) return success();
    m_heardAt = Clock::now();
    if (auto* told = std::get_if<TaskMoment>(&**message)) {
      m_othersMoment = told->moment;
    } else if (auto* counted = std::get_if<TaskCount>(&**message)) {
      m_others = std::move(counted->count);
      m_traffic.othersCounted();
    } else if (auto* bye = std::get_if<Bye>(&**message)) {
      return bye->reason.value_or(Reason{"network-ended", {}});
    } else {
      return Error{"network-bad-frame", {}};
    }
    return success();
  }

  /// The other end may say why it ended the connections.
  Error whyItBroke(const Error& failure) {
    const auto end = Clock::now() + reasonTime;
    while (Clock::now() < end)
      if (auto heard = hear(); !heard) return heard.error().id == "network-lost" ? failure : heard.error();
    return failure;
  }

  Status say() {
    const auto now = Clock::now();
    if (now - m_shownAt >= showTime && !m_said) {
      m_shownAt = now;
      const Moment moment = m_traffic.moment();
      if (m_show) m_show(moment, m_othersMoment);
      if (auto said = m_channel.say(TaskMoment{moment}, now + answerTime); !said) return said.error();
    }
    if (m_traffic.isCounted() && !m_said) {
      if (auto said = m_channel.say(TaskCount{m_traffic.count()}, now + answerTime); !said)
        return said.error();
      m_said = true;
    }
    return success();
  }

  Channel& m_channel;
  Traffic& m_traffic;
  double m_mostS;
  const ShowMoment& m_show;
  Clock::time_point m_heardAt;
  Clock::time_point m_shownAt;
  std::optional<Moment> m_othersMoment;
  std::optional<EndCount> m_others;
  bool m_said = false;
};

}  // namespace

Error aboutPeer(Error error, const std::string& peer) {
  std::erase_if(error.data, [](const Datum& datum) { return datum.name == "peer"; });
  error.data.insert(error.data.begin(), {"peer", peer});
  return error;
}

Result<TaskEnding> attend(Channel& channel, Traffic& traffic, double mostS, const ShowMoment& show,
                          const std::stop_token& stop) {
  auto ending = Attendance(channel, traffic, mostS, show).attend(stop);
  // The reason is told before the connections end, so that the other end need not guess it.
  if (stop.stop_requested()) channel.sayBye(Reason{"network-ended", {}});
  traffic.finish();
  return ending;
}

}  // namespace strata
