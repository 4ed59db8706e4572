// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/line.h"

#include <gtest/gtest.h>

#include <thread>

#include "core/net/attend.h"
#include "core/net/handshake.h"
#include "core/net/listener.h"
#include "tests/core/net/far_end.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

/// Lets a leader in, takes its task, and lets no further connection in. What it says last, if anything.
void letInOnce(std::unique_ptr<Listener> listener, const std::string& code,
               const std::optional<Reason>& lastWords) {
  const auto end = Connection::Clock::now() + 20s;
  const auto connection = listener->accept(4096, {}, end);
  ASSERT_NE(connection, nullptr);
  Channel channel(*connection);
  ASSERT_NO_FATAL_FAILURE(test::letIn(*connection, channel, code, end));
  ASSERT_TRUE(expect<TaskOffer>(channel, end));
  listener.reset();
  ASSERT_TRUE(channel.say(Ready{}, end));
  if (lastWords) channel.sayBye(lastWords);
}

/// Takes a leader's share, and goes: by then it could have tried a code.
void goAfterTheShare(Listener& listener) {
  const auto end = Connection::Clock::now() + 20s;
  const auto connection = listener.accept(4096, {}, end);
  ASSERT_NE(connection, nullptr);
  Channel channel(*connection);
  const auto hello = channel.receiveFrame(FrameKind::Hello, end);
  ASSERT_TRUE(hello);
  ASSERT_TRUE(channel.sendFrame(FrameKind::Hello, *hello, end));
  ASSERT_TRUE(channel.receiveFrame(FrameKind::Share, end));
}

std::optional<std::jthread> startThread(std::function<void()> body) {
  return std::jthread(std::move(body));
}

/// What a leader is told that offers a task to such an end.
Error toldOf(const std::optional<Reason>& lastWords) {
  auto listener = std::make_unique<Listener>();
  EXPECT_TRUE(listener->open("127.0.0.1", 0));
  const PlannedPeer peer{{"127.0.0.1", listener->port()}, "123456"};
  const std::jthread otherEnd(
      [&listener, &lastWords] { letInOnce(std::move(listener), "123456", lastWords); });
  const auto line = Line::open(peer, test::lineMachine(), startThread, {});
  EXPECT_TRUE(line);
  if (!line) return line.error();
  NetworkTask task;
  task.kernel = "network-stream";
  task.seconds = 0.1;
  task.sending = 1;
  const auto prepared = (*line)->prepare(std::move(task));
  EXPECT_FALSE(prepared);
  return prepared ? Error{} : prepared.error();
}

}  // namespace

TEST(Line, AnEndThatGoesAfterItLetUsInIsLostAndNotRefused) {
  const Error told = toldOf({});
  EXPECT_EQ(told.id, "network-lost");
  ASSERT_FALSE(told.data.empty());
  EXPECT_EQ(told.data[0].name, "peer");
}

TEST(Line, AnEndThatGoesBeforeItHasProvedTheCodeSpendsIt) {
  Listener listener;
  ASSERT_TRUE(listener.open("127.0.0.1", 0));
  const PlannedPeer peer{{"127.0.0.1", listener.port()}, "123456"};
  const std::jthread otherEnd([&listener] { goAfterTheShare(listener); });
  const auto line = Line::open(peer, test::lineMachine(), startThread, {});
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error().id, "network-unproved");
  EXPECT_TRUE(isCodeSpent(line.error()));
}

TEST(Line, AnEndThatGoesTellsWhyBeforeTheNextConnection) {
  EXPECT_EQ(toldOf(Reason{"network-ended", {}}).id, "network-ended");
}

}  // namespace strata
