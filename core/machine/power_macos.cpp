// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_macos.h"

#include <dlfcn.h>

#include <cstddef>
#include <memory>
#include <string_view>

#include "core/machine/objective_c_macos.h"

namespace strata {

namespace {

using Object = ObjectiveC::Object;

/// Functions of IOKit's IOPowerSources.h, and the one that releases what those with Copy in their name give.
struct PowerSources {
  void* ioKit = dlopen("/System/Library/Frameworks/IOKit.framework/IOKit", RTLD_LAZY);
  Object (*snapshot)() = loadedFunction<Object (*)()>("IOPSCopyPowerSourcesInfo");
  Object (*list)(Object) = loadedFunction<Object (*)(Object)>("IOPSCopyPowerSourcesList");
  Object (*description)(Object,
                        Object) = loadedFunction<Object (*)(Object, Object)>("IOPSGetPowerSourceDescription");
  Object (*providing)(Object) = loadedFunction<Object (*)(Object)>("IOPSGetProvidingPowerSourceType");
  void (*release)(Object) = loadedFunction<void (*)(Object)>("CFRelease");

  bool isWhole() const { return ioKit && snapshot && list && description && providing && release; }
};

using Owned = std::unique_ptr<void, void (*)(Object)>;

std::string_view textOf(const ObjectiveC& runtime, Object string) {
  const char* text = runtime.call<const char*>(string, "UTF8String");
  return text != nullptr ? std::string_view(text) : std::string_view();
}

// IOPSKeys.h: the capacities of a battery in a computer are percent.
std::optional<double> percentOf(const ObjectiveC& runtime, Object source) {
  const auto at = [&](const char* key) { return runtime.call(source, "objectForKey:", runtime.string(key)); };
  if (textOf(runtime, at("Type")) != "InternalBattery") return std::nullopt;
  const long left = runtime.call<long>(at("Current Capacity"), "longValue");
  const long whole = runtime.call<long>(at("Max Capacity"), "longValue");
  if (whole <= 0 || left < 0 || left > whole) return std::nullopt;
  return 100.0 * static_cast<double>(left) / static_cast<double>(whole);
}

}  // namespace

std::optional<PowerSource> powerSource() {
  static const PowerSources sources;
  const ObjectiveC* runtime = objectiveC();
  if (runtime == nullptr || !sources.isWhole()) return std::nullopt;
  const ObjectiveC::Pool pool(*runtime);
  const Owned snapshot(sources.snapshot(), sources.release);
  if (!snapshot) return std::nullopt;
  const Owned list(sources.list(snapshot.get()), sources.release);
  const auto count = runtime->call<std::size_t>(list.get(), "count");
  if (count == 0) return std::nullopt;

  PowerSource source;
  source.onBattery = textOf(*runtime, sources.providing(snapshot.get())) != "AC Power";
  for (std::size_t index = 0; index < count && !source.batteryPercent; ++index) {
    const Object one = runtime->call(list.get(), "objectAtIndex:", index);
    source.batteryPercent = percentOf(*runtime, sources.description(snapshot.get(), one));
  }
  return source;
}

bool isInLowPowerMode() {
  const ObjectiveC* runtime = objectiveC();
  if (runtime == nullptr) return false;
  const ObjectiveC::Pool pool(*runtime);
  const Object process = runtime->call(runtime->classOf("NSProcessInfo"), "processInfo");
  // BOOL is a signed char on Intel Macs and a bool on the others; both are 0 or 1 in a byte.
  return runtime->call<unsigned char>(process, "isLowPowerModeEnabled") != 0;
}

}  // namespace strata
