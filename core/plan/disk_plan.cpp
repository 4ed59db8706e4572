// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/disk_plan.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/plan/plan_parts.h"
#include "core/plan/whole_machine.h"

namespace strata {

namespace {

/// Left free, so that the system has room for its own.
constexpr Bytes diskReserve = 64_MiB;

constexpr std::string_view zeros = "zeros";

/// A second: what a drive with a protected cache does.
constexpr double assumedCommits = 20'000;

Bytes sectorOf(const std::vector<FolderFacts>& folders) {
  Bytes sector = 512_B;
  for (const FolderFacts& folder : folders) sector = std::max(sector, folder.sector);
  return sector;
}

std::uint64_t foldersOn(const Plan& plan, const FolderFacts& folder) {
  return static_cast<std::uint64_t>(
      std::count_if(plan.folders.begin(), plan.folders.end(),
                    [&](const FolderFacts& other) { return other.device == folder.device; }));
}

/// Files that the folder's device is to hold, without logs.
std::uint64_t filesOn(const Plan& plan, const FolderFacts& folder) {
  return foldersOn(plan, folder) * (plan.diskInRows() && plan.settings.diskZeros ? 2 : 1);
}

/// What the files of a folder's device may take; `log`: that of each folder, beside them.
Bytes usableOn(const Plan& plan, const FolderFacts& folder, Bytes log) {
  const Bytes taken = diskReserve + log * foldersOn(plan, folder);
  return folder.free > taken ? folder.free - taken : 0_B;
}

/// The largest file in whole sectors for which there is room in every folder.
Bytes largestFile(const Plan& plan, Bytes sector, Bytes log) {
  Bytes largest = plan.diskFile;
  for (const FolderFacts& folder : plan.folders) {
    const Bytes usable = usableOn(plan, folder, log);
    largest = std::min(largest, sector * (usable.count / filesOn(plan, folder) / sector.count));
    if (folder.largestFile) largest = std::min(largest, *folder.largestFile);
  }
  return largest;
}

std::optional<Error> refuseRoom(const Plan& plan, Bytes sector, Bytes log) {
  for (const FolderFacts& folder : plan.folders) {
    const std::uint64_t files = filesOn(plan, folder);
    if (folder.largestFile && plan.diskFile > *folder.largestFile)
      return Error{"file-too-large",
                   {{"folder", folder.path},
                    {"file_bytes", static_cast<std::int64_t>(plan.diskFile.count)},
                    {"largest_file_bytes", static_cast<std::int64_t>(folder.largestFile->count)}}};
    const Bytes usable = usableOn(plan, folder, log);
    if (plan.diskFile * files <= usable) continue;
    const Bytes needed = plan.diskFile * files + log * foldersOn(plan, folder);
    Error error{"not-enough-disk",
                {{"folder", folder.path},
                 {"needed_bytes", static_cast<std::int64_t>(needed.count)},
                 {"free_bytes", static_cast<std::int64_t>(folder.free.count)},
                 {"reserve_bytes", static_cast<std::int64_t>(diskReserve.count)}}};
    // The size is told in whole sectors, since a file is rounded up to them.
    const Bytes fits = sector * (usable.count / files / sector.count);
    if (fits >= diskFileRange.least)
      error.data.push_back({"largest_file_bytes", static_cast<std::int64_t>(fits.count)});
    return error;
  }
  return std::nullopt;
}

/// What a row does, unless the selection names other operations.
std::vector<std::string> opsOf(const Plan& plan, const Selection& selection) {
  if (!selection.disk.ops.empty()) return selection.disk.ops;
  if (plan.settings.diskProfile == DiskProfile::Mixed) return {"mixed"};
  if (plan.settings.diskProfile == DiskProfile::Database) return {"commit"};
  if (selection.disk.fileToRead) return {"read"};
  return {"read", "write"};
}

bool writes(const PlannedCell& cell) {
  return cell.parameters.op != "read";
}

/// The log of each folder.
Bytes logOf(const Plan& plan, const Selection& selection) {
  const std::vector<DiskRow> rows = diskRows(plan.settings.diskProfile, plan.settings.diskCustom);
  const bool appends = !selection.disk.endurance && std::ranges::any_of(rows, [&](const DiskRow& row) {
    return isAppend(row) && wants(selection.disk.rows, row);
  });
  return appends ? diskLog : 0_B;
}

/// A file that is only to be read, and rows and operations that are not of the profile.
std::optional<Error> refuseRows(const Plan& plan, const Selection& selection) {
  if (selection.disk.fileToRead) {
    const std::vector<std::string> ops = opsOf(plan, selection);
    const bool all = std::all_of(ops.begin(), ops.end(), [](const std::string& op) { return op == "read"; });
    if (!all || !plan.diskInRows() || plan.settings.diskZeros || selection.disk.endurance)
      return Error{"file-only-read", {{"path", *selection.disk.fileToRead}}};
  }
  const std::vector<DiskRow> rows = diskRows(plan.settings.diskProfile, plan.settings.diskCustom);
  for (const DiskRow& row : selection.disk.rows)
    if (plan.diskInRows() && !wants(rows, row))
      return Error{
          "no-such-row",
          {{"row", diskRowName(row)}, {"profile", std::string(diskProfileName(plan.settings.diskProfile))}}};
  const bool commits = plan.settings.diskProfile == DiskProfile::Database;
  for (const std::string& op : selection.disk.ops)
    if (plan.diskInRows() && (op == "commit") != commits)
      return Error{"no-such-operation",
                   {{"op", op}, {"profile", std::string(diskProfileName(plan.settings.diskProfile))}}};
  return std::nullopt;
}

/// What would mean nothing for a file of that size on that disk.
std::optional<Reason> skipOf(const DiskRow& row, const Plan& plan, Bytes sector) {
  // The log is as large as it has to be, and through the cache any block goes.
  if (isAppend(row)) return std::nullopt;
  if (row.block.count % sector.count != 0)
    return Reason{"block-not-of-sectors",
                  {{"block_bytes", static_cast<std::int64_t>(row.block.count)},
                   {"sector_bytes", static_cast<std::int64_t>(sector.count)}}};
  if (row.block * static_cast<std::uint64_t>(row.threads) > plan.diskFile)
    return Reason{"file-below-blocks",
                  {{"file_bytes", static_cast<std::int64_t>(plan.diskFile.count)},
                   {"threads", std::int64_t{row.threads}},
                   {"block_bytes", static_cast<std::int64_t>(row.block.count)}}};
  return std::nullopt;
}

PlannedCell cellOf(const DiskRow& row, const std::string& op, const Plan& plan) {
  PlannedCell cell;
  cell.test = Test::Disk;
  Parameters& of = cell.parameters;
  of.op = op;
  of.pattern = row.random ? "random" : "serial";
  of.blockBytes = row.block.count;
  of.queueDepth = row.queueDepth;
  of.threads = row.threads;
  of.fileBytes = isAppend(row) ? diskLog.count : plan.diskFile.count;
  if (op == "mixed") of.readPercent = plan.settings.diskReadPercent;
  cell.kernel = "disk-" + op + "-" + *of.pattern;
  cell.seconds = plan.settings.diskSeconds;
  cell.skip = skipOf(row, plan, sectorOf(plan.folders));
  return cell;
}

/// Each block lies on a page of its own.
Bytes strideOf(Bytes block) {
  return 4_KiB * ((block.count + (4_KiB).count - 1) / (4_KiB).count);
}

std::uint64_t devicesOf(const Plan& plan) {
  std::set<std::string> devices;
  for (const FolderFacts& folder : plan.folders)
    devices.insert(folder.device.empty() ? folder.path : folder.device);
  return std::max<std::uint64_t>(1, devices.size());
}

/// Bytes that the cells of a step write, if a disk does assumedDiskRate and assumedCommits where nothing else
/// is known.
Bytes expectedWrites(const Step& step, const Plan& plan, const DiskRateOf& rateOf = {}) {
  const auto devices = static_cast<double>(devicesOf(plan));
  double bytes = 0;
  for (const PlannedCell& cell : step.cells) {
    if (cell.skip || !writes(cell)) continue;
    const double share = 1 - static_cast<double>(cell.parameters.readPercent.value_or(0)) / 100;
    const double commits = assumedCommits * static_cast<double>(cell.parameters.blockBytes.value_or(0));
    const auto known = rateOf && !isCommit(cell) ? rateOf(cell) : std::nullopt;
    const double rate = known ? *known * 1e6 : devices * (isCommit(cell) ? commits : assumedDiskRate * 1e6);
    bytes += rate * share * (cell.seconds + rampSeconds(cell));
  }
  return {static_cast<std::uint64_t>(bytes)};
}

}  // namespace

std::optional<Error> planDisk(Plan& plan, const Selection& selection,
                              const std::vector<FolderFacts>& folders) {
  const Bytes sector = sectorOf(folders);
  const Bytes asked = plan.settings.diskFile;
  // A file that is there is not made longer.
  const std::uint64_t up = selection.disk.fileToRead ? 0 : sector.count - 1;
  plan.diskFile = sector * ((asked.count + up) / sector.count);
  // A file takes at least 64 operations where it is large enough, so that their median means something.
  const Bytes block{std::bit_floor(plan.diskFile.count / 64)};
  plan.diskBlock = std::max(sector, std::clamp(block, 64_KiB, 1_MiB));
  plan.diskFileToRead = selection.disk.fileToRead;
  // Databases write no zeros.
  if (plan.settings.diskProfile == DiskProfile::Database) plan.settings.diskZeros = false;

  if (plan.diskInRows()) {
    for (const FolderFacts& folder : folders) {
      const bool isNew = std::none_of(plan.folders.begin(), plan.folders.end(),
                                      [&](const FolderFacts& other) { return other.path == folder.path; });
      if (isNew) plan.folders.push_back(folder);
    }
  } else {
    for (std::size_t i = 0; i < plan.threads.size(); ++i) {
      plan.folders.push_back(folders[i % folders.size()]);
      plan.threads[i].folder = plan.folders.back().path;
    }
  }
  if (auto error = refuseRows(plan, selection)) return error;
  if (selection.disk.fileToRead) return std::nullopt;
  const Bytes log = logOf(plan, selection);
  // A size that followed each byte of room would be another one in each run, and results of files of
  // different sizes are not compared. Powers of two stay the same.
  if (selection.wholeMachine)
    plan.diskFile =
        std::max(leastWholeMachineFile, Bytes{std::bit_floor(largestFile(plan, sector, log).count)});
  const std::uint64_t filesOfEach = plan.diskInRows() && plan.settings.diskZeros ? 2 : 1;
  plan.diskNeeded = (plan.diskFile * filesOfEach + log) * plan.folders.size();
  plan.diskWritten = plan.diskNeeded;
  return refuseRoom(plan, sector, log);
}

Step diskRowStep(Plan& plan, const Selection& selection) {
  Step step{TestGroup::Disk, BoundBy::Disk, {}, {}, 0};
  for (const DiskRow& row : diskRows(plan.settings.diskProfile, plan.settings.diskCustom)) {
    if (!wants(selection.disk.rows, row)) continue;
    for (const std::string& op : opsOf(plan, selection)) {
      PlannedCell cell = cellOf(row, op, plan);
      if (!wants(selection.kernels, cell.kernel)) continue;
      step.cells.push_back(cell);
      if (!plan.settings.diskZeros) continue;
      cell.parameters.fill = zeros;
      step.cells.push_back(std::move(cell));
    }
  }
  plan.diskWritten = plan.diskWritten + expectedWrites(step, plan);
  return step;
}

Bytes expectedDiskWrites(const Plan& plan, const DiskRateOf& rateOf) {
  Bytes bytes = plan.diskNeeded;
  for (const Step& step : plan.steps)
    if (step.group == TestGroup::Disk) bytes = bytes + expectedWrites(step, plan, rateOf);
  return bytes;
}

double expectedDiskSeconds(const Step& step, const Plan& plan) {
  const double rate = assumedDiskRate * 1e6;
  const double laying = static_cast<double>(plan.diskNeeded.count) / rate;
  if (!plan.diskInRows()) return 2 * laying;
  constexpr double preparing = 0.2;
  const double together = laying / static_cast<double>(devicesOf(plan));
  double seconds = preparing + std::min(together, plan.layingSeconds.value_or(together));
  for (const PlannedCell& cell : step.cells)
    if (!cell.skip) seconds += rampSeconds(cell) + cell.seconds;
  return seconds;
}

bool usesThreads(DiskProfile profile) {
  return profile == DiskProfile::Classic || profile == DiskProfile::Custom;
}

std::optional<DiskRow> diskRowOf(const Parameters& parameters) {
  if (!parameters.queueDepth || !parameters.blockBytes || !parameters.threads) return std::nullopt;
  return DiskRow{parameters.pattern == "random",
                 {*parameters.blockBytes},
                 static_cast<int>(*parameters.queueDepth),
                 static_cast<int>(*parameters.threads),
                 parameters.op == "commit"};
}

bool isAppend(const DiskRow& row) {
  return row.commits && !row.random;
}

double rampSeconds(const PlannedCell& cell) {
  constexpr double share = 0.1;
  constexpr double most = 0.5;
  return std::min(most, share * cell.seconds);
}

DiskRowBuffers diskRowBuffers(const Step& step, const Plan& plan, std::size_t thread) {
  const std::uint64_t folders = std::max<std::uint64_t>(1, plan.folders.size());
  DiskRowBuffers buffers;
  const auto grow = [](Bytes& size, Bytes to) { size = std::max(size, to); };
  if (thread == 0 && !plan.diskFileToRead) grow(buffers.writes, layBlock * (2 * layDepth));
  for (const PlannedCell& cell : step.cells) {
    const auto row = diskRowOf(cell.parameters);
    if (cell.skip || !row || thread >= static_cast<std::size_t>(row->threads)) continue;
    const Bytes underWay = strideOf(row->block) * static_cast<std::uint64_t>(row->queueDepth);
    if (cell.parameters.op != "write") grow(buffers.reads, underWay);
    if (writes(cell))
      grow(buffers.writes,
           std::max(underWay * 2, diskPoolOfAll / folders / static_cast<std::uint64_t>(row->threads)));
  }
  return buffers;
}

std::size_t diskRowThreads(const Step& step) {
  std::int64_t most = 1;
  for (const PlannedCell& cell : step.cells)
    if (!cell.skip) most = std::max(most, cell.parameters.threads.value_or(1));
  return static_cast<std::size_t>(most);
}

Bytes diskRowMemory(const Step& step, const Plan& plan) {
  constexpr Bytes histogram = 272_KiB;  // of latencies
  Bytes ofFolder = histogram * diskRowThreads(step);
  for (std::size_t thread = 0; thread < diskRowThreads(step); ++thread) {
    const DiskRowBuffers buffers = diskRowBuffers(step, plan, thread);
    ofFolder = ofFolder + buffers.writes + buffers.reads;
  }
  return ofFolder * plan.folders.size();
}

}  // namespace strata
