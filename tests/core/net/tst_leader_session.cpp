// SPDX-License-Identifier: GPL-3.0-or-later
// A responder, and a leader that does not do what it should.
#include <gtest/gtest.h>

#include "core/net/about.h"
#include "core/net/attend.h"
#include "core/net/handshake.h"
#include "tests/core/net/far_end.h"

namespace strata {

namespace {

using namespace std::chrono_literals;
using test::FarEnd;

/// A leader that the responder has let in.
struct Leader {
  Connection control{4096, {}};
  Channel channel{control};
  Connection::Time end = Connection::Clock::now() + 60s;

  explicit Leader(const FarEnd& responder) {
    EXPECT_TRUE(control.open(responder.peer().address, end));
    const auto key = introduceLeader(channel, responder.code(), end);
    EXPECT_TRUE(key);
    if (!key) return;
    channel.agree(*key, Speaker::Leader);
    EXPECT_TRUE(channel.say(aboutThis(test::lineMachine(), *key, control), end));
    EXPECT_TRUE(expect<About>(channel, end));
  }

  /// Until the responder waits for the streams.
  void offer(int streams) {
    NetworkTask task;
    task.kernel = "network-stream";
    task.seconds = 0.1;
    task.sending = streams;
    EXPECT_TRUE(channel.say(TaskOffer{std::move(task)}, end));
    EXPECT_TRUE(expect<Ready>(channel, end));
  }
};

std::string reasonOf(const std::optional<LeaderGone>& gone) {
  if (!gone) return "none has gone";
  return gone->reason ? gone->reason->id : "done";
}

}  // namespace

TEST(LeaderSession, HearsALeaderThatGoesBeforeItsStreamsCome) {
  FarEnd responder;
  Leader leader(responder);
  leader.offer(2);
  leader.channel.sayBye(Reason{"network-ended", {}});
  EXPECT_EQ(reasonOf(responder.waitFor<LeaderGone>()), "network-ended");
}

TEST(LeaderSession, SeesALeaderThatIsLostBeforeItsStreamsCome) {
  FarEnd responder;
  Leader leader(responder);
  leader.offer(1);
  leader.control.close();
  EXPECT_EQ(reasonOf(responder.waitFor<LeaderGone>()), "network-lost");
}

TEST(LeaderSession, TakesNothingButAGoodbyeBeforeTheStreamsCome) {
  FarEnd responder;
  Leader leader(responder);
  leader.offer(1);
  EXPECT_TRUE(leader.channel.say(Go{}, leader.end));
  EXPECT_EQ(reasonOf(responder.waitFor<LeaderGone>()), "network-bad-frame");
}

// The time is that which went by, however long it might have been.
TEST(LeaderSession, SaysHowLongTheOtherEndWasQuiet) {
  FarEnd responder;
  Leader leader(responder);
  const auto heard = expect<Go>(leader.channel, Connection::Clock::now());
  ASSERT_FALSE(heard);
  ASSERT_EQ(heard.error().id, "network-stalled");
  EXPECT_NE(heard.error().data, (std::vector<Datum>{{"quiet_s", 10.0}}));
}

}  // namespace strata
