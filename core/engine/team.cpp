// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/team.h"

#include <algorithm>
#include <chrono>

namespace strata {

namespace {
constexpr auto pollInterval = std::chrono::milliseconds(100);
}

Result<std::unique_ptr<Team>> Team::form(const Plan& plan, Host& host) {
  const std::size_t wanted = plan.threads.size();
  std::unique_ptr<Team> team(new Team(wanted));
  team->m_threads.reserve(wanted);
  for (std::size_t i = 0; i < wanted; ++i) {
    auto thread = host.startThread([&self = *team, i] { self.work(i); });
    if (!thread)
      return Error{
          "thread-failed",
          {{"started", static_cast<std::int64_t>(i)}, {"wanted", static_cast<std::int64_t>(wanted)}}};
    team->m_threads.push_back(*std::move(thread));
  }
  team->run(
      [&](std::size_t index) {
        const ThreadPlace& place = plan.threads[index];
        if (place.cpu && host.bind(place)) team->m_bound[index] = place.cpu;
      },
      [] {});
  team->m_sharing = plan.shareCpus || !team->allBound();
  team->m_meeting.emplace(wanted, team->m_sharing ? Waiting::Blocking : Waiting::Spinning);
  return team;
}

Team::~Team() {
  {
    const std::lock_guard lock(m_mutex);
    m_leaving = true;
  }
  m_wake.notify_all();
}

void Team::run(const std::function<void(std::size_t)>& job, const std::function<void()>& poll) {
  std::unique_lock lock(m_mutex);
  m_job = &job;
  m_running = m_threads.size();
  ++m_jobs;
  m_wake.notify_all();
  while (!m_done.wait_for(lock, pollInterval, [this] { return m_running == 0; })) {
    lock.unlock();
    poll();
    lock.lock();
  }
  m_job = nullptr;
}

bool Team::allBound() const {
  return std::all_of(m_bound.begin(), m_bound.end(),
                     [](const std::optional<int>& cpu) { return cpu.has_value(); });
}

std::optional<Error> placeNotObtained(const Step& step, const Team& team) {
  for (std::size_t thread = 0; thread < step.places.size(); ++thread)
    if (const auto& cpu = step.places[thread].cpu; cpu && team.placement()[thread] != cpu)
      return Error{"cpu-not-bound", {{"cpu", std::int64_t{*cpu}}}};
  return std::nullopt;
}

void Team::work(std::size_t index) {
  std::size_t seen = 0;
  std::unique_lock lock(m_mutex);
  for (;;) {
    m_wake.wait(lock, [&] { return m_leaving || m_jobs != seen; });
    if (m_jobs == seen) return;
    seen = m_jobs;
    const auto& job = *m_job;
    lock.unlock();
    job(index);
    lock.lock();
    if (--m_running == 0) m_done.notify_all();
  }
}

}  // namespace strata
