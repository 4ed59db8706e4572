// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "app/options/option.h"
#include "app/words/words.h"
#include "core/model/sweep_name.h"
#include "core/plan/disk_plan.h"
#include "core/plan/endurance_plan.h"
#include "core/plan/network_plan.h"
#include "core/report/chart_widths.h"
#include "core/report/run_format.h"
#include "core/stats/sign_test.h"

namespace strata::cli {

namespace {

using Values = std::vector<std::string>;
using enum TestGroup;

// ---- Values of each type as texts, and back. A text is one that the option's kind takes.

void readValue(const std::string& text, int& into) {
  std::from_chars(text.data(), text.data() + text.size(), into);
}
void readValue(const std::string& text, Bytes& into) {
  into = parseSize(text).value_or(into);
}
void readValue(const std::string& text, std::string& into) {
  into = text;
}
void readValue(const std::string& text, PagePolicy& into) {
  into = pagesNamed(text).value_or(into);
}
void readValue(const std::string& text, Sweep& into) {
  into = sweepNamed(text).value_or(into);
}
void readValue(const std::string& text, DiskProfile& into) {
  into = findDiskProfile(text).value_or(into);
}
void readValue(const std::string& text, DiskRow& into) {
  into = diskRowNamed(text).value_or(into);
}

std::string textOf(int value) {
  return std::to_string(value);
}
std::string textOf(Bytes value) {
  return exactSize(value);
}
std::string textOf(const std::string& value) {
  return value;
}
std::string textOf(PagePolicy value) {
  return std::string(pagesName(value));
}
std::string textOf(Sweep value) {
  return sweepName(value);
}
std::string textOf(DiskProfile value) {
  return std::string(diskProfileName(value));
}
std::string textOf(const DiskRow& value) {
  std::string name = diskRowName(value);
  std::ranges::replace(name, ' ', '-');
  return name;
}

template <typename T>
void readAll(const Values& values, T& into) {
  readValue(values.front(), into);
}
template <typename T>
void readAll(const Values& values, std::optional<T>& into) {
  readValue(values.front(), into.emplace());
}
template <typename T>
void readAll(const Values& values, std::vector<T>& into) {
  into.clear();
  for (const std::string& value : values) readValue(value, into.emplace_back());
}

template <typename T>
Values textsOf(const T& value) {
  return {textOf(value)};
}
template <typename T>
Values textsOf(const std::optional<T>& value) {
  return value ? Values{textOf(*value)} : Values{};
}
template <typename T>
Values textsOf(const std::vector<T>& values) {
  Values texts;
  for (const T& value : values) texts.push_back(textOf(value));
  return texts;
}

template <auto member>
auto& memberOf(auto& request) {
  if constexpr (requires { request.settings.*member; })
    return request.settings.*member;
  else
    return request.selection.*member;
}

// ---- Where values are stored.

template <auto member>
constexpr Stored in() {
  return {[](const Values& values, Request& into) { readAll(values, memberOf<member>(into)); },
          [](const Request& from) { return textsOf(memberOf<member>(from)); }};
}

/// A flag that sets the member to `value`.
template <auto member, bool value>
constexpr Stored flag() {
  return {
      [](const Values&, Request& into) { memberOf<member>(into) = value; },
      [](const Request& from) { return memberOf<member>(from) == value ? Values{std::string()} : Values{}; }};
}

/// A word that sets the member, and another that does not.
template <auto member, const char* set, const char* clear>
constexpr Stored word() {
  return {[](const Values& values, Request& into) { memberOf<member>(into) = values.front() == set; },
          [](const Request& from) { return Values{memberOf<member>(from) ? set : clear}; }};
}

/// A part of the one row of the profile custom.
template <auto part>
constexpr Stored inCustomRow() {
  return {[](const Values& values, Request& into) { readAll(values, into.settings.diskCustom.*part); },
          [](const Request& from) { return textsOf(from.settings.diskCustom.*part); }};
}

constexpr char raised[] = "raised", normal[] = "normal", traffic[] = "traffic", payload[] = "payload";

constexpr Stored inThreads{
    [](const Values& values, Request& into) { readThreads(values.front(), into.settings); },
    [](const Request& from) {
      switch (from.settings.threadMode) {
        case ThreadMode::Auto:
          return Values{"auto"};
        case ThreadMode::Cores:
          return Values{"cores"};
        case ThreadMode::Scale:
          return Values{"scale"};
        case ThreadMode::Count:
          break;
      }
      return Values{std::to_string(from.settings.threads)};
    }};

constexpr Stored inBinding{
    [](const Values& values, Request& into) {
      static_cast<void>(parseBinding(values.front(), into.settings));  // the kind takes no other
    },
    [](const Request& from) {
      const std::string text = bindingText(from.settings);
      return text.empty() ? Values{bindingText({})} : Values{text};
    }};

constexpr char allCores[] = "all", eachCoreKind[] = "each";

constexpr Stored inCores{[](const Values& values, Request& into) {
                           into.selection.eachCoreKind = values.front() == eachCoreKind;
                           into.settings.cores = findCoreChoice(values.front()).value_or(CoreChoice::All);
                         },
                         [](const Request& from) {
                           if (from.selection.eachCoreKind) return Values{eachCoreKind};
                           const std::string_view name = coreChoiceName(from.settings.cores);
                           return Values{name.empty() ? allCores : std::string(name)};
                         }};

constexpr Stored inRegions{[](const Values& values, Request& into) {
                             auto& regions = into.settings.regions;
                             regions.reset();
                             if (values.front() == regionsAuto) return;
                             regions.emplace();
                             if (values.front() == regionsNone) return;
                             for (const std::string& text : values)
                               regions->push_back(parseSize(text).value_or(0_B));
                           },
                           [](const Request& from) {
                             const auto& regions = from.settings.regions;
                             if (!regions) return Values{std::string(regionsAuto)};
                             return regions->empty() ? Values{std::string(regionsNone)} : textsOf(*regions);
                           }};

constexpr Stored inFolders{[](const Values& values, Request& into) { into.settings.diskFolders = values; },
                           [](const Request& from) {
                             Values folders = from.settings.diskFolders;
                             for (std::string& folder : folders)
                               if (folder.empty()) folder = ".";
                             return folders;
                           }};

constexpr Stored inCustomPattern{
    [](const Values& values, Request& into) { into.settings.diskCustom.random = values.front() == "random"; },
    [](const Request& from) { return Values{from.settings.diskCustom.random ? "random" : "serial"}; }};

/// Only shown: ports of hosts come from an option of their own.
constexpr Stored shownHosts{[](const Values&, Request&) {},
                            [](const Request& from) {
                              Values hosts;
                              for (const NetworkAddress& peer : from.settings.networkPeers)
                                hosts.push_back(addressText(peer));
                              return hosts;
                            }};

/// Drawn anew each time, and nobody else's: who uses the command puts in the one that is shown then.
constexpr Stored inCodes{
    [](const Values& values, Request& into) { into.selection.networkCodes = values; },
    [](const Request& from) { return Values(from.settings.networkPeers.size(), "CODE"); }};

/// The run is not kept, but its settings are as they were.
constexpr Stored shownKeeping{
    [](const Values&, Request&) {},
    [](const Request& from) { return from.settings.keepRuns ? Values{} : Values{std::string()}; }};

// ---- Which runs use an option, beyond its tests.

constexpr TestSet sweepTests{Bandwidth, Latency,    LoadedLatency, StoreForwarding,
                             Cores,     CoreToCore, Contention};
constexpr TestSet pagedTests{Memory, Bandwidth, Latency, Copy, Library, String};
constexpr TestSet regionTests{Memory, Bandwidth, Latency, Copy, Library, String, MemoryTypes};
constexpr TestSet timedTests{Processor,       Memory,        Bandwidth, Latency,       Copy,
                             Library,         Registers,     String,    LoadedLatency, Numa,
                             StoreForwarding, ParallelLoads, Tlb,       Stride};
constexpr TestSet memoryTimeTests{Memory,          Bandwidth,     Latency,     Copy,          Library,
                                  Registers,       String,        MemoryTypes, LoadedLatency, Numa,
                                  StoreForwarding, ParallelLoads, Tlb,         Stride,        Pauses};
constexpr TestSet threadTests{Processor, Memory,    Bandwidth, Latency,     Disk,       Copy,
                              Library,   Registers, String,    MemoryTypes, Contention, Sustained};

/// Passes are as many as were asked for, however long they take.
TestSet withoutPasses(const Request& request) {
  TestSet tests = request.selection.tests;
  if (!request.selection.passes) return tests;
  tests.remove(Copy);
  tests.remove(MemoryTypes);
  return tests;
}

bool usesMemoryTime(const Request& request) {
  return withoutPasses(request).containsAny(memoryTimeTests);
}

/// Uses of memory of a kind are never fewer than asked for.
bool endsEarly(const Request& request) {
  return withoutPasses(request).containsAny(timedTests);
}

/// A full sweep with scaling threads includes every number of threads.
bool usesSweep(const Request& request) {
  return request.selection.tests.containsAny(sweepTests) || request.settings.threadMode == ThreadMode::Scale;
}

/// A sweep stands in the place of regions.
bool goesBySizes(const Request& request) {
  return !request.selection.sweep || !request.selection.tests.containsAny(regionTests);
}

bool usesThreadCount(const Request& request) {
  TestSet others = request.selection.tests;
  others.remove(Disk);
  return others.containsAny(threadTests) ||
         (request.selection.tests.contains(Disk) && usesThreads(request.settings.diskProfile));
}

bool makesFile(const Request& request) {
  return !request.selection.diskFileToRead;
}

bool isSustained(const Request& request) {
  return request.selection.diskEndurance.has_value();
}

bool goesByRows(const Request& request) {
  return !isSustained(request) && request.settings.diskProfile != DiskProfile::Classic;
}

bool mixesRequests(const Request& request) {
  if (!goesByRows(request)) return false;
  const Values& ops = request.selection.diskOps;
  return ops.empty() ? request.settings.diskProfile == DiskProfile::Mixed
                     : std::ranges::find(ops, "mixed") != ops.end();
}

bool hasCustomRow(const Request& request) {
  return goesByRows(request) && request.settings.diskProfile == DiskProfile::Custom;
}

// ---- Words of choices.

Values presetIds() {
  Values ids;
  for (const Preset& preset : presets()) ids.emplace_back(preset.id);
  return ids;
}

Values profileNames() {
  Values names;
  for (const DiskProfile profile : diskProfiles) names.emplace_back(diskProfileName(profile));
  return names;
}

ValueKind diskRowKind() {
  return {english("cli-use-disk-row"),
          [](const std::string& text) { return diskRowNamed(text).has_value(); }};
}

ValueKind hostKind() {
  return {english("cli-use-host"),
          [](const std::string& text) { return static_cast<bool>(parseAddress(text)); }};
}

ValueKind codeKind() {
  return {english("cli-use-code"), [](const std::string& text) { return parseCode(text).has_value(); }};
}

/// To, from and both are ids of run files; the field names the ways as who downloads sees them.
ValueKind directionKind() {
  return oneOf({"upload", "download", "bidirectional"},
               {{"upload", "to"}, {"download", "from"}, {"bidirectional", "both"}});
}

// ---- The table, in the order of help and of equal commands.

std::vector<Option> generalOptions() {
  return {
      {.name = "--kernel",
       .argument = "ID",
       .about = "Only this kernel, a measured loop (strata-cli list TEST shows them)",
       .kind = kernelKind(),
       .most = 0,
       .stored = in<&Selection::kernels>()},
      {.name = "--threads",
       .argument = "N",
       .about = "Threads: {}, auto (one per CPU), cores (one per core), scale (1, 2, 4 ... all)",
       .kind = threadsKind(),
       .tests = threadTests,
       .stored = inThreads,
       .written = usesThreadCount},
      {.name = "--affinity",
       .argument = "HOW",
       .about = "CPU affinity of the threads: spread (far apart), close (together), cores (one thread per "
                "core), none, or CPUs such as 0,2,4-7",
       .kind = bindingKind(),
       .olderNames = {"--bind"},
       .stored = inBinding},
      {.name = "--kind",
       .argument = "KIND",
       .about = "On hybrid processors, only cores of this kind: performance, efficient, low-power; each: one "
                "kind after the other, compared; all",
       .kind = oneOf({"performance", "efficient", "low-power", eachCoreKind, allCores}),
       .stored = inCores},
      {.name = "--priority",
       .argument = "HOW",
       .about = "Process priority: normal, or raised where the OS allows it",
       .kind = oneOf({normal, raised}),
       .stored = word<&Selection::raisedPriority, raised, normal>()},
      {.name = "--wait-calm",
       .argument = "S",
       .about = "Begin once load and clock are steady, after {} s at the latest",
       .kind = numberKind(Range<int>{1, 3600}),
       .stored = in<&Selection::calmSeconds>()},
      {.name = "--early-stop",
       .about = "End a test early, once its results are precise to +/- 1 % (the default)",
       .olderNames = {"--stop-when-precise"},
       .tests = timedTests,
       .stored = {[](const Values&, Request& into) { into.settings.stopWhenPrecise = true; },
                  [](const Request&) { return Values{}; }},
       .used = endsEarly},
      {.name = "--no-early-stop",
       .about = "Use all of the time, however precise the results are",
       .olderNames = {"--whole-time"},
       .tests = timedTests,
       .stored = flag<&Settings::stopWhenPrecise, false>(),
       .used = endsEarly},
      {.name = "--runs",
       .argument = "N",
       .about = "Repeat the whole run, with fresh threads and buffers each time, {}",
       .kind = numberKind(repeatRange),
       .usual = "1",
       .ofBothSides = true},
      {.name = "--against",
       .argument = "OPTIONS",
       .about = "A/B test: pairs of runs in shuffled order, one as given and one with OPTIONS added, such as "
                "\"--threads 4\"",
       .kind = optionsKind(),
       .ofBothSides = true},
      {.name = "--pairs",
       .argument = "N",
       .about = "Pairs of --against, {}",
       .kind = numberKind(Range<int>{static_cast<int>(leastPairs), repeatRange.most}),
       .usual = "13",
       .ofBothSides = true},
      {.name = "--repeat",
       .argument = "N",
       .about = "Stands for --passes with copy or memtypes alone, else for --pairs with --against, else for "
                "--runs, {}",
       .kind = numberKind(repeatRange),
       .ofBothSides = true,
       .isOffered = false},
      {.name = "--seed",
       .argument = "N",
       .about = "Random seed of data and order",
       .kind = numberKind(Range<std::uint64_t>{0, std::numeric_limits<std::uint64_t>::max()}),
       .usual = "random",
       .ofBothSides = true},
      {.name = "--settings",
       .argument = "FILE",
       .about = "Settings file to start from; other options override it",
       .kind = fileKind()},
      {.name = "--preset",
       .argument = "NAME",
       .about = "Settings to start from: default, classic (as Nbench 2.0), quick, thorough",
       .kind = oneOf(presetIds())},
  };
}

std::vector<Option> processorOptions() {
  return {
      {.name = "--integer-time",
       .argument = "S",
       .about = "Seconds of the integer test, {}",
       .kind = secondsKind(),
       .group = OptionGroup::Processor,
       .olderNames = {"--int-time"},
       .tests = {Processor},
       .stored = in<&Settings::integerSeconds>()},
      {.name = "--float-time",
       .argument = "S",
       .about = "Seconds of the floating-point test, {}",
       .kind = secondsKind(),
       .group = OptionGroup::Processor,
       .tests = {Processor},
       .stored = in<&Settings::floatingSeconds>()},
  };
}

std::vector<Option> sustainedOptions() {
  return {
      {.name = "--sustained-time",
       .argument = "MIN",
       .about = "Minutes of each load of the test of sustained performance, {}",
       .kind = numberKind(sustainedMinutesRange),
       .group = OptionGroup::Processor,
       .tests = {Sustained},
       .stored = in<&Settings::sustainedMinutes>()},
      {.name = "--load",
       .argument = "LOAD",
       .about =
           "Load of sustained performance: integer (sorts), vectors (arithmetic of the widest vectors in "
           "L1), memory (copy)",
       .kind = oneOf({"integer", "vectors", "memory"}),
       .group = OptionGroup::Processor,
       .tests = {Sustained},
       .usual = "vectors",
       .most = 0,
       .stored = in<&Selection::loads>()},
  };
}

std::vector<Option> memoryOptions() {
  const auto memory = OptionGroup::Memory;
  return {
      {.name = "--memory-time",
       .argument = "S",
       .about = "Seconds per buffer or working-set size, {}",
       .kind = secondsKind(),
       .group = memory,
       .tests = memoryTimeTests,
       .stored = in<&Settings::memorySeconds>(),
       .used = usesMemoryTime},
      {.name = "--size",
       .argument = "SIZE",
       .about =
           "Buffer size of one thread, such as 16K or 64M, given up to four times; auto (by the caches of "
           "the machine) or none. With bandwidth and latency a size replaces --sweep",
       .kind = regionKind(),
       .group = memory,
       .olderNames = {"--region"},
       .tests = regionTests,
       .most = maxRegions,
       .stored = inRegions,
       .written = goesBySizes},
      {.name = "--sweep",
       .argument = "HOW",
       .about =
           "Working-set sizes: levels (one per level; plain sequential read, write, copy at the "
           "widest width; one chain), quick (around each level), full (8 per doubling). With core-to-core, "
           "full measures all pairs of more than 64 CPUs, with contention every number of threads, "
           "with cores every hardware thread. With loaded-latency, quick measures reads only, "
           "with store-forwarding equal widths",
       .kind = oneOf({"levels", "quick", "full"}),
       .group = memory,
       .tests = sweepTests,
       .usual = "quick",
       .stored = in<&Selection::sweep>(),
       .used = usesSweep},
      {.name = "--width",
       .argument = "N",
       .about = "Access width in bytes: 1, 2, 4, 8; bandwidth, registers and memtypes also have 16, 32, 64",
       .kind = oneOf({"1", "2", "4", "8", "16", "32", "64"}),
       .group = memory,
       .tests = {Memory, Bandwidth, Registers, String, MemoryTypes},
       .usual = "all",
       .most = 0,
       .stored = in<&Selection::widths>()},
      {.name = "--pattern",
       .argument = "P",
       .about = "Access pattern: {}",
       .kind = patternKind(),
       .group = memory,
       .tests = {Memory, Bandwidth},
       .usual = "both",
       .most = 0,
       .stored = in<&Selection::patterns>()},
      {.name = "--op",
       .argument = "OP",
       .about =
           "Operation; of bandwidth: read, write, copy, triad; of memtypes: write, copy; of memory: move; of "
           "latency: latency",
       .kind = oneOf({"read", "write", "copy", "triad", "move", "latency"}),
       .group = memory,
       .tests = {Memory, Bandwidth, Latency, MemoryTypes},
       .usual = "all",
       .most = 0,
       .stored = in<&Selection::ops>()},
      {.name = "--pages",
       .argument = "KIND",
       .about = "Pages of memory: default, transparent or explicit (huge pages), huge (the best available). "
                "Several are compared",
       .kind = oneOf(pagesNames()),
       .group = memory,
       .tests = pagedTests,
       .usual = "default",
       .most = 0,
       .stored = in<&Selection::pages>()},
      {.name = "--count-bytes",
       .argument = "HOW",
       .about = "What bandwidth counts: payload (a copied byte once; of a triad what it writes), traffic "
                "(loads and stores)",
       .kind = oneOf({payload, traffic}),
       .group = memory,
       .olderNames = {"--count"},
       .tests = {Bandwidth},
       .stored = word<&Selection::traffic, traffic, payload>()},
      {.name = "--block",
       .argument = "SIZE",
       .about = "Block size of copy by blocks, {}",
       .kind = sizeKind(blockRange, "cli-use-block"),
       .group = memory,
       .tests = {Copy},
       .usual = "256K",
       .stored = in<&Selection::block>()},
      {.name = "--passes",
       .argument = "N",
       .about = "Number of passes, {}. copy times each alone; memtypes counts those after its first",
       .kind = numberKind(repeatRange),
       .group = memory,
       .tests = {Copy, MemoryTypes},
       .usual = "by time",
       .stored = in<&Selection::passes>(),
       .ofBothSides = true},
      {.name = "--chains",
       .argument = "N",
       .about = "Parallel pointer chains: {}",
       .kind = oneOf({"1", "2", "3", "4", "6", "8", "12"}),
       .group = OptionGroup::Latency,
       .tests = {Latency},
       .usual = "each",
       .stored = in<&Selection::chains>()},
  };
}

std::vector<Option> diskOptions() {
  const auto disk = OptionGroup::Disk;
  return {
      {.name = "--disk-dir",
       .argument = "DIR",
       .about = "Folder of the test file. With several, each gets a file; in the profile classic each thread "
                "gets one",
       .kind = folderKind(),
       .group = disk,
       .tests = {Disk},
       .usual = "current folder",
       .most = 0,
       .stored = inFolders,
       .written = makesFile},
      {.name = "--disk-size",
       .argument = "SIZE",
       .about = "Size of each test file, {}",
       .kind = sizeKind(diskFileRange, "cli-use-disk-size"),
       .group = disk,
       .tests = {Disk},
       .stored = in<&Settings::diskFile>(),
       .written = makesFile},
      {.name = "--disk-profile",
       .argument = "NAME",
       .about =
           "Workloads: default, nvme, real-world, mixed, database (commits), custom, classic (as Nbench 2.0)",
       .kind = oneOf(profileNames()),
       .group = disk,
       .tests = {Disk},
       .stored = in<&Settings::diskProfile>()},
      {.name = "--disk-workload",
       .argument = "ROW",
       .about = "Only this workload of the profile, such as SEQ1M-Q8T1",
       .kind = diskRowKind(),
       .group = disk,
       .olderNames = {"--disk-row"},
       .tests = {Disk},
       .usual = "all",
       .most = 0,
       .stored = in<&Selection::diskRows>(),
       .written = goesByRows},
      {.name = "--disk-op",
       .argument = "OP",
       .about = "Operation of each workload: {}",
       .kind = oneOf({"read", "write", "mixed", "commit"}),
       .group = disk,
       .tests = {Disk},
       .usual = "as the profile",
       .most = 0,
       .stored = in<&Selection::diskOps>(),
       .written = goesByRows},
      {.name = "--disk-time",
       .argument = "S",
       .about = "Seconds per workload and operation, {}",
       .kind = secondsKind(),
       .group = disk,
       .tests = {Disk},
       .stored = in<&Settings::diskSeconds>(),
       .written = goesByRows},
      {.name = "--disk-read-percent",
       .argument = "N",
       .about = "Share of reads where reads and writes are mixed, {}",
       .kind = numberKind(readPercentRange),
       .group = disk,
       .olderNames = {"--disk-mix"},
       .tests = {Disk},
       .stored = in<&Settings::diskReadPercent>(),
       .written = mixesRequests},
      {.name = "--disk-block",
       .argument = "SIZE",
       .about = "Profile custom: block size, {}",
       .kind = sizeKind(diskBlockRange, "cli-use-block"),
       .group = disk,
       .tests = {Disk},
       .stored = inCustomRow<&DiskRow::block>(),
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-queue-depth",
       .argument = "N",
       .about = "Profile custom: queue depth of each thread, {}",
       .kind = numberKind(queueDepthRange),
       .group = disk,
       .tests = {Disk},
       .stored = inCustomRow<&DiskRow::queueDepth>(),
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-pattern",
       .argument = "P",
       .about = "Profile custom: {}",
       .kind = patternKind(),
       .group = disk,
       .tests = {Disk},
       .stored = inCustomPattern,
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-threads",
       .argument = "N",
       .about = "Profile custom: threads in each folder, {}",
       .kind = numberKind(threadsRange),
       .group = disk,
       .tests = {Disk},
       .usual = "--threads",
       .stored = inCustomRow<&DiskRow::threads>(),
       .written = hasCustomRow,
       .always = true},
      {.name = "--disk-zeros",
       .about = "Repeat each workload with all-zero data, which drives may compress",
       .group = disk,
       .tests = {Disk},
       .stored = flag<&Settings::diskZeros, true>(),
       .written = goesByRows},
      {.name = "--disk-read-file",
       .argument = "FILE",
       .about = "Only read this existing file, and write nothing",
       .kind = fileKind(),
       .group = disk,
       .olderNames = {"--disk-file"},
       .tests = {Disk},
       .stored = in<&Selection::diskFileToRead>()},
      {.name = "--disk-sustained",
       .argument = "SIZE",
       .about =
           "Sustained write: overwrite the file until this much is written, instead of the workloads, {}",
       .kind = sizeKind(enduranceRange, "cli-use-endurance"),
       .group = disk,
       .olderNames = {"--disk-endurance"},
       .tests = {Disk},
       .stored = in<&Selection::diskEndurance>()},
      {.name = "--disk-verify",
       .about = "With --disk-sustained: read the file back after each time it was written, and compare",
       .group = disk,
       .tests = {Disk},
       .stored = flag<&Selection::diskVerify, true>(),
       .written = isSustained},
  };
}

std::vector<Option> networkOptions() {
  const auto network = OptionGroup::Network;
  return {
      {.name = "--host",
       .argument = "HOST",
       .about = "Server to measure with, such as desk.local or 192.168.1.7:49001; up to 16, each alone and "
                "then all together",
       .kind = hostKind(),
       .group = network,
       .tests = {Network},
       .most = maxNetworkPeers,
       .stored = shownHosts},
      {.name = "--port",
       .argument = "N",
       .about = "Port of hosts given without one, {}",
       .kind = portKind(),
       .group = network,
       .tests = {Network},
       .usual = "49000"},
      {.name = "--code",
       .argument = "CODE",
       .about = "Six digits that the server shows; one for all hosts, or one for each in their order",
       .kind = codeKind(),
       .group = network,
       .tests = {Network},
       .most = maxNetworkPeers,
       .stored = inCodes,
       .ofBothSides = true},
      {.name = "--streams",
       .argument = "N",
       .about = "Parallel streams up to N (1, 2, 4 ... N), {}",
       .kind = numberKind(networkStreamsRange),
       .group = network,
       .tests = {Network},
       .stored = in<&Settings::networkStreams>()},
      {.name = "--direction",
       .argument = "WAY",
       .about = "Direction as this machine sees it: {}",
       .kind = directionKind(),
       .group = network,
       .tests = {Network},
       .usual = "all",
       .most = 0,
       .stored = in<&Selection::networkDirections>()},
      {.name = "--network-time",
       .argument = "S",
       .about = "Seconds of RTT, and of each direction with each number of streams, {}",
       .kind = secondsKind(),
       .group = network,
       .tests = {Network},
       .stored = in<&Settings::networkSeconds>()},
  };
}

std::vector<Option> outputOptions() {
  const auto output = OptionGroup::Output;
  return {
      {.name = "--time-limit",
       .argument = "S",
       .about = "End after S seconds, {}, with the results so far",
       .kind = numberKind(Range<int>{1, 86400}),
       .group = output,
       .usual = "none",
       .ofBothSides = true},
      {.name = "--format",
       .argument = "F",
       .about = "Format of the report: {}",
       .kind = oneOf(runFormatNames()),
       .group = output,
       .letter = 'f',
       .usual = "by --output, else text",
       .ofBothSides = true},
      {.name = "--output",
       .argument = "FILE",
       .about = "File for the report instead of standard output; its ending chooses the format: .txt, .csv, "
                ".html, .md, .svg, .strata",
       .kind = fileKind(),
       .group = output,
       .letter = 'o',
       .ofBothSides = true},
      {.name = "--events",
       .argument = "FILE",
       .about =
           "File for JSON Lines of what happens, while it happens; with --output, --events=- is standard "
           "output",
       .kind = fileKind(),
       .group = output,
       .ofBothSides = true},
      {.name = "--raw-csv",
       .about = "In CSV no apostrophe before texts that a spreadsheet would take for formulas",
       .group = output,
       .ofBothSides = true},
      {.name = "--chart",
       .argument = "WIDTH",
       .about = "Access width of the moves and loops that an SVG image shows, in bytes: {}",
       .kind = oneOf(chartWidthNames()),
       .group = output,
       .usual = "all",
       .most = 0,
       .ofBothSides = true},
      {.name = "--label",
       .argument = "TEXT",
       .about = "Label stored with the run",
       .kind = remarkKind(),
       .group = output,
       .ofBothSides = true},
      {.name = "--comment",
       .argument = "TEXT",
       .about = "Comment stored with the run",
       .kind = remarkKind(),
       .group = output,
       .ofBothSides = true},
      {.name = "--no-history",
       .about = "Do not store the run in the history",
       .group = output,
       .stored = shownKeeping,
       .ofBothSides = true},
      {.name = "--quiet",
       .about = "No progress on standard error",
       .group = output,
       .letter = 'q',
       .ofBothSides = true},
      {.name = "--verbose",
       .about = "Name the source of the settings on standard error",
       .group = output,
       .letter = 'v',
       .ofBothSides = true},
      {.name = "--help",
       .about = "Print this help; with a TEST, only what that test uses",
       .group = output,
       .letter = 'h',
       .ofBothSides = true},
  };
}

/// What stands for options of the profile custom, and for workloads.
constexpr std::array<std::string_view, 4> customRow{"--disk-block", "--disk-queue-depth", "--disk-pattern",
                                                    "--disk-threads"};
constexpr std::array<std::string_view, 6> ofWorkloads{
    "--disk-read-file", "--disk-op", "--disk-workload", "--disk-time", "--disk-read-percent", "--disk-zeros"};

std::vector<OptionPair> makePairs() {
  std::vector<OptionPair> pairs{
      {"--early-stop", "--no-early-stop"},
      {"--size", "--sweep"},
      {"--preset", "--settings"},
      {"--runs", "--against"},
      {"--repeat", "--runs"},
      {"--repeat", "--passes"},
      {"--repeat", "--pairs"},
      {"--disk-read-file", "--disk-size"},
      {"--disk-read-file", "--disk-dir"},
      {"--disk-read-file", "--disk-zeros"},
  };
  for (const std::string_view option : ofWorkloads) {
    pairs.push_back({"--disk-sustained", option});
    pairs.push_back({"--disk-verify", option, false});
  }
  for (const std::string_view option : customRow) pairs.push_back({"--disk-profile", option, false});
  return pairs;
}

}  // namespace

std::optional<DiskRow> diskRowNamed(std::string_view name) {
  const auto row = parseDiskRow(name);
  const auto within = [](const auto& value, const auto& range) {
    return value >= range.least && value <= range.most;
  };
  if (!row || !within(row->block, diskBlockRange) || !within(row->queueDepth, queueDepthRange) ||
      !within(row->threads, threadsRange))
    return std::nullopt;
  return row;
}

std::span<const Option> runOptions() {
  static const std::vector<Option> table = [] {
    std::vector<Option> all;
    for (auto* group : {generalOptions, processorOptions, sustainedOptions, memoryOptions, diskOptions,
                        networkOptions, outputOptions})
      for (Option& option : group()) all.push_back(std::move(option));
    return all;
  }();
  return table;
}

std::span<const OptionPair> runOptionPairs() {
  static const std::vector<OptionPair> table = makePairs();
  return table;
}

}  // namespace strata::cli
