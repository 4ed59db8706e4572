// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "core/base/utf8_path.h"
#include "core/history/connection.h"
#include "core/history/database.h"
#include "core/machine/system_clocks.h"
#include "core/stats/summary.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

class HistoryTest : public testing::Test {
 protected:
  using Run = strata::Run;  // not that of GoogleTest

  std::string path() const { return m_folder.path() + "/inner/history.sqlite"; }
  History open() const {
    auto history = History::open(path());
    EXPECT_TRUE(history) << history.error().id;
    return *std::move(history);
  }

 private:
  test::TemporaryFolder m_folder;
};

Run named(Run run, const std::string& id, const std::string& started = "2026-03-01T10:00:00Z") {
  run.id = run.series = id;
  run.started = started;
  return run;
}

/// Without results, as it is at its start.
Run headOf(Run run) {
  run.results.clear();
  run.finished.clear();
  return run;
}

}  // namespace

TEST_F(HistoryTest, GivesBackWhatItWasGiven) {
  History history = open();
  for (const Run& run : {named(classicRun(), "a"), named(detailedRun(), "b"), named(scalingRun(), "c"),
                         named(troubledRun(), "d"), named(classicRun(1024), "e")}) {
    ASSERT_TRUE(history.add(run));
    const auto back = history.load(run.id);
    ASSERT_TRUE(back) << back.error().id;
    EXPECT_EQ(*back, run);
  }
}

TEST_F(HistoryTest, KeepsKeysOfANewerVersion) {
  Run run = classicRun();
  run.unknownJson = R"({"machine":{"fan_rpm":1200},"weather":"fine"})";
  run.results[3].unknownJson = R"({"colour":"green"})";
  History history = open();
  ASSERT_TRUE(history.add(run));
  EXPECT_EQ(*history.load(run.id), run);
}

TEST_F(HistoryTest, IsThereAgainAfterItWasClosed) {
  ASSERT_TRUE(open().add(classicRun()));
  EXPECT_FALSE(wasLeftOpen(path()));
  History history = open();
  EXPECT_FALSE(history.recovery());
  EXPECT_EQ(*history.load(classicRun().id), classicRun());
  EXPECT_TRUE(history.check());
}

TEST(History, IsKeptUnderAnyName) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/Läufe – قياسات 測定/history.sqlite";
  ASSERT_TRUE(History::open(path)->add(classicRun()));
  EXPECT_TRUE(std::filesystem::exists(pathOf(path)));
  EXPECT_EQ(*History::open(path)->load(classicRun().id), classicRun());
  const auto recovery = recover(path);
  ASSERT_TRUE(recovery);
  EXPECT_EQ(recovery->whole, 1);
  EXPECT_EQ(recovery->partial, 0);
  EXPECT_EQ(recovery->lost, 0);
  EXPECT_FALSE(recovery->wasInterrupted);
  EXPECT_TRUE(std::filesystem::exists(pathOf(*recovery->movedTo)));
  EXPECT_EQ(*History::open(path)->load(classicRun().id), classicRun());
}

TEST(History, IsKeptInAFolderOfAnyLength) {
  const test::TemporaryFolder folder;
  const std::string begin = folder.path() + "/";
  for (const std::size_t length : {180u, 190u, 215u, 235u, 243u, 246u, 250u}) {
    SCOPED_TRACE(length);
    ASSERT_GT(length, begin.size());
    const std::string inner = begin + std::string(length - begin.size(), 'x');
    const std::string path = inner + "/history.sqlite";
    {
      auto history = History::open(path);
      ASSERT_TRUE(history) << history.error().id;
      ASSERT_TRUE(history->add(classicRun()));
    }
    const auto recovery = recover(path);
    ASSERT_TRUE(recovery);
    EXPECT_EQ(recovery->whole, 1);
    EXPECT_EQ(*History::open(path)->load(classicRun().id), classicRun());
    // Whoever removes a folder with all it holds may take no path as long as these.
    std::filesystem::remove_all(pathOf(inner));
  }
}

TEST_F(HistoryTest, GrowsStepByStep) {
  const Run whole = classicRun();
  History history = open();
  const auto number = history.begin(headOf(whole));
  ASSERT_TRUE(number);
  ASSERT_EQ(history.list()->size(), 1u);
  EXPECT_FALSE(history.list()->front().finished);
  EXPECT_EQ(history.list()->front().status, RunStatus::Stopped);

  Run soFar = headOf(whole);
  soFar.results.assign(whole.results.begin(), whole.results.begin() + 2);
  ASSERT_TRUE(history.add(*number, soFar));
  soFar.results.assign(whole.results.begin(), whole.results.begin() + 10);
  ASSERT_TRUE(history.add(*number, soFar));
  const auto half = history.load(whole.id);
  ASSERT_TRUE(half);
  EXPECT_EQ(half->results, soFar.results);
  EXPECT_EQ(half->status, RunStatus::Stopped);
  EXPECT_TRUE(half->finished.empty());

  // The last step was not told of by itself.
  ASSERT_TRUE(history.finish(*number, whole));
  EXPECT_EQ(*history.load(whole.id), whole);
  EXPECT_EQ(history.list()->front().finished, whole.finished);
}

// The first of a run that could be written may be one with results.
TEST_F(HistoryTest, TakesARunThatBeginsWithResults) {
  const Run whole = classicRun();
  Run soFar = headOf(whole);
  soFar.results.assign(whole.results.begin(), whole.results.begin() + 3);
  History history = open();
  const auto number = history.begin(soFar);
  ASSERT_TRUE(number);
  ASSERT_TRUE(history.add(*number, soFar));
  EXPECT_EQ(history.load(whole.id)->results, soFar.results);
  ASSERT_TRUE(history.finish(*number, whole));
  EXPECT_EQ(*history.load(whole.id), whole);
  EXPECT_TRUE(history.check());
}

// What a run has already is not written again: each step would take longer than the one before it.
TEST_F(HistoryTest, AddsNothingButWhatIsNew) {
  const Run whole = classicRun();
  History history = open();
  const auto number = history.begin(headOf(whole));
  Run soFar = headOf(whole);
  soFar.results.assign(whole.results.begin(), whole.results.begin() + 2);
  ASSERT_TRUE(number && history.add(*number, soFar));
  ASSERT_TRUE(history.add(named(troubledRun(), "another")));
  ASSERT_TRUE(history.finish(*number, whole));
  auto database = Database::open(path());
  EXPECT_EQ(*database->integerOf("SELECT count(*) FROM result WHERE run = 1 AND number <= 2"), 2);
  EXPECT_EQ(*history.load(whole.id), whole);
}

TEST_F(HistoryTest, KeepsALabelThatIsGivenWhileTheRunGoesOn) {
  const Run run = classicRun();
  History history = open();
  const auto number = history.begin(headOf(run));
  ASSERT_TRUE(number);
  ASSERT_TRUE(history.describe(run.id, "given meanwhile", std::nullopt));
  ASSERT_TRUE(history.finish(*number, run));
  EXPECT_EQ(history.load(run.id)->label, "given meanwhile");
  EXPECT_EQ(history.load(run.id)->comment, run.comment);
}

TEST_F(HistoryTest, MendsAVersionThatNoProgramWrote) {
  ASSERT_TRUE(open().add(classicRun()));
  for (const char* version : {"PRAGMA user_version = -5", "PRAGMA user_version = 0"}) {
    {
      auto database = Database::open(path());
      ASSERT_TRUE(database->execute(version));
    }
    History history = open();
    EXPECT_TRUE(history.recovery()) << version;
    EXPECT_EQ(*history.load(classicRun().id), classicRun());
  }
}

TEST_F(HistoryTest, ListsTheLatestFirst) {
  History history = open();
  ASSERT_TRUE(history.add(named(classicRun(), "old", "2026-01-01T10:00:00Z")));
  ASSERT_TRUE(history.add(named(troubledRun(), "new", "2026-03-01T10:00:00Z")));
  ASSERT_TRUE(history.add(named(classicRun(), "middle", "2026-02-01T10:00:00Z")));
  const auto list = history.list();
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size(), 3u);
  EXPECT_EQ((*list)[0].id, "new");
  EXPECT_EQ((*list)[1].id, "middle");
  EXPECT_EQ((*list)[2].id, "old");
  EXPECT_EQ((*list)[0].label, troubledRun().label);
  EXPECT_EQ((*list)[0].comment, troubledRun().comment);
  EXPECT_EQ((*list)[0].overview, overviewOf(troubledRun()));
  EXPECT_EQ((*list)[2].overview, overviewOf(classicRun()));
  EXPECT_EQ((*list)[2].machine, "AMD Ryzen 7 9700X 8-Core Processor");
}

TEST_F(HistoryTest, RefusesARunThatItHas) {
  History history = open();
  ASSERT_TRUE(history.add(classicRun()));
  const Status again = history.add(classicRun());
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().id, "run-kept-already");
  EXPECT_EQ(history.list()->size(), 1u);
}

TEST_F(HistoryTest, TakesBackARemoval) {
  History history = open();
  const Run run = classicRun();
  ASSERT_TRUE(history.add(run));
  ASSERT_TRUE(history.remove(run.id));
  EXPECT_TRUE(history.list()->empty());
  EXPECT_TRUE(history.idsLike("", 10)->empty());
  ASSERT_TRUE(history.restore(run.id));
  EXPECT_EQ(*history.load(run.id), run);
  EXPECT_EQ(history.list()->size(), 1u);
}

TEST_F(HistoryTest, PurgesWhatWasRemovedLongAgo) {
  History history = open();
  const Run kept = named(classicRun(), "kept");
  const Run gone = named(classicRun(), "gone");
  ASSERT_TRUE(history.add(kept));
  ASSERT_TRUE(history.add(gone));
  ASSERT_TRUE(history.remove(gone.id));
  ASSERT_TRUE(history.purge("2000-01-01T00:00:00Z"));
  EXPECT_TRUE(history.load(gone.id));
  ASSERT_TRUE(history.purge("9999-01-01T00:00:00Z"));
  EXPECT_EQ(history.load(gone.id).error().id, "no-such-run");
  EXPECT_EQ(*history.load(kept.id), kept);
  EXPECT_TRUE(history.check());
}

TEST_F(HistoryTest, TakesAgainWhatWasRemoved) {
  History history = open();
  ASSERT_TRUE(history.add(classicRun()));
  ASSERT_TRUE(history.remove(classicRun().id));
  ASSERT_TRUE(history.add(classicRun()));
  EXPECT_EQ(history.list()->size(), 1u);
  EXPECT_TRUE(history.check());
}

TEST_F(HistoryTest, ChangesLabelAndComment) {
  History history = open();
  Run run = classicRun();
  ASSERT_TRUE(history.add(run));
  run.label = "after the new cooler, 100 % \"quiet\"";
  run.comment = "two\nlines";
  ASSERT_TRUE(history.describe(run.id, run.label, run.comment));
  EXPECT_EQ(*history.load(run.id), run);
  EXPECT_EQ(history.list()->front().label, run.label);
  EXPECT_TRUE(history.check());
  EXPECT_EQ(history.describe("nobody", "", "").error().id, "no-such-run");
  const std::string longest(65536, 'x');
  EXPECT_TRUE(history.describe(run.id, longest, longest));
  EXPECT_EQ(history.describe(run.id, longest + 'x', std::nullopt).error().id, "text-too-long");
  EXPECT_EQ(history.describe(run.id, std::nullopt, longest + 'x').error().id, "text-too-long");
  EXPECT_EQ(history.load(run.id)->label, longest);
}

TEST_F(HistoryTest, FindsIdsByTheirBeginning) {
  History history = open();
  for (const char* id : {"ab1", "ab2", "a%b", "zz"}) ASSERT_TRUE(history.add(named(classicRun(), id)));
  EXPECT_EQ(history.idsLike("ab", 10)->size(), 2u);
  EXPECT_EQ(history.idsLike("a%", 10)->size(), 1u);
  EXPECT_EQ(history.idsLike("ab", 1)->size(), 1u);
  EXPECT_TRUE(history.idsLike("q", 10)->empty());

  // A series has the id of its first run, and outlives that.
  Run first = named(classicRun(), "series-1");
  Run second = named(classicRun(), "other");
  first.series = second.series = "series-1";
  second.repetition = 1;
  ASSERT_TRUE(history.add(std::vector<Run>{first, second}));
  ASSERT_TRUE(history.remove("series-1"));
  EXPECT_TRUE(history.idsLike("series", 10)->empty());
  EXPECT_EQ(*history.seriesLike("series", 10), std::vector<std::string>{"series-1"});
  ASSERT_TRUE(history.remove("other"));
  EXPECT_TRUE(history.seriesLike("series", 10)->empty());
}

TEST_F(HistoryTest, TakesSignsOfPatternsForLetters) {
  History history = open();
  for (const char* id : {"run", "r_n", "\\x", "a%b"}) ASSERT_TRUE(history.add(named(classicRun(), id)));
  EXPECT_EQ(*history.idsLike("r_", 10), std::vector<std::string>{"r_n"});
  EXPECT_EQ(*history.idsLike("\\", 10), std::vector<std::string>{"\\x"});
  EXPECT_TRUE(history.idsLike("\\%", 10)->empty());
  EXPECT_TRUE(history.idsLike("%", 10)->empty());
}

TEST_F(HistoryTest, ListsWhatEachRunSays) {
  History history = open();
  Run run = named(classicRun(), "id", "2026-03-01T10:00:00Z");
  run.series = "series";
  run.repetition = 7;
  run.finished = "2026-03-01T10:05:00Z";
  run.status = RunStatus::Failed;
  run.label = "label";
  run.comment = "comment";
  ASSERT_TRUE(history.add(run));
  KeptRun expected;
  expected.id = "id";
  expected.series = "series";
  expected.repetition = 7;
  expected.started = run.started;
  expected.finished = run.finished;
  expected.status = RunStatus::Failed;
  expected.label = "label";
  expected.comment = "comment";
  expected.machine = run.machine.cpuModel;
  expected.system = run.machine.system;
  expected.overview = overviewOf(run);
  EXPECT_EQ(*history.list(), std::vector<KeptRun>{expected});
}

TEST_F(HistoryTest, KeepsWhatWasRemovedForSomeDays) {
  ASSERT_TRUE(open().add(classicRun()));
  ASSERT_TRUE(open().remove(classicRun().id));
  History history = open();
  EXPECT_TRUE(history.list()->empty());
  EXPECT_TRUE(history.restore(classicRun().id));
  EXPECT_EQ(history.list()->size(), 1u);
}

TEST_F(HistoryTest, PurgesByItselfWhatWasRemovedAMonthAgo) {
  const auto isPurged = [&](double days) {
    const std::string id = "removed " + std::to_string(days) + " days ago";
    {
      History history = open();
      EXPECT_TRUE(history.add(named(classicRun(), id)) && history.remove(id));
    }
    {
      auto database = Database::open(path());
      const std::string removed = utcText(readSystemClocks().wallS - 86400.0 * days);
      auto statement = database->prepare("UPDATE run SET removed = ? WHERE id = ?");
      EXPECT_TRUE(statement->bind(std::string_view(removed)).bind(std::string_view(id)).run());
    }
    open();
    auto database = Database::open(path());
    auto statement = database->prepare("SELECT count(*) FROM run WHERE id = ?");
    EXPECT_TRUE(*statement->bind(std::string_view(id)).step());
    return statement->integer(0) == 0;
  };
  EXPECT_FALSE(isPurged(1));
  EXPECT_FALSE(isPurged(29.5));
  EXPECT_TRUE(isPurged(30.5));
}

TEST_F(HistoryTest, MendsNothingWhereARunIsNotThere) {
  History history = open();
  EXPECT_EQ(history.load("nothing").error().id, "no-such-run");
  EXPECT_FALSE(history.recovery());
}

TEST_F(HistoryTest, AddsToNoOtherRun) {
  History history = open();
  const auto number = history.begin(named(classicRun(), "one"));
  ASSERT_TRUE(number);
  EXPECT_EQ(history.add(*number, named(classicRun(), "other")).error().id, "no-such-run");
  EXPECT_EQ(history.finish(*number, named(classicRun(), "other")).error().id, "no-such-run");
  EXPECT_EQ(history.add(*number + 1, named(classicRun(), "one")).error().id, "no-such-run");
  EXPECT_EQ(history.finish(*number + 1, named(classicRun(), "one")).error().id, "no-such-run");
}

TEST_F(HistoryTest, NoticesAResultThatIsGone) {
  History history = open();
  ASSERT_TRUE(history.add(named(classicRun(), "one")));
  ASSERT_TRUE(history.add(named(classicRun(), "two")));
  auto database = Database::open(path());
  ASSERT_TRUE(database);
  EXPECT_TRUE(checkAll(*database));
  ASSERT_TRUE(database->execute("DELETE FROM result WHERE number = 1"));
  const Status checked = checkAll(*database);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().id, "history-damaged");
  EXPECT_EQ(std::get<std::string>(checked.error().data.at(1).value), "results of run 1");
}

TEST_F(HistoryTest, NamesTheRowThatIsDamaged) {
  ASSERT_TRUE(open().add(named(classicRun(), "one")));
  auto database = Database::open(path());
  ASSERT_TRUE(database);
  const auto detailAfter = [&](const char* damage) {
    EXPECT_TRUE(database->execute(damage));
    const Status checked = checkAll(*database);
    EXPECT_FALSE(checked);
    return checked ? std::string() : std::get<std::string>(checked.error().data.at(1).value);
  };
  EXPECT_EQ(detailAfter("UPDATE result SET body = x'00' WHERE number = 2"), "result 2");
  EXPECT_EQ(detailAfter("UPDATE run SET comment = 'another'"), "run 1");
}

// Whoever is told of its name asks this before they read it.
TEST(History, IsKnownByItsNameOrItsFirstBytes) {
  const test::TemporaryFolder folder;
  const auto inside = [&](const char* name) { return folder.path() + '/' + name; };
  ASSERT_TRUE(History::open(inside("history.sqlite"))->add(classicRun()));
  std::filesystem::copy_file(inside("history.sqlite"), inside("copy.bak"));
  std::ofstream(inside("damaged.sqlite")) << "no history";
  std::ofstream(inside("notes.txt")) << "SQLite format 3 is what a history is written in.";
  std::ofstream(inside("short.txt")) << "SQLite";
  std::filesystem::create_directories(inside("folder.sqlite"));
  for (const char* name : {"history.sqlite", "copy.bak", "damaged.sqlite"})
    EXPECT_TRUE(isHistoryFile(inside(name))) << name;
  for (const char* name : {"notes.txt", "short.txt", "folder.sqlite", "none.sqlite"})
    EXPECT_FALSE(isHistoryFile(inside(name))) << name;
}

TEST(History, WasLeftOpenWhereItsLogHoldsSomething) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  EXPECT_FALSE(wasLeftOpen(path));
  std::ofstream(path + "-wal").flush();
  EXPECT_FALSE(wasLeftOpen(path));
  std::ofstream(path + "-wal") << 'x';
  EXPECT_TRUE(wasLeftOpen(path));
}

TEST(History, OfATableOfNoVersionIsDamaged) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  ASSERT_TRUE(Database::open(path)->execute("CREATE TABLE one (number INTEGER)"));
  const auto connected = connect(path);
  ASSERT_FALSE(connected);
  EXPECT_EQ(connected.error().id, "history-damaged");
}

TEST_F(HistoryTest, LetsTwoWriteAtOnce) {
  constexpr int each = 20;
  open();
  const auto write = [&](const std::string& name) {
    History history = open();
    for (int i = 0; i < each; ++i) {
      const Run run = named(classicRun(), name + std::to_string(i));
      const auto number = history.begin(headOf(run));
      ASSERT_TRUE(number) << number.error().id;
      Run half = headOf(run);
      half.results.assign(run.results.begin(), run.results.begin() + 5);
      ASSERT_TRUE(history.add(*number, half));
      ASSERT_TRUE(history.finish(*number, run));
    }
  };
  {
    std::jthread first(write, "first");
    std::jthread second(write, "second");
  }
  History history = open();
  const auto list = history.list();
  EXPECT_EQ(list->size(), 2u * each);
  EXPECT_TRUE(history.check());
  for (const KeptRun& kept : *list) EXPECT_EQ(*history.load(kept.id), named(classicRun(), kept.id));
}

TEST_F(HistoryTest, RefusesATableOfANewerProgram) {
  open();
  {
    auto database = Database::open(path());
    ASSERT_TRUE(database->execute("PRAGMA user_version = 99"));
  }
  const auto history = History::open(path());
  ASSERT_FALSE(history);
  EXPECT_EQ(history.error().id, "history-newer");
  EXPECT_TRUE(std::filesystem::exists(path()));
  const auto mended = mend(path());
  ASSERT_FALSE(mended) << "it is not damaged";
  EXPECT_EQ(mended.error().id, "history-newer");
}

TEST_F(HistoryTest, KeepsAClassicRunIn40KB) {
  // As a run of all its time leaves it: 64 samples a cell, none a round number.
  Run run = classicRun();
  std::minstd_rand random(1);
  for (CellResult& cell : run.results)
    if (auto* measured = std::get_if<Measured>(&cell.outcome)) {
      measured->samples.clear();
      for (int i = 0; i < 64; ++i)
        measured->samples.push_back(asStored(measured->value * (1 - 1e-12 * static_cast<double>(random()))));
      measured->clean.assign(64, true);
      for (double& quantile : measured->quantiles) quantile = asStored(quantile);
    }
  // What each of many more takes: an empty file has some pages already.
  constexpr int runs = 40;
  const auto sizeWith = [&](int from, int to) {
    for (int i = from; i < to; ++i) EXPECT_TRUE(open().add(named(run, "run " + std::to_string(i))));
    return std::filesystem::file_size(path());
  };
  const auto before = sizeWith(0, runs);
  EXPECT_LE((sizeWith(runs, 2 * runs) - before) / runs, 40'000u);
}

TEST_F(HistoryTest, SaysWhereItCannotWrite) {
  std::filesystem::create_directories(std::filesystem::path(path()));  // a folder of that name
  const auto history = History::open(path());
  ASSERT_FALSE(history);
  EXPECT_EQ(history.error().data.front().name, "path");
  EXPECT_EQ(std::get<std::string>(history.error().data.front().value), path());
}

}  // namespace strata
