// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/anonymised.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <type_traits>
#include <vector>

#include "app/words/words.h"
#include "core/model/fields.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/utc_time.h"
#include "tests/core/report/golden.h"
#include "tests/core/report/sample_reports.h"
#include "tests/core/report/text_search.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

/// Ids that are told apart and can be foretold.
std::function<std::string()> countedIds() {
  return [count = 0]() mutable { return "00000000-0000-4000-8000-00000000000" + std::to_string(++count); };
}

Anonymised shared(const std::vector<strata::Run>& runs, SharingChoice choice = {}) {
  auto result = anonymised(runs, choice, countedIds());
  EXPECT_TRUE(result) << (result ? "" : result.error().id);
  return result ? *std::move(result) : Anonymised();
}

const SharedChange* changeOf(const Anonymised& result, std::string_view path) {
  const auto found = std::ranges::find(result.changes, path, &SharedChange::path);
  return found == result.changes.end() ? nullptr : &*found;
}

strata::Run runOfMbw() {
  strata::Run run = classicRun();
  run.origin =
      Origin{"mbw", "1.3.0", "A paper", "https://example.org/paper", 2024, true, {"Copy results: 12"}};
  return run;
}

TEST(Anonymised, HasDecidedOnEachKeyOfARunFile) {
  std::set<std::string> undecided;
  for (const strata::Run& run : {classicRun(), detailedRun(), scalingRun(), pagesRun(), troubledRun(),
                                 runOfMbw(), diskRun(), enduranceRun(), networkRun(), networkPeersRun()})
    for (const std::string& path : keyPaths(toJson(run)))
      if (!sharingOf(path)) undecided.insert(path);
  EXPECT_EQ(undecided, std::set<std::string>()) << "say in core/report/shared_keys.cpp what becomes of them";
}

/// A number in whatever has numbers, so that nothing is absent.
template <typename T>
void fill(T& value) {
  if constexpr (std::is_arithmetic_v<T>) value = 3;
}
template <typename T>
void fill(std::optional<T>& value) {
  fill(value.emplace());
}
template <typename T>
void fill(std::vector<T>& values) {
  fill(values.emplace_back());
}

// Each as fields.h names it, so that those of later tests are there as well.
TEST(Anonymised, KeepsEveryNumberOfACell) {
  strata::Run run = classicRun();
  run.results.resize(1);
  CellResult& cell = run.results[0];
  strata::withParameters(cell.parameters, [](auto... fields) { (fill(fields.value), ...); });
  strata::withFiguresOfSomeTests(std::get<Measured>(cell.outcome),
                                 [](const auto& field) { fill(field.value); });
  const auto pathsOfCells = [](const strata::Run& from) {
    std::vector<std::string> paths = keyPaths(toJson(from));
    std::erase_if(paths, [](const std::string& path) { return !path.starts_with("results[]."); });
    return paths;
  };
  EXPECT_GT(pathsOfCells(run).size(), 30U);
  EXPECT_EQ(pathsOfCells(shared({run}).runs.at(0)), pathsOfCells(run));
}

TEST(Anonymised, HasEachKeyOnce) {
  std::set<std::string_view> paths;
  for (const SharedKey& key : sharedKeys()) EXPECT_TRUE(paths.insert(key.path).second) << key.path;
}

// The version of the kernel was called unknown, from a newer version.
TEST(Anonymised, NamesEachKeyThatItChanges) {
  for (const SharedKey& key : sharedKeys())
    if (key.sharing != Sharing::Keep) {
      EXPECT_NE(sharedWordId(key.path), "shared-unknown") << key.path;
    }
}

TEST(Anonymised, LeavesNoNameAndNoFolder) {
  const std::string before = toJson(troubledRun());
  const Anonymised result = shared({troubledRun()});
  ASSERT_EQ(result.runs.size(), 1U);
  for (const std::string& after : {toJson(result.runs[0]), toHtml(result.runs, words)})
    for (const char* name : {"ada", "/home", "/mnt", "backup", "büro", "second line", "09:26",
                             "18364758544493064720", "0d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7",
                             "4b1f7a80-7a3c-4f6f-8f0a-b2c9f1f3d6aa", "Input/output error"})
      EXPECT_FALSE(contains(after, name)) << name;
  for (const char* name : {"/home/ada/bench", "/mnt/backup drive/strata", "Input/output error"})
    EXPECT_TRUE(contains(before, name)) << name << " is not in the sample any more";
}

TEST(Anonymised, KeepsTheFigures) {
  const strata::Run run = troubledRun();
  const strata::Run after = shared({run}).runs.at(0);
  ASSERT_EQ(after.results.size(), run.results.size());
  for (std::size_t i = 0; i < run.results.size(); ++i) {
    CellResult expected = run.results[i];
    // Texts in reasons may name a folder.
    if (auto* measured = std::get_if<Measured>(&expected.outcome);
        measured && !measured->verdict.reasons.empty()) {
      const auto& got = std::get<Measured>(after.results[i].outcome);
      EXPECT_EQ(got.verdict.grade, measured->verdict.grade);
      EXPECT_EQ(got.verdict.reasons.size(), measured->verdict.reasons.size());
      measured->verdict.reasons = got.verdict.reasons;
    }
    if (!std::holds_alternative<Measured>(expected.outcome)) expected.outcome = after.results[i].outcome;
    EXPECT_EQ(after.results[i], expected) << i;
  }
  EXPECT_EQ(after.machine.cpuModel, run.machine.cpuModel);
  EXPECT_EQ(after.machine.caches, run.machine.caches);
  EXPECT_EQ(after.machine.cpus, run.machine.cpus);
  EXPECT_EQ(after.status, run.status);
}

TEST(Anonymised, KeepsPlacesInSentences) {
  const strata::Run after = shared({troubledRun()}).runs.at(0);
  const std::string text = toText(after, words);
  EXPECT_TRUE(contains(text, "in ? (file system tmpfs)")) << text;
}

TEST(Anonymised, KeepsTheDayAndHowLongItTook) {
  const Anonymised result = shared({classicRun()});
  EXPECT_EQ(result.runs[0].started, "2026-03-14T00:00:00Z");
  EXPECT_EQ(result.runs[0].finished, "2026-03-14T00:00:28Z");
  strata::Run odd = classicRun();
  odd.started = "this morning";
  EXPECT_EQ(shared({odd}).runs[0].started, "");
  EXPECT_EQ(shared({odd}).runs[0].finished, "");
}

TEST(Anonymised, GivesNewIdsThatStillBelongTogether) {
  const std::vector<strata::Run> runs = shared(sampleSeries(3)).runs;
  ASSERT_EQ(runs.size(), 3U);
  EXPECT_EQ(runs[0].series, runs[1].series);
  EXPECT_EQ(runs[0].series, runs[2].series);
  EXPECT_NE(runs[0].id, runs[1].id);
  EXPECT_EQ(runs[2].repetition, 2);
  for (const strata::Run& run : runs)
    EXPECT_TRUE(run.id.starts_with("00000000-") && run.series.starts_with("00000000-"));
}

TEST(Anonymised, KeepsLabelAndCommentWhereThatIsWished) {
  EXPECT_EQ(shared({classicRun()}).runs[0].label, "");
  EXPECT_EQ(shared({classicRun()}).runs[0].comment, "");
  EXPECT_EQ(shared({classicRun()}, {true}).runs[0].label, "after the BIOS update");
  EXPECT_EQ(changeOf(shared({classicRun()}, {true}), "label"), nullptr);
}

TEST(Anonymised, RemovesWhatItDoesNotKnow) {
  strata::Run run = classicRun();
  run.unknownJson = R"({"owner":"ada","machine":{"serial":"S3CR3T","cpu":{"asset_tag":7}}})";
  run.settings.unknownJson = R"({"mail":"ada@example.org"})";
  run.results[0].unknownJson = R"({"host":"ada-pc"})";
  const Anonymised result = shared({run});
  const std::string after = toJson(result.runs[0]);
  for (const char* name : {"ada", "S3CR3T", "asset_tag", "mail"}) EXPECT_FALSE(contains(after, name)) << name;
  ASSERT_NE(changeOf(result, "machine.serial"), nullptr);
  EXPECT_EQ(changeOf(result, "machine.serial")->before, "S3CR3T");
  EXPECT_EQ(changeOf(result, "machine.serial")->after, std::nullopt);
  EXPECT_NE(changeOf(result, "settings.mail"), nullptr);
  EXPECT_NE(changeOf(result, "results[].host"), nullptr);
}

TEST(Anonymised, RoundsWhatWouldMarkAMachine) {
  strata::Run run = classicRun();
  run.environment.ticksPerSecond = 2994371234.5;
  run.machine.memory = Bytes{66463989760};
  run.machine.system = "Debian GNU/Linux 12 (bookworm), Linux 6.1.0-ada-pc";
  const Anonymised result = shared({run});
  EXPECT_EQ(result.runs[0].environment.ticksPerSecond, 2990000000.0);
  EXPECT_EQ(result.runs[0].machine.memory.count, 66500000000U);
  EXPECT_EQ(result.runs[0].machine.system, "Debian GNU/Linux 12 (bookworm), Linux 6.1.0");
  ASSERT_NE(changeOf(result, "machine.system"), nullptr);
  EXPECT_EQ(changeOf(result, "machine.system")->after, "Debian GNU/Linux 12 (bookworm), Linux 6.1.0");
}

TEST(Anonymised, NumbersTheJobsOfFio) {
  strata::Run run = classicRun();
  run.results.resize(3);
  run.results[0].kernel = "fio-ada-nas-read";
  run.results[1].kernel = "fio-ada-nas-write";
  run.results[2].kernel = "fio-/home/ada-read";
  const Anonymised result = shared({run});
  EXPECT_EQ(result.runs[0].results[0].kernel, "fio-job-1-read");
  EXPECT_EQ(result.runs[0].results[1].kernel, "fio-job-1-write");
  EXPECT_EQ(result.runs[0].results[2].kernel, "fio-job-2-read");
}

TEST(Anonymised, TakesNamesOutOfVersions) {
  strata::Run run = classicRun();
  for (const auto& [system, kept] :
       {std::pair{"Debian GNU/Linux 12, Linux 6.1.0.ada", "Debian GNU/Linux 12, Linux 6.1.0"},
        std::pair{"Linux 6.9rc-ada", "Linux 6.9rc"},
        std::pair{"Ubuntu 24.04.3 LTS (Noble Numbat), Linux 6.8.0-31-generic",
                  "Ubuntu 24.04.3 LTS (Noble Numbat), Linux 6.8.0"},
        std::pair{"Linux 6.1 x86_64", "Linux 6.1 x86_64"}}) {
    run.machine.system = system;
    EXPECT_EQ(shared({run}).runs[0].machine.system, kept);
  }
}

TEST(Anonymised, TellsEachChangeOnce) {
  const Anonymised result = shared({troubledRun()});
  for (const char* path :
       {"id", "series", "label", "comment", "started", "finished", "seed", "settings.disk_folders[]",
        "results[].reasons[].folder", "results[].reason.system"})
    EXPECT_NE(changeOf(result, path), nullptr) << path;
  for (const SharedChange& change : result.changes) {
    EXPECT_EQ(std::ranges::count(result.changes, change), 1) << change.path;
    EXPECT_FALSE(english(sharedWordId(change.path)).empty()) << change.path;
    EXPECT_NE(change.after, change.before) << change.path;
  }
}

TEST(Anonymised, IsTheSameWhenItIsDoneAgain) {
  const std::vector<strata::Run> once = shared({troubledRun()}).runs;
  Anonymised again = shared(once);
  again.runs[0].id = once[0].id;
  again.runs[0].series = once[0].series;
  EXPECT_EQ(again.runs[0], once[0]);
}

TEST(Anonymised, TakesRunsOfAnyVersion) {
  for (const char* name : {"run-1.strata", "series-1.strata"}) {
    const auto runs = runsFromJson(golden(name));
    ASSERT_TRUE(runs) << name;
    EXPECT_EQ(shared(*runs).runs.size(), runs->size());
  }
}

TEST(UtcTime, IsReadAndWritten) {
  for (const char* text : {"2026-03-14T09:26:53Z", "1970-01-01T00:00:00Z", "2024-02-29T23:59:59Z"})
    EXPECT_EQ(utcText(*parseUtc(text)), text);
  EXPECT_EQ(parseUtc("2026-02-30T00:00:00Z"), std::nullopt);
  EXPECT_EQ(parseUtc("yesterday"), std::nullopt);
}

}  // namespace
}  // namespace strata
