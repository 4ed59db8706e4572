// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <dlfcn.h>

namespace strata {

/// A function of a library that is loaded; null where none has it.
template <typename Function>
Function loadedFunction(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

/// The few calls of the Objective-C runtime that the engine makes, looked up: it links no framework. Strings,
/// arrays and dictionaries of Core Foundation are objects of this runtime too (toll-free bridging). A message
/// is sent through a pointer of the method's own type. Source: Apple, "Objective-C Runtime".
class ObjectiveC {
 public:
  using Object = void*;

  ObjectiveC() = default;

  /// Whether this system has all of it; nothing else may be called where it has not.
  bool isWhole() const {
    return m_foundation && m_classOf && m_nameOf && m_send && m_retain && m_release && m_pushPool &&
           m_popPool;
  }

  Object classOf(const char* name) const { return m_classOf(name); }
  Object retain(Object object) const { return m_retain(object); }
  void release(Object object) const { m_release(object); }

  /// The result of a method that returns a pointer or a whole number; a message to nil returns nil or 0.
  template <typename Returned = Object, typename... Arguments>
  Returned call(Object object, const char* method, Arguments... arguments) const {
    return reinterpret_cast<Returned (*)(Object, void*, Arguments...)>(m_send)(object, m_nameOf(method),
                                                                               arguments...);
  }

  Object string(const char* text) const { return call(classOf("NSString"), "stringWithUTF8String:", text); }

  /// Objects that methods hand out live until this ends.
  class Pool {
   public:
    explicit Pool(const ObjectiveC& runtime) : m_runtime(runtime), m_pool(runtime.m_pushPool()) {}
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;
    ~Pool() { m_runtime.m_popPool(m_pool); }

   private:
    const ObjectiveC& m_runtime;
    void* m_pool;
  };

 private:
  void* m_foundation = dlopen("/System/Library/Frameworks/Foundation.framework/Foundation", RTLD_LAZY);
  Object (*m_classOf)(const char*) = loadedFunction<Object (*)(const char*)>("objc_getClass");
  void* (*m_nameOf)(const char*) = loadedFunction<void* (*)(const char*)>("sel_registerName");
  void (*m_send)() = loadedFunction<void (*)()>("objc_msgSend");
  Object (*m_retain)(Object) = loadedFunction<Object (*)(Object)>("objc_retain");
  void (*m_release)(Object) = loadedFunction<void (*)(Object)>("objc_release");
  void* (*m_pushPool)() = loadedFunction<void* (*)()>("objc_autoreleasePoolPush");
  void (*m_popPool)(void*) = loadedFunction<void (*)(void*)>("objc_autoreleasePoolPop");
};

/// The runtime of this process; absent where this system has not all of it.
inline const ObjectiveC* objectiveC() {
  static const ObjectiveC runtime;
  return runtime.isWhole() ? &runtime : nullptr;
}

}  // namespace strata
