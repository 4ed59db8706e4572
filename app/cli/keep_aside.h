// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <semaphore>
#include <thread>

#include "core/model/run.h"

namespace strata::cli {

/// Keeps runs one after the other on a thread of its own: until the responder's thread is free again nobody
/// else can lead, and a disk may take its time.
class KeepAside {
 public:
  /// More than that are not under way: leaders could come faster than a disk takes what they told.
  static constexpr int most = 2;

  /// `keepOne` puts a run where it belongs, and tells of it; on another thread, or on that of keep() where
  /// the system gives none.
  explicit KeepAside(std::function<void(Run run)> keepOne);
  /// Waits for all of them.
  ~KeepAside() = default;
  KeepAside(const KeepAside&) = delete;
  KeepAside& operator=(const KeepAside&) = delete;

  /// Waits while so many are under way. One thread at a time.
  void keep(const Run& run);

 private:
  const std::function<void(Run run)> m_keepOne;
  std::counting_semaphore<most> m_room{most};
  std::jthread m_last;  // last: it uses all of the above, and joins the one before it
};

}  // namespace strata::cli
