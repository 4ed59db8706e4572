// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "core/disk/buffer.h"
#include "core/disk/data_pool.h"
#include "core/disk/direct_file.h"
#include "tests/core/disk/fake_disk_host.h"
#include "tests/core/disk/quantities.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

TEST(FolderFacts, OfAFolderThatIsThere) {
  const TemporaryFolder folder;
  const auto facts = readFolderFacts(folder.path());
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->path, folder.path());
  EXPECT_GT(facts->free, 0_B);
  EXPECT_FALSE(facts->device.empty());
  EXPECT_FALSE(facts->fileSystem.empty());
  EXPECT_GE(facts->sector, 4096_B);
  EXPECT_EQ(facts->sector.count & (facts->sector.count - 1), 0U);
  EXPECT_EQ(folder.entries(), 0);
}

TEST(FolderFacts, TwoFoldersOnOneDeviceNameTheSame) {
  const TemporaryFolder one;
  const TemporaryFolder two(one.path());
  EXPECT_EQ(readFolderFacts(one.path())->device, readFolderFacts(two.path())->device);
}

TEST(FolderFacts, AnEmptyPathIsTheCurrentFolder) {
  const auto facts = readFolderFacts("");
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->path, std::filesystem::current_path().string());
}

TEST(FolderFacts, OfNoFolder) {
  const TemporaryFolder folder;
  const std::string missing = folder.path() + "/missing";
  EXPECT_EQ(readFolderFacts(missing).error(), (Error{"folder-missing", {{"path", missing}}}));
}

TEST(DirectFile, ReadsWhatItWroteAndLeavesNothing) {
  const TemporaryFolder folder;
  const auto facts = readFolderFacts(folder.path());
  ASSERT_TRUE(facts);
  auto pool = DataPool::create(4_MiB, diskBlock, 1, {});
  ASSERT_TRUE(pool);
  const Buffer buffer = makeBuffer(diskBlock);
  {
    auto file = createDirectFile(*facts, diskBlock * 8);
    ASSERT_TRUE(file) << file.error().id;
    for (std::uint64_t i = 0; i < 8; ++i)
      ASSERT_TRUE((*file)->write(pool->stamped(diskBlock * i, diskBlock), diskBlock, diskBlock * i));
    ASSERT_TRUE((*file)->flush());
    for (const std::uint64_t i : {7U, 0U, 3U, 1U, 2U, 4U, 5U, 6U}) {
      std::memset(buffer.get(), 0, diskBlock.count);
      ASSERT_TRUE((*file)->read(buffer.get(), diskBlock, diskBlock * i));
      EXPECT_EQ(std::memcmp(buffer.get(), pool->stamped(diskBlock * i, diskBlock), diskBlock.count), 0) << i;
    }
  }
  EXPECT_EQ(folder.entries(), 0);
}

/// Any size at any offset, which no direct I/O takes.
TEST(LogFile, TakesRecordsThatAreNoSectorsAndLeavesNothing) {
  const TemporaryFolder folder;
  std::vector<std::byte> record(2300);
  std::vector<std::byte> back(2300);
  {
    const auto file = createLogFile(*readFolderFacts(folder.path()), 1_MiB);
    ASSERT_TRUE(file) << file.error().id;
    for (std::uint64_t i = 0; i < 8; ++i) {
      std::ranges::fill(record, static_cast<std::byte>(i + 1));
      ASSERT_TRUE((*file)->write(record.data(), 2300_B, 2300_B * i));
      ASSERT_TRUE((*file)->flush());
    }
    ASSERT_TRUE((*file)->read(back.data(), 2300_B, 2300_B * 7));
    EXPECT_EQ(back, record);
#if defined(__linux__)
    EXPECT_EQ((*file)->flushCall(), "fdatasync");
#elif defined(_WIN32)
    EXPECT_EQ((*file)->flushCall(), "FlushFileBuffers");
#endif
  }
  EXPECT_EQ(folder.entries(), 0);
}

TEST(DirectFile, ReadingBeyondTheEndIsShort) {
  const TemporaryFolder folder;
  const auto file = createDirectFile(*readFolderFacts(folder.path()), diskBlock);
  ASSERT_TRUE(file);
  const Buffer buffer = makeBuffer(diskBlock * 2);
  std::memset(buffer.get(), 1, diskBlock.count * 2);
  ASSERT_TRUE((*file)->write(buffer.get(), diskBlock, 0_B));
  EXPECT_EQ((*file)->read(buffer.get(), diskBlock * 2, 0_B).error().id, "short-read");
  EXPECT_EQ((*file)->read(buffer.get(), diskBlock, diskBlock * 4).error().id, "short-read");
}

TEST(DirectFile, InAFolderThatIsGone) {
  FolderFacts facts;
  {
    const TemporaryFolder folder;
    facts = *readFolderFacts(folder.path());
  }
  EXPECT_EQ(createDirectFile(facts, diskBlock).error(), (Error{"folder-missing", {{"path", facts.path}}}));
}

std::string fileOf(const TemporaryFolder& folder, std::size_t bytes) {
  const std::string path = folder.path() + "/there";
  std::ofstream(path, std::ios::binary) << std::string(bytes, 'x');
  return path;
}

TEST(ExistingFile, IsReadInWholeSectors) {
  const TemporaryFolder folder;
  const std::string path = fileOf(folder, diskBlock.count + 4096 + 100);
  const auto file = openDirectFile(path);
  ASSERT_TRUE(file) << file.error().id;
  EXPECT_EQ((*file)->size(), diskBlock + 4_KiB);
  const Buffer buffer = makeBuffer(diskBlock + 4_KiB);
  ASSERT_TRUE((*file)->read(buffer.get(), diskBlock + 4_KiB, 0_B));
  EXPECT_EQ(std::string(reinterpret_cast<const char*>(buffer.get()), diskBlock.count + 4096),
            std::string(diskBlock.count + 4096, 'x'));
  EXPECT_EQ(folder.entries(), 1);
}

TEST(ExistingFile, IsNeverWritten) {
  const TemporaryFolder folder;
  const auto file = openDirectFile(fileOf(folder, diskBlock.count));
  ASSERT_TRUE(file);
  const Buffer buffer = makeBuffer(diskBlock);
  std::memset(buffer.get(), 1, diskBlock.count);
  EXPECT_EQ((*file)->write(buffer.get(), diskBlock, 0_B).error().id, "write-failed");
}

TEST(ExistingFile, ThatIsNotThere) {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/missing";
  EXPECT_EQ(openDirectFile(path).error(), (Error{"file-missing", {{"path", path}}}));
}

TEST(ExistingFile, OfLessThanASector) {
  const TemporaryFolder folder;
  for (const std::size_t bytes : {0U, 1U, 4095U}) {
    const std::string path = fileOf(folder, bytes);
    EXPECT_EQ(openDirectFile(path).error(),
              (Error{"file-too-small", {{"path", path}, {"size_bytes", static_cast<std::int64_t>(bytes)}}}));
  }
}

TEST(ExistingFile, AFolderIsNone) {
  const TemporaryFolder folder;
  EXPECT_EQ(openDirectFile(folder.path()).error().id, "file-not-readable");
}

class RealSensors : public Sensors {
 public:
  std::uint64_t ticks() override {
    return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch() /
                                      std::chrono::nanoseconds(1));
  }
  double ticksPerSecond() override { return 1e9; }
  ClockReading readClock() override { return {}; }
  double readAlu(double) override { return 0; }
  ThreadCounters readCounters() override { return {}; }
};

/// The fake host, but with the machine's own files and clock.
class RealDiskHost : public FakeDiskHost {
 public:
  using FakeDiskHost::FakeDiskHost;
  Status bind(const ThreadPlace&) override { return success(); }
  std::unique_ptr<Sensors> makeSensors() override { return std::make_unique<RealSensors>(); }
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override {
    return createDirectFile(folder, size);
  }
};

TEST(DirectFile, CarriesTheWholeDiskStep) {
  const TemporaryFolder one;
  const TemporaryFolder two;
  Plan plan = fakeDiskPlan(2, 1);
  plan.diskBlock = diskBlock;
  plan.diskFile = diskBlock * 32 + 4096_B;
  plan.folders = {*readFolderFacts(one.path()), *readFolderFacts(two.path())};

  RealDiskHost host(2);
  const auto results = runDiskStep(plan, fakeDiskStep(plan), host, nullptr, {});

  for (const char* cell : {"disk-write-serial", "disk-read-serial"}) {
    const Measured* measured = measuredIn(results, cell);
    ASSERT_NE(measured, nullptr) << cell << errorIn(results, cell);
    EXPECT_GT(measured->value, 0);
    EXPECT_EQ(measured->perThread.size(), 2U);
    EXPECT_NE(reasonIn(*measured, "shared-device"), nullptr);
  }
  EXPECT_EQ(one.entries(), 0);
  EXPECT_EQ(two.entries(), 0);
}

}  // namespace
}  // namespace strata::test
