// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "core/plan/sweep.h"

namespace strata {
namespace {

Machine machineWith(std::vector<Cache> caches, int cpus = 1) {
  Machine machine;
  machine.caches = std::move(caches);
  for (int cpu = 0; cpu < cpus; ++cpu) machine.cpus.push_back({cpu, cpu, 0, 0, 0, 0});
  return machine;
}

std::vector<Bytes> quick(const Machine& machine, int threads = 1, Bytes most = 2_GiB) {
  return quickSweepFootprints(machine, threads, most);
}

TEST(QuickSweep, liesOnBothSidesOfEachLevel) {
  const Machine machine = machineWith({{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 1}});
  EXPECT_EQ(quick(machine), (std::vector<Bytes>{24_KiB, 96_KiB, 512_KiB, 1_MiB, 2_MiB, 8_MiB, 16_MiB, 32_MiB,
                                                64_MiB, 128_MiB}));
}

TEST(QuickSweep, goesByTheUsableLastLevel) {
  Machine machine = machineWith({{1, 32_KiB, 1}, {2, 512_KiB, 1}, {3, 480_MiB, 1}});
  machine.usableLastLevel = 16_MiB;
  EXPECT_EQ(quick(machine), (std::vector<Bytes>{16_KiB, 64_KiB, 256_KiB, 512_KiB, 1_MiB, 4_MiB, 8_MiB, 16_MiB,
                                                32_MiB, 64_MiB}));
}

TEST(QuickSweep, takesAUsableLevelFarBeyondTheLastForOneThatIsNotReported) {
  Machine machine = machineWith({{1, 128_KiB, 1}, {2, 12_MiB, 4}});
  machine.usableLastLevel = 48_MiB;
  EXPECT_EQ(quick(machine),
            (std::vector<Bytes>{64_KiB, 256_KiB, 6_MiB, 12_MiB, 24_MiB, 48_MiB, 96_MiB, 192_MiB}));
  machine.usableLastLevel = 24_MiB;  // not more than twice: the last level itself
  EXPECT_EQ(quick(machine), (std::vector<Bytes>{64_KiB, 256_KiB, 12_MiB, 24_MiB, 48_MiB, 96_MiB}));
}

TEST(QuickSweep, hasNoThirdLevelWhereThereIsNone) {
  const Machine raspberry = machineWith({{1, 32_KiB, 1}, {2, 1_MiB, 4}});
  EXPECT_EQ(quick(raspberry), (std::vector<Bytes>{16_KiB, 64_KiB, 512_KiB, 1_MiB, 2_MiB, 64_MiB}))
      << "64 MiB: memory, should a level not be reported";
}

TEST(QuickSweep, hasAFourthLevelWhereThereIsOne) {
  const Machine machine = machineWith({{1, 32_KiB, 1}, {2, 256_KiB, 1}, {3, 6_MiB, 1}, {4, 128_MiB, 1}});
  EXPECT_EQ(quick(machine), (std::vector<Bytes>{16_KiB, 64_KiB, 128_KiB, 256_KiB, 512_KiB, 1536_KiB, 3_MiB,
                                                6_MiB, 12_MiB, 32_MiB, 64_MiB, 128_MiB, 256_MiB, 512_MiB}));
}

TEST(QuickSweep, doesWithoutAReport) {
  const std::vector<Bytes> assumed{16_KiB, 64_KiB, 128_KiB, 256_KiB, 512_KiB,
                                   2_MiB,  4_MiB,  8_MiB,   16_MiB,  64_MiB};
  EXPECT_EQ(quick(machineWith({})), assumed);
  EXPECT_EQ(quick(machineWith({{1, 32_KiB, 1}})), assumed) << "a first level alone is as good as none";
  Machine probed = machineWith({});
  probed.usableLastLevel = 32_MiB;
  EXPECT_EQ(quick(probed), (std::vector<Bytes>{16_KiB, 64_KiB, 128_KiB, 256_KiB, 512_KiB, 8_MiB, 16_MiB,
                                               32_MiB, 64_MiB, 128_MiB}));
}

TEST(QuickSweep, givesEachThreadItsPartOfASharedLevel) {
  const Machine machine = machineWith({{1, 32_KiB, 1}, {2, 512_KiB, 1}, {3, 32_MiB, 8}}, 8);
  EXPECT_EQ(quick(machine, 8),
            (std::vector<Bytes>{16_KiB, 64_KiB, 256_KiB, 512_KiB, 1_MiB, 2_MiB, 4_MiB, 8_MiB, 64_MiB}))
      << "a quarter of 4 MiB is twice L2";
}

TEST(QuickSweep, endsAtMost) {
  const Machine machine = machineWith({{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 1}});
  EXPECT_EQ(quick(machine, 1, 50_MiB),
            (std::vector<Bytes>{24_KiB, 96_KiB, 512_KiB, 1_MiB, 2_MiB, 8_MiB, 16_MiB, 32_MiB, 50_MiB}));
  EXPECT_EQ(quick(machine, 1, Bytes{1000}), (std::vector<Bytes>{Bytes{896}}));
  EXPECT_TRUE(quick(machine, 1, 0_B).empty());
}

TEST(QuickSweep, isOfWholeLinesAndRises) {
  for (const std::uint64_t odd : {3u, 5u, 7u, 11u, 44u, 100u}) {
    const Machine machine =
        machineWith({{1, 1_KiB * odd, 1}, {2, 10_KiB * odd, 1}, {3, 1000_KiB * odd, 3}}, 3);
    for (const int threads : {1, 2, 3, 7}) {
      const std::vector<Bytes> footprints = quick(machine, threads);
      ASSERT_GE(footprints.size(), 5u);
      for (std::size_t i = 0; i < footprints.size(); ++i) {
        EXPECT_EQ(footprints[i].count % 128, 0u);
        EXPECT_TRUE(i == 0 || footprints[i - 1] < footprints[i]);
      }
    }
  }
}

TEST(FullSweep, hasStepsOf128BytesAndThenEightAnOctave) {
  EXPECT_EQ(fullSweepFootprints(4_KiB),
            (std::vector<Bytes>{128_B,  256_B,  384_B,  512_B,  640_B,  768_B,  896_B,  1024_B,
                                1152_B, 1280_B, 1408_B, 1536_B, 1664_B, 1792_B, 1920_B, 2048_B,
                                2304_B, 2560_B, 2816_B, 3072_B, 3328_B, 3584_B, 3840_B, 4096_B}));
}

TEST(FullSweep, goesOnToTheCap) {
  const std::vector<Bytes> footprints = fullSweepFootprints(2_GiB);
  EXPECT_EQ(footprints.size(), 8u + 8u * 21u);
  EXPECT_EQ(footprints.back(), 2_GiB);
  for (std::size_t i = 0; i < footprints.size(); ++i) {
    EXPECT_EQ(footprints[i].count % 128, 0u);
    EXPECT_TRUE(i == 0 || footprints[i - 1] < footprints[i]);
    EXPECT_TRUE(i < 8 || footprints[i].count * 8 <= footprints[i - 1].count * 9) << "an eighth at most";
  }
  EXPECT_EQ(fullSweepFootprints(2_GiB - 1_B).back(), 2_GiB - 128_MiB);
  EXPECT_TRUE(fullSweepFootprints(127_B).empty());
  EXPECT_EQ(fullSweepFootprints({std::numeric_limits<std::uint64_t>::max()}).size(), 8u + 8u * 54u - 1u);
}

}  // namespace
}  // namespace strata
