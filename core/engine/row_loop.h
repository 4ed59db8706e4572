// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/random_words.h"
#include "core/disk/block_order.h"
#include "core/disk/io_queue.h"
#include "core/disk/row_tally.h"
#include "core/disk/write_data.h"
#include "core/engine/disk_crew.h"
#include "core/engine/tick_time.h"
#include "core/model/result.h"

namespace strata {

/// What one thread has done of a row so far, for whoever looks meanwhile. One thread writes.
class RowLive {
 public:
  /// Latencies in steps of a sixteenth at most: sixteen classes for each power of two.
  static constexpr std::size_t classes = 1024;
  using Counts = std::array<std::uint32_t, classes>;

  void count(std::uint64_t ns) noexcept {
    std::atomic<std::uint32_t>& count = m_counts[classOf(ns)];
    count.store(count.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  void addBytes(std::uint64_t bytes) noexcept {
    m_bytes.store(m_bytes.load(std::memory_order_relaxed) + bytes, std::memory_order_relaxed);
  }

  std::uint64_t bytes() const noexcept { return m_bytes.load(std::memory_order_relaxed); }
  void addTo(Counts& counts) const noexcept;

  static std::size_t classOf(std::uint64_t ns) noexcept;
  /// The least latency that is not below the class.
  static std::uint64_t leastOf(std::size_t index) noexcept;

 private:
  std::atomic<std::uint64_t> m_bytes{0};
  std::array<std::atomic<std::uint32_t>, classes> m_counts{};
};

/// What one thread is to do in a row.
struct RowJob {
  BlockOrder order;
  Bytes block;
  std::size_t depth = 1;
  unsigned readPercent = 0;  ///< 100: it reads; 0: it writes
  bool zeros = false;        ///< what is written
  std::uint64_t seed = 0;    ///< of the choice between reads and writes
};

/// Keeps requests under way on one queue until the time is over. Everything happens on one thread; no lock,
/// no allocation while it goes on.
class RowLoop {
 public:
  /// What it uses, all of which outlives it.
  struct Means {
    IoQueue& queue;
    TickTime time;     ///< its clock
    std::byte* reads;  ///< for `depth` blocks, blockStride() apart; null where it does not read
    WriteData* data;   ///< divided, twice `depth` blocks; null where it does not write such
    std::byte* zeros;  ///< a block of them; null where it does not write such
    RowTally& tally;
    RowLive& live;
    WaitMark& waits;                      ///< says whether it waits for the system
    const std::atomic<bool>& abandoned;   ///< nothing is to be touched any more
    const std::function<bool()>& goesOn;  ///< neither stopped nor failed elsewhere
  };

  RowLoop(const RowJob& job, const Means& means);

  /// Runs until `endNs`, and then until all requests have come back. It ends earlier when it is told to stop,
  /// when it is abandoned, or at the first error, which is that of DirectFile for the request.
  Status run(std::uint64_t endNs, const std::string& path);

  /// The moment when it was told to stop, or met an error; absent: it went on to the end.
  std::optional<std::uint64_t> cutNs() const { return m_cutNs; }

 private:
  struct Slot {
    std::uint64_t beginNs = 0;
    IoRequest request;
  };
  struct Ready {
    bool write = false;
    std::byte* data = nullptr;
    Bytes offset;
  };

  Ready prepared() noexcept;
  Ready nextReady() noexcept;
  void makeReady(std::size_t count) noexcept;
  Status submit(std::size_t slot);
  void takeBack(const IoCompletion& completion, std::uint64_t nowNs) noexcept;

  RowJob m_job;
  Means m_means;
  RandomWords m_choice;
  std::vector<Slot> m_slots;
  std::vector<std::size_t> m_free;
  std::vector<IoCompletion> m_done;
  std::vector<Ready> m_ready;  ///< a ring of what comes next, made while requests are under way
  std::size_t m_readyAt = 0;
  std::size_t m_readyCount = 0;
  std::optional<std::uint64_t> m_cutNs;
};

}  // namespace strata
