// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/target_reasons.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace strata::test {
namespace {

Target plainTarget(const std::string& folder = "/data") {
  Target target;
  target.folder.path = folder;
  target.folder.device = "sda";
  target.folder.fileSystem = "ext4";
  target.state = TargetState{};
  target.rateMbs = 500;
  target.file = 1024_MiB;
  return target;
}

Verdict verdictOn(const std::vector<Target>& targets) {
  Verdict verdict;
  addTargetReasons(verdict, targets);
  return verdict;
}

Verdict verdictOn(const Target& target) {
  return verdictOn(std::vector{target});
}

TEST(TargetReasons, AreNoneForADiskThatTheCacheWasLeftOutOf) {
  EXPECT_EQ(verdictOn(plainTarget()), Verdict{});
  Target unasked = plainTarget();
  unasked.state.reset();
  EXPECT_EQ(verdictOn(unasked), Verdict{});
}

TEST(TargetReasons, SayHowTheCacheCameIn) {
  const std::pair<CacheBypass, const char*> ways[]{{CacheBypass::Refused, "refused"},
                                                   {CacheBypass::NotReal, "not-real"},
                                                   {CacheBypass::InMemory, "in-memory"},
                                                   {CacheBypass::ThroughProgram, "program"},
                                                   {CacheBypass::DeviceInMemory, "device-in-memory"}};
  for (const auto& [bypass, how] : ways) {
    Target target = plainTarget();
    target.state->bypass = bypass;
    const Verdict expected{Grade::Poor,
                           {{"buffered", {{"folder", "/data"}, {"how", how}, {"file_system", "ext4"}}}}};
    EXPECT_EQ(verdictOn(target), expected) << how;
  }
}

TEST(TargetReasons, TellTheShareInTheCacheWhereTheCacheIsWhatBetraysIt) {
  Target target = plainTarget();
  target.state = TargetState{CacheBypass::NotReal, 0.25, {}};
  EXPECT_EQ(verdictOn(target).reasons.at(0).data.back(), (Datum{"resident_percent", 25.0}));
  target.state->bypass = CacheBypass::Refused;
  EXPECT_EQ(verdictOn(target).reasons.at(0).data.size(), 3U);
}

TEST(TargetReasons, SayWhenNothingCouldBeFoundOut) {
  Target target = plainTarget();
  target.state->bypass = CacheBypass::Untold;
  EXPECT_EQ(verdictOn(target),
            (Verdict{Grade::Fair, {{"bypass-unknown", {{"folder", "/data"}, {"file_system", "ext4"}}}}}));
}

TEST(TargetReasons, SayTheSameOfAFolderOnce) {
  Target target = plainTarget();
  target.state->bypass = CacheBypass::Refused;
  EXPECT_EQ(verdictOn({target, target, target}).reasons.size(), 1U);
  Target other = plainTarget("/other");
  other.state->bypass = CacheBypass::Refused;
  EXPECT_EQ(verdictOn({target, other, target}).reasons.size(), 2U);
}

TEST(BeyondLink, BeginsFivePercentAboveIt) {
  EXPECT_FALSE(isBeyondLink(600, 600));
  EXPECT_FALSE(isBeyondLink(630, 600));
  EXPECT_TRUE(isBeyondLink(630.1, 600));
}

TEST(TargetReasons, AddTheRatesOfOneDevice) {
  Target target = plainTarget();
  target.folder.link = "SATA 6 Gbit/s";
  target.folder.linkRate = 600;
  EXPECT_EQ(verdictOn(target), Verdict{});
  Target elsewhere = target;
  elsewhere.folder.device = "sdb";
  EXPECT_EQ(verdictOn({target, elsewhere}), Verdict{});
  const Verdict expected{
      Grade::Poor,
      {{"beyond-link",
        {{"device", "sda"}, {"rate_mbs", 1000.0}, {"link", "SATA 6 Gbit/s"}, {"link_rate_mbs", 600.0}}}}};
  EXPECT_EQ(verdictOn({target, elsewhere, target}), expected);
}

TEST(TargetReasons, DoNotKnowALinkThatIsNotTold) {
  Target target = plainTarget();
  target.rateMbs = 1e9;
  EXPECT_EQ(verdictOn(target), Verdict{});
  target.folder.linkRate = 600;
  target.rateMbs.reset();
  EXPECT_EQ(verdictOn(target), Verdict{});
}

TEST(TargetReasons, NameWhatTheFileSystemDoes) {
  Target target = plainTarget();
  target.folder.fileSystem = "btrfs";
  target.folder.copyOnWrite = true;
  const std::vector<Datum> data{{"folder", "/data"}, {"file_system", "btrfs"}};
  EXPECT_EQ(verdictOn(target), (Verdict{Grade::Good, {{"copy-on-write", data}}}));
  target.folder.compresses = true;
  EXPECT_EQ(verdictOn(target), (Verdict{Grade::Fair, {{"compressing", data}, {"copy-on-write", data}}}));
}

TEST(TargetReasons, TellOfPiecesThatAreSmallOnAverage) {
  Target target = plainTarget();
  target.state->extents = 1024;  // of 1 MiB
  EXPECT_EQ(verdictOn(target), Verdict{});
  target.state->extents = 1025;
  const Reason expected{
      "fragmented",
      {{"folder", "/data"}, {"extents", std::int64_t{1025}}, {"file_bytes", std::int64_t{1073741824}}}};
  EXPECT_EQ(verdictOn(target), (Verdict{Grade::Good, {expected}}));
  target.folder.rotates = true;
  EXPECT_EQ(verdictOn(target), (Verdict{Grade::Fair, {expected}}));
  // A small file in one piece.
  target.file = 64_KiB;
  target.state->extents = 1;
  EXPECT_EQ(verdictOn(target), Verdict{});
}

}  // namespace
}  // namespace strata::test
