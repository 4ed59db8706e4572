// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/disk/direct_file.h"
#include "core/disk/row_figures.h"
#include "core/disk/row_tally.h"
#include "core/disk/target_reasons.h"
#include "core/engine/host.h"
#include "core/engine/row_loop.h"
#include "core/plan/plan.h"

namespace strata {

/// What a disk step in rows is to do.
struct RowTask {
  Plan plan;
  Step step;
  std::size_t threadsOfFolder = 1;  ///< most of any row
  std::uint64_t seed = 0;

  std::size_t threads() const { return plan.folders.size() * threadsOfFolder; }
};

/// The files of one folder, which its first thread makes and its threads share. Any thread: after a stop none
/// waits for the others.
class RowFiles {
 public:
  struct Shares {
    std::shared_ptr<DirectFile> data;
    std::shared_ptr<DirectFile> zeros;     ///< only where cells with zeros are measured
    std::shared_ptr<DirectFile> log = {};  ///< only where records of a log are
  };

  /// Returns what there was.
  Shares put(Shares shares) {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_shares, std::move(shares));
  }
  Shares get() const {
    const std::lock_guard lock(m_mutex);
    return m_shares;
  }

 private:
  mutable std::mutex m_mutex;
  Shares m_shares;
};

/// What came of one cell.
struct RowRecord {
  bool begun = false;
  RowWindow window;
  std::vector<RowWork::Thread> threads;
  LatencyHistogram latency;
  std::string engine;
  std::optional<double> cpuPercent;
  std::optional<double> flushS;
  std::vector<std::optional<TargetState>> targets;  ///< of each folder: what its file showed afterwards
  std::optional<Error> error;
};

/// What the threads of a step in rows tell of themselves, and what they share. Any thread.
class RowBoard {
 public:
  explicit RowBoard(const RowTask& task);

  /// The moment from which all threads count a cell: that of the first to ask.
  std::uint64_t startNs(std::size_t cell, std::uint64_t nowNs);
  /// The cell's counted time ends no later than that.
  void cut(std::size_t cell, std::uint64_t ns);
  std::optional<std::uint64_t> cutNs(std::size_t cell) const;

  template <typename Change>
  void note(std::size_t cell, Change change) {
    const std::lock_guard lock(m_mutex);
    change(m_records[cell]);
  }
  /// Keeps the first.
  void failLaying(Error error);
  void failCell(std::size_t cell, Error error);
  /// Says that so much of each file of the folder is laid, from the beginning: less than asked when that took
  /// too long.
  void setLaid(std::size_t folder, Bytes laid, std::uint64_t nowNs);
  void handIn(std::size_t cell, std::size_t thread, const RowTally& tally);

  /// The record of the cell, once nobody writes to it any more.
  RowRecord& record(std::size_t cell) { return m_records[cell]; }
  std::optional<Error> layingError() const;
  Bytes laid(std::size_t folder) const;

  RowLive& live(std::size_t cell, std::size_t thread) { return *m_live[cell][thread]; }
  const std::vector<std::unique_ptr<RowLive>>& live(std::size_t cell) const { return m_live[cell]; }
  /// The cell that is being measured: its start is known.
  std::optional<std::size_t> current() const;
  std::uint64_t startNs(std::size_t cell) const { return m_starts[cell].load(); }
  /// Its counted time is over, or was cut.
  bool isOver(std::size_t cell, std::uint64_t nowNs) const;

  std::atomic<std::uint64_t> layingBytes{0};  ///< of all files so far
  std::atomic<std::uint64_t> layingEndNs{0};  ///< when the last folder was done; 0: not yet

 private:
  std::vector<std::atomic<std::uint64_t>> m_starts;
  std::vector<std::atomic<std::uint64_t>> m_cuts;
  std::atomic<std::size_t> m_begun{0};  ///< one more than the last cell that has begun
  std::vector<std::vector<std::unique_ptr<RowLive>>> m_live;

  mutable std::mutex m_mutex;  // protects all that follows
  std::vector<RowRecord> m_records;
  std::optional<Error> m_layingError;
  std::vector<Bytes> m_laid;
  std::size_t m_foldersLaid = 0;
};

}  // namespace strata
