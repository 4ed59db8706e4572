// SPDX-License-Identifier: GPL-3.0-or-later
// Histories that earlier programs wrote: one file of each version, and the run in it as that program exported
// it. These files are never written again.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "core/base/utf8_path.h"
#include "core/files/read_file.h"
#include "core/history/history.h"
#include "core/history/migrations.h"
#include "core/report/json_read.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

namespace fs = std::filesystem;

std::string goldenOf(std::int64_t version, const std::string& ending) {
  return STRATA_GOLDEN_DIR "/history-" + std::to_string(version) + ending;
}

class HistoryVersions : public testing::TestWithParam<std::int64_t> {};

}  // namespace

TEST_P(HistoryVersions, StaysReadableAndIsBroughtUpToDate) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/history.sqlite";
  fs::copy_file(pathOf(goldenOf(GetParam(), ".sqlite")), pathOf(path));

  const auto text = readFile(goldenOf(GetParam(), ".strata"), mostRunFile);
  ASSERT_TRUE(text);
  const auto written = runsFromJson(*text);
  ASSERT_TRUE(written);

  auto history = History::open(path);
  ASSERT_TRUE(history) << history.error().id;
  EXPECT_FALSE(history->recovery()) << "an older file is no damaged one";
  EXPECT_TRUE(history->check());
  const auto list = history->list();
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size(), 1U);
  const auto kept = history->load(list->front().id);
  ASSERT_TRUE(kept) << kept.error().id;
  EXPECT_EQ(*kept, written->front());

  // What is added now and what was there live together.
  strata::Run another = written->front();
  another.id = "another";
  ASSERT_TRUE(history->add(another));
  EXPECT_EQ(history->list()->size(), 2U);
}

INSTANTIATE_TEST_SUITE_P(All, HistoryVersions,
                         testing::Range<std::int64_t>(1, std::int64_t{historyVersion} + 1));

}  // namespace strata
