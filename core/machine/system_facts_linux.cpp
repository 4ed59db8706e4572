// SPDX-License-Identifier: GPL-3.0-or-later
#include <pthread.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>

#include "core/machine/c_library.h"
#include "core/machine/proc_text.h"
#include "core/machine/system_facts.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

/// The stack of a thread that is started without saying how large.
Bytes threadStack() {
  pthread_attr_t attributes;
  std::size_t size = 0;
  if (pthread_attr_init(&attributes) != 0) return 8_MiB;
  const bool known = pthread_attr_getstacksize(&attributes, &size) == 0;
  pthread_attr_destroy(&attributes);
  return known ? Bytes{size} : 8_MiB;
}

/// What a limit leaves of which `used` is taken; absent when there is none.
template <typename Resource>  // an enumeration in glibc, a number elsewhere
std::optional<Bytes> leftOf(Resource resource, std::optional<Bytes> used) {
  rlimit limit{};
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || !used) return std::nullopt;
  const Bytes most{limit.rlim_cur};
  return most - std::min(most, *used);
}

struct KernelMemory {
  Bytes installed;
  Bytes free;  ///< without what the kernel could take back
};

/// What the kernel answers where there is no /proc, as in a bare chroot.
std::optional<KernelMemory> kernelMemory() {
  struct sysinfo facts{};
  if (sysinfo(&facts) != 0) return std::nullopt;
  const std::uint64_t unit = facts.mem_unit;
  return KernelMemory{Bytes{facts.totalram * unit}, Bytes{facts.freeram * unit}};
}

}  // namespace

std::string systemName() {
  std::optional<std::string> name;
  // The second place is where the first usually points to; a minimal container may hold only that one.
  for (const char* path : {"/etc/os-release", "/usr/lib/os-release"}) {
    if (name) break;
    if (const auto text = readTextFile(path)) name = prettyName(*text);
  }
  utsname kernel{};
  if (uname(&kernel) != 0) return name.value_or("Linux");
  const std::string release = std::string(kernel.sysname) + " " + kernel.release;
  return name ? *name + ", " + release : release;
}

std::optional<Bytes> installedMemory() {
  const std::optional<std::string> text = readTextFile("/proc/meminfo");
  if (text) return memInfo(*text, "MemTotal");
  const auto memory = kernelMemory();
  return memory ? std::optional(memory->installed) : std::nullopt;
}

std::optional<Bytes> availableMemory() {
  const std::optional<std::string> text = readTextFile("/proc/meminfo");
  std::optional<Bytes> available;
  if (text)
    available = memInfo(*text, "MemAvailable");
  else if (const auto memory = kernelMemory())
    available = memory->free;
  for (const CgroupVersion version : {CgroupVersion::One, CgroupVersion::Two}) {
    const std::optional<Bytes> limit = tightestCgroup(version, readTextFile);
    if (limit) available = available ? std::min(*available, *limit) : *limit;
  }
  return available;
}

std::vector<MappingLimit> mappingLimits() {
  // glibc reserves 64 MiB for the heap of each thread unless they share one, and has eight such heaps a CPU
  // at most; an arena that is aligned to a large page, with pages around it, takes 4 MiB more than its size.
  constexpr Bytes heap = 64_MiB;
  constexpr Bytes aroundArena = 4_MiB;
  const std::uint64_t heaps =
      sharesHeap() ? 0 : 8 * static_cast<std::uint64_t>(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  const Bytes stack = threadStack();
  const std::string status = readTextFile("/proc/self/status").value_or("");
  std::vector<MappingLimit> limits;
  if (const auto left = leftOf(RLIMIT_AS, statusSize(status, "VmSize")))
    limits.push_back({*left, stack + aroundArena, heap, heaps});
  if (const auto left = leftOf(RLIMIT_DATA, statusSize(status, "VmData")))
    limits.push_back({*left, stack, {}, 0});
  if (const auto left = commitLeft(readTextFile("/proc/sys/vm/overcommit_memory").value_or(""),
                                   readTextFile("/proc/meminfo").value_or("")))
    limits.push_back({*left, stack, {}, 0});
  return limits;
}

// On Linux a translator is recognised by the processor that it emulates: see emulatorOf().
std::string translatedBy() {
  return {};
}

Bytes pageSize() {
  const long size = sysconf(_SC_PAGESIZE);
  return size > 0 ? Bytes{static_cast<std::uint64_t>(size)} : 4_KiB;
}

// The page of the second level of page tables, which both kinds have: transparent ones, and the reserved ones
// of that size. A kernel that is built without the former tells its default reserved size alone.
std::optional<Bytes> hugePageSize() {
  if (const auto text = readTextFile("/sys/kernel/mm/transparent_hugepage/hpage_pmd_size")) {
    const auto size = parseSize(text->substr(0, text->find('\n')));
    if (size && size->count > 0) return size;
  }
  const auto text = readTextFile("/proc/meminfo");
  const auto size = text ? memInfo(*text, "Hugepagesize") : std::nullopt;
  return size && size->count > 0 ? size : std::nullopt;
}

std::string cachePartition() {
  const auto groups = readTextFile("/proc/self/cpu_resctrl_groups");
  const auto group = groups ? resourceGroup(*groups) : std::nullopt;
  if (!group) return {};
  return readTextFile("/sys/fs/resctrl" + *group + "/schemata").value_or(std::string());
}

Bytes cacheLineSize() {
  const long size = sysconf(_SC_LEVEL1_DCACHE_LINESIZE);
  return size > 0 ? Bytes{static_cast<std::uint64_t>(size)} : 64_B;
}

}  // namespace strata
