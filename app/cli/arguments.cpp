// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstdio>
#include <map>
#include <vector>

#include "app/cli/run_options.h"
#include "app/words/words.h"
#include "core/engine/benchmark.h"
#include "core/files/settings_file.h"

namespace strata::cli {

namespace {

const std::map<std::string, Format> formats{
    {"text", Format::Text}, {"csv", Format::Csv}, {"json", Format::Json}};

void addTimes(CLI::App& run, RunOptions& options) {
  const auto range = CLI::Range(secondsRange.least, secondsRange.most);
  run.add_option("--int-time", options.integerSeconds, "Seconds of the integer test")
      ->check(range)
      ->type_name("S");
  run.add_option("--float-time", options.floatingSeconds, "Seconds of the floating test")
      ->check(range)
      ->type_name("S");
  run.add_option("--memory-time", options.memorySeconds, "Seconds of the memory test, for each region")
      ->check(range)
      ->type_name("S");
  auto* precise = run.add_flag("--stop-when-precise", options.stopWhenPrecise,
                               "End a test early, once its figures are precise (the default)");
  run.add_flag("--whole-time", options.wholeTime, "Use all of the time, however precise the figures are")
      ->excludes(precise);
}

void addPlaces(CLI::App& run, RunOptions& options) {
  run.add_option("--threads", options.threads, "Threads: a number from 1 to 1024, auto (one a CPU) or cores")
      ->type_name("N");
  run.add_option("--bind", options.binding,
                 "Where threads are bound: spread, close, cores, none, or CPUs such as 0,2,4-7")
      ->type_name("HOW");
}

void addMemory(CLI::App& run, RunOptions& options) {
  run.add_option("--region", options.regions,
                 "Memory region, such as 16K or 64M, up to four times; auto: by the machine's caches; none")
      ->type_name("SIZE")
      ->allow_extra_args(false);
  run.add_option("--width", options.widths, "Operand width in bytes; may be given again")
      ->check(CLI::IsMember({1, 2, 4, 8}))
      ->type_name("N")
      ->allow_extra_args(false);
  run.add_option("--pattern", options.patterns, "serial or random; may be given again")
      ->check(CLI::IsMember({"serial", "random"}))
      ->type_name("P")
      ->allow_extra_args(false);
  run.add_option("--op", options.ops, "move: a load, then a store to another place")
      ->check(CLI::IsMember({"move"}))
      ->type_name("OP")
      ->allow_extra_args(false);
}

void addDisk(CLI::App& run, RunOptions& options) {
  run.add_option("--disk-size", options.diskSize, "Size of each thread's file, such as 256M")
      ->type_name("SIZE");
  run.add_option("--disk-dir", options.diskFolders,
                 "Folder of a thread's file; may be given again, one a thread")
      ->type_name("DIR")
      ->allow_extra_args(false);
}

std::vector<std::string> presetIds() {
  std::vector<std::string> ids;
  for (const Preset& preset : presets()) ids.emplace_back(preset.id);
  return ids;
}

void addOutput(CLI::App& run, RunArguments& arguments, RunOptions& options) {
  run.add_option("--format", arguments.format, "text, csv or json")
      ->transform(CLI::CheckedTransformer(formats))
      ->type_name("F");
  run.add_option("--output", arguments.output, "File for the report, instead of standard output")
      ->type_name("FILE");
  run.add_option("--label", arguments.label, "A short name for the run")->type_name("TEXT");
  run.add_option("--comment", arguments.comment, "A remark kept with the run")->type_name("TEXT");
  run.add_option("--repeat", arguments.repeat, "Repetitions, each with fresh threads and buffers")
      ->check(CLI::Range(1, 1000))
      ->type_name("N");
  run.add_option("--seed", arguments.seed, "Makes data and order repeatable")
      ->check(CLI::NonNegativeNumber)
      ->type_name("N");
  auto* file = run.add_option("--settings", options.settingsFile,
                              "Settings file to start from; other options come on top")
                   ->type_name("FILE");
  run.add_option("--preset", options.preset,
                 "Settings to start from: default, classic (as Nbench 2.0), quick or thorough")
      ->check(CLI::IsMember(presetIds()))
      ->type_name("NAME")
      ->excludes(file);
  run.add_flag("--quiet", arguments.quiet, "No progress on standard error");
  run.add_flag("--verbose", arguments.verbose, "Say on standard error where the settings are from");
}

Ended complain(const std::string& sentence) {
  fmt::print(stderr, "strata-cli: {}\n", sentence);
  return {exitArguments};
}

Arguments finishRun(RunArguments arguments, const RunOptions& options) {
  auto selection = selectionOf(options);
  if (const auto* wrong = std::get_if<Wrong>(&selection)) return complain(wrong->sentence);
  auto chosen = settingsOf(options);
  if (const auto* wrong = std::get_if<Wrong>(&chosen)) return complain(wrong->sentence);
  arguments.selection = std::get<Selection>(std::move(selection));
  auto& [settings, from, notice] = std::get<ChosenSettings>(chosen);
  arguments.settings = std::move(settings);
  arguments.settingsFrom = std::move(from);
  arguments.notice = std::move(notice);
  return arguments;
}

/// Where a run without --settings and --preset starts.
std::string settingsHelp() {
  const auto path = settingsPath();
  return path ? fill(english("cli-settings-help"), {*path}) : sentence(path.error());
}

}  // namespace

Arguments parseArguments(const std::vector<std::string>& given) {
  CLI::App app{english("cli-about"), "strata-cli"};
  app.set_version_flag("--version", fmt::format("Strata {}", thisProgram().version));
  app.require_subcommand(1);
  // "/data" is a folder, on Windows too.
  app.allow_windows_style_options(false);

  RunArguments arguments;
  RunOptions options;
  CLI::App* run = app.add_subcommand("run", "Measure; without a TEST: processor memory disk");
  run->add_option("test", options.tests, "processor, memory, disk")
      ->check(CLI::IsMember({"processor", "memory", "disk"}))
      ->type_name("TEST");
  run->add_option("--kernel", options.kernels, "Only this kernel (see `strata-cli list`); may be given again")
      ->type_name("ID")
      ->allow_extra_args(false);
  addTimes(*run, options);
  addPlaces(*run, options);
  addMemory(*run, options);
  addDisk(*run, options);
  addOutput(*run, arguments, options);
  run->footer(settingsHelp());

  const auto textOrJson =
      CLI::CheckedTransformer(std::map<std::string, Format>{{"text", Format::Text}, {"json", Format::Json}});
  ListArguments list;
  CLI::App* listing = app.add_subcommand("list", "Tests and kernels, one line each");
  listing->add_option("--format", list.format, "text or json")->transform(textOrJson)->type_name("F");
  MachineArguments machine;
  CLI::App* describing = app.add_subcommand("machine", "What the machine is: caches, cores, memory, limits");
  describing->add_option("--format", machine.format, "text or json")->transform(textOrJson)->type_name("F");
  CLI::App* selftest = app.add_subcommand("selftest", "Checks the instrument itself");

  // CLI11 would only say that a command is missing.
  const std::string first = given.empty() ? "" : given.front();
  const auto isFirst = [&](const CLI::App* command) { return command->get_name() == first; };
  if (!first.empty() && !first.starts_with('-') && app.get_subcommands(isFirst).empty())
    return complain(fill(english("cli-no-such-command"), {first}));

  try {
    app.parse(std::vector<std::string>(given.rbegin(), given.rend()));
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return Ended{code == 0 ? exitDone : exitArguments};
  }
  if (selftest->parsed()) return SelftestArguments{};
  if (listing->parsed()) return list;
  if (describing->parsed()) return machine;
  return finishRun(std::move(arguments), options);
}

}  // namespace strata::cli
