// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/net/message.h"
#include "core/plan/network_plan.h"

namespace strata {

namespace {

constexpr std::size_t mostText = 1024;

NetworkTask streamsBothWays() {
  NetworkTask task;
  task.token = {0x00, 0x01, 0x7f, 0x80, 0xff};
  task.sending = 4;
  task.receiving = 2;
  task.rampS = 1;
  task.seconds = 2.5;
  task.kernel = "network-stream";
  task.parameters.streams = 4;
  task.parameters.direction = "both";
  return task;
}

NetworkTask taskOfChunks(Bytes size) {
  NetworkTask task;
  task.chunk = size;
  task.seconds = 0.4;
  task.kernel = "network-acknowledged";
  task.parameters.blockBytes = size.count;
  return task;
}

EndCount fullCount() {
  EndCount count;
  count.elapsedS = 2.0009765625;
  count.rates = {117.5, 0.1, 1e-30, 1e9};
  count.streams = {0, 1, 1199999999999999487u};
  count.cpuPercent = 12.5;
  count.threadPercent = 0;
  count.retransmitted = 3;
  count.segments = 40000;
  count.cpus = 8;
  return count;
}

/// What arrives of it, or an error.
Result<Message> sent(const Message& message) {
  return readMessage(messageText(message));
}

void expectComesBack(const Message& message) {
  const auto read = sent(message);
  ASSERT_TRUE(read) << messageText(message);
  EXPECT_TRUE(*read == message) << messageText(message) << " came as " << messageText(*read);
}

void expectRefused(const std::string& text) {
  const auto read = readMessage(text);
  ASSERT_FALSE(read) << text.substr(0, 200);
  EXPECT_EQ(read.error(), (Error{"network-bad-frame", {}})) << text.substr(0, 200);
}

void expectRefused(const Message& message) {
  expectRefused(messageText(message));
}

/// So many lists, one within the other.
std::string nested(std::size_t lists) {
  return std::string(lists, '[') + std::string(lists, ']');
}

}  // namespace

TEST(Message, EachComesBackAsItWas) {
  expectComesBack(About{"2.0.0", "Prüfprozessor", "Linux 6.1", "00ff", 125.0});
  expectComesBack(About{});
  expectComesBack(About{"2.0.0", "", "", "", std::nullopt, true});
  expectComesBack(TaskOffer{streamsBothWays()});
  expectComesBack(TaskOffer{taskOfChunks(32_KiB)});
  NetworkTask back = taskOfChunks(1_MiB);
  back.chunksBack = true;
  expectComesBack(TaskOffer{back});
  expectComesBack(Ready{});
  expectComesBack(Attached{});
  expectComesBack(Go{});
  expectComesBack(TaskMoment{Moment{.seconds = 0.125, .bytes = 1.5e9, .rate = 1175.25}});
  expectComesBack(
      TaskMoment{Moment{.seconds = 600, .rate = 1e-3, .p50Ns = 30000, .p99Ns = ~std::uint64_t{0}}});
  expectComesBack(TaskCount{fullCount()});
  expectComesBack(TaskCount{});
  expectComesBack(Figure{"{\"schema\": \"\\\\ \n\"}"});
  expectComesBack(Bye{});
  expectComesBack(Bye{Reason{"network-ended", {}}});
  expectComesBack(Bye{Reason{"network-paused", {{"pause_s", 60.5}}}});
  expectComesBack(Bye{Reason{"network-paused", {{"pause_s", 3.0}}}});
  expectComesBack(Bye{Reason{"network-other-version",
                             {{"theirs", std::int64_t{-5}}, {"ours", std::int64_t{9223372036854775807}}}}});
}

TEST(Message, HasOneKindEach) {
  EXPECT_TRUE(std::holds_alternative<Ready>(*readMessage(R"({"say": "ready"})")));
  EXPECT_TRUE(std::holds_alternative<Attached>(*readMessage(R"({"say": "attached"})")));
  EXPECT_TRUE(std::holds_alternative<Go>(*readMessage(R"({"say": "go"})")));
  EXPECT_TRUE(std::holds_alternative<Bye>(*readMessage(R"({"say": "bye"})")));
}

// Nothing is asked of the system's names but that they arrive.
TEST(Message, NamesThatAreNoUtf8AreMended) {
  const auto read = sent(About{"2", "\xff", "a", "b", std::nullopt});
  ASSERT_TRUE(read);
  EXPECT_EQ(std::get<About>(*read).cpu, "\xef\xbf\xbd");
}

// Earlier programs read what they always read.
TEST(Message, ToEarlierProgramsNothingIsNewUnlessItIsUsed) {
  EXPECT_EQ(messageText(About{}).find("chunks"), std::string::npos);
  EXPECT_EQ(messageText(TaskOffer{taskOfChunks(32_KiB)}).find("chunks_back"), std::string::npos);
  const auto about = readMessage(R"({"say": "about", "version": "1", "cpu": "", "system": "", "host": ""})");
  ASSERT_TRUE(about);
  EXPECT_FALSE(std::get<About>(*about).sendsChunks);
}

TEST(Message, KeysOfALaterProgramAreLeftOut) {
  const auto read = readMessage(R"({"say": "go", "at": [1, {"more": 2}]})");
  ASSERT_TRUE(read);
  EXPECT_TRUE(std::holds_alternative<Go>(*read));
}

TEST(Message, WhatIsNoMessageIsRefused) {
  expectRefused("");
  expectRefused("hello");
  expectRefused("{\"say\": \"go\"");
  expectRefused("{\"say\": \"go\"} {}");
  expectRefused("[]");
  expectRefused("\"go\"");
  expectRefused("null");
  expectRefused("{\"say\": \"\xff\"}");
  expectRefused("{}");
  expectRefused(R"({"says": "go"})");
  expectRefused(R"({"say": 5})");
  expectRefused(R"({"say": null})");
  expectRefused(R"({"say": "go on"})");
  expectRefused(R"({"say": ""})");
  expectRefused(R"({"say": "go", "say": "ready"})");
}

TEST(Message, WhatLacksAKeyOrHasAnotherKindOfValueIsRefused) {
  expectRefused(R"({"say": "about", "version": "2", "cpu": "c", "system": "s"})");
  expectRefused(R"({"say": "about", "version": "2", "cpu": "c", "system": "s", "host": 5})");
  expectRefused(R"({"say": "moment", "seconds": 1, "bytes": 2})");
  expectRefused(R"({"say": "moment", "seconds": 1, "bytes": 2, "rate": "fast"})");
  expectRefused(R"({"say": "moment", "seconds": 1, "bytes": 2, "rate": 1e999})");
  expectRefused(R"({"say": "moment", "seconds": 1, "bytes": 2, "rate": 3, "p50_ns": -1})");
  expectRefused(R"({"say": "counted", "elapsed_s": 1, "rates": 5, "streams": [], "cpus": 1})");
  expectRefused(R"({"say": "counted", "elapsed_s": 1, "rates": [], "streams": [-1], "cpus": 1})");
  expectRefused(R"({"say": "counted", "elapsed_s": 1, "rates": [], "streams": [], "cpus": 3000000000})");
  expectRefused(R"({"say": "figure"})");
  expectRefused(R"({"say": "bye", "reason": "network-ended"})");
  expectRefused(R"({"say": "bye", "reason": {"data": {}}})");
}

TEST(Message, TaskOfTooManyStreamsIsRefused) {
  auto task = streamsBothWays();
  task.sending = task.receiving = networkStreamsRange.most;
  expectComesBack(TaskOffer{task});
  for (int NetworkTask::* count : {&NetworkTask::sending, &NetworkTask::receiving}) {
    for (const int wrong : {-1, networkStreamsRange.most + 1, 2147483647}) {
      auto other = task;
      other.*count = wrong;
      expectRefused(TaskOffer{other});
    }
  }
}

TEST(Message, TaskWithChunksOutsideTheirRangeIsRefused) {
  expectComesBack(TaskOffer{taskOfChunks(networkChunkRange.least)});
  expectComesBack(TaskOffer{taskOfChunks(networkChunkRange.most)});
  for (const Bytes wrong : {1_B, Bytes{networkChunkRange.least.count - 1},
                            Bytes{networkChunkRange.most.count + 1}, Bytes{~std::uint64_t{0}}})
    expectRefused(TaskOffer{taskOfChunks(wrong)});
}

TEST(Message, TaskOfMoreThanTenMinutesIsRefused) {
  for (double NetworkTask::* time : {&NetworkTask::seconds, &NetworkTask::rampS}) {
    auto task = streamsBothWays();
    task.*time = 600;
    expectComesBack(TaskOffer{task});
    for (const double wrong : {601.0, 600.001, -0.001, 1e9}) {
      task.*time = wrong;
      expectRefused(TaskOffer{task});
    }
  }
}

TEST(Message, TaskWithNothingToCarryIsRefused) {
  NetworkTask task;
  task.seconds = 1;
  expectRefused(TaskOffer{task});
  task.roundTrips = true;
  expectComesBack(TaskOffer{task});
}

TEST(Message, TokenIsSixteenBytesInHex) {
  const std::string text = messageText(TaskOffer{streamsBothWays()});
  const std::string token = "00017f80ff0000000000000000000000";
  const auto at = text.find(token);
  ASSERT_NE(at, std::string::npos) << text;
  for (const char* wrong : {"", "00", "00017f80ff000000000000000000000", "00017f80ff00000000000000000000000",
                            "00017F80FF0000000000000000000000", "0001 f80ff0000000000000000000000"})
    expectRefused(std::string(text).replace(at, token.size(), wrong));
}

TEST(Message, LongTextsAreRefused) {
  const std::string most(mostText, 'x');
  const std::string tooLong(mostText + 1, 'x');
  for (std::string About::* text : {&About::version, &About::cpu, &About::system, &About::host}) {
    About about;
    about.*text = most;
    expectComesBack(about);
    about.*text = tooLong;
    expectRefused(about);
  }
  auto task = streamsBothWays();
  task.kernel = most;
  task.parameters.direction = most;
  expectComesBack(TaskOffer{task});
  task.kernel = tooLong;
  expectRefused(TaskOffer{task});
  task.kernel = most;
  task.parameters.direction = tooLong;
  expectRefused(TaskOffer{task});

  expectComesBack(Bye{Reason{"network-ended", {}}});
  expectRefused(Bye{Reason{std::string(65, 'x'), {}}});
}

TEST(Message, TextsThatATerminalWouldObeyAreRefused) {
  for (const char* wrong : {"\x1b[2J", "two\nlines", "\r", "\x7f"}) {
    expectRefused(About{wrong, "", "", "", std::nullopt});
    expectRefused(Bye{Reason{wrong, {}}});
  }
}

TEST(Message, MoreCountsThanAnEndHasAreRefused) {
  EndCount count;
  count.rates.assign(mostSlices, 117.5);
  count.streams.assign(64, 1'000'000);
  expectComesBack(TaskCount{count});
  for (const std::size_t tooMany : {mostSlices + 1, std::size_t{1'000'000}}) {
    auto other = count;
    other.rates.assign(tooMany, 1);
    expectRefused(TaskCount{other});
  }
  count.streams.push_back(1);
  expectRefused(TaskCount{count});
}

// What walks through values takes a bit of the stack for each level, and threads have little of it.
TEST(Message, DeepNestingIsRefusedWhereverItStands) {
  constexpr std::size_t deep = 30'000;  // as a frame may bring it
  expectRefused(nested(deep));
  expectRefused("{\"say\": " + nested(deep) + "}");
  expectRefused("{\"say\": \"go\", \"more\": " + nested(deep) + "}");
  expectRefused("{\"say\": \"bye\", \"reason\": {\"id\": \"a\", \"data\": {\"b\": " + nested(deep) + "}}}");
  // Not even closed, and far beyond what a frame may bring.
  expectRefused("{\"say\": " + std::string(1'000'000, '['));
}

// It would come as a negative one otherwise.
TEST(Message, NumbersBeyondSignedOnesStayPositive) {
  const auto read = readMessage(
      R"({"say": "bye", "reason": {"id": "network-paused", "data": {"pause_s": 18446744073709551615}}})");
  ASSERT_TRUE(read);
  const Bye expected{Reason{"network-paused", {{"pause_s", 18446744073709551616.0}}}};
  EXPECT_TRUE(*read == Message(expected)) << messageText(*read);
}

// Sentences are this program's own: whoever says a reason need not have shown that it knows the code.
TEST(Message, WordsBesideAReasonAreLeftOut) {
  for (const char* text : {R"(\u001b[31m)", R"(\n)", "Your licence has expired.", R"(Gr\u00f6\u00dfe)"}) {
    const auto read = readMessage(
        std::string(R"({"say":"bye","reason":{"id":"network-lost","data":{"why":")") + text + R"("}}})");
    ASSERT_TRUE(read) << text;
    EXPECT_TRUE(*read == Message(Bye{Reason{"network-lost", {}}})) << messageText(*read);
  }
}

TEST(Message, AReasonThatIsNotKnownSaysNoMoreThanItsId) {
  const auto read =
      readMessage(R"({"say":"bye","reason":{"id":"licence-expired","data":{"why":"Pay at evil.example."}}})");
  ASSERT_TRUE(read);
  EXPECT_TRUE(*read == Message(Bye{Reason{"unknown-reason", {{"said", std::string("licence-expired")}}}}))
      << messageText(*read);
  expectRefused(R"({"say":"bye","reason":{"id":"Your licence has expired.","data":{}}})");
}

TEST(Message, CountsThatAreNoneAreRefused) {
  const auto isRead = [](const char* text) { return static_cast<bool>(readMessage(text)); };
  EXPECT_TRUE(isRead(R"({"say":"counted","elapsed_s":2,"rates":[1],"streams":[1],"cpus":1})"));
  EXPECT_FALSE(isRead(R"({"say":"counted","elapsed_s":-2,"rates":[1],"streams":[1],"cpus":1})"));
  EXPECT_FALSE(isRead(R"({"say":"counted","elapsed_s":2,"rates":[-1],"streams":[1],"cpus":1})"));
  EXPECT_FALSE(isRead(R"({"say":"counted","elapsed_s":2,"rates":[1e300],"streams":[1],"cpus":1})"));
  EXPECT_FALSE(isRead(R"({"say":"counted","elapsed_s":2,"rates":[1],"streams":[1],"cpus":-1})"));
  EXPECT_FALSE(isRead(R"({"say":"counted","elapsed_s":2,"rates":[1],"streams":[1],"cpus":1000001})"));
}

// A sum of two such would begin anew at nothing.
TEST(Message, CountsBeyondAllLinesAreRefused) {
  const auto refuse = [](void (*change)(EndCount&)) {
    EndCount count = fullCount();
    change(count);
    expectRefused(TaskCount{count});
  };
  refuse([](EndCount& count) { count.streams = {1'300'000'000'000'000'000u}; });
  refuse([](EndCount& count) { count.streams = {700'000'000'000'000'000u, 700'000'000'000'000'000u}; });
  refuse([](EndCount& count) { count.rates = {1e-300}; });
  refuse([](EndCount& count) { count.cpuPercent = -0.1; });
  refuse([](EndCount& count) { count.cpuPercent = 1e9; });
  refuse([](EndCount& count) { count.threadPercent = -0.1; });
  refuse([](EndCount& count) { count.threadPercent = 1e9; });
  refuse([](EndCount& count) { count.retransmitted = ~std::uint64_t{0}; });
  refuse([](EndCount& count) { count.segments = ~std::uint64_t{0}; });
}

TEST(Message, MomentsBeyondAllLinesAreRefused) {
  for (double Moment::* number : {&Moment::seconds, &Moment::bytes, &Moment::rate}) {
    for (const double wrong : {-1.0, 1e300, 1e-300}) {
      Moment moment{.seconds = 1, .bytes = 1e8, .rate = 100};
      moment.*number = wrong;
      expectRefused(TaskMoment{moment});
    }
  }
}

TEST(Message, ParametersThatNoTaskHasAreRefused) {
  for (const std::int64_t wrong : {std::int64_t{-1}, std::int64_t{0}, std::int64_t{65}}) {
    auto task = streamsBothWays();
    task.parameters.streams = wrong;
    expectRefused(TaskOffer{task});
  }
  for (const Bytes wrong : {0_B, 32_KiB - 1_B, 32_MiB + 1_B}) {
    auto task = taskOfChunks(32_KiB);
    task.parameters.blockBytes = wrong.count;
    expectRefused(TaskOffer{task});
  }
}

}  // namespace strata
