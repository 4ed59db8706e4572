// SPDX-License-Identifier: GPL-3.0-or-later
// Both ends on the loopback: real connections, short cells.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>

#include "core/engine/network_step.h"
#include "core/net/channel.h"
#include "core/net/listener.h"
#include "core/plan/network_plan.h"
#include "tests/core/net/far_end.h"
#include "tests/support/passing_host.h"

namespace strata {

namespace {

using test::FarEnd;
using test::lineMachine;

PlannedCell plannedCell(std::string kernel, Parameters of = {}) {
  PlannedCell cell;
  cell.test = strata::Test::Network;
  cell.kernel = std::move(kernel);
  cell.parameters = std::move(of);
  cell.seconds = 0.3;
  return cell;
}

PlannedCell plannedStreams(std::string direction, int count = 1) {
  Parameters of;
  of.direction = std::move(direction);
  of.streams = count;
  return plannedCell("network-stream", of);
}

PlannedCell chunks(Bytes size, std::optional<std::string> direction = std::nullopt) {
  Parameters of;
  of.blockBytes = size.count;
  of.direction = std::move(direction);
  return plannedCell("network-acknowledged", of);
}

Step stepOf(std::vector<PlannedCell> cells, std::vector<std::size_t> peers = {0}) {
  Step step{TestGroup::Network, BoundBy::Network, {}, std::move(cells), 0};
  step.peers = std::move(peers);
  return step;
}

NetworkOutcomes lead(const std::vector<PlannedPeer>& peers, const Step& step,
                     const NetworkProgress& progress = {}, const std::stop_token& stop = {}) {
  const auto host = makeMachineHost();
  Plan plan;
  plan.peers = peers;
  SpentCodes spent;
  return runNetworkStep(plan, step, lineMachine(), *host, 1, spent, progress, stop);
}

thread_local bool isFree = false;

/// Counts the threads that a step starts, and those of them that go free of where the run keeps.
class CountingHost : public test::PassingHost {
 public:
  std::optional<std::jthread> startThread(std::function<void()> body) override {
    return PassingHost::startThread([this, body = std::move(body)] {
      isFree = false;
      body();
      ++started;
      if (isFree) ++freed;
    });
  }
  void keepOff(const Plan&) override {}
  void runAnywhere(const Plan&) override { isFree = true; }

  std::atomic<int> started = 0;
  std::atomic<int> freed = 0;
};

const Measured& expectedMeasured(const CellResult& result) {
  static const Measured none;
  const auto* measured = std::get_if<Measured>(&result.outcome);
  const auto* failed = std::get_if<Failed>(&result.outcome);
  EXPECT_NE(measured, nullptr) << result.kernel << (failed ? ": " + failed->error.id : "");
  return measured ? *measured : none;
}

std::string outcomeOf(const CellResult& result) {
  const auto* failed = std::get_if<Failed>(&result.outcome);
  const auto* skipped = std::get_if<Skipped>(&result.outcome);
  return failed ? failed->error.id : skipped ? skipped->reason.id : "measured";
}

bool hasReason(const Measured& measured, std::string_view id) {
  return std::ranges::any_of(measured.verdict.reasons, [&](const Reason& reason) { return reason.id == id; });
}

/// Lets a leader in as an earlier program does, which says nothing of chunks, and hears one thing more.
void respondAsBefore(Listener& listener, const std::string& code, std::optional<Message>& heard) {
  const auto end = Connection::Clock::now() + std::chrono::seconds(20);
  const auto connection = listener.accept(4096, {}, end);
  ASSERT_NE(connection, nullptr);
  Channel channel(*connection);
  ASSERT_NO_FATAL_FAILURE(test::letIn(*connection, channel, code, end, false));
  const auto next = channel.hear(end);
  if (next && *next) heard = **next;
}

}  // namespace

TEST(NetworkStep, MeasuresEachKindOfCell) {
  FarEnd far;
  Parameters loaded;
  loaded.direction = "to";
  loaded.streams = 1;
  Step step =
      stepOf({plannedCell("network-round-trip"), chunks(32_KiB), chunks(1_MiB), chunks(96_KiB, "from"),
              chunks(1_MiB, "from"), plannedStreams("to"), plannedStreams("from"), plannedStreams("both"),
              plannedCell("network-round-trip-loaded", loaded)});
  // A round trip waits for its turn behind the stream: on a loaded machine none may come back in less.
  step.cells.back().seconds = 1;
  const auto outcomes = lead({far.peer()}, step);
  ASSERT_EQ(outcomes.results.size(), 9u);
  for (const CellResult& result : outcomes.results) {
    const Measured& measured = expectedMeasured(result);
    EXPECT_GT(measured.value, 0) << result.kernel;
    EXPECT_LE(measured.low.value_or(0), measured.value) << result.kernel;
    EXPECT_GE(measured.high.value_or(measured.value), measured.value) << result.kernel;
    EXPECT_TRUE(hasReason(measured, "network-loopback")) << result.kernel;
    ASSERT_TRUE(measured.network) << result.kernel;
    EXPECT_EQ(result.test, strata::Test::Network);
    const bool latency = result.kernel.starts_with("network-round-trip");
    EXPECT_EQ(result.unit, latency ? "ns" : "MB/s");
    EXPECT_EQ(result.higherIsBetter, !latency);
  }
  ASSERT_EQ(outcomes.peers.size(), 1u);
  EXPECT_TRUE(outcomes.peers[0].loopback);
  EXPECT_TRUE(outcomes.peers[0].sameHost);
  EXPECT_EQ(outcomes.peers[0].cpu, "Test processor");
  EXPECT_EQ(outcomes.peers[0].address, "127.0.0.1");
}

TEST(NetworkStep, AsksNoEarlierProgramForChunks) {
  Listener listener;
  ASSERT_TRUE(listener.open("127.0.0.1", 0));
  const PlannedPeer peer{{"127.0.0.1", listener.port()}, "123456"};
  std::optional<Message> heard;
  NetworkOutcomes outcomes;
  {
    const std::jthread otherEnd([&] { respondAsBefore(listener, peer.code, heard); });
    outcomes = lead({peer}, stepOf({chunks(32_KiB, "from"), chunks(1_MiB, "from")}));
  }
  ASSERT_EQ(outcomes.results.size(), 2u);
  for (const CellResult& result : outcomes.results) EXPECT_EQ(outcomeOf(result), "network-older-peer");
  EXPECT_FALSE(heard && std::holds_alternative<TaskOffer>(*heard));
}

// What receivers counted is the figure: the streams of both ways add up to it.
TEST(NetworkStep, StreamsAddUpToTheirSum) {
  FarEnd far;
  const auto outcomes = lead({far.peer()}, stepOf({plannedStreams("both", 3)}));
  ASSERT_EQ(outcomes.results.size(), 1u);
  const Measured& measured = expectedMeasured(outcomes.results[0]);
  ASSERT_EQ(measured.perThread.size(), 6u);
  const double sum = std::accumulate(measured.perThread.begin(), measured.perThread.end(), 0.0);
  EXPECT_NEAR(sum, measured.value, 1e-6 * measured.value);
  ASSERT_TRUE(measured.network && measured.network->toRate && measured.network->fromRate);
  EXPECT_NEAR(*measured.network->toRate + *measured.network->fromRate, measured.value, 1e-6 * measured.value);
}

TEST(NetworkStep, TheOtherEndKeepsTheSameFigureTurnedRound) {
  FarEnd far;
  const auto outcomes = lead({far.peer()}, stepOf({plannedStreams("to")}));
  const auto gone = far.waitFor<LeaderGone>();
  ASSERT_TRUE(gone && gone->run);
  EXPECT_FALSE(gone->reason);
  ASSERT_EQ(gone->run->results.size(), 1u);
  const CellResult& told = gone->run->results[0];
  EXPECT_EQ(told.parameters.direction, "from");
  const Measured& here = expectedMeasured(outcomes.results[0]);
  const Measured& there = expectedMeasured(told);
  EXPECT_EQ(there.value, here.value);
  EXPECT_EQ(there.network->cpuPercent, here.network->peerCpuPercent);
  ASSERT_EQ(gone->run->peers.size(), 1u);
  EXPECT_TRUE(gone->run->peers[0].leads);
  EXPECT_FALSE(gone->run->id.empty());
  EXPECT_EQ(far.waitFor<LeaderBegan>()->cell.parameters.direction, "from");
  EXPECT_GT(far.all<LeaderMoved>().size(), 1u);
}

TEST(NetworkStep, BothEndsSeeHowItGoesOn) {
  FarEnd far;
  double most = 0;
  double before = 0;
  std::size_t moments = 0;
  static_cast<void>(lead({far.peer()}, stepOf({plannedStreams("to")}),
                         [&](double elapsedS, double expectedS, const std::vector<Moment>& seen) {
                           EXPECT_GT(elapsedS, before);
                           EXPECT_DOUBLE_EQ(expectedS, 0.1 + 0.3 + 1);
                           before = elapsedS;
                           for (const Moment& moment : seen) most = std::max(most, moment.bytes);
                           moments += seen.size();
                         }));
  EXPECT_GT(moments, 3u);
  EXPECT_GT(most, 0);
  double shown = 0;
  for (const LeaderMoved& moved : far.all<LeaderMoved>()) shown = std::max(shown, moved.moment.bytes);
  EXPECT_GT(shown, 0);
}

TEST(NetworkStep, SeveralMachinesTogetherAddUp) {
  FarEnd one;
  FarEnd two("654321");
  PlannedCell cell = plannedStreams("to");
  cell.parameters.peer = "*";
  const auto outcomes = lead({one.peer(), two.peer()}, stepOf({cell}, {0, 1}));
  ASSERT_EQ(outcomes.results.size(), 1u);
  const Measured& all = expectedMeasured(outcomes.results[0]);
  double sum = 0;
  for (FarEnd* far : {&one, &two}) {
    const auto gone = far->waitFor<LeaderGone>();
    ASSERT_TRUE(gone && gone->run);
    EXPECT_FALSE(gone->run->results[0].parameters.peer);
    sum += expectedMeasured(gone->run->results[0]).value;
  }
  EXPECT_NEAR(sum, all.value, 1e-6 * all.value);
  EXPECT_EQ(outcomes.peers.size(), 2u);
}

// A run keeps the thread that leads on CPUs of its own, often on one; what carries data does not share it.
TEST(NetworkStep, WhatCarriesDataRunsAnywhere) {
  FarEnd one;
  FarEnd two("654321");
  CountingHost host;
  Plan plan;
  plan.peers = {one.peer(), two.peer()};
  SpentCodes spent;
  const auto outcomes =
      runNetworkStep(plan, stepOf({chunks(32_KiB)}, {0, 1}), lineMachine(), host, 1, spent, {}, {});
  ASSERT_EQ(outcomes.results.size(), 1u);
  EXPECT_EQ(outcomeOf(outcomes.results[0]), "measured");
  // Of each machine the thread that counts and the one that carries.
  EXPECT_EQ(host.started, 4);
  EXPECT_EQ(host.freed, 4);
}

TEST(NetworkStep, AWrongCodeFailsTheFirstCellAndSaysSoAtBothEnds) {
  FarEnd far;
  PlannedPeer peer = far.peer();
  peer.code = "000000";
  const auto outcomes = lead({peer}, stepOf({plannedCell("network-round-trip"), chunks(32_KiB)}));
  ASSERT_EQ(outcomes.results.size(), 2u);
  EXPECT_EQ(outcomeOf(outcomes.results[0]), "network-wrong-code");
  EXPECT_EQ(outcomeOf(outcomes.results[1]), "row-not-reached");
  const auto wrong = far.waitFor<WrongCode>();
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->address, "127.0.0.1");
  EXPECT_FALSE(wrong->pauseS);
}

// Whoever sits in between has one guess for each code that a person gave, not one for each connection.
TEST(NetworkStep, ACodeThatWasNotRightIsNotTriedAgain) {
  FarEnd far;
  const auto host = makeMachineHost();
  Plan plan;
  plan.peers = {far.peer()};
  plan.peers[0].code = "000000";
  SpentCodes spent;
  const Step step = stepOf({plannedCell("network-round-trip")});
  const auto first = runNetworkStep(plan, step, lineMachine(), *host, 1, spent, {}, {});
  EXPECT_EQ(outcomeOf(first.results[0]), "network-wrong-code");
  EXPECT_EQ(spent, SpentCodes{"000000"});
  const auto second = runNetworkStep(plan, step, lineMachine(), *host, 1, spent, {}, {});
  EXPECT_EQ(outcomeOf(second.results[0]), "network-code-spent");
  EXPECT_TRUE(far.waitFor<WrongCode>());
  EXPECT_TRUE(far.stop());
  EXPECT_EQ(far.all<WrongCode>().size(), 1u);
}

TEST(NetworkStep, WhereOneMachineFailsTheOthersAreToldThatItEnds) {
  FarEnd one;
  FarEnd two("654321");
  PlannedPeer wrong = two.peer();
  wrong.code = "000000";
  const auto outcomes = lead({one.peer(), wrong}, stepOf({chunks(32_KiB)}, {0, 1}));
  EXPECT_EQ(outcomeOf(outcomes.results[0]), "network-wrong-code");
  const auto gone = one.waitFor<LeaderGone>();
  ASSERT_TRUE(gone && gone->reason);
  EXPECT_EQ(gone->reason->id, "network-ended");
}

TEST(NetworkStep, AfterFiveWrongCodesEvenTheRightOneWaits) {
  FarEnd far;
  PlannedPeer wrong = far.peer();
  wrong.code = "000000";
  const Step step = stepOf({plannedCell("network-round-trip")});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(outcomeOf(lead({wrong}, step).results[0]), "network-wrong-code") << i;
  ASSERT_TRUE(far.waitFor<WrongCode>(5));
  // One of them tells of the pause: the last, or the one before where its thread was late.
  const std::vector<WrongCode> told = far.all<WrongCode>();
  EXPECT_EQ(std::ranges::count_if(told, [](const WrongCode& of) { return of.pauseS.has_value(); }), 1);
  const auto refused = lead({far.peer()}, step);
  ASSERT_EQ(outcomeOf(refused.results[0]), "network-paused");
  const Error& error = std::get<Failed>(refused.results[0].outcome).error;
  EXPECT_EQ(error.data[0].name, "peer");
  EXPECT_EQ(error.data[1].name, "pause_s");
}

TEST(NetworkStep, NobodyThereIsRefused) {
  FarEnd far;
  EXPECT_TRUE(far.stop());
  const PlannedPeer peer = far.peer();
  EXPECT_EQ(outcomeOf(lead({peer}, stepOf({plannedCell("network-round-trip")})).results[0]),
            "network-refused");
}

TEST(NetworkStep, ANameThatStandsForNothingIsNotFound) {
  FarEnd far;
  PlannedPeer peer = far.peer();
  peer.address.host = "no-such-machine.invalid";
  EXPECT_EQ(outcomeOf(lead({peer}, stepOf({plannedCell("network-round-trip")})).results[0]),
            "network-name-not-found");
}

TEST(NetworkStep, ASecondLeaderIsToldThatAnotherLeads) {
  FarEnd far;
  std::string second;
  const auto first = lead({far.peer()}, stepOf({plannedStreams("to")}), [&](double, double, const auto&) {
    if (second.empty())
      second = outcomeOf(lead({far.peer()}, stepOf({plannedCell("network-round-trip")})).results[0]);
  });
  EXPECT_EQ(second, "network-busy");
  EXPECT_GT(expectedMeasured(first.results[0]).value, 0);
}

TEST(NetworkStep, AStopKeepsWhatWasMeasuredAndTellsTheOtherEnd) {
  FarEnd far;
  std::stop_source stop;
  const auto outcomes = lead(
      {far.peer()}, stepOf({chunks(32_KiB), plannedStreams("to"), plannedStreams("from")}),
      [&](double, double, const std::vector<Moment>& moments) {
        for (const Moment& moment : moments)
          if (moment.cell == 1) stop.request_stop();
      },
      stop.get_token());
  ASSERT_EQ(outcomes.results.size(), 1u);
  EXPECT_GT(expectedMeasured(outcomes.results[0]).value, 0);
  const auto gone = far.waitFor<LeaderGone>();
  ASSERT_TRUE(gone && gone->reason && gone->run);
  EXPECT_EQ(gone->reason->id, "network-ended");
  EXPECT_EQ(gone->run->results.size(), 1u);
  EXPECT_EQ(gone->run->status, RunStatus::Stopped);
}

TEST(NetworkStep, WhoEndsRespondingTellsTheLeader) {
  FarEnd far;
  const auto outcomes =
      lead({far.peer()}, stepOf({chunks(32_KiB), plannedStreams("from"), plannedStreams("to")}),
           [&](double, double, const std::vector<Moment>& moments) {
             for (const Moment& moment : moments)
               if (moment.cell == 1) far.requestStop();
           });
  ASSERT_EQ(outcomes.results.size(), 3u);
  EXPECT_EQ(outcomeOf(outcomes.results[0]), "measured");
  EXPECT_EQ(outcomeOf(outcomes.results[1]), "network-ended");
  EXPECT_EQ(outcomeOf(outcomes.results[2]), "row-not-reached");
  EXPECT_TRUE(far.stop());
}

TEST(NetworkStep, OneLeaderAfterAnother) {
  FarEnd far;
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(outcomeOf(lead({far.peer()}, stepOf({chunks(32_KiB)})).results[0]), "measured") << i;
  EXPECT_EQ(far.all<LeaderCame>().size(), 3u);
}

TEST(NetworkStep, WhoComesAgainFindsNoSlowMachineBusy) {
  FarEnd far("123456", std::chrono::milliseconds(300));
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(outcomeOf(lead({far.peer()}, stepOf({chunks(32_KiB)})).results[0]), "measured") << i;
}

TEST(Responder, EndsWhenNobodyComes) {
  ResponderOptions options;
  options.bind = "127.0.0.1";
  options.port = 0;
  options.idleS = 0.01;
  const auto status = respond(options, lineMachine(), [](const auto&) {}, {});
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error(), (Error{"responder-idle", {{"idle_s", 0.01}}}));
}

TEST(Responder, ATakenPortIsTold) {
  FarEnd far;
  ResponderOptions options;
  options.bind = "127.0.0.1";
  options.port = far.port();
  const auto status = respond(options, lineMachine(), [](const auto&) {}, {});
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().id, "port-taken");
}

TEST(Responder, AnAddressThatIsNotHereIsTold) {
  ResponderOptions options;
  options.port = 0;
  options.bind = "192.0.2.1";  // for documentation only
  const auto status = respond(options, lineMachine(), [](const auto&) {}, {});
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().id, "cannot-listen");
}

TEST(Responder, DrawsACodeOfSixDigits) {
  std::stop_source stop;
  ResponderOptions options;
  options.bind = "127.0.0.1";
  options.port = 0;
  std::string code;
  EXPECT_TRUE(respond(
      options, lineMachine(),
      [&](const ResponderEvent& event) {
        code = std::get<ResponderListens>(event).code;
        stop.request_stop();
      },
      stop.get_token()));
  EXPECT_EQ(code.size(), 6u);
  EXPECT_EQ(code.find_first_not_of("0123456789"), std::string::npos);
}

}  // namespace strata
