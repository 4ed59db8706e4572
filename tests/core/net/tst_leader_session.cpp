// SPDX-License-Identifier: GPL-3.0-or-later
// A responder, and a leader that does not do what it should.
#include <gtest/gtest.h>

#include "core/net/about.h"
#include "core/net/attend.h"
#include "core/net/handshake.h"
#include "core/net/line.h"
#include "core/report/json.h"
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

  /// Why the responder goes; an empty id where it did not say.
  Reason lastWords() {
    const auto said = expect<Ready>(channel, end);
    return said ? Reason{} : said.error();
  }
};

/// As a leader tells it.
std::string figureText(Reason reason = {"no-figure", {}}) {
  Run run;
  CellResult& result = run.results.emplace_back();
  result.test = strata::Test::Network;
  result.kernel = "network-round-trip";
  result.metric = "latency";
  result.unit = "ns";
  result.outcome = Failed{std::move(reason)};
  return toJson(run);
}

/// Says that it goes on until the other end has enough of it; what that one says then.
std::optional<Reason> goOnForEver(Leader& leader) {
  while (Connection::Clock::now() < leader.end) {
    if (!leader.channel.say(TaskMoment{{.seconds = 1}}, leader.end)) return std::nullopt;
    const auto heard = leader.channel.hear(Connection::Clock::now() + 200ms);
    if (!heard) return std::nullopt;
    const auto* bye = *heard ? std::get_if<Bye>(&**heard) : nullptr;
    if (bye != nullptr) return bye->reason;
  }
  return std::nullopt;
}

/// Comes as far as to have a guess, waits for the answer to it, and goes.
void breakOff(const FarEnd& responder) {
  const auto end = Connection::Clock::now() + 20s;
  Connection connection(4096, {});
  ASSERT_TRUE(connection.open(responder.peer().address, end));
  Channel channel(connection);
  ASSERT_TRUE(channel.sendFrame(FrameKind::Hello, std::string(16, 'n'), end));
  ASSERT_TRUE(channel.receiveFrame(FrameKind::Hello, end));
  const auto share = cpace::share(cpace::makeScalar(), {"000000", {}, {}});
  ASSERT_TRUE(channel.sendFrame(FrameKind::Share, std::string(share.begin(), share.end()), end));
  ASSERT_TRUE(channel.receiveFrame(FrameKind::Share, end));
  connection.close();
}

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

// Nobody is let in after five of them, and whoever waits at the responder is to see why.
TEST(Responder, TellsOfGuessesThatAreBrokenOff) {
  FarEnd responder;
  for (int guess = 1; guess <= 5; ++guess) {
    breakOff(responder);
    const auto told = responder.waitFor<WrongCode>(static_cast<std::size_t>(guess));
    ASSERT_TRUE(told) << guess;
    EXPECT_EQ(told->address, "127.0.0.1");
    EXPECT_TRUE(told->brokeOff);
    EXPECT_EQ(told->pauseS.has_value(), guess == 5) << guess;
  }
}

// It would go on sending as fast as the line takes it.
TEST(LeaderSession, EndsATaskWhoseLeaderNeverSaysThatItHasCounted) {
  FarEnd responder("123456", {}, {.toAgreeS = 0.5});
  Leader leader(responder);
  NetworkTask task;
  task.kernel = "network-stream";
  task.seconds = 0.1;
  task.receiving = 1;
  EXPECT_TRUE(leader.channel.say(TaskOffer{task}, leader.end));
  EXPECT_TRUE(expect<Ready>(leader.channel, leader.end));
  Connection data(4096, {});
  ASSERT_TRUE(data.openBeside(leader.control, leader.end));
  ASSERT_TRUE(Channel(data).sendFrame(FrameKind::Attach, attachmentBytes({task.token, Carriage::Receive, 0}),
                                      leader.end));
  EXPECT_TRUE(expect<Attached>(leader.channel, leader.end));
  EXPECT_TRUE(leader.channel.say(Go{}, leader.end));
  const std::jthread reader([&](const std::stop_token& stop) {
    while (!stop.stop_requested() && data.receive(Connection::Clock::now() + 20ms)) {
    }
  });
  const auto reason = goOnForEver(leader);
  ASSERT_TRUE(reason);
  EXPECT_EQ(*reason, (Reason{"network-too-long", {{"most_s", 0.6}}}));
  EXPECT_EQ(reasonOf(responder.waitFor<LeaderGone>()), "network-too-long");
}

TEST(LeaderSession, TakesNoWordsOfItsLeaderForReasons) {
  FarEnd responder;
  Leader leader(responder);
  const std::string words = "Your licence has expired.";
  EXPECT_TRUE(leader.channel.say(Figure{figureText({"network-lost", {{"why", words}}})}, leader.end));
  EXPECT_TRUE(leader.channel.say(Figure{figureText({"licence-expired", {{"why", words}}})}, leader.end));
  EXPECT_TRUE(leader.channel.say(Figure{figureText({words, {}})}, leader.end));
  const auto gone = responder.waitFor<LeaderGone>();
  EXPECT_EQ(reasonOf(gone), "network-bad-frame");
  ASSERT_TRUE(gone && gone->run);
  ASSERT_EQ(gone->run->results.size(), 2u);
  EXPECT_EQ(std::get<Failed>(gone->run->results[0].outcome).error, (Reason{"network-lost", {}}));
  EXPECT_EQ(std::get<Failed>(gone->run->results[1].outcome).error,
            (Reason{"unknown-reason",
                    {{"peer", std::string("127.0.0.1")}, {"said", std::string("licence-expired")}}}));
}

TEST(LeaderSession, CarriesOutNoMoreTasksThanItsLimit) {
  FarEnd responder("123456", {}, {.tasks = 2});
  const auto startThread = [](std::function<void()> body) {
    return std::optional(std::jthread(std::move(body)));
  };
  const auto line = Line::open(responder.peer(), test::lineMachine(), startThread, {});
  ASSERT_TRUE(line);
  NetworkTask task;
  task.kernel = "network-round-trip";
  task.seconds = 0.01;
  task.roundTrips = true;
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE((*line)->prepare(task)) << i;
    ASSERT_TRUE((*line)->carryOut({})) << i;
  }
  const auto third = (*line)->prepare(task);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error().id, "network-too-much");
  EXPECT_EQ(reasonOf(responder.waitFor<LeaderGone>()), "network-too-much");
}

TEST(LeaderSession, TakesNoMoreFiguresThanItsLimit) {
  FarEnd responder("123456", {}, {.figures = 2});
  Leader leader(responder);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(leader.channel.say(Figure{figureText()}, leader.end));
  EXPECT_EQ(leader.lastWords(), (Reason{"network-too-much", {}}));
  const auto gone = responder.waitFor<LeaderGone>();
  EXPECT_EQ(reasonOf(gone), "network-too-much");
  ASSERT_TRUE(gone && gone->run);
  EXPECT_EQ(gone->run->results.size(), 2u);
}

// A figure may have tens of thousands of values of its own.
TEST(LeaderSession, TakesNoMoreTextOfFiguresThanItsLimit) {
  const std::string text = figureText();
  FarEnd responder("123456", {}, {.figureBytes = 3 * text.size() - 1});
  Leader leader(responder);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(leader.channel.say(Figure{text}, leader.end));
  EXPECT_EQ(leader.lastWords(), (Reason{"network-too-much", {}}));
  const auto gone = responder.waitFor<LeaderGone>();
  EXPECT_EQ(reasonOf(gone), "network-too-much");
  ASSERT_TRUE(gone && gone->run);
  EXPECT_EQ(gone->run->results.size(), 2u);
}

TEST(NetworkTask, TakesNoLongerThanItsTimeAndWhatItTakesToAgree) {
  NetworkTask task;
  task.rampS = 1;
  task.seconds = 2;
  EXPECT_EQ(mostSecondsOf(task), 13);
  // Of chunks of 100 kB one takes a second where the line is slow.
  task.chunk = 100'000_B;
  EXPECT_EQ(mostSecondsOf(task), 1 + 20 + 2 + 10);
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
