// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the bounds of disturbances and of grades: the values at each bound, and those beyond it.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/stats/headline.h"
#include "core/stats/validity.h"
#include "tests/support/calm_evidence.h"

namespace strata {

namespace {

/// A sample of large numbers, so that the bounds are whole numbers.
ThreadSample largeSample() {
  ThreadSample thread;
  thread.units = 1000;
  thread.seconds = 100;
  thread.chunkS = 8;
  thread.clockBeforeGhz = thread.clockAfterGhz = 100;
  thread.clockConfirmed = true;
  thread.aluPerCycle = 100;
  thread.cpu = 3;
  return thread;
}

/// The one blemish of a changed sample; absent where it is clean.
template <typename Change>
std::optional<Blemish> blemishAfter(Change change) {
  ThreadSample thread = largeSample();
  change(thread);
  const Blemishes found = blemishesOf({0, {thread}}, {{100}, {3}});
  std::optional<Blemish> one;
  for (std::size_t kind = 0; kind < found.size(); ++kind)
    if (found[kind]) {
      EXPECT_FALSE(one);
      one = static_cast<Blemish>(kind);
    }
  return one;
}

Verdict judgedWith(const std::function<void(Evidence&)>& change) {
  Evidence evidence = calmEvidence();
  change(evidence);
  return judge(evidence);
}

void spoil(Evidence& evidence, Blemish kind, std::size_t samples) {
  evidence.blemished[static_cast<std::size_t>(kind)] = samples;
}

const Verdict nothingToDoubt{};

Verdict verdictOf(Grade grade, const char* id, std::vector<Datum> data) {
  return {grade, {{id, std::move(data)}}};
}

}  // namespace

TEST(BlemishBounds, OfTheClockAreAHundredth) {
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.clockAfterGhz = 99; }), std::nullopt);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.clockBeforeGhz = 99; }), std::nullopt);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.clockAfterGhz = 98.9; }), Blemish::ClockMoved);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.clockBeforeGhz = 98.9; }), Blemish::ClockMoved);
  EXPECT_DOUBLE_EQ(([] {
                     ThreadSample thread = largeSample();
                     thread.clockAfterGhz = 50;
                     return thread.clockGhz();
                   })(),
                   75);
}

TEST(BlemishBounds, OfThroughputAreThreeHundredths) {
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.aluPerCycle = 97; }), std::nullopt);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.aluPerCycle = 96.9; }), Blemish::Contended);
}

TEST(BlemishBounds, OfLostTimeAreThreeHundredthsOr20Microseconds) {
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.lostS = 3; }), std::nullopt);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.lostS = 3.01; }), Blemish::Stolen);
  for (const auto& [lost, blemish] :
       {std::pair{20e-6, std::optional<Blemish>()}, {21e-6, std::optional(Blemish::Stolen)}})
    EXPECT_EQ(blemishAfter([lost = lost](ThreadSample& thread) {
                thread.seconds = 1e-6;
                thread.lostS = lost;
              }),
              blemish);
}

TEST(BlemishBounds, OfAGapAreHalfOfAChunk) {
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.longestGapS = 4; }), std::nullopt);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.longestGapS = 4.01; }), Blemish::Stolen);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) {
              thread.longestGapS = 4.01;
              thread.involuntarySwitches = 1;
            }),
            Blemish::PreEmpted)
      << "another program had it";
}

TEST(BlemishBounds, OfASleepAreTenMilliseconds) {
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.suspendedS = 9.99e-3; }), std::nullopt);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.suspendedS = 10e-3; }), Blemish::Suspended);
}

TEST(BlemishBounds, OfWhatIsCountedAreOne) {
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.majorFaults = 1; }), Blemish::Paged);
  EXPECT_EQ(blemishAfter([](ThreadSample& thread) { thread.involuntarySwitches = 1; }), Blemish::PreEmpted);
}

TEST(VerdictBounds, OfTheClockSayHowFarItMoved) {
  const auto judged = [](std::size_t samples) {
    return judgedWith([&](Evidence& evidence) {
      spoil(evidence, Blemish::ClockMoved, samples);
      evidence.lowestGhz = 3;
      evidence.highestGhz = 5;
    });
  };
  EXPECT_EQ(judged(25), nothingToDoubt);
  const std::vector<Datum> data{{"low_ghz", 3.0}, {"high_ghz", 5.0}, {"excluded_percent", 50.0}};
  EXPECT_EQ(judged(50), verdictOf(Grade::Fair, "clock-moved", data));
  EXPECT_EQ(judged(51).grade, Grade::Poor);
}

TEST(VerdictBounds, OfEachDisturbanceSayHowMuchWasLeftOut) {
  for (const auto& [kind, id] : {std::pair{Blemish::ClockUnknown, "clock-unknown"},
                                 {Blemish::Contended, "contended"},
                                 {Blemish::PreEmpted, "pre-empted"},
                                 {Blemish::Migrated, "migrated"},
                                 {Blemish::Stolen, "stolen-time"}})
    EXPECT_EQ(judgedWith([kind = kind](Evidence& evidence) {
                evidence.boundBy = BoundBy::Shared;
                spoil(evidence, kind, 50);
              }),
              verdictOf(Grade::Fair, id, {{"excluded_percent", 50.0}}));
}

TEST(VerdictBounds, OfTimeThatOthersHadAreATenthAndThreeQuartersAndOfACoreAHalf) {
  const auto load = [](double percent, BoundBy boundBy = BoundBy::Shared) {
    return judgedWith([&](Evidence& evidence) {
      evidence.boundBy = boundBy;
      evidence.otherLoadPercent = percent;
    });
  };
  EXPECT_EQ(load(10), nothingToDoubt);
  EXPECT_EQ(load(10.1).grade, Grade::Fair);
  EXPECT_EQ(load(75).grade, Grade::Fair);
  EXPECT_EQ(load(75.1), verdictOf(Grade::Poor, "other-load", {{"other_percent", 75.1}}));
  // Threads that meet at a line wait for the one that is not there, and so does a chase under load.
  for (const BoundBy boundBy : {BoundBy::Threads, BoundBy::Load})
    EXPECT_EQ(load(10.1, boundBy).grade, Grade::Fair);
  EXPECT_EQ(load(50, BoundBy::Core), nothingToDoubt);
  EXPECT_EQ(load(50.1, BoundBy::Core).grade, Grade::Fair);
  const auto stolen = [](double percent, std::size_t samples = 0) {
    return judgedWith([&](Evidence& evidence) {
      evidence.stolenPercent = percent;
      spoil(evidence, Blemish::Stolen, samples);
    });
  };
  EXPECT_EQ(stolen(10), nothingToDoubt);
  EXPECT_EQ(stolen(10, 25), nothingToDoubt);
  EXPECT_EQ(stolen(10.1).grade, Grade::Fair);
  EXPECT_EQ(stolen(50).grade, Grade::Fair);
  EXPECT_EQ(stolen(50.1).grade, Grade::Poor);
  EXPECT_EQ(stolen(2, 51),
            verdictOf(Grade::Poor, "stolen-time", {{"excluded_percent", 51.0}, {"stolen_percent", 2.0}}));
}

TEST(VerdictBounds, OfPagesFromTheDiskAreOneAndAHalf) {
  const auto paged = [](std::size_t samples) {
    return judgedWith([&](Evidence& evidence) {
      evidence.majorFaults = 1;
      spoil(evidence, Blemish::Paged, samples);
    });
  };
  EXPECT_EQ(paged(50), verdictOf(Grade::Fair, "paged", {{"faults", std::int64_t{1}}}));
  EXPECT_EQ(paged(51).grade, Grade::Poor);
}

TEST(VerdictBounds, OfAChangedAffinityAreOneAndAHalf) {
  EXPECT_EQ(judgedWith([](Evidence& evidence) { spoil(evidence, Blemish::AffinityChanged, 50); }),
            verdictOf(Grade::Fair, "affinity-changed", {{"excluded_percent", 50.0}}));
}

TEST(VerdictBounds, OfTheLimitAreATwentiethAboveAndAQuarterBelowItsLike) {
  const auto share = [](double own, std::optional<double> like = std::nullopt) {
    return judgedWith([&](Evidence& evidence) {
      evidence.limitShare = own;
      evidence.likeShare = like;
    });
  };
  EXPECT_EQ(share(1.05), nothingToDoubt);
  EXPECT_EQ(share(1.25), verdictOf(Grade::Poor, "above-limit", {{"share_percent", 125.0}}));
  EXPECT_EQ(share(0.75, 1), nothingToDoubt);
  EXPECT_EQ(share(0.5, 0.6), nothingToDoubt);
  EXPECT_EQ(share(0.25, 0.5), verdictOf(Grade::Fair, "slower-than-its-like",
                                        {{"share_percent", 25.0}, {"like_percent", 50.0}}));
  EXPECT_EQ(share(0.74, 1).grade, Grade::Fair);
}

TEST(VerdictBounds, OfTheIntervalAreOneAndFivePercent) {
  const auto wide = [](double percent) {
    return judgedWith([&](Evidence& evidence) { evidence.halfWidthPercent = percent; });
  };
  EXPECT_EQ(wide(1), nothingToDoubt);
  EXPECT_EQ(wide(5), verdictOf(Grade::Fair, "wide-interval", {{"half_width_percent", 5.0}}));
  EXPECT_EQ(wide(5.1).grade, Grade::Poor);
}

TEST(VerdictBounds, OfTheIntervalInSharedLevelsAreTwoAndFivePercent) {
  const auto wide = [](double percent, BoundBy boundBy = BoundBy::Shared) {
    return judgedWith([&](Evidence& evidence) {
      evidence.boundBy = boundBy;
      evidence.halfWidthPercent = percent;
    });
  };
  EXPECT_EQ(wide(2), nothingToDoubt);
  EXPECT_EQ(wide(2, BoundBy::Load), nothingToDoubt);
  EXPECT_EQ(wide(1.1, BoundBy::Threads).grade, Grade::Fair);
  EXPECT_EQ(wide(2.1), verdictOf(Grade::Fair, "wide-interval", {{"half_width_percent", 2.1}}));
  EXPECT_EQ(wide(5).grade, Grade::Fair);
  EXPECT_EQ(wide(5.1).grade, Grade::Poor);
}

TEST(VerdictBounds, OfOtherProgramsBeyondTheCoreAreAQuarterOfACpuAndWhatIsCountedWrongly) {
  const auto load = [](double cpus, BoundBy boundBy = BoundBy::Shared, std::size_t threads = 1) {
    return judgedWith([&](Evidence& evidence) {
      evidence.boundBy = boundBy;
      evidence.othersCpus = cpus;
      evidence.threads = evidence.cpus = threads;
    });
  };
  EXPECT_EQ(load(0.26), nothingToDoubt);
  EXPECT_EQ(load(0.28), verdictOf(Grade::Fair, "background-load", {{"others_cpus", 0.28}}));
  // However busy they are, the result may be right.
  EXPECT_EQ(load(8).grade, Grade::Fair);
  // A core has its caches and its clock for itself.
  EXPECT_EQ(load(8, BoundBy::Core), nothingToDoubt);
  EXPECT_EQ(load(8, BoundBy::Threads), nothingToDoubt);
  // Latency under load is that of memory.
  EXPECT_EQ(load(0.28, BoundBy::Load).grade, Grade::Fair);
  // A third of a CPU of 16 threads may be counted to others.
  EXPECT_EQ(load(0.5, BoundBy::Shared, 16), nothingToDoubt);
  EXPECT_EQ(load(0.6, BoundBy::Shared, 16).grade, Grade::Fair);
}

TEST(VerdictBounds, OfTheIntervalOverLinesAreTenAndThirtyPercent) {
  const auto wide = [](double percent) {
    return judgedWith([&](Evidence& evidence) {
      evidence.overLines = true;
      evidence.halfWidthPercent = percent;
    });
  };
  EXPECT_EQ(wide(10), nothingToDoubt);
  EXPECT_EQ(wide(10.1).grade, Grade::Fair);
  EXPECT_EQ(wide(30), verdictOf(Grade::Fair, "wide-interval", {{"half_width_percent", 30.0}}));
  EXPECT_EQ(wide(30.1).grade, Grade::Poor);
}

TEST(VerdictBounds, OfCleanSamplesAreThirtyAndTen) {
  const auto clean = [](std::size_t samples) {
    return judgedWith([&](Evidence& evidence) { evidence.cleanCount = samples; });
  };
  EXPECT_EQ(clean(30), nothingToDoubt);
  EXPECT_EQ(clean(10), verdictOf(Grade::Fair, "too-few-samples",
                                 {{"clean", std::int64_t{10}}, {"needed", std::int64_t{30}}}));
  EXPECT_EQ(clean(9).grade, Grade::Poor);
}

TEST(VerdictBounds, OfSharedCpusAreMoreThreadsThanThose) {
  const auto shared = [](std::size_t threads, std::optional<double> efficiency) {
    return judgedWith([&](Evidence& evidence) {
      evidence.shareCpus = true;
      evidence.threads = threads;
      evidence.cpus = 2;
      evidence.sharingEfficiency = efficiency;
    });
  };
  EXPECT_EQ(shared(2, 0.5), nothingToDoubt);
  const std::vector<Datum> data{{"threads", std::int64_t{3}}, {"cpus", std::int64_t{2}}};
  EXPECT_EQ(shared(3, std::nullopt), verdictOf(Grade::Fair, "threads-share-cores", data));
  EXPECT_EQ(shared(3, 0.5).reasons.front().data.back(), (Datum{"efficiency_percent", 50.0}));
  EXPECT_EQ(judgedWith([](Evidence& evidence) {
              evidence.threads = 3;
              evidence.cpus = 2;
            }),
            nothingToDoubt)
      << "by turns";
}

TEST(VerdictBounds, OfPassesAreOfThemAll) {
  const auto passes = [](std::size_t count, std::size_t clean, bool inUses = false) {
    return judgedWith([&](Evidence& evidence) {
      evidence.inPasses = true;
      evidence.inUses = inUses;
      evidence.count = count;
      evidence.cleanCount = clean;
      evidence.halfWidthPercent = 50;
      spoil(evidence, Blemish::ClockMoved, count);
    });
  };
  const auto whole = [](std::int64_t number) { return number; };
  EXPECT_EQ(passes(100, 75), nothingToDoubt);
  EXPECT_EQ(passes(100, 50),
            verdictOf(Grade::Fair, "passes-disturbed", {{"disturbed", whole(50)}, {"passes", whole(100)}}));
  EXPECT_EQ(passes(100, 49, true),
            verdictOf(Grade::Poor, "uses-disturbed", {{"disturbed", whole(51)}, {"passes", whole(100)}}));
  EXPECT_EQ(passes(30, 30), nothingToDoubt);
  EXPECT_EQ(passes(10, 10),
            verdictOf(Grade::Fair, "few-passes", {{"passes", whole(10)}, {"needed", whole(30)}}));
  EXPECT_EQ(passes(9, 9, true),
            verdictOf(Grade::Poor, "few-uses", {{"passes", whole(9)}, {"needed", whole(30)}}));
  EXPECT_EQ(passes(0, 0), nothingToDoubt);
  EXPECT_EQ(judgedWith([](Evidence& evidence) { evidence.count = evidence.cleanCount = 0; }), nothingToDoubt);
}

TEST(VerdictBounds, SayWhatElseIsKnown) {
  EXPECT_EQ(judgedWith([](Evidence& evidence) {
              evidence.threadsElsewhere = 1;
              evidence.mostElsewhere = 0.25;
            }),
            verdictOf(Grade::Fair, "memory-on-other-node",
                      {{"threads", std::int64_t{1}}, {"elsewhere_percent", 25.0}}));
  EXPECT_EQ(judgedWith([](Evidence& evidence) { evidence.otherKind = Reason{"other", {}}; }),
            verdictOf(Grade::Poor, "other", {}));
  EXPECT_EQ(judgedWith([](Evidence& evidence) { evidence.firstUseDisturbed = true; }),
            verdictOf(Grade::Fair, "first-use-disturbed", {}));
  EXPECT_EQ(judgedWith([](Evidence& evidence) { evidence.plannedS = 2; }), nothingToDoubt);
  EXPECT_EQ(judgedWith([](Evidence& evidence) { evidence.usedS = 3; }), nothingToDoubt);
  EXPECT_EQ(judgedWith([](Evidence& evidence) {
              evidence.plannedS = 2;
              evidence.usedS = 3;
            }),
            verdictOf(Grade::Good, "time-extended", {{"planned_s", 2.0}, {"used_s", 3.0}}));
}

TEST(VerdictBounds, OfWhatNobodyToldAreNone) {
  EXPECT_EQ(judge({}), nothingToDoubt);
  Evidence evidence;
  evidence.count = 1;
  spoil(evidence, Blemish::ClockMoved, 1);
  evidence.threadsElsewhere = 1;
  const Verdict verdict = judge(evidence);
  ASSERT_EQ(verdict.reasons.size(), 3u);
  EXPECT_EQ(verdict.reasons[0].data,
            (std::vector<Datum>{{"low_ghz", 0.0}, {"high_ghz", 0.0}, {"excluded_percent", 100.0}}));
  EXPECT_EQ(verdict.reasons[1].data,
            (std::vector<Datum>{{"clean", std::int64_t{0}}, {"needed", std::int64_t{30}}}));
  EXPECT_EQ(verdict.reasons[2].data,
            (std::vector<Datum>{{"threads", std::int64_t{1}}, {"elsewhere_percent", 0.0}}));
  Evidence shared;
  shared.shareCpus = true;
  EXPECT_EQ(judge(shared), nothingToDoubt) << "one thread";
  shared.threads = 2;
  EXPECT_EQ(judge(shared).reasons.at(0).data.at(1), (Datum{"cpus", std::int64_t{1}}));
  Evidence passes;
  passes.inPasses = true;
  passes.count = 1;
  EXPECT_EQ(judge(passes).reasons.at(0).id, "passes-disturbed");
}

// A default-constructed sample has no readings.
TEST(Blemishes, OfASampleThatNobodyTook) {
  const ThreadSample none;
  EXPECT_FALSE(none.probesMakeSense());
  EXPECT_FALSE(none.clockConfirmed);
  EXPECT_EQ(none.units, 0);
  EXPECT_EQ(none.seconds, 0);
  EXPECT_EQ(none.chunkS, 0);
  EXPECT_EQ(none.clockGhz(), 0);
  ThreadSample one = largeSample();
  one.aluPerCycle = one.clockAfterGhz = one.clockBeforeGhz = 0.5;
  EXPECT_TRUE(one.probesMakeSense());
  for (double ThreadSample::* reading :
       {&ThreadSample::clockBeforeGhz, &ThreadSample::clockAfterGhz, &ThreadSample::aluPerCycle}) {
    ThreadSample thread = largeSample();
    thread.*reading = none.*reading;
    EXPECT_FALSE(thread.probesMakeSense());
  }
}

TEST(UnitValue, IsARateOrATime) {
  EXPECT_EQ((UnitValue{2, false}.of(4)), 8);
  EXPECT_EQ((UnitValue{2, true}.of(4)), 0.5);
  EXPECT_EQ(UnitValue().of(4), 4);
  EXPECT_EQ((UnitValue{2, false}.ofAll({4, 8})), 24) << "the sum of both";
  EXPECT_EQ((UnitValue{3, true}.ofAll({4, 8})), 0.5) << "of one of them, at the mean of 6";
}

TEST(ShareOfLike, IsTheMedianOfTheOthersOfItsKind) {
  const std::vector<LimitedCell> cells{{"a", 0.9}, {"b", 0.1}, {"a", 0.5}, {"a", 0.7}, {"c", 0.3}};
  EXPECT_DOUBLE_EQ(*typicalShareOfLike(cells, 0), 0.6);
  EXPECT_DOUBLE_EQ(*typicalShareOfLike(cells, 2), 0.8);
  EXPECT_FALSE(typicalShareOfLike(cells, 1));
}

namespace {

/// A sample at each of these clocks, whose work per second is a thousand times the clock.
std::vector<Sample> samplesAt(const std::vector<double>& clocks) {
  std::vector<Sample> samples;
  for (const double clock : clocks) {
    ThreadSample thread = largeSample();
    thread.seconds = 1;
    thread.units = 1000 * clock;
    thread.clockBeforeGhz = thread.clockAfterGhz = clock;
    samples.push_back({0, {thread}});
  }
  return samples;
}

}  // namespace

TEST(HeadlineClock, IsTheMedianOfCleanSamplesOrElseOfConfirmedOnes) {
  std::vector<Sample> samples = samplesAt({1, 2, 3, 4, 5});
  EXPECT_EQ(sortOut(samples, {3}).clockGhz, std::vector<double>{3});
  for (const std::size_t i : {0u, 1u}) samples[i].threads[0].late = true;
  EXPECT_EQ(sortOut(samples, {3}).clockGhz, std::vector<double>{4});
  for (Sample& sample : samples) sample.threads[0].late = true;
  EXPECT_EQ(sortOut(samples, {3}).clockGhz, std::vector<double>{3});
}

TEST(HeadlineClock, MayBeSlow) {
  EXPECT_TRUE(sortOut(samplesAt({0.5, 0.5, 0.5}), {3}).clockKnown());
}

TEST(HeadlineFigure, IsOfNothingToBeginWith) {
  EXPECT_EQ(CellFigures().value, 0);
  EXPECT_EQ(CellFigures().headlineQuantile, quantileOfRates);
}

TEST(HeadlineClock, IsKnownWhereHalfOfTheSamplesConfirmIt) {
  std::vector<Sample> samples = samplesAt({1, 2, 3, 4});
  for (const std::size_t i : {0u, 1u}) samples[i].threads[0].clockConfirmed = false;
  EXPECT_EQ(sortOut(samples, {3}).clockGhz, std::vector<double>{3.5});
  EXPECT_TRUE(sortOut(samples, {3}).clockKnown());
  samples[2].threads[0].clockConfirmed = false;
  EXPECT_EQ(sortOut(samples, {3}).clockGhz, std::vector<double>{0});
  EXPECT_FALSE(sortOut(samples, {3}).clockKnown());
  EXPECT_FALSE(sortOut({}, {3}).clockKnown());
  std::vector<Sample> five = samplesAt({1, 2, 3, 4, 5});
  for (const std::size_t i : {0u, 1u, 2u}) five[i].threads[0].clockConfirmed = false;
  EXPECT_FALSE(sortOut(five, {3}).clockKnown()) << "two of five";
}

// Computed by hand: the values are 1000 … 11000 in steps of 1000; their first decile is the second value,
// their ninth the last but one. Per clock each of them is 1000 × 6, the median.
TEST(HeadlineFigure, IsANinthTenthOfRatesAndATenthOfTimes) {
  const std::vector<Sample> samples = samplesAt({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
  const SortedSamples sorted = sortOut(samples, {3});
  const auto rate = figuresOf(samples, sorted, 0, BoundBy::Shared, {1, false});
  EXPECT_EQ(rate->value, 10000);
  EXPECT_EQ(rate->statistic, "p90");
  EXPECT_EQ(rate->headlineQuantile, 0.90);
  EXPECT_EQ(rate->perThread, std::vector<double>{10000});
  const auto time = figuresOf(samples, sorted, 0, BoundBy::Shared, {1, true});
  EXPECT_EQ(time->statistic, "p10");
  EXPECT_EQ(time->headlineQuantile, 0.10);
  EXPECT_DOUBLE_EQ(time->value, 1.0 / 10000);
  const auto perClock = figuresOf(samples, sorted, 0, BoundBy::Core, {1, false});
  EXPECT_EQ(perClock->statistic, "p90-per-clock");
  EXPECT_DOUBLE_EQ(perClock->value, 6000);
  EXPECT_EQ(figuresOf(samples, sorted, 0, BoundBy::Core, {1, true})->statistic, "p10-per-clock");
  EXPECT_FALSE(figuresOf(samples, sorted, 1, BoundBy::Core, {1, false})) << "no such cell";
}

TEST(HeadlineFigure, IsTheMedianWhereTheOtherThreadsDecide) {
  const std::vector<Sample> samples = samplesAt({1, 2, 3, 4, 5});
  const auto figures = figuresOf(samples, sortOut(samples, {3}), 0, BoundBy::Threads, {1, false});
  EXPECT_EQ(figures->statistic, "p50");
  EXPECT_EQ(figures->headlineQuantile, 0.5);
  EXPECT_EQ(figures->value, 3000);
}

TEST(HeadlineFigure, IsOfTheRateWhereAProbeYieldedNothing) {
  std::vector<Sample> samples = samplesAt({2, 2, 2, 4});
  samples[3].threads[0].aluPerCycle = 0;
  const auto figures = figuresOf(samples, sortOut(samples, {3}), 0, BoundBy::Core, {1, false});
  EXPECT_EQ(figures->values, (std::vector<double>{2000, 2000, 2000, 4000}));
  EXPECT_EQ(figures->clean, (std::vector<bool>{true, true, true, false}));
}

TEST(HeadlineFigure, IsOfAllSamplesWhereNoneIsClean) {
  std::vector<Sample> samples = samplesAt({1, 2, 3});
  for (Sample& sample : samples) sample.threads[0].late = true;
  const auto figures = figuresOf(samples, sortOut(samples, {3}), 0, BoundBy::Shared, {1, false});
  EXPECT_DOUBLE_EQ(figures->value, 2800);
  EXPECT_EQ(usedValues(*figures), (std::vector<double>{1000, 2000, 3000}));
  EXPECT_TRUE(intervalOf(*figures));
  samples[0].threads[0].late = false;
  const auto one = figuresOf(samples, sortOut(samples, {3}), 0, BoundBy::Shared, {1, false});
  EXPECT_EQ(usedValues(*one), std::vector<double>{1000});
  EXPECT_FALSE(intervalOf(*one)) << "of less than three";
}

}  // namespace strata
