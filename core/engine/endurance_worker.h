// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/disk/buffer.h"
#include "core/disk/endurance_figures.h"
#include "core/disk/marked_data.h"
#include "core/disk/target_reasons.h"
#include "core/engine/disk_crew.h"
#include "core/engine/host.h"
#include "core/engine/tick_time.h"
#include "core/machine/sensors.h"
#include "core/model/result.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/stats/latency_histogram.h"

namespace strata {

/// What an endurance step is to do, in each folder of the plan.
struct EnduranceTask {
  Plan plan;
  Step step;  ///< of one cell
  Bytes block;
  std::size_t depth = 1;
  Bytes toWrite;        ///< whole blocks
  bool verify = false;  ///< each round is read back and compared
  std::uint64_t seed = 0;

  /// Whole blocks of the file.
  std::uint64_t blocksOfFile() const { return plan.diskFile.count / block.count; }
};

/// What was read and was not what had been written.
struct DataFaults {
  static constexpr std::size_t mostListed = 16;

  std::uint64_t count = 0;  ///< places, see FaultyPlace
  std::array<std::uint64_t, 3> ofFault{};
  std::vector<FaultyPlace> first;  ///< the first mostListed that were found

  void add(const FaultyPlace& place);
};

/// What came of one folder.
struct EnduranceRecord {
  std::string engine;
  std::vector<EnduranceStretch> stretches;
  Bytes written;
  Bytes verified;
  std::uint64_t operations = 0;
  std::uint64_t busyNs = 0;  ///< time of writing
  LatencyHistogram latency;
  std::optional<double> flushS;  ///< the last
  std::optional<TargetState> target;
  DataFaults faults;
  std::optional<Error> error;
};

/// The thread of one folder in an endurance step: makes a file and writes it round after round, from its
/// beginning to its end, until enough is written. Everything but the functions said to be for any thread
/// happens in run(), on the thread's own.
class EnduranceWorker {
 public:
  /// The host may go once the thread waits for the system: it is used for places and sensors only.
  EnduranceWorker(const EnduranceTask& task, std::size_t folder, Host& host, DiskTeam& team);

  /// Returns early at a stop request, or when a thread of the team has failed.
  void run(const std::stop_token& stop);

  /// From any thread: what it waits for in the system. If it does, what it has done stays as it is: when it
  /// comes back it ends, and tells no more.
  DiskWait leave();
  /// From any thread, at any time: what has been written and read back so far, together.
  Bytes moved() const { return {m_movedBytes.load(std::memory_order_relaxed)}; }
  struct Written {
    Bytes bytes;
    std::uint64_t busyNs = 0;  ///< of writing them
  };
  /// From any thread, at any time.
  Written written();
  /// From any thread, once it has ended or was left behind.
  EnduranceRecord& record() { return m_record; }

 private:
  /// A request that is under way.
  struct Slot {
    IoRequest request;
    std::uint64_t beginNs = 0;
  };
  /// Makes the request for a block of a round; what came of it.
  using Prepare = std::function<IoRequest(std::size_t slot, Bytes offset)>;
  using Back = std::function<void(const Slot& slot, std::uint64_t nowNs)>;

  bool goesOn(const std::stop_token& stop) const;
  void prepare(const std::stop_token& stop);
  Status open(const std::stop_token& stop);
  /// Writes a round of that many blocks, from the beginning of the file.
  Status writeRound(std::uint64_t round, std::uint64_t blocks, const std::stop_token& stop);
  Status readRound(std::uint64_t round, std::uint64_t blocks, const std::stop_token& stop);
  Status flush(const std::stop_token& stop);
  Status goThrough(std::uint64_t blocks, DiskWait wait, const Prepare& prepare, const Back& back,
                   const std::stop_token& stop);
  void finish();

  void noteWritten(const Written& written);
  template <typename Change>
  void note(Change change);

  const EnduranceTask& m_task;
  std::size_t m_folder;
  Host& m_host;
  FileMaker m_makeFile;
  DiskTeam& m_team;

  std::unique_ptr<Sensors> m_sensors;
  std::optional<TickTime> m_time;
  std::optional<MarkedData> m_data;
  Buffer m_reads;
  StretchTally m_tally;
  std::vector<Slot> m_slots;
  std::unique_ptr<DirectFile> m_file;
  std::unique_ptr<IoQueue> m_queue;  ///< goes before the file and the buffers

  std::atomic<std::uint64_t> m_movedBytes{0};
  WaitMark m_waits;
  std::mutex m_mutex;  ///< protects the record against changes after leave()
  std::atomic<bool> m_abandoned{false};
  EnduranceRecord m_record;
  std::mutex m_writtenMutex;
  Written m_written;
};

}  // namespace strata
