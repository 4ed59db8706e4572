// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto screenTable = std::to_array<Sentence>({
    // Steps, as progress names them.
    {"step-processor", "Processor"},
    {"step-memory", "Moves, region {1}"},
    {"step-disk", "Disk"},
    {"step-network", "Network"},
    {"step-copy", "Copy, region {1}"},
    {"step-library", "C library, {1}"},
    {"step-pages", "{1}, pages: {2}"},
    {"step-registers", "Registers"},
    {"step-string", "String instructions, region {1}"},
    {"step-memtypes", "Memory types, {1}"},
    {"step-threads", "{1}, threads: {2}"},

    // strata-cli
    {"cli-about", "Benchmark for CPU, caches, memory, disk and network."},
    {"respond-listens", "Waiting for another machine at port {1} of:"},
    {"respond-code", "Code: {1}"},
    {"window-no-display",
     "The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs "
     "none."},
    {"respond-command", "On the other machine: strata-cli run network --host {1} --code {2}"},
    {"respond-end", "Ctrl+C ends this."},
    {"respond-came", "{1} is the client ({2}; {3})."},
    {"respond-nothing", "Nothing was measured."},
    {"respond-wrong", "{1} did not know the code."},
    {"respond-broke-off", "{1} broke off before it had shown a code, which counts as a wrong one."},
    {"respond-pause", "Too many wrong codes: new attempts are blocked for {1} s."},
    {"cli-unused-option",
     "{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}."},
    {"cli-use-disk-row",
     "Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, "
     "threads."},
    {"cli-disk-custom",
     "The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with "
     "--disk-block, "
     "--disk-queue-depth, --disk-pattern and --disk-threads."},
    {"cli-disk-classic",
     "{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile."},
    {"cli-disk-threads",
     "The workloads of the profile {1} have threads of their own; none uses --threads. Leave it "
     "out, or choose --disk-profile custom or classic."},
    {"cli-disk-mix",
     "{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed."},
    {"cli-disk-verify",
     "--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G."},
    {"cli-disk-writes",
     "Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, "
     "if "
     "the disk does {5} MB/s."},
    {"cli-disk-rate", "{1}: {2} MB/s"},
    {"cli-disk-reads", "Disk: {1} is read only ({2}); nothing is written. This takes about {3} s."},
    {"cli-no-command", "No command is given. Use one of these: {1}; --help has more."},
    {"cli-no-such-command", "There is no command \"{1}\". Use one of these: {2}; --help has more."},
    {"cli-option-first", "{1} must come after its command, as in strata-cli {2} {1}."},
    {"cli-no-such-option-first",
     "{1} is no option of strata-cli. Use one of these commands: {2}; --help has more."},
    {"cli-no-such-option", "{1}: strata-cli {2} has no such option. See strata-cli {2} --help."},
    {"cli-option-elsewhere",
     "{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help."},
    {"cli-options-only", "\"{1}\": strata-cli {2} takes options only. See strata-cli {2} --help."},
    {"cli-given-twice", "{1} is given twice. Give it once."},
    {"cli-given-too-often", "{1} is given too often. Give it at most {2} times."},
    {"cli-flag-value", "{1} takes no value, but was given \"{2}\". Use {1} alone."},
    {"cli-missing-value", "{1} lacks its value."},
    {"cli-hyphen-value", "A value that begins with a hyphen is given as {1}=VALUE."},
    {"cli-empty-value", "{1}: the value is empty."},
    {"cli-not-utf8", "{1}: \"{2}\" is not valid UTF-8. Use text in UTF-8."},
    {"cli-bad-value", "{1}: \"{2}\" is not allowed."},
    {"cli-excludes", "{1} and {2} exclude each other. Give only one of them."},
    {"cli-use-seconds", "Use a whole number of seconds from {1} to {2}."},
    {"cli-use-number", "Use a whole number from {1} to {2}."},
    {"cli-use-region",
     "Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by "
     "the caches of the machine), none, or 0 for no size in this place."},
    {"cli-use-disk-size",
     "Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024)."},
    {"cli-use-block", "Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024)."},
    {"cli-use-endurance",
     "Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024)."},
    {"cli-use-threads",
     "Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 "
     "... all)."},
    {"cli-use-binding", "Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7."},
    {"cli-use-one-of", "Use one of these: {1}."},
    {"cli-use-kernel",
     "Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test."},
    {"cli-use-text", "Use a text of your own."},
    {"cli-use-remark", "Use a text of at most {1}."},
    {"cli-use-folder", "Use the name of a folder."},
    {"cli-use-file", "Use the name of a file."},
    {"cli-region-alone", "{1} {2} stands alone: give it once, without sizes."},
    {"cli-repeat-copy",
     "--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or "
     "--runs, or run copy or memtypes by itself."},
    {"cli-use-options", "Give options of run in quotes, such as --against \"--threads 4\"."},
    {"cli-against-quote", "--against: a quotation mark is not closed."},
    {"cli-against-wrong", "--against: {1}"},
    {"cli-against-option",
     "--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it "
     "out."},
    {"cli-against-same",
     "--against \"{1}\" changes nothing: both sides would be the same. Give an option that differs."},
    {"cli-against-format",
     "--against makes a comparison, which {1} has no place for. Use text, csv, json, html or markdown."},
    {"cli-against-few", "{1} counts pairs beside --against: give at least {2}."},
    {"cli-pairs-alone",
     "--pairs counts the pairs of --against, which is not given. Add --against, or use --runs."},
    {"cli-against-as-given", "as given"},
    {"cli-gate-untested",
     "--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same "
     "results; reference results are never tested."},
    {"cli-settings-file", "Settings: the file {1}."},
    {"cli-settings-file-wrong", "--settings {1}: {2}"},
    {"cli-settings-unknown",
     "--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, "
     "or "
     "install a newer version."},
    {"cli-settings-preset", "Settings: the preset {1}."},
    {"cli-settings-saved", "Settings: those saved in {1}."},
    {"cli-settings-none-saved", "Settings: the defaults, since none are saved in {1}."},
    {"cli-settings-help",
     "Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the "
     "window keeps them. Where there are none, it starts from the defaults. --preset default means the "
     "defaults, whatever the file says."},
    {"cli-leftovers",
     "Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:"},
    {"cli-disk-owes",
     "The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by "
     "ending it."},
    {"cli-standard-output", "the standard output"},
    {"cli-kept", "Stored in the history as {1}."},
    {"cli-use-gate", "Give slower: and a percentage, such as slower:5."},
    {"cli-compare-few", "Give at least two runs, series or files to compare."},
    {"cli-compare-help",
     "RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list "
     "--references`). From the history it is an id, the beginning of one, or last. The id of a series means "
     "all of its repetitions. A finding needs at least four repetitions per side (run --runs 4)."},
    {"cli-completion-one", "completion takes one shell. See `strata-cli completion --help`."},
    {"cli-convert-one", "convert takes one file. See `strata-cli convert --help`."},
    {"compare-cell", "Cell"},
    {"compare-block", "blocks of {1}"},
    {"compare-threads", "threads {1}"},
    {"compare-figure", "result"},
    {"compare-percent", "% to {1}"},
    {"compare-range", "interval"},
    {"compare-interval", "{1} to {2}"},
    {"compare-margin", "margin %"},
    {"compare-own-margin", "{1} ({2})"},
    {"compare-finding", "finding"},
    {"finding-faster", "faster"},
    {"finding-slower", "slower"},
    {"finding-no-difference", "no change"},
    {"finding-not-decided", "inconclusive"},
    {"finding-single-runs", "{1} more needed"},
    {"finding-published", "published"},
    {"junit-message", "{1}: {2} %, interval {3}, {4} compared with {5} {6}"},
    {"unlike-kernel", "Different kernel revision."},
    {"unlike-method", "Different measurement method."},
    {"unlike-pages", "Different page size."},
    {"unlike-threads", "Different number of threads."},
    {"unlike-placement", "Threads ran on different CPUs."},
    {"unlike-machine", "Different machine."},
    {"unlike-doubtful", "A result of one side or both is unreliable."},
    {"compare-unmatched", "Unmatched, measured on some sides only:"},
    {"compare-near",
     "Buffer sizes of these results differ by a factor of two at most, in the same level of memory. The "
     "sizes came from the usable part of the last cache. They are listed together but not tested. To compare "
     "them, repeat one run with the buffer size of the other."},
    {"compare-nothing", "No result was measured on every side, so nothing can be compared."},
    {"compare-reading",
     "Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies "
     "beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed."},
    {"compare-reading-pairs",
     "Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % "
     "confidence interval of the pairs' ratios (sign test, corrected for the number of rows) lies beyond the "
     "margin. No change: it lies within. Inconclusive: more pairs are needed."},
    {"compare-margins",
     "The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: "
     "runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache "
     "levels, 5 % for networks, 10 % for disks."},
    {"cli-history-help",
     "RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, "
     ".md, .svg, "
     ".csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 "
     "days."},
    {"cli-anonymous-export", "--anonymous belongs to export: strata-cli history export RUN FILE --anonymous"},
    {"cli-history-list-format",
     "--format: history list writes text, csv or json. To write a run as html, markdown or svg: "
     "strata-cli history export RUN FILE"},
    {"cli-history-usage", "Give it as: {1}."},
    {"cli-history-unknown", "history: there is no {1}. Allowed: {2}."},
    {"cli-history-added", "Added to the history as {1}."},
    {"cli-out-of-memory",
     "The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit "
     "(ulimit -v). What runs had measured by their last finished step is in the history."},
    {"out-of-threads",
     "The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What "
     "runs had measured by their last finished step is in the history."},
    {"cli-history-taken",
     "Added {1} whole runs and {2} with a part of their results; {3} were in the history already."},
    {"cli-history-aside",
     "The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history "
     "import FILE. Delete the file when nothing is missing."},
    {"cli-history-removed", "Deleted {1}. To restore it within 30 days: strata-cli history restore {2}"},
    {"cli-history-empty", "No runs are stored yet."},
    {"column-run", "Run"},
    {"column-started", "Started (UTC)"},
    {"column-status", "Status"},
    {"column-label", "Label"},
    {"column-figures", "Results"},
    {"status-complete", "complete"},
    {"status-stopped", "stopped"},
    {"status-failed", "failed"},
    {"status-unfinished", "not finished"},
    {"cli-expected-time", "This takes about {1} s."},
    {"cli-time-left", "{1} s left"},
    {"cli-extended", "extended, to get enough undisturbed samples"},
    {"cli-calm-waits", "Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it)."},
    {"cli-calm-came", "Calm after {1} s."},
    {"cli-calm-stays-away", "Not calm within {1} s. The run begins all the same."},
    {"selftest-ok", "ok"},
    {"selftest-wrong", "WRONG"},
    {"selftest-not-checked", "not checked"},

    // strata-cli machine
    {"machine-processor", "Processor"},
    {"machine-cores", "Cores"},
    {"machine-core-count", "{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}"},
    {"machine-kind", "Kind of core"},
    {"machine-kind-count", "{1}, CPUs: {2}"},
    {"machine-level", "L{1} cache"},
    {"machine-cache", "{1}, CPUs that share one: {2}"},
    {"machine-usable", "usable as measured: {1}"},
    {"cli-probe", "Measuring the usable part of the last cache level"},
    {"machine-usable-unconfirmed", "usable part not confirmed, measured again at the next start"},
    {"machine-core-class", "Core design"},
    {"machine-unknown", "unknown, so results have no limit to compare with"},
    {"machine-core-limits", "{1}; each cycle at most {2} loads, {3} stores, {4} of both together"},
    {"machine-core-seen", "{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together"},
    {"machine-core-no-name", "not in the table"},
    {"machine-core-name", "{1}; its peak is not known, so results have no limit to compare with"},
    {"machine-core-width", "vectors of {1} bytes: loads {2}, stores {3}, both together {4}"},
    {"machine-memory", "Memory"},
    {"machine-memory-sizes", "{1}, available {2}"},
    {"machine-modules", "Memory modules"},
    {"machine-module-facts", "{1}; type {2}; MT/s {3}; channels {4}"},
    {"machine-modules-unknown", "not reported by the OS, or not plausible"},
    {"machine-memory-limit", "all channels together at most {1}"},
    {"machine-pages", "Pages"},
    {"machine-page-sizes", "{1}; huge pages {2}"},
    {"machine-system", "System"},
    {"machine-health", "State"},
    {"machine-busy", "Load"},
    {"machine-busy-cpus", "other programs keep {1} CPUs busy"},
    {"machine-hypervisor", "Virtual machine"},
    {"parts-package", "Package {1}"},
    {"parts-node", "NUMA node {1}"},
    {"parts-cache", "L{1} cache"},
    {"parts-data-cache", "L{1} data cache"},
    {"parts-code-cache", "L{1} code cache"},
    {"parts-core", "Core {1}"},
    {"parts-cpu", "CPU {1}"},
    {"parts-cpus", "CPUs {1}"},
    {"parts-no-cpus", "no CPUs"},
    {"parts-ways", "ways {1}"},
    {"parts-line", "lines of {1}"},
    {"parts-usable", "Usable"},
    {"parts-not-allowed", "Not allowed"},
    {"parts-offline", "Offline"},
});

}  // namespace

std::span<const Sentence> screenSentences() {
  return screenTable;
}

}  // namespace strata
