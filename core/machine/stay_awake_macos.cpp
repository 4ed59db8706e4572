// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/stay_awake.h"

#include <dlfcn.h>

#include <cstdint>

namespace strata {

namespace {

/// NSActivityUserInitiated | NSActivityLatencyCritical of Foundation's NSProcessInfo.h: no App Nap, no idle
/// sleep, no coarse timers.
constexpr std::uint64_t options = 0x00FF'FFFFull | 0xFF'0000'0000ull;

/// The few calls of the Objective-C runtime that an activity takes, looked up: the engine links no framework.
/// A message is sent through a pointer of the method's own type. Source: Apple, "Objective-C Runtime".
struct Runtime {
  using Object = void*;
  using Name = void*;

  void* foundation = dlopen("/System/Library/Frameworks/Foundation.framework/Foundation", RTLD_LAZY);
  Object (*classOf)(const char*) = find<Object (*)(const char*)>("objc_getClass");
  Name (*nameOf)(const char*) = find<Name (*)(const char*)>("sel_registerName");
  void (*send)() = find<void (*)()>("objc_msgSend");
  Object (*retain)(Object) = find<Object (*)(Object)>("objc_retain");
  void (*release)(Object) = find<void (*)(Object)>("objc_release");
  void* (*pushPool)() = find<void* (*)()>("objc_autoreleasePoolPush");
  void (*popPool)(void*) = find<void (*)(void*)>("objc_autoreleasePoolPop");

  bool isWhole() const {
    return foundation && classOf && nameOf && send && retain && release && pushPool && popPool;
  }

  template <typename... Arguments>
  Object call(Object object, const char* method, Arguments... arguments) const {
    return reinterpret_cast<Object (*)(Object, Name, Arguments...)>(send)(object, nameOf(method),
                                                                          arguments...);
  }

 private:
  template <typename Function>
  static Function find(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
  }
};

class Activity : public Awake {
 public:
  explicit Activity(const Runtime& runtime) : m_runtime(runtime) {
    void* const pool = m_runtime.pushPool();
    m_process = m_runtime.call(m_runtime.classOf("NSProcessInfo"), "processInfo");
    const auto reason =
        m_runtime.call(m_runtime.classOf("NSString"), "stringWithUTF8String:", "measuring the computer");
    // Else it would end with the pool.
    m_activity =
        m_runtime.retain(m_runtime.call(m_process, "beginActivityWithOptions:reason:", options, reason));
    m_runtime.popPool(pool);
  }
  ~Activity() override {
    m_runtime.call(m_process, "endActivity:", m_activity);
    m_runtime.release(m_activity);
  }

 private:
  const Runtime& m_runtime;
  Runtime::Object m_process = nullptr;
  Runtime::Object m_activity = nullptr;
};

}  // namespace

std::unique_ptr<Awake> stayAwake() {
  static const Runtime runtime;
  return runtime.isWhole() ? std::make_unique<Activity>(runtime) : nullptr;
}

}  // namespace strata
