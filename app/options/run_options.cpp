// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "app/options/run_option_parts.h"
#include "app/words/words.h"
#include "core/plan/planned_tests.h"
#include "core/report/chart_widths.h"
#include "core/report/run_format.h"
#include "core/stats/sign_test.h"

namespace strata::cli {

namespace {

using enum TestGroup;

constexpr char raised[] = "raised", normal[] = "normal", traffic[] = "traffic", payload[] = "payload";

constexpr Stored inThreads{[](const Values& values, Request& into) {
                             readThreads(values.front(), into.settings);
                             const Settings& settings = into.settings;
                             into.selection.sustained.oneThread =
                                 settings.threadMode == ThreadMode::Count && settings.threads == 1;
                           },
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
                             // The usual number says nothing, unless someone chose it.
                             if (from.settings.threads == 1 && !from.selection.sustained.oneThread)
                               return Values{};
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

/// The run is not kept, but its settings are as they were.
constexpr Stored shownKeeping{
    [](const Values&, Request&) {},
    [](const Request& from) { return from.settings.keepRuns ? Values{} : Values{std::string()}; }};

// ---- Which runs use an option, beyond its tests.

const TestSet sweepTests = testsThatUse(&SettingsUsed::sweep);
const TestSet pagedTests =
    testsWhere([](const PlannedTest& test) { return test.pages == TestPages::Chosen; });
const TestSet regionTests = testsThatUse(&SettingsUsed::regions);
const TestSet preciseTests = testsThatUse(&SettingsUsed::precision);
const TestSet memoryTimeTests = testsThatUse(&SettingsUsed::memorySeconds);
const TestSet threadTests = testsThatUse(&SettingsUsed::threads);

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
  return withoutPasses(request).containsAny(preciseTests);
}

/// A full sweep with scaling threads includes every number of threads.
bool usesSweep(const Request& request) {
  return request.selection.tests.containsAny(sweepTests) || request.settings.threadMode == ThreadMode::Scale;
}

/// A sweep stands in the place of regions.
bool goesBySizes(const Request& request) {
  return !request.selection.sweep.sizes || !request.selection.tests.containsAny(regionTests);
}

bool usesThreadCount(const Request& request) {
  TestSet others = request.selection.tests;
  others.remove(Disk);
  return others.containsAny(threadTests) ||
         (request.selection.tests.contains(Disk) && usesThreads(request.settings.diskProfile));
}

// ---- Words of choices.

Values presetIds() {
  Values ids;
  for (const Preset& preset : presets()) ids.emplace_back(preset.id);
  return ids;
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
       .usual = "1",
       .stored = inThreads,
       .written = usesThreadCount},
      {.name = "--affinity",
       .argument = "HOW",
       .about = "CPU affinity of the threads: spread (far apart), close (together), cores (one thread per "
                "core), none, or CPUs such as 0,2,4-7",
       .kind = bindingKind(),
       .olderNames = {"--bind"},
       .stored = inBinding,
       .ofWholeMachine = true},
      {.name = "--kind",
       .argument = "KIND",
       .about = "On hybrid processors, only cores of this kind: performance, efficient, low-power; each: one "
                "kind after the other, compared; all",
       .kind = oneOf({"performance", "efficient", "low-power", eachCoreKind, allCores}),
       .stored = inCores,
       .ofWholeMachine = true},
      {.name = "--priority",
       .argument = "HOW",
       .about = "Process priority: normal, or raised where the OS allows it",
       .kind = oneOf({normal, raised}),
       .stored = word<&Selection::raisedPriority, raised, normal>(),
       .ofWholeMachine = true},
      {.name = "--wait-calm",
       .argument = "S",
       .about = "Begin once load and clock are steady, after {} s at the latest",
       .kind = numberKind(Range<int>{1, 3600}),
       .stored = in<&Selection::calmSeconds>(),
       .ofWholeMachine = true},
      {.name = "--early-stop",
       .about = "End a test early, once its results are precise to +/- 1 % (the default)",
       .olderNames = {"--stop-when-precise"},
       .tests = preciseTests,
       .stored = {[](const Values&, Request& into) { into.settings.stopWhenPrecise = true; },
                  [](const Request&) { return Values{}; }},
       .used = endsEarly},
      {.name = "--no-early-stop",
       .about = "Use all of the time, however precise the results are",
       .olderNames = {"--whole-time"},
       .tests = preciseTests,
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
       .stored = in<&SustainedOptions::loads>()},
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
           "with store-forwarding equal widths, and full offsets of all widths",
       .kind = oneOf({"levels", "quick", "full"}),
       .group = memory,
       .tests = sweepTests,
       .usual = "quick",
       .stored = in<&SweepOptions::sizes>(),
       .used = usesSweep},
      {.name = "--width",
       .argument = "N",
       .about = "Access width in bytes: 1, 2, 4, 8; bandwidth, registers, memtypes and framebuffer also have "
                "16, 32, 64",
       .kind = oneOf({"1", "2", "4", "8", "16", "32", "64"}),
       .group = memory,
       .tests = {Memory, Bandwidth, Registers, String, MemoryTypes, Framebuffer},
       .usual = "all",
       .most = 0,
       .stored = in<&Selection::widths>()},
      {.name = "--pattern",
       .argument = "P",
       .about = "Access pattern: {}",
       .kind = patternKind(),
       .group = memory,
       .tests = {Memory, Bandwidth, Framebuffer},
       .usual = "both",
       .most = 0,
       .stored = in<&Selection::patterns>()},
      {.name = "--op",
       .argument = "OP",
       .about = "Operation; of bandwidth: read, write, copy, triad; of memtypes: write, copy; of "
                "framebuffer: read, write, copy; of memory: move; of "
                "latency: latency",
       .kind = oneOf({"read", "write", "copy", "triad", "move", "latency"}),
       .group = memory,
       .tests = {Memory, Bandwidth, Latency, MemoryTypes, Framebuffer},
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
       .stored = word<&SweepOptions::traffic, traffic, payload>()},
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
       .stored = in<&SweepOptions::chains>()},
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
      {.name = "--yes",
       .about = "Do not ask before framebuffer disturbs the picture on the screen",
       .group = output,
       .letter = 'y',
       .tests = {Framebuffer},
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
