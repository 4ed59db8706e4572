// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/machine/programs.h"
#include "core/model/pages.h"

/// The texts of Linux's /proc and /sys, read by pure functions so that the texts of other machines can be
/// tested.
namespace strata {

/// /proc/stat: the time stolen from these CPUs, in clock ticks (USER_HZ). Absent when one of them has no line
/// or the kernel counts no stolen time.
std::optional<std::uint64_t> stolenTicks(std::string_view procStat, const std::vector<int>& cpus);

/// /proc/stat: the time that all CPUs together were not idle, in clock ticks (USER_HZ): user, nice, system,
/// interrupts and stolen time. Absent where the text has no such line.
std::optional<std::uint64_t> busyTicks(std::string_view procStat);

/// /proc/PID/stat: the program, by its own name, which may have any characters, also brackets and spaces.
/// Absent where the text is none of that form.
std::optional<ProgramTime> programOf(std::string_view procPidStat, double ticksPerSecond);

/// /proc/pressure/memory: percent of the last 10 s in which some program waited for memory.
std::optional<double> pressureOf(std::string_view procPressure);

/// /proc/cpuinfo: a field of the first CPU, such as "microcode"; empty where it has none.
std::string cpuInfoField(std::string_view procCpuInfo, std::string_view name);

/// /proc/meminfo: a field such as "MemAvailable", which the kernel gives in KiB.
std::optional<Bytes> memInfo(std::string_view procMemInfo, std::string_view field);

/// /proc/self/status: a size such as "VmSize" or "VmData".
std::optional<Bytes> statusSize(std::string_view procSelfStatus, std::string_view field);

/// What the system still promises to programs, where /proc/sys/vm/overcommit_memory says that it promises no
/// more than it has ("2"); absent otherwise.
std::optional<Bytes> commitLeft(std::string_view overcommitMemory, std::string_view procMemInfo);

/// /etc/os-release: PRETTY_NAME without its quotes.
std::optional<std::string> prettyName(std::string_view osRelease);

/// /proc/self/cpu_resctrl_groups: the group of caches and bandwidth that the process is in, such as "/batch"
/// ("/" is that of all); absent where none is mounted.
std::optional<std::string> resourceGroup(std::string_view cpuResctrlGroups);

/// "always [madvise] never": the word in brackets.
std::optional<std::string> chosenWord(std::string_view text);

/// What a stretch of memory lies in, from /proc/self/smaps.
struct MappedPages {
  Bytes resident;    ///< explicit ones too
  Bytes huge;        ///< transparent ones
  Bytes reserved{};  ///< explicit ones (hugetlb), which the field of resident memory does not count
};
/// Sums the mappings that lie wholly inside [begin, end).
MappedPages mappedPages(std::string_view smaps, std::uintptr_t begin, std::uintptr_t end);
/// What that makes of them; `hugePage`: of either kind.
PagesObtained obtainedOf(const MappedPages& pages, Bytes page, std::optional<Bytes> hugePage);

/// Where a control group hierarchy is mounted, from /proc/self/mountinfo.
struct CgroupMount {
  std::string point;  ///< the directory
  std::string root;   ///< the group that this directory shows, "/" outside containers
};
/// The hierarchy of version 2, or the one of version 1 that controls memory.
enum class CgroupVersion { One, Two };
std::optional<CgroupMount> cgroupMount(std::string_view mountInfo, CgroupVersion version);

/// /proc/self/cgroup: this process's group in that hierarchy, such as "/user.slice".
std::optional<std::string> cgroupPath(std::string_view procCgroup, CgroupVersion version);

/// The directories whose limits bind this process: its own group's, then each parent's up to the mount point.
/// A path outside the mount's root (as inside a container that sees only its own group) gives the mount point
/// alone.
std::vector<std::string> cgroupDirectories(const CgroupMount& mount, std::string_view path);

/// The texts of one group's memory files, as far as they exist.
struct CgroupMemory {
  std::optional<std::string> limit;  ///< memory.max or memory.limit_in_bytes
  std::optional<std::string> high;   ///< memory.high, above which the group is slowed down; version 2 only
  std::optional<std::string> usage;  ///< memory.current or memory.usage_in_bytes
  std::optional<std::string> stat;   ///< memory.stat
};
/// What the group can still get: the lower limit less usage, file pages that the kernel would drop first
/// counted as free. Absent when there is no limit ("max", or a number beyond any machine).
std::optional<Bytes> cgroupAvailable(const CgroupMemory& group, CgroupVersion version);

/// Reads a file; nothing when there is none.
using ReadText = std::function<std::optional<std::string>(const std::string& path)>;
/// What the tightest group on the way from this process's own to the top of that hierarchy leaves it; absent
/// when none has a limit. All is read through `read`, from /proc/self/mountinfo on.
std::optional<Bytes> tightestCgroup(CgroupVersion version, const ReadText& read);

/// The limits of a container, from the tightest group on that way.
struct CgroupLimits {
  std::optional<double> cpus;  ///< CPU time, in CPUs; from "cpu.max" of version 2 alone
  std::optional<Bytes> memory;
};
CgroupLimits cgroupLimits(const ReadText& read);

}  // namespace strata
