// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/references.h"
#include "core/report/json.h"
#include "core/stats/comparison.h"

namespace strata {
namespace {

strata::Run reference(std::string_view name) {
  auto run = referenceRun(name);
  EXPECT_TRUE(run) << name;
  return run ? *std::move(run) : strata::Run();
}

struct Asked {
  std::string_view kernel;
  std::optional<std::uint64_t> regionBytes = std::nullopt;
  std::optional<std::int64_t> widthBytes = std::nullopt;
  std::optional<std::string> pattern = std::nullopt;
  std::optional<std::string> pages = std::nullopt;
};

const Measured& figure(const strata::Run& run, const Asked& asked) {
  static const Measured none;
  for (const CellResult& cell : run.results) {
    const Parameters& of = cell.parameters;
    if (cell.kernel == asked.kernel && (!asked.regionBytes || of.regionBytes == asked.regionBytes) &&
        (!asked.widthBytes || of.widthBytes == asked.widthBytes) &&
        (!asked.pattern || of.pattern == asked.pattern) && (!asked.pages || of.pages == asked.pages))
      return std::get<Measured>(cell.outcome);
  }
  ADD_FAILURE() << "no " << asked.kernel;
  return none;
}

constexpr std::uint64_t kib = 1024;
constexpr std::uint64_t mib = 1024 * kib;

TEST(References, AllSayWhereTheyAreFromAndHoldNoSamples) {
  ASSERT_EQ(referenceRuns().size(), referenceFiles().size());
  ASSERT_EQ(referenceFiles().size(), 27U);
  std::set<std::string> ids;
  for (const auto& [name, run] : referenceRuns()) {
    ASSERT_TRUE(run.origin) << name;
    EXPECT_TRUE(run.origin->published) << name;
    EXPECT_FALSE(run.origin->source.empty()) << name;
    EXPECT_FALSE(run.label.empty()) << name;
    EXPECT_TRUE(run.origin->year.has_value() || run.origin->program == "mbw") << name;
    EXPECT_FALSE(run.results.empty()) << name;
    EXPECT_TRUE(ids.insert(run.id).second) << name;
    for (const CellResult& cell : run.results) {
      const auto* measured = std::get_if<Measured>(&cell.outcome);
      ASSERT_NE(measured, nullptr) << name;
      EXPECT_GT(measured->value, 0) << name << ' ' << cell.kernel;
      EXPECT_TRUE(measured->samples.empty()) << name;
      EXPECT_FALSE(measured->verdict.reasons.empty()) << name;
      EXPECT_NE(measured->verdict.grade, Grade::Good) << name;
    }
  }
}

TEST(References, AreInTheOrderOfTheirNamesAndFormOfStrata) {
  const auto files = referenceFiles();
  EXPECT_TRUE(std::is_sorted(files.begin(), files.end(),
                             [](const ReferenceFile& a, const ReferenceFile& b) { return a.name < b.name; }));
  for (const ReferenceFile& file : files) EXPECT_EQ(toJson(reference(file.name)), file.content) << file.name;
}

TEST(References, HoldEachCellOnce) {
  for (const auto& [name, run] : referenceRuns())
    for (const CellResult& one : run.results)
      EXPECT_EQ(std::count_if(run.results.begin(), run.results.end(),
                              [&](const CellResult& other) {
                                return one.kernel == other.kernel && one.test == other.test &&
                                       one.parameters == other.parameters;
                              }),
                1)
          << name << ' ' << one.kernel;
}

TEST(References, HoldTheFiguresOfNbench) {
  const strata::Run run = reference("nbench-1995");
  EXPECT_EQ(run.origin->year, 1995);
  EXPECT_EQ(run.results.size(), 2U + 32U + 2U);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-integer"}).value, 72.2);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-floating"}).value, 15.1);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-move", 1 * kib, 1, "random"}).value, 45.7);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-move", 1 * kib, 4, "serial"}).value, 222.7);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-move", 10 * kib, 2, "serial"}).value, 37.1);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-move", 1000 * kib, 1, "random"}).value, 4.6);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-move", 1000 * kib, 8, "serial"}).value, 34.2);
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-write"}).value, 1.91 + 1.66 + 1.79);
  EXPECT_EQ(figure(run, {"nbench-write"}).perThread, (std::vector<double>{1.91, 1.66, 1.79}));
  EXPECT_DOUBLE_EQ(figure(run, {"nbench-read"}).value, 1.92 + 1.95 + 1.8);
  EXPECT_EQ(figure(run, {"nbench-read"}).perThread, (std::vector<double>{1.92, 1.95, 1.8}));
}

TEST(References, HoldTheTableOfBandwidth) {
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-core-i7-930"), {"bandwidth-read-l1"}).value, 64900);
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-core-i7-930"), {"bandwidth-write-memory"}).value, 12800);
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-core-2-p8600"), {"bandwidth-write-nontemporal-memory"}).value,
                   5380);
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-pentium-mmx"), {"bandwidth-read-l2", {}, 4}).value, 520.6);
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-sheevaplug"), {"bandwidth-write-l2"}).value, 859.1);
  EXPECT_EQ(reference("bandwidth-htc-jade-100").results.size(), 4U);  // there is no second level
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-layers"), {"bandwidth-read-l3"}).value, 21000);
  EXPECT_DOUBLE_EQ(figure(reference("bandwidth-core-i5-2520m"), {"bandwidth-read-l1", {}, 16}).value, 96000);
  EXPECT_EQ(reference("bandwidth-core-i3-330m").machine.cpuModel, "Core i3-330M 2.13 GHz");
}

TEST(References, KeepTheTwoRunsOfMembenchApart) {
  const strata::Run table = reference("membench-d96pls-v6");
  const strata::Run csv = reference("membench-d96pls-v6-csv");
  EXPECT_DOUBLE_EQ(figure(table, {"membench-latency", 512 * kib, {}, {}, "default"}).value, 5.99);
  EXPECT_DOUBLE_EQ(figure(table, {"membench-latency", 512 * mib, {}, {}, "huge"}).value, 118.74);
  EXPECT_DOUBLE_EQ(figure(csv, {"membench-latency", 512 * kib}).value, 5.66);
  EXPECT_EQ(figure(csv, {"membench-latency", 128 * mib}).standardDeviation, 3.0);
  EXPECT_EQ(figure(csv, {"membench-latency", 128 * mib}).count, 7U);
  // MB are 1048576 bytes: 32 KiB × 96 threads × 578703 in 0.175918 s.
  EXPECT_NEAR(figure(csv, {"membench-write", 32 * kib}).value, 9868845.93 * 1.048576, 1);
  EXPECT_DOUBLE_EQ(
      figure(reference("membench-c8a-metal-48xl"), {"membench-latency", 32 * mib, {}, {}, "huge"}).value,
      11.29);
  const strata::Run text = reference("membench-32-threads");
  EXPECT_DOUBLE_EQ(figure(text, {"membench-read", 32 * kib}).value, 2.6e6 * 1.048576);  // 2.6 TB/s
  EXPECT_DOUBLE_EQ(figure(text, {"membench-copy", 128 * kib}).value, 495500 * 1.048576);
  EXPECT_NEAR(figure(text, {"membench-write-peak"}).value, 1605601 * 1.048576, 0.01);
  EXPECT_NEAR(figure(text, {"membench-copy-weighted-average"}).value, 372027 * 1.048576, 0.01);
}

TEST(References, ShowWhatTheMistakesOfMbwDo) {
  EXPECT_NEAR(figure(reference("mbw-1.3.0"), {"mbw-memcpy", 8 * mib}).value, 2913.0144, 0.0001);
  EXPECT_NEAR(figure(reference("mbw-1.1.1-b4096"), {"mbw-mcblock", 32 * mib}).value, 52609.6458, 0.0001);
  EXPECT_NEAR(figure(reference("mbw-1.1.1"), {"mbw-mcblock", 32 * mib}).value, 20411.4798, 0.0001);
  for (const char* name : {"mbw-1.1.1", "mbw-1.1.1-b4096", "mbw-1.2.2"}) {
    EXPECT_EQ(figure(reference(name), {"mbw-mcblock"}).verdict.grade, Grade::Poor) << name;
    EXPECT_NE(reference(name).comment.find("Not a measurement"), std::string::npos) << name;
  }
  EXPECT_EQ(figure(reference("mbw-1.3.0"), {"mbw-mcblock"}).verdict.grade, Grade::Fair);
}

TEST(References, HoldTheKindsOfMemory) {
  const strata::Run run = reference("memtypes-a10-5750m");
  ASSERT_EQ(run.results.size(), 3U);
  EXPECT_EQ(run.results[1].parameters.memoryKind, "write-combined");
  EXPECT_DOUBLE_EQ(std::get<Measured>(run.results[1].outcome).value, 5700);
  EXPECT_EQ(std::get<Measured>(run.results[2].outcome).firstUseS, 0.164);
}

TEST(References, AreNeverTested) {
  const strata::Run run = reference("nbench-1995");
  const std::vector<strata::Run> series(4, run);
  const Comparison comparison = compare({{"mine", series}, {"reference", {run}, true}});
  ASSERT_FALSE(comparison.rows.empty());
  for (const ComparisonRow& row : comparison.rows)
    EXPECT_EQ(row.differences[1]->finding, Finding::Published) << row.cell.kernel;
}

TEST(References, AreNotMadeUp) {
  const auto none = referenceRun("nbench-1996");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().id, "no-such-reference");
}

}  // namespace
}  // namespace strata
