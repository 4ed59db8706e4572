// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The other programs of this machine and the CPU time that they take.
namespace strata {

/// What a program has used since it began.
struct ProgramTime {
  std::int64_t id = 0;
  std::int64_t began = 0;  ///< with the id: ids are given anew
  std::string name;        ///< as it calls itself: foreign, and cut by the system
  double cpuSeconds = 0;   ///< of all of its threads

  friend bool operator==(const ProgramTime&, const ProgramTime&) = default;
};

/// All programs but this one; empty where the system does not tell (everywhere but Linux). Takes about 10 µs
/// for each of them: never within a sample. Any thread.
std::vector<ProgramTime> programTimes();

struct BusyProgram {
  std::string name;
  double cpuPercent = 0;  ///< of one CPU: above 100 where it has several threads

  friend bool operator==(const BusyProgram&, const BusyProgram&) = default;
};

/// The program that used most CPU time in those seconds between two looks; absent where none used at least
/// `leastPercent` of one CPU.
std::optional<BusyProgram> busiestOf(const std::vector<ProgramTime>& before,
                                     const std::vector<ProgramTime>& after, double seconds,
                                     double leastPercent);

}  // namespace strata
