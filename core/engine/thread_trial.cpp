// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/thread_trial.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "core/plan/disk_plan.h"
#include "core/plan/endurance_plan.h"

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

namespace {

Error refusal(const char* id, std::size_t threads, std::size_t most) {
  Error error{id, {{"threads", static_cast<std::int64_t>(threads)}}};
  if (most > 0) error.data.push_back({"most_threads", static_cast<std::int64_t>(most)});
  return error;
}

/// The threads that the disk test in rows starts beside those of the plan.
std::size_t threadsOfRows(const Plan& plan) {
  std::size_t most = 0;
  if (!plan.diskInRows()) return most;
  for (const Step& step : plan.steps)
    if (step.group == TestGroup::Disk)
      most = std::max(most, plan.folders.size() * (isEndurance(step) ? 1 : diskRowThreads(step)));
  return most;
}

}  // namespace

std::optional<Error> refuseThreads(const Plan& plan, Host& host) {
  // The run has a thread of its own, and the classic disk test one more for each place.
  constexpr std::size_t ofRun = 1;
  const bool classicDisk = !plan.diskInRows() && std::ranges::any_of(plan.steps, [](const Step& step) {
    return step.group == TestGroup::Disk;
  });
  const std::size_t ofEach = classicDisk ? 2 : 1;
  const std::size_t ofRows = threadsOfRows(plan);
  const std::size_t wanted = plan.threads.size() * ofEach + ofRows + ofRun;
  const std::size_t had = threadsToBeHad(wanted, host);
  if (had >= wanted) return std::nullopt;
  const auto beyond = [&](std::size_t others) { return had > others ? had - others : 0; };
  const std::size_t most = beyond(ofRun + ofRows) / ofEach;
  if (ofRows > 0 && most == 0)
    return refusal("too-many-disk-threads", ofRows, beyond(ofRun + plan.threads.size()));
  return refusal("too-many-threads", plan.threads.size(), most);
}

}  // namespace strata
