// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what is shared. Each group says why it is as it is.
#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/model/fields.h"
#include "core/report/anonymised.h"

namespace strata {

namespace {

/// How the path of a member goes on behind its key, where it has numbers; nothing where it has texts.
template <typename T>
std::optional<std::string_view> endOfNumbers(const T&) {
  return std::is_arithmetic_v<T> ? std::optional<std::string_view>("") : std::nullopt;
}
std::optional<std::string_view> endOfNumbers(const Bytes&) {
  return "";
}
template <typename T>
std::optional<std::string_view> endOfNumbers(const std::optional<T>&) {
  return endOfNumbers(T());
}
template <typename T>
std::optional<std::string_view> endOfNumbers(const std::vector<T>&) {
  return std::is_arithmetic_v<T> ? std::optional<std::string_view>("[]") : std::nullopt;
}

/// The paths of a member's numbers; none of a text's.
template <typename T>
void addNumbers(std::vector<std::string>& paths, const std::string& path, const T& member) {
  if (const auto end = endOfNumbers(member)) paths.push_back(fmt::format("{}{}", path, *end));
}
void addNumbers(std::vector<std::string>& paths, const std::string& path, const std::vector<Pause>&) {
  paths.push_back(path + "[][]");
}
void addNumbers(std::vector<std::string>& paths, const std::string& path,
                const std::vector<LatencyQuantile>&) {
  for (const auto& [key, fraction] : quotedShares) paths.push_back(fmt::format("{}.{}", path, key));
  paths.push_back(fmt::format("{}{}[][]", path.substr(0, path.rfind('.') + 1), quantilesKey));
}
template <typename T>
  requires requires(const T& entry) { withFields(entry, [](const auto&) {}); }
void addNumbers(std::vector<std::string>& paths, const std::string& path, const std::vector<T>&) {
  const T entry{};
  withFields(entry, [&](const auto& member) {
    addNumbers(paths, fmt::format("{}[].{}", path, member.key), member.value);
  });
}
template <Trace T>
void addNumbers(std::vector<std::string>& paths, const std::string& path, const T& trace) {
  withColumns(trace, [&](const auto& column) {
    addNumbers(paths, fmt::format("{}.{}", path, column.key), column.values);
  });
}

/// The numbers that a cell is asked for and has: sizes, counts and figures; and those of cores. A text needs
/// a row of its own.
std::vector<std::string> numbersOfCellsAndCores() {
  std::vector<std::string> paths;
  const auto add = [&](const std::string& before, const auto& field) {
    addNumbers(paths, fmt::format("results[].{}{}", before, field.key), field.value);
  };
  const Parameters parameters;
  withParameters(parameters, [&](const auto&... fields) { (add("parameters.", fields), ...); });
  const Measured measured;
  withSummary(measured, [&](const auto& field) { add("", field); });
  withFiguresOfSomeTests(measured, [&](const auto& field) { add("", field); });
  TestFigures figures;
  withFiguresOfTests(figures, [&](const auto& test) {
    const std::string before = *test.key == '\0' ? "" : fmt::format("{}.", test.key);
    withFields(test.value.emplace(), [&](const auto& field) { add(before, field); });
  });
  // Caches and the data paths of cores belong to the make of the machine.
  addNumbers(paths, "machine.caches", std::vector<Cache>());
  addNumbers(paths, "machine.cpu.kinds[].caches", std::vector<Cache>());
  for (const std::string cores : {"machine.cpu.", "machine.cpu.kinds[]."}) {
    addNumbers(paths, cores + "seen_paths", std::vector<WideAccesses>());
    const CoreClass design{};
    withFields(design, [&](const auto& member) {
      addNumbers(paths, fmt::format("{}core_class.{}", cores, member.key), member.value);
    });
  }
  return paths;
}

std::vector<SharedKey> tableOfKeys() {
  using enum Sharing;
  return {
      // What the file is. An id would tell that this is the run of another file, or of a database.
      {"schema", Keep},
      {"id", NewId},
      {"series", NewId},
      {"repetition", Keep},
      {"status", Keep},
      // What a person wrote can say anything.
      {"label", OwnChoice},
      {"comment", OwnChoice},
      // The moment of a run tells when somebody was at their machine; how long it took belongs to the
      // figures.
      {"started", Day},
      {"finished", Duration},
      // The seed may be a number that a person chose, and marks the run; figures do not hang on it.
      {"seed", Remove},
      {"program.version", Keep},
      {"program.compiler", Keep},
      {"program.method", Keep},

      // The source of figures that others measured is public: a publication, or a program's name.
      {"origin.program", Keep},
      {"origin.version", Keep},
      {"origin.source", Keep},
      {"origin.address", Keep},
      {"origin.year", Keep},
      {"origin.published", Keep},
      // Lines of a file of somebody's.
      {"origin.left_out[]", Remove},

      // The make of the machine: without it figures mean nothing, and thousands have the same.
      {"machine.cpu.model", Keep},
      {"machine.cpu.architecture", Keep},
      {"machine.cpu.packages", Keep},
      {"machine.cpu.cores", Keep},
      {"machine.cpu.threads", Keep},
      {"machine.cpu.usable.os_index[]", Keep},
      {"machine.cpu.usable.core[]", Keep},
      {"machine.cpu.usable.package[]", Keep},
      {"machine.cpu.usable.node[]", Keep},
      {"machine.cpu.usable.kind[]", Keep},
      {"machine.cpu.usable.sibling[]", Keep},
      {"machine.cpu.usable.last_cache[]", Keep},
      {"machine.cpu.kinds[].name", Keep},
      {"machine.cpu.kinds[].efficiency", Keep},
      {"machine.cpu.kinds[].count", Keep},
      {"machine.cpu.kinds[].core_class.id", Keep},
      {"machine.cpu.core_design", Keep},
      {"machine.cpu.kinds[].core_design", Keep},
      {"machine.cpu.core_class.id", Keep},
      {"machine.cpu.provides[]", Keep},
      {"machine.cache_line_bytes", Keep},
      {"machine.usable_last_level_bytes", Keep},
      {"machine.last_level_probe", Keep},
      {"machine.nodes", Keep},
      {"machine.memory_modules.count", Keep},
      {"machine.memory_modules.type", Keep},
      {"machine.memory_modules.speed_mts", Keep},
      {"machine.memory_modules.rated_mts", Keep},
      {"machine.memory_modules.channels", Keep},
      {"machine.memory_limit_mbs", Keep},
      {"machine.page_size_bytes", Keep},
      {"machine.huge_page_size_bytes", Keep},
      {"machine.c_library", Keep},
      {"machine.hypervisor", Keep},
      {"machine.emulator", Keep},
      // To the byte, these differ from machine to machine and from hour to hour.
      {"machine.memory_bytes", Coarse},
      {"machine.memory_available_bytes", Coarse},
      // A kernel that somebody built may bear a name of theirs behind its version.
      {"machine.system", Version},

      {"environment.stolen_percent", Keep},
      {"environment.load_before", Keep},
      {"environment.spare_cpu", Keep},
      {"environment.suspended_s", Keep},
      {"environment.clock_step_s", Keep},
      // The quartz of one board differs from the next in the sixth digit.
      {"environment.ticks_per_second", Coarse},
      {"environment.health_before.governor", Keep},
      {"environment.health_before.clock_driver", Keep},
      {"environment.health_before.transparent_pages", Keep},
      {"environment.health_before.boost", Keep},
      {"environment.health_before.power_profile", Keep},
      {"environment.health_before.on_battery", Keep},
      {"environment.health_before.power_limit_w", Keep},
      {"environment.health_before.temperature_c", Keep},
      {"environment.health_before.memory_pressure_percent", Keep},
      {"environment.health_before.cpu_quota", Keep},
      {"environment.health_before.memory_limit_bytes", Coarse},
      {"environment.health_before.microcode", Keep},
      {"environment.health_before.substitute", Keep},
      {"environment.health_before.kernel", Version},
      {"environment.health_after.governor", Keep},
      {"environment.health_after.clock_driver", Keep},
      {"environment.health_after.transparent_pages", Keep},
      {"environment.health_after.boost", Keep},
      {"environment.health_after.power_profile", Keep},
      {"environment.health_after.on_battery", Keep},
      {"environment.health_after.power_limit_w", Keep},
      {"environment.health_after.temperature_c", Keep},
      {"environment.health_after.memory_pressure_percent", Keep},
      {"environment.health_after.cpu_quota", Keep},
      {"environment.health_after.memory_limit_bytes", Coarse},
      {"environment.health_after.microcode", Keep},
      {"environment.health_after.substitute", Keep},
      {"environment.health_after.kernel", Version},
      {"environment.calm_wait.waited_s", Keep},
      {"environment.calm_wait.calm", Keep},
      {"environment.priority.asked", Keep},
      {"environment.priority.obtained", Keep},
      {"environment.priority.nice", Keep},
      {"environment.priority.reason.id", Keep},
      {"environment.priority.reason.nice", Keep},

      // The make of a disk stays, like that of the machine. Folders have names of people; so may pools,
      // shares and mount options. The free space to the byte differs from one disk to the next.
      {"disks[].folder", Empty},
      {"disks[].device", Remove},
      {"disks[].mount_options", Remove},
      {"disks[].largest_file_bytes", Remove},
      {"disks[].free_bytes", Coarse},
      {"disks[].capacity_bytes", Coarse},
      {"disks[].file_system", Keep},
      {"disks[].sector_bytes", Keep},
      {"disks[].physical_sector_bytes", Keep},
      {"disks[].model", Keep},
      {"disks[].rotates", Keep},
      {"disks[].link", Keep},
      {"disks[].link_rate_mbs", Keep},
      {"disks[].drive_link", Keep},
      {"disks[].drive_link_rate_mbs", Keep},
      {"disks[].in_memory", Keep},
      {"disks[].device_in_memory", Keep},
      {"disks[].through_program", Keep},
      {"disks[].copy_on_write", Keep},
      {"disks[].compresses", Keep},
      {"disks[].encrypted", Keep},

      // The make of the machine at the other end stays, like that of this one. Names, addresses and
      // interfaces (some of which hold an address) tell whose network it is.
      {"peers[].name", Peer},
      {"peers[].address", Remove},
      {"peers[].local_address", Remove},
      {"peers[].leads", Keep},
      {"peers[].same_host", Keep},
      {"peers[].loopback", Keep},
      {"peers[].cpu", Keep},
      {"peers[].system", Version},
      {"peers[].version", Keep},
      {"peers[].interface", Remove},
      {"peers[].link_rate_mbs", Keep},
      {"peers[].peer_link_rate_mbs", Keep},

      {"settings.schema", Keep},
      {"settings.integer_s", Keep},
      {"settings.floating_s", Keep},
      {"settings.memory_s", Keep},
      {"settings.regions_bytes[]", Keep},
      {"settings.disk_file_bytes", Keep},
      {"settings.threads", Keep},
      {"settings.bind", Keep},
      {"settings.stop_when_precise", Keep},
      {"settings.history", Keep},
      {"settings.disk_profile", Keep},
      {"settings.disk_s", Keep},
      {"settings.disk_read_percent", Keep},
      {"settings.disk_custom.pattern", Keep},
      {"settings.disk_custom.block_bytes", Keep},
      {"settings.disk_custom.queue_depth", Keep},
      {"settings.disk_custom.threads", Keep},
      {"settings.disk_zeros", Keep},
      {"settings.network_peers[]", Peer},
      {"settings.network_s", Keep},
      {"settings.network_streams", Keep},
      {"settings.sustained_min", Keep},
      // Folders have names of people, of mounted disks and of firms. How many there were stays.
      {"settings.disk_folders[]", Empty},

      // The figures. What is measured is what is shared; more of them below.
      {"results[].test", Keep},
      {"results[].kernel", Loop},
      {"results[].revision", Keep},
      {"results[].metric", Keep},
      {"results[].unit", Keep},
      {"results[].better", Keep},
      {"results[].parameters.pattern", Keep},
      {"results[].parameters.op", Keep},
      {"results[].parameters.pages", Keep},
      {"results[].parameters.count", Keep},
      {"results[].parameters.memory_kind", Keep},
      {"results[].parameters.fill", Keep},
      {"results[].parameters.direction", Keep},
      {"results[].parameters.peer", Peer},
      {"results[].outcome", Keep},
      {"results[].statistic", Keep},
      {"results[].limit_source", Keep},
      {"results[].pages_obtained", Keep},
      {"results[].memory_kind_obtained", Keep},
      {"results[].engine", Keep},
      {"results[].sustained.rate_unit", Keep},
      {"results[].sustained.thermal_state", Keep},
      {"results[].verdict", Keep},
      // Reasons: numbers and the words of a few lists stay (below); any other text may name a folder, a file
      // or a
      // device, or be the system's own words about one.
      {"results[].reason.id", Keep},
      {"results[].reason.how", Keep},
      {"results[].reason.where", Keep},
      {"results[].reason.memory_kind", Keep},
      {"results[].reason.obtained", Keep},
      {"results[].reason.needs", Keep},
      {"results[].reason.file_system", Keep},
      {"results[].reason.link", Keep},
      {"results[].reason.*", Empty},
      {"results[].reasons[].id", Keep},
      {"results[].reasons[].how", Keep},
      {"results[].reasons[].where", Keep},
      {"results[].reasons[].memory_kind", Keep},
      {"results[].reasons[].obtained", Keep},
      {"results[].reasons[].needs", Keep},
      {"results[].reasons[].file_system", Keep},
      {"results[].reasons[].link", Keep},
      {"results[].reasons[].*", Empty},
  };
}

}  // namespace

const std::vector<SharedKey>& sharedKeys() {
  static const std::vector<std::string> numbers = numbersOfCellsAndCores();
  static const std::vector<SharedKey> keys = [] {
    std::vector<SharedKey> all = tableOfKeys();
    for (const std::string& path : numbers) all.push_back({path, Sharing::Keep});
    return all;
  }();
  return keys;
}

std::string_view sharedWordId(std::string_view path) {
  constexpr std::pair<std::string_view, std::string_view> ids[]{
      {"id", "shared-id"},
      {"series", "shared-series"},
      {"label", "shared-label"},
      {"comment", "shared-comment"},
      {"started", "shared-started"},
      {"finished", "shared-finished"},
      {"seed", "shared-seed"},
      {"machine.memory_bytes", "shared-memory"},
      {"machine.memory_available_bytes", "shared-available"},
      {"machine.system", "shared-system"},
      {"environment.ticks_per_second", "shared-ticks"},
      {"environment.health_before.kernel", "shared-kernel-version"},
      {"environment.health_after.kernel", "shared-kernel-version"},
      {"environment.health_before.memory_limit_bytes", "shared-memory-limit"},
      {"environment.health_after.memory_limit_bytes", "shared-memory-limit"},
      {"origin.left_out[]", "shared-left-out"},
      {"results[].kernel", "shared-job"},
      {"settings.disk_folders[]", "shared-folder"},
      {"settings.network_peers[]", "shared-peer"},
      {"peers[].name", "shared-peer"},
      {"results[].parameters.peer", "shared-peer"},
      {"peers[].address", "shared-peer-address"},
      {"peers[].local_address", "shared-peer-address"},
      {"peers[].interface", "shared-peer-interface"},
      {"peers[].system", "shared-peer-system"},
      {"disks[].folder", "shared-folder"},
      {"disks[].device", "shared-disk-device"},
      {"disks[].mount_options", "shared-disk-options"},
      {"disks[].largest_file_bytes", "shared-disk-limit"},
      {"disks[].free_bytes", "shared-disk-free"},
      {"disks[].capacity_bytes", "shared-disk-size"},
  };
  for (const auto& [known, id] : ids)
    if (known == path) return id;
  return path.starts_with("results[].reason") && sharingOf(path) ? "shared-reason" : "shared-unknown";
}

}  // namespace strata
