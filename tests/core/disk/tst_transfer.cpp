// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vector>

#include "core/disk/temporary_name.h"
#include "core/disk/transfer.h"

namespace strata::test {
namespace {

constexpr int fullError = 28;
constexpr int otherError = 5;
const SystemErrors system{[](int error) { return error == fullError; },
                          [](int error) { return "error " + std::to_string(error); }};

/// Plays the attempts in turn, and notes from where each was asked to go on.
struct Script {
  std::vector<Attempt> attempts;
  std::vector<std::uint64_t> askedFrom;

  Attempt operator()(std::uint64_t done) {
    askedFrom.push_back(done);
    return attempts.at(askedFrom.size() - 1);
  }
};

Attempt play(Script& script) {
  return transferWhole(16384, 4096, [&script](std::uint64_t done) { return script(done); });
}

TEST(Transfer, OneCallThatMovesAllIsEnough) {
  Script script{{{16384}}, {}};
  EXPECT_EQ(play(script).movedBytes, 16384U);
  EXPECT_EQ(script.askedFrom, (std::vector<std::uint64_t>{0}));
}

TEST(Transfer, GoesOnAfterAPartOfWholeSectors) {
  Script script{{{4096}, {8192}, {4096}}, {}};
  EXPECT_EQ(play(script).movedBytes, 16384U);
  EXPECT_EQ(script.askedFrom, (std::vector<std::uint64_t>{0, 4096, 12288}));
}

TEST(Transfer, AsksAgainWhenInterrupted) {
  Script script{{{0, 4, true}, {4096}, {0, 4, true}, {12288}}, {}};
  const Attempt whole = play(script);
  EXPECT_EQ(whole.movedBytes, 16384U);
  EXPECT_EQ(whole.error, 0);
  EXPECT_EQ(script.askedFrom, (std::vector<std::uint64_t>{0, 0, 4096, 4096}));
}

TEST(Transfer, EndsAtNothingAtHalfASectorAndAtAnError) {
  Script nothing{{{4096}, {0}}, {}};
  EXPECT_EQ(play(nothing).movedBytes, 4096U);
  Script half{{{4096}, {100}}, {}};
  EXPECT_EQ(play(half).movedBytes, 4196U);
  Script error{{{4096}, {0, otherError}}, {}};
  EXPECT_EQ(play(error).movedBytes, 4096U);
  EXPECT_EQ(error.askedFrom.size(), 2U);
}

TEST(Transfer, OutcomesNameThePlaceThatWasReached) {
  const auto offset = [](std::int64_t bytes) { return Datum{"offset_bytes", bytes}; };
  const Datum path{"path", "/f"};
  const Datum text{"system", "error 5"};

  EXPECT_TRUE(writeOutcome({4096}, 4096_B, 8192_B, "/f", system));
  EXPECT_EQ(writeOutcome({100}, 4096_B, 8192_B, "/f", system).error(),
            (Error{"short-write", {path, offset(8292)}}));
  EXPECT_EQ(writeOutcome({100, fullError}, 4096_B, 8192_B, "/f", system).error(),
            (Error{"disk-full", {path, offset(8292)}}));
  EXPECT_EQ(writeOutcome({0, otherError}, 4096_B, 8192_B, "/f", system).error(),
            (Error{"write-failed", {path, offset(8192), text}}));

  EXPECT_TRUE(readOutcome({4096}, 4096_B, 8192_B, "/f", system));
  EXPECT_EQ(readOutcome({0}, 4096_B, 8192_B, "/f", system).error(),
            (Error{"short-read", {path, offset(8192)}}));
  EXPECT_EQ(readOutcome({0, otherError}, 4096_B, 8192_B, "/f", system).error(),
            (Error{"read-failed", {path, offset(8192), text}}));
}

TEST(TemporaryName, IsARandomUuidThatComesOnce) {
  const std::string name = temporaryFileName();
  ASSERT_EQ(name.size(), std::string("strata-xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx.tmp").size());
  EXPECT_EQ(name.substr(0, 7), "strata-");
  EXPECT_EQ(name.substr(name.size() - 4), ".tmp");
  EXPECT_EQ(name[21], '4');
  EXPECT_NE(std::string("89ab").find(name[26]), std::string::npos);
  EXPECT_NE(name, temporaryFileName());
}

}  // namespace
}  // namespace strata::test
