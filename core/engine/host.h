// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/disk/direct_file.h"
#include "core/machine/heat_sensors.h"
#include "core/machine/page_source.h"
#include "core/machine/pause_watch.h"
#include "core/machine/priority.h"
#include "core/machine/programs.h"
#include "core/machine/sensors.h"
#include "core/machine/stay_awake.h"
#include "core/machine/system_clocks.h"
#include "core/machine/wake_up_timer.h"
#include "core/model/memory_kind.h"
#include "core/model/pages.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

/// One thread's share of one cell: a loop that is called again and again. No clock, no lock, no allocation.
class Workload {
 public:
  virtual ~Workload() = default;
  /// Does at least `units` of work and returns how many were done.
  virtual std::uint64_t run(std::uint64_t units) = 0;
  /// Called untimed before each sample of about `units`: makes fresh data where the work uses it up.
  virtual void renew(std::uint64_t units) { static_cast<void>(units); }
  /// Units of a chunk, where what they take depends on the other threads, so that no thread can find out by
  /// itself; absent: as many as take as long as a chunk is to be.
  virtual std::optional<std::uint64_t> unitsOfChunk() const { return std::nullopt; }
};

/// One thread's memory for one step, and the workloads that use it. Lives and dies on the thread that made
/// it.
class Bench {
 public:
  virtual ~Bench() = default;
  /// The workload of the cell with that index into Step::cells; owned by the bench.
  virtual Workload& workload(std::size_t cell) = 0;
  /// What making the index alone takes for a random move: a workload of the same units; null where there is
  /// none.
  virtual Workload* indexOnly(std::size_t cell) {
    static_cast<void>(cell);
    return nullptr;
  }
  /// How much of its buffers, 0 to 1, lies on another NUMA node than that CPU; absent where that is unknown,
  /// or there is one node only. Numa: on another node than the step asks for, whatever the CPU.
  virtual std::optional<double> memoryElsewhere(int cpu) const {
    static_cast<void>(cpu);
    return std::nullopt;
  }
  /// The pages of its memory, as the system says; without a size where it does not apply. May take
  /// milliseconds.
  virtual PagesObtained pagesObtained() const { return {}; }
  /// Whether the system refused pages that were asked for; takes no time.
  virtual bool pagesRefused() const { return false; }
};

/// One thread's memory for a step of memory kinds, fresh for each cell. Lives and dies on the thread that
/// made it.
class KindBench {
 public:
  virtual ~KindBench() = default;
  /// Gives back what the cell before had, and takes memory for this one, which nobody has used. Errors: those
  /// of allocateKind. The rest is only for a cell that has memory.
  virtual Status renew(std::size_t cell) = 0;
  /// The system's word on what that memory is; absent where it has none.
  virtual std::optional<MemoryKind> reported() const = 0;
  virtual PagesObtained pagesObtained() const = 0;
  /// Goes through that memory as the cell says; a unit is an element.
  virtual Workload& use() = 0;
  /// Reads a part of that memory by eight bytes, a unit each, again and again.
  virtual Workload& read() = 0;
  /// Does the same to as much regular memory; also without a cell.
  virtual Workload& readRegular() = 0;
};
/// The cache lines that the two threads of a step of core to core hand to each other, for each cell
/// linesOfPair, none near another. Made on one thread, used by both at once, each by its index, 0 or 1. They
/// begin in turn: thread `line % 2` makes the first hand-over of a line.
class PairLines {
 public:
  virtual ~PairLines() = default;
  /// Makes the line before anything else is done with it, so that it is of that thread's memory.
  virtual void touch(std::size_t cell, std::size_t line) = 0;
  /// Makes that number of hand-overs, in turn with the other thread, which makes as many. Returns how many
  /// were made: fewer only after end().
  virtual std::uint64_t handOver(std::size_t cell, std::size_t line, std::size_t thread,
                                 std::uint64_t turns) = 0;
  /// A thread by itself, meanwhile: what it warms up with.
  virtual Workload& alone(std::size_t thread) = 0;
  /// From any thread: nobody waits for the other any more.
  virtual void end() = 0;
};
/// Home slices and directories differ by address.
inline constexpr std::size_t linesOfPair = 8;

/// The words that the threads of a step of contention increment, those of each cell apart. Made before the
/// threads begin, gone after the last of them.
class ContendedWords {
 public:
  virtual ~ContendedWords() = default;
  /// The increments of that thread, which calls it once.
  virtual std::unique_ptr<Bench> bench(std::size_t thread) = 0;
  /// When no thread uses them any more: increments that all threads made for the cell, and the sum of its
  /// words.
  struct Sum {
    std::uint64_t made = 0;
    std::uint64_t found = 0;
  };
  virtual Sum sum(std::size_t cell) const = 0;
};

/// The bytes that one round of KindBench::read() reads, unless the buffer is smaller.
inline constexpr Bytes kindReadPart = 1_MiB;

/// Makes files for the disk test, as Host::createFile does; may look at the stop token to end early with
/// `stopped`.
using FileMaker =
    std::function<Result<std::unique_ptr<DirectFile>>(const FolderFacts&, Bytes, const std::stop_token&)>;

/// Opens a file that exists, as openDirectFile does.
using FileOpener = std::function<Result<std::unique_ptr<DirectFile>>(const std::string& path)>;

/// All of the machine that the engine touches; tests inject their own, with a clock and faults of their
/// making. Called from several threads at once.
class Host {
 public:
  virtual ~Host() = default;

  /// Starts a thread that runs `body`. Absent when the system gives no more threads.
  virtual std::optional<std::jthread> startThread(std::function<void()> body);
  /// Binds the calling thread; what the system refuses is an error with id `not-bound`.
  virtual Status bind(const ThreadPlace& place) = 0;
  /// Keeps the calling thread off the measured CPUs; best effort, undone when the thread ends.
  virtual void keepOff(const Plan& plan) = 0;
  /// Raises the priority of the calling thread and of those that it starts, as long as the value lives; see
  /// raisePriority(). Null where there is nothing to raise.
  virtual std::unique_ptr<RaisedPriority> raisePriority() { return nullptr; }
  /// See stayAwake(). Null where there is nothing to ask for.
  virtual std::unique_ptr<Awake> stayAwake() { return nullptr; }
  /// Lets the calling thread run on all of Plan::allowedCpus, wherever the one that started it had to keep;
  /// best effort.
  virtual void runAnywhere(const Plan& plan) { static_cast<void>(plan); }
  virtual std::unique_ptr<Sensors> makeSensors() = 0;
  /// Allocates and fills the calling thread's memory for a step, checking `stop` at least every 20 ms.
  /// Errors: `allocation-failed` (size_bytes), `stopped`.
  virtual Result<std::unique_ptr<Bench>> makeBench(const Step& step, std::uint64_t seed,
                                                   std::stop_token stop) = 0;
  /// The same for a thread of a step of loaded latency that puts load on memory; makeBench() makes that of
  /// the thread that is timed.
  virtual Result<std::unique_ptr<Bench>> makeInjectorBench(const Step& step, std::uint64_t seed,
                                                           std::stop_token stop);
  /// The same for a step of memory kinds.
  virtual Result<std::unique_ptr<KindBench>> makeKindBench(const Step& step, std::uint64_t seed,
                                                           std::stop_token stop);
  /// The lines of a step of core to core. Error: `allocation-failed` (size_bytes).
  virtual Result<std::unique_ptr<PairLines>> makePairLines(const Step& step);
  /// The words of a step of contention, for so many threads. Error: `allocation-failed` (size_bytes).
  virtual Result<std::unique_ptr<ContendedWords>> makeContendedWords(const Step& step, std::size_t threads);
  /// See strata::watchPauses(): on the thread that is bound to the CPU, which nothing else is to disturb.
  virtual void watchPauses(const PauseWatch& watch, PauseLog& log, const std::atomic<bool>& stop) {
    strata::watchPauses(watch, log, stop);
  }
  /// The sensors of the whole machine; see HeatSensors.
  virtual std::unique_ptr<HeatSensors> makeHeatSensors() { return strata::makeHeatSensors(); }
  virtual std::unique_ptr<WakeUpTimer> makeWakeUpTimer() { return strata::makeWakeUpTimer(); }
  /// A new file for the disk test, that no name leads to; see DirectFile.
  virtual Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) = 0;
  /// What makes the files. A request that hangs outlives its run: the maker of the machine, and the files and
  /// sensors that come from it, may be used when the host is gone.
  virtual FileMaker fileMaker() {
    return [this](const FolderFacts& folder, Bytes size, const std::stop_token&) {
      return createFile(folder, size);
    };
  }
  /// The same for a file that is written through the system's cache; see createLogFile.
  virtual FileMaker logMaker() { return fileMaker(); }
  virtual FileOpener fileOpener() { return openDirectFile; }
  /// Seconds that other virtual machines took from these CPUs since the system started; absent where unknown.
  virtual std::optional<double> stolenSeconds(const std::vector<int>& cpus) = 0;
  /// See strata::othersBusySeconds.
  virtual std::optional<double> othersBusySeconds() { return {}; }
  virtual std::optional<double> loadAverage() = 0;
  /// See strata::programTimes. Called between steps only.
  virtual std::vector<ProgramTime> programTimes() { return {}; }
  virtual Health health() { return {}; }
  virtual SystemClocks clocks() { return readSystemClocks(); }
  /// A random (version 4) UUID.
  virtual std::string uuid() = 0;
};

/// The machine itself, whose memory comes from `pages`, which must outlive it.
std::unique_ptr<Host> makeMachineHost(const PageSource& pages = systemPages());

}  // namespace strata
