// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keep_aside.h"

#include <system_error>
#include <utility>

namespace strata::cli {

KeepAside::KeepAside(std::function<void(Run run)> keepOne) : m_keepOne(std::move(keepOne)) {}

void KeepAside::keep(const Run& run) {
  m_room.acquire();
  try {
    m_last = std::jthread([this, before = std::move(m_last), run = Run(run)]() mutable {
      if (before.joinable()) before.join();
      m_keepOne(std::move(run));
      m_room.release();
    });
  } catch (const std::system_error&) {
    m_keepOne(run);  // late, but kept
    m_room.release();
  }
}

}  // namespace strata::cli
