// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/wait_or_stop.h"

namespace strata {

/// Asks something that may never be answered, on a thread of its own, and waits for at most that long or
/// until a stop. Absent: there was no answer by then. The thread then waits on alone, owning the question;
/// what `markLate` makes lives until it comes back.
template <typename Answer>
std::optional<Answer> askAside(
    const std::function<Answer()>& question, std::chrono::milliseconds most, const std::stop_token& stop,
    const std::function<std::shared_ptr<void>()>& markLate = [] { return nullptr; }) {
  struct Shared {
    std::mutex mutex;
    std::condition_variable came;
    std::optional<Answer> answer;
    std::shared_ptr<void> mark;
  };
  const auto shared = std::make_shared<Shared>();
  // Held until the thread is let go, so that it cannot have ended before: letting go of one that ends at that
  // moment may hang the program with MinGW's threads.
  std::unique_lock lock(shared->mutex);
  try {
    std::thread([shared, question] {
      Answer answer = question();
      const std::lock_guard held(shared->mutex);
      shared->answer = std::move(answer);
      shared->mark.reset();
      shared->came.notify_all();
    }).detach();
  } catch (const std::system_error&) {
    return question();  // no thread to be had
  }
  if (!waitOrStop(shared->came, lock, stop, most, [&] { return shared->answer.has_value(); }))
    shared->mark = markLate();
  return std::exchange(shared->answer, std::nullopt);
}

}  // namespace strata
