// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/base/units.h"
#include "kernels/kernel.h"

namespace strata {

/// A logical CPU (hardware thread) that this process may use.
struct LogicalCpu {
  int osIndex = 0;  ///< the system's number
  int core = 0;     ///< index of its core, 0 … cores-1 over the whole machine
  int package = 0;
  int node = 0;     ///< NUMA node, as an index into Machine::memoryNodes
  int kind = 0;     ///< index into Machine::coreKinds
  int sibling = 0;  ///< rank among the hardware threads of its core; 0 is the first
  /// Index of its cache of the last level, counted over the whole machine. Where the system reports no
  /// caches, that of its package; absent in files of older versions.
  std::optional<int> lastCache = 0;

  friend bool operator==(const LogicalCpu&, const LogicalCpu&) = default;
};

/// A NUMA node whose memory this process may use.
struct MemoryNode {
  int number = 0;  ///< the system's
  Bytes memory;    ///< 0: it has CPUs alone

  friend bool operator==(const MemoryNode&, const MemoryNode&) = default;
};

/// Sorted by it, neighbours come next to each other.
inline auto placeOf(const LogicalCpu& cpu) {
  return std::tuple(cpu.package, cpu.node, cpu.lastCache, cpu.core, cpu.sibling);
}

/// A level of data or unified cache as the system reports it.
struct Cache {
  int level = 1;
  Bytes size;
  int sharedBy = 1;  ///< logical CPUs that share one such cache

  friend bool operator==(const Cache&, const Cache&) = default;
};

/// Loads and stores of one width that a cycle can start. Absent where the sources do not say.
struct WideAccesses {
  int widthBytes = 16;
  std::optional<double> loadsPerCycle;
  std::optional<double> storesPerCycle;
  std::optional<double> accessesPerCycle;  ///< loads and stores together, as many of the one as of the other

  friend bool operator==(const WideAccesses&, const WideAccesses&) = default;
};

/// The source of the highest possible value of a result.
enum class LimitSource {
  Design,  ///< the published design of the core
  Seen,    ///< the measured paths of the core; never a proof that more is impossible
  Memory,  ///< the memory channels
  Link     ///< the network interfaces
};

/// The first-level data path of a core: accesses per cycle. Of some designs only the name is known.
struct CoreClass {
  std::string
      id;  ///< "zen5"; "golden-cove, redwood-cove" where it is one of these; empty: only the paths are known
  std::optional<double> loadsPerCycle = {};     ///< accesses of 1, 2, 4 and 8 bytes; absent: unknown
  std::optional<double> storesPerCycle = {};    ///< accesses of 1, 2, 4 and 8 bytes; absent: unknown
  std::optional<double> accessesPerCycle = {};  ///< loads and stores together; absent: unknown
  std::vector<WideAccesses> wide = {};          ///< vectors of 16, 32 and 64 bytes that the design has
  LimitSource source = LimitSource::Design;     ///< source of these numbers: Design or Seen

  bool hasPaths() const { return loadsPerCycle || storesPerCycle || accessesPerCycle || !wide.empty(); }

  friend bool operator==(const CoreClass&, const CoreClass&) = default;
};

/// Cores of one make on a machine that mixes them (performance and efficiency cores).
struct CoreKind {
  std::string name;    ///< from the system, such as "IntelCore"; empty where it tells none
  int efficiency = 0;  ///< rank, higher is faster
  int count = 0;       ///< logical CPUs of this kind
  /// The caches of its cores, by level; empty where the system reports none, and on machines with one kind of
  /// cores: see Machine.
  std::vector<Cache> caches{};
  std::optional<CoreClass> coreClass = {};  ///< absent: unknown, or that of Machine

  friend bool operator==(const CoreKind&, const CoreKind&) = default;
};

/// The modules of memory, where the system tells without special rights and can be believed.
struct MemoryModules {
  std::optional<int> count;     ///< that are plugged in or soldered on
  std::string type;             ///< "DDR4", "LPDDR5"; empty: unknown
  std::optional<int> speedMts;  ///< as configured, in million transfers a second; of the slowest
  std::optional<int> channels;  ///< of 64 bits each, that hold a module
  /// The fastest that they are made for, as far as their firmware says; of the slowest. A board that runs
  /// them without their memory profile (XMP, EXPO) may say no more than the speed without it.
  std::optional<int> ratedMts = {};

  friend bool operator==(const MemoryModules&, const MemoryModules&) = default;
};

/// A limit on what this process may map, beside memory itself, such as a batch system sets (`ulimit -v`).
struct MappingLimit {
  Bytes left;
  Bytes ofThread;           ///< what each further thread takes of it by itself: its stack
  Bytes ofHeap;             ///< what malloc takes of it for a thread besides …
  std::uint64_t heaps = 0;  ///< … and for how many threads at most

  friend bool operator==(const MappingLimit&, const MappingLimit&) = default;
};

/// What is known of the usable size of the last cache level, which virtual machines report wrongly.
enum class LastLevelProbe {
  None,         ///< not measured: machines that were imagined, and run files of versions before 2
  Confirmed,    ///< two calm measurements agreed; the answer is kept
  Unconfirmed,  ///< measured, but neighbours disturbed it, or the measurements did not agree
};

/// What the probe of the last cache level found.
struct LastLevelAnswer {
  LastLevelProbe probe = LastLevelProbe::None;  ///< None: not measured
  std::optional<Bytes> usable;                  ///< as Machine::usableLastLevel; absent unless confirmed

  friend bool operator==(const LastLevelAnswer&, const LastLevelAnswer&) = default;
};

/// What the machine is: read once, passed by value.
struct Machine {
  std::string cpuModel;      ///< as the processor names itself
  std::string architecture;  ///< "x86-64" or "arm64"
  int packages = 1;
  int cores = 1;
  std::vector<LogicalCpu> cpus;  ///< usable by this process, ordered by osIndex
  std::vector<CoreKind> coreKinds;
  /// The caches by level, of the kind of core that is measured: the fastest unless the CPUs are named (see
  /// machineFor). Empty where the system tells none.
  std::vector<Cache> caches;
  Bytes lineSize{64};  ///< of the longest cache line that the system reports
  int nodes = 1;
  /// The nodes that `nodes` counts; in no run file.
  std::vector<MemoryNode> memoryNodes;
  Bytes memory;                             ///< installed
  Bytes memoryAvailable;                    ///< what a program can get now, container limits included
  std::vector<MappingLimit> mappingLimits;  ///< those of now that bind; in no run file
  std::optional<MemoryModules> memoryModules;
  Bytes pageSize;
  std::optional<Bytes> hugePageSize;  ///< where the system has large pages, given to all or not
  /// What programs can use of the last cache level, as measured; 0: nothing beyond the level before. Absent
  /// where it is not known, or no step was seen.
  std::optional<Bytes> usableLastLevel;
  LastLevelProbe lastLevelProbe = LastLevelProbe::None;
  std::optional<CoreClass> coreClass;    ///< of the same kind of core as `caches`; absent: unknown
  std::vector<kernels::Needs> provides;  ///< what kernels may need and programs may use here
  std::string system;                    ///< "Debian GNU/Linux 12, Linux 6.1"
  std::string cLibrary;                  ///< "glibc 2.36"; empty where the system does not tell
  std::string hypervisor;                ///< empty: none seen
  std::string emulator;                  ///< program that translates or emulates this one; empty: none found
  bool bindsThreads = true;              ///< the system keeps a thread on a CPU if asked to; in no run file
  bool bindsMemory = true;               ///< the same of memory and NUMA nodes

  // Compiled once, in run.cpp, as those of Run are.
  Machine();
  Machine(const Machine&);
  Machine(Machine&&) noexcept;
  Machine& operator=(const Machine&);
  Machine& operator=(Machine&&) noexcept;
  ~Machine();

  friend bool operator==(const Machine&, const Machine&) = default;
};

}  // namespace strata
