// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options by itself, what older names mean, and whether the manual page says what the table
// does.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/options/option.h"
#include "core/model/network_address.h"
#include "core/stats/sign_test.h"
#include "tests/support/source_text.h"

namespace strata::cli {

namespace {

constexpr std::string_view commandNames[] = {"run",      "serve", "list",       "history",
                                             "compare",  "gate",  "convert",    "machine",
                                             "selftest", "data",  "completion", "help"};

RunArguments parsedRun(std::vector<std::string> words) {
  words.insert(words.begin(), {"run", "--preset", "default"});
  Arguments parsed = parseArguments(words);
  if (auto* run = std::get_if<RunArguments>(&parsed)) return *run;
  ADD_FAILURE() << "refused: " << std::get<Ended>(parsed).complaint << testing::PrintToString(words);
  return {};
}

/// All that a run is told.
void expectSame(const RunArguments& one, const RunArguments& other, const std::string& what) {
  EXPECT_EQ(one.settings, other.settings) << what;
  EXPECT_EQ(one.selection, other.selection) << what;
  EXPECT_EQ(one.repeat, other.repeat) << what;
  ASSERT_EQ(one.against.has_value(), other.against.has_value()) << what;
  if (!one.against) return;
  EXPECT_EQ(one.against->settings, other.against->settings) << what;
  EXPECT_EQ(one.against->selection, other.against->selection) << what;
}

/// Words that use an option in a run: its tests, what else it needs, and its value; {} is the option.
const std::map<std::string, std::vector<std::string>>& usesOfOlderNames() {
  static const std::map<std::string, std::vector<std::string>> uses{
      {"--bind", {"memory", "{}", "0"}},
      {"--stop-when-precise", {"memory", "{}"}},
      {"--whole-time", {"memory", "{}"}},
      {"--int-time", {"processor", "{}", "7"}},
      {"--region", {"memory", "{}", "16K", "{}", "0", "{}", "64M"}},
      {"--count", {"bandwidth", "{}", "traffic"}},
      {"--disk-row", {"disk", "{}", "SEQ1M-Q8T1", "{}", "RND4K-Q1T1"}},
      {"--disk-mix", {"disk", "--disk-op", "mixed", "{}", "30"}},
      {"--disk-file", {"disk", "{}", "any"}},
      {"--disk-endurance", {"disk", "--disk-verify", "{}", "1G"}},
  };
  return uses;
}

std::vector<std::string> withName(std::vector<std::string> words, std::string_view name) {
  for (std::string& word : words)
    if (word == "{}") word = name;
  return words;
}

// ---- The manual page.

/// The page in English, or in the language of a folder: "de/".
std::string manual(const std::string& language = {}) {
  return test::sourceText(fmt::format("packaging/linux/man/{}strata-cli.1.in", language));
}

/// The arguments of a macro of roff, which stand in quotes where they have blanks.
std::vector<std::string> macroArguments(const std::string& line) {
  std::vector<std::string> arguments;
  std::string word;
  bool quoted = false;
  bool any = false;
  for (const char c : line) {
    if (c == '"') {
      quoted = !quoted;
      any = true;
    } else if (c == ' ' && !quoted) {
      if (any || !word.empty()) arguments.push_back(word);
      word.clear();
      any = false;
    } else {
      word += c;
    }
  }
  if (any || !word.empty()) arguments.push_back(word);
  return arguments;
}

std::string plain(const std::string& line) {
  std::string text = line;
  if (line.starts_with('.') && line.size() > 1) {
    const std::vector<std::string> words = macroArguments(line);
    text.clear();
    const bool alternates = words.front().size() == 3;  // .BI joins what .B leaves apart
    for (std::size_t i = 1; i < words.size(); ++i) text += (i > 1 && !alternates ? " " : "") + words[i];
  }
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"\\-", "-"}, {"\\fI", ""}, {"\\fR", ""}, {"\\fB", ""}, {"\\(dq", "\""}})
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos;)
      text.replace(at, from.size(), to);
  return text;
}

struct ManualEntry {
  std::string section;
  std::string head;
  std::vector<std::string> lines;
};

std::vector<ManualEntry> manualEntries(const std::string& language = {}) {
  std::istringstream file(manual(language));
  std::vector<ManualEntry> entries;
  std::string section;
  bool inEntry = false;
  for (std::string line; std::getline(file, line);) {
    if (line == ".TP") {
      std::getline(file, line);
      entries.push_back({section, plain(line), {}});
      inEntry = true;
    } else if (line.starts_with(".S")) {
      section = plain(line);
      inEntry = false;
    } else if (line.starts_with(".PP") || line.starts_with(".R")) {
      if (line.size() == 3)
        inEntry = false;
      else if (inEntry)
        entries.back().lines.push_back(plain(line));
    } else if (inEntry) {
      entries.back().lines.push_back(plain(line));
    }
  }
  return entries;
}

std::string manualText() {
  std::string all = manual();
  for (std::size_t at = 0; (at = all.find("\\-", at)) != std::string::npos;) all.replace(at, 2, "-");
  return all;
}

/// The last line of an option's entry: range, default, how often, older names; empty where none is told.
std::string factsOf(const Option& option) {
  std::vector<std::string> facts;
  const bool isRange = !option.kind.range.empty() && option.kind.range.find(',') == std::string::npos;
  if (isRange) {
    std::string range = option.kind.range;
    if (const auto dash = range.find('-'); dash != std::string::npos) range.replace(dash, 1, " to ");
    facts.push_back(range);
  }
  if (const std::string usual = usualOf(option); !usual.empty()) facts.push_back("default: " + usual);
  if (option.most == 0) facts.emplace_back("may be given again");
  if (option.most > 1) facts.push_back(fmt::format("may be given {} times", option.most));
  for (const std::string_view name : option.olderNames) facts.push_back(fmt::format("older name: {}", name));
  std::vector<std::string> older;
  for (const KeptWord& word : option.kind.keptWords)
    if (std::ranges::find(option.kind.choices, word.name) != option.kind.choices.end())
      older.push_back(word.id);
  if (!older.empty())
    facts.push_back(fmt::format("older word{}: {}", older.size() > 1 ? "s" : "", fmt::join(older, ", ")));
  if (facts.empty()) return {};
  std::string line = fmt::format("{}.", fmt::join(facts, "; "));
  line.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(line.front())));
  return line;
}

/// What of those facts reads the same in every language: numbers, sizes, defaults and older names.
std::vector<std::string> valuesOf(const Option& option) {
  std::vector<std::string> values;
  const std::string& range = option.kind.range;
  if (range.find(',') == std::string::npos)
    for (std::size_t at = 0; at < range.size();) {
      const std::size_t end = std::min(range.find_first_not_of("0123456789", at), range.size());
      if (end > at) values.push_back(range.substr(at, end - at));
      at = end + 1;
    }
  // Other defaults are told by words of each language: "each", "current folder".
  const std::string usual = usualOf(option);
  if (option.kind.takes != nullptr && option.kind.takes(usual) && usual.find(' ') == std::string::npos)
    values.push_back(usual);
  if (option.most > 1) values.push_back(std::to_string(option.most));
  for (const std::string_view name : option.olderNames) values.emplace_back(name);
  return values;
}

std::string headOf(const Option& option) {
  std::string head = option.letter == 0 ? std::string() : fmt::format("-{}, ", option.letter);
  head += option.name;
  if (!option.argument.empty()) head += fmt::format(" {}", option.argument);
  return head;
}

}  // namespace

TEST(OptionTable, hasEachNameOnceInEachCommand) {
  for (const std::string_view command : commandNames) {
    std::set<std::string> names;
    const auto options = optionsOf(command);
    ASSERT_FALSE(options.empty()) << command;
    for (const Option& option : options) {
      EXPECT_TRUE(names.insert(std::string(option.name)).second) << option.name;
      for (const std::string_view older : option.olderNames)
        EXPECT_TRUE(names.insert(std::string(older)).second) << older;
      if (option.letter != 0) {
        EXPECT_TRUE(names.insert(fmt::format("-{}", option.letter)).second) << option.name;
      }
      EXPECT_TRUE(option.name.starts_with("--"));
      EXPECT_FALSE(option.about.empty()) << option.name;
      EXPECT_EQ(option.argument.empty(), option.kind.takes == nullptr) << option.name;
      EXPECT_EQ(findOption(options, option.name), &option);
    }
  }
  EXPECT_EQ(findOption(runOptions(), "--no-such"), nullptr);
  EXPECT_EQ(findOption(runOptions(), "-x"), nullptr);
  EXPECT_EQ(findOption(runOptions(), "-o"), findOption(runOptions(), "--output"));
  EXPECT_EQ(findOption(runOptions(), "--bind"), findOption(runOptions(), "--affinity"));
}

TEST(OptionTable, namesOptionsThatThereAreInItsPairs) {
  for (const auto& [one, other, isRefused] : runOptionPairs()) {
    EXPECT_NE(findOption(runOptions(), one), nullptr) << one;
    EXPECT_NE(findOption(runOptions(), other), nullptr) << other;
  }
}

TEST(OptionTable, readsBackWhatItShows) {
  // What is usual, and what no default is.
  Request unusual;
  unusual.settings = thoroughSettings();
  unusual.settings.regions = std::vector<Bytes>{16_KiB, 0_B};
  unusual.settings.diskFolders = {"a", "b"};
  unusual.settings.diskProfile = DiskProfile::Custom;
  unusual.settings.diskCustom = {false, 64_KiB, 4, 2};
  unusual.settings.diskReadPercent = 31;
  unusual.settings.diskZeros = true;
  unusual.settings.networkStreams = 8;
  unusual.settings.networkSeconds = 5;
  unusual.settings.threadMode = ThreadMode::Cores;
  unusual.settings.binding = Binding::List;
  unusual.settings.cpuList = {0, 2};
  unusual.selection.widths = {1, 8};
  unusual.selection.patterns = {"serial"};
  unusual.selection.kernels = {"read-serial-8"};
  unusual.selection.sweep.sizes = Sweep::Full;
  unusual.selection.ops = {"read", "copy"};
  unusual.selection.sweep.chains = 4;
  unusual.selection.pages = {PagePolicy::Default, PagePolicy::Huge};
  unusual.selection.sweep.traffic = true;
  unusual.selection.block = 64_KiB;
  unusual.selection.passes = 3;
  unusual.selection.raisedPriority = true;
  unusual.selection.calmSeconds = 30;
  unusual.selection.disk.ops = {"mixed"};
  unusual.selection.disk.rows = {{true, 4_KiB, 32, 16}};
  unusual.selection.disk.fileToRead = "file";
  unusual.selection.disk.endurance = 1_GiB;
  unusual.selection.disk.verify = true;
  unusual.selection.network.directions = {"to"};
  Request read;
  for (const Option& option : runOptions()) {
    if (option.stored.shown == nullptr) continue;
    const std::vector<std::string> shown = option.stored.shown(unusual);
    for (const std::string& value : shown)
      if (!option.argument.empty() && option.name != "--code") {
        const std::string name = option.kind.nameOf(value);
        EXPECT_TRUE(option.kind.takes(name)) << option.name << " " << name;
        EXPECT_EQ(option.kind.idOf(name), value) << option.name;
      }
    if (!shown.empty()) option.stored.read(shown, read);
  }
  read.settings.networkPeers = unusual.settings.networkPeers;
  EXPECT_EQ(read, unusual);
}

TEST(OptionTable, takesWhatSettingsMayBe) {
  for (const Option& option : runOptions()) {
    if (option.stored.read == nullptr || option.argument.empty() || option.kind.range.empty() ||
        option.kind.range.find(',') != std::string::npos)  // words
      continue;
    for (const char* text : {"1", "2", "64", "65", "99", "100", "511", "512", "1024", "1025", "128", "1M",
                             "64M", "65M", "64T"}) {
      // Numbers have no unit.
      const bool isSize = option.kind.range.find(" to ") != std::string::npos;
      if (!isSize && !std::ranges::all_of(std::string(text), isdigit)) continue;
      Request request;
      request.settings.diskProfile = DiskProfile::Custom;
      const Settings before = request.settings;
      option.stored.read({text}, request);
      if (request.settings == before) continue;  // stored elsewhere, or nothing new
      EXPECT_EQ(option.kind.takes(text), !checkRanges(request.settings)) << option.name << " " << text;
    }
  }
}

TEST(OptionTable, namesTheNumbersOfSettings) {
  for (const NumberSetting& setting : numberSettings) {
    const Option* const option = findOption(runOptions(), "--" + std::string(setting.name));
    ASSERT_NE(option, nullptr) << setting.name;
    Request request;
    option->stored.read({"7"}, request);
    EXPECT_EQ(request.settings.*setting.member, 7) << setting.name;
    EXPECT_EQ(option->kind.range, fmt::format("{}-{}", setting.range.least, setting.range.most))
        << setting.name;
  }
}

TEST(OptionTable, tellsDefaultsThatHold) {
  const auto usual = [](std::string_view option) { return usualOf(*findOption(runOptions(), option)); };
  EXPECT_EQ(usual("--pairs"), std::to_string(usualPairs));
  EXPECT_EQ(usual("--port"), std::to_string(usualPort));
  EXPECT_EQ(usual("--block"), exactSize(usualBlock));
  EXPECT_EQ(usual("--memory-time"), std::to_string(Settings{}.memorySeconds));
  EXPECT_EQ(usual("--disk-pattern"), "random");
  EXPECT_EQ(usual("--affinity"), "spread");
  EXPECT_EQ(helpOf(*findOption(runOptions(), "--disk-time")),
            "Seconds per workload and operation, 1-99 (default: 2)");
}

TEST(OlderNames, meanTheSame) {
  for (const Option& option : runOptions())
    for (const std::string_view older : option.olderNames) {
      const auto use = usesOfOlderNames().find(std::string(older));
      ASSERT_NE(use, usesOfOlderNames().end()) << older << " needs an example";
      const RunArguments newer = parsedRun(withName(use->second, option.name));
      expectSame(parsedRun(withName(use->second, older)), newer, std::string(older));
      EXPECT_FALSE(newer.settings == Settings{} &&
                   newer.selection == parsedRun({use->second.front()}).selection &&
                   older != "--stop-when-precise")
          << older << ": the example changes nothing";
    }
}

TEST(OlderNames, ofValuesMeanTheSame) {
  expectSame(parsedRun({"memory", "--pattern", "serial"}), parsedRun({"memory", "--pattern", "sequential"}),
             "");
  EXPECT_EQ(parsedRun({"memory", "--pattern", "seq"}).selection.patterns, std::vector<std::string>{"serial"});
  EXPECT_EQ(parsedRun({"memory", "--pattern", "rand"}).selection.patterns,
            std::vector<std::string>{"random"});
  EXPECT_FALSE(parsedRun({"disk", "--disk-pattern", "serial"}).settings.diskCustom.random);
  EXPECT_FALSE(parsedRun({"disk", "--disk-pattern", "sequential"}).settings.diskCustom.random);
  for (const auto& [older, newer] : std::map<std::string, std::string>{
           {"to", "upload"}, {"from", "download"}, {"both", "bidirectional"}}) {
    const RunArguments run = parsedRun({"network", "--direction", newer});
    expectSame(parsedRun({"network", "--direction", older}), run, older);
    EXPECT_EQ(run.selection.network.directions, std::vector<std::string>{older}) << "the id of run files";
  }
}

TEST(OlderNames, repeatMeansWhatItIsGivenWith) {
  expectSame(parsedRun({"memory", "--repeat", "3"}), parsedRun({"memory", "--runs", "3"}), "runs");
  EXPECT_EQ(parsedRun({"memory", "--runs", "3"}).repeat, 3);
  for (const char* test : {"copy", "memtypes"}) {
    expectSame(parsedRun({test, "--repeat", "3"}), parsedRun({test, "--passes", "3"}), test);
    EXPECT_EQ(parsedRun({test, "--passes", "3"}).selection.passes, 3);
    EXPECT_EQ(parsedRun({test, "--passes", "3"}).repeat, 1);
  }
  expectSame(parsedRun({"memory", "--against", "--threads 2", "--repeat", "7"}),
             parsedRun({"memory", "--against", "--threads 2", "--pairs", "7"}), "pairs");
  // Passes, and as many pairs as usual.
  const RunArguments copies = parsedRun({"copy", "--against", "--threads 2", "--repeat", "7"});
  EXPECT_EQ(copies.selection.passes, 7);
  EXPECT_EQ(copies.repeat, static_cast<int>(usualPairs));
  // What one name could not say.
  const RunArguments both =
      parsedRun({"copy", "memory", "--passes", "2", "--runs", "3", "--memory-time", "1"});
  EXPECT_EQ(both.selection.passes, 2);
  EXPECT_EQ(both.repeat, 3);
}

TEST(OlderNames, ofOtherCommands) {
  const auto compared = [](const char* option) {
    return std::get<CompareArguments>(parseArguments({"compare", "a", "b", option}));
  };
  EXPECT_FALSE(compared("--no-history").ownFloors);
  EXPECT_FALSE(compared("--default-threshold").ownFloors);
  for (const char* command : {"respond", "serve"})
    for (const char* option : {"--bind", "--listen"})
      EXPECT_EQ(std::get<RespondArguments>(parseArguments({command, option, "::1"})).options.bind, "::1");
}

TEST(Manual, saysOfEachOptionWhatTheTableSays) {
  const std::vector<ManualEntry> entries = manualEntries();
  ASSERT_GT(entries.size(), 60u);
  std::vector<std::string> heads;
  std::set<std::string_view> sections;
  for (const Option& option : runOptions()) {
    if (!option.isOffered) continue;
    heads.push_back(headOf(option));
    sections.insert(groupTitle(option.group));
    const auto entry = std::ranges::find_if(entries, [&](const ManualEntry& one) {
      return one.head == heads.back() && one.section == groupTitle(option.group);
    });
    ASSERT_NE(entry, entries.end()) << heads.back() << " in " << groupTitle(option.group);
    ASSERT_FALSE(entry->lines.empty()) << option.name;
    const std::string facts = factsOf(option);
    EXPECT_TRUE(facts.empty() || entry->lines.back() == facts) << option.name << " lacks: " << facts;
    const std::string body = fmt::format("{}", fmt::join(entry->lines, " "));
    for (const std::string& choice : option.kind.choices)
      EXPECT_TRUE(body.find(choice) != std::string::npos || option.name == "--kernel")
          << option.name << " " << choice;
  }
  // In the same order, and none that the table has not.
  std::vector<std::string> inManual;
  for (const ManualEntry& entry : entries)
    if (sections.contains(entry.section)) inManual.push_back(entry.head);
  EXPECT_EQ(inManual, heads);
}

TEST(Manual, saysTheSameValuesInEachLanguage) {
  for (const std::string& language : test::languages()) {
    const std::vector<ManualEntry> entries = manualEntries(language == "en" ? std::string() : language + '/');
    for (const Option& option : runOptions()) {
      if (!option.isOffered) continue;
      const auto entry = std::ranges::find(entries, headOf(option), &ManualEntry::head);
      ASSERT_NE(entry, entries.end()) << language << ": " << headOf(option);
      // Some languages need two lines for the facts.
      std::string facts = entry->lines.back();
      if (entry->lines.size() > 1) facts = entry->lines[entry->lines.size() - 2] + ' ' + facts;
      for (const std::string& value : valuesOf(option))
        EXPECT_NE(facts.find(value), std::string::npos)
            << language << ": " << option.name << " lacks " << value << ": " << facts;
    }
  }
}

TEST(Manual, namesOptionsOfAllCommands) {
  const std::string text = manualText();
  for (const std::string_view command : commandNames)
    for (const Option& option : optionsOf(command)) {
      EXPECT_NE(text.find(option.name), std::string::npos) << command << " " << option.name;
      for (const std::string_view older : option.olderNames)
        EXPECT_NE(text.find(older), std::string::npos) << command << " " << older;
    }
}

TEST(Help, keepsTo80ColumnsAndShowsEachOption) {
  for (const std::string_view command : commandNames) {
    const Arguments parsed = parseArguments({std::string(command), "--help"});
    const std::string& text = std::get<Ended>(parsed).answer;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80u) << line;
    for (const Option& option : command == "help" ? std::span<const Option>() : optionsOf(command))
      EXPECT_EQ(text.find(fmt::format(" {}", headOf(option))) != std::string::npos, option.isOffered)
          << command << " " << option.name;
    // "help --help" is about all commands.
    if (command != "help") {
      EXPECT_EQ(std::get<Ended>(parseArguments({"help", std::string(command)})).answer, text);
    }
  }
}

TEST(Help, ofATestShowsOnlyWhatItUses) {
  const std::string text = std::get<Ended>(parseArguments({"run", "latency", "--help"})).answer;
  EXPECT_EQ(std::get<Ended>(parseArguments({"help", "run", "latency"})).answer, text);
  for (const char* used : {"--chains", "--size", "--threads", "--format"})
    EXPECT_NE(text.find(used), std::string::npos) << used;
  for (const char* unused : {"--disk-time", "--host", "--integer-time", "--block", "\nDisk:", "\nNetwork:"})
    EXPECT_EQ(text.find(unused), std::string::npos) << unused;
}

TEST(Completion, offersNewerNamesAndKnowsOlderOnes) {
  const auto script = [](const char* shell) {
    return std::get<Ended>(parseArguments({"completion", shell})).answer;
  };
  for (const char* shell : {"bash", "zsh", "fish"}) {
    EXPECT_NE(script(shell).find("sequential random"), std::string::npos) << shell;
    EXPECT_EQ(script(shell).find("--repeat"), std::string::npos) << shell;
    EXPECT_NE(script(shell).find("respond"), std::string::npos) << shell;
  }
  EXPECT_NE(script("bash").find("--affinity|--bind)"), std::string::npos);
  EXPECT_NE(script("bash").find("--output|-o)"), std::string::npos);
  EXPECT_EQ(script("bash").find("' --bind"), std::string::npos);
}

TEST(Help, ofWhatThereIsNotIsRefused) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"help", "no-such"},
                                                {"help", "run", "no-such"},
                                                {"help", "run", "--no-such"}})
    EXPECT_EQ(std::get<Ended>(parseArguments(words)).exitCode, exitArguments)
        << testing::PrintToString(words);
  EXPECT_EQ(std::get<Ended>(parseArguments({"help"})).answer,
            std::get<Ended>(parseArguments({"--help"})).answer);
}

}  // namespace strata::cli
