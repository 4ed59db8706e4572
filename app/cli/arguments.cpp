// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <utility>

#include "app/cli/against.h"
#include "app/cli/command_line.h"
#include "app/cli/completion.h"
#include "app/cli/history_arguments.h"
#include "app/cli/run_options.h"
#include "app/cli/shown_text.h"
#include "app/words/words.h"
#include "core/files/settings_file.h"
#include "core/model/this_program.h"
#include "core/plan/disk_plan.h"
#include "core/plan/network_plan.h"
#include "core/stats/sign_test.h"
#include "kernels/catalog.h"

namespace strata::cli {

namespace {

/// As asked for; else by the name of the file that it goes to, `otherwise` where that tells none; else text.
Format formatOf(const GivenCommand& given, Format otherwise = Format::Text) {
  if (const auto name = given.value("--format")) return runFormatNamed(*name).value_or(Format::Text);
  const auto file = given.value("--output");
  return file ? runFormatOfFile(*file, otherwise) : Format::Text;
}

void declareRawCsv(CommandLine& line) {
  line.flag("--raw-csv", "Of csv: no apostrophe before texts that a spreadsheet would take for formulas");
}

CsvTexts csvTextsOf(const GivenCommand& given) {
  return given.has("--raw-csv") ? CsvTexts::AsTheyAre : CsvTexts::Shielded;
}

std::string formatsByOutput() {
  return fmt::format("{}; text unless given, or what the name of --output ends in",
                     fmt::join(runFormatNames(), ", "));
}

std::vector<std::string> presetIds() {
  std::vector<std::string> ids;
  for (const Preset& preset : presets()) ids.emplace_back(preset.id);
  return ids;
}

std::vector<std::string> kernelIds() {
  std::vector<std::string> ids;
  for (const kernels::Kernel& kernel : kernels::catalog())
    if (kernel.family != kernels::Family::Index) ids.emplace_back(kernel.id);  // never measured by itself
  for (const std::string_view id : diskKernels()) ids.emplace_back(id);
  for (const std::string_view id : networkKernels) ids.emplace_back(id);
  return ids;
}

void declareTimes(CommandLine& line) {
  line.option("--int-time", "S", "Seconds of the integer test, 1 to 99", secondsKind());
  line.option("--float-time", "S", "Seconds of the floating test, 1 to 99", secondsKind());
  line.option("--memory-time", "S", "Seconds of memory, bandwidth and latency, for each region, 1 to 99",
              secondsKind());
  line.flag("--stop-when-precise", "End a test early, once its figures are precise (the default)");
  line.flag("--whole-time", "Use all of the time, however precise the figures are");
  line.exclude("--stop-when-precise", "--whole-time");
}

void declarePlaces(CommandLine& line) {
  line.option("--threads", "N",
              "Threads: a number from 1 to 1024, auto (one a CPU), cores, or scale (1, 2, 4, ..., all)",
              threadsKind());
  line.option("--bind", "HOW", "Where threads are bound: spread, close, cores, none, or CPUs such as 0,2,4-7",
              bindingKind());
  line.option("--priority", "HOW", "Rank among programs: normal, or raised where the system allows it",
              oneOf({"normal", "raised"}));
}

void declareMemory(CommandLine& line) {
  line.repeatable("--region", "SIZE",
                  "Memory region, such as 16K or 64M, up to four times; auto: by the machine's caches; none",
                  regionKind(), maxRegions);
  line.repeatable("--width", "N",
                  "Operand width in bytes: 1, 2, 4 or 8, of bandwidth, registers and memtypes 16, 32 or 64 "
                  "too; may be given again",
                  oneOf({"1", "2", "4", "8", "16", "32", "64"}));
  line.repeatable("--pattern", "P", "serial or random; may be given again", oneOf({"serial", "random"}));
  line.repeatable(
      "--op", "OP",
      "read, write or copy (bandwidth), write or copy (memtypes), move (memory), latency; may be given again",
      oneOf({"read", "write", "copy", "move", "latency"}));
  line.option(
      "--sweep", "HOW",
      "Footprints of bandwidth and latency: levels (one each), quick (on either side of each) or full",
      oneOf({"levels", "quick", "full"}));
  line.exclude("--region", "--sweep");
  line.option("--chains", "N", "Pointers that latency follows at once: 1, 2, 3, 4, 6, 8 or 12",
              oneOf({"1", "2", "3", "4", "6", "8", "12"}));
  line.repeatable("--pages", "KIND",
                  "Pages of memory to ask for: default, transparent, explicit or huge (the best to be had); "
                  "given again, kinds side by side",
                  oneOf(pagesNames()));
  line.option("--count", "HOW",
              "What bandwidth counts: payload (carried, once) or traffic (loads and stores)",
              oneOf({"payload", "traffic"}));
}

void declareCopy(CommandLine& line) {
  line.option("--block", "SIZE", "Block of copy by blocks, such as 64K; 256K unless given", blockKind());
}

void declareDisk(CommandLine& line) {
  line.option("--disk-size", "SIZE", "Size of the file, such as 256M; classic: of each thread's",
              diskSizeKind());
  line.repeatable("--disk-dir", "DIR",
                  "Folder of the file; may be given again: a file in each, classic: one a thread",
                  folderKind());
  declareDiskRows(line);
}

void declareOutput(CommandLine& line) {
  line.option("--format", "F", formatsByOutput(), oneOf(runFormatNames()));
  line.option("--output", "FILE", "File for the report, instead of standard output", fileKind());
  declareRawCsv(line);
  line.option("--label", "TEXT", "A short name for the run", remarkKind());
  line.option("--comment", "TEXT", "A remark kept with the run", remarkKind());
  line.option(
      "--repeat", "N",
      "Repetitions, each with fresh threads and buffers, 1 to 1000; of copy: passes, timed one by one; "
      "of memtypes: uses after the first",
      numberKind({repeatRange.least, repeatRange.most}));
  line.option(
      "--against", "OPTIONS",
      "Measure by turns with these options on top, and say what is faster; --repeat counts pairs then, "
      "at least 6, 13 unless given",
      optionsKind());
  line.option("--seed", "N", "Makes data and order repeatable",
              numberKind({0, std::numeric_limits<std::uint64_t>::max()}));
  line.option("--settings", "FILE", "Settings file to start from; other options come on top", fileKind());
  line.option("--preset", "NAME",
              "Settings to start from: default, classic (as Nbench 2.0), quick or thorough",
              oneOf(presetIds()));
  line.exclude("--preset", "--settings");
  line.flag("--no-history", "Do not keep the run in the history");
  line.flag("--quiet", "No progress on standard error");
  line.flag("--verbose", "Say on standard error where the settings are from");
}

/// Where a run without --settings and --preset starts.
std::string settingsHelp() {
  const auto path = settingsPath();
  return path ? fill(english("cli-settings-help"), {*path}) : sentence(path.error());
}

void declareAll(CommandLine& line) {
  line.command("run", "Measure; without a TEST: processor memory disk");
  line.operands(
      "test", "TEST",
      "processor, memory, bandwidth, latency, disk, copy, library, registers, string, memtypes, network",
      oneOf({"processor", "memory", "bandwidth", "latency", "disk", "copy", "library", "registers", "string",
             "memtypes", "network"}));
  line.repeatable("--kernel", "ID", "Only this kernel (see `strata-cli list`); may be given again",
                  kernelKind(kernelIds()));
  declareTimes(line);
  declarePlaces(line);
  declareMemory(line);
  declareCopy(line);
  declareDisk(line);
  declareNetwork(line);
  declareOutput(line);
  line.footer(settingsHelp());

  const ValueKind textOrJson = oneOf({"text", "json"});
  line.command("list", "Tests and kernels, or reference runs, one line each");
  line.option("--format", "F", "text or json", textOrJson);
  line.flag("--references", "Reference runs, for `strata-cli compare reference:NAME`");
  line.command("machine", "What the machine is: caches, cores, memory, limits");
  line.option("--format", "F", "text or json", textOrJson);
  line.flag("--verbose", "Each package, NUMA node, cache and core, and which CPUs are in it");
  line.flag("--probe", "Measure again how much of the last cache level is usable");
  declareHistory(line);
  declareRawCsv(line);
  line.command("compare", "Runs, series and files side by side; the others are compared with the first");
  line.operands("run", "RUN", "A file, a reference run, or a run or series of the history",
                textKind(Paths::Files));
  line.option("--format", "F", "text, csv, json or html", oneOf({"text", "csv", "json", "html"}));
  line.option("--fail-on", "WHAT", "slower:PERCENT ends with status 1 where a cell is slower by that or more",
              gateKind());
  line.flag("--no-history", "Usual margins, not those of your own unchanged runs");
  line.flag("--anonymous", "Leave out what tells whose machines they are, and say what that was");
  declareRawCsv(line);
  line.footer(english("cli-compare-help"));
  line.command("convert", "Write a file in another form: of Strata, sc-membench, bandwidth, mbw or fio");
  line.texts("file", "FILE", "A run file, or what another program wrote", Paths::Files);
  line.option("--format", "F", formatsByOutput(), oneOf(runFormatNames()));
  line.option("--output", "FILE", "File for the result, instead of standard output", fileKind());
  line.flag("--anonymous", "Leave out what tells whose machine it is, and say what that was");
  declareRawCsv(line);
  line.command("respond", "The far end of a network test: waits for a machine that knows the code");
  line.option("--bind", "ADDR", "Address of this machine to be reached at; all of them unless given",
              textKind());
  line.option("--port", "N", fmt::format("Port, {} unless given", usualPort), numberKind({1, 65535}));
  line.option("--idle", "S", "End when nobody has led for so many seconds, 900 unless given",
              numberKind({1, 86400}));
  line.flag("--no-history", "Do not keep what was measured in the history");
  line.command("selftest", "Checks the instrument itself");
  line.command("completion", "Print what makes a shell complete what you type here");
  line.operands("shell", "SHELL", fmt::format("{}", fmt::join(shellNames(), ", ")), oneOf(shellNames()));
}

Ended refuse(const Wrong& wrong) {
  // Names of files are told whole, whatever they are made of.
  return {exitArguments, {}, shownText(wrong.sentence, wrong.sentence.size())};
}

Arguments historyArguments(const GivenCommand& given) {
  auto action = historyAction(given);
  if (const auto* wrong = std::get_if<Wrong>(&action)) return refuse(*wrong);
  HistoryArguments arguments{std::get<HistoryAction>(std::move(action)), std::nullopt, csvTextsOf(given)};
  if (given.has("--format")) arguments.format = formatOf(given);
  const bool drawn = arguments.format == Format::Html || arguments.format == Format::Svg;
  if (drawn && std::holds_alternative<HistoryList>(arguments.action))
    return refuse(Wrong{english("cli-history-list-format")});
  return arguments;
}

Arguments compareArguments(const GivenCommand& given) {
  CompareArguments arguments{given.values("run"),        formatOf(given),          std::nullopt,
                             !given.has("--no-history"), given.has("--anonymous"), csvTextsOf(given)};
  if (arguments.sides.size() < 2) return refuse(Wrong{english("cli-compare-few")});
  if (const auto gate = given.value("--fail-on")) arguments.failOnSlowerPercent = slowerPercent(*gate);
  return arguments;
}

Arguments convertArguments(const GivenCommand& given) {
  const std::vector<std::string> files = given.values("file");
  if (files.size() != 1) return refuse(Wrong{english("cli-convert-one")});
  return ConvertArguments{files.front(), formatOf(given, Format::Json), given.value("--output"),
                          given.has("--anonymous"), csvTextsOf(given)};
}

Arguments respondArguments(const GivenCommand& given) {
  RespondArguments arguments;
  arguments.options.bind = given.value("--bind").value_or("");
  if (const auto port = given.value("--port"))
    arguments.options.port =
        static_cast<std::uint16_t>(wholeNumber(*port, Range<int>{1, 65535}).value_or(usualPort));
  if (const auto idle = given.value("--idle"))
    arguments.options.idleS = wholeNumber(*idle, Range<int>{1, 86400}).value_or(0);
  arguments.keep = !given.has("--no-history");
  return arguments;
}

Arguments completionArguments(const GivenCommand& given, const CommandLine& line) {
  const std::vector<std::string> shells = given.values("shell");
  if (shells.size() != 1) return refuse(Wrong{english("cli-completion-one")});
  return Ended{exitDone, completionFor(shells.front(), line.described()), {}};
}

bool hasComparisons(Format format) {
  return format != Format::Svg && format != Format::MembenchCsv && format != Format::MembenchText;
}

/// Puts in what the run is measured against.
std::optional<Wrong> addOtherSide(RunArguments& arguments, const GivenCommand& given,
                                  const CommandLine& line) {
  if (!given.has("--against")) return std::nullopt;
  auto other = otherSide(given, line);
  if (auto* wrong = std::get_if<Wrong>(&other)) return *wrong;
  arguments.against = std::get<OtherSide>(std::move(other));
  if (arguments.against->settings == arguments.settings &&
      arguments.against->selection == arguments.selection)
    return Wrong{fill(english("cli-against-same"), {arguments.against->options})};
  if (!hasComparisons(arguments.format))
    return Wrong{fill(english("cli-against-format"), {std::string(runFormatName(arguments.format))})};
  const bool counted = !arguments.selection.passes && given.has("--repeat");
  if (!counted) arguments.repeat = static_cast<int>(usualPairs);
  if (arguments.repeat < static_cast<int>(leastPairs))
    return Wrong{fill(english("cli-against-few"), {fmt::format("{}", leastPairs)})};
  return std::nullopt;
}

Arguments runArguments(const GivenCommand& given, const CommandLine& line) {
  const RunOptions options = runOptions(given);
  auto selection = selectionOf(options);
  if (const auto* wrong = std::get_if<Wrong>(&selection)) return refuse(*wrong);
  auto chosen = settingsOf(options);
  if (const auto* wrong = std::get_if<Wrong>(&chosen)) return refuse(*wrong);

  RunArguments arguments;
  arguments.selection = std::get<Selection>(std::move(selection));
  auto& [settings, from, notice] = std::get<ChosenSettings>(chosen);
  arguments.settings = std::move(settings);
  arguments.settingsFrom = std::move(from);
  arguments.notice = std::move(notice);
  arguments.format = formatOf(given);
  arguments.output = given.value("--output");
  arguments.csvTexts = csvTextsOf(given);
  arguments.label = given.value("--label").value_or("");
  arguments.comment = given.value("--comment").value_or("");
  // Copy and memtypes do so many passes in their one run.
  if (!arguments.selection.passes) arguments.repeat = options.repeat.value_or(1);
  if (const auto seed = given.value("--seed"))
    arguments.seed = wholeNumber(*seed, Range<std::uint64_t>{0, std::numeric_limits<std::uint64_t>::max()});
  arguments.keep = arguments.settings.keepRuns && !given.has("--no-history");
  arguments.quiet = given.has("--quiet");
  arguments.verbose = given.has("--verbose");
  if (const auto wrong = addOtherSide(arguments, given, line)) return refuse(*wrong);
  return arguments;
}

}  // namespace

Arguments parseArguments(const std::vector<std::string>& given) {
  CommandLine line(english("cli-about"), fmt::format("Strata {}", thisProgram().version));
  declareAll(line);
  auto read = line.read(given);
  if (auto* answer = std::get_if<Answer>(&read)) return Ended{exitDone, std::move(answer->text), {}};
  if (const auto* wrong = std::get_if<Wrong>(&read)) return refuse(*wrong);
  const auto& command = std::get<GivenCommand>(read);
  if (command.name() == "list") return ListArguments{formatOf(command), command.has("--references")};
  if (command.name() == "machine")
    return MachineArguments{formatOf(command), command.has("--verbose"), command.has("--probe")};
  if (command.name() == "history") return historyArguments(command);
  if (command.name() == "compare") return compareArguments(command);
  if (command.name() == "convert") return convertArguments(command);
  if (command.name() == "respond") return respondArguments(command);
  if (command.name() == "selftest") return SelftestArguments{};
  if (command.name() == "completion") return completionArguments(command, line);
  return runArguments(command, line);
}

}  // namespace strata::cli
