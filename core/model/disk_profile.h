// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/units.h"

namespace strata {

/// The workloads that the disk test measures.
enum class DiskProfile {
  Classic,    ///< as Nbench 2.0: the whole file written, then read, one block after the other
  Default,    ///< the usual one: SEQ1M Q8T1, SEQ1M Q1T1, RND4K Q32T1, RND4K Q1T1
  Nvme,       ///< SEQ1M Q8T1, SEQ128K Q32T1, RND4K Q32T16, RND4K Q1T1
  RealWorld,  ///< SEQ1M Q1T1, RND4K Q1T1: what one program that waits for each request sees
  Mixed,      ///< the rows of Default, reads and writes mixed by Settings::diskReadPercent
  Database,   ///< SYNC4K Q1T1, SYNC4K Q1T4, APPEND2K Q1T1: what waits for each commit
  Custom      ///< Settings::diskCustom
};

/// The profiles in the order in which they are offered.
inline constexpr std::array diskProfiles{DiskProfile::Default, DiskProfile::Nvme,     DiskProfile::RealWorld,
                                         DiskProfile::Mixed,   DiskProfile::Database, DiskProfile::Custom,
                                         DiskProfile::Classic};

/// "default", "nvme", "real-world", "mixed", "database", "custom", "classic", as the command line and files
/// have them.
std::string_view diskProfileName(DiskProfile profile);
std::optional<DiskProfile> findDiskProfile(std::string_view name);

/// How requests are made: so many at once by each of so many threads.
struct DiskRow {
  bool random = false;  ///< each block of the file once, in random order; else one after the other
  Bytes block = 1_MiB;
  int queueDepth = 1;  ///< of each thread
  int threads = 1;     ///< in each folder, all on one file
  /// Each request is written, then flushed, before the next. At random it goes past the system's cache; one
  /// after the other it is a record at the end of a log, which goes through it.
  bool commits = false;

  friend bool operator==(const DiskRow&, const DiskRow&) = default;
};

/// The record of a log, as the write-ahead log of etcd has them: fio's usual test of a disk for it writes
/// 2300 bytes ("Using fio to tell whether your storage is fast enough for etcd", IBM 2019).
inline constexpr Bytes logRecord{2300};

/// "SEQ1M Q8T1", as the field writes it; of commits "SYNC4K Q1T1", and "APPEND2K Q1T1" for records of a log.
std::string diskRowName(const DiskRow& row);
/// The same read back, also with "-" for the space, in any case; absent where it is no such name.
std::optional<DiskRow> parseDiskRow(std::string_view name);

/// The rows of a profile, in the order in which they are measured; none for Classic. `custom` is the one of
/// Custom.
std::vector<DiskRow> diskRows(DiskProfile profile, const DiskRow& custom);

}  // namespace strata
