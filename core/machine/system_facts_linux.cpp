// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>

#include "core/machine/proc_text.h"
#include "core/machine/system_facts.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {

std::optional<Bytes> readCgroupAvailable(const std::string& directory, CgroupVersion version) {
  if (version == CgroupVersion::Two) {
    return cgroupAvailable(
        {readTextFile(directory + "/memory.max"), readTextFile(directory + "/memory.current"),
         readTextFile(directory + "/memory.stat")},
        version);
  }
  return cgroupAvailable(
      {readTextFile(directory + "/memory.limit_in_bytes"), readTextFile(directory + "/memory.usage_in_bytes"),
       readTextFile(directory + "/memory.stat")},
      version);
}

/// The tightest limit on the way from this process's control group to the top; absent when there is none.
std::optional<Bytes> readCgroupLimit(CgroupVersion version) {
  const std::optional<std::string> mounts = readTextFile("/proc/self/mountinfo");
  const std::optional<std::string> groups = readTextFile("/proc/self/cgroup");
  if (!mounts || !groups) return std::nullopt;
  const std::optional<CgroupMount> mount = cgroupMount(*mounts, version);
  const std::optional<std::string> path = cgroupPath(*groups, version);
  if (!mount || !path) return std::nullopt;
  std::optional<Bytes> least;
  for (const std::string& directory : cgroupDirectories(*mount, *path)) {
    const std::optional<Bytes> available = readCgroupAvailable(directory, version);
    if (available) least = least ? std::min(*least, *available) : *available;
  }
  return least;
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
  return text ? memInfo(*text, "MemTotal") : std::nullopt;
}

std::optional<Bytes> availableMemory() {
  const std::optional<std::string> text = readTextFile("/proc/meminfo");
  std::optional<Bytes> available = text ? memInfo(*text, "MemAvailable") : std::nullopt;
  for (const CgroupVersion version : {CgroupVersion::One, CgroupVersion::Two}) {
    const std::optional<Bytes> limit = readCgroupLimit(version);
    if (limit) available = available ? std::min(*available, *limit) : *limit;
  }
  return available;
}

Bytes pageSize() {
  const long size = sysconf(_SC_PAGESIZE);
  return size > 0 ? Bytes{static_cast<std::uint64_t>(size)} : 4_KiB;
}

std::optional<Bytes> hugePageSize() {
  const std::string folder = "/sys/kernel/mm/transparent_hugepage/";
  const std::optional<std::string> enabled = readTextFile(folder + "enabled");
  const std::optional<std::string> size = readTextFile(folder + "hpage_pmd_size");
  if (!enabled || !size) return std::nullopt;
  const std::optional<std::string> mode = chosenWord(*enabled);
  if (!mode || *mode == "never") return std::nullopt;
  const std::optional<Bytes> bytes = parseSize(size->substr(0, size->find('\n')));
  return bytes && bytes->count > 0 ? bytes : std::nullopt;
}

Bytes cacheLineSize() {
  const long size = sysconf(_SC_LEVEL1_DCACHE_LINESIZE);
  return size > 0 ? Bytes{static_cast<std::uint64_t>(size)} : 64_B;
}

}  // namespace strata
