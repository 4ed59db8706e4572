// SPDX-License-Identifier: GPL-3.0-or-later
// Histories of foreign origin, given to be imported.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/utf8_path.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/history/connection.h"
#include "core/history/database.h"
#include "core/history/history.h"
#include "core/history/rows.h"
#include "core/model/json_syntax.h"
#include "core/report/cbor.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_names.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

namespace fs = std::filesystem;

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

class ForeignHistory : public testing::Test {
 protected:
  using Run = strata::Run;  // GoogleTest has a Run, too

  std::string foreign() const { return m_folder.path() + "/foreign.sqlite"; }
  std::string own() const { return m_folder.path() + "/own/history.sqlite"; }

  /// The number of these runs that are taken from a history that holds them.
  int taken(const std::vector<Run>& runs) const {
    const test::TemporaryFolder place(m_folder.path());
    const std::string from = place.path() + "/foreign.sqlite";
    {
      auto made = History::open(from);
      EXPECT_TRUE(made && made->add(runs));
    }
    auto history = History::open(place.path() + "/own/history.sqlite");
    EXPECT_TRUE(history);
    const auto taken = history->take(from);
    if (!taken) {
      EXPECT_EQ(taken.error().id, "no-runs-read");
      return 0;
    }
    EXPECT_EQ(static_cast<int>(history->list()->size()), taken->whole);
    return taken->whole;
  }

  /// The outcome of importing a file that these commands make.
  std::string errorOf(const char* commands) const {
    {
      auto made = Database::open(foreign());
      EXPECT_TRUE(made && made->execute(commands));
    }
    auto history = History::open(own());
    EXPECT_TRUE(history);
    const auto taken = history->take(foreign());
    return taken ? "taken" : taken.error().id;
  }

 private:
  test::TemporaryFolder m_folder;
};

Run changedRun(void (*change)(Run& run)) {
  Run run = classicRun();
  change(run);
  return run;
}

TEST_F(ForeignHistory, GivesRunsThatAFileCouldHold) {
  EXPECT_EQ(taken({classicRun()}), 1);
  EXPECT_EQ(taken({changedRun([](Run& run) { run.label.assign(mostText.count, 'x'); })}), 1);
}

TEST_F(ForeignHistory, GivesNoRunThatNoFileCouldHold) {
  const std::vector<Run> runs{
      changedRun([](Run& run) { run.id = "x; touch pwned #"; }),
      changedRun([](Run& run) { run.series = "../../series"; }),
      changedRun([](Run& run) { run.started = "\x1b]0;now\x07"; }),
      changedRun([](Run& run) { run.label.assign(mostText.count + 1, 'x'); }),
      changedRun([](Run& run) { run.comment.assign(mostText.count + 1, 'x'); }),
      changedRun([](Run& run) { run.results.front().unit.assign(mostUnit.count + 1, 'x'); }),
      changedRun([](Run& run) { run.results.front().test = TestId("Strata needs your password"); }),
      changedRun([](Run& run) {
        CellResult cell = run.results.front();
        cell.outcome = Skipped{{"stopped", {}}};
        run.results.assign(mostRunFigures + 1, cell);
      }),
  };
  for (const Run& run : runs) EXPECT_EQ(taken({run}), 0) << faultOfNames(run).value_or(Error{"none", {}}).id;
  EXPECT_EQ(taken({runs.front(), classicRun()}), 1);
}

TEST_F(ForeignHistory, CountsAsLostWhatNoFileCouldHold) {
  const Run other = changedRun([](Run& run) {
    run.id = run.series = "1d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f7";
    run.results.front().unit.assign(mostUnit.count + 1, 'x');
  });
  {
    auto made = History::open(foreign());
    ASSERT_TRUE(made && made->add(std::vector{classicRun(), other}));
  }
  auto history = History::open(own());
  ASSERT_TRUE(history);
  const auto taken = history->take(foreign());
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->whole, 1);
  EXPECT_EQ(taken->lost, 1);
  ASSERT_TRUE(taken->fault);
  EXPECT_EQ(taken->fault->data.front(), (Datum{"key", std::string("results[0].unit")}));
}

TEST_F(ForeignHistory, GivesNoRunOfMoreValuesThanAFileHas) {
  // Each result has half of the values of a file and some, so that the run is given up at its second.
  Run large = classicRun();
  large.results.resize(2);
  for (CellResult& result : large.results)
    std::get<Measured>(result.outcome).perThread.assign(mostJsonValues / 2 + 1, 0);
  EXPECT_EQ(taken({large}), 0);
  large.results.resize(1);
  EXPECT_EQ(taken({large}), 1);
}

/// A page of a table that has no rows, but 1000 times the same page below it (SQLite's file format, 1.6).
std::string pageAbove(std::uint32_t child, std::size_t bytes) {
  constexpr std::size_t cells = 1000, cellBytes = 5, head = 12;
  std::string page(bytes, '\0');
  const auto put = [&](std::size_t at, std::uint32_t number, int size) {
    for (int i = size; i-- > 0; number >>= 8)
      page[at + static_cast<std::size_t>(i)] = static_cast<char>(number & 0xff);
  };
  for (std::size_t i = 0; i < cells; ++i) {
    const std::size_t at = bytes - (i + 1) * cellBytes;
    put(at, child, 4);
    page[at + 4] = 1;
    put(head + 2 * i, static_cast<std::uint32_t>(at), 2);
  }
  page[0] = 5;
  put(3, cells, 2);
  put(5, static_cast<std::uint32_t>(bytes - cells * cellBytes), 2);
  put(8, child, 4);
  return page;
}

// 1000 times 1000 times … the same rows: an import went through them without end, and nobody could keep a
// run.
TEST_F(ForeignHistory, WhosePagesStandManyTimesInATableIsReadInTime) {
  for (const std::string table : {"run", "result"}) {
    std::filesystem::remove(pathOf(foreign()));
    {
      auto made = History::open(foreign());
      ASSERT_TRUE(made && made->add(std::vector{classicRun()}));
    }
    std::int64_t root = 0;
    {
      auto database = Database::open(foreign());
      ASSERT_TRUE(database && database->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
      root =
          *database->integerOf(("SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'").c_str());
    }
    auto read = readFile(foreign(), 64_MiB);
    ASSERT_TRUE(read);
    std::string file = *read;
    constexpr auto page = static_cast<std::size_t>(historyPageBytes);
    const auto at = static_cast<std::size_t>(root - 1) * page;
    file += file.substr(at, page);
    for (int depth = 0; depth < 6; ++depth)
      file += pageAbove(static_cast<std::uint32_t>(file.size() / page), page);
    file.replace(at, page, pageAbove(static_cast<std::uint32_t>(file.size() / page), page));
    const std::size_t pages = file.size() / page;
    for (int i = 0; i < 4; ++i)
      file[28 + static_cast<std::size_t>(i)] = static_cast<char>(pages >> (8 * (3 - i)) & 0xff);
    file.replace(92, 4, file, 24, 4);
    ASSERT_TRUE(writeFile(foreign(), file));
    auto history = History::open(own());
    ASSERT_TRUE(history);
    static_cast<void>(history->take(foreign()));
    EXPECT_TRUE(history->list()) << table;
  }
}

// What is no JSON was passed over when the run was checked, and kept.
TEST_F(ForeignHistory, GivesNoRunWhoseUnknownKeysAreNone) {
  EXPECT_EQ(taken({changedRun([](Run& run) { run.unknownJson = std::string(100, 'x'); })}), 0);
  EXPECT_EQ(taken({changedRun([](Run& run) { run.results.front().unknownJson = "{"; })}), 0);
}

TEST(FilesOfAMending, HaveTheseNamesAlone) {
  for (const char* name : {".mending", ".mending-wal", ".mending-copy-shm", ".mending-copy-fresh-journal",
                           ".mended-3", ".mended-12-wal"})
    EXPECT_TRUE(isOfMending(std::string("history.sqlite") + name, "history.sqlite")) << name;
  for (const char* name :
       {"", ".mend", ".mended", ".mended-", ".mended-3x", ".mending-wal2", ".mending my thesis.doc", "-wal"})
    EXPECT_FALSE(isOfMending(std::string("history.sqlite") + name, "history.sqlite")) << name;
}

TEST_F(ForeignHistory, GivesARunThatIsThereInCapitalsOnce) {
  const auto capitals = [](Run& run) {
    for (std::string* id : {&run.id, &run.series})
      for (char& c : *id)
        if (c >= 'a' && c <= 'f') c = static_cast<char>(c - 'a' + 'A');
  };
  {
    Run run = classicRun();
    capitals(run);
    auto made = History::open(foreign());
    ASSERT_TRUE(made && made->add(std::vector{run}));
  }
  auto history = History::open(own());
  ASSERT_TRUE(history);
  const auto first = history->take(foreign());
  ASSERT_TRUE(first);
  EXPECT_EQ(first->whole, 1);
  EXPECT_EQ(history->list()->front().id, classicRun().id);
  EXPECT_TRUE(history->load(classicRun().id));
  const auto second = history->take(foreign());
  ASSERT_TRUE(second);
  EXPECT_EQ(second->known, 1);
}

TEST_F(ForeignHistory, IsNotReadWhereItsTablesAreViewsWithoutAnEnd) {
  EXPECT_EQ(
      errorOf("CREATE VIEW run AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n) "
              "SELECT number FROM n;"
              "CREATE VIEW result AS SELECT number FROM run"),
      "no-runs-read");
}

TEST_F(ForeignHistory, IsNotReadWhereItsTablesMakeUpTheirValues) {
  EXPECT_EQ(
      errorOf("CREATE TABLE result (number INTEGER PRIMARY KEY, run INTEGER, unknown TEXT, checksum INTEGER, "
              "body BLOB AS (zeroblob(900000000)));"
              "CREATE TABLE run (number INTEGER PRIMARY KEY, id TEXT);"
              "INSERT INTO result (number, run) VALUES (1, 1)"),
      "no-runs-read");
}

// Their rows are good, and their tables another program's: those may do what ours do not.
TEST_F(ForeignHistory, IsNotReadWhereItsTablesHaveAnotherForm) {
  {
    auto history = History::open(own());
    ASSERT_TRUE(history && history->add(classicRun()));
  }
  const std::string commands = "ATTACH '" + own() +
                               "' AS own;"
                               "CREATE TABLE run AS SELECT * FROM own.run;"
                               "CREATE TABLE result AS SELECT * FROM own.result";
  {
    auto made = Database::open(foreign());
    ASSERT_TRUE(made && made->execute(commands.c_str()));
    ASSERT_EQ(*made->integerOf("SELECT count(*) FROM main.run"), 1);
  }
  auto other = History::open(own() + "-2");
  ASSERT_TRUE(other);
  const auto taken = other->take(foreign());
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().id, "no-runs-read");
}

/// A damaged page could hide a thousand neighbours of each number.
TEST_F(ForeignHistory, WithNumbersFarApartIsReadInTime) {
  {
    auto made = History::open(foreign());
    ASSERT_TRUE(made && made->add(classicRun()));
  }
  {
    auto database = Database::open(foreign());
    ASSERT_TRUE(database);
    ASSERT_TRUE(
        database->execute("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
                          "INSERT INTO result SELECT 1000000 + i * 5000, 1, x'00', '', 0 FROM n;"
                          "INSERT INTO result VALUES (9223372036854775807, 1, x'00', '', 0)"));
  }
  auto history = History::open(own());
  ASSERT_TRUE(history);
  const auto taken = history->take(foreign());
  ASSERT_TRUE(taken) << taken.error().id;
  EXPECT_EQ(taken->whole, 1);
}

TEST_F(ForeignHistory, IsNotCopiedWhereItIsAHoleOfTerabytes) {
  std::ofstream(foreign(), std::ios::binary) << "SQLite format 3";
  std::error_code error;
  fs::resize_file(foreign(), std::uintmax_t{1} << 33, error);
  if (error) return;  // this file system has no sparse files
  auto history = History::open(own());
  ASSERT_TRUE(history);
  const auto taken = history->take(foreign());
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().id, "too-large");
}

// A reader that recurses at each level would need more stack than there is.
TEST_F(ForeignHistory, HasNoPartNestedWithoutEnd) {
  const std::string nested = repeated("\x81", 1'000'000) + '\0';
  EXPECT_EQ(headFromCbor(nested).error(), (Error{"bad-cbor", {}}));
  EXPECT_EQ(resultFromCbor(nested).error(), (Error{"bad-cbor", {}}));
  EXPECT_EQ(resultFromCbor(repeated("\xa1\x61x", 1'000'000) + '\0').error(), (Error{"bad-cbor", {}}));
}

TEST_F(ForeignHistory, AddsNoUnknownKeysThatAreNestedWithoutEnd) {
  const std::string nested = repeated("[", 1'000'000) + repeated("]", 1'000'000);
  Run run = classicRun();
  run.unknownJson = "{\"deep\": " + nested + '}';
  run.results.front().unknownJson = run.unknownJson;
  EXPECT_EQ(toJson(run), toJson(classicRun()));
}

TEST(ForeignHeadline, HasNoFigureBeyondTheBounds) {
  const std::string good = R"(["integer","integer",7.5,"MOPs/s"])";
  for (const std::string number : {"1e300", "-1e31", "1e-40", "5e-324"})
    EXPECT_EQ(headlineFromText(R"([["integer","integer",)" + number + R"(,"MOPs/s"],)" + good + "]").size(),
              1u)
        << number;
  EXPECT_EQ(headlineFromText('[' + repeated(good + ',', 5) + good + ']').size(), mostHeadlineFigures);
}

}  // namespace
}  // namespace strata
