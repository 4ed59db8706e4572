// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <algorithm>

#include "core/machine/wake_up_timer.h"

#ifndef CREATE_WAITABLE_TIMER_HIGH_RESOLUTION
#define CREATE_WAITABLE_TIMER_HIGH_RESOLUTION 0x00000002
#endif

namespace strata {

namespace {

constexpr std::uint64_t nsOfSecond = 1'000'000'000;
/// Waitable timers count in steps of 100 ns.
constexpr std::uint64_t nsOfStep = 100;

class WaitableTimer : public WakeUpTimer {
 public:
  WaitableTimer() {
    QueryPerformanceFrequency(&m_frequency);
    m_timer =
        CreateWaitableTimerExW(nullptr, nullptr, CREATE_WAITABLE_TIMER_HIGH_RESOLUTION, TIMER_ALL_ACCESS);
    // Windows before 10 1803 has timers of the system's tick alone.
    if (m_timer == nullptr) m_timer = CreateWaitableTimerExW(nullptr, nullptr, 0, TIMER_ALL_ACCESS);
  }
  ~WaitableTimer() override {
    if (m_timer != nullptr) CloseHandle(m_timer);
  }

  std::uint64_t nowNs() override {
    LARGE_INTEGER now{};
    QueryPerformanceCounter(&now);
    const auto ticks = static_cast<std::uint64_t>(now.QuadPart);
    const auto rate = static_cast<std::uint64_t>(m_frequency.QuadPart);
    return ticks / rate * nsOfSecond + ticks % rate * nsOfSecond / rate;
  }

  // Relative: absolute times are those of the wall clock, which may be set.
  void sleepUntil(std::uint64_t ns) override {
    const std::uint64_t now = nowNs();
    if (ns <= now) return;
    LARGE_INTEGER due{};
    due.QuadPart = -static_cast<LONGLONG>(std::max<std::uint64_t>(1, (ns - now) / nsOfStep));
    if (m_timer != nullptr && SetWaitableTimer(m_timer, &due, 0, nullptr, nullptr, FALSE) != 0)
      WaitForSingleObject(m_timer, INFINITE);
    else
      Sleep(1);
  }

 private:
  LARGE_INTEGER m_frequency{};
  HANDLE m_timer = nullptr;
};

}  // namespace

std::unique_ptr<WakeUpTimer> makeWakeUpTimer() {
  return std::make_unique<WaitableTimer>();
}

}  // namespace strata
