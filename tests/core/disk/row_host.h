// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/disk_rows.h"
#include "core/engine/host.h"

namespace strata::test {

/// What the made-up disk does with requests, and what was seen of them. Shared by all of its files.
struct RowDisk {
  /// How long a request takes, from when it is handed over.
  std::function<std::uint64_t(const IoRequest&)> takesNs = [](const IoRequest&) { return 1'000'000; };
  /// Called before the n-th request, from 0, comes back, by whoever waits for it; may block, or ask for a
  /// stop.
  std::function<void(std::size_t)> onWait = [](std::size_t) {};
  std::function<int(std::size_t, const IoRequest&)> error = [](std::size_t, const IoRequest&) { return 0; };
  std::optional<std::size_t> shortAt;  ///< the request that moves half of it
  /// Called before a file is closed, by whoever closes it; may block.
  std::function<void()> onClose = [] {};
  std::optional<Error> createError;
  std::optional<Error> queueError;
  std::optional<Error> flushError;
  CacheBypass bypass = CacheBypass::Direct;
  std::optional<std::uint64_t> extents;
  std::uint64_t flushNs = 0;
  bool keepsContent = true;

  struct File {
    Bytes size;
    std::vector<bool> written;  ///< each 4 KiB
    std::vector<std::byte> content;
  };
  struct Seen {
    std::size_t file;
    bool write;
    Bytes offset;
    Bytes size;
  };
  std::mutex mutex;
  std::vector<std::shared_ptr<File>> files;  ///< in the order in which they were made
  std::vector<Seen> requests;                ///< in the order in which they were handed over
  std::size_t flushes = 0;
  std::size_t written = 0;  ///< by DirectFile::write
  std::size_t mostUnderWay = 0;
  bool readUnwritten = false;
  bool changedUnderWay = false;  ///< what a write was to write was another when it came back
  std::atomic<int> openFiles{0};
  std::atomic<int> openQueues{0};
  std::atomic<std::size_t> came{0};
  std::atomic<std::uint64_t> nowNs{1'000'000'000};
};

/// A host with one such disk under all folders, and a clock that only its requests move on.
class RowHost : public Host {
 public:
  std::shared_ptr<RowDisk> disk = std::make_shared<RowDisk>();

  Status bind(const ThreadPlace&) override { return success(); }
  void keepOff(const Plan&) override {}
  std::unique_ptr<Sensors> makeSensors() override;
  Result<std::unique_ptr<Bench>> makeBench(const Step&, std::uint64_t, std::stop_token) override;
  Result<std::unique_ptr<DirectFile>> createFile(const FolderFacts& folder, Bytes size) override;
  FileMaker fileMaker() override;
  FileOpener fileOpener() override;
  std::optional<double> stolenSeconds(const std::vector<int>&) override { return std::nullopt; }
  std::optional<double> loadAverage() override { return std::nullopt; }
  std::string uuid() override { return "00000000-0000-4000-8000-000000000000"; }
};

inline const DiskRow serialRow{false, 64_KiB, 1, 1};
inline const DiskRow randomRow{true, 4_KiB, 1, 1};
inline const std::vector<std::string> readOnly{"read"};
inline const std::vector<std::string> writeOnly{"write"};
inline const std::vector<std::string> readAndWrite{"read", "write"};

/// A plan in so many folders, each on a device of its own.
Plan rowPlan(const std::vector<DiskRow>& rows, const std::vector<std::string>& ops, Bytes file,
             std::size_t folders = 1, bool zeros = false);

/// The step of that plan.
RowOutcomes runRows(RowHost& host, const Plan& plan, const std::stop_token& stop = {},
                    const RowProgress& progress = nullptr);
/// Null where the cell was not measured, or is not there.
const Measured* measuredAt(const RowOutcomes& outcomes, std::size_t index);
/// Null where nothing of that id is said.
const Reason* reasonOf(const Measured& measured, const std::string& id);
/// Of the cell's error; empty where it did not fail.
std::string failureAt(const RowOutcomes& outcomes, std::size_t index);

}  // namespace strata::test
