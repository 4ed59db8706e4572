// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "core/disk/buffer.h"
#include "core/disk/data_pool.h"
#include "core/disk/direct_file.h"
#include "core/disk/direct_file_posix.h"
#include "core/disk/folder_facts_posix.h"
#include "tests/core/disk/quantities.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

/// What bypass() says of a file of 64 blocks that was written in full.
CacheBypass bypassIn(const std::string& folder, Bytes blocks = {64}) {
  auto pool = DataPool::create(1_MiB, diskBlock, 1, {});
  auto file = createDirectFile(*readFolderFacts(folder), diskBlock * blocks.count);
  EXPECT_TRUE(file) << file.error().id;
  for (std::uint64_t i = 0; i < blocks.count; ++i)
    EXPECT_TRUE((*file)->write(pool->stamped(diskBlock * i, diskBlock), diskBlock, diskBlock * i));
  EXPECT_TRUE((*file)->flush());
  return (*file)->bypass();
}

TEST(DirectFileLinux, HasNoNameWhileItIsOpen) {
  const TemporaryFolder folder;
  const auto file = createDirectFile(*readFolderFacts(folder.path()), diskBlock);
  ASSERT_TRUE(file);
  EXPECT_EQ(folder.entries(), 0);
}

/// A process that is killed between giving a name and taking it away would leave the file.
TEST(DirectFileLinux, NeverHadAName) {
  const TemporaryFolder folder;
  const int probe = open(folder.path().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (probe < 0) GTEST_SKIP() << "no files without a name on this file system: " << std::strerror(errno);
  close(probe);
  const int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  ASSERT_GE(inotify_add_watch(watch, folder.path().c_str(), IN_CREATE), 0) << std::strerror(errno);
  EXPECT_TRUE(createDirectFile(*readFolderFacts(folder.path()), diskBlock));
  std::array<char, 4096> events{};
  EXPECT_LT(read(watch, events.data(), events.size()), 0) << "a file appeared in the folder";
  close(watch);
}

TEST(DirectFileLinux, OnADiskGoesByTheCache) {
  const TemporaryFolder folder;
  const std::string fileSystem = readFolderFacts(folder.path())->fileSystem;
  if (fileSystem != "ext4" && fileSystem != "ext" && fileSystem != "xfs")
    GTEST_SKIP() << "the build folder lies on " << fileSystem;
  EXPECT_EQ(bypassIn(folder.path()), CacheBypass::Direct);
}

/// Root may write everywhere: while this lives, the process is somebody else.
class NotRoot {
 public:
  NotRoot() : m_wasRoot(geteuid() == 0) {
    constexpr uid_t nobody = 65534;
    m_holds = !m_wasRoot || setresuid(nobody, nobody, 0) == 0;
  }
  ~NotRoot() {
    if (m_wasRoot && m_holds && setresuid(0, 0, 0) != 0) std::abort();
  }
  bool holds() const { return m_holds; }

 private:
  bool m_wasRoot;
  bool m_holds = false;
};

TEST(ExistingFileLinux, ADeviceOrPipeIsNone) {
  const TemporaryFolder folder;
  const std::string pipe = folder.path() + "/pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& path : {std::string("/dev/zero"), pipe}) {
    const auto file = openDirectFile(path);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().id, "file-not-readable");
    EXPECT_EQ(file.error().data.at(0), (Datum{"path", path}));
  }
}

/// To open a tape drive or a watchdog does something to it.
TEST(ExistingFileLinux, ADeviceOrPipeIsNotOpened) {
  const TemporaryFolder folder;
  const std::string pipe = folder.path() + "/pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  ASSERT_GE(inotify_add_watch(watch, folder.path().c_str(), IN_OPEN), 0) << std::strerror(errno);
  EXPECT_FALSE(openDirectFile(pipe));
  std::array<char, 4096> events{};
  EXPECT_LT(read(watch, events.data(), events.size()), 0) << "it was opened";
  close(watch);
}

TEST(ExistingFileLinux, InAFolderThatCannotBeWrittenIsRead) {
  // By a relative path, since above it may be a folder that is not for everybody, such as root's own.
  const TemporaryFolder folder(".");
  const std::string path = folder.path() + "/there";
  std::ofstream(path) << std::string(diskBlock.count, 'x');
  std::filesystem::permissions(folder.path(),
                               std::filesystem::perms::all & ~std::filesystem::perms::owner_write);
  const NotRoot notRoot;
  if (!notRoot.holds()) GTEST_SKIP() << "root cannot become somebody else here";
  const auto file = openDirectFile(path);
  ASSERT_TRUE(file) << file.error().id;
  EXPECT_EQ((*file)->size(), diskBlock);
}

TEST(DirectFileLinux, InMemoryIsNeverCalledDirect) {
  const std::string memory = "/dev/shm";
  if (const auto facts = readFolderFacts(memory); !facts || facts->fileSystem != "tmpfs")
    GTEST_SKIP() << memory << " is no tmpfs here";
  const TemporaryFolder folder(memory);
  EXPECT_EQ(readFolderFacts(folder.path())->inMemory, true);
  // Some kernels refuse direct access to it, others take it.
  const CacheBypass bypass = bypassIn(folder.path());
  EXPECT_TRUE(bypass == CacheBypass::Refused || bypass == CacheBypass::InMemory);
  EXPECT_EQ(folder.entries(), 0);
}

/// The page cache is seen where it took part.
TEST(DirectFileLinux, WhatWasWrittenThroughTheCacheIsFoundThere) {
  const TemporaryFolder folder;
  class CachedFile : public PosixFile {
   public:
    explicit CachedFile(Opened opened) : PosixFile(std::move(opened), {}, 1_MiB, true) {}
    Status flush() override { return success(); }

   protected:
    std::optional<CacheBypass> bypassByNature() const override { return std::nullopt; }
    void letGo() override {
      fsync(number());
      posix_fadvise(number(), 0, 0, POSIX_FADV_DONTNEED);
    }
    bool isResident(void* page, std::size_t pageBytes) const override {
      unsigned char state = 0;
      return mincore(page, pageBytes, &state) == 0 && (state & 1) != 0;
    }
  };
  CachedFile file(openNameless(folder.path(), 0));
  const Buffer buffer = makeBuffer(1_MiB);
  std::memset(buffer.get(), 1, (1_MiB).count);
  ASSERT_TRUE(file.write(buffer.get(), 1_MiB, 0_B));
  EXPECT_EQ(file.residentShare(), 1.0);
  EXPECT_EQ(file.bypass(), CacheBypass::NotReal);
  file.dropCached();
  EXPECT_EQ(file.residentShare(), 0.0);
  EXPECT_EQ(file.bypass(), CacheBypass::Direct);
  ASSERT_TRUE(file.read(buffer.get(), 1_MiB, 0_B));
  EXPECT_EQ(file.bypass(), CacheBypass::NotReal);
}

TEST(FolderFactsLinux, AFileIsNoFolder) {
  const TemporaryFolder folder;
  const std::string file = folder.path() + "/file";
  std::ofstream(file) << "x";
  EXPECT_EQ(readFolderFacts(file).error().id, "folder-missing");
}

TEST(FolderFactsLinux, AFolderWithoutPermissionCannotBeWritten) {
  const TemporaryFolder folder;
  const FolderFacts facts = *readFolderFacts(folder.path());
  std::filesystem::permissions(folder.path(),
                               std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  const NotRoot notRoot;
  if (!notRoot.holds()) GTEST_SKIP() << "root cannot become somebody else here";
  const Error expected{"folder-not-writable", {{"path", folder.path()}}};
  EXPECT_EQ(readFolderFacts(folder.path()).error(), expected);
  EXPECT_EQ(createDirectFile(facts, diskBlock).error(), expected);
}

/// While this lives, no file may grow beyond the limit.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(Bytes limit) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit lower{limit.count, m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &lower);
  }
  ~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handler);
  }

 private:
  rlimit m_before{};
  void (*m_handler)(int);
};

TEST(FolderFactsLinux, TellTheLargestFileThatMayBeMade) {
  const TemporaryFolder folder;
  EXPECT_FALSE(readFolderFacts(folder.path())->largestFile);
  const FileSizeLimit limit(diskBlock);
  EXPECT_EQ(readFolderFacts(folder.path())->largestFile, diskBlock);
}

TEST(FolderFactsLinux, WhatCannotBeReachedIsNotSaidToBeMissing) {
  for (const int error : {ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP})
    EXPECT_EQ(folderError("/x", error), (Error{"folder-missing", {{"path", std::string("/x")}}}));
  EXPECT_EQ(folderError("/x", EACCES), (Error{"folder-not-writable", {{"path", std::string("/x")}}}));
  for (const int error : {ENOTCONN, ESTALE, EIO, ENODEV, ETIMEDOUT, EHOSTDOWN}) {
    const Error found = folderError("/x", error);
    EXPECT_EQ(found.id, "folder-unreachable");
    EXPECT_EQ(found.data.at(1), (Datum{"system", std::generic_category().message(error)}));
  }
}

TEST(DirectFileLinux, ADiskOrQuotaThatIsFullSaysHowLargeTheFileWasToBe) {
  for (const int error : {ENOSPC, EDQUOT}) {
    const Error found = createError("/x", error, 8_MiB);
    EXPECT_EQ(found,
              (Error{"no-room", {{"path", std::string("/x")}, {"size_bytes", std::int64_t{8'388'608}}}}));
  }
  EXPECT_EQ(createError("/x", EFBIG, 8_MiB).id, "create-failed");
}

TEST(DirectFileLinux, AFolderThatGoesWhileItsFileIsUsedChangesNothing) {
  auto folder = std::make_unique<TemporaryFolder>();
  const auto file = createDirectFile(*readFolderFacts(folder->path()), diskBlock * 2);
  ASSERT_TRUE(file);
  folder.reset();
  const Buffer buffer = makeBuffer(diskBlock);
  std::memset(buffer.get(), 7, diskBlock.count);
  EXPECT_TRUE((*file)->write(buffer.get(), diskBlock, 0_B));
  EXPECT_TRUE((*file)->write(buffer.get(), diskBlock, diskBlock));
  EXPECT_TRUE((*file)->flush());
  EXPECT_TRUE((*file)->read(buffer.get(), diskBlock, diskBlock));
}

TEST(DirectFileLinux, ASizeThatCannotBeReservedIsRefusedAndLeavesNothing) {
  const TemporaryFolder folder;
  const auto facts = readFolderFacts(folder.path());
  const FileSizeLimit limit(diskBlock);
  EXPECT_TRUE(createDirectFile(*facts, diskBlock));
  const auto file = createDirectFile(*facts, diskBlock * 2);
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error().id, "create-failed");
  EXPECT_EQ(file.error().data.at(0), (Datum{"path", folder.path()}));
  EXPECT_EQ(folder.entries(), 0);
}

/// Where the limit lies, the write comes short; what is left of it fails.
TEST(DirectFileLinux, AWriteBeyondWhatIsAllowedSaysHowFarItCame) {
  const TemporaryFolder folder;
  auto file = createDirectFile(*readFolderFacts(folder.path()), diskBlock);
  ASSERT_TRUE(file);
  const Buffer buffer = makeBuffer(diskBlock);
  std::memset(buffer.get(), 1, diskBlock.count);

  const FileSizeLimit limit(diskBlock / 2);
  const auto status = (*file)->write(buffer.get(), diskBlock, 0_B);

  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().id, "write-failed");
  EXPECT_EQ(status.error().data.at(1),
            (Datum{"offset_bytes", static_cast<std::int64_t>(diskBlock.count / 2)}));
}

}  // namespace
}  // namespace strata::test
