// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <liburing.h>
#include <sys/resource.h>

#include <memory>

#include "core/disk/direct_file.h"
#include "core/disk/thread_queue.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

bool kernelGivesARing() {
  io_uring ring{};
  if (io_uring_queue_init(1, &ring, 0) != 0) return false;
  io_uring_queue_exit(&ring);
  return true;
}

/// While this lives, the process gets no further descriptor.
class NoMoreDescriptors {
 public:
  NoMoreDescriptors() {
    getrlimit(RLIMIT_NOFILE, &m_before);
    const rlimit none{0, m_before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &none);
  }
  ~NoMoreDescriptors() { setrlimit(RLIMIT_NOFILE, &m_before); }

 private:
  rlimit m_before{};
};

TEST(UringQueue, IsWhatAFileHasHere) {
  if (!kernelGivesARing()) GTEST_SKIP() << "the kernel gives this process no io_uring";
  const TemporaryFolder folder;
  const auto file = createDirectFile(*readFolderFacts(folder.path()), 1_MiB);
  ASSERT_TRUE(file);
  const auto queue = (*file)->openQueue(32);
  ASSERT_TRUE(queue);
  EXPECT_EQ((*queue)->engine(), "io-uring");
}

TEST(UringQueue, ThreadsTakeItsPlaceWhereTheKernelRefuses) {
  const TemporaryFolder folder;
  const auto file = createDirectFile(*readFolderFacts(folder.path()), 1_MiB);
  ASSERT_TRUE(file);
  // Both ways once before: a sanitizer wants descriptors of its own for types that it has not seen.
  ASSERT_TRUE((*file)->openQueue(1));
  ASSERT_EQ(threadQueue(**file, 1)->engine(), "threads");
  const NoMoreDescriptors refusal;
  const auto queue = (*file)->openQueue(32);
  ASSERT_TRUE(queue);
  EXPECT_EQ((*queue)->engine(), "threads");
}

}  // namespace
}  // namespace strata::test
