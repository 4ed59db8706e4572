// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/model/cell.h"
#include "core/model/disk_profile.h"
#include "core/model/network_address.h"
#include "core/model/pages.h"
#include "core/model/result.h"
#include "core/model/test.h"

namespace strata {

/// Where threads are bound.
enum class Binding {
  Spread,  ///< over nodes, then packages, then cores, then hardware threads
  Close,   ///< as near to each other as possible
  Cores,   ///< as Spread, but one hardware thread a core only
  None,    ///< left to the system
  List     ///< to the CPUs of Settings::cpuList, in turn
};

/// Kind of cores that the threads run on, on machines that mix them (hybrid processors).
enum class CoreChoice {
  All,
  Performance,  ///< of the fastest kind
  Efficient,    ///< of the kind next to it
  LowPower      ///< of the slowest of three kinds
};

/// How many threads.
enum class ThreadMode {
  Count,  ///< Settings::threads
  Auto,   ///< one a logical CPU
  Cores,  ///< one a core
  Scale   ///< one after the other 1, 2, 4 … and all that threadCount() says
};

/// What a person chooses in Setup, and what a settings file holds.
struct Settings {
  int integerSeconds = 2;   ///< 1 … 99
  int floatingSeconds = 2;  ///< 1 … 99
  int memorySeconds = 2;    ///< 1 … 99, for each region, spread over its cells
  /// One buffer of one thread; up to four, a size of zero leaves one out. Absent: chosen by the machine's
  /// caches.
  std::optional<std::vector<Bytes>> regions;
  Bytes diskFile = 256_MiB;  ///< Classic: of each thread; otherwise in each folder
  /// Classic: one a thread, reused in turn; otherwise one file in each. Empty: the current folder.
  std::vector<std::string> diskFolders;
  DiskProfile diskProfile = DiskProfile::Default;
  int diskSeconds = 2;       ///< 1 … 99, for each cell of a row; Classic takes what the file takes
  int diskReadPercent = 70;  ///< 1 … 99, of DiskProfile::Mixed and of "mixed" in DiskOptions::ops
  DiskRow diskCustom{true, 4_KiB, 32, 1};  ///< of DiskProfile::Custom
  /// Besides: the same with zeros for data, as a second figure, which shows what drives and file systems make
  /// of data that they can compress.
  bool diskZeros = false;
  std::vector<NetworkAddress> networkPeers;  ///< each is measured alone, several then together
  int networkSeconds = 2;                    ///< 1 … 99, for round trips and for each cell of streams
  int networkStreams = 1;     ///< 1 … 64; of more than one each power of two before is measured too
  int sustainedMinutes = 10;  ///< 1 … 120, for each load of sustained performance
  ThreadMode threadMode = ThreadMode::Count;
  int threads = 1;  ///< 1 … 1024
  Binding binding = Binding::Spread;
  std::vector<int> cpuList;  ///< for Binding::List: the system's CPU numbers
  CoreChoice cores = CoreChoice::All;
  bool stopWhenPrecise = true;
  bool keepRuns = true;     ///< in the history
  std::string unknownJson;  ///< keys of a newer version, kept as they are (a JSON object's text, or empty)

  // Compiled once, in settings.cpp, as those of Run are.
  Settings();
  Settings(const Settings&);
  Settings(Settings&&) noexcept;
  Settings& operator=(const Settings&);
  Settings& operator=(Settings&&) noexcept;
  ~Settings();

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// The one table of ranges for dialog, command line and help.
template <typename T>
struct Range {
  T least;
  T most;
};
inline constexpr Range<int> secondsRange{1, 99};
inline constexpr Range<int> sustainedMinutesRange{1, 120};
inline constexpr Range<int> threadsRange{1, 1024};
inline constexpr Range<Bytes> regionRange{128_B, {std::uint64_t{1} << 46}};
inline constexpr Range<Bytes> diskFileRange{1_MiB, {std::uint64_t{1} << 46}};
inline constexpr Range<Bytes> diskBlockRange{512_B, 64_MiB};
inline constexpr Range<int> queueDepthRange{1, 1024};
inline constexpr Range<int> readPercentRange{1, 99};
inline constexpr Range<int> networkStreamsRange{1, 64};
inline constexpr std::size_t maxNetworkPeers = 16;
inline constexpr Range<Bytes> blockRange{1_B, {std::uint64_t{1} << 46}};
inline constexpr Range<int> repeatRange{1, 1000};
inline constexpr std::size_t maxRegions = 4;

/// A setting that is a whole number: its limits, and its names.
struct NumberSetting {
  std::string_view name;  ///< of its option, without hyphens; in messages
  std::string_view key;   ///< in files
  int Settings::* member;
  Range<int> range;
  std::string_view unit;  ///< behind the number in messages
};
inline constexpr std::array<NumberSetting, 8> numberSettings{{
    {"integer-time", "integer_s", &Settings::integerSeconds, secondsRange, " s"},
    {"float-time", "floating_s", &Settings::floatingSeconds, secondsRange, " s"},
    {"memory-time", "memory_s", &Settings::memorySeconds, secondsRange, " s"},
    {"disk-time", "disk_s", &Settings::diskSeconds, secondsRange, " s"},
    {"disk-read-percent", "disk_read_percent", &Settings::diskReadPercent, readPercentRange, " %"},
    {"network-time", "network_s", &Settings::networkSeconds, secondsRange, " s"},
    {"streams", "network_streams", &Settings::networkStreams, networkStreamsRange, ""},
    {"sustained-time", "sustained_min", &Settings::sustainedMinutes, sustainedMinutesRange, " min"},
}};
/// The first value that lies outside its range: id `out-of-range`, with the setting's name, the value and
/// what is allowed. Nothing when all are inside.
std::optional<Error> checkRanges(const Settings& settings);

/// The settings that come nearest to what Nbench 2.0 did by default.
Settings classicNbench();
/// A glance: a second a test, small files, and an end as soon as the figures are precise.
Settings quickSettings();
/// Settings for figures to keep: long tests that use all of their time, and files that no drive's cache
/// holds.
Settings thoroughSettings();

/// Settings that have a name.
struct Preset {
  std::string_view id;
  Settings settings;
};
/// The one table of presets for dialog and command line: "default", "classic", "quick", "thorough".
const std::array<Preset, 4>& presets();
/// The one of that id; null when there is none.
const Preset* findPreset(std::string_view id);
/// The preset's settings, with what no preset decides taken from `own`: threads and where they are bound,
/// folders of the disk, machines of the network, history, unknown keys.
Settings withPreset(const Preset& preset, const Settings& own);
/// The preset that `settings` are, apart from what no preset decides; null: none.
const Preset* presetOf(const Settings& settings);

/// "spread", "close", "cores", "none" or a list of CPUs such as "0,2,4-7" in at most 60,000 characters, at
/// most 65536 of them and each below 65536; id `bad-binding` otherwise. Fills binding and cpuList.
Status parseBinding(std::string_view text, Settings& into);
std::string bindingText(const Settings& settings);
/// The list with runs of three and more drawn together: "0,2,4-7".
std::string cpuListText(const std::vector<int>& cpus);

/// The name of each choice but All in files and options: "performance", "efficient", "low-power".
struct NamedCoreChoice {
  std::string_view name;
  CoreChoice choice;
};
inline constexpr std::array<NamedCoreChoice, 3> namedCoreChoices{{{"performance", CoreChoice::Performance},
                                                                  {"efficient", CoreChoice::Efficient},
                                                                  {"low-power", CoreChoice::LowPower}}};
/// Nothing for what is none of these.
std::optional<CoreChoice> findCoreChoice(std::string_view name);
/// Empty for All.
std::string_view coreChoiceName(CoreChoice choice);

/// What is written: a settings file has only what differs from the defaults, so that better ones reach old
/// users; a run file has all, so that it still tells the truth when they have changed.
enum class Written { Differences, All };
/// JSON text of schema strata.settings/1 (resources/schema/strata-settings-1.schema.json).
std::string settingsToJson(const Settings& settings, Written written = Written::Differences);
/// Errors: `bad-json` (with the place), `bad-setting` (with the key and what is allowed), `newer-schema`, or
/// what checkRanges says, with the key for the setting's name.
Result<Settings> settingsFromJson(std::string_view json);
/// The keys of Settings::unknownJson.
std::vector<std::string> unknownSettings(const Settings& settings);

/// The working-set sizes of the bandwidth and latency tests.
enum class Sweep {
  Levels,  ///< one a level, and only the widest plain serial kernel of each operation, and one chain
  Quick,   ///< quickSweepFootprints
  Full     ///< fullSweepFootprints
};

/// A block of copy by blocks, unless another is chosen: that of mbw.
inline constexpr Bytes usualBlock = 256_KiB;

/// Uses of a kind of memory after the first, unless another number is set: enough for Grade::Good.
inline constexpr int usualUses = 30;

/// How long a run of the whole machine may take; see core/plan/whole_machine.h.
enum class WholeMachinePace { Quick, Default, Thorough };
inline constexpr std::array allWholeMachinePaces{WholeMachinePace::Quick, WholeMachinePace::Default,
                                                 WholeMachinePace::Thorough};

/// What of bandwidth and latency is run.
struct SweepOptions {
  /// Absent: Quick, unless the settings have buffer sizes.
  std::optional<Sweep> sizes = {};
  /// The levels that Sweep::Levels measures, as MemoryLevel::level (core/model/memory_levels.h) counts them;
  /// empty: all. They are no footprints, since those depend on how many threads share a cache, and latency
  /// always has one.
  std::vector<int> levels = {};
  std::optional<int> chains = {};  ///< of latency: so many in parallel; absent: each number that there is
  bool traffic = false;            ///< bandwidth counts loads and stores, not the bytes carried
  bool asMembench = false;         ///< what sc-membench does, size by size; with Sweep::Full, in more sizes

  friend bool operator==(const SweepOptions&, const SweepOptions&) = default;
};

/// What of the disk is run.
struct DiskOptions {
  std::vector<std::string> ops = {};  ///< "read", "write", "mixed"; empty: those of the profile
  std::vector<DiskRow> rows = {};     ///< of the profile; empty: all
  /// A file that exists, to be read only. Absent: a file of the test's own.
  std::optional<std::string> fileToRead = {};
  /// Writes so many bytes in each folder, round and round through its file. Absent: no such test.
  std::optional<Bytes> endurance = {};
  bool verify = false;  ///< endurance reads back and compares what each round wrote

  friend bool operator==(const DiskOptions&, const DiskOptions&) = default;
};

/// What of sustained performance is run.
struct SustainedOptions {
  std::vector<std::string> loads = {};  ///< "integer", "vectors", "memory"; empty: vectors
  /// One thread, which Settings::threads cannot ask for: that is 1 as well where nobody chose, and every CPU
  /// has the load then.
  bool oneThread = false;

  friend bool operator==(const SustainedOptions&, const SustainedOptions&) = default;
};

/// What of the network is run.
struct NetworkOptions {
  std::vector<std::string> directions = {};  ///< "to", "from", "both"; empty: all
  /// Six digits of each of Settings::networkPeers, in their order, or one for all.
  std::vector<std::string> codes = {};

  friend bool operator==(const NetworkOptions&, const NetworkOptions&) = default;
};

/// What of it all is run: the tests, what narrows several of them, and the options of each.
struct Selection {
  TestSet tests{TestGroup::Processor, TestGroup::Memory, TestGroup::Disk};
  std::vector<int> widths = {};            ///< bytes; empty: all
  std::vector<std::string> patterns = {};  ///< "serial", "random"; empty: both
  std::vector<std::string> kernels = {};   ///< ids; empty: all of the chosen tests
  std::vector<std::string> ops =
      {};  ///< "read", "write", "copy", "triad" of bandwidth, "move" of memory, "latency"; empty: all
  /// What the buffers of all that goes through memory ask for, one after the other; empty: default ones. See
  /// pagesToMeasure.
  std::vector<PagePolicy> pages = {};
  std::optional<Bytes> block = {};  ///< of copy by blocks; absent: usualBlock
  /// A copy makes this number of passes through the buffer, timed one by one, within repeatRange; absent: it
  /// is sampled like other tests. A memory kind has this number of uses after the first; absent: usualUses,
  /// within the time of memory.
  std::optional<int> passes = {};
  SweepOptions sweep = {};
  DiskOptions disk = {};
  SustainedOptions sustained = {};
  NetworkOptions network = {};
  /// All parts of the machine by one thread and by all, each within its share of the time of that pace; see
  /// core/plan/whole_machine.h.
  std::optional<WholeMachinePace> wholeMachine = {};
  /// A run for each kind of cores that the machine mixes, by turns, whatever Settings::cores says; who starts
  /// runs sees to it, and makes a plan for each.
  bool eachCoreKind = false;
  bool raisedPriority = false;          ///< the run asks for a higher rank among programs
  std::optional<int> calmSeconds = {};  ///< the longest time that a run waits for the machine to be calm
  /// Only these cells of all that, to measure them again; empty: all.
  std::vector<CellId> cells = {};
  bool remeasures = false;  ///< the cells are some of an earlier run's, see Run::remeasures

  friend bool operator==(const Selection&, const Selection&) = default;
};

/// What is to be run, and how: what a plan is made from.
struct Request {
  Settings settings;
  Selection selection;

  friend bool operator==(const Request&, const Request&) = default;
};

}  // namespace strata
