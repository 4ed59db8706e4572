// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/engine/row_worker.h"
#include "tests/core/disk/row_host.h"

namespace strata::test {
namespace {

TEST(RowBoard, LayingIsOverWhenTheLastFolderIsLaid) {
  const Plan plan = rowPlan({serialRow}, readOnly, 1_MiB, 2);
  RowBoard board({plan, plan.steps.at(0), 1, 1});
  EXPECT_EQ(board.layingEndNs, 0U);
  board.setLaid(1, 1_MiB, 5);
  EXPECT_EQ(board.layingEndNs, 0U);
  board.setLaid(0, 1_MiB, 9);
  EXPECT_EQ(board.layingEndNs, 9U);
}

/// The first thread may not have had the CPU when a run is stopped.
TEST(RowWorker, TakesARowDownWhicheverThreadItIs) {
  RowHost host;
  const Plan plan = rowPlan({{false, 64_KiB, 1, 2}}, readOnly, 1_MiB);
  const RowTask task{plan, plan.steps.at(0), 2, 1};
  RowBoard board(task);
  board.setLaid(0, 1_MiB, 0);
  RowFiles files;
  files.put({std::shared_ptr<DirectFile>(*host.fileOpener()("/data/file")), nullptr});
  DiskTeam team(1);
  RowWorker second(task, 1, host, team, board, files);
  second.run({});
  const RowOutcomes outcomes = rowOutcomes(task, board, {});
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_EQ(measured->disk->engine, "fake");
  ASSERT_EQ(measured->perThread.size(), 2U);
  EXPECT_EQ(measured->perThread[0], 0);
  EXPECT_NEAR(measured->perThread[1], 65.536, 1e-9);
}

}  // namespace
}  // namespace strata::test
