// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/model/result.h"

/// Measurements of machines before any run, kept between starts: how much of the last cache level is usable,
/// and which paths their cores showed. Many machines may share a home folder, and a stick may be used on
/// many, so each machine has an entry.
namespace strata {

/// The kept answer of the probe.
struct KeptLastLevel {
  std::optional<Bytes> usable;  ///< as Machine::usableLastLevel
  std::string measured;         ///< when, as ISO 8601 in UTC
  int contradictions = 0;       ///< calm runs in a row whose latencies deny it

  friend bool operator==(const KeptLastLevel&, const KeptLastLevel&) = default;
};

/// The paths that a core showed; see seePaths. `widths` may be empty.
struct KeptPaths {
  std::vector<WideAccesses> widths;
  std::string measured;  ///< time of the measurement, as ISO 8601 in UTC

  friend bool operator==(const KeptPaths&, const KeptPaths&) = default;
};

/// An answer is given up when so many calm runs in a row deny it.
inline constexpr int contradictionsToForget = 2;
/// Machines whose answers are kept; those that were measured first go first.
inline constexpr std::size_t mostMachinesKept = 64;

/// What makes two machines the same one for the probe, as a JSON object: processor, what kernels may use,
/// caches, memory in whole GiB but not its speed, CPUs that may be used, part of the cache that the system
/// gives to this program, hypervisor, and the probe's own revision.
std::string machineKey(const Machine& machine, const std::string& cachePartition);

/// `machine.json` in the data folder. Error: that of dataFolder.
Result<std::string> machineFilePath();

/// Never fails: a file that is not there, is damaged or of a newer kind tells of nothing.
std::optional<KeptLastLevel> loadLastLevel(const std::string& path, const std::string& key);

/// Puts the answer in the place of an earlier one of that machine. The file is written whole or not at all,
/// its folder made where there is none. Errors: those of writeFile.
Status keepLastLevel(const std::string& path, const std::string& key, const KeptLastLevel& answer);

/// Counts a run that denies the answer, or one that bears it out, which ends the count; after
/// contradictionsToForget in a row the answer is taken out. Does nothing where none is kept. Errors: those of
/// writeFile.
Status weighLastLevel(const std::string& path, const std::string& key, bool denied);

/// Errors and behaviour are those of loadLastLevel.
std::optional<KeptPaths> loadSeenPaths(const std::string& path, const std::string& key);

/// Errors and behaviour are those of keepLastLevel.
Status keepSeenPaths(const std::string& path, const std::string& key, const KeptPaths& paths);

/// Takes the answer out, so that it is measured anew at the next start. Errors: those of writeFile.
Status forgetLastLevel(const std::string& path, const std::string& key);

}  // namespace strata
