// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <mach/mach.h>
#include <unistd.h>

#include "core/machine/health.h"
#include "core/machine/power_macos.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

Health readHealth() {
  Health health;
  health.kernel = sysctlText("kern.osrelease").value_or("");
  if (const auto source = powerSource()) health.onBattery = source->onBattery;
  if (isInLowPowerMode()) health.powerProfile = "low power mode";
  // Macs with Intel processors have it.
  if (const auto version = sysctlNumber("machdep.cpu.microcode_version"))
    health.microcode = fmt::format("{:#x}", *version);
  return health;
}

std::optional<double> busySeconds() {
  host_cpu_load_info_data_t load{};
  mach_msg_type_number_t count = HOST_CPU_LOAD_INFO_COUNT;
  const mach_port_t host = mach_host_self();
  const kern_return_t outcome =
      host_statistics(host, HOST_CPU_LOAD_INFO, reinterpret_cast<host_info_t>(&load), &count);
  mach_port_deallocate(mach_task_self(), host);
  const long perSecond = sysconf(_SC_CLK_TCK);
  if (outcome != KERN_SUCCESS || perSecond <= 0) return std::nullopt;
  const auto busy = std::uint64_t{load.cpu_ticks[CPU_STATE_USER]} + load.cpu_ticks[CPU_STATE_SYSTEM] +
                    load.cpu_ticks[CPU_STATE_NICE];
  return static_cast<double>(busy) / static_cast<double>(perSecond);
}

}  // namespace strata
