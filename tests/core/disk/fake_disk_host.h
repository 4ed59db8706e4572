// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/engine/disk_step.h"
#include "core/engine/disk_worker.h"
#include "core/engine/host.h"

namespace strata::test {

inline constexpr std::uint64_t millisecond = 1'000'000;

inline constexpr char writeCell[] = "disk-write-serial";
inline constexpr char readCell[] = "disk-read-serial";

/// What the file and clock of one thread do, and what was seen of them.
struct FakeDiskThread {
  std::vector<std::uint64_t> writeNs{millisecond};  ///< of each operation; the last goes for all after it
  std::vector<std::uint64_t> readNs{millisecond};
  std::uint64_t flushNs = 0;
  std::array<CacheBypass, 2> bypass{};  ///< by DiskOp: after that phase
  std::optional<double> residentShare;
  std::optional<std::uint64_t> extents;
  std::optional<Error> bindError;
  std::optional<Error> createError;
  std::optional<Error> flushError;
  std::optional<std::size_t> failAt[2];  ///< by DiskOp: the operation that fails with `operationError`
  Error operationError{"write-failed", {}};
  std::optional<std::size_t> corruptAt;             ///< the read that yields a wrong stamp
  std::function<void(DiskOp, std::size_t)> before;  ///< called on the thread before each operation

  std::uint64_t nowNs = 5'000'000'000;  ///< a clock of its own, so that scheduling changes nothing
  std::vector<std::byte> content;
  std::size_t operations[2] = {0, 0};
};

/// A host whose threads are told apart by the CPU that the plan binds them to: thread i to CPU i.
class FakeDiskHost : public Host {
 public:
  explicit FakeDiskHost(std::size_t threadCount) : threads(threadCount) {}

  Status bind(const ThreadPlace& place) override;
  void keepOff(const Plan&) override {}
  std::unique_ptr<Sensors> makeSensors() override;
  Result<std::unique_ptr<Bench>> makeBench(const Step&, std::uint64_t, std::stop_token) override;
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override;
  std::optional<double> stolenSeconds(const std::vector<int>&) override { return std::nullopt; }
  std::optional<double> loadAverage() override { return std::nullopt; }
  std::string uuid() override { return "00000000-0000-4000-8000-000000000000"; }

  std::vector<FakeDiskThread> threads;
  double ticksPerSecond = 2e9;
  std::atomic<int> openFiles{0};
  std::atomic<std::size_t> writesDone{0};
  std::atomic<std::size_t> leastWritesSeenByRead{SIZE_MAX};
  std::atomic<bool> ioOnCallingThread{false};
  const std::thread::id callingThread = std::this_thread::get_id();
};

/// The plan of a disk step: `operations` blocks of 1 MB (so that one in a millisecond is 1000 MB/s), a folder
/// and a device for each thread.
Plan fakeDiskPlan(std::size_t threads, std::size_t operations);
/// Both cells, as makePlan lays them out.
Step fakeDiskStep(const Plan& plan);

const Measured* measuredIn(const std::vector<CellResult>& results, const std::string& kernel);
/// Id of the error; empty when the cell has not failed or is not there.
std::string errorIn(const std::vector<CellResult>& results, const std::string& kernel);
const Reason* reasonIn(const Measured& measured, const std::string& id);

}  // namespace strata::test
