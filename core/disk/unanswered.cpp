// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/unanswered.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

#include "core/base/wait_or_stop.h"

namespace strata {

namespace {

struct Registry {
  std::mutex mutex;
  std::condition_variable changed;
  std::list<DiskPlace> places;  ///< guarded by the mutex
};

/// Never destroyed: a request may come back while the program ends.
Registry& registry() {
  static Registry& instance = *new Registry;
  return instance;
}

}  // namespace

Unanswered::Unanswered(DiskPlace place) {
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  m_entry = all.places.insert(all.places.end(), std::move(place));
}

Unanswered::~Unanswered() {
  Registry& all = registry();
  {
    const std::lock_guard lock(all.mutex);
    all.places.erase(m_entry);
  }
  all.changed.notify_all();
}

std::optional<DiskPlace> unansweredAmong(const std::vector<DiskPlace>& places, std::chrono::milliseconds most,
                                         const std::stop_token& stop) {
  Registry& all = registry();
  std::unique_lock lock(all.mutex);
  std::optional<DiskPlace> found;
  waitOrStop(all.changed, lock, stop, most, [&] {
    const auto owes = std::find_if(places.begin(), places.end(), [&](const DiskPlace& place) {
      return std::any_of(all.places.begin(), all.places.end(),
                         [&](const DiskPlace& owing) { return owing.shares(place); });
    });
    found = owes == places.end() ? std::nullopt : std::optional(*owes);
    return !found;
  });
  return found;
}

}  // namespace strata
