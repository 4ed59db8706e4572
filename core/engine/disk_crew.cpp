// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disk_crew.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "core/base/wait_or_stop.h"

namespace strata {

namespace {

using Clock = std::chrono::steady_clock;

/// The time between reports: with the last one at the end, no second sees more than ten.
constexpr std::chrono::milliseconds reportEvery{125};
/// The time for requests under way after a stop: a block takes a good disk some milliseconds.
constexpr std::chrono::milliseconds stopGrace{50};
/// The time between later looks at threads that are neither at their end nor waiting for the system: our own
/// code takes no longer.
constexpr std::chrono::milliseconds endPoll{1};

std::vector<DiskPlace> placesOf(const std::vector<FolderFacts>& folders, std::size_t threadsOfFolder) {
  std::vector<DiskPlace> places;
  for (const FolderFacts& folder : folders)
    places.insert(places.end(), threadsOfFolder, {folder.path, folder.device});
  return places;
}

}  // namespace

DiskCrew::DiskCrew(const std::vector<FolderFacts>& folders, std::size_t threadsOfFolder)
    : m_places(placesOf(folders, threadsOfFolder)), m_team(m_places.size()), m_threads(m_places.size()) {}

std::optional<Error> DiskCrew::run(Host& host, const std::function<void()>& report,
                                   const std::stop_token& stop) {
  std::optional<Error> refused;
  std::vector<std::jthread> threads;
  threads.reserve(m_places.size());
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    auto thread = host.startThread([self = shared_from_this(), i, stop] {
      self->work(i, stop);
      self->end(i);
    });
    if (!thread) break;
    threads.push_back(*std::move(thread));
  }
  if (threads.size() < m_places.size()) {
    refused = Error{"thread-failed",
                    {{"started", static_cast<std::int64_t>(threads.size())},
                     {"wanted", static_cast<std::int64_t>(m_places.size())}}};
    m_team.failed = true;
    // Those that do run must not wait for those that never will.
    m_team.start.expectFewer(m_places.size() - threads.size());
  }
  waitForThreads(threads.size(), report, stop);
  // While they wait for the lock, threads cannot end: letting go of one that ends at that moment may hang the
  // program with MinGW's threads.
  const std::lock_guard lock(m_mutex);
  for (std::size_t i = 0; i < threads.size(); ++i)
    if (m_threads[i].leftWaitingFor != DiskWait::None && !m_threads[i].ended) threads[i].detach();
  return refused;
}

std::optional<Reason> DiskCrew::unanswered(std::initializer_list<DiskWait> waits) const {
  for (std::size_t i = 0; i < m_threads.size(); ++i)
    if (std::ranges::find(waits, m_threads[i].leftWaitingFor) != waits.end())
      return Reason{"request-unanswered", {{"folder", m_places[i].folder}}};
  return std::nullopt;
}

void DiskCrew::end(std::size_t index) {
  const std::lock_guard lock(m_mutex);
  m_threads[index].ended = true;
  m_threads[index].mark.reset();
  ++m_ended;
  m_changed.notify_all();
}

void DiskCrew::waitForThreads(std::size_t started, const std::function<void()>& report,
                              const std::stop_token& stop) {
  Clock::time_point wake = Clock::now() + reportEvery;
  bool stopping = false;
  std::unique_lock lock(m_mutex);
  while (!allEnded(started)) {
    // Once it is stopping, the stop is no news.
    const auto most = std::chrono::ceil<std::chrono::milliseconds>(wake - Clock::now());
    if (waitOrStop(m_changed, lock, stopping ? std::stop_token() : stop, most,
                   [&] { return allEnded(started); }))
      return;
    if (!stopping && stop.stop_requested()) {
      stopping = true;
      m_team.start.dissolve();
      wake = Clock::now() + stopGrace;
    } else if (stopping) {
      if (leaveBehind(started)) return;
      wake = Clock::now() + endPoll;
    } else {
      lock.unlock();
      report();
      lock.lock();
      wake = Clock::now() + reportEvery;
    }
  }
}

/// All threads that have not ended, if every one of them waits for the system; called with the lock held.
/// They use the host no more: that ends with what comes before their first request.
bool DiskCrew::leaveBehind(std::size_t started) {
  // Asked once: one that goes on now may wait for the next thing in a moment.
  std::vector<DiskWait> waits(started, DiskWait::None);
  for (std::size_t i = 0; i < started; ++i) {
    if (m_threads[i].ended) continue;
    waits[i] = leave(i);
    if (waits[i] == DiskWait::None) return false;
  }
  for (std::size_t i = 0; i < started; ++i) {
    if (waits[i] == DiskWait::None) continue;
    m_threads[i].leftWaitingFor = waits[i];
    m_threads[i].mark.emplace(m_places[i]);
  }
  return true;
}

}  // namespace strata
