// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/sweep.h"
#include "core/stats/levels.h"

namespace strata {
namespace {

struct Recorded {
  std::vector<SweepPoint> points;
  std::vector<double> cachesBytes;  ///< what the machine has
};

/// A file of tests/core/stats/curves: comments, one of which names the capacities, a line of heads, and rows
/// of footprint, latency and perhaps bandwidth.
Recorded readCurve(const std::string& name) {
  Recorded recorded;
  std::ifstream file(std::string(STRATA_CURVES_DIR) + "/" + name + ".csv");
  EXPECT_TRUE(file) << name;
  const std::string key = "# caches_bytes:";
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(key)) {
      std::istringstream numbers(line.substr(key.size()));
      for (double size = 0; numbers >> size;) recorded.cachesBytes.push_back(size);
    }
    std::istringstream row(line);
    SweepPoint point;
    char comma = 0;
    if (line.starts_with('#') || !(row >> point.footprint.count >> comma >> point.latencyNs)) continue;
    if (double bandwidth = 0; row >> comma >> bandwidth) point.bandwidthMbs = bandwidth;
    recorded.points.push_back(point);
  }
  EXPECT_GT(recorded.points.size(), 100u) << name;
  return recorded;
}

std::string describe(const InferredLevels& levels) {
  std::ostringstream text;
  for (const InferredLevel& level : levels.caches)
    text << formatSize(level.size) << " (" << level.latencyNs << " ns), ";
  if (levels.memory) text << "memory (" << levels.memory->latencyNs << " ns)";
  return text.str();
}

double octavesApart(Bytes size, double bytes) {
  return std::abs(std::log2(static_cast<double>(size.count) / bytes));
}

struct Expected {
  const char* curve;
  double octaves;  ///< how far the worst edge may be off
  std::vector<double> latencies;
};

class Curves : public testing::TestWithParam<Expected> {};

TEST_P(Curves, showTheirLevels) {
  const Recorded recorded = readCurve(GetParam().curve);
  const InferredLevels levels = inferLevels(recorded.points);
  ASSERT_EQ(levels.caches.size(), recorded.cachesBytes.size()) << describe(levels);
  ASSERT_TRUE(levels.memory);
  for (std::size_t i = 0; i < levels.caches.size(); ++i) {
    EXPECT_LE(octavesApart(levels.caches[i].size, recorded.cachesBytes[i]), GetParam().octaves)
        << describe(levels);
    EXPECT_NEAR(levels.caches[i].latencyNs, GetParam().latencies[i], 0.2 * GetParam().latencies[i])
        << describe(levels);
  }
  EXPECT_NEAR(levels.memory->latencyNs, GetParam().latencies.back(), 0.1 * GetParam().latencies.back())
      << describe(levels);
}

INSTANTIATE_TEST_SUITE_P(OfMachines, Curves,
                         testing::Values(Expected{"desktop_zen4", 0.5, {0.727, 2.55, 9.1, 74}},
                                         Expected{"desktop_raptor_lake", 0.5, {0.893, 2.68, 13.4, 82}},
                                         Expected{"server_sapphire_rapids", 0.5, {1.43, 4.57, 29, 112}},
                                         Expected{"raspberry_pi_4", 0.5, {2.67, 14, 145}},
                                         Expected{"fourth_level_broadwell", 0.5, {1.08, 3.24, 11.4, 42, 68}},
                                         Expected{"memory_side_m1_max", 0.5, {0.94, 5.6, 36, 108}},
                                         Expected{"noisy_vm", 0.5, {1.25, 4.2, 14, 128}},
                                         Expected{"vm_recorded", 0.5, {0.96, 3.0, 9.0, 85}},
                                         Expected{"vm_recorded_busy", 0.5, {0.96, 3.0, 9.0, 85}}),
                         [](const auto& test) { return std::string(test.param.curve); });

TEST(Levels, haveTheBandwidthOfTheirPlateaus) {
  const InferredLevels levels = inferLevels(readCurve("desktop_zen4").points);
  ASSERT_EQ(levels.caches.size(), 3u);
  EXPECT_NEAR(levels.caches[0].bandwidthMbs.value_or(0), 350e3, 10e3);
  EXPECT_NEAR(levels.caches[1].bandwidthMbs.value_or(0), 176e3, 10e3);
  EXPECT_NEAR(levels.caches[2].bandwidthMbs.value_or(0), 130e3, 10e3);
  EXPECT_NEAR(levels.memory->bandwidthMbs.value_or(0), 38e3, 4e3);
  EXPECT_FALSE(inferLevels(readCurve("raspberry_pi_4").points).memory->bandwidthMbs);
}

TEST(Levels, doNotDependOnTheUnit) {
  std::vector<SweepPoint> points = readCurve("server_sapphire_rapids").points;
  const InferredLevels inNs = inferLevels(points);
  for (SweepPoint& point : points) point.latencyNs *= 3.5;  // cycles
  const InferredLevels inCycles = inferLevels(points);
  ASSERT_EQ(inCycles.caches.size(), inNs.caches.size());
  for (std::size_t i = 0; i < inNs.caches.size(); ++i)
    EXPECT_NEAR(octavesApart(inCycles.caches[i].size, static_cast<double>(inNs.caches[i].size.count)), 0,
                1e-6);
}

TEST(Levels, areFoundWithFourPointsAnOctave) {
  for (const char* curve : {"desktop_zen4", "raspberry_pi_4", "vm_recorded"}) {
    const Recorded recorded = readCurve(curve);
    std::vector<SweepPoint> half;
    for (std::size_t i = 1; i < recorded.points.size(); i += 2) half.push_back(recorded.points[i]);
    EXPECT_EQ(inferLevels(half).caches.size(), recorded.cachesBytes.size()) << describe(inferLevels(half));
  }
}

TEST(Levels, areNoneInAQuickSweep) {
  const std::vector<SweepPoint> points{
      {24_KiB, 0.9, {}}, {96_KiB, 2.5, {}}, {512_KiB, 2.6, {}}, {1_MiB, 3.5, {}}, {2_MiB, 9.0, {}},
      {8_MiB, 9.1, {}},  {16_MiB, 9.3, {}}, {32_MiB, 30, {}},   {64_MiB, 72, {}}, {128_MiB, 74, {}}};
  EXPECT_TRUE(inferLevels(points).caches.empty()) << describe(inferLevels(points));
}

TEST(Levels, endWithACacheWhereTheCurveEndsOnASlope) {
  const Recorded recorded = readCurve("raspberry_pi_4");
  std::vector<SweepPoint> points;
  for (const SweepPoint& point : recorded.points)
    if (point.footprint <= 1536_KiB) points.push_back(point);
  const InferredLevels levels = inferLevels(points);
  ASSERT_EQ(levels.caches.size(), 2u) << describe(levels);
  EXPECT_LE(octavesApart(levels.caches[1].size, 1 << 20), 0.5);
  EXPECT_FALSE(levels.memory) << "nobody saw it";
}

TEST(Levels, leaveOutWhatIsNoLatency) {
  std::vector<SweepPoint> points = readCurve("raspberry_pi_4").points;
  const InferredLevels levels = inferLevels(points);
  points.insert(points.begin() + 40, {points[40].footprint, std::nan(""), {}});
  points.insert(points.begin() + 80, {points[80].footprint, 0, {}});
  points.push_back({1_GiB, -1, {}});
  EXPECT_EQ(inferLevels(points), levels);
  EXPECT_EQ(inferLevels({}), InferredLevels{});
  EXPECT_TRUE(inferLevels(std::vector<SweepPoint>{{1_KiB, 1, {}}}).caches.empty());
}

TEST(Levels, areNoneInFlatNoise) {
  const InferredLevels levels = inferLevels(readCurve("flat_noise").points);
  EXPECT_TRUE(levels.caches.empty()) << describe(levels);
  EXPECT_FALSE(levels.memory);
}

/// Misses of a chase through `ratio` times the capacity.
double missesOfLru(double ratio) {  // sets of eight ways overflow one after the other
  return ratio <= 1 ? 0 : std::min(1.0, (ratio - 1) * 9 / ratio);
}
double missesOfRandomReplacement(double ratio) {  // a line survives F × m evictions, each with 1 - 1 / C
  double misses = ratio <= 1 ? 0 : 0.9;
  for (int i = 0; i < 100; ++i) misses = 1 - std::exp(-ratio * misses);
  return misses;
}
double missesOfHashing(double ratio) {  // lines fall on sets of sixteen ways at random (Poisson)
  const double mean = 16 * ratio;
  double inside = 0;
  double probability = std::exp(-mean);
  for (int lines = 0; lines <= 16; ++lines) {
    inside += lines * probability;
    probability *= mean / (lines + 1);
  }
  return 1 - inside / mean;
}

class Machines {
 public:
  explicit Machines(unsigned seed) : m_engine(seed) {}

  double between(double low, double high) {
    return low + (high - low) * static_cast<double>(m_engine()) / 0x1p64;
  }
  double gaussian() {  // Box and Muller
    return std::sqrt(-2 * std::log(between(1e-12, 1))) * std::cos(between(0, 6.283185307));
  }

  /// A machine of that many caches: capacities 8 to 32 times the one before, latencies 1.8 to 5 times.
  Recorded make(int caches, double noise, double disturbed) {
    using Misses = double (*)(double);
    const Misses kinds[] = {missesOfLru, missesOfRandomReplacement, missesOfHashing};
    Recorded made;
    std::vector<double> latencies{between(0.7, 3)};
    std::vector<Misses> misses;
    double capacity = 16384 * std::exp2(between(0, 3));
    for (int i = 0; i < caches; ++i) {
      made.cachesBytes.push_back(capacity);
      capacity *= std::exp2(between(3, 5));
      latencies.push_back(latencies.back() * between(1.8, 5));
      misses.push_back(kinds[m_engine() % 3]);
    }
    const Bytes most{static_cast<std::uint64_t>(made.cachesBytes.back() * 16)};
    for (const Bytes footprint : fullSweepFootprints(most)) {
      if (footprint < 1_KiB) continue;
      double latency = latencies[0];
      for (std::size_t i = 0; i < misses.size(); ++i)
        latency += misses[i](static_cast<double>(footprint.count) / made.cachesBytes[i]) *
                   (latencies[i + 1] - latencies[i]);
      latency *= std::exp(noise * gaussian());
      if (between(0, 1) < disturbed) latency *= between(1, 1.6);
      made.points.push_back({footprint, latency, {}});
    }
    return made;
  }

 private:
  std::mt19937_64 m_engine;
};

TEST(Levels, areThoseOfMadeUpMachines) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Machines machines(seed);
    const int caches = 1 + static_cast<int>(seed % 4);
    const Recorded made = machines.make(caches, machines.between(0, 0.05), machines.between(0, 0.1));
    const InferredLevels levels = inferLevels(made.points);
    std::ostringstream truth;
    for (const double size : made.cachesBytes) truth << size / 1024 << " KiB ";
    ASSERT_EQ(levels.caches.size(), made.cachesBytes.size())
        << "seed " << seed << ": " << truth.str() << "; " << describe(levels);
    EXPECT_TRUE(levels.memory) << "seed " << seed;
    for (std::size_t i = 0; i < levels.caches.size(); ++i)
      EXPECT_LE(octavesApart(levels.caches[i].size, made.cachesBytes[i]), 0.5)
          << "seed " << seed << ": " << truth.str() << "; " << describe(levels);
  }
}

TEST(Levels, areNoneInAnyFlatNoise) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Machines machines(seed);
    const double noise = machines.between(0, 0.3);
    const double disturbed = machines.between(0, 0.2);
    std::vector<SweepPoint> points;
    for (const Bytes footprint : fullSweepFootprints(256_MiB)) {
      double latency = 20 * std::exp(noise * machines.gaussian());
      if (machines.between(0, 1) < disturbed) latency *= machines.between(1, 3);
      points.push_back({footprint, latency, {}});
    }
    const InferredLevels levels = inferLevels(points);
    EXPECT_TRUE(levels.caches.empty()) << "seed " << seed << ", noise " << noise << ": " << describe(levels);
    EXPECT_FALSE(levels.memory) << "seed " << seed;
  }
}

/// Eight points per octave from 1 KiB on: `count` points of each latency, and a ramp of `ramp` points from
/// each to the next.
std::vector<SweepPoint> staircase(const std::vector<std::pair<int, double>>& stairs, int ramp = 0) {
  std::vector<double> latencies;
  for (const auto& [count, latency] : stairs) {
    if (!latencies.empty()) {
      const double before = latencies.back();
      for (int i = 1; i <= ramp; ++i)
        latencies.push_back(before * std::pow(latency / before, i / (ramp + 1.0)));
    }
    latencies.insert(latencies.end(), static_cast<std::size_t>(count), latency);
  }
  std::vector<SweepPoint> points;
  for (std::size_t i = 0; i < latencies.size(); ++i)
    points.push_back(
        {Bytes{static_cast<std::uint64_t>(1024 * std::exp2(static_cast<double>(i) / 8))}, latencies[i], {}});
  return points;
}

std::size_t cachesOf(const std::vector<SweepPoint>& points) {
  return inferLevels(points).caches.size();
}

TEST(Levels, areThreeQuartersOfAnOctaveWide) {
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {8, 3}, {24, 9}})), 2u);
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {6, 3}, {24, 9}})), 1u);
}

// The first points may be all that there is of the fastest level.
TEST(Levels, mayBeginWithThePlateauOfTheLeastWidth) {
  EXPECT_EQ(cachesOf(staircase({{8, 1}, {24, 3}, {24, 9}})), 2u);
  EXPECT_EQ(cachesOf(staircase({{8, 1}, {1, 2}, {1, 4}})), 1u);
}

/// Points of these latencies, so many octaves apart.
std::vector<SweepPoint> pointsApart(double octaves, const std::vector<std::pair<int, double>>& stairs) {
  std::vector<SweepPoint> points;
  for (const auto& [count, latency] : stairs)
    for (int i = 0; i < count; ++i)
      points.push_back(
          {Bytes{static_cast<std::uint64_t>(1024 * std::exp2(octaves * static_cast<double>(points.size())))},
           latency,
           {}});
  return points;
}

// A plateau costs 18 and saves 4 a point.
TEST(Levels, haveFivePointsAtLeast) {
  EXPECT_EQ(cachesOf(pointsApart(0.26, {{4, 1}, {12, 3}, {12, 9}})), 1u);
  EXPECT_EQ(cachesOf(pointsApart(0.26, {{5, 1}, {12, 3}, {12, 9}})), 2u);
  EXPECT_EQ(cachesOf(pointsApart(0.26, {{5, 1}, {1, 2}, {1, 4}})), 1u);
  EXPECT_EQ(cachesOf(pointsApart(0.26, {{4, 1}, {1, 2}, {1, 4}})), 0u);
}

TEST(Levels, areOneAndThreeTenthsTimesAsSlow) {
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {24, 1.31}})), 1u);
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {24, 1.29}})), 0u);
}

// A factor of 2 within two octaves is a step; a factor of 1.5 within four is a drift.
TEST(Levels, areReachedByARiseThatIsSteep) {
  EXPECT_TRUE(inferLevels(staircase({{24, 1}, {24, 2}}, 15)).memory);
  EXPECT_FALSE(inferLevels(staircase({{24, 1}, {24, 1.5}}, 31)).memory);
}

// The last three points of a plateau tell from where the latency rises. 1.5 octaves of footprint need 0.525
// octaves of latency: 0.55 are enough from a flat plateau, and not from one whose last two points lie 0.084
// higher.
TEST(Levels, areReachedByARiseFromThePointsThatEndTheOneBefore) {
  const auto hasNext = [](double lastTwo) {
    const auto curve =
        pointsApart(0.125, {{22, 1}, {2, lastTwo}, {11, std::exp2(0.29)}, {24, std::exp2(0.55)}});
    return inferLevels(curve).memory.has_value();
  };
  EXPECT_TRUE(hasNext(1));
  EXPECT_FALSE(hasNext(1.06));
}

// A quarter of the way from 1 ns to 5 is 2 ns: between 1 ns at the 24th point and 5 at the next, an octave's
// eighth apart, a quarter of that behind the 24th.
TEST(Levels, endWhereAQuarterMisses) {
  const InferredLevels levels = inferLevels(staircase({{24, 1}, {24, 5}}));
  ASSERT_EQ(levels.caches.size(), 1u);
  EXPECT_NEAR(octavesApart(levels.caches[0].size, 1024 * std::exp2((23 + 0.25) / 8)), 0, 1e-3);
  EXPECT_EQ(levels.caches[0].latencyNs, 1);
  EXPECT_EQ(levels.memory->latencyNs, 5);
}

// At least two points follow the last plateau, both of them a step above it.
TEST(Levels, endOnASlopeOfTwoPointsOrMore) {
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {1, 2}})), 0u);
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {1, 2}, {1, 4}})), 1u);
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {1, 4}, {1, 1.2}})), 0u);
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {1, 1.2}, {1, 4}})), 0u);
  EXPECT_EQ(cachesOf(staircase({{24, 1}, {1, 1.2}, {1, 2}, {1, 4}})), 1u);
}

TEST(Levels, ofFarMorePointsThanASweepHasAreThoseOfSomeOfThem) {
  // 100 sizes of each point of the staircase: 4800 points.
  std::vector<SweepPoint> many;
  for (const SweepPoint& point : staircase({{24, 1}, {24, 5}}))
    for (int i = 0; i < 100; ++i)
      many.push_back({Bytes{static_cast<std::uint64_t>(static_cast<double>(point.footprint.count) *
                                                       std::exp2(i / 800.0))},
                      point.latencyNs,
                      {}});
  const InferredLevels levels = inferLevels(many);
  ASSERT_EQ(levels.caches.size(), 1u) << describe(levels);
  EXPECT_EQ(levels.caches.front().latencyNs, 1);
  // The edge lies between two kept points, twelve of 4800 apart.
  EXPECT_LE(octavesApart(levels.caches.front().size, 8192), 12 / 800.0) << describe(levels);
  ASSERT_TRUE(levels.memory);
  EXPECT_EQ(levels.memory->latencyNs, 5);
  EXPECT_EQ(levels.smallest, many.front().footprint);
  EXPECT_EQ(levels.largest, many.back().footprint);
}

TEST(Levels, ofAPlateauAloneAreNone) {
  const InferredLevels levels = inferLevels(staircase({{24, 5}}));
  EXPECT_TRUE(levels.caches.empty());
  EXPECT_FALSE(levels.memory);
  EXPECT_EQ(levels.smallest, 1_KiB);
}

// A point without a footprint is left out: it has no logarithm.
TEST(Levels, leaveOutAPointOfNoFootprint) {
  std::vector<SweepPoint> points = staircase({{24, 1}, {24, 5}});
  const InferredLevels levels = inferLevels(points);
  points.insert(points.begin(), SweepPoint{0_B, 1, {}});
  EXPECT_EQ(inferLevels(points), levels);
}

class PartsOfCurves : public testing::TestWithParam<const char*> {};

/// The levels of each recorded curve, whole and cut at many places, compared with those inferred when the
/// method was last reviewed (in hundredths of an octave and picoseconds): this shows a change of the method.
TEST_P(PartsOfCurves, showWhatTheyShowed) {
  const std::string name = GetParam();
  const std::vector<SweepPoint> points = readCurve(name).points;
  std::string inferred;
  for (std::size_t count = points.size(); count > 24; count -= 13) {
    const InferredLevels levels = inferLevels(std::span(points).first(count));
    std::ostringstream line;
    line << name << ' ' << count << ':';
    for (const InferredLevel& level : levels.caches)
      line << ' ' << std::lround(100 * std::log2(static_cast<double>(level.size.count))) << '/'
           << std::lround(1000 * level.latencyNs);
    if (levels.memory) line << " memory " << std::lround(1000 * levels.memory->latencyNs);
    inferred += line.str() + '\n';
  }
  std::ifstream file(STRATA_CURVES_DIR "/inferred.txt");
  std::string expected;
  for (std::string line; std::getline(file, line);)
    if (line.starts_with(name + ' ')) expected += line + '\n';
  EXPECT_EQ(inferred, expected);
}

INSTANTIATE_TEST_SUITE_P(OfMachines, PartsOfCurves,
                         testing::Values("desktop_zen4", "desktop_raptor_lake", "server_sapphire_rapids",
                                         "raspberry_pi_4", "fourth_level_broadwell", "memory_side_m1_max",
                                         "noisy_vm", "vm_recorded", "vm_recorded_busy", "flat_noise"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace strata
