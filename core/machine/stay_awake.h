// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace strata {

/// While it lives, the system is asked not to put the computer to sleep by itself, and not to slow this
/// program down to save energy because nobody uses its window. Made and destroyed on the same thread.
class Awake {
 public:
  virtual ~Awake() = default;
};

/// Best effort: who closes the lid of a laptop, or tells the computer to sleep, is obeyed. Null where the
/// system slows no program down and leaves sleep to the desktop.
std::unique_ptr<Awake> stayAwake();

}  // namespace strata
