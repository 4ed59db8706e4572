// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <functional>
#include <optional>
#include <thread>
#include <utility>

#include "core/net/line.h"
#include "core/net/listener.h"
#include "tests/core/net/far_end.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

/// As long as it lives this process can open so few more files.
class FewMoreFiles {
 public:
  explicit FewMoreFiles(int more) {
    EXPECT_EQ(getrlimit(RLIMIT_NOFILE, &m_before), 0);
    const int lowestFree = dup(STDERR_FILENO);
    EXPECT_GE(lowestFree, 0);
    close(lowestFree);
    rlimit limit = m_before;
    limit.rlim_cur = static_cast<rlim_t>(lowestFree) + static_cast<rlim_t>(more);
    EXPECT_EQ(setrlimit(RLIMIT_NOFILE, &limit), 0);
  }
  ~FewMoreFiles() { setrlimit(RLIMIT_NOFILE, &m_before); }
  FewMoreFiles(const FewMoreFiles&) = delete;
  FewMoreFiles& operator=(const FewMoreFiles&) = delete;

 private:
  rlimit m_before{};
};

}  // namespace

// The error comes at once, and again and again: without a rest it would take a whole CPU.
TEST(Listener, RestsWhereThereAreTooManyOpenFilesAndTriesAgain) {
  // A connection opens several, and it may be at any of them.
  for (int more = 0; more < 8; ++more) {
    std::optional<FewMoreFiles> fewMoreFiles;
    int rests = 0;
    Listener listener([&](Connection::Time) {
      if (++rests == 3) fewMoreFiles.reset();
    });
    ASSERT_TRUE(listener.open("127.0.0.1", 0));
    const auto end = Connection::Clock::now() + 60s;
    Connection guest(4096, {});
    ASSERT_TRUE(guest.open({"127.0.0.1", listener.port()}, end));
    fewMoreFiles.emplace(more);
    EXPECT_NE(listener.accept(4096, {}, end), nullptr) << more;
    EXPECT_TRUE(rests == 3 || (more > 0 && rests == 0)) << more << ": " << rests;
  }
}

// The library of connections opens files before there is a port, and throws where it cannot.
TEST(Listener, IsRefusedWhereTheSystemHasNoFileLeft) {
  int refused = 0;
  for (int more = 0; more < 8; ++more) {
    const FewMoreFiles few(more);
    const auto listener = listenAt("127.0.0.1", 0);
    if (listener) continue;
    ++refused;
    EXPECT_EQ(listener.error().id, "cannot-listen");
  }
  EXPECT_GE(refused, 2);
}

TEST(Line, IsNotOpenedWhereTheSystemHasNoFileLeft) {
  const PlannedPeer peer{{"127.0.0.1", 9}, "123456"};
  const auto startThread = [](std::function<void()> body) {
    return std::optional<std::jthread>(std::move(body));
  };
  for (int more = 0; more < 2; ++more) {
    const FewMoreFiles few(more);
    const auto line = Line::open(peer, test::lineMachine(), startThread, {});
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().id, "network-unreachable");
  }
}

}  // namespace strata
