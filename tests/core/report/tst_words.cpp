// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/words/sentence_table.h"
#include "app/words/words.h"
#include "core/report/test_reports.h"
#include "kernels/catalog.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

const ReasonRow* reasonNamed(std::string_view id) {
  for (const auto& rows : reasonTables())
    for (const ReasonRow& row : rows)
      if (row.id == id) return &row;
  return nullptr;
}

std::vector<std::string> namesIn(std::string_view data) {
  std::istringstream names{std::string(data)};
  return {std::istream_iterator<std::string>(names), {}};
}

std::size_t highestPlaceholder(const std::string& text) {
  static const std::regex placeholder(R"(\{(\d+)\})");
  std::size_t highest = 0;
  for (std::sregex_iterator it(text.begin(), text.end(), placeholder), end; it != end; ++it)
    highest = std::max(highest, static_cast<std::size_t>(std::stoul((*it)[1])));
  return highest;
}

TEST(Words, HaveASentenceForEachReason) {
  for (const auto& rows : reasonTables())
    for (const ReasonRow& row : rows) {
      const std::string text(row.sentence);
      EXPECT_LE(highestPlaceholder(text), namesIn(row.data).size()) << row.id << ": " << text;
      EXPECT_TRUE(text.ends_with('.')) << row.id << ": " << text;
      const std::string brief(row.brief);
      EXPECT_LE(highestPlaceholder(brief), namesIn(row.data).size()) << row.id << ": " << brief;
      EXPECT_LE(brief.size(), 24U) << brief;
      EXPECT_FALSE(brief.ends_with('.')) << brief;
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

// A new test compiles without these.
TEST(Words, NameEachTestAndItsSteps) {
  const auto isKnown = [](std::string_view id) { return !english(id).empty(); };
  for (const TestFacts& test : allTests) EXPECT_TRUE(isKnown(test.word)) << test.id;
  for (const TestGroup group : reportedTestGroups) {
    const TestReport& report = testReport(group);
    for (const std::string_view id : {report.words.heading, report.words.step, report.words.chart})
      EXPECT_TRUE(isKnown(id)) << testGroupId(group) << ": " << id;
    EXPECT_NE(report.meaning == nullptr, report.words.reading.empty()) << testGroupId(group);
    EXPECT_TRUE(report.meaning != nullptr || isKnown(report.words.reading)) << report.words.reading;
  }
}

TEST(Words, NameWhatRunsHold) {
  for (const strata::Run& run : {classicRun(), troubledRun(), networkRun()}) {
    for (const CellResult& cell : run.results) {
      EXPECT_FALSE(english("test-" + cell.test.text()).empty()) << cell.test.text();
      EXPECT_FALSE(english(cell.kernel).empty()) << cell.kernel;
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

/// Each source of a folder by its name.
std::map<std::string, std::string> sourcesOf(const char* folder) {
  std::map<std::string, std::string> sources;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(STRATA_SOURCE_DIR) / folder))
    if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
      sources.emplace(entry.path().string(), contentOf(entry.path()));
  return sources;
}

/// What the first group of the pattern matches in the sources of a folder, with the file.
std::map<std::string, std::string> inSources(const char* folder, const std::regex& pattern) {
  std::map<std::string, std::string> found;
  for (const auto& [path, source] : sourcesOf(folder))
    for (std::sregex_iterator it(source.begin(), source.end(), pattern), end; it != end; ++it)
      found.emplace((*it)[1], std::filesystem::path(path).filename().string());
  return found;
}

TEST(Words, KnowEachIdThatTheSourcesMention) {
  // Words in quotes with a hyphen: ids, but for these.
  const std::set<std::string> others{
      "integer-time",      "float-time",       "memory-time",        "disk-size",    "disk-time",
      "disk-read-percent", "disk-block",       "disk-queue-depth",   "disk-threads", "network-time",
      "real-world",        "io-uring",         "compress-force",     "in-memory",    "device-in-memory",
      "not-real",          "x86-64",           "write-combined",     "dumb-buffer",  "membench-csv",
      "membench-text",     "sc-membench",      "completion-latency", "strata-data",  "round-trip",
      "non-temporal",      "weighted-average", "low-power",          "acpi-cpufreq", "core-to-core",
      "loaded-latency",    "store-forwarding", "parallel-loads",     "lost-time",    "sustained-time",
      "sustained-share",   "wake-up"};
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
    EXPECT_NE(reasonNamed(id), nullptr) << id << " of " << file << ": give it a row in app/words";
}

/// Data that stand beside the id in the sources: {"clock-moved", {{"low_ghz", low}, …}}.
TEST(Words, NameTheDataOfEachReasonInTheirOrder) {
  const std::regex start(R"re("([a-z0-9-]+)",\s*\{(\{))re");
  const std::regex nameOfDatum(R"re(\{"([a-z_0-9]+)",)re");
  std::size_t count = 0;
  for (const auto& [path, source] : sourcesOf("core"))
    for (std::sregex_iterator it(source.begin(), source.end(), start), end; it != end; ++it) {
      const ReasonRow* const row = reasonNamed((*it)[1].str());
      // The machine itself is asked with an id of its own, which nobody reads.
      if (row == nullptr || path.ends_with("binding.cpp")) continue;
      ++count;
      const auto begin = source.begin() + it->position(2);
      auto after = begin;
      for (int depth = 1; depth > 0 && after != source.end(); ++after)
        depth += *after == '{' ? 1 : *after == '}' ? -1 : 0;
      const std::vector<std::string> known = namesIn(row->data);
      auto next = known.begin();
      for (std::sregex_iterator name(begin, after, nameOfDatum); name != end; ++name) {
        next = std::find(next, known.end(), (*name)[1].str());
        if (next == known.end()) {
          ADD_FAILURE() << row->id << " in " << path << " has " << (*name)[1] << ", which its row has not";
          break;
        }
      }
    }
  EXPECT_GT(count, 60U) << "the pattern finds no reasons any more";
}

/// A cell has no room for a sentence.
TEST(Words, SayInAFewWordsEachReasonThatStandsBesideAResult) {
  std::map<std::string, std::string> found;
  for (const char* folder : {"core/engine", "core/stats"})
    found.merge(inSources(folder, std::regex(R"re(\{"([a-z0-9-]+)",\s*\{)re")));
  EXPECT_GT(found.size(), 40U) << "the pattern finds no reasons any more";
  std::erase_if(found, [](const auto& entry) { return entry.first.starts_with("selftest-"); });
  for (const auto& [id, file] : found) EXPECT_FALSE(english("brief-" + id).empty()) << id << " of " << file;
}

TEST(Words, KnowEachIdThatTheAppAsksFor) {
  const auto found = inSources("app", std::regex(R"re((?:english|words|sentence)\(\{?"([a-z0-9-]+)")re"));
  for (const auto& [id, file] : found) EXPECT_FALSE(english(id).empty()) << id << " in " << file;
}

/// An id without the number that its sentence takes: "copy-serial" of "copy-serial-16".
std::string withoutNumber(const std::string& id) {
  static const std::regex number("-[0-9]+$");
  return std::regex_replace(id, number, "");
}

// A search for an id ends at what says it, or at a list of core/report/word_ids.h, and finds what nothing
// says.
TEST(Words, StandWholeInTheSourcesThatSayThem) {
  std::set<std::string> written;
  const std::regex quoted(R"re("([A-Za-z0-9_/-]+)")re");
  for (const char* folder : {"app", "core", "kernels"})
    for (const auto& [path, source] : sourcesOf(folder)) {
      if (path.ends_with("_sentences.cpp") || path.ends_with("reasons.cpp")) continue;
      for (std::sregex_iterator it(source.begin(), source.end(), quoted), end; it != end; ++it) {
        written.insert((*it)[1]);
        written.insert(withoutNumber((*it)[1]));
      }
    }
  for (const std::string_view id : allIds()) {
    // Files of older versions hold reasons that nothing gives any more.
    if (reasonNamed(id) != nullptr || id.starts_with("brief-")) continue;
    EXPECT_TRUE(written.contains(std::string(id)) || written.contains(withoutNumber(std::string(id))))
        << id << " stands in no source but app/words";
  }
}

/// The first argument of a call, whose opening parenthesis stands before `begin`.
std::string_view firstArgument(std::string_view source, std::size_t begin) {
  int depth = 0;
  for (std::size_t at = begin; at < source.size(); ++at) {
    const char c = source[at];
    if (depth == 0 && (c == ',' || c == ')')) return source.substr(begin, at - begin);
    depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
  }
  return {};
}

bool isPutTogether(std::string_view id) {
  return id.find(" + ") != std::string_view::npos || id.find("fmt::format(") != std::string_view::npos;
}

// numberedId() is for ids that end in a number.
TEST(Words, ArePutTogetherNowhere) {
  EXPECT_TRUE(isPutTogether(firstArgument(R"(words(kind ? "chart-" + id : "chart-other", {}))", 6)));
  EXPECT_TRUE(isPutTogether(firstArgument(R"(word(fmt::format("op-{}", op)))", 5)));
  EXPECT_FALSE(isPutTogether(firstArgument(R"(words("cell-of", {test + name}))", 6)));
  std::size_t count = 0;
  for (const char* folder : {"app", "core"})
    for (const auto& [path, source] : sourcesOf(folder))
      for (const std::string_view says : {"words(", "word(", "texts(", "english(", "translated(", "wordOr("})
        for (std::size_t at = 0; (at = source.find(says, at)) != std::string::npos;) {
          at += says.size();
          ++count;
          const std::string_view id = firstArgument(source, at);
          EXPECT_FALSE(isPutTogether(id)) << path << ": " << id << ": take a list of core/report/word_ids.h";
        }
  EXPECT_GT(count, 500U) << "the names of what says sentences are others";
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
  // Chinese and Japanese have a full stop of their own, and no blank behind it.
  EXPECT_EQ(fill("{1} \u5171\u4eab\u3002\u5171 {2}\u3002\u9009\u5c11\u3002", {"4"}),
            "4 \u5171\u4eab\u3002\u9009\u5c11\u3002");
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

TEST(Words, TellOfACriticalTemperatureWithoutASensorToo) {
  const std::string text = sentence({"sustained-critical", {}});
  EXPECT_TRUE(text.starts_with("The processor reached a temperature that the OS calls critical")) << text;
  EXPECT_EQ(text.find("degrees"), std::string::npos) << text;
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
}

}  // namespace
}  // namespace strata
