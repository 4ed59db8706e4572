// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "core/files/set_aside.h"
#include "core/history/database.h"
#include "core/history/history.h"
#include "core/history/rows.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

namespace fs = std::filesystem;

constexpr int runs = 30;
constexpr std::size_t page = 16384;

const std::string idBegin = "5f0c6c1e-9a53-4c1b-8f6e-";
constexpr std::size_t idDigits = 12;

Run runNumber(int number) {
  Run run = number % 3 == 0 ? troubledRun() : classicRun();
  const std::string digits = std::to_string(number);
  run.id = run.series = idBegin + std::string(idDigits - digits.size(), '0') + digits;
  return run;
}

void makeHistory(const std::string& path, int count = runs) {
  auto history = History::open(path);
  ASSERT_TRUE(history);
  for (int i = 0; i < count; ++i) ASSERT_TRUE(history->add(runNumber(i)));
}

void overwrite(const std::string& path, std::uint64_t at, std::size_t bytes, std::minstd_rand& random) {
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(at));
  for (std::size_t i = 0; i < bytes; ++i) file.put(static_cast<char>(random() >> 8));
}

/// The history as a program finds it: recovered where that is needed.
std::optional<Recovery> openAndMend(const std::string& path) {
  auto history = History::open(path);
  EXPECT_TRUE(history) << history.error().id;
  if (!history) return std::nullopt;
  EXPECT_TRUE(history->check());
  return history->recovery();
}

struct Found {
  int whole = 0;
  int partial = 0;
};

/// What was measured, without what a run as a whole says of it: that may be another where cells were lost.
CellResult withoutVerdict(CellResult result) {
  if (auto* measured = std::get_if<Measured>(&result.outcome)) measured->verdict = {};
  return result;
}

/// No figure may be another than it was.
Found compareWithOriginals(const std::string& path) {
  Found found;
  auto history = History::open(path);
  EXPECT_TRUE(history && history->check());
  const auto list = history->list();
  EXPECT_TRUE(list);
  for (const KeptRun& kept : *list) {
    const auto run = history->load(kept.id);
    EXPECT_TRUE(run) << kept.id;
    if (!run) continue;
    const Run original = runNumber(std::stoi(kept.id.substr(idBegin.size())));
    if (*run == original) {
      ++found.whole;
      continue;
    }
    ++found.partial;
    EXPECT_EQ(run->status, RunStatus::Stopped);
    EXPECT_LT(run->results.size(), original.results.size());
    for (const CellResult& result : run->results)
      EXPECT_TRUE(std::ranges::any_of(original.results, [&](const CellResult& had) {
        return withoutVerdict(had) == withoutVerdict(result);
      }));
  }
  return found;
}

/// An earlier program was ended when the old file had gone, and before the new one had its name.
void makeHalfMended(const std::string& path) {
  makeHistory(path);
  fs::rename(path, path + ".mended-1");
  std::ofstream(fs::path(path).parent_path() / "history-set-aside-1.sqlite") << "the damaged one";
  std::ofstream(path + "-wal") << "its log";
}

void overwriteTheFileOfResults(const std::string& path) {
  std::minstd_rand random(3);
  // Not the first pages, where the tables of runs begin: those of figures.
  overwrite(path, fs::file_size(path) / 2, 2 * page, random);
}

}  // namespace

// Otherwise an empty history would replace this one where a disk is full, or memory has run out.
TEST(HistoryDamage, isNotTakenForLostWhereTheSystemLetsNobodyReadIt) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path, 5);
  std::minstd_rand random(3);
  overwrite(path, 0, 64, random);
  const auto contentOf = [](const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(stream), {});
  };
  const std::string before = contentOf(path);
  // The recovery reads a copy, which cannot be written here.
  fs::create_directories(path + ".mending-copy/taken");
  const auto refused = History::open(path);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "history-failed");
  EXPECT_EQ(contentOf(path), before);
  EXPECT_TRUE(filesSetAside(path).empty());

  EXPECT_FALSE(fs::exists(path + ".mending")) << "nothing is left of what was begun";

  fs::remove_all(path + ".mending-copy");
  const auto mended = openAndMend(path);
  ASSERT_TRUE(mended);
  EXPECT_EQ(mended->whole, 5);
}

TEST(HistoryDamage, LeavesTheRestWholeAtRandomPlaces) {
  const test::TemporaryFolder folder;
  const std::string original = folder.path() + "/original.sqlite";
  constexpr int few = 10;  // each is read again after each damage
  constexpr int trials = 50;
  makeHistory(original, few);
  const std::uint64_t size = fs::file_size(original);
  std::minstd_rand random(20261121);
  int kept = 0;
  for (int trial = 0; trial < trials; ++trial) {
    const test::TemporaryFolder place(folder.path());
    const std::string path = place.path() + "/history.sqlite";
    fs::copy_file(original, path);
    const std::uint64_t at = (random() * std::uint64_t{2147483648} + random()) % (size - 64);
    overwrite(path, at, 1 + random() % 64, random);
    SCOPED_TRACE("bytes from " + std::to_string(at));
    const std::optional<Recovery> recovery = openAndMend(path);
    const Found found = compareWithOriginals(path);
    kept += found.whole + found.partial;
    if (recovery) {
      EXPECT_TRUE(recovery->movedTo && fs::exists(*recovery->movedTo));
      EXPECT_EQ(recovery->whole, found.whole);
      EXPECT_EQ(recovery->partial, found.partial);
    } else {
      EXPECT_EQ(found.whole, few);
    }
    if (testing::Test::HasFailure()) return;
  }
  // One place damages one page: few of all runs are hit.
  EXPECT_GE(kept, trials * few * 95 / 100);
}

TEST(HistoryDamage, OfTheFirstPageIsMended) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  std::minstd_rand random(7);
  overwrite(path, 0, page, random);
  const auto recovery = openAndMend(path);
  ASSERT_TRUE(recovery);
  EXPECT_EQ(recovery->whole, runs);
  EXPECT_EQ(compareWithOriginals(path).whole, runs);
}

// Nobody asks for a check: whoever meets the damage has it mended, and gets what could be read.
TEST(HistoryDamage, IsMendedByWhatMeetsIt) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  overwriteTheFileOfResults(path);
  int told = 0;
  auto history = History::open(path, [&](const Recovery& recovery) {
    ++told;
    EXPECT_GT(recovery.partial + recovery.lost, 0);
  });
  ASSERT_TRUE(history);
  EXPECT_EQ(told, 0) << "the first page is whole";
  for (int number = 0; number < runs; ++number) {
    const auto run = history->load(runNumber(number).id);
    EXPECT_TRUE(run || run.error().id == "no-such-run") << run.error().id;
  }
  EXPECT_EQ(told, 1);
  ASSERT_TRUE(history->add(runNumber(runs)));
  ASSERT_TRUE(history->check());
  EXPECT_EQ(told, 1);
  EXPECT_TRUE(History::open(path)->load(runNumber(runs).id));
}

/// A page that holds rows of a table, and the number of its last row.
struct Leaf {
  std::uint64_t page = 0;
  std::int64_t last = 0;
};

/// The leaves of a table that has more than one and no more than one page above them, in the order of their
/// rows: SQLite's file format, 1.6.
std::vector<Leaf> leavesOf(const std::string& path, const std::string& table) {
  std::int64_t root = 0;
  std::int64_t last = 0;
  {
    auto database = Database::open(path);
    root = *database->integerOf(("SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'").c_str());
    last = *database->integerOf(("SELECT max(number) FROM " + table).c_str());
  }
  std::ifstream file(path, std::ios::binary);
  std::vector<unsigned char> bytes(page);
  file.seekg(static_cast<std::streamoff>(static_cast<std::size_t>(root - 1) * page));
  file.read(reinterpret_cast<char*>(bytes.data()), page);
  const auto number = [&](std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = at; i < at + count; ++i) value = value << 8 | bytes.at(i);
    return value;
  };
  std::vector<Leaf> leaves;
  EXPECT_EQ(bytes[0], 5) << "a page above the leaves";
  for (std::size_t i = 0; i < number(3, 2); ++i) {
    const std::size_t cell = number(12 + 2 * i, 2);
    // Seven bits a byte, the last one without the highest.
    std::int64_t key = 0;
    std::size_t at = cell + 4;
    do key = key << 7 | (bytes.at(at) & 0x7f);
    while ((bytes.at(at++) & 0x80) != 0);
    leaves.push_back({number(cell, 4), key});
  }
  leaves.push_back({number(8, 4), last});
  return leaves;
}

// From either end a reader gets no further than the first of them: what lies between is asked for by its
// number.
TEST(HistoryDamage, OfTwoPagesLeavesWhatIsBetweenThem) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  const std::vector<Leaf> leaves = leavesOf(path, "result");
  ASSERT_GT(leaves.size(), 5u);
  const std::int64_t secondEnds = leaves[1].last;
  const std::int64_t lastBegins = leaves[leaves.size() - 2].last;
  std::int64_t hit = 0;
  {
    auto database = Database::open(path);
    auto statement = database->prepare(
        "SELECT count(DISTINCT run) FROM result WHERE number > ? AND number <= ? OR number > ?");
    ASSERT_TRUE(*statement->bind(leaves[0].last).bind(secondEnds).bind(lastBegins).step());
    hit = statement->integer(0);
  }
  for (const std::uint64_t damaged : {leaves[1].page, leaves.back().page}) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>((damaged - 1) * page));
    file.write("\0\0\0\0\0\0\0\0", 8);
  }
  const auto recovery = openAndMend(path);
  ASSERT_TRUE(recovery);
  EXPECT_EQ(recovery->whole, runs - hit);
  EXPECT_EQ(recovery->partial, hit);
  EXPECT_EQ(recovery->lost, 0);
  EXPECT_EQ(compareWithOriginals(path).whole, runs - hit);
}

// The first reading has found something: there is no second one, which would know all that the first has
// added.
TEST(HistoryDamage, IsReadOnceWhereARunIsWhole) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  const std::string aside = folder.path() + "/aside.sqlite";
  makeHistory(path, 2);
  ASSERT_TRUE(Database::open(path)->execute("DELETE FROM result WHERE number = 1"));
  fs::copy_file(path, aside);
  const auto recovery = recover(path);
  ASSERT_TRUE(recovery);
  EXPECT_EQ(recovery->whole, 1);
  EXPECT_EQ(recovery->partial, 1);
  EXPECT_EQ(recovery->lost, 0);

  auto other = History::open(folder.path() + "/other.sqlite");
  const auto taken = other->take(aside);
  ASSERT_TRUE(taken) << taken.error().id;
  EXPECT_EQ(taken->whole, 1);
  EXPECT_EQ(taken->partial, 1);
  EXPECT_EQ(taken->known, 0);
  for (const int has : {0, 1}) {
    auto third = History::open(folder.path() + "/third-" + std::to_string(has) + ".sqlite");
    ASSERT_TRUE(third->add(runNumber(has)));
    const auto added = third->take(aside);
    ASSERT_TRUE(added) << added.error().id;
    EXPECT_EQ(added->whole, has == 0 ? 1 : 0);
    EXPECT_EQ(added->partial, has == 0 ? 0 : 1);
    EXPECT_EQ(added->known, 1);
  }
}

// Its checksum is right, so that only who reads it notices.
TEST(HistoryDamage, OfARunThatSaysNothingIsMended) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path, 2);
  {
    auto database = Database::open(path);
    RunRow row = rowOf(runNumber(2), true);
    row.head = "no CBOR";
    row.results = 0;
    ASSERT_TRUE(insertRow(*database, row));
  }
  auto history = History::open(path);
  EXPECT_EQ(history->load(runNumber(2).id).error().id, "no-such-run");
  ASSERT_TRUE(history->recovery());
  EXPECT_EQ(history->recovery()->whole, 2);
  EXPECT_EQ(history->recovery()->lost, 1);
  EXPECT_EQ(compareWithOriginals(path).whole, 2);
}

// Of four results the second alone could be read: the row counts one, which is not the run's first.
TEST(HistoryDamage, LeavesARunThatGoesOnNoResultInThePlaceOfAnother) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  auto history = History::open(path);
  strata::Run run = runNumber(1);
  const std::vector<CellResult> results = run.results;
  run.results.assign(results.begin(), results.begin() + 4);
  const auto number = history->begin(run);
  ASSERT_TRUE(number && history->add(*number, run));
  ASSERT_TRUE(Database::open(path)->execute("DELETE FROM result WHERE number <> 2"));
  ASSERT_TRUE(recover(path));
  run.results = results;
  ASSERT_TRUE(history->finish(*number, run));
  EXPECT_EQ(*History::open(path)->load(run.id), run);
}

// A run that goes on while another process mends the history is whole in the end, and in the mended one.
TEST(HistoryDamage, LetsARunGoOn) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  auto history = History::open(path);
  strata::Run run = runNumber(runs);  // not that of GoogleTest
  const std::vector<CellResult> results = run.results;
  run.results.assign(results.begin(), results.begin() + 4);
  const auto number = history->begin(run);
  ASSERT_TRUE(number && history->add(*number, run));
  ASSERT_TRUE(recover(path));
  run.results.assign(results.begin(), results.begin() + 8);
  ASSERT_TRUE(history->add(*number, run));
  run.results = results;
  ASSERT_TRUE(history->finish(*number, run));
  EXPECT_EQ(*History::open(path)->load(run.id), run);
}

TEST(HistoryDamage, IsMendedByOneAtATimeAndNoRunIsLost) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  std::minstd_rand random(7);
  overwrite(path, 0, page, random);
  constexpr int each = 6;
  std::atomic<int> mended{0};
  {
    std::vector<std::jthread> adders;
    for (int i = 0; i < each; ++i)
      adders.emplace_back([&, i] {
        auto history = History::open(path, [&](const Recovery&) { ++mended; });
        ASSERT_TRUE(history) << history.error().id;
        EXPECT_TRUE(history->add(runNumber(runs + i)));
      });
  }
  EXPECT_EQ(mended, 1);
  auto history = History::open(path);
  EXPECT_EQ(history->list()->size(), static_cast<std::size_t>(runs + each));
  EXPECT_EQ(filesSetAside(path).size(), 1u);
}

TEST(HistoryDamage, OfAnEmptyFileIsTold) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  fs::resize_file(path, 0);
  auto history = History::open(path);
  ASSERT_TRUE(history);
  EXPECT_TRUE(history->recovery());
}

TEST(HistoryDamage, LeavesWhatStandsInTheLogAlone) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  auto open = History::open(path);  // the log stays while it is open
  const auto last = runNumber(runs);
  ASSERT_TRUE(open->add(last));
  for (const bool isEmpty : {true, false}) {
    SCOPED_TRACE(isEmpty);
    const test::TemporaryFolder other;
    const std::string lone = other.path() + "/history.sqlite";
    fs::copy_file(path + "-wal", lone + "-wal");
    if (isEmpty) std::ofstream{lone};
    auto history = History::open(lone);
    ASSERT_TRUE(history) << history.error().id;
    ASSERT_TRUE(history->recovery());
    EXPECT_TRUE(history->check());
  }
}

TEST(HistoryDamage, IsTakenFromWhatLiesAside) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  const std::string aside = folder.path() + "/history-set-aside-1.sqlite";
  makeHistory(aside);
  std::minstd_rand random(7);
  overwrite(aside, 0, page, random);
  const auto size = fs::file_size(aside);
  auto history = History::open(path);
  ASSERT_TRUE(history->add(runNumber(4)));
  const auto taken = history->take(aside);
  ASSERT_TRUE(taken) << taken.error().id;
  EXPECT_EQ(taken->whole, runs - 1);
  EXPECT_EQ(taken->partial, 0);
  EXPECT_EQ(taken->known, 1);
  EXPECT_EQ(compareWithOriginals(path).whole, runs);
  EXPECT_EQ(history->take(aside)->known, runs);
  EXPECT_EQ(fs::file_size(aside), size);
  EXPECT_FALSE(fs::exists(aside + "-wal"));
  std::ofstream(folder.path() + "/notes.sqlite") << "no history";
  EXPECT_EQ(history->take(folder.path() + "/notes.sqlite").error().id, "no-runs-read");
  EXPECT_EQ(history->take(folder.path()).error().id, "cannot-read");
}

TEST(HistoryDamage, IsMendedToTheEndByTheNext) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHalfMended(path);
  auto history = History::open(path);
  ASSERT_TRUE(history) << history.error().id;
  ASSERT_TRUE(history->recovery());
  EXPECT_TRUE(history->recovery()->wasInterrupted);
  EXPECT_EQ(history->recovery()->whole, runs);
  EXPECT_EQ(history->recovery()->partial, 0);
  EXPECT_EQ(history->recovery()->lost, 0);
  EXPECT_EQ(compareWithOriginals(path).whole, runs);
  EXPECT_TRUE(fs::exists(folder.path() + "/history-set-aside-1.sqlite-wal"));
}

// Nothing replaces a history whose log cannot go aside with it: SQLite would play that log into the new one.
TEST(HistoryDamage, WaitsWhereTheLogCannotGoAside) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHalfMended(path);
  const std::string inTheWay = folder.path() + "/history-set-aside-1.sqlite-wal";
  fs::create_directories(inTheWay + "/taken");
  for (int start = 0; start < 2; ++start) {
    const auto refused = History::open(path);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().id, "history-not-moved");
    EXPECT_TRUE(fs::exists(path + ".mended-1"));
    EXPECT_FALSE(fs::exists(path));
  }
  fs::remove_all(inTheWay);
  const auto mended = openAndMend(path);
  ASSERT_TRUE(mended);
  EXPECT_EQ(mended->whole, runs);
  EXPECT_EQ(compareWithOriginals(path).whole, runs);
}

TEST(HistoryDamage, LeavesNothingOfAnEndedMending) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  for (const char* ending : {".mending", ".mending-wal", ".mending-copy", ".mended-1"})
    std::ofstream(path + ending) << "half";
  {
    auto history = History::open(path);
    ASSERT_TRUE(history);
    EXPECT_FALSE(history->recovery());
    EXPECT_EQ(history->list()->size(), static_cast<std::size_t>(runs));
  }
  EXPECT_EQ(folder.entries(), 2) << "the history and its lock";
}

// Names that are not quite that of a whole new file: those of a mending go, a person's stay.
TEST(HistoryDamage, IsNotFinishedWithWhatHasNoNumber) {
  for (const char* ending : {".mended-", ".mended-x", ".mended-1x", ".mended-1-wal"}) {
    const test::TemporaryFolder folder;
    const std::string path = folder.path() + "/history.sqlite";
    std::ofstream(path + ending) << "half";
    const auto history = History::open(path);
    ASSERT_TRUE(history) << ending << ' ' << history.error().id;
    EXPECT_EQ(fs::exists(path + ending), std::string_view(ending) != ".mended-1-wal") << ending;
    EXPECT_TRUE(filesSetAside(path).empty()) << ending;
  }
}

// Each start took the history for damaged, copied it, and kept no run.
TEST(HistoryDamage, IsNoneWhereTheRestOfAMendingCannotBeRemoved) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  fs::create_directory(path + ".mended-3");
  std::ofstream(path + ".mended-3/mine") << "not to be removed";
  for (int start = 0; start < 2; ++start) {
    auto history = History::open(path);
    ASSERT_TRUE(history) << history.error().id;
    EXPECT_FALSE(history->recovery());
    EXPECT_EQ(history->list()->size(), static_cast<std::size_t>(runs));
    EXPECT_TRUE(filesSetAside(path).empty());
  }
}

TEST(HistoryDamage, OfTheWholeFileLeavesAnEmptyOne) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  std::ofstream(path) << "This is no database, but a person's notes.";
  auto history = History::open(path);
  ASSERT_TRUE(history);
  ASSERT_TRUE(history->recovery());
  EXPECT_TRUE(history->list()->empty());
  std::ifstream kept(*history->recovery()->movedTo);
  const std::string text((std::istreambuf_iterator<char>(kept)), {});
  EXPECT_EQ(text, "This is no database, but a person's notes.");
}

TEST(HistoryDamage, OfACutFileLeavesWhatIsBeforeTheCut) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  makeHistory(path);
  fs::resize_file(path, fs::file_size(path) / page * 3 / 4 * page);
  ASSERT_TRUE(openAndMend(path));
  const Found found = compareWithOriginals(path);
  EXPECT_GE(found.whole + found.partial, runs / 2);
}

}  // namespace strata
