// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>

#include "core/plan/network_plan.h"
#include "tests/support/fake_host.h"

namespace strata::test {
namespace {

Selection networkOnly(std::vector<std::string> codes = {"123456"}) {
  Selection selection{.tests = {TestGroup::Network}};
  selection.network.codes = std::move(codes);
  return selection;
}

Settings settingsOf(std::vector<NetworkAddress> peers = {{"desk.local"}}) {
  Settings settings;
  settings.networkPeers = std::move(peers);
  return settings;
}

Result<Plan> planOf(const Settings& settings, const Selection& selection = networkOnly()) {
  return makePlan({settings, selection}, plainMachine(2), {});
}

/// "network-stream to x2", without the first word of the kernel's id.
std::string nameOf(const PlannedCell& cell) {
  std::string name = cell.kernel.substr(std::string_view("network-").size());
  if (cell.parameters.blockBytes) name += ' ' + formatSize({*cell.parameters.blockBytes});
  if (cell.parameters.direction) name += ' ' + *cell.parameters.direction;
  if (cell.parameters.streams) name += fmt::format(" x{}", *cell.parameters.streams);
  if (cell.parameters.peer) name += " of " + *cell.parameters.peer;
  return name;
}

std::vector<std::string> namesOf(const Step& step) {
  std::vector<std::string> names;
  for (const PlannedCell& cell : step.cells) names.push_back(nameOf(cell));
  return names;
}

const std::vector<std::string> usualCells{"round-trip",
                                          "acknowledged 32 KiB",
                                          "acknowledged 64 KiB",
                                          "acknowledged 128 KiB",
                                          "acknowledged 256 KiB",
                                          "acknowledged 512 KiB",
                                          "acknowledged 1 MiB",
                                          "acknowledged 2 MiB",
                                          "acknowledged 4 MiB",
                                          "acknowledged 8 MiB",
                                          "acknowledged 16 MiB",
                                          "acknowledged 32 MiB",
                                          "acknowledged 32 KiB from",
                                          "acknowledged 64 KiB from",
                                          "acknowledged 128 KiB from",
                                          "acknowledged 256 KiB from",
                                          "acknowledged 512 KiB from",
                                          "acknowledged 1 MiB from",
                                          "acknowledged 2 MiB from",
                                          "acknowledged 4 MiB from",
                                          "acknowledged 8 MiB from",
                                          "acknowledged 16 MiB from",
                                          "acknowledged 32 MiB from",
                                          "stream to x1",
                                          "stream from x1",
                                          "stream both x1",
                                          "round-trip-loaded to x1",
                                          "round-trip-loaded from x1",
                                          "round-trip-loaded both x1"};

TEST(NetworkPlan, GoesFromTheQuietLineToTheLoadedOne) {
  const auto plan = planOf(settingsOf());
  ASSERT_TRUE(plan) << plan.error().id;
  ASSERT_EQ(plan->steps.size(), 1U);
  const Step& step = plan->steps[0];
  EXPECT_EQ(step.group, TestGroup::Network);
  EXPECT_EQ(step.boundBy, BoundBy::Network);
  EXPECT_EQ(step.peers, std::vector<std::size_t>{0});
  EXPECT_EQ(namesOf(step), usualCells);
  for (const PlannedCell& cell : step.cells) {
    EXPECT_EQ(cell.test, strata::Test::Network);
    EXPECT_NE(std::ranges::find(networkKernels, cell.kernel), networkKernels.end()) << cell.kernel;
    EXPECT_FALSE(cell.skip);
  }
}

TEST(NetworkCode, IsSixDigitsHoweverTheyAreSpaced) {
  for (const char* text : {"123456", "123 456", " 12-34-56 ", "123-456"})
    EXPECT_EQ(parseCode(text), "123456");
  EXPECT_EQ(parseCode("000000"), "000000");
  for (const char* text : {"", "12345", "1234567", "12345x", "123.456", "123456\n"})
    EXPECT_FALSE(parseCode(text)) << text;
}

TEST(NetworkPlan, KnowsWhereItConnectsAndWithWhat) {
  const auto plan = planOf(settingsOf({{"desk.local", 49001}}), networkOnly({" 12-34 56"}));
  ASSERT_EQ(plan->peers.size(), 1U);
  EXPECT_EQ(plan->peers[0].address, (NetworkAddress{"desk.local", 49001}));
  EXPECT_EQ(plan->peers[0].code, "123456");
}

/// Round trips 2 s, eleven chunks of 0.4 s there and back, three streams and three loaded round trips of 2 s
/// and 1 s before them, and 0.1 s to connect.
TEST(NetworkPlan, ExpectsWhatItsCellsTake) {
  EXPECT_NEAR(planOf(settingsOf())->expectedSeconds, 2 + 2 * 11 * 0.4 + 3 * 3 + 3 * 3 + 0.1, 1e-9);
  Settings longer = settingsOf();
  longer.networkSeconds = 5;
  EXPECT_NEAR(planOf(longer)->expectedSeconds, 5 + 2 * 11 * 0.4 + 3 * 6 + 3 * 6 + 0.1, 1e-9);
}

TEST(NetworkPlan, CountsStreamsByPowersOfTwoAndLoadsTheLineWithTheMost) {
  Settings settings = settingsOf();
  settings.networkStreams = 6;
  Selection selection = networkOnly();
  selection.network.directions = {"to"};
  selection.kernels = {"network-stream", "network-round-trip-loaded"};
  EXPECT_EQ(namesOf(planOf(settings, selection)->steps[0]),
            (std::vector<std::string>{"stream to x1", "stream to x2", "stream to x4", "stream to x6",
                                      "round-trip-loaded to x6"}));
}

TEST(NetworkPlan, TakesDirectionsAndKernelsThatAreChosenInTheUsualOrder) {
  Selection selection = networkOnly();
  selection.network.directions = {"both", "from"};
  selection.kernels = {"network-stream", "network-round-trip"};
  EXPECT_EQ(namesOf(planOf(settingsOf(), selection)->steps[0]),
            (std::vector<std::string>{"round-trip", "stream from x1", "stream both x1"}));
}

TEST(NetworkPlan, SendsChunksInTheDirectionsThatAreChosen) {
  const auto chunks = [](std::vector<std::string> directions) {
    Selection selection = networkOnly();
    selection.network.directions = std::move(directions);
    selection.kernels = {"network-acknowledged"};
    const std::vector<std::string> names = namesOf(planOf(settingsOf(), selection)->steps[0]);
    return std::pair(names.front(), names.size());
  };
  EXPECT_EQ(chunks({"to"}), (std::pair(std::string("acknowledged 32 KiB"), std::size_t{11})));
  EXPECT_EQ(chunks({"from"}), (std::pair(std::string("acknowledged 32 KiB from"), std::size_t{11})));
  EXPECT_EQ(chunks({"both"}), (std::pair(std::string("acknowledged 32 KiB"), std::size_t{22})));
}

TEST(NetworkPlan, MeasuresEachOfSeveralMachinesAndThenTheirStreamsTogether) {
  Selection selection = networkOnly({"111111", "222222"});
  selection.kernels = {"network-round-trip", "network-stream"};
  selection.network.directions = {"to"};
  const auto plan = planOf(settingsOf({{"a"}, {"b", 49001}}), selection);
  ASSERT_TRUE(plan) << plan.error().id;
  ASSERT_EQ(plan->steps.size(), 3U);
  EXPECT_EQ(namesOf(plan->steps[0]), (std::vector<std::string>{"round-trip of a", "stream to x1 of a"}));
  EXPECT_EQ(namesOf(plan->steps[1]),
            (std::vector<std::string>{"round-trip of b:49001", "stream to x1 of b:49001"}));
  EXPECT_EQ(namesOf(plan->steps[2]), (std::vector<std::string>{"stream to x1 of *"}));
  EXPECT_EQ(plan->steps[0].peers, std::vector<std::size_t>{0});
  EXPECT_EQ(plan->steps[1].peers, std::vector<std::size_t>{1});
  EXPECT_EQ(plan->steps[2].peers, (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(plan->peers[0].code, "111111");
  EXPECT_EQ(plan->peers[1].code, "222222");
}

TEST(NetworkPlan, HasNothingForAllTogetherWhereNoStreamsAreChosen) {
  Selection selection = networkOnly();
  selection.kernels = {"network-round-trip-loaded"};
  EXPECT_EQ(planOf(settingsOf({{"a"}, {"b"}}), selection)->steps.size(), 2U);
}

TEST(NetworkPlan, TakesOneCodeForAll) {
  const auto plan = planOf(settingsOf({{"a"}, {"b"}, {"c"}}), networkOnly({"654 321"}));
  ASSERT_TRUE(plan) << plan.error().id;
  for (const PlannedPeer& peer : plan->peers) EXPECT_EQ(peer.code, "654321");
}

TEST(NetworkPlan, FollowsTheOtherTests) {
  Selection selection = networkOnly();
  selection.tests.add(TestGroup::Processor);
  const auto plan = planOf(settingsOf(), selection);
  ASSERT_EQ(plan->steps.size(), 2U);
  EXPECT_EQ(plan->steps[0].group, TestGroup::Processor);
  EXPECT_EQ(plan->steps[1].group, TestGroup::Network);
}

TEST(NetworkPlan, IsNoPartOfAPlainRun) {
  const auto plan =
      makePlan({settingsOf(), Selection{}}, plainMachine(2), {{"/a", 100_GiB, "8:0", "ext4", 4_KiB}});
  ASSERT_TRUE(plan);
  for (const Step& step : plan->steps) EXPECT_NE(step.group, TestGroup::Network);
}

TEST(NetworkPlan, RefusesWhatLacksAMachineOrACode) {
  const auto refusal = [](const Settings& settings, const Selection& selection) {
    const auto plan = planOf(settings, selection);
    return plan ? Error{"planned", {}} : plan.error();
  };
  EXPECT_EQ(refusal(settingsOf({}), networkOnly()), (Error{"no-peer", {}}));
  EXPECT_EQ(refusal(settingsOf({{"desk", 49001}}), networkOnly({})),
            (Error{"no-code", {{"peer", std::string("desk:49001")}}}));
  EXPECT_EQ(refusal(settingsOf({{"a"}, {"b"}, {"c"}}), networkOnly({"111111", "222222"})),
            (Error{"no-code", {{"peer", std::string("c")}}}));
  EXPECT_EQ(refusal(settingsOf({{"a"}, {"b"}}), networkOnly({"111111", "22222"})),
            (Error{"bad-code", {{"peer", std::string("b")}}}));
  for (const char* wrong : {"", "12345", "1234567", "12345a", "12.3456", "\xD9\xA1\xD9\xA2\xD9\xA3"})
    EXPECT_EQ(refusal(settingsOf({{"a"}}), networkOnly({wrong})),
              (Error{"bad-code", {{"peer", std::string("a")}}}))
        << wrong;
  EXPECT_EQ(refusal(settingsOf({{"a", 2}, {"b"}, {"a", 2}}), networkOnly()),
            (Error{"same-peer", {{"peer", std::string("a:2")}}}));
}

TEST(NetworkPlan, RefusesMoreThanItsRanges) {
  const auto setting = [](const Settings& settings) {
    const auto plan = planOf(settings);
    return plan || plan.error().data.empty() ? std::string("planned")
                                             : std::get<std::string>(plan.error().data[0].value);
  };
  Settings settings = settingsOf();
  settings.networkStreams = 65;
  EXPECT_EQ(setting(settings), "streams");
  settings.networkStreams = 0;
  EXPECT_EQ(setting(settings), "streams");
  settings = settingsOf();
  settings.networkSeconds = 100;
  EXPECT_EQ(setting(settings), "network-time");
  settings = settingsOf(std::vector<NetworkAddress>(17, {"a"}));
  EXPECT_EQ(setting(settings), "host");
}

}  // namespace
}  // namespace strata::test
