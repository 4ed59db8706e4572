// SPDX-License-Identifier: GPL-3.0-or-later
// What the threads of the connections do; the thread that counts is in traffic.cpp.
#include <algorithm>
#include <array>

#include "core/base/wait_or_stop.h"
#include "core/machine/counters.h"
#include "core/net/connection.h"
#include "core/net/traffic.h"

namespace strata {

namespace {

using namespace std::chrono_literals;

/// Nothing went, or came, for so long: the other end is gone, or the line.
constexpr auto quietTime = 10s;
/// A thread that receives says within this time what it was asked for.
constexpr auto pollTime = 20ms;
/// The pause between two round trips, so that they do not take the line, or a CPU, for themselves.
constexpr auto pauseTime = 1ms;

using RoundTrip = std::array<std::uint8_t, 64>;
using Answer = std::array<std::uint8_t, 8>;

/// The least number of chunks that are timed, if they fit into longestChunkTimes the counted time.
constexpr std::size_t leastChunks = 10;

std::uint64_t nsSince(Traffic::Clock::time_point begin) {
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(Traffic::Clock::now() - begin).count());
}

}  // namespace

bool Traffic::carry(Connection& connection, Carriage carriage, std::size_t index) {
  Lane* lane = nullptr;
  {
    std::unique_lock lock(m_mutex);
    lane = laneFor(carriage, index);
    if (lane == nullptr || m_phase != Phase::Waiting) return false;
    lane->connection = &connection;
    m_changed.notify_all();
    waitOrStop(m_changed, lock, m_stop, [&] { return m_phase != Phase::Waiting; });
  }
  if (isGoing()) work(connection, *lane);
  // What was sent for the task's own sake must not go on into the next.
  connection.discardUnsent();
  const std::lock_guard lock(m_mutex);
  lane->connection = nullptr;
  // The lock is held here: whoever waits for the last one may destroy this as soon as it is let go.
  m_changed.notify_all();
  return true;
}

void Traffic::work(Connection& connection, Lane& lane) {
  switch (lane.carriage) {
    case Carriage::Send:
      return isLeader() ? sendStream(connection, lane) : receiveStream(connection, lane);
    case Carriage::Receive:
      return isLeader() ? receiveStream(connection, lane) : sendStream(connection, lane);
    case Carriage::RoundTrips:
      return isLeader() ? makeRoundTrips(connection, lane) : answerRoundTrips(connection, lane);
    case Carriage::Acknowledged:
      if (isLeader()) return timeChunks(connection, lane);
      return m_task.chunksBack ? serveChunks(connection, lane) : answerChunks(connection, lane);
  }
}

void Traffic::tellMark(Connection& connection, Lane& lane) {
  const Mark mark = m_mark.load(std::memory_order_relaxed);
  if (mark == lane.told.load(std::memory_order_relaxed)) return;
  const Lane::Reading reading{readThreadCounters().cpuSeconds, tcpFactsOf(connection.handle())};
  {
    const std::lock_guard lock(m_mutex);
    if (mark == Mark::Begun)
      lane.atBegin = reading;
    else
      lane.atEnd = reading;
    lane.told = mark;
  }
  m_changed.notify_all();
}

void Traffic::sendStream(Connection& connection, Lane& lane) {
  while (isGoing()) {
    tellMark(connection, lane);
    if (auto sent = connection.send(m_data, Clock::now() + quietTime); !sent) return fail(sent.error());
    lane.bytes.fetch_add(m_data.size(), std::memory_order_relaxed);
  }
}

void Traffic::receiveStream(Connection& connection, Lane& lane) {
  while (isGoing()) {
    tellMark(connection, lane);
    const auto piece = connection.receive(Clock::now() + pollTime);
    if (!piece) return fail(piece.error());
    lane.bytes.fetch_add(piece->size(), std::memory_order_relaxed);
  }
}

void Traffic::makeRoundTrips(Connection& connection, Lane& lane) {
  RoundTrip message;
  std::copy_n(m_data.begin(), message.size(), message.begin());
  while (isGoing()) {
    tellMark(connection, lane);
    const auto begin = Clock::now();
    if (auto sent = connection.send(message, begin + quietTime); !sent) return fail(sent.error());
    if (auto came = connection.receiveAll(message, begin + quietTime); !came) return fail(came.error());
    const std::uint64_t ns = nsSince(begin);
    std::unique_lock lock(m_mutex);
    m_recentlyShown.push_back(ns);
    if (m_mark == Mark::Begun) {
      m_recent.push_back(ns);
      m_latency.record(ns);
    }
    waitOrStop(m_changed, lock, m_stop, Clock::now() + pauseTime, [&] { return m_phase == Phase::Over; });
  }
}

void Traffic::answerRoundTrips(Connection& connection, Lane& lane) {
  RoundTrip message;
  while (isGoing()) {
    tellMark(connection, lane);
    const auto end = Clock::now() + quietTime;
    if (auto came = connection.receiveAll(message, end); !came) return fail(came.error());
    if (auto sent = connection.send(message, end); !sent) return fail(sent.error());
  }
}

/// False where it failed, which is then told.
bool Traffic::sendChunk(Connection& connection) {
  for (std::uint64_t left = m_task.chunk.count; left > 0;) {
    const std::size_t part = static_cast<std::size_t>(std::min<std::uint64_t>(left, m_data.size()));
    const std::span<const std::uint8_t> piece(m_data.data(), part);
    if (auto sent = connection.send(piece, Clock::now() + quietTime); !sent) {
      fail(sent.error());
      return false;
    }
    left -= part;
  }
  return true;
}

/// A chunk there, and the answer to it.
bool Traffic::deliverChunk(Connection& connection) {
  Answer answer;
  if (!sendChunk(connection)) return false;
  const Status came = connection.receiveAll(answer, Clock::now() + quietTime);
  if (!came) fail(came.error());
  return static_cast<bool>(came);
}

/// The question for a chunk, as long as an answer, and the chunk: the same bytes the other way round.
bool Traffic::fetchChunk(Connection& connection, std::vector<std::uint8_t>& into) {
  const Answer question{};
  Status moved = connection.send(question, Clock::now() + quietTime);
  for (std::uint64_t left = m_task.chunk.count; moved && left > 0;) {
    const std::size_t part = static_cast<std::size_t>(std::min<std::uint64_t>(left, into.size()));
    moved = connection.receiveAll(std::span(into.data(), part), Clock::now() + quietTime);
    left -= part;
  }
  if (!moved) fail(moved.error());
  return static_cast<bool>(moved);
}

void Traffic::timeChunks(Connection& connection, Lane& lane) {
  std::optional<Clock::time_point> counted;
  std::size_t chunks = 0;
  std::vector<std::uint8_t> received(m_task.chunksBack ? networkPiece : 0);
  while (isGoing() && !m_chunksDone) {
    tellMark(connection, lane);
    const auto begin = Clock::now();
    if (!(m_task.chunksBack ? fetchChunk(connection, received) : deliverChunk(connection))) return;
    const std::uint64_t ns = nsSince(begin);
    lane.bytes.fetch_add(m_task.chunk.count, std::memory_order_relaxed);
    const std::lock_guard lock(m_mutex);
    m_recentlyShown.push_back(ns);
    // The first one meets windows that have not grown.
    if (!counted) {
      if (m_mark == Mark::Begun) counted = Clock::now();
      continue;
    }
    m_recent.push_back(ns);
    m_latency.record(ns);
    ++chunks;
    const double seconds = std::chrono::duration<double>(Clock::now() - *counted).count();
    if ((seconds >= m_task.seconds && chunks >= leastChunks) || seconds >= longestChunkTimes * m_task.seconds)
      m_chunksDone = true;
  }
  // Its thread has still to say what it took.
  while (isGoing() && lane.told != Mark::Done) {
    std::unique_lock lock(m_mutex);
    waitOrStop(m_changed, lock, m_stop, Clock::now() + pollTime,
               [&] { return m_phase == Phase::Over || m_mark == Mark::Done; });
    lock.unlock();
    tellMark(connection, lane);
  }
}

void Traffic::answerChunks(Connection& connection, Lane& lane) {
  const Answer answer{};
  while (isGoing()) {
    std::uint64_t left = m_task.chunk.count;
    while (left > 0 && isGoing()) {
      tellMark(connection, lane);
      const auto piece = connection.receive(Clock::now() + pollTime);
      if (!piece) return fail(piece.error());
      // More than a chunk is only sent once it has been answered.
      if (piece->size() > left) return fail({"network-bad-frame", {}});
      left -= piece->size();
      lane.bytes.fetch_add(piece->size(), std::memory_order_relaxed);
    }
    if (!isGoing()) return;
    if (auto sent = connection.send(answer, Clock::now() + quietTime); !sent) return fail(sent.error());
  }
}

void Traffic::serveChunks(Connection& connection, Lane& lane) {
  while (isGoing()) {
    std::size_t left = sizeof(Answer);
    while (left > 0 && isGoing()) {
      tellMark(connection, lane);
      const auto piece = connection.receive(Clock::now() + pollTime);
      if (!piece) return fail(piece.error());
      // The next question comes once the chunk is there.
      if (piece->size() > left) return fail({"network-bad-frame", {}});
      left -= piece->size();
    }
    if (!isGoing() || !sendChunk(connection)) return;
    lane.bytes.fetch_add(m_task.chunk.count, std::memory_order_relaxed);
  }
}

}  // namespace strata
