// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/thread_trial.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace strata {

std::size_t threadsToBeHad(std::size_t wanted, Host& host) {
  std::mutex mutex;
  std::condition_variable over;
  bool isOver = false;
  std::vector<std::jthread> threads;  // last: joined before the rest goes
  threads.reserve(wanted);
  while (threads.size() < wanted) {
    auto thread = host.startThread([&] {
      std::unique_lock lock(mutex);
      over.wait(lock, [&] { return isOver; });
    });
    if (!thread) break;
    threads.push_back(*std::move(thread));
  }
  {
    const std::lock_guard lock(mutex);
    isOver = true;
  }
  over.notify_all();
  return threads.size();
}

std::optional<Error> refuseThreads(const Plan& plan, Host& host) {
  // The run has a thread of its own, and the disk test one more for each place.
  constexpr std::size_t ofRun = 1;
  const bool disk = std::any_of(plan.steps.begin(), plan.steps.end(),
                                [](const Step& step) { return step.kind == StepKind::Disk; });
  const std::size_t ofEach = disk ? 2 : 1;
  const std::size_t wanted = plan.threads.size() * ofEach + ofRun;
  const std::size_t had = threadsToBeHad(wanted, host);
  if (had >= wanted) return std::nullopt;
  Error error{"too-many-threads", {{"threads", static_cast<std::int64_t>(plan.threads.size())}}};
  const std::size_t most = had > ofRun ? (had - ofRun) / ofEach : 0;
  if (most > 0) error.data.push_back({"most_threads", static_cast<std::int64_t>(most)});
  return error;
}

}  // namespace strata
