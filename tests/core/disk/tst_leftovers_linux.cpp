// SPDX-License-Identifier: GPL-3.0-or-later
// A folder in which files can be made but lose no name is as good as a file system that is like that.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/fs.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <memory>
#include <optional>

#include "core/disk/direct_file_posix.h"
#include "core/disk/leftovers.h"
#include "core/disk/temporary_name.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

/// As long as it lives, files can only be added to the folder.
class AppendOnly {
 public:
  static std::unique_ptr<AppendOnly> of(const std::string& folder) {
    std::unique_ptr<AppendOnly> made(new AppendOnly(folder));
    return made->set(FS_APPEND_FL) ? std::move(made) : nullptr;
  }
  ~AppendOnly() {
    set(0);
    close(m_folder);
  }

 private:
  explicit AppendOnly(const std::string& folder)
      : m_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    ioctl(m_folder, FS_IOC_GETFLAGS, &m_before);
  }
  bool set(int flag) const {
    const int flags = (m_before & ~FS_APPEND_FL) | flag;
    return ioctl(m_folder, FS_IOC_SETFLAGS, &flags) == 0;
  }

  int m_folder;
  int m_before = 0;
};

TEST(LeftoversOnLinux, AFileThatKeepsItsNameIsInUseAsLongAsItsTest) {
  const TemporaryFolder folder;
  auto lock = AppendOnly::of(folder.path());
  if (!lock) GTEST_SKIP() << "no right to make a folder append-only, or no such file system";
  std::optional file(openNameless(folder.path(), 0));
  ASSERT_EQ(file->error, 0);
  EXPECT_EQ(folder.entries(), 1);
  EXPECT_TRUE(findLeftovers(folder.path()).empty()) << "in use";
  file.reset();
  const auto left = findLeftovers(folder.path());
  ASSERT_EQ(left.size(), 1U) << "it cannot be removed";
  const auto errors = removeLeftovers(left, {});
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_EQ(errors[0].id, "cannot-remove");
  EXPECT_EQ(errors[0].data[0], (Datum{"path", left[0].path}));
  lock.reset();
  EXPECT_TRUE(removeLeftovers(left, {}).empty());
  EXPECT_EQ(folder.entries(), 0);
}

TEST(LeftoversOnLinux, AFileThatKeepsItsNameLosesItInTheEndIfItCan) {
  const TemporaryFolder folder;
  auto lock = AppendOnly::of(folder.path());
  if (!lock) GTEST_SKIP() << "no right to make a folder append-only, or no such file system";
  std::optional file(openNameless(folder.path(), 0));
  ASSERT_EQ(file->error, 0);
  lock.reset();
  EXPECT_EQ(folder.entries(), 1);
  file.reset();
  EXPECT_EQ(folder.entries(), 0);
}

TEST(LeftoversOnLinux, AFileThatIsLockedIsInUse) {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/" + temporaryFileName();
  const int file = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  ASSERT_EQ(flock(file, LOCK_EX), 0);
  EXPECT_TRUE(findLeftovers(folder.path()).empty());
  EXPECT_EQ(removeLeftover(path).error(), (Error{"file-in-use", {{"path", path}}}));
  close(file);
  EXPECT_TRUE(removeLeftover(path));
}

}  // namespace
}  // namespace strata::test
