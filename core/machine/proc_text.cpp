// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/proc_text.h"

#include <algorithm>
#include <charconv>

#include "core/base/real_number.h"
#include "core/base/text_parts.h"

namespace strata {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return parts;
}

std::optional<std::uint64_t> number(std::string_view text, int base = 10) {
  text = trimmed(text);
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// The value of the line "name value" or "name: value".
std::optional<std::uint64_t> field(std::string_view text, std::string_view name) {
  for (std::string_view line : split(text, '\n')) {
    const std::vector<std::string_view> parts = wordsOf(line);
    if (parts.size() < 2) continue;
    std::string_view key = parts[0];
    if (key.ends_with(':')) key.remove_suffix(1);
    if (key == name) return number(parts[1]);
  }
  return std::nullopt;
}

std::optional<Bytes> kibField(std::string_view text, std::string_view name) {
  const std::optional<std::uint64_t> kib = field(text, name);
  if (!kib) return std::nullopt;
  return Bytes{*kib << 10};
}

/// The addresses in a line "begin-end perms …" of smaps.
struct AddressRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};
std::optional<AddressRange> addressRange(std::string_view line) {
  const std::string_view first = line.substr(0, line.find(' '));
  const std::size_t dash = first.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto begin = number(first.substr(0, dash), 16);
  const auto end = number(first.substr(dash + 1), 16);
  if (!begin || !end) return std::nullopt;
  return AddressRange{*begin, *end};
}

bool holdsWord(std::string_view commaList, std::string_view word) {
  const auto parts = split(commaList, ',');
  return std::find(parts.begin(), parts.end(), word) != parts.end();
}

}  // namespace

std::optional<std::uint64_t> stolenTicks(std::string_view procStat, const std::vector<int>& cpus) {
  // cpuN user nice system idle iowait irq softirq steal …
  constexpr std::size_t stealColumn = 8;
  std::uint64_t sum = 0;
  const std::vector<std::string_view> lines = split(procStat, '\n');
  for (int cpu : cpus) {
    const std::string prefix = "cpu" + std::to_string(cpu) + " ";
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [&](std::string_view text) { return text.starts_with(prefix); });
    if (line == lines.end()) return std::nullopt;
    const std::vector<std::string_view> columns = wordsOf(*line);
    if (columns.size() <= stealColumn) return std::nullopt;
    const std::optional<std::uint64_t> stolen = number(columns[stealColumn]);
    if (!stolen) return std::nullopt;
    sum += *stolen;
  }
  return sum;
}

std::optional<std::uint64_t> busyTicks(std::string_view procStat) {
  // The columns are: cpu user nice system idle iowait irq softirq steal …; the time of guests is part of user
  // and nice.
  for (std::string_view line : split(procStat, '\n')) {
    if (!line.starts_with("cpu ")) continue;
    const std::vector<std::string_view> columns = wordsOf(line);
    std::uint64_t sum = 0;
    for (const std::size_t column : {1u, 2u, 3u, 6u, 7u, 8u}) {
      const auto ticks = column < columns.size() ? number(columns[column]) : std::nullopt;
      if (!ticks) return std::nullopt;
      sum += *ticks;
    }
    return sum;
  }
  return std::nullopt;
}

std::optional<ProgramTime> programOf(std::string_view procPidStat, double ticksPerSecond) {
  // "ID (NAME) STATE …": the name ends at the last bracket, whatever it holds.
  const std::size_t open = procPidStat.find('(');
  const std::size_t close = procPidStat.rfind(')');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) return std::nullopt;
  const auto id = number(procPidStat.substr(0, open));
  const std::vector<std::string_view> fields = wordsOf(procPidStat.substr(close + 1));
  // Counted from the state, which is the third field of the text.
  constexpr std::size_t user = 11;
  constexpr std::size_t system = 12;
  constexpr std::size_t began = 19;
  if (!id || fields.size() <= began || ticksPerSecond <= 0) return std::nullopt;
  const auto userTicks = number(fields[user]);
  const auto systemTicks = number(fields[system]);
  const auto beganAt = number(fields[began]);
  if (!userTicks || !systemTicks || !beganAt) return std::nullopt;
  return ProgramTime{static_cast<std::int64_t>(*id), static_cast<std::int64_t>(*beganAt),
                     std::string(procPidStat.substr(open + 1, close - open - 1)),
                     static_cast<double>(*userTicks + *systemTicks) / ticksPerSecond};
}

std::optional<double> pressureOf(std::string_view procPressure) {
  constexpr std::string_view key = "avg10=";
  for (std::string_view line : split(procPressure, '\n')) {
    if (!line.starts_with("some ")) continue;
    for (std::string_view word : wordsOf(line)) {
      if (!word.starts_with(key)) continue;
      word.remove_prefix(key.size());
      return parseReal(word);
    }
  }
  return std::nullopt;
}

std::string cpuInfoField(std::string_view procCpuInfo, std::string_view name) {
  for (std::string_view line : split(procCpuInfo, '\n')) {
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos && trimmed(line.substr(0, colon)) == name)
      return std::string(trimmed(line.substr(colon + 1)));
  }
  return {};
}

std::optional<Bytes> memInfo(std::string_view procMemInfo, std::string_view name) {
  return kibField(procMemInfo, name);
}

std::optional<Bytes> statusSize(std::string_view procSelfStatus, std::string_view name) {
  return kibField(procSelfStatus, name);
}

std::optional<Bytes> commitLeft(std::string_view overcommitMemory, std::string_view procMemInfo) {
  constexpr std::uint64_t never = 2;
  if (number(overcommitMemory) != never) return std::nullopt;
  const std::optional<Bytes> limit = kibField(procMemInfo, "CommitLimit");
  const std::optional<Bytes> promised = kibField(procMemInfo, "Committed_AS");
  if (!limit || !promised) return std::nullopt;
  return *limit - std::min(*limit, *promised);
}

std::optional<std::string> prettyName(std::string_view osRelease) {
  constexpr std::string_view key = "PRETTY_NAME=";
  for (std::string_view line : split(osRelease, '\n')) {
    if (!line.starts_with(key)) continue;
    std::string_view value = trimmed(line.substr(key.size()));
    const bool quoted =
        value.size() >= 2 && (value.front() == '"' || value.front() == '\'') && value.back() == value.front();
    if (quoted) value = value.substr(1, value.size() - 2);
    if (!value.empty()) return std::string(value);
  }
  return std::nullopt;
}

std::optional<std::string> resourceGroup(std::string_view cpuResctrlGroups) {
  constexpr std::string_view key = "res:/";
  if (!cpuResctrlGroups.starts_with(key)) return std::nullopt;
  const std::string_view line = cpuResctrlGroups.substr(0, cpuResctrlGroups.find('\n'));
  return std::string(line.substr(key.size() - 1));
}

std::optional<std::string> chosenWord(std::string_view text) {
  const std::size_t begin = text.find('[');
  const std::size_t end = text.find(']', begin == std::string_view::npos ? 0 : begin);
  if (begin == std::string_view::npos || end == std::string_view::npos) return std::nullopt;
  return std::string(text.substr(begin + 1, end - begin - 1));
}

MappedPages mappedPages(std::string_view smaps, std::uintptr_t begin, std::uintptr_t end) {
  MappedPages pages;
  bool inside = false;
  for (std::string_view line : split(smaps, '\n')) {
    if (const auto range = addressRange(line)) {
      inside = range->begin >= begin && range->end <= end;
      continue;
    }
    if (!inside) continue;
    pages.resident = pages.resident + kibField(line, "Rss").value_or(Bytes{});
    pages.huge = pages.huge + kibField(line, "AnonHugePages").value_or(Bytes{});
    for (const std::string_view field : {"Private_Hugetlb", "Shared_Hugetlb"}) {
      const Bytes reserved = kibField(line, field).value_or(Bytes{});
      pages.reserved = pages.reserved + reserved;
      pages.resident = pages.resident + reserved;
    }
  }
  return pages;
}

PagesObtained obtainedOf(const MappedPages& pages, Bytes page, std::optional<Bytes> hugePage) {
  if (pages.resident.count == 0) return {};
  const Bytes huge = pages.huge + pages.reserved;
  if (huge.count == 0) return {exactSize(page)};
  if (huge < pages.resident || !hugePage) return {"mixed"};
  if (pages.reserved.count == 0) return {exactSize(*hugePage)};
  return pages.huge.count == 0 ? PagesObtained{exactSize(*hugePage), true} : PagesObtained{"mixed"};
}

std::optional<CgroupMount> cgroupMount(std::string_view mountInfo, CgroupVersion version) {
  // 36 35 98:0 /root /point options [fields …] - type source super-options
  for (std::string_view line : split(mountInfo, '\n')) {
    const std::vector<std::string_view> parts = wordsOf(line);
    const auto dash = std::find(parts.begin(), parts.end(), "-");
    if (parts.size() < 5 || parts.end() - dash < 4) continue;
    const std::string_view type = dash[1];
    const std::string_view superOptions = dash[3];
    const bool matches = version == CgroupVersion::Two
                             ? type == "cgroup2"
                             : type == "cgroup" && holdsWord(superOptions, "memory");
    if (matches) return CgroupMount{std::string(parts[4]), std::string(parts[3])};
  }
  return std::nullopt;
}

std::optional<std::string> cgroupPath(std::string_view procCgroup, CgroupVersion version) {
  for (std::string_view line : split(procCgroup, '\n')) {
    const std::size_t first = line.find(':');
    if (first == std::string_view::npos) continue;
    const std::size_t second = line.find(':', first + 1);
    if (second == std::string_view::npos) continue;
    const std::string_view controllers = line.substr(first + 1, second - first - 1);
    const bool matches = version == CgroupVersion::Two ? controllers.empty() && line.substr(0, first) == "0"
                                                       : holdsWord(controllers, "memory");
    if (matches) return std::string(trimmed(line.substr(second + 1)));
  }
  return std::nullopt;
}

std::vector<std::string> cgroupDirectories(const CgroupMount& mount, std::string_view path) {
  std::string_view below = path;
  if (mount.root != "/") {
    const bool isUnderRoot =
        path.starts_with(mount.root) && (path.size() == mount.root.size() || path[mount.root.size()] == '/');
    below = isUnderRoot ? path.substr(mount.root.size()) : std::string_view{};
  }
  // A path with ".." is that of a process outside this namespace: nothing of it is visible here.
  if (below.find("..") != std::string_view::npos) below = {};
  std::vector<std::string> directories;
  while (below.starts_with('/') && below != "/") {
    directories.push_back(mount.point + std::string(below));
    below = below.substr(0, below.find_last_of('/'));
  }
  directories.push_back(mount.point);
  return directories;
}

namespace {

/// The limit in bytes; absent for "max", and for values that no machine reaches: version 1 writes "no limit"
/// as the largest multiple of a page that a signed 64-bit number holds.
std::optional<Bytes> limitOf(std::string_view text) {
  constexpr std::uint64_t beyondAnyMachine = std::uint64_t{1} << 60;
  const auto bytes = number(text);
  return bytes && *bytes < beyondAnyMachine ? std::optional(Bytes{*bytes}) : std::nullopt;
}

template <typename T>
void keepLess(std::optional<T>& least, const std::optional<T>& found) {
  if (found) least = std::min(least.value_or(*found), *found);
}

}  // namespace

std::optional<Bytes> cgroupAvailable(const CgroupMemory& group, CgroupVersion version) {
  std::optional<Bytes> limit;
  for (const std::optional<std::string>& text : {group.limit, group.high})
    if (text) keepLess(limit, limitOf(*text));
  if (!limit) return std::nullopt;
  const std::uint64_t usage = group.usage ? number(*group.usage).value_or(0) : 0;
  const char* const inactiveFile = version == CgroupVersion::Two ? "inactive_file" : "total_inactive_file";
  const std::uint64_t droppable = group.stat ? field(*group.stat, inactiveFile).value_or(0) : 0;
  const std::uint64_t held = usage - std::min(usage, droppable);
  return *limit - Bytes{std::min(limit->count, held)};
}

namespace {

/// The quota of "max 100000" or "150000 100000": CPU time, and the period that it is for.
std::optional<double> quotaOf(std::string_view cpuMax) {
  const std::vector<std::string_view> parts = wordsOf(cpuMax);
  const auto quota = parts.size() == 2 ? number(parts[0]) : std::nullopt;
  const auto period = parts.size() == 2 ? number(parts[1]) : std::nullopt;
  if (!quota || !period || *period == 0) return std::nullopt;
  return static_cast<double>(*quota) / static_cast<double>(*period);
}

/// The directories of this process's groups in that hierarchy; none where the system has no such hierarchy.
std::vector<std::string> ownGroups(CgroupVersion version, const ReadText& read) {
  const auto mount = cgroupMount(read("/proc/self/mountinfo").value_or(""), version);
  const auto path = cgroupPath(read("/proc/self/cgroup").value_or(""), version);
  return mount && path ? cgroupDirectories(*mount, *path) : std::vector<std::string>();
}

}  // namespace

std::optional<Bytes> tightestCgroup(CgroupVersion version, const ReadText& read) {
  std::optional<Bytes> least;
  for (const std::string& directory : ownGroups(version, read)) {
    const auto text = [&](const char* file) { return read(directory + file); };
    const CgroupMemory group = version == CgroupVersion::Two
                                   ? CgroupMemory{text("/memory.max"), text("/memory.high"),
                                                  text("/memory.current"), text("/memory.stat")}
                                   : CgroupMemory{text("/memory.limit_in_bytes"), std::nullopt,
                                                  text("/memory.usage_in_bytes"), text("/memory.stat")};
    keepLess(least, cgroupAvailable(group, version));
  }
  return least;
}

CgroupLimits cgroupLimits(const ReadText& read) {
  CgroupLimits limits;
  for (const CgroupVersion version : {CgroupVersion::Two, CgroupVersion::One}) {
    const bool isTwo = version == CgroupVersion::Two;
    for (const std::string& directory : ownGroups(version, read)) {
      if (isTwo) keepLess(limits.cpus, quotaOf(read(directory + "/cpu.max").value_or("")));
      const char* const file = isTwo ? "/memory.max" : "/memory.limit_in_bytes";
      keepLess(limits.memory, limitOf(read(directory + file).value_or("")));
    }
  }
  return limits;
}

}  // namespace strata
