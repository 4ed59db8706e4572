// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>

#include "core/machine/objective_c_macos.h"
#include "core/machine/stay_awake.h"

namespace strata {

namespace {

/// NSActivityUserInitiated | NSActivityLatencyCritical of Foundation's NSProcessInfo.h: no App Nap, no idle
/// sleep, no coarse timers.
constexpr std::uint64_t options = 0x00FF'FFFFull | 0xFF'0000'0000ull;

class Activity : public Awake {
 public:
  explicit Activity(const ObjectiveC& runtime) : m_runtime(runtime) {
    const ObjectiveC::Pool pool(m_runtime);
    m_process = m_runtime.call(m_runtime.classOf("NSProcessInfo"), "processInfo");
    // Without this the activity would end with the pool.
    m_activity = m_runtime.retain(m_runtime.call(m_process, "beginActivityWithOptions:reason:", options,
                                                 m_runtime.string("measuring the computer")));
  }
  ~Activity() override {
    m_runtime.call(m_process, "endActivity:", m_activity);
    m_runtime.release(m_activity);
  }

 private:
  const ObjectiveC& m_runtime;
  ObjectiveC::Object m_process = nullptr;
  ObjectiveC::Object m_activity = nullptr;
};

}  // namespace

std::unique_ptr<Awake> stayAwake() {
  const ObjectiveC* runtime = objectiveC();
  return runtime != nullptr ? std::make_unique<Activity>(*runtime) : nullptr;
}

}  // namespace strata
