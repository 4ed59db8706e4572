// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/database.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <thread>
#include <variant>

#include "core/history/connection.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

class DatabaseTest : public testing::Test {
 protected:
  std::string path() const { return m_folder.path() + "/any.sqlite"; }
  Database open() const {
    auto database = Database::open(path());
    EXPECT_TRUE(database) << database.error().id;
    return *std::move(database);
  }

 private:
  test::TemporaryFolder m_folder;
};

std::string text(const Error& error, std::size_t index) {
  return std::get<std::string>(error.data.at(index).value);
}

}  // namespace

TEST_F(DatabaseTest, NamesTheFileAndWhatSqliteSays) {
  Database database = open();
  const Status done = database.execute("nonsense");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().id, "history-failed");
  EXPECT_TRUE(text(done.error(), 0).ends_with("any.sqlite")) << text(done.error(), 0);
  EXPECT_NE(text(done.error(), 1).find("nonsense"), std::string::npos) << text(done.error(), 1);
  EXPECT_EQ(database.prepare("nonsense").error().id, "history-failed");
}

// What the system refuses is no damage; what SQLite does not understand, and an error of others, is not of
// the system.
TEST_F(DatabaseTest, TellsWhatTheSystemRefusesFromTheRest) {
  std::filesystem::create_directories(path());
  const auto folder = Database::open(path());
  ASSERT_FALSE(folder);
  EXPECT_TRUE(isOfSystem(folder.error()));
  EXPECT_FALSE(isOfSystem({"history-damaged", {}}));
  EXPECT_FALSE(isOfSystem({"history-failed", {{"path", std::string("x")}, {"code", std::string("5")}}}));
  auto memory = Database::open(path() + "-2");
  EXPECT_FALSE(isOfSystem(memory->execute("nonsense").error()));
}

TEST_F(DatabaseTest, GivesNullsAndEmptyValuesAsEmptyOnes) {
  Database database = open();
  auto statement = database.prepare("SELECT NULL, '', x'', 'a', x'6100', 7");
  ASSERT_TRUE(*statement->step());
  EXPECT_TRUE(statement->isNull(0));
  EXPECT_FALSE(statement->isNull(1));
  EXPECT_EQ(statement->text(0), "");
  EXPECT_EQ(statement->text(1), "");
  EXPECT_EQ(statement->blob(0), "");
  EXPECT_EQ(statement->blob(2), "");
  EXPECT_EQ(statement->text(3), "a");
  EXPECT_EQ(statement->blob(4), std::string_view("a\0", 2));
  EXPECT_EQ(statement->integer(5), 7);
  EXPECT_FALSE(*statement->step());
  EXPECT_EQ(*database.integerOf("SELECT 7"), 7);
  EXPECT_EQ(*database.integerOf("SELECT 7 WHERE 0"), 0) << "no row";
}

TEST_F(DatabaseTest, TakesATextWithoutMemoryForAnEmptyOne) {
  Database database = open();
  auto statement = database.prepare("SELECT ? IS NULL, ? IS NULL, ? IS NULL, ?");
  statement->bind(std::string_view()).bindBlob(std::string_view()).bindNull().bind("some");
  ASSERT_TRUE(*statement->step());
  EXPECT_EQ(statement->integer(0), 0);
  EXPECT_EQ(statement->integer(1), 0);
  EXPECT_EQ(statement->integer(2), 1);
  EXPECT_EQ(statement->text(3), "some");
  EXPECT_FALSE(database.prepare("SELECT 1")->bind(1).step()) << "a value too many";
}

// Such as a damaged or foreign file may have: neither is what a history is read from.
TEST_F(DatabaseTest, UsesNeitherViewsNorTriggers) {
  Database database = open();
  ASSERT_TRUE(
      database.execute("CREATE TABLE one (number INTEGER);"
                       "CREATE TRIGGER another AFTER INSERT ON one BEGIN INSERT INTO one VALUES (2); END;"
                       "CREATE VIEW both AS SELECT 1;"
                       "INSERT INTO one VALUES (1)"));
  EXPECT_EQ(*database.integerOf("SELECT count(*) FROM one"), 1);
  EXPECT_FALSE(database.integerOf("SELECT * FROM both"));
}

TEST_F(DatabaseTest, RollsBackWhatWasNotCommitted) {
  Database database = open();
  ASSERT_TRUE(database.execute("CREATE TABLE one (number INTEGER)"));
  {
    auto transaction = Transaction::begin(database);
    ASSERT_TRUE(transaction && database.execute("INSERT INTO one VALUES (1)"));
  }
  EXPECT_EQ(*database.integerOf("SELECT count(*) FROM one"), 0);
  {
    auto transaction = Transaction::begin(database);
    ASSERT_TRUE(transaction && database.execute("INSERT INTO one VALUES (1)") && transaction->commit());
  }
  EXPECT_EQ(*database.integerOf("SELECT count(*) FROM one"), 1);
}

// As where two programs start at once on a machine that has no history yet.
TEST_F(DatabaseTest, IsConnectedToOnceAnotherHasMadeTheFile) {
  Database other = open();
  ASSERT_TRUE(
      other.execute("PRAGMA page_size = 16384; BEGIN EXCLUSIVE; CREATE TABLE other (number INTEGER)"));
  {
    std::jthread making([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      EXPECT_TRUE(other.execute("ROLLBACK"));
    });
    const auto connected = connect(path());
    EXPECT_TRUE(connected) << connected.error().id;
  }
}

}  // namespace strata
