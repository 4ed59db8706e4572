// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/stats/headline.h"
#include "core/stats/validity.h"
#include "tests/support/calm_evidence.h"

namespace strata {

namespace {

ThreadSample calm() {
  ThreadSample thread;
  thread.units = 1000;
  thread.seconds = 1e-3;
  thread.chunkS = 125e-6;
  thread.clockBeforeGhz = thread.clockAfterGhz = 4.0;
  thread.clockConfirmed = true;
  thread.aluPerCycle = 5.0;
  thread.involuntarySwitches = 0;
  thread.majorFaults = 0;
  thread.lostS = 0;
  thread.cpu = 3;
  return thread;
}

const Reference reference{{5.0}, {3}};

Blemishes found(const ThreadSample& thread) {
  return blemishesOf({0, {thread}}, reference);
}

bool only(const Blemishes& blemishes, Blemish kind) {
  return blemishes[static_cast<std::size_t>(kind)] &&
         std::count(blemishes.begin(), blemishes.end(), true) == 1;
}

std::vector<std::string> idsOf(const Verdict& verdict) {
  std::vector<std::string> ids;
  for (const Reason& reason : verdict.reasons) ids.push_back(reason.id);
  return ids;
}

void blemish(Evidence& evidence, Blemish kind, std::size_t samples) {
  evidence.blemished[static_cast<std::size_t>(kind)] = samples;
  evidence.cleanCount = evidence.count - samples;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST(Blemishes, aCalmSampleHasNone) {
  EXPECT_TRUE(isClean(found(calm())));
}

TEST(Blemishes, eachDisturbanceIsToldApart) {
  ThreadSample thread = calm();
  thread.clockAfterGhz = 3.9;
  EXPECT_TRUE(only(found(thread), Blemish::ClockMoved));
  thread = calm();
  thread.clockConfirmed = false;
  EXPECT_TRUE(only(found(thread), Blemish::ClockUnknown));
  thread = calm();
  thread.aluPerCycle = 4.8;
  EXPECT_TRUE(only(found(thread), Blemish::Contended));
  thread = calm();
  thread.involuntarySwitches = 1;
  thread.lostS = 3e-3;  // the other program's slice: not counted as stolen as well
  EXPECT_TRUE(only(found(thread), Blemish::PreEmpted));
  thread = calm();
  thread.late = true;
  EXPECT_TRUE(only(found(thread), Blemish::PreEmpted));
  thread = calm();
  thread.longestGapS = 100e-6;
  EXPECT_TRUE(only(found(thread), Blemish::Stolen));
  thread = calm();
  thread.lostS = 100e-6;
  EXPECT_TRUE(only(found(thread), Blemish::Stolen));
  thread = calm();
  thread.majorFaults = 1;
  EXPECT_TRUE(only(found(thread), Blemish::Paged));
  thread = calm();
  thread.cpu = 4;
  EXPECT_TRUE(only(found(thread), Blemish::Migrated));
}

TEST(Blemishes, aChangedAffinityIsNotMistakenForAMove) {
  ThreadSample thread = calm();
  thread.affinityChanged = true;  // and it still runs where it did
  EXPECT_TRUE(only(found(thread), Blemish::AffinityChanged));
  thread.cpu = 4;
  EXPECT_TRUE(only(found(thread), Blemish::AffinityChanged));
}

TEST(Blemishes, aSleepIsNoStolenTime) {
  ThreadSample thread = calm();
  thread.suspendedS = 600;
  thread.longestGapS = 600;
  thread.lostS = 600;
  EXPECT_TRUE(only(found(thread), Blemish::Suspended));
  thread = calm();
  thread.suspendedS = 9e-3;  // two clocks read with an interruption in between
  EXPECT_TRUE(isClean(found(thread)));
}

TEST(Blemishes, probesThatYieldNoNumberLeaveTheClockUnknown) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  for (const double nonsense : {std::nan(""), infinite, -infinite, 0.0, -4.0}) {
    for (double ThreadSample::* reading :
         {&ThreadSample::clockBeforeGhz, &ThreadSample::clockAfterGhz, &ThreadSample::aluPerCycle}) {
      ThreadSample thread = calm();
      thread.*reading = nonsense;
      EXPECT_TRUE(only(found(thread), Blemish::ClockUnknown)) << nonsense;
    }
  }
}

TEST(Blemishes, probesThatYieldNoNumberDoNotSpoilWhatIsNormal) {
  std::vector<Sample> samples(40, Sample{0, {calm()}});
  for (std::size_t i = 0; i < 10; ++i) samples[i].threads[0].aluPerCycle = std::nan("");
  samples[10].threads[0].clockBeforeGhz = std::nan("");
  const SortedSamples sorted = sortOut(samples, {3});
  EXPECT_EQ(sorted.reference.bestAlu[0], 5.0);
  EXPECT_EQ(sorted.clockGhz[0], 4.0);
  const auto figures = figuresOf(samples, sorted, 0, BoundBy::Core, {1e-6, false});
  ASSERT_TRUE(figures);
  EXPECT_TRUE(
      std::all_of(figures->values.begin(), figures->values.end(), [](double v) { return std::isfinite(v); }));
}

TEST(Blemishes, smallMovesAreTolerated) {
  ThreadSample thread = calm();
  thread.clockAfterGhz = 3.97;  // 0.75 %
  thread.aluPerCycle = 4.9;     // 2 %
  thread.longestGapS = 15e-6;   // a timer tick
  thread.lostS = 25e-6;         // 2.5 % of the sample
  EXPECT_TRUE(isClean(found(thread)));
}

TEST(Blemishes, memoryMayBeUneven) {
  ThreadSample thread = calm();
  thread.seconds = 2e-3;
  thread.chunkS = 250e-6;
  thread.longestGapS = 120e-6;  // half as long again as the shortest chunk
  EXPECT_TRUE(isClean(found(thread)));
  thread.longestGapS = 130e-6;
  EXPECT_TRUE(only(found(thread), Blemish::Stolen));
}

TEST(Blemishes, whatTheSystemDoesNotTellIsNoDisturbance) {
  ThreadSample thread = calm();
  thread.involuntarySwitches.reset();
  thread.majorFaults.reset();
  thread.lostS.reset();
  thread.cpu.reset();
  EXPECT_TRUE(isClean(found(thread)));
}

TEST(Blemishes, oneThreadSpoilsTheSampleOfAll) {
  ThreadSample spoilt = calm();
  spoilt.aluPerCycle = 3;
  const Reference two{{5.0, 5.0}, {3, 3}};
  EXPECT_TRUE(only(blemishesOf({0, {calm(), spoilt}}, two), Blemish::Contended));
}

TEST(Blemishes, throughputIsJudgedAgainstTheBestOfThisVeryPlacement) {
  // Two of our own threads on one core: half the units each, and that is normal there.
  std::vector<Sample> samples;
  for (int i = 0; i < 40; ++i) {
    ThreadSample thread = calm();
    thread.aluPerCycle = 2.6;
    samples.push_back({0, {thread}});
  }
  const SortedSamples sorted = sortOut(samples, {3});
  EXPECT_TRUE(std::all_of(sorted.blemishes.begin(), sorted.blemishes.end(), isClean));
}

TEST(Verdict, calmIsGood) {
  const Verdict verdict = judge(calmEvidence());
  EXPECT_EQ(verdict.grade, Grade::Good);
  EXPECT_TRUE(verdict.reasons.empty());
}

TEST(Verdict, namesEachDisturbanceThatSpoiltMoreThanAQuarter) {
  struct Row {
    Blemish kind;
    const char* id;
    std::size_t poor = 51;
  };
  for (const Row& row : {Row{Blemish::ClockMoved, "clock-moved"}, Row{Blemish::ClockUnknown, "clock-unknown"},
                         Row{Blemish::Contended, "contended"}, Row{Blemish::PreEmpted, "pre-empted", 76},
                         Row{Blemish::Stolen, "stolen-time"}, Row{Blemish::Migrated, "migrated", 76}}) {
    Evidence evidence = calmEvidence();
    evidence.boundBy = BoundBy::Shared;
    blemish(evidence, row.kind, 25);
    EXPECT_EQ(judge(evidence).grade, Grade::Good) << row.id;
    blemish(evidence, row.kind, 26);
    EXPECT_EQ(judge(evidence).grade, Grade::Fair) << row.id;
    EXPECT_EQ(idsOf(judge(evidence)), Ids{row.id});
    blemish(evidence, row.kind, row.poor - 1);
    EXPECT_EQ(judge(evidence).grade, Grade::Fair) << row.id;
    blemish(evidence, row.kind, row.poor);
    EXPECT_EQ(judge(evidence).grade, Grade::Poor) << row.id;
  }
}

// A core has its registers, L1 and L2 for itself: what is clean is right, however little of the time that
// was.
TEST(Verdict, ofACoreStandsWhenOthersHadHalfOfItsTime) {
  for (const Blemish kind : {Blemish::PreEmpted, Blemish::Migrated}) {
    Evidence evidence = calmEvidence();
    blemish(evidence, kind, 50);
    EXPECT_EQ(judge(evidence).grade, Grade::Good);
    blemish(evidence, kind, 51);
    EXPECT_EQ(judge(evidence).grade, Grade::Fair);
    blemish(evidence, kind, 60);
    EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  }
  Evidence evidence = calmEvidence();
  evidence.otherLoadPercent = 50;
  EXPECT_EQ(judge(evidence).grade, Grade::Good);
  evidence.otherLoadPercent = 90;
  EXPECT_EQ(judge(evidence), (Verdict{Grade::Fair, {{"other-load", {{"other_percent", 90.0}}}}}));
}

TEST(Verdict, wantsThirtyCleanSamplesAndCallsUnderTenPoor) {
  Evidence evidence = calmEvidence();
  evidence.count = 30;
  evidence.cleanCount = 30;
  EXPECT_EQ(judge(evidence).grade, Grade::Good);
  evidence.cleanCount = 29;
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"too-few-samples"});
  evidence.cleanCount = 9;
  EXPECT_EQ(judge(evidence).grade, Grade::Poor);
}

TEST(Verdict, growsWorseWithTheInterval) {
  Evidence evidence = calmEvidence();
  evidence.halfWidthPercent = 1.1;
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"wide-interval"});
  evidence.halfWidthPercent = 5.1;
  EXPECT_EQ(judge(evidence).grade, Grade::Poor);
}

TEST(Verdict, doesNotBelieveWhatIsAboveTheLimit) {
  Evidence evidence = calmEvidence();
  evidence.limitShare = 1.04;
  EXPECT_EQ(judge(evidence).grade, Grade::Good);
  evidence.limitShare = 1.06;
  EXPECT_EQ(judge(evidence).grade, Grade::Poor);
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"above-limit"});
}

TEST(Verdict, isNoBetterThanFairOnceTheAffinityWasChanged) {
  Evidence evidence = calmEvidence();
  blemish(evidence, Blemish::AffinityChanged, 1);
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  EXPECT_EQ(judge(evidence).reasons,
            (std::vector<Reason>{{"affinity-changed", {{"excluded_percent", 1.0}}}}));
  blemish(evidence, Blemish::AffinityChanged, 70);
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
}

TEST(Verdict, seesAChangedAffinityInASharedWindowToo) {
  Evidence evidence = calmEvidence();
  evidence.shareCpus = true;
  evidence.count = evidence.cleanCount = 1;
  evidence.blemished[static_cast<std::size_t>(Blemish::AffinityChanged)] = 1;
  EXPECT_EQ(judge(evidence).reasons, (std::vector<Reason>{{"affinity-changed", {}}}));
  EXPECT_EQ(judge(evidence).grade, Grade::Poor);
}

TEST(Verdict, doubtsACounterThatFailed) {
  Evidence evidence = calmEvidence();
  evidence.brokenCount = 1;
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  evidence.brokenCount = 100;
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  EXPECT_EQ(judge(evidence).reasons,
            (std::vector<Reason>{{"counter-unsteady", {{"excluded_percent", 50.0}}}}));
  evidence.brokenCount = 101;
  EXPECT_EQ(judge(evidence).grade, Grade::Poor);
}

TEST(Verdict, saysWhenPagesCameFromTheDisk) {
  Evidence evidence = calmEvidence();
  evidence.majorFaults = 2;
  blemish(evidence, Blemish::Paged, 1);
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"paged"});
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
}

TEST(Verdict, takesTheSystemsWordForStolenTime) {
  Evidence evidence = calmEvidence();
  evidence.stolenPercent = 3;  // usual on shared machines; the samples that it hit are left out
  EXPECT_EQ(judge(evidence).grade, Grade::Good);
  evidence.stolenPercent = 12;
  EXPECT_EQ(judge(evidence).reasons[0].data,
            (std::vector<Datum>{{"excluded_percent", 0.0}, {"stolen_percent", 12.0}}));
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"stolen-time"});
}

TEST(Verdict, fallsWithTheTimeThatOthersHadOfTheCpuBeyondTheCore) {
  Evidence evidence = calmEvidence();
  evidence.boundBy = BoundBy::Shared;
  evidence.otherLoadPercent = 9;
  EXPECT_EQ(judge(evidence).grade, Grade::Good);
  evidence.otherLoadPercent = 33;
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  EXPECT_EQ(judge(evidence).reasons, (std::vector<Reason>{{"other-load", {{"other_percent", 33.0}}}}));
  evidence.otherLoadPercent = 67;  // two others
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
  evidence.otherLoadPercent = 80;  // four others
  EXPECT_EQ(judge(evidence).grade, Grade::Poor);
}

TEST(Verdict, saysWhenThreadsAreNotBoundOrShareCpus) {
  Evidence evidence = calmEvidence();
  evidence.bound = false;
  evidence.shareCpus = true;
  evidence.count = evidence.cleanCount = 1;
  evidence.cpus = 2;
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"not-bound"});
  evidence.threads = 4;
  evidence.sharingEfficiency = 0.98;
  EXPECT_EQ(idsOf(judge(evidence)), (Ids{"not-bound", "threads-share-cores"}));
  evidence.bound = true;
  EXPECT_EQ(idsOf(judge(evidence)), Ids{"threads-share-cores"});
  EXPECT_EQ(judge(evidence).grade, Grade::Fair);
}

namespace {

/// `count` samples of cell 0 with that clock and rate, units a second.
void addSamples(std::vector<Sample>& samples, int count, double ghz, double rate) {
  for (int i = 0; i < count; ++i) {
    ThreadSample thread = calm();
    thread.clockBeforeGhz = thread.clockAfterGhz = ghz;
    thread.units = rate * thread.seconds;
    samples.push_back({0, {thread}});
  }
}

}  // namespace

TEST(Headline, ofACoreBoundCellDoesNotMoveWithTheClock) {
  // Two thirds of the time at 4 GHz, the rest at 3 GHz: the same work per cycle, 2 units.
  std::vector<Sample> samples;
  addSamples(samples, 60, 4.0, 8e9);
  addSamples(samples, 30, 3.0, 6e9);
  const SortedSamples sorted = sortOut(samples, {3});
  const auto figures = figuresOf(samples, sorted, 0, BoundBy::Core, {1e-6, false});
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->statistic, "p90-per-clock");
  EXPECT_NEAR(figures->value, 8000, 1e-6);  // at the step's clock, its median
  EXPECT_NEAR(figures->values.back(), 8000, 1e-6);
  const auto interval = intervalOf(*figures);
  EXPECT_NEAR(interval->high - interval->low, 0, 1e-6);
}

TEST(Headline, ofASharedCellIsARate) {
  std::vector<Sample> samples;
  addSamples(samples, 60, 4.0, 8e9);
  addSamples(samples, 30, 3.0, 6e9);
  const auto figures = figuresOf(samples, sortOut(samples, {3}), 0, BoundBy::Shared, {1e-6, false});
  EXPECT_EQ(figures->statistic, "p90");
  EXPECT_NEAR(figures->values.back(), 6000, 1e-6);
}

TEST(Headline, leavesDisturbedSamplesOut) {
  std::vector<Sample> samples;
  addSamples(samples, 20, 4.0, 8e9);
  addSamples(samples, 20, 4.0, 4e9);
  for (std::size_t i = 20; i < 40; ++i) samples[i].threads[0].aluPerCycle = 2.5;
  addSamples(samples, 20, 4.0, 9e9);  // too good, but the clock moved under it
  for (std::size_t i = 40; i < 60; ++i) samples[i].threads[0].clockAfterGhz = 4.4;
  const auto figures = figuresOf(samples, sortOut(samples, {3}), 0, BoundBy::Core, {1e-6, false});
  EXPECT_NEAR(figures->value, 8000, 1e-6);
  EXPECT_EQ(std::count(figures->clean.begin(), figures->clean.end(), true), 20);
}

TEST(Headline, fallsBackToARateWhereTheClockIsUnknown) {
  std::vector<Sample> samples;
  addSamples(samples, 40, 4.0, 8e9);
  for (Sample& sample : samples) sample.threads[0].clockConfirmed = false;
  const SortedSamples sorted = sortOut(samples, {3});
  EXPECT_FALSE(sorted.clockKnown());
  const auto figures = figuresOf(samples, sorted, 0, BoundBy::Core, {1e-6, false});
  EXPECT_EQ(figures->statistic, "p90");
  EXPECT_NEAR(figures->value, 8000, 1e-6);
}

TEST(Headline, sumsThreadsSampleBySample) {
  // Thread 0 is fast when thread 1 is slow: their best moments must not be added up.
  std::vector<Sample> samples;
  for (int i = 0; i < 40; ++i) {
    ThreadSample fast = calm();
    fast.units = 3000;
    ThreadSample slow = calm();
    slow.units = 1000;
    samples.push_back({0, i % 2 == 0 ? std::vector{fast, slow} : std::vector{slow, fast}});
  }
  const auto figures = figuresOf(samples, sortOut(samples, {3, 3}), 0, BoundBy::Shared, {1e-6, false});
  EXPECT_NEAR(figures->value, 4.0, 1e-9);
  EXPECT_NEAR(figures->perThread[0], 3.0, 1e-9);
}

}  // namespace strata
