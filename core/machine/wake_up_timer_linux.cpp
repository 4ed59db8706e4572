// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/prctl.h>
#include <time.h>

#include <cerrno>

#include "core/machine/wake_up_timer.h"

namespace strata {

namespace {

constexpr std::uint64_t nsOfSecond = 1'000'000'000;

class LinuxTimer : public WakeUpTimer {
 public:
  LinuxTimer() : m_slackNs(prctl(PR_GET_TIMERSLACK, 0, 0, 0, 0)) { prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0); }
  ~LinuxTimer() override {
    if (m_slackNs > 0) prctl(PR_SET_TIMERSLACK, static_cast<unsigned long>(m_slackNs), 0, 0, 0);
  }

  std::uint64_t nowNs() override {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * nsOfSecond + static_cast<std::uint64_t>(now.tv_nsec);
  }

  void sleepUntil(std::uint64_t ns) override {
    const timespec until{static_cast<time_t>(ns / nsOfSecond), static_cast<long>(ns % nsOfSecond)};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr) == EINTR) continue;
  }

 private:
  int m_slackNs;  ///< of the thread before; below 0 where the system does not tell
};

}  // namespace

std::unique_ptr<WakeUpTimer> makeWakeUpTimer() {
  return std::make_unique<LinuxTimer>();
}

}  // namespace strata
