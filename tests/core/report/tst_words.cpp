// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "app/words/words.h"
#include "kernels/catalog.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

/// Reasons and errors with the most data that the core gives them: what their sentences may number.
const std::map<std::string, std::size_t> reasonData{{"clock-moved", 3},
                                                    {"clock-unknown", 1},
                                                    {"contended", 1},
                                                    {"stolen-time", 2},
                                                    {"pre-empted", 1},
                                                    {"other-load", 1},
                                                    {"migrated", 1},
                                                    {"affinity-changed", 1},
                                                    {"suspended", 1},
                                                    {"counter-unsteady", 1},
                                                    {"slower-than-its-like", 2},
                                                    {"level-not-distinguishable", 1},
                                                    {"walk-fetched-ahead", 0},
                                                    {"threads-not-together", 1},
                                                    {"out-of-memory", 0},
                                                    {"too-many-threads", 2},
                                                    {"too-many-disk-threads", 2},
                                                    {"not-enough-memory-for-threads", 4},
                                                    {"file-too-large", 3},
                                                    {"folder-unreachable", 2},
                                                    {"no-such-drive", 1},
                                                    {"no-room", 2},
                                                    {"not-bound", 0},
                                                    {"too-few-samples", 2},
                                                    {"wide-interval", 1},
                                                    {"passes-disturbed", 2},
                                                    {"few-passes", 2},
                                                    {"uses-disturbed", 2},
                                                    {"few-uses", 2},
                                                    {"first-use-disturbed", 0},
                                                    {"memory-kind-not-effective", 2},
                                                    {"memory-kind-not-provided", 1},
                                                    {"memory-kind-refused", 2},
                                                    {"no-graphics-device", 0},
                                                    {"graphics-not-permitted", 1},
                                                    {"graphics-refused", 2},
                                                    {"frame-buffer-too-small", 2},
                                                    {"paged", 1},
                                                    {"threads-share-cores", 3},
                                                    {"memory-on-other-node", 2},
                                                    {"priority-refused", 1},
                                                    {"priority-limited", 1},
                                                    {"buffered", 4},
                                                    {"bypass-unknown", 2},
                                                    {"beyond-link", 4},
                                                    {"compressing", 2},
                                                    {"copy-on-write", 2},
                                                    {"fragmented", 3},
                                                    {"shared-device", 2},
                                                    {"above-limit", 1},
                                                    {"time-extended", 2},
                                                    {"no-spare-cpu", 0},
                                                    {"pages-not-obtained", 1},
                                                    {"large-pages-not-reserved", 4},
                                                    {"large-pages-need-right", 2},
                                                    {"large-pages-no-memory", 3},
                                                    {"transparent-pages-off", 0},
                                                    {"region-below-large-pages", 1},
                                                    {"out-of-range", 4},
                                                    {"not-enough-memory", 3},
                                                    {"not-enough-disk", 5},
                                                    {"no-such-cpu", 1},
                                                    {"nothing-selected", 0},
                                                    {"bad-binding", 1},
                                                    {"bad-json", 2},
                                                    {"bad-setting", 2},
                                                    {"newer-schema", 1},
                                                    {"no-large-pages", 0},
                                                    {"allocation-failed", 1},
                                                    {"stopped", 0},
                                                    {"thread-failed", 2},
                                                    {"folder-missing", 1},
                                                    {"folder-not-writable", 1},
                                                    {"disk-full", 2},
                                                    {"create-failed", 2},
                                                    {"write-failed", 3},
                                                    {"read-failed", 3},
                                                    {"short-write", 2},
                                                    {"short-read", 2},
                                                    {"flush-failed", 2},
                                                    {"data-mismatch", 2},
                                                    {"data-faults", 5},
                                                    {"rate-fell", 3},
                                                    {"nothing-to-read", 0},
                                                    {"request-unanswered", 1},
                                                    {"device-not-answering", 2},
                                                    {"not-a-leftover", 1},
                                                    {"file-in-use", 1},
                                                    {"cannot-remove", 2},
                                                    {"topology-failed", 0},
                                                    {"not-a-run", 0},
                                                    {"unknown-format", 0},
                                                    {"no-figures", 1},
                                                    {"too-many-figures", 1},
                                                    {"fio-error", 2},
                                                    {"no-peer-figure", 1},
                                                    {"no-such-reference", 1},
                                                    {"not-checked", 1},
                                                    {"published-figure", 0},
                                                    {"pointer-not-advanced", 1},
                                                    {"missing-key", 1},
                                                    {"bad-value", 2},
                                                    {"too-many-elements", 1},
                                                    {"not-provided", 1},
                                                    {"cannot-write", 2},
                                                    {"cannot-read", 2},
                                                    {"too-large", 1},
                                                    {"text-too-long", 1},
                                                    {"pipe-by-name", 1},
                                                    {"settings-too-large", 3},
                                                    {"no-figure", 0},
                                                    {"unknown-kernel", 1},
                                                    {"selftest-counter", 2},
                                                    {"selftest-clock", 2},
                                                    {"selftest-kernels", 2},
                                                    {"selftest-paths", 3},
                                                    {"selftest-paths-unchecked", 0},
                                                    {"selftest-binding", 2},
                                                    {"selftest-overhead", 2},
                                                    {"file-missing", 1},
                                                    {"no-data-folder", 0},
                                                    {"history-damaged", 2},
                                                    {"history-mending-finished", 2},
                                                    {"no-runs-read", 1},
                                                    {"history-recovered", 4},
                                                    {"history-not-moved", 1},
                                                    {"history-newer", 3},
                                                    {"history-full", 1},
                                                    {"history-busy", 1},
                                                    {"history-read-only", 1},
                                                    {"history-failed", 2},
                                                    {"history-slow", 1},
                                                    {"no-such-run", 1},
                                                    {"run-ambiguous", 1},
                                                    {"run-kept-already", 1},
                                                    {"bad-cbor", 0},
                                                    {"settings-bad-json", 4},
                                                    {"settings-bad-setting", 4},
                                                    {"settings-out-of-range", 6},
                                                    {"settings-newer-schema", 3},
                                                    {"settings-unreadable", 2},
                                                    {"small-disk-file", 2},
                                                    {"cached-disk-file", 2},
                                                    {"folder-in-memory", 2},
                                                    {"folder-on-memory-device", 2},
                                                    {"folder-through-program", 2},
                                                    {"folders-share-device", 3},
                                                    {"more-threads-than-cpus", 2},
                                                    {"level-smaller-than-reported", 3},
                                                    {"level-larger-than-reported", 3},
                                                    {"level-not-reported", 2},
                                                    {"level-not-seen", 2},
                                                    {"row-not-reached", 0},
                                                    {"network-loopback", 0},
                                                    {"network-same-host", 0},
                                                    {"network-processor-limit", 2},
                                                    {"network-above-link", 2},
                                                    {"network-retransmissions", 2},
                                                    {"no-peer", 0},
                                                    {"no-code", 1},
                                                    {"bad-code", 1},
                                                    {"same-peer", 1},
                                                    {"bad-address", 1},
                                                    {"network-refused", 1},
                                                    {"network-no-answer", 1},
                                                    {"network-name-not-found", 1},
                                                    {"network-unreachable", 2},
                                                    {"network-wrong-code", 1},
                                                    {"network-unproved", 1},
                                                    {"network-code-spent", 1},
                                                    {"network-too-long", 2},
                                                    {"network-paused", 2},
                                                    {"network-busy", 1},
                                                    {"network-other-version", 3},
                                                    {"network-not-strata", 1},
                                                    {"network-lost", 2},
                                                    {"network-ended", 1},
                                                    {"network-stalled", 2},
                                                    {"network-bad-frame", 1},
                                                    {"network-too-much", 1},
                                                    {"unknown-reason", 2},
                                                    {"no-thread", 0},
                                                    {"no-random-numbers", 0},
                                                    {"cannot-listen", 3},
                                                    {"port-taken", 1},
                                                    {"responder-idle", 1},
                                                    {"no-such-row", 2},
                                                    {"file-only-read", 1},
                                                    {"block-not-of-sectors", 2},
                                                    {"file-below-blocks", 3},
                                                    {"file-laid-in-part", 3},
                                                    {"no-time-left", 1},
                                                    {"row-stopped", 1},
                                                    {"file-not-readable", 2},
                                                    {"file-too-small", 2},
                                                    {"queue-failed", 1}};

std::size_t highestPlaceholder(const std::string& text) {
  static const std::regex placeholder(R"(\{(\d+)\})");
  std::size_t highest = 0;
  for (std::sregex_iterator it(text.begin(), text.end(), placeholder), end; it != end; ++it)
    highest = std::max(highest, static_cast<std::size_t>(std::stoul((*it)[1])));
  return highest;
}

TEST(Words, HaveASentenceForEachReason) {
  for (const auto& [id, data] : reasonData) {
    const std::string text = english(id);
    EXPECT_FALSE(text.empty()) << id;
    EXPECT_LE(highestPlaceholder(text), data) << id << ": " << text;
    EXPECT_TRUE(text.ends_with('.')) << id << ": " << text;
  }
}

TEST(Words, NumberTheirPlaceholdersWithoutGaps) {
  for (const std::string_view id : allIds()) {
    if (id.starts_with("brief-")) continue;  // leaves facts out
    const std::string text = english(id);
    for (std::size_t i = 1; i <= highestPlaceholder(text); ++i)
      EXPECT_NE(text.find("{" + std::to_string(i) + "}"), std::string::npos) << id << " lacks {" << i << "}";
    static const std::regex wrong(R"(\{[^}]*[^0-9}][^}]*\}|\{\}|\{0|  )");
    EXPECT_FALSE(std::regex_search(text, wrong)) << id << ": " << text;
  }
}

TEST(Words, AreAscii) {
  for (const std::string_view id : allIds()) {
    const std::string text = english(id);
    EXPECT_FALSE(text.empty()) << id;
    EXPECT_TRUE(std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; })) << id;
  }
}

TEST(Words, NameEachKernel) {
  for (const kernels::Kernel& kernel : kernels::catalog())
    EXPECT_FALSE(english(kernel.id).empty()) << kernel.id;
}

TEST(Words, NameWhatRunsHold) {
  for (const strata::Run& run : {classicRun(), troubledRun(), networkRun()}) {
    for (const CellResult& cell : run.results) {
      EXPECT_FALSE(english("test-" + cell.test.text()).empty()) << cell.test.text();
      EXPECT_FALSE(english(cell.kernel).empty()) << cell.kernel;
      EXPECT_FALSE(english("unit-" + cell.unit).empty()) << cell.unit;
      EXPECT_FALSE(english("metric-" + cell.metric).empty()) << cell.metric;
      EXPECT_FALSE(cell.parameters.op && english("op-" + *cell.parameters.op).empty());
      EXPECT_FALSE(cell.parameters.pattern && english("pattern-" + *cell.parameters.pattern).empty());
      const auto* measured = std::get_if<Measured>(&cell.outcome);
      EXPECT_FALSE(measured && english("statistic-" + measured->statistic).empty()) << cell.kernel;
    }
  }
}

std::string contentOf(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What the first group of the pattern matches in the sources of a folder, with the file.
std::map<std::string, std::string> inSources(const char* folder, const std::regex& pattern) {
  std::map<std::string, std::string> found;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(STRATA_SOURCE_DIR) / folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    const std::string source = contentOf(entry.path());
    for (std::sregex_iterator it(source.begin(), source.end(), pattern), end; it != end; ++it)
      found.emplace((*it)[1], entry.path().filename().string());
  }
  return found;
}

TEST(Words, KnowEachIdThatTheSourcesMention) {
  // Words in quotes with a hyphen: ids, but for these.
  const std::set<std::string> others{
      "integer-time",   "float-time",         "memory-time",      "disk-size",
      "disk-time",      "disk-read-percent",  "disk-block",       "disk-queue-depth",
      "disk-threads",   "network-time",       "real-world",       "io-uring",
      "compress-force", "in-memory",          "device-in-memory", "not-real",
      "x86-64",         "write-combined",     "membench-csv",     "membench-text",
      "sc-membench",    "completion-latency", "strata-data",      "round-trip",
      "non-temporal",   "weighted-average"};
  const std::set<std::string> otherFiles{"core_designs.cpp", "limits.cpp", "machine.h",  // designs of cores
                                         "likeness.cpp", "likeness.h"};  // loops of other programs
  const auto found = inSources("core", std::regex(R"re("([a-z][a-z0-9]*(?:-[a-z0-9]+)+)")re"));
  EXPECT_GT(found.size(), 60U) << "the pattern finds no ids any more";
  for (const auto& [text, file] : found) {
    if (others.contains(text) || otherFiles.contains(file)) continue;
    const bool known = !english(text).empty() || !english("statistic-" + text).empty() ||
                       !english("finding-" + text).empty();
    EXPECT_TRUE(known) << '"' << text << "\" in " << file << " has no sentence in app/words";
  }
}

TEST(Words, KnowEachIdThatIsMadeAReason) {
  const auto found =
      inSources("core", std::regex(R"re((?:Error|Reason|Failed|Skipped)\{\{?"([a-z0-9-]+)")re"));
  EXPECT_GT(found.size(), 15U) << "the pattern finds no reasons any more";
  for (const auto& [id, file] : found)
    EXPECT_TRUE(reasonData.contains(id))
        << id << " of " << file << ": add its sentence, and the number of its data here";
}

/// A cell has no room for a sentence.
TEST(Words, SayInAFewWordsEachReasonThatStandsBesideAResult) {
  std::map<std::string, std::string> found;
  for (const char* folder : {"core/engine", "core/stats"})
    found.merge(inSources(folder, std::regex(R"re(\{"([a-z0-9-]+)",\s*\{)re")));
  EXPECT_GT(found.size(), 40U) << "the pattern finds no reasons any more";
  std::erase_if(found, [](const auto& entry) { return entry.first.starts_with("selftest-"); });
  for (const auto& [id, file] : found) EXPECT_FALSE(english("brief-" + id).empty()) << id << " of " << file;
  for (const std::string_view id : allIds()) {
    if (!id.starts_with("brief-")) continue;
    const std::string text = english(id);
    EXPECT_LE(text.size(), 24U) << text;
    EXPECT_FALSE(text.ends_with('.')) << text;
    const auto data = reasonData.find(std::string(id.substr(6)));
    ASSERT_NE(data, reasonData.end()) << id;
    EXPECT_LE(highestPlaceholder(text), data->second) << id;
  }
}

TEST(Words, KnowEachIdThatTheAppAsksFor) {
  const auto found = inSources("app", std::regex(R"re((?:english|words|sentence)\(\{?"([a-z0-9-]+)")re"));
  for (const auto& [id, file] : found) EXPECT_FALSE(english(id).empty()) << id << " in " << file;
}

TEST(Words, SayOnceWhatIdsHaveInCommonThatDifferInANumber) {
  EXPECT_EQ(english("read-serial-16"), "Sequential read, 16-byte");
  EXPECT_EQ(words("copy-best-64", {}), "Sequential copy, 64-byte, grouped, non-temporal");
  EXPECT_EQ(wordingOf("chase-12").text, english("chase"));
  EXPECT_EQ(wordingOf("chase-12").arguments, std::vector<std::string>{"12"});
  EXPECT_EQ(words("network-row-to-2", {}), "Upload, 2 streams");
  EXPECT_EQ(english("network-row-to-1"), "Upload, 1 stream") << "a sentence of its own";
  for (const char* id :
       {"read-serial-", "read-serial-x", "read-serial-1x", "read-16", "grade-good-1", "7", "-"})
    EXPECT_EQ(english(id), "") << id;
}

TEST(Words, HaveASingularForACountOfOne) {
  EXPECT_EQ(words("count-threads", {"1"}), "1 thread");
  EXPECT_EQ(words("count-threads", {"21"}), "21 threads");
  EXPECT_EQ(words("latency-chains-1", {}), "1 chain") << "also where the id ends in the count";
  EXPECT_EQ(words("chart-best-threads", {"1", "Copy"}),
            "Copy: best with 1 thread, the fewest within the interval of the highest total.");
  EXPECT_TRUE(wordingOf("chart-peak").one.empty());
}

TEST(Words, FillPlaceholdersInAnyOrder) {
  EXPECT_EQ(fill("{2} of {1}, {2}", {"a", "b"}), "b of a, b");
  EXPECT_EQ(fill("{1}{", {"{2}", "x"}), "{2}{") << "arguments are not filled in turn";
  EXPECT_EQ(fill("{10}", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "ten"}), "ten");
  EXPECT_EQ(fill("{} {x} {0}", {}), "{} {x} {0}");
}

TEST(Words, LeaveOutASentenceThatLacksItsFact) {
  const std::string text = "{1} shared {2}. Together {3}. Choose fewer.";
  EXPECT_EQ(fill(text, {"4", "1", "98 %"}), "4 shared 1. Together 98 %. Choose fewer.");
  EXPECT_EQ(fill(text, {"4", "1"}), "4 shared 1. Choose fewer.");
  EXPECT_EQ(fill("Only {1} of {2}", {"7"}), "Only 7 of ?") << "better than nothing";
}

TEST(Words, TellAReasonWithUnits) {
  EXPECT_EQ(
      sentence({"clock-moved", {{"low_ghz", 3.1}, {"high_ghz", 3.9}, {"excluded_percent", 12.3}}}),
      "The CPU clock varied from 3.10 GHz to 3.90 GHz during this test; Strata discarded 12 % of the "
      "samples. The machine may be faster than this result. Close other programs, or let the machine cool.");
  EXPECT_EQ(
      sentence({"buffered",
                {{"folder", std::string("/tmp")},
                 {"how", std::string("refused")},
                 {"file_system", std::string()}}}),
      "Direct I/O in /tmp (file system ?) was refused, so this may be memory speed, not disk speed. Choose a "
      "folder on a local drive.");
}

TEST(Words, SayWhereDamagedSettingsAreNowWhereTheyCouldBeMoved) {
  Reason notice{"settings-bad-setting",
                {{"path", std::string("/data/settings.json")},
                 {"key", std::string("threads")},
                 {"allowed", std::string("1 to 1024")}}};
  const std::string why =
      "In the settings in /data/settings.json, threads has an unknown value (allowed: 1 to 1024), so Strata "
      "uses the default settings.";
  EXPECT_EQ(sentence(notice), why);
  notice.data.push_back({"moved_to", std::string("/data/settings-set-aside-1.json")});
  EXPECT_EQ(sentence(notice), why + " The damaged file is now /data/settings-set-aside-1.json.");
}

TEST(Words, CallAReasonOfANewerVersionUnknown) {
  EXPECT_EQ(english("moon-phase"), "");
  EXPECT_EQ(sentence({"moon-phase", {{"age_s", 12.0}, {"name", std::string("full")}}}),
            "This version of Strata does not know the reason \"moon-phase\".");
}

TEST(Words, ListTheirIdsOnce) {
  const std::vector<std::string_view> ids = allIds();
  EXPECT_EQ(std::set<std::string_view>(ids.begin(), ids.end()).size(), ids.size());
  EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
  for (const auto& [id, data] : reasonData) EXPECT_TRUE(std::binary_search(ids.begin(), ids.end(), id)) << id;
}

}  // namespace
}  // namespace strata
