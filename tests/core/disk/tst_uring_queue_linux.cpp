// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <liburing.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <thread>

#include "core/disk/direct_file.h"
#include "core/disk/direct_file_posix.h"
#include "core/disk/thread_queue.h"
#include "core/disk/uring_queue_linux.h"
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

/// From now on the kernel takes no requests of this thread, and only of it, but lets it wait for those that
/// it has. False where it does not let itself be told so.
bool refuseRequests() {
  // The second argument of that call is how many there are.
  std::array<sock_filter, 6> steps{{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_io_uring_enter, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args[1])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  const sock_fprog program{static_cast<unsigned short>(steps.size()), steps.data()};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

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

/// A timer is a file of which each of the two requests gets half, one after the other. The kernel refuses the
/// rest of the first; it still writes into the memory of the second.
TEST(UringQueue, GoesOnlyWhenNothingIsUnderWayWhateverFailed) {
  if (!kernelGivesARing()) GTEST_SKIP() << "the kernel gives this process no io_uring";
  const TemporaryFolder folder;
  const auto file = createDirectFile(*readFolderFacts(folder.path()), 1_MiB);
  ASSERT_TRUE(file);
  const int timer = timerfd_create(CLOCK_MONOTONIC, 0);
  ASSERT_GE(timer, 0);
  bool isRefused = false;
  std::thread([&] {
    std::array<std::array<std::uint64_t, 2>, 2> expirations{};
    auto queue = uringQueue(dynamic_cast<PosixFile&>(**file), timer, 8_B, expirations.size());
    std::array<IoRequest, 2> reads;
    for (std::size_t i = 0; i < reads.size(); ++i)
      reads[i] = {i, false, reinterpret_cast<std::byte*>(&expirations[i]), 16_B, 0_B};
    EXPECT_TRUE(queue->submit(reads));
    isRefused = refuseRequests();
    const itimerspec againAndAgain{{0, 30'000'000}, {0, 1'000'000}};
    timerfd_settime(timer, 0, &againAndAgain, nullptr);
    queue.reset();
    for (const auto& read : expirations) EXPECT_GT(read[0], 0U);
  }).join();
  close(timer);
  if (!isRefused) GTEST_SKIP() << "the kernel takes no filter of system calls";
}

}  // namespace
}  // namespace strata::test
