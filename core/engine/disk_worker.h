// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/disk/data_pool.h"
#include "core/disk/direct_file.h"
#include "core/disk/disk_figures.h"
#include "core/disk/target_reasons.h"
#include "core/engine/disk_crew.h"
#include "core/engine/host.h"
#include "core/engine/tick_time.h"
#include "core/machine/sensors.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

enum class DiskOp : std::size_t { Write = 0, Read = 1 };
inline constexpr std::array<DiskOp, 2> diskOps{DiskOp::Write, DiskOp::Read};

/// What one thread did in one phase.
struct DiskPart {
  std::uint64_t startNs = 0;  ///< when the barrier had opened
  std::vector<DiskOperation> operations;
  std::optional<Error> error;
};

/// All that one thread leaves behind.
struct DiskRecord {
  std::array<DiskPart, 2> parts;  ///< by DiskOp; what failed before the write stands in its part
  bool notBound = false;          ///< the system refused the binding
  std::optional<double> flushS;
  std::array<std::optional<TargetState>, 2> targets;  ///< by DiskOp: what the file showed after that phase

  DiskPart& part(DiskOp op) { return parts[static_cast<std::size_t>(op)]; }
  const DiskPart& part(DiskOp op) const { return parts[static_cast<std::size_t>(op)]; }
  /// The state of the target after that phase or, where it was cut short, after the one before.
  const std::optional<TargetState>& target(DiskOp op) const {
    const auto& own = targets[static_cast<std::size_t>(op)];
    return own ? own : targets.front();
  }
};

/// How far one thread had got in one phase at some time.
struct DiskAdvance {
  std::uint64_t bytes = 0;
  std::uint64_t busyNs = 0;  ///< time inside operations
};
/// One for about each 64th part of the file, in order: fine enough for a chart of a phase that is over in a
/// moment.
using DiskTrail = std::vector<DiskAdvance>;
inline constexpr std::uint64_t trailParts = 64;

/// What is to be done by each thread.
struct DiskTask {
  Plan plan;
  Bytes block;  ///< not larger than the file
  Bytes pool;
  bool reads = true;  ///< after writing
  std::uint64_t seed = 0;
};

/// One thread of the disk step: makes its file, writes it in full, flushes it, reads it in full, each
/// operation timed alone. Everything but the functions said to be for any thread happens in run(), on the
/// thread's own.
class DiskWorker {
 public:
  /// The host may go once the thread waits for the system: it is used for binding and sensors only.
  DiskWorker(const DiskTask& task, std::size_t index, Host& host, DiskTeam& team);

  /// Returns early at a stop request or when a thread of the team has failed, but always goes by every
  /// barrier. The file is gone afterwards.
  void run(std::stop_token stop);

  /// From any thread, at any time: what has been done so far.
  std::array<DiskTrail, 2> trails() const;
  DiskRecord record() const;
  DiskWait waitsFor() const { return m_waits.now(); }

 private:
  bool goesOn(const std::stop_token& stop) const;
  void fail(DiskOp during, Error error);
  void prepare(std::stop_token stop);
  Status allocate(std::stop_token stop);
  void carryOut(DiskOp op, std::stop_token stop);
  Status operate(DiskOp op, Bytes offset, Bytes size, DiskOperation& timed);
  void finishWrite(std::stop_token stop);
  void lookAtFile(DiskOp after);

  template <typename Change>
  void note(Change change);

  const DiskTask& m_task;
  std::size_t m_index;
  Host& m_host;
  FileMaker m_makeFile;
  DiskTeam& m_team;

  std::unique_ptr<Sensors> m_sensors;
  std::optional<TickTime> m_time;  ///< from the first barrier on
  std::unique_ptr<DirectFile> m_file;
  std::optional<DataPool> m_pool;
  Buffer m_readBuffer;

  WaitMark m_waits;
  mutable std::mutex m_mutex;
  DiskRecord m_record;                ///< changed under m_mutex, by the thread's own
  std::array<DiskTrail, 2> m_trails;  ///< under m_mutex
};

}  // namespace strata
