// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <utility>

#include "app/cli/against.h"
#include "app/cli/command_line.h"
#include "app/cli/completion.h"
#include "app/cli/help.h"
#include "app/cli/history_arguments.h"
#include "app/cli/run_events.h"
#include "app/cli/run_request.h"
#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/files/settings_file.h"
#include "core/stats/sign_test.h"

namespace strata::cli {

namespace {

/// The format asked for; else the one that the ending of the file's name chooses, `ofFile` where it chooses
/// none; without a file `usual`.
Format formatOf(const GivenCommand& given, Format ofFile = Format::Text, Format usual = Format::Text) {
  if (const auto name = given.value("--format")) return runFormatNamed(*name).value_or(Format::Text);
  const auto file = given.value("--output");
  return file ? runFormatOfFile(*file, ofFile) : usual;
}

CsvTexts csvTextsOf(const GivenCommand& given) {
  return given.has("--raw-csv") ? CsvTexts::AsTheyAre : CsvTexts::Shielded;
}

/// The values of --chart are such names.
RunForm formsOf(const GivenCommand& given) {
  return {csvTextsOf(given), chartWidthsNamed(given.values("--chart")).value_or(ChartWidths())};
}

/// Where a run without --settings and --preset starts.
std::string settingsHelp() {
  const auto path = settingsPath();
  return path ? fill(english("cli-settings-help"), {withoutControls(*path)}) : sentence(path.error());
}

std::vector<std::string> testNames() {
  std::vector<std::string> names;
  for (const TestGroup group : allTestGroups) names.emplace_back(testGroupId(group));
  return names;
}

/// The names of the tests, and the names that stand for several tests.
Operands testsToRun() {
  std::vector<std::string> names = testNames();
  for (const TestsByName& several : testsByName) names.emplace_back(several.name);
  return {"TEST", "[TEST...]", "Tests, of which the kernels are listed", oneOf(names)};
}

std::vector<Command> commands() {
  const Operands tests{"TEST", "[TEST...]", "Tests, of which the kernels are listed", oneOf(testNames())};
  std::vector<Command> all{
      {"run", "Measure", "Run tests and print a report", testsToRun(), settingsHelp()},
      {"serve",
       "Measure",
       "Wait as the server for network tests of another machine",
       std::nullopt,
       {},
       {},
       "respond"},
      {"list", "Measure", "List the tests, the kernels of a test, or the reference results", tests},
      {"history", "Results", "List, show, export, import, label, delete or restore stored runs",
       historyActions(), english("cli-history-help")},
      {"compare", "Results", "Compare runs, series and files with the first one",
       Operands{"RUN", "RUN RUN...", "A file, a reference result, or a run or series of the history",
                textKind(Paths::Files)},
       english("cli-compare-help")},
      {"gate", "Results", "Measure again what a base has, and fail if it became slower",
       Operands{"BASE", "BASE", "A run file, or a run or series of the history", textKind(Paths::Files)},
       english("cli-gate-help"), "[TEST...] --against OPTIONS [OPTION...]"},
      {"convert", "Results", "Write a file of Strata, sc-membench, bandwidth, mbw or fio in another format",
       Operands{"FILE", "FILE", "A run file, or what another program wrote", textKind(Paths::Files), true}},
      {"machine", "System", "Show CPUs, caches, memory and limits of this machine"},
      {"selftest", "System", "Check timer, clock, loops, direct I/O and history"},
      {"data", "System", "List or remove the settings and the history that Strata keeps"},
      {"completion", "System", "Print a script that makes a shell complete commands and options",
       Operands{"SHELL", "SHELL", fmt::format("{}", fmt::join(shellNames(), ", ")), oneOf(shellNames())}},
  };
  std::vector<std::string> names;
  for (const Command& command : all) names.push_back(command.name);
  all.push_back(
      {"help", "System", "Print help on all commands, on one, or on a test of run",
       Operands{"COMMAND", "[COMMAND [TEST...]]", fmt::format("{}", fmt::join(names, ", ")), oneOf(names)}});
  return all;
}

Ended refuse(const Wrong& wrong) {
  // Names of files are told whole, whatever they are made of.
  return {exitArguments, {}, shownText(wrong.sentence, wrong.sentence.size())};
}

Arguments listArguments(const GivenCommand& given) {
  return ListArguments{formatOf(given), given.has("--references"), testsGiven(given)};
}

Arguments historyArguments(const GivenCommand& given) {
  auto action = historyAction(given);
  if (const auto* wrong = std::get_if<Wrong>(&action)) return refuse(*wrong);
  HistoryArguments arguments{std::get<HistoryAction>(std::move(action)), std::nullopt, formsOf(given)};
  if (given.has("--format")) arguments.format = formatOf(given);
  const bool drawn = arguments.format == Format::Html || arguments.format == Format::Svg ||
                     arguments.format == Format::Markdown;
  if (drawn && std::holds_alternative<HistoryList>(arguments.action))
    return refuse(Wrong{english("cli-history-list-format")});
  return arguments;
}

GateRule gateRuleOf(const GivenCommand& given) {
  GateRule rule;
  if (const auto what = given.value("--fail-on"))
    rule.slowerPercent = slowerPercent(*what).value_or(rule.slowerPercent);
  rule.strict = given.has("--strict");
  return rule;
}

Arguments compareArguments(const GivenCommand& given) {
  CompareArguments arguments{
      given.values("RUN"),      formatOf(given),  std::nullopt, !given.has("--default-threshold"),
      given.has("--anonymous"), csvTextsOf(given)};
  if (arguments.sides.size() < 2) return refuse(Wrong{english("cli-compare-few")});
  if (given.has("--fail-on")) arguments.gate = gateRuleOf(given);
  return arguments;
}

Arguments convertArguments(const GivenCommand& given) {
  const std::vector<std::string> files = given.values("FILE");
  if (files.size() != 1) return refuse(Wrong{english("cli-convert-one")});
  return ConvertArguments{files.front(), formatOf(given, Format::Json), given.value("--output"),
                          given.has("--anonymous"), formsOf(given)};
}

Arguments respondArguments(const GivenCommand& given) {
  RespondArguments arguments;
  arguments.options.bind = given.value("--listen").value_or("");
  if (const auto port = given.value("--port"))
    arguments.options.port =
        static_cast<std::uint16_t>(wholeNumber(*port, Range<int>{1, 65535}).value_or(usualPort));
  if (const auto idle = given.value("--idle"))
    arguments.options.idleS = wholeNumber(*idle, Range<int>{1, 86400}).value_or(0);
  arguments.keep = !given.has("--no-history");
  return arguments;
}

Arguments completionArguments(const GivenCommand& given, const CommandLine& line) {
  const std::vector<std::string> shells = given.values("SHELL");
  if (shells.size() != 1) return refuse(Wrong{english("cli-completion-one")});
  return Ended{exitDone, completionFor(shells.front(), line.commands()), {}};
}

/// Why a report of that format cannot hold what is compared.
std::optional<Wrong> notOfComparisons(const RunArguments& arguments, const std::string& option) {
  if (isOfComparisons(arguments.format)) return std::nullopt;
  return Wrong{
      fill(english("cli-against-format"), {option, std::string(runFormatName(arguments.format)),
                                           fmt::format("{}", fmt::join(commonFormatNames(), ", "))})};
}

/// Puts in what the run is measured against. `given` is without `--repeat`.
std::optional<Wrong> addOtherSide(RunArguments& arguments, const GivenCommand& given,
                                  const CommandLine& line) {
  const auto pairs = given.value("--pairs");
  if (!given.has("--against")) return pairs ? std::optional(Wrong{english("cli-pairs-alone")}) : std::nullopt;
  auto other = otherSide(given, line);
  if (auto* wrong = std::get_if<Wrong>(&other)) return *wrong;
  arguments.against = std::get<OtherSide>(std::move(other));
  if (arguments.against->settings == arguments.settings &&
      arguments.against->selection == arguments.selection)
    return Wrong{fill(english("cli-against-same"), {arguments.against->options})};
  if (arguments.selection.eachCoreKind || arguments.against->selection.eachCoreKind)
    return Wrong{english("cli-each-alone")};
  if (auto wrong = notOfComparisons(arguments, "--against")) return wrong;
  arguments.repeat = pairs ? wholeNumber(*pairs, repeatRange).value_or(1) : static_cast<int>(usualPairs);
  if (arguments.repeat < static_cast<int>(leastPairs))
    return Wrong{
        fill(english("cli-against-few"), {given.nameGiven("--pairs"), fmt::format("{}", leastPairs)})};
  return std::nullopt;
}

/// Why the report and the events would get mixed: both go to standard output.
std::optional<Wrong> mixedOutput(const RunArguments& arguments) {
  if (arguments.events != eventsToOutput || arguments.output) return std::nullopt;
  return Wrong{english("cli-events-output")};
}

/// What is done with the runs, whatever they measure.
RunArguments aroundRuns(const GivenCommand& given, Format usual) {
  RunArguments arguments;
  arguments.format = formatOf(given, usual, usual);
  arguments.output = given.value("--output");
  arguments.events = given.value("--events");
  arguments.form = formsOf(given);
  arguments.label = given.value("--label").value_or("");
  arguments.comment = given.value("--comment").value_or("");
  if (const auto seed = given.value("--seed"))
    arguments.seed = wholeNumber(*seed, Range<std::uint64_t>{0, std::numeric_limits<std::uint64_t>::max()});
  if (const auto limit = given.value("--time-limit"))
    arguments.timeLimitS = wholeNumber(*limit, timeLimitRange);
  arguments.keep = !given.has("--no-history");
  arguments.quiet = given.has("--quiet");
  arguments.verbose = given.has("--verbose");
  arguments.mayDisturbPicture = given.has("--yes");
  return arguments;
}

Arguments runArguments(GivenCommand given, const CommandLine& line) {
  if (auto wrong = replaceRepeat(given)) return refuse(*wrong);
  auto selection = selectionOf(given);
  if (const auto* wrong = std::get_if<Wrong>(&selection)) return refuse(*wrong);
  auto chosen = settingsOf(given);
  if (const auto* wrong = std::get_if<Wrong>(&chosen)) return refuse(*wrong);

  // A run of membench is reported in the form of sc-membench, unless another format is asked for.
  const bool asMembench = std::get<Selection>(selection).sweep.asMembench && !given.has("--against");
  RunArguments arguments = aroundRuns(given, asMembench ? Format::MembenchText : Format::Text);
  if (const auto wrong = mixedOutput(arguments)) return refuse(*wrong);
  arguments.selection = std::get<Selection>(std::move(selection));
  auto& [settings, from, notice] = std::get<ChosenSettings>(chosen);
  arguments.settings = std::move(settings);
  arguments.settingsFrom = std::move(from);
  arguments.notice = std::move(notice);
  if (const auto runs = given.value("--runs")) arguments.repeat = wholeNumber(*runs, repeatRange).value_or(1);
  arguments.keep = arguments.keep && arguments.settings.keepRuns;
  arguments.ownFloors = arguments.keep;
  if (const auto wrong = addOtherSide(arguments, given, line)) return refuse(*wrong);
  if (arguments.selection.eachCoreKind)
    if (const auto wrong = notOfComparisons(arguments, "--kind each")) return refuse(*wrong);
  return arguments;
}

/// Two settings by turns, as `run --against` has them: what stands beside the options are then tests.
std::variant<GivenCommand, Wrong> asRun(const GivenCommand& gate) {
  GivenCommand run("run");
  const Operands tests = testsToRun();
  for (const std::string& word : gate.values("BASE")) {
    if (!tests.kind.takes(word))
      return Wrong{fill(english("cli-bad-value"), {tests.name, shownText(word)}) + " " + tests.kind.use};
    run.add(tests.name, tests.name, word);
  }
  for (const Option& option : runOptions())
    if (gate.has(option.name)) run.replace(option.name, gate);
  return run;
}

/// What is measured is known once the base has been read.
std::variant<RunArguments, Wrong> runsOfBase(const GivenCommand& given) {
  if (given.values("BASE").size() != 1) return Wrong{english("cli-gate-one")};
  if (given.has("--pairs")) return Wrong{english("cli-pairs-alone")};
  for (const Option& option : runOptions())
    if (!isAroundRuns(option) && given.has(option.name))
      return Wrong{fill(english("cli-gate-setting"), {given.nameGiven(option.name)})};
  RunArguments arguments = aroundRuns(given, Format::Text);
  if (!isOfComparisons(arguments.format))
    return Wrong{
        fill(english("cli-gate-format"), {std::string(runFormatName(arguments.format)),
                                          fmt::format("{}", fmt::join(comparisonFormatNames(), ", "))})};
  if (auto wrong = mixedOutput(arguments)) return *wrong;
  arguments.base = GateBase{given.values("BASE").front(), std::nullopt};
  for (const char* name : {"--runs", "--repeat"})
    if (const auto runs = given.value(name)) {
      arguments.base->runs = wholeNumber(*runs, repeatRange);
      if (arguments.base->runs < static_cast<int>(leastRepetitions))
        return Wrong{fill(english("cli-gate-few"), {name, fmt::format("{}", leastRepetitions)})};
    }
  arguments.settingsFrom = {"cli-settings-base", {{"path", arguments.base->name}}};
  return arguments;
}

Arguments gateArguments(const GivenCommand& given, const CommandLine& line) {
  Arguments arguments;
  if (given.has("--against")) {
    auto run = asRun(given);
    if (const auto* wrong = std::get_if<Wrong>(&run)) return refuse(*wrong);
    arguments = runArguments(std::get<GivenCommand>(std::move(run)), line);
  } else {
    auto runs = runsOfBase(given);
    if (const auto* wrong = std::get_if<Wrong>(&runs)) return refuse(*wrong);
    arguments = std::get<RunArguments>(std::move(runs));
  }
  if (auto* runs = std::get_if<RunArguments>(&arguments)) {
    runs->gate = gateRuleOf(given);
    runs->ownFloors = !given.has("--default-threshold");
  }
  return arguments;
}

}  // namespace

Arguments parseArguments(const std::vector<std::string>& given) {
  const CommandLine line(english("cli-about"), versionText(), commands());
  auto read = line.read(given);
  if (auto* answer = std::get_if<Answer>(&read)) return Ended{exitDone, std::move(answer->text), {}};
  if (const auto* wrong = std::get_if<Wrong>(&read)) return refuse(*wrong);
  auto& command = std::get<GivenCommand>(read);
  if (command.name() == "list") return listArguments(command);
  if (command.name() == "machine")
    return MachineArguments{formatOf(command), command.has("--verbose"), command.has("--probe")};
  if (command.name() == "history") return historyArguments(command);
  if (command.name() == "compare") return compareArguments(command);
  if (command.name() == "gate") return gateArguments(command, line);
  if (command.name() == "convert") return convertArguments(command);
  if (command.name() == "serve") return respondArguments(command);
  if (command.name() == "selftest") return SelftestArguments{command.value("--save")};
  if (command.name() == "data") return DataArguments{command.has("--remove"), command.has("--yes")};
  if (command.name() == "completion") return completionArguments(command, line);
  return runArguments(std::move(command), line);
}

}  // namespace strata::cli
