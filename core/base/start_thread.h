// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <thread>

namespace strata {

/// Starts a thread that runs what it is given, wherever its maker wants it to run. Absent when the system
/// gives no more threads. Any thread.
using StartThread = std::function<std::optional<std::jthread>(std::function<void()> body)>;

}  // namespace strata
