// SPDX-License-Identifier: GPL-3.0-or-later
// What a file that is written asks of the disk, and a disk that refuses. fsync() below stands for the
// system's.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string>
#include <vector>

#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

/// What was asked to reach the disk, and what lay there under its final name at that moment.
struct Flushed {
  fs::path path;
  std::string readable;
};

/// Absent while other tests run.
std::vector<Flushed>* flushed = nullptr;
/// What it fails with for a file; 0 where it does not.
int fileError = 0;

}  // namespace

extern "C" int fsync(int number) {
  const fs::path path = fs::read_symlink("/proc/self/fd/" + std::to_string(number));
  const bool folder = fs::is_directory(path);
  if (flushed) {
    const fs::path report = (folder ? path : path.parent_path()) / "report.txt";
    const auto readable = strata::readFile(report.string(), strata::Bytes{100});
    flushed->push_back({path, readable ? *readable : readable.error().id});
  }
  if (fileError == 0 || folder) return 0;
  errno = fileError;
  return -1;
}

namespace strata {

namespace {

class FlushFile : public testing::Test {
 protected:
  FlushFile() { flushed = &m_flushed; }
  ~FlushFile() override {
    flushed = nullptr;
    fileError = 0;
  }

  fs::path folder() const { return fs::canonical(m_folder.path()); }
  std::string report() const { return m_folder.path() + "/report.txt"; }

  std::vector<Flushed> m_flushed;
  test::TemporaryFolder m_folder;
};

}  // namespace

TEST_F(FlushFile, ContentIsOnTheDiskBeforeItHasItsName) {
  ASSERT_TRUE(writeFile(report(), "first"));
  ASSERT_TRUE(writeFile(report(), "second"));
  ASSERT_EQ(m_flushed.size(), 4u);
  for (const std::size_t write : {std::size_t{0}, std::size_t{2}}) {
    EXPECT_EQ(m_flushed[write].path.parent_path(), folder());
    EXPECT_EQ(m_flushed[write].path.extension(), ".tmp");
    EXPECT_EQ(m_flushed[write].readable, write == 0 ? "file-missing" : "first");
    EXPECT_EQ(m_flushed[write + 1].path, folder());
    EXPECT_EQ(m_flushed[write + 1].readable, write == 0 ? "first" : "second");
  }
}

TEST_F(FlushFile, WhatTheDiskRefusesReplacesNothing) {
  ASSERT_TRUE(writeFile(report(), "first"));
  fileError = EIO;
  const Status written = writeFile(report(), "second");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error(),
            (Error{"cannot-write", {{"path", report()}, {"system", std::string("Input/output error")}}}));
  EXPECT_EQ(*readFile(report(), 100_B), "first");
  EXPECT_EQ(m_folder.entries(), 1);
}

TEST_F(FlushFile, WhereTheFileSystemKnowsNoSuchRequestItIsWritten) {
  for (const int error : {EINVAL, ENOTSUP, ENOSYS}) {
    fileError = error;
    EXPECT_TRUE(writeFile(report(), std::to_string(error)));
    EXPECT_EQ(*readFile(report(), 100_B), std::to_string(error));
  }
}

}  // namespace strata
