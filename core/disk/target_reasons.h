// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/disk/direct_file.h"
#include "core/model/folder_facts.h"
#include "core/model/run.h"

namespace strata {

/// What a file showed after a part of the test.
struct TargetState {
  CacheBypass bypass = CacheBypass::Direct;
  std::optional<double> residentShare;   ///< in the system's cache
  std::optional<std::uint64_t> extents;  ///< pieces that it lies in

  friend bool operator==(const TargetState&, const TargetState&) = default;
};

/// Asks the file, which is not read or written meanwhile. May wait for the disk.
TargetState targetStateOf(DirectFile& file);

/// The file of one thread, and what was measured with it.
struct Target {
  FolderFacts folder;
  std::optional<TargetState> state;  ///< absent: was not asked
  /// What the thread carried: MB/s of bytes written or read, of a mixture the greater of both, since most
  /// links carry both ways at once.
  std::optional<double> rateMbs;
  Bytes file;  ///< its size
};

/// Whether the rate is more than the link carries, with a margin of 5 % for the clocks of both: then the data
/// was not on its way over the link, or the system is wrong about it.
bool isBeyondLink(double rateMbs, double linkRateMbs);

/// Adds what file systems and devices did to a figure, each once for a folder or device. Reasons:
/// - `buffered` (folder, how, file_system, resident_percent where it was found out), poor: the cache was not
/// left
///   out. `how` is "refused", "not-real", "in-memory", "program" or "device-in-memory".
/// - `bypass-unknown` (folder, file_system), fair: whether it was cannot be found out.
/// - `beyond-link` (device, rate_mbs, link, link_rate_mbs), poor: not bypassed, by the rate. Rates of threads
/// on
///   one device are added.
/// - `compressing` (folder, file_system), fair: what the drive gets is not what was written.
/// - `copy-on-write` (folder, file_system), good: written again, blocks go to other places.
/// - `fragmented` (folder, extents, file_bytes), of pieces under 1 MiB on average: fair on a drive that
/// turns,
///   else good.
void addTargetReasons(Verdict& verdict, std::span<const Target> targets);

}  // namespace strata
