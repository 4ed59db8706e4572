// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>

#include "core/net/peer_reason.h"

namespace strata {

namespace {

const std::string sentence = "Your licence has expired.";

}  // namespace

TEST(PeerReason, ThoseOfThisProgramComeAsTheyAre) {
  for (const Reason& said :
       {Reason{"network-ended", {}}, Reason{"network-stalled", {{"quiet_s", 10.5}}},
        Reason{"network-paused", {{"pause_s", std::int64_t{60}}}},
        Reason{"network-processor-limit", {{"where", std::string("peer")}, {"cpu_percent", 97.0}}},
        Reason{"too-few-samples", {{"clean", std::int64_t{3}}, {"needed", std::int64_t{20}}}}})
    EXPECT_EQ(peerReason(said), said) << said.id;
}

TEST(PeerReason, FactsComeInTheOrderOfTheirSentence) {
  EXPECT_EQ(peerReason({"network-other-version", {{"ours", std::int64_t{1}}, {"theirs", std::int64_t{2}}}}),
            (Reason{"network-other-version", {{"theirs", std::int64_t{2}}, {"ours", std::int64_t{1}}}}));
}

TEST(PeerReason, NobodyPutsWordsIntoAReport) {
  EXPECT_EQ(peerReason({"network-lost", {{"peer", sentence}, {"why", sentence}}}),
            (Reason{"network-lost", {}}));
  EXPECT_EQ(peerReason({"network-paused", {{"pause_s", sentence}}}), (Reason{"network-paused", {}}));
  EXPECT_EQ(peerReason({"network-processor-limit", {{"where", sentence}, {"cpu_percent", 97.0}}}),
            (Reason{"network-processor-limit", {}}));
}

// It would stand in the sentence where that one belongs.
TEST(PeerReason, WhatStandsAfterAMissingFactIsLeftOut) {
  EXPECT_EQ(peerReason({"network-above-link", {{"link_mbs", 125.0}}}), (Reason{"network-above-link", {}}));
}

TEST(PeerReason, NumbersThatMeasureNothingAreLeftOut) {
  for (const double wrong : {1e300, -1e31, 1e-300})
    EXPECT_EQ(peerReason({"network-paused", {{"pause_s", wrong}}}), (Reason{"network-paused", {}})) << wrong;
}

TEST(PeerReason, OthersAreUnknownOnesWhateverTheySay) {
  EXPECT_EQ(peerReason({"network-of-tomorrow", {{"why", sentence}, {"n", 5.0}}}),
            (Reason{"unknown-reason", {{"said", std::string("network-of-tomorrow")}}}));
  // Of this program, but nothing that the other end can know.
  EXPECT_EQ(peerReason({"cannot-listen", {}})->id, "unknown-reason");
}

// As when it is told again.
TEST(PeerReason, TakingOverTwiceChangesNoMore) {
  for (const Reason& said : {Reason{"network-of-tomorrow", {{"why", sentence}}}, Reason{"unknown-reason", {}},
                             Reason{"network-lost", {{"why", sentence}}}}) {
    const auto once = peerReason(said);
    ASSERT_TRUE(once) << said.id;
    EXPECT_EQ(peerReason(*once), once) << said.id;
  }
  EXPECT_EQ(peerReason({"unknown-reason", {{"said", sentence}}}), (Reason{"unknown-reason", {}}));
}

TEST(PeerReason, WhatHasNotTheFormOfAnIdIsNone) {
  for (const std::string& wrong :
       {std::string(), sentence, std::string("\x1b[2J"), std::string("network ended"),
        std::string("Network-ended"), std::string("größe"), std::string(65, 'x'),
        std::string("network-ended\0", 14)})
    EXPECT_FALSE(peerReason({wrong, {}})) << wrong;
  EXPECT_TRUE(peerReason({std::string(64, 'x'), {}}));
}

}  // namespace strata
