// SPDX-License-Identifier: GPL-3.0-or-later
#include <mach/mach_time.h>

#include "core/machine/wake_up_timer.h"

namespace strata {

namespace {

class MachTimer : public WakeUpTimer {
 public:
  MachTimer() { mach_timebase_info(&m_base); }

  std::uint64_t nowNs() override { return scaled(mach_absolute_time(), m_base.numer, m_base.denom); }
  void sleepUntil(std::uint64_t ns) override { mach_wait_until(scaled(ns, m_base.denom, m_base.numer)); }

 private:
  /// value × by ÷ over, within 64 bits: the product of an uptime of years goes beyond.
  static std::uint64_t scaled(std::uint64_t value, std::uint64_t by, std::uint64_t over) {
    return value / over * by + value % over * by / over;
  }

  mach_timebase_info_data_t m_base{1, 1};
};

}  // namespace

std::unique_ptr<WakeUpTimer> makeWakeUpTimer() {
  return std::make_unique<MachTimer>();
}

}  // namespace strata
