// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/model/moment.h"
#include "core/model/reason.h"
#include "core/model/result.h"
#include "core/net/frame.h"
#include "core/net/seal.h"
#include "core/net/task.h"
#include "core/net/tcp_facts.h"
#include "core/stats/latency_histogram.h"

namespace strata {

class Connection;

/// What is received and sent at once: large beside what a call of the system costs, and a few times what the
/// fastest caches hold.
inline constexpr std::size_t networkPiece = 128 * 1024;

/// One end of a task: connections that carry data, each on a thread of its own, and one thread that looks at
/// them and counts. What is received counts, since what was sent may still lie in the sender's system.
class Traffic {
 public:
  using Clock = std::chrono::steady_clock;

  Traffic(NetworkTask task, Speaker self, std::stop_token stop);
  ~Traffic();
  Traffic(const Traffic&) = delete;
  Traffic& operator=(const Traffic&) = delete;

  const NetworkTask& task() const { return m_task; }

  // These functions are for the thread of a connection.

  /// Carries data as the task says, from go() to finish(). False at once where the task has no such
  /// connection, or has it already.
  bool carry(Connection& connection, Carriage carriage, std::size_t index);

  // These functions are for the thread that counts.

  /// Waits until all connections are there. Errors: `stopped`; `network-stalled` (quiet_s: how long it has
  /// waited) at the end.
  Status waitForAll(Clock::time_point end);
  /// Connections that are there.
  std::size_t attached() const;
  void go();
  /// To be called often while the task goes on.
  void look();
  /// Whether the counted time of this end is over. An end that only answers is done when the other end
  /// reports that it is.
  bool isCounted() const { return m_counted; }
  /// The other end has counted: so has this one, if it only answers.
  void othersCounted();
  /// What this end has come to; after isCounted().
  EndCount count() const;
  /// The progress since the last call: what was received, or of round trips and chunks how long they took.
  Moment moment();
  /// Why a connection broke off while it was needed.
  std::optional<Error> failure();
  /// Ends what the connections do; carry() returns within a moment.
  void finish();

  /// Leader, after finish(): how long round trips or chunks took within the counted time.
  LatencyHistogram takeLatency() { return std::move(m_latency); }
  /// Medians of round trips in slices of a twentieth of a second, or the time of each chunk. ns.
  const std::vector<double>& latencySamples() const { return m_latencySamples; }

 private:
  enum class Phase { Waiting, Going, Over };
  enum class Mark { None, Begun, Done };

  /// What one connection comes to.
  struct Lane {
    Carriage carriage = Carriage::Send;
    std::size_t index = 0;
    Connection* connection = nullptr;  ///< while its thread is in carry()
    std::atomic<std::uint64_t> bytes = 0;
    bool receives = false;
    // Readings of the connection's thread at the two marks, under the mutex.
    struct Reading {
      std::optional<double> cpuSeconds;
      TcpFacts tcp;
    };
    std::optional<Reading> atBegin;
    std::optional<Reading> atEnd;
    std::atomic<Mark> told = Mark::None;
    std::uint64_t bytesAtBegin = 0;
    std::uint64_t bytesAtEnd = 0;
  };

  Lane* laneFor(Carriage carriage, std::size_t index);
  bool isLeader() const { return m_self == Speaker::Leader; }
  bool streams() const { return m_task.sending + m_task.receiving > 0; }

  void work(Connection& connection, Lane& lane);
  void sendStream(Connection& connection, Lane& lane);
  void receiveStream(Connection& connection, Lane& lane);
  void makeRoundTrips(Connection& connection, Lane& lane);
  void answerRoundTrips(Connection& connection, Lane& lane);
  void timeChunks(Connection& connection, Lane& lane);
  bool deliverChunk(Connection& connection);
  bool fetchChunk(Connection& connection, std::vector<std::uint8_t>& into);
  bool sendChunk(Connection& connection);
  void answerChunks(Connection& connection, Lane& lane);
  void serveChunks(Connection& connection, Lane& lane);
  void tellMark(Connection& connection, Lane& lane);
  void fail(const Error& error);
  bool isGoing() const { return m_phase.load(std::memory_order_relaxed) == Phase::Going; }

  std::uint64_t received() const;
  void begin(Clock::time_point now);
  void takeSlice(Clock::time_point now);
  void end(Clock::time_point now);

  const NetworkTask m_task;
  const Speaker m_self;
  const std::stop_token m_stop;
  std::vector<std::uint8_t> m_data;  // that is sent, incompressible
  std::vector<std::unique_ptr<Lane>> m_lanes;

  std::atomic<Phase> m_phase = Phase::Waiting;
  std::atomic<Mark> m_mark = Mark::None;
  std::atomic<bool> m_chunksDone = false;

  mutable std::mutex m_mutex;  // guards what follows
  std::condition_variable m_changed;
  std::optional<Error> m_failure;
  std::vector<std::uint64_t> m_recent;         // ns, since the last slice
  std::vector<std::uint64_t> m_recentlyShown;  // ns, since the last moment
  LatencyHistogram m_latency;

  // These members belong to the thread that counts.
  Clock::time_point m_goAt;
  Clock::time_point m_beganAt;
  Clock::time_point m_sliceAt;
  std::uint64_t m_sliceBytes = 0;
  std::optional<double> m_cpuAtBegin;
  std::optional<double> m_cpuAtEnd;
  std::vector<double> m_rates;
  std::vector<double> m_latencySamples;
  Clock::time_point m_momentAt;
  std::uint64_t m_momentBytes = 0;
  double m_elapsedS = 0;
  bool m_counted = false;
};

}  // namespace strata
