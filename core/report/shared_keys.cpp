// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what is shared. Each group says why it is as it is.
#include <utility>

#include "core/report/anonymised.h"

namespace strata {

const std::vector<SharedKey>& sharedKeys() {
  using enum Sharing;
  static const std::vector<SharedKey> keys{
      // What the file is. An id would tell that this is the run of another file, or of a database.
      {"schema", Keep},
      {"id", NewId},
      {"series", NewId},
      {"repetition", Keep},
      {"status", Keep},
      // What a person wrote can say anything.
      {"label", OwnChoice},
      {"comment", OwnChoice},
      // When somebody was at their machine is theirs; how long it took belongs to the figures.
      {"started", Day},
      {"finished", Duration},
      // The seed may be a number that a person chose, and marks the run; figures do not hang on it.
      {"seed", Remove},
      {"program.version", Keep},
      {"program.compiler", Keep},
      {"program.method", Keep},

      // Where figures of others are from: published, or a program's name.
      {"origin.program", Keep},
      {"origin.version", Keep},
      {"origin.source", Keep},
      {"origin.address", Keep},
      {"origin.year", Keep},
      {"origin.published", Keep},

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
      {"machine.cpu.kinds[].name", Keep},
      {"machine.cpu.kinds[].efficiency", Keep},
      {"machine.cpu.kinds[].count", Keep},
      {"machine.cpu.core_class.id", Keep},
      {"machine.cpu.core_class.loads_per_cycle", Keep},
      {"machine.cpu.core_class.stores_per_cycle", Keep},
      {"machine.cpu.core_class.accesses_per_cycle", Keep},
      {"machine.cpu.core_class.wide[].width_bytes", Keep},
      {"machine.cpu.core_class.wide[].loads_per_cycle", Keep},
      {"machine.cpu.core_class.wide[].stores_per_cycle", Keep},
      {"machine.cpu.core_class.wide[].accesses_per_cycle", Keep},
      {"machine.cpu.provides[]", Keep},
      {"machine.caches[].level", Keep},
      {"machine.caches[].size_bytes", Keep},
      {"machine.caches[].shared_by", Keep},
      {"machine.usable_last_level_bytes", Keep},
      {"machine.nodes", Keep},
      {"machine.memory_modules.count", Keep},
      {"machine.memory_modules.type", Keep},
      {"machine.memory_modules.speed_mts", Keep},
      {"machine.memory_modules.channels", Keep},
      {"machine.memory_limit_mbs", Keep},
      {"machine.page_size_bytes", Keep},
      {"machine.huge_page_size_bytes", Keep},
      {"machine.c_library", Keep},
      {"machine.hypervisor", Keep},
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
      {"environment.priority.asked", Keep},
      {"environment.priority.obtained", Keep},
      {"environment.priority.nice", Keep},
      {"environment.priority.reason.id", Keep},
      {"environment.priority.reason.nice", Keep},

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
      // Folders have names of people, of mounted disks and of firms. How many there were stays.
      {"settings.disk_folders[]", Empty},

      // The figures. What is measured is what is shared.
      {"results[].test", Keep},
      {"results[].kernel", Loop},
      {"results[].revision", Keep},
      {"results[].metric", Keep},
      {"results[].unit", Keep},
      {"results[].better", Keep},
      {"results[].parameters.region_bytes", Keep},
      {"results[].parameters.width_bytes", Keep},
      {"results[].parameters.pattern", Keep},
      {"results[].parameters.op", Keep},
      {"results[].parameters.threads", Keep},
      {"results[].parameters.pages", Keep},
      {"results[].parameters.chains", Keep},
      {"results[].parameters.count", Keep},
      {"results[].parameters.block_bytes", Keep},
      {"results[].parameters.file_bytes", Keep},
      {"results[].parameters.memory_kind", Keep},
      {"results[].outcome", Keep},
      {"results[].value", Keep},
      {"results[].statistic", Keep},
      {"results[].low", Keep},
      {"results[].high", Keep},
      {"results[].confidence", Keep},
      {"results[].median", Keep},
      {"results[].mad", Keep},
      {"results[].standard_deviation", Keep},
      {"results[].count", Keep},
      {"results[].clean_count", Keep},
      {"results[].samples[]", Keep},
      {"results[].clean[]", Keep},
      {"results[].quantiles[]", Keep},
      {"results[].per_thread[]", Keep},
      {"results[].bytes", Keep},
      {"results[].iterations", Keep},
      {"results[].elapsed_s", Keep},
      {"results[].clock_ghz", Keep},
      {"results[].limit", Keep},
      {"results[].one_thread", Keep},
      {"results[].index_only_ns", Keep},
      {"results[].total_rate", Keep},
      {"results[].flush_s", Keep},
      {"results[].pass_s[]", Keep},
      {"results[].placement[]", Keep},
      {"results[].pages_obtained", Keep},
      {"results[].memory_kind_obtained", Keep},
      {"results[].first_use_s", Keep},
      {"results[].read_ratio", Keep},
      {"results[].verdict", Keep},
      // Reasons: numbers and the words of a few lists stay (below); any other text may name a folder, a file
      // or
      // a device, or be the system's own words about one.
      {"results[].reason.id", Keep},
      {"results[].reason.how", Keep},
      {"results[].reason.memory_kind", Keep},
      {"results[].reason.obtained", Keep},
      {"results[].reason.needs", Keep},
      {"results[].reason.file_system", Keep},
      {"results[].reason.*", Empty},
      {"results[].reasons[].id", Keep},
      {"results[].reasons[].how", Keep},
      {"results[].reasons[].memory_kind", Keep},
      {"results[].reasons[].obtained", Keep},
      {"results[].reasons[].needs", Keep},
      {"results[].reasons[].file_system", Keep},
      {"results[].reasons[].*", Empty},
  };
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
      {"settings.disk_folders[]", "shared-folder"},
  };
  for (const auto& [known, id] : ids)
    if (known == path) return id;
  return path.starts_with("results[].reason") && sharingOf(path) ? "shared-reason" : "shared-unknown";
}

}  // namespace strata
