// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/stay_awake.h"

#include <windows.h>

namespace strata {

namespace {

/// Tells Windows which part of the throttling this program decides itself, and whether it wants it. Systems
/// before Windows 10 1709 do not know the request. Source: Microsoft, "SetProcessInformation" and "Quality of
/// Service": programs whose windows are covered run at low quality of service, on slow cores and slow clocks.
void setThrottling(ULONG decided, ULONG wanted) {
  PROCESS_POWER_THROTTLING_STATE state{PROCESS_POWER_THROTTLING_CURRENT_VERSION, decided, wanted};
  SetProcessInformation(GetCurrentProcess(), ProcessPowerThrottling, &state, sizeof(state));
}

class AwakeThread : public Awake {
 public:
  AwakeThread() : m_before(SetThreadExecutionState(ES_CONTINUOUS | ES_SYSTEM_REQUIRED)) {
    setThrottling(PROCESS_POWER_THROTTLING_EXECUTION_SPEED, 0);
  }
  ~AwakeThread() override {
    setThrottling(0, 0);
    SetThreadExecutionState(m_before | ES_CONTINUOUS);
  }

 private:
  EXECUTION_STATE m_before;  ///< of this thread; 0 where the system refused
};

}  // namespace

std::unique_ptr<Awake> stayAwake() {
  return std::make_unique<AwakeThread>();
}

}  // namespace strata
