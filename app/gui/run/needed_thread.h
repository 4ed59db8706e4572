// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <system_error>
#include <thread>
#include <utility>

namespace strata::gui {

/// A thread without which there is no window. Where the system has none left, the program ends here with its
/// last words (see setLastWords): half a window cannot be taken apart, since Qt tells parts of it that others
/// are gone, and waits for threads that nobody has told to end.
template <typename Work>
std::jthread neededThread(Work work) {
  try {
    return std::jthread(std::move(work));
  } catch (const std::system_error&) {
    std::terminate();
  }
}

}  // namespace strata::gui
