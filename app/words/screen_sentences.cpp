// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto table = std::to_array<Sentence>({
    // Steps, as progress names them.
    {"step-processor", "Processor"},
    {"step-memory", "Memory, region {1}"},
    {"step-disk", "Disk"},

    // strata-cli
    {"cli-about", "Measures the layers of this computer: core, caches, memory and disk."},
    {"cli-unused-option", "{1} is used by none of the chosen tests. Leave it out, or add the test {2}."},
    {"cli-no-such-command",
     "There is no command \"{1}\". Use run, list, machine or selftest; --help tells more."},
    {"cli-no-such-kernel", "There is no kernel {1}. See strata-cli list."},
    {"cli-bad-size",
     "{1}: \"{2}\" is no size. Use a number with K, M or G (powers of 1024), such as 16K or 1.5M."},
    {"cli-bad-threads", "--threads: \"{1}\" is no number of threads. Use 1 to 1024, auto or cores."},
    {"cli-region-alone", "--region {1} stands alone: give it once, without sizes."},
    {"cli-settings-file", "Settings: the file {1}."},
    {"cli-settings-preset", "Settings: the preset {1}."},
    {"cli-settings-saved", "Settings: those saved in {1}."},
    {"cli-settings-none-saved", "Settings: the defaults, since none are saved in {1}."},
    {"cli-settings-help",
     "Without --settings and --preset a run starts from the settings saved in {1}, where the Setup dialog "
     "keeps "
     "them, and from the defaults where there are none. --preset default means the defaults, whatever is "
     "saved."},
    {"cli-expected-time", "This takes about {1} s."},
    {"cli-time-left", "{1} s left"},
    {"cli-extended", "taking longer, to get enough undisturbed samples"},
    {"selftest-ok", "ok"},
    {"selftest-wrong", "WRONG"},

    // strata-cli machine
    {"machine-processor", "Processor"},
    {"machine-cores", "Cores"},
    {"machine-core-count", "{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}"},
    {"machine-kind", "Kind of core"},
    {"machine-kind-count", "{1}, CPUs: {2}"},
    {"machine-level", "L{1} cache"},
    {"machine-cache", "{1}, CPUs that share one: {2}"},
    {"machine-usable", "usable as measured: {1}"},
    {"machine-core-class", "Core design"},
    {"machine-unknown", "unknown, so figures have no limit to compare with"},
    {"machine-core-limits", "{1}; each cycle at most {2} loads, {3} stores, {4} of both together"},
    {"machine-core-width", "vectors of {1} bytes: loads {2}, stores {3}, both together {4}"},
    {"machine-memory", "Memory"},
    {"machine-memory-sizes", "{1}, available {2}"},
    {"machine-modules", "Memory modules"},
    {"machine-module-facts", "{1}; type {2}; MT/s {3}; channels {4}"},
    {"machine-modules-unknown", "the system does not tell, or cannot be believed"},
    {"machine-memory-limit", "all channels together at most {1}"},
    {"machine-pages", "Pages"},
    {"machine-page-sizes", "{1}; large pages {2}"},
    {"machine-system", "System"},
    {"machine-hypervisor", "Virtual machine"},
});

}  // namespace

std::span<const Sentence> screenSentences() {
  return table;
}

}  // namespace strata
