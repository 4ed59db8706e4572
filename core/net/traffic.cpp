// SPDX-License-Identifier: GPL-3.0-or-later
// What the thread that counts does; the threads that carry are in traffic_carry.cpp.
#include "core/net/traffic.h"

#include <sodium.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "core/base/wait_or_stop.h"
#include "core/machine/counters.h"
#include "core/net/connection.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

/// Long beside what a thread is kept waiting, short enough to show what changes.
constexpr auto sliceTime = 50ms;
/// The last words of threads that carry are waited for so long.
constexpr auto wordsTime = 60ms;

double secondsBetween(Traffic::Clock::time_point from, Traffic::Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

std::uint64_t medianOf(std::vector<std::uint64_t>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

template <typename T>
std::optional<T> difference(const std::optional<T>& from, const std::optional<T>& to) {
  if (!from || !to || *to < *from) return std::nullopt;
  return *to - *from;
}

template <typename T>
void addTo(std::optional<T>& sum, const std::optional<T>& part) {
  if (part) sum = sum.value_or(T{}) + *part;
}

}  // namespace

Traffic::Traffic(NetworkTask task, Speaker self, std::stop_token stop)
    : m_task(std::move(task)), m_self(self), m_stop(std::move(stop)) {
  const auto addLanes = [&](Carriage carriage, int count, bool receives) {
    for (int i = 0; i < count; ++i) {
      auto lane = std::make_unique<Lane>();
      lane->carriage = carriage;
      lane->index = static_cast<std::size_t>(i);
      lane->receives = receives;
      m_lanes.push_back(std::move(lane));
    }
  };
  addLanes(Carriage::Send, m_task.sending, !isLeader());
  addLanes(Carriage::Receive, m_task.receiving, isLeader());
  addLanes(Carriage::RoundTrips, m_task.roundTrips ? 1 : 0, false);
  // Both ends know of a chunk that it came: the one by the answer.
  addLanes(Carriage::Acknowledged, m_task.chunk > 0_B ? 1 : 0, true);
  // What a line or a system makes smaller would be faster than it is.
  m_data.resize(networkPiece);
  randombytes_buf(m_data.data(), m_data.size());
}

Traffic::~Traffic() {
  finish();
}

Traffic::Lane* Traffic::laneFor(Carriage carriage, std::size_t index) {
  const auto found = std::ranges::find_if(m_lanes, [&](const auto& lane) {
    return lane->carriage == carriage && lane->index == index && lane->connection == nullptr &&
           lane->told == Mark::None;
  });
  return found == m_lanes.end() ? nullptr : found->get();
}

Status Traffic::waitForAll(Clock::time_point end) {
  const auto begin = Clock::now();
  std::unique_lock lock(m_mutex);
  if (waitOrStop(m_changed, lock, m_stop, end, [&] {
        return std::ranges::all_of(m_lanes, [](const auto& lane) { return lane->connection; });
      }))
    return success();
  if (m_stop.stop_requested()) return Error{"stopped", {}};
  return Error{"network-stalled", {{"quiet_s", secondsBetween(begin, Clock::now())}}};
}

std::size_t Traffic::attached() const {
  const std::lock_guard lock(m_mutex);
  return static_cast<std::size_t>(
      std::ranges::count_if(m_lanes, [](const auto& lane) { return lane->connection != nullptr; }));
}

void Traffic::go() {
  m_goAt = Clock::now();
  m_momentAt = m_goAt;
  {
    const std::lock_guard lock(m_mutex);
    m_phase = Phase::Going;
  }
  m_changed.notify_all();
}

std::uint64_t Traffic::received() const {
  std::uint64_t bytes = 0;
  for (const auto& lane : m_lanes)
    if (lane->receives) bytes += lane->bytes.load(std::memory_order_relaxed);
  return bytes;
}

void Traffic::begin(Clock::time_point now) {
  for (const auto& lane : m_lanes) lane->bytesAtBegin = lane->bytes.load(std::memory_order_relaxed);
  m_sliceBytes = received();
  m_mark = Mark::Begun;
  m_cpuAtBegin = processCpuSeconds();
  m_beganAt = m_sliceAt = now;
  const std::lock_guard lock(m_mutex);
  m_recent.clear();
}

void Traffic::takeSlice(Clock::time_point now) {
  const std::uint64_t bytes = received();
  const double seconds = secondsBetween(m_sliceAt, now);
  // What is left of a slice at the end may be a piece that has just come, or nothing: it would weigh as much
  // as a whole one. The total has its bytes.
  const bool tells = now - m_sliceAt >= sliceTime / 2 || m_rates.empty();
  if (streams() && tells && m_rates.size() < mostSlices)
    m_rates.push_back(static_cast<double>(bytes - m_sliceBytes) / seconds / 1e6);
  m_sliceBytes = bytes;
  m_sliceAt = now;
  const std::lock_guard lock(m_mutex);
  if (m_recent.empty()) return;
  // A chunk is a sample; of round trips there are too many.
  if (m_task.roundTrips)
    m_latencySamples.push_back(static_cast<double>(medianOf(m_recent)));
  else
    m_latencySamples.insert(m_latencySamples.end(), m_recent.begin(), m_recent.end());
  m_recent.clear();
}

void Traffic::end(Clock::time_point now) {
  for (const auto& lane : m_lanes) lane->bytesAtEnd = lane->bytes.load(std::memory_order_relaxed);
  m_cpuAtEnd = processCpuSeconds();
  m_elapsedS = secondsBetween(m_beganAt, now);
  m_mark = Mark::Done;
  m_counted = true;
  std::unique_lock lock(m_mutex);
  waitOrStop(m_changed, lock, m_stop, Clock::now() + wordsTime, [&] {
    return std::ranges::all_of(m_lanes, [](const auto& lane) { return lane->told == Mark::Done; });
  });
}

void Traffic::look() {
  if (!isGoing() || m_counted) return;
  const auto now = Clock::now();
  if (m_mark == Mark::None && secondsBetween(m_goAt, now) >= m_task.rampS) begin(now);
  if (m_mark != Mark::Begun) return;
  const bool timeIsOver = secondsBetween(m_beganAt, now) >= m_task.seconds;
  const bool slices = now - m_sliceAt >= sliceTime;
  // Chunks are counted one by one, and whoever only answers is told by the other end.
  const bool over = m_task.chunk > 0_B ? isLeader() && m_chunksDone : (streams() || isLeader()) && timeIsOver;
  if (slices || over) takeSlice(now);
  if (over) end(now);
}

void Traffic::othersCounted() {
  if (m_counted || streams() || isLeader()) return;
  const auto now = Clock::now();
  if (m_mark == Mark::None) begin(now);
  end(now);
}

EndCount Traffic::count() const {
  EndCount count;
  count.elapsedS = m_elapsedS;
  count.rates = m_rates;
  count.cpus = static_cast<int>(std::thread::hardware_concurrency());
  const auto percentOf = [&](const std::optional<double>& cpuSeconds) -> std::optional<double> {
    if (!cpuSeconds || m_elapsedS <= 0) return std::nullopt;
    return 100 * *cpuSeconds / m_elapsedS;
  };
  count.cpuPercent = percentOf(difference(m_cpuAtBegin, m_cpuAtEnd));
  const std::lock_guard lock(m_mutex);
  for (const auto& lane : m_lanes) {
    if (lane->receives && streams()) count.streams.push_back(lane->bytesAtEnd - lane->bytesAtBegin);
    if (!lane->atBegin || !lane->atEnd) continue;
    const auto percent = percentOf(difference(lane->atBegin->cpuSeconds, lane->atEnd->cpuSeconds));
    if (percent) count.threadPercent = std::max(count.threadPercent.value_or(0), *percent);
    addTo(count.retransmitted, difference(lane->atBegin->tcp.retransmitted, lane->atEnd->tcp.retransmitted));
    addTo(count.segments, difference(lane->atBegin->tcp.segments, lane->atEnd->tcp.segments));
  }
  return count;
}

Moment Traffic::moment() {
  const auto now = Clock::now();
  const std::uint64_t bytes = received();
  Moment moment;
  moment.seconds = secondsBetween(m_goAt, now);
  moment.bytes = static_cast<double>(bytes);
  const double seconds = secondsBetween(m_momentAt, now);
  if (seconds > 0) moment.rate = static_cast<double>(bytes - m_momentBytes) / seconds / 1e6;
  m_momentBytes = bytes;
  m_momentAt = now;
  const std::lock_guard lock(m_mutex);
  if (!m_recentlyShown.empty()) {
    std::ranges::sort(m_recentlyShown);
    moment.p50Ns = m_recentlyShown[m_recentlyShown.size() / 2];
    moment.p99Ns = m_recentlyShown[m_recentlyShown.size() * 99 / 100];
    m_recentlyShown.clear();
  }
  return moment;
}

std::optional<Error> Traffic::failure() {
  const std::lock_guard lock(m_mutex);
  return m_failure;
}

void Traffic::fail(const Error& error) {
  {
    const std::lock_guard lock(m_mutex);
    // What ends with the task is no failure.
    if (m_failure || m_phase != Phase::Going) return;
    m_failure = error;
  }
  m_changed.notify_all();
}

void Traffic::finish() {
  std::unique_lock lock(m_mutex);
  m_phase = Phase::Over;
  for (const auto& lane : m_lanes)
    if (lane->connection) lane->connection->cut();
  m_changed.notify_all();
  // Their threads use this object until they are out of carry(). A cut is seen within some 20 ms.
  m_changed.wait(lock, [&] {
    return std::ranges::none_of(m_lanes, [](const auto& lane) { return lane->connection != nullptr; });
  });
}

}  // namespace strata
