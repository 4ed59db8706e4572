// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/heading_facts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/model/held_back.h"
#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"
#include "core/plan/needs.h"
#include "core/report/disk_text.h"
#include "core/report/notes.h"
#include "core/report/number_text.h"
#include "core/report/test_reports.h"
#include "core/report/utc_time.h"

namespace strata {

namespace {

std::string linkRateText(double rate) {
  return datumText({"rate_mbs", rate});
}

}  // namespace

std::string peerText(const PeerFacts& peer, const Words& words) {
  std::string text;
  const auto add = [&](const std::string& fact) {
    if (!fact.empty()) text += (text.empty() ? "" : ", ") + fact;
  };
  if (peer.loopback)
    add(words("peer-loopback", {}));
  else if (peer.sameHost)
    add(words("peer-same-host", {}));
  if (peer.leads) add(words("peer-leads", {}));
  add(peer.cpu);
  add(peer.system);
  if (!peer.version.empty()) add(words("peer-version", {peer.version}));
  const std::string from = peer.interface.empty()       ? peer.localAddress
                           : peer.localAddress.empty() ? peer.interface
                                                       : words("peer-at", {peer.localAddress, peer.interface});
  if (!from.empty()) add(words("peer-from", {from}));
  if (peer.linkRate) add(words("peer-link", {linkRateText(*peer.linkRate)}));
  if (peer.peerLinkRate) add(words("peer-their-link", {linkRateText(*peer.peerLinkRate)}));
  return text;
}

std::string peerHead(const PeerFacts& peer, const Words& words) {
  const bool another = !peer.address.empty() && peer.address != peer.name;
  return another ? words("peer-at", {peer.name, peer.address}) : peer.name;
}

namespace {

/// Facts of which those without a text are left out.
class FactList {
 public:
  explicit FactList(const Words& words) : m_words(words) {}

  void add(std::string_view labelId, std::string text) {
    if (!text.empty()) m_facts.push_back({m_words(labelId, {}), {std::move(text)}});
  }
  /// A further line under the one before.
  void add(std::string text) {
    if (text.empty()) return;
    if (m_facts.empty()) m_facts.push_back({});
    m_facts.back().lines.push_back(std::move(text));
  }

  Facts take() { return std::move(m_facts); }

 private:
  const Words& m_words;
  Facts m_facts;
};

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string number(std::integral auto value) {
  return fmt::format("{}", value);
}

std::string durationText(const Run& run, const Words& words) {
  const auto started = parseUtc(run.started);
  const auto finished = parseUtc(run.finished);
  if (!started || !finished || *finished < *started) return {};
  const auto seconds = (*finished - *started).count();
  if (seconds < 120) return words("report-seconds", {number(seconds)});
  return words("report-minutes", {number(seconds / 60), number(seconds % 60)});
}

std::string cpuCounts(const Machine& machine, const Words& words) {
  std::string text = words("report-cpus", {number(machine.cores), number(machine.cpus.size()),
                                           number(machine.packages), number(machine.nodes)});
  if (machine.coreKinds.size() > 1) {
    std::vector<std::string> kinds;
    for (const CoreKind& kind : machine.coreKinds)
      kinds.push_back(words("report-kind", {number(kind.count), kind.name.empty() ? "?" : kind.name}));
    text += "; " + join(kinds, ", ");
  }
  return text;
}

std::string cachesText(const Machine& machine, const Words& words) {
  if (machine.caches.empty()) return words("report-no-caches", {});
  // Another program tells sizes, and not how many CPUs have one together.
  const bool isSharingKnown = machine.cores > 0;
  std::vector<std::string> caches;
  for (const Cache& cache : machine.caches)
    caches.push_back(cache.sharedBy > 1
                         ? words("report-cache-shared",
                                 {number(cache.level), formatSize(cache.size), number(cache.sharedBy)})
                         : words(isSharingKnown ? "report-cache" : "report-cache-size",
                                 {number(cache.level), formatSize(cache.size)}));
  return join(caches, ", ");
}

std::string aroundText(const Environment& environment, const Words& words) {
  std::vector<std::string> parts;
  if (environment.loadBefore)
    parts.push_back(words("around-load", {fmt::format("{:.2f}", *environment.loadBefore)}));
  if (environment.stolenPercent)
    parts.push_back(words("around-stolen", {percentText(*environment.stolenPercent)}));
  if (environment.calmWait)
    parts.push_back(words(environment.calmWait->calm ? "around-calm" : "around-not-calm",
                          {threeDigits(environment.calmWait->waitedS)}));
  if (!environment.spareCpu) parts.push_back(words("around-no-spare", {}));
  if (environment.suspendedS)
    parts.push_back(words("around-suspended", {threeDigits(*environment.suspendedS)}));
  if (environment.clockStepS)
    parts.push_back(words("around-clock-set", {threeDigits(*environment.clockStepS)}));
  return join(parts, "; ");
}

/// Adds what is known of the machine of a run that another program measured, which may be nothing.
void addForeignMachine(FactList& facts, const Machine& machine, const Words& words) {
  facts.add("label-processor", join({machine.cpuModel, machine.architecture}, ", "));
  if (!machine.caches.empty()) facts.add("label-caches", cachesText(machine, words));
  if (machine.memory.count > 0) facts.add("label-memory", formatSize(machine.memory));
  facts.add("label-system", machine.system);
}

/// The size of the last cache that Strata assumes where its usable part in a virtual machine is not measured.
std::optional<Bytes> assumedLastLevel(const Machine& machine) {
  for (const MemoryLevel& level : memoryLevels(machine))
    if (level.reported && level.size != *level.reported) return level.size;
  return std::nullopt;
}

void addProcessor(FactList& facts, const Machine& machine, const Words& words) {
  facts.add("label-processor", join({machine.cpuModel, machine.architecture}, ", "));
  facts.add(cpuCounts(machine, words));
  facts.add("label-caches", cachesText(machine, words));
  if (machine.usableLastLevel)
    facts.add(words("report-usable", {formatSize(*machine.usableLastLevel)}));
  else if (const auto assumed = assumedLastLevel(machine))
    facts.add(words("report-assumed", {formatSize(*assumed)}));
}

void addMachine(FactList& facts, const Machine& machine, const Words& words) {
  addProcessor(facts, machine, words);
  facts.add("label-memory",
            words("report-memory", {formatSize(machine.memory), formatSize(machine.memoryAvailable),
                                    formatSize(machine.pageSize)}));
  facts.add("label-system", machine.system);
  if (!machine.hypervisor.empty()) facts.add(words("report-virtual", {machine.hypervisor}));
}

}  // namespace

std::int64_t mostThreads(const Run& run) {
  std::int64_t threads = 0;
  for (const CellResult& cell : run.results)
    if (!cell.parameters.queueDepth) threads = std::max(threads, cell.parameters.threads.value_or(0));
  return threads;
}

namespace {

std::string ruleOfBinding(const Settings& settings, const Words& words) {
  switch (settings.binding) {
    case Binding::Spread:
      return words("binding-spread", {});
    case Binding::Close:
      return words("binding-close", {});
    case Binding::Cores:
      return words("binding-cores", {});
    case Binding::None:
      return words("binding-none", {});
    case Binding::List:
      break;
  }
  return words("binding-list", {bindingText(settings)});
}

}  // namespace

std::string bindingWords(const Settings& settings, const Words& words) {
  const std::string rule = ruleOfBinding(settings, words);
  if (settings.cores == CoreChoice::All) return rule;
  return words("binding-on-cores", {rule, coreChoiceWords(settings.cores, words)});
}

std::string coreChoiceWords(CoreChoice choice, const Words& words) {
  switch (choice) {
    case CoreChoice::All:
      break;
    case CoreChoice::Performance:
      return words("cores-performance", {});
    case CoreChoice::Efficient:
      return words("cores-efficient", {});
    case CoreChoice::LowPower:
      return words("cores-low-power", {});
  }
  return words("cores-all", {});
}

namespace {

std::string threadsText(const Run& run, const Words& words) {
  const auto threads = std::max<std::int64_t>(run.settings.threads, mostThreads(run));
  std::vector<std::string> parts{number(threads)};
  if (run.settings.threadMode == ThreadMode::Auto) parts.push_back(words("threads-auto", {}));
  if (run.settings.threadMode == ThreadMode::Cores) parts.push_back(words("threads-cores", {}));
  if (run.settings.threadMode == ThreadMode::Scale && threads > 1)
    parts.front() = words("threads-scale", {number(threads)});
  parts.push_back(bindingWords(run.settings, words));
  // If there are several threads, the tables name the CPUs.
  for (const CellResult& cell : run.results)
    if (const Measured* measured = measuredOf(&cell);
        threads == 1 && measured && measured->placement.size() == 1) {
      parts.push_back(words("threads-on-cpu", {number(measured->placement.front())}));
      break;
    }
  return join(parts, ", ");
}

bool tested(const Run& run, Test test) {
  return std::any_of(run.results.begin(), run.results.end(),
                     [&](const CellResult& cell) { return cell.test == test; });
}

/// The function that says how long the test of the cell measures; null where the settings of all tests do.
auto ownTime(const CellId& cell) -> decltype(TestReport::time) {
  const auto group = cell.test.group();
  return group ? testReport(*group).time : nullptr;
}

std::string timesText(const Run& run, const Words& words) {
  std::vector<std::string> times;
  if (tested(run, Test::Integer))
    times.push_back(words("time-integer", {number(run.settings.integerSeconds)}));
  if (tested(run, Test::Floating))
    times.push_back(words("time-floating", {number(run.settings.floatingSeconds)}));
  if (std::ranges::any_of(run.results, [](const CellResult& cell) {
        return cell.parameters.regionBytes.has_value() && ownTime(cell) == nullptr;
      }))
    times.push_back(words("time-memory", {number(run.settings.memorySeconds)}));
  // Endurance takes what its bytes take.
  std::vector<std::string> fixed;
  if (std::ranges::any_of(run.results, [](const CellResult& cell) {
        return cell.parameters.queueDepth && !isSustainedWrite(cell);
      }))
    fixed.push_back(words("time-disk", {number(run.settings.diskSeconds)}));
  if (tested(run, Test::Network))
    fixed.push_back(words("time-network", {number(run.settings.networkSeconds)}));
  for (const TestGroup group : reportedTestGroups)
    if (const auto time = testReport(group).time;
        time != nullptr &&
        std::ranges::any_of(run.results, [&](const CellResult& cell) { return cell.test.group() == group; }))
      fixed.push_back(time(run.settings, words));
  if (times.empty()) return join(fixed, ", ");
  if (run.settings.stopWhenPrecise) {
    const std::string early = join(times, ", ") + "; " + words("time-until-precise", {});
    return fixed.empty() ? early : early + "; " + words("time-always", {join(fixed, ", ")});
  }
  times.insert(times.end(), fixed.begin(), fixed.end());
  return join(times, ", ") + "; " + words("time-in-full", {});
}

std::string regionsText(const Run& run, const Words& words) {
  std::vector<std::uint64_t> sizes;
  for (const CellResult& cell : run.results)
    if (cell.test == Test::Memory && cell.parameters.regionBytes &&
        std::find(sizes.begin(), sizes.end(), *cell.parameters.regionBytes) == sizes.end())
      sizes.push_back(*cell.parameters.regionBytes);
  std::vector<std::string> texts;
  for (const std::uint64_t size : sizes) texts.push_back(formatSize({size}));
  std::string text = join(texts, ", ");
  if (!text.empty() && !run.settings.regions) text += " " + words("regions-by-caches", {});
  return text;
}

std::string foldersText(const Run& run, const Words& words) {
  if (!tested(run, Test::Disk)) return {};
  if (run.settings.diskFolders.empty()) return words("folder-current", {});
  return join(run.settings.diskFolders, "\n");
}

/// One disk is said by itself; of several, each by its folder.
void addDisks(FactList& facts, const std::vector<FolderFacts>& disks, const Words& words) {
  for (const FolderFacts& disk : disks) {
    const std::string text = diskText(disk, words);
    if (disks.size() == 1)
      facts.add("label-disk", text);
    else if (&disk == &disks.front())
      facts.add("label-disk", words("disk-in-folder", {disk.path, text}));
    else
      facts.add(words("disk-in-folder", {disk.path, text}));
  }
}

void addPeers(FactList& facts, const std::vector<PeerFacts>& peers, const Words& words) {
  for (const PeerFacts& peer : peers) {
    const std::string known = peerText(peer, words);
    const std::string head = peerHead(peer, words);
    const std::string text = known.empty() ? head : words("peer-facts", {head, known});
    if (&peer == &peers.front())
      facts.add("label-peer", text);
    else
      facts.add(text);
  }
}

std::string priorityText(const Environment& environment, const Words& words) {
  if (!environment.priority) return {};
  const Priority& priority = *environment.priority;
  std::string text = words(priority.raised ? "priority-raised" : "priority-normal", {});
  if (priority.raised && priority.nice) text = words("priority-raised-nice", {number(*priority.nice)});
  return priority.reason ? text + ". " + sentenceOf(*priority.reason, words) : text;
}

}  // namespace

std::string healthText(const Health& before, const std::optional<Health>& after, const Machine& machine,
                       const Words& words) {
  std::vector<std::string> parts;
  const auto add = [&](std::string_view id, const std::string& value) {
    if (!value.empty()) parts.push_back(words(id, {value}));
  };
  const auto addEither = [&](const std::optional<bool>& is, std::string_view yes, std::string_view no) {
    if (is) parts.push_back(words(*is ? yes : no, {}));
  };
  const auto rounded = [](double value) { return fmt::format("{:.0f}", value); };
  add("health-emulator", machine.emulator);
  add("health-substitute", before.substitute);
  addEither(before.onBattery, "health-battery", "health-mains");
  add("health-governor", before.governor);
  addEither(before.boost, "health-boost-on", "health-boost-off");
  add("health-profile", before.powerProfile);
  if (before.powerLimitW) add("health-power-limit", rounded(*before.powerLimitW));
  if (before.temperatureC && after && after->temperatureC)
    parts.push_back(
        words("health-temperatures", {rounded(*before.temperatureC), rounded(*after->temperatureC)}));
  else if (before.temperatureC)
    add("health-temperature", rounded(*before.temperatureC));
  const double pressure =
      std::max(before.memoryPressure.value_or(0), after ? after->memoryPressure.value_or(0) : 0);
  if (pressure > 0) add("health-pressure", percentText(pressure));
  if (before.cpuQuota) add("health-quota", fmt::format("{:.3g}", *before.cpuQuota));
  if (before.memoryLimit) add("health-memory", formatSize(*before.memoryLimit));
  add("health-microcode", before.microcode);
  return join(parts, "; ");
}

Facts ownFacts(const Run& run, const Words& words) {
  FactList facts(words);
  facts.add("label-label", run.label);
  facts.add("label-comment", run.comment);
  return facts.take();
}

Facts machineFacts(const Run& run, const Words& words) {
  FactList facts(words);
  if (run.origin) {
    addForeignMachine(facts, run.machine, words);
    return facts.take();
  }
  addMachine(facts, run.machine, words);
  addDisks(facts, run.disks, words);
  addPeers(facts, run.peers, words);
  facts.add("label-health", healthText(run.environment.healthBefore.value_or(Health{}),
                                       run.environment.healthAfter, run.machine, words));
  facts.add("label-around", aroundText(run.environment, words));
  const std::vector<Reason> held = heldBack(run);
  for (const Reason& reason : held) {
    const std::string sentence = sentenceOf(reason, words);
    if (&reason == &held.front())
      facts.add("label-held-back", sentence);
    else
      facts.add(sentence);
  }
  return facts.take();
}

namespace {

/// The widest vectors that programs may use here, and the instruction sets that have them or narrower ones;
/// empty where nothing is known of that.
std::string vectorsText(const Machine& machine, const Words& words) {
  using enum kernels::Needs;
  constexpr std::array<std::pair<kernels::Needs, int>, 5> widths{
      {{Avx512, 64}, {Sve512, 64}, {Avx, 32}, {Sve256, 32}, {Sve128, 16}}};
  const bool isArm = machine.architecture == "arm64";
  if (machine.provides.empty() && !isArm) return {};
  int widest = 16;
  for (const auto& [needs, bytes] : widths)
    if (provides(machine, needs)) widest = std::max(widest, bytes);
  std::vector<std::string> sets;
  for (const kernels::Needs needs : allNeeds)
    if (provides(machine, needs)) sets.emplace_back(needsName(needs));
  std::ranges::reverse(sets);
  sets.emplace_back(isArm ? "NEON" : "SSE2");
  return words("report-vectors", {number(widest), join(sets, ", ")});
}

}  // namespace

Facts processorFacts(const Machine& machine, const Words& words) {
  FactList facts(words);
  addProcessor(facts, machine, words);
  facts.add("label-vectors", vectorsText(machine, words));
  return facts.take();
}

Facts originFacts(const Run& run, const Words& words) {
  if (!run.origin) return {};
  const Origin& origin = *run.origin;
  FactList facts(words);
  facts.add("label-measured-by", measuredBy(origin));
  facts.add("label-source", join({origin.source, origin.year ? number(*origin.year) : std::string()}, ", "));
  facts.add(origin.address);
  if (!origin.leftOut.empty())
    facts.add("label-left-out", fmt::format("{}", fmt::join(origin.leftOut, "; ")));
  return facts.take();
}

Facts settingsFacts(const Run& run, const Words& words) {
  if (run.origin) return {};
  FactList facts(words);
  // Tests with threads of their own name them in their tables.
  const bool areOwn = !run.results.empty() && std::ranges::all_of(run.results, [](const CellResult& cell) {
    const auto group = cell.test.group();
    return group && testsWithOwnThreads.contains(*group);
  });
  if (!areOwn) facts.add("label-threads", threadsText(run, words));
  facts.add("label-priority", priorityText(run.environment, words));
  facts.add("label-times", timesText(run, words));
  facts.add("label-regions", regionsText(run, words));
  facts.add("label-folders", foldersText(run, words));
  return facts.take();
}

std::string dateText(const std::string& started) {
  if (!parseUtc(started)) return started;
  return fmt::format("{} {} UTC", started.substr(0, 10), started.substr(11, 8));
}

bool isUnfinished(const Run& run) {
  return run.status == RunStatus::Stopped && run.finished.empty() && !run.origin;
}

std::string titleText(const Run& run, const Words& words) {
  return words(run.origin ? "report-title-foreign" : "report-title", {run.program.version});
}

std::string methodText(const Run& run, const Words& words) {
  if (run.origin) return words(run.origin->published ? "report-published" : "report-foreign", {});
  return join(
      {words("report-method", {number(run.program.method), run.program.compiler}), durationText(run, words)},
      " ");
}

}  // namespace strata
