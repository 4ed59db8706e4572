// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/connection.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "core/net/listener.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

Connection::Time in(std::chrono::milliseconds time) {
  return Connection::Clock::now() + time;
}

std::span<const std::uint8_t> octets(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Both ends of a connection on the loopback.
struct Pair {
  Listener listener;
  std::unique_ptr<Connection> here;
  std::unique_ptr<Connection> there;
  std::stop_source stop;

  Pair() {
    EXPECT_TRUE(listener.open("127.0.0.1", 0));
    here = std::make_unique<Connection>(4096, stop.get_token());
    EXPECT_TRUE(here->open({"127.0.0.1", listener.port()}, in(10s)));
    there = listener.accept(4096, {}, in(10s));
    EXPECT_NE(there, nullptr);
  }
};

std::string receivedBy(Connection& connection, std::size_t bytes) {
  std::string text(bytes, '\0');
  EXPECT_TRUE(connection.receiveAll({reinterpret_cast<std::uint8_t*>(text.data()), bytes}, in(10s)));
  return text;
}

}  // namespace

TEST(Connection, CarriesBothWays) {
  Pair pair;
  ASSERT_TRUE(pair.here->send(octets("to there"), in(10s)));
  ASSERT_TRUE(pair.there->send(octets("and back"), in(10s)));
  EXPECT_EQ(receivedBy(*pair.there, 8), "to there");
  EXPECT_EQ(receivedBy(*pair.here, 8), "and back");
}

TEST(Connection, WhatCameWhileSomethingElseWasWaitedForIsNotLost) {
  Pair pair;
  // A read is under way now, and ends while this end sends.
  const auto nothing = pair.here->receive(in(1ms));
  ASSERT_TRUE(nothing);
  EXPECT_TRUE(nothing->empty());
  ASSERT_TRUE(pair.there->send(octets("first"), in(10s)));
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(pair.here->send(octets("x"), in(10s)));
  ASSERT_TRUE(pair.there->send(octets("second"), in(10s)));
  EXPECT_EQ(receivedBy(*pair.here, 11), "firstsecond");
}

TEST(Connection, GivesTheRestOfAPieceToTheNextWhoAsks) {
  Pair pair;
  ASSERT_TRUE(pair.there->send(octets("abcdef"), in(10s)));
  EXPECT_EQ(receivedBy(*pair.here, 2), "ab");
  EXPECT_EQ(receivedBy(*pair.here, 3), "cde");
  const auto rest = pair.here->receive(in(10s));
  ASSERT_TRUE(rest);
  EXPECT_EQ(std::string(rest->begin(), rest->end()), "f");
}

TEST(Connection, TheOtherEndsGoingIsALoss) {
  Pair pair;
  pair.there->close();
  const auto piece = pair.here->receive(in(10s));
  ASSERT_FALSE(piece);
  EXPECT_EQ(piece.error().id, "network-lost");
}

TEST(Connection, NamesWhoHasBrokenItOff) {
  Pair pair;
  asio::error_code ignored;
  pair.here->socket().set_option(asio::ip::tcp::socket::linger(true, 0), ignored);
  pair.here->close();
  EXPECT_FALSE(pair.there->receive(in(10s)));
  EXPECT_EQ(pair.there->remoteAddress(), "127.0.0.1");
}

TEST(Connection, OpensBesideAnotherWithoutItsName) {
  Pair pair;
  Connection beside(4096, {});
  ASSERT_TRUE(beside.openBeside(*pair.here, in(10s)));
  const auto there = pair.listener.accept(4096, {}, in(10s));
  ASSERT_NE(there, nullptr);
  EXPECT_EQ(beside.remoteAddress(), pair.here->remoteAddress());
  ASSERT_TRUE(beside.send(octets("beside"), in(10s)));
  EXPECT_EQ(receivedBy(*there, 6), "beside");

  pair.here->close();
  const auto opened = beside.openBeside(*pair.here, in(10s));
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().id, "network-lost");
}

TEST(Connection, AStopEndsAWaitButNotLastWords) {
  Pair pair;
  pair.stop.request_stop();
  const auto piece = pair.here->receive(in(10min));
  ASSERT_FALSE(piece);
  EXPECT_EQ(piece.error().id, "stopped");
  pair.here->outliveStop();
  ASSERT_TRUE(pair.here->send(octets("bye"), in(10s)));
  EXPECT_EQ(receivedBy(*pair.there, 3), "bye");
}

// What the system takes at once is sent, stop or not: a message is never half said.
TEST(Connection, AStopDoesNotTakeBackWhatIsSentAtOnce) {
  Pair pair;
  pair.stop.request_stop();
  EXPECT_TRUE(pair.here->send(octets("whole"), in(10s)));
  EXPECT_EQ(receivedBy(*pair.there, 5), "whole");
}

// Else a sender that never rests would keep its reader for ever.
TEST(Connection, AStopEndsReadingThoughMoreIsThere) {
  Pair pair;
  ASSERT_TRUE(pair.there->send(octets("abcdef"), in(10s)));
  EXPECT_EQ(receivedBy(*pair.here, 2), "ab");
  pair.stop.request_stop();
  const auto piece = pair.here->receive(in(10s));
  ASSERT_FALSE(piece);
  EXPECT_EQ(piece.error().id, "stopped");
  pair.here->outliveStop();
  EXPECT_EQ(receivedBy(*pair.here, 4), "cdef");
}

TEST(Connection, AfterACutNothingIsSentOrRead) {
  Pair pair;
  ASSERT_TRUE(pair.there->send(octets("abcdef"), in(10s)));
  pair.here->cut();
  const auto sent = pair.here->send(octets("x"), in(10s));
  ASSERT_FALSE(sent);
  EXPECT_EQ(sent.error().id, "stopped");
  const auto piece = pair.here->receive(in(10s));
  ASSERT_FALSE(piece);
  EXPECT_EQ(piece.error().id, "stopped");
}

TEST(Connection, WhoDoesNotReadStallsWhoSends) {
  Pair pair;
  const std::vector<std::uint8_t> much(64 * 1024 * 1024);
  const auto sent = pair.here->send(much, in(50ms));
  ASSERT_FALSE(sent);
  EXPECT_EQ(sent.error().id, "network-stalled");
}

TEST(Connection, ACutEndsAWaitOfAnotherThread) {
  Pair pair;
  std::jthread other([&] { pair.here->cut(); });
  const auto piece = pair.here->receive(in(10min));
  ASSERT_FALSE(piece);
  EXPECT_EQ(piece.error().id, "stopped");
}

TEST(Connection, KnowsTheLoopback) {
  Pair pair;
  EXPECT_TRUE(pair.here->isLoopback());
  EXPECT_EQ(pair.here->remoteAddress(), "127.0.0.1");
}

}  // namespace strata
