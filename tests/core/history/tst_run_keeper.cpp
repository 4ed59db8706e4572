// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/run_keeper.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <thread>

#include "core/history/database.h"
#include "core/history/history.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

class RunKeeperTest : public testing::Test {
 protected:
  using Run = strata::Run;  // not that of GoogleTest

  std::string path() const { return m_folder.path() + "/history.sqlite"; }
  const Run run = classicRun();

  std::shared_ptr<const Plan> plan() const {
    Plan plan;
    for (const TestGroup kind : {TestGroup::Processor, TestGroup::Memory, TestGroup::Disk}) {
      Step step;
      step.group = kind;
      plan.steps.push_back(step);
    }
    return std::make_shared<const Plan>(plan);
  }
  RunStarted start() const {
    Run head = run;
    head.results.clear();
    head.finished.clear();
    head.label.clear();
    return {plan(), std::make_shared<const Run>(head)};
  }
  std::vector<CellResult> cells(std::size_t from, std::size_t to) const {
    return {run.results.begin() + static_cast<std::ptrdiff_t>(from),
            run.results.begin() + static_cast<std::ptrdiff_t>(to)};
  }
  /// The run as another program sees it, once it has that many results: a slow disk is not waited for by the
  /// keeper. As it is after half a minute in any case.
  std::optional<Run> kept(std::size_t results) const {
    auto history = History::open(path());
    EXPECT_TRUE(history);
    for (int wait = 0;; ++wait) {
      auto loaded = history->load(run.id);
      if (loaded && loaded->results.size() >= results) return *std::move(loaded);
      if (wait == 600) return std::nullopt;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }

 private:
  test::TemporaryFolder m_folder;
};

}  // namespace

TEST_F(RunKeeperTest, KeepsEachStepWhenItHasEnded) {
  RunKeeper keeper(path(), {"series", 2, "a label", "a comment"});
  keeper.show(start());
  keeper.show(StepStarted{0});
  keeper.show(StepFinished{0, cells(0, 2)});
  auto soFar = kept(2);
  ASSERT_TRUE(soFar);
  EXPECT_EQ(soFar->results, cells(0, 2));
  EXPECT_FALSE(History::open(path())->list()->front().finished) << "it goes on";
  keeper.show(StepStarted{1});
  keeper.show(StepFinished{1, cells(2, 10)});
  soFar = kept(10);
  ASSERT_TRUE(soFar);
  EXPECT_EQ(soFar->results, cells(0, 10));

  EXPECT_FALSE(keeper.finish(run));
  Run ended = run;
  ended.series = "series";
  ended.repetition = 2;
  ended.label = "a label";
  ended.comment = "a comment";
  EXPECT_EQ(*History::open(path())->load(run.id), ended);
}

// Commits that take longer than the wait between two steps.
TEST_F(RunKeeperTest, HasWrittenWhatWasMeasuredBeforeTheDiskIs) {
  ASSERT_TRUE(History::open(path()));
  auto other = Database::open(path());
  ASSERT_TRUE(other->execute("BEGIN IMMEDIATE"));
  RunKeeper keeper(path(), {});
  keeper.show(start());
  keeper.show(StepFinished{0, cells(0, 2)});
  {
    std::jthread slow([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(300));
      EXPECT_TRUE(other->execute("COMMIT"));
    });
    keeper.show(StepStarted{2});
  }
  const auto had = History::open(path())->load(run.id);
  ASSERT_TRUE(had) << had.error().id;
  EXPECT_EQ(had->results, cells(0, 2));
  EXPECT_FALSE(keeper.finish(run));
}

TEST_F(RunKeeperTest, WaitsForNoDiskAfterAStop) {
  ASSERT_TRUE(History::open(path()));
  auto other = Database::open(path());
  ASSERT_TRUE(other->execute("BEGIN IMMEDIATE"));
  std::stop_source stop;
  stop.request_stop();
  RunKeeper keeper(path(), {}, stop.get_token());
  keeper.show(start());
  keeper.show(StepStarted{2});
  EXPECT_EQ(*other->integerOf("SELECT count(*) FROM run"), 0) << "it was not waited for";
  ASSERT_TRUE(other->execute("COMMIT"));
  EXPECT_FALSE(keeper.finish(run));
  EXPECT_TRUE(kept(run.results.size()));
}

TEST_F(RunKeeperTest, HasALabelBeforeTheEnd) {
  RunKeeper keeper(path(), {std::nullopt, 0, "a label", ""});
  keeper.show(start());
  const auto begun = kept(0);
  ASSERT_TRUE(begun);
  EXPECT_EQ(begun->label, "a label");
  EXPECT_EQ(begun->series, run.series);
  EXPECT_FALSE(History::open(path())->list()->front().finished) << "it goes on";
  // Else it may have the file open still, which Windows does not remove then.
  EXPECT_FALSE(keeper.finish(run));
}

// As where another program mends the history, and cannot read the row of the run that goes on.
TEST_F(RunKeeperTest, KeepsAnewARunThatTheHistoryHasLost) {
  RunKeeper keeper(path(), {});
  keeper.show(start());
  keeper.show(StepFinished{0, cells(0, 2)});
  ASSERT_TRUE(kept(2));
  ASSERT_TRUE(Database::open(path())->execute("DELETE FROM run; DELETE FROM result"));
  keeper.show(StepFinished{1, cells(2, 10)});
  const auto soFar = kept(10);
  ASSERT_TRUE(soFar);
  EXPECT_EQ(soFar->results, cells(0, 10));
  EXPECT_FALSE(keeper.finish(run));
  EXPECT_EQ(History::open(path())->load(run.id)->results, run.results);
}

TEST_F(RunKeeperTest, SaysWhyNothingWasKept) {
  std::filesystem::create_directories(path());
  RunKeeper keeper(path(), {});
  keeper.show(start());
  keeper.show(StepStarted{0});
  keeper.show(StepFinished{0, cells(0, 2)});
  const auto error = keeper.finish(run);
  ASSERT_TRUE(error);
  EXPECT_EQ(std::get<std::string>(error->data.front().value), path());
}

// A run of a step so short that nothing was written when it was over.
TEST_F(RunKeeperTest, KeepsARunThatEndsAtOnce) {
  RunKeeper keeper(path(), {});
  keeper.show(start());
  Run ended = run;
  ended.results.clear();
  ended.status = RunStatus::Stopped;
  ended.label.clear();
  ended.comment.clear();
  EXPECT_FALSE(keeper.finish(ended));
  EXPECT_EQ(*History::open(path())->load(run.id), ended);
}

}  // namespace strata
