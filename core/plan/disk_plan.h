// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/plan.h"

/// The part of makePlan that is about disks, and what the engine needs of it.
namespace strata {

/// Puts in folders, files and what is written. Refusals: those of makePlan that are about disks.
std::optional<Error> planDisk(Plan& plan, const Selection& selection,
                              const std::vector<FolderFacts>& folders);

/// The step of a disk profile: its workloads, each with its operations. Adds the bytes that they write to
/// Plan::diskWritten.
Step diskRowStep(Plan& plan, const Selection& selection);

/// The rate of a cell on the drives of a plan, in MB/s of all of them together; absent: not known.
using DiskRateOf = std::function<std::optional<double>(const PlannedCell& cell)>;
/// Plan::diskWritten of a plan with rows, where rates are known: of the other cells each drive does
/// assumedDiskRate, and commits are taken to be as many as there.
Bytes expectedDiskWrites(const Plan& plan, const DiskRateOf& rateOf);

/// Whether the disk test goes by the number of threads of all tests: rows have threads of their own, and only
/// the custom one takes theirs from it.
bool usesThreads(DiskProfile profile);

/// Rough, for the progress bar and for Setup: a disk does assumedDiskRate.
double expectedDiskSeconds(const Step& step, const Plan& plan);

/// The kernels of the disk test: an operation and a pattern each; the first two are those of Classic too.
inline constexpr std::array<std::string_view, 8> diskKernelIds{
    "disk-write-serial", "disk-read-serial",  "disk-write-random",  "disk-read-random",
    "disk-mixed-serial", "disk-mixed-random", "disk-commit-random", "disk-commit-serial"};

/// The row that a cell is of; absent for the cells of Classic and of other tests.
std::optional<DiskRow> diskRowOf(const Parameters& parameters);

/// Whether its requests are records of a log, which has a file of its own.
bool isAppend(const DiskRow& row);

/// The log of each folder, written in full before it is measured, and from the front again at its end: as
/// large as a segment of PostgreSQL's log, which is used again in that way. A log that grows would cost a
/// second write for each commit, that of its length.
inline constexpr Bytes diskLog = 16_MiB;

/// Before a row is counted, it is left running for so long, until the drive and the system are in their
/// stride.
double rampSeconds(const PlannedCell& cell);

/// What one thread of a step in rows holds.
struct DiskRowBuffers {
  Bytes writes;  ///< incompressible data; 0: it never writes
  Bytes reads;
};
/// The buffers of the thread with that number, among those of a folder; the first thread of each folder also
/// lays out its file.
DiskRowBuffers diskRowBuffers(const Step& step, const Plan& plan, std::size_t thread);
/// The most threads that any row has in each folder, at least one.
std::size_t diskRowThreads(const Step& step);
Bytes diskRowMemory(const Step& step, const Plan& plan);

/// How files are laid.
inline constexpr Bytes layBlock = 1_MiB;
inline constexpr std::size_t layDepth = 8;

/// Incompressible data of all threads together: larger than what drives and file systems compress or compare
/// at once.
inline constexpr Bytes diskPoolOfAll = 64_MiB;

}  // namespace strata
