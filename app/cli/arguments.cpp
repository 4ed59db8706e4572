// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <vector>

#include "app/words/words.h"
#include "core/engine/benchmark.h"
#include "kernels/catalog.h"

namespace strata::cli {

namespace {

const std::map<std::string, Format> formats{
    {"text", Format::Text}, {"csv", Format::Csv}, {"json", Format::Json}};

/// What the options of `run` are read into, before they are brought together with a settings file.
struct RawRun {
  std::vector<std::string> tests;
  std::optional<int> integerSeconds;
  std::optional<int> floatingSeconds;
  std::optional<int> memorySeconds;
  std::string threads;
  std::string binding;
  std::vector<std::string> regions;
  std::vector<int> widths;
  std::vector<std::string> patterns;
  std::vector<std::string> ops;
  std::vector<std::string> kernels;
  std::string diskSize;
  std::vector<std::string> diskFolders;
  std::string settingsFile;
  std::string preset;
};

/// Says what is wrong with an argument: one sentence, with the option and what it may be.
struct Wrong {
  std::string sentence;
};

void addTimes(CLI::App& run, RawRun& raw) {
  const auto range = CLI::Range(secondsRange.least, secondsRange.most);
  run.add_option("--int-time", raw.integerSeconds, "Seconds of the integer test")
      ->check(range)
      ->type_name("S");
  run.add_option("--float-time", raw.floatingSeconds, "Seconds of the floating test")
      ->check(range)
      ->type_name("S");
  run.add_option("--memory-time", raw.memorySeconds, "Seconds of the memory test, for each region")
      ->check(range)
      ->type_name("S");
}

void addPlaces(CLI::App& run, RawRun& raw) {
  run.add_option("--threads", raw.threads, "Threads: a number from 1 to 1024, auto (one a CPU) or cores")
      ->type_name("N");
  run.add_option("--bind", raw.binding,
                 "Where threads are bound: spread, close, cores, none, or CPUs such as 0,2,4-7")
      ->type_name("HOW");
}

void addMemory(CLI::App& run, RawRun& raw) {
  run.add_option("--region", raw.regions, "Memory region, such as 16K or 64M; up to four times")
      ->type_name("SIZE")
      ->allow_extra_args(false);
  run.add_option("--width", raw.widths, "Operand width in bytes; may be given again")
      ->check(CLI::IsMember({1, 2, 4, 8}))
      ->type_name("N")
      ->allow_extra_args(false);
  run.add_option("--pattern", raw.patterns, "serial or random; may be given again")
      ->check(CLI::IsMember({"serial", "random"}))
      ->type_name("P")
      ->allow_extra_args(false);
  run.add_option("--op", raw.ops, "move: a load, then a store to another place")
      ->check(CLI::IsMember({"move"}))
      ->type_name("OP")
      ->allow_extra_args(false);
}

void addDisk(CLI::App& run, RawRun& raw) {
  run.add_option("--disk-size", raw.diskSize, "Size of each thread's file, such as 256M")->type_name("SIZE");
  run.add_option("--disk-dir", raw.diskFolders, "Folder of a thread's file; may be given again, one a thread")
      ->type_name("DIR")
      ->allow_extra_args(false);
}

void addOutput(CLI::App& run, RunArguments& arguments, RawRun& raw) {
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
  run.add_option("--settings", raw.settingsFile, "Settings file to start from; other options come on top")
      ->type_name("FILE");
  run.add_option("--preset", raw.preset, "classic: what Nbench 2.0 did by default")
      ->check(CLI::IsMember({"classic"}))
      ->type_name("NAME");
  run.add_flag("--quiet", arguments.quiet, "No progress on standard error");
  run.add_flag("--verbose", arguments.verbose, "Say more on standard error");
}

std::variant<Selection, Wrong> selectionOf(const RawRun& raw) {
  Selection selection;
  if (!raw.tests.empty()) {
    const auto chosen = [&](const char* test) {
      return std::find(raw.tests.begin(), raw.tests.end(), test) != raw.tests.end();
    };
    selection.processor = chosen("processor");
    selection.memory = chosen("memory");
    selection.disk = chosen("disk");
  }
  selection.widths = raw.widths;
  selection.patterns = raw.patterns;
  selection.kernels = raw.kernels;

  // An option that no chosen test uses would be ignored without a word: better to ask.
  struct Use {
    bool given;
    bool used;
    const char* option;
    const char* test;
  };
  for (const Use& use :
       {Use{raw.integerSeconds.has_value(), selection.processor, "--int-time", "processor"},
        Use{raw.floatingSeconds.has_value(), selection.processor, "--float-time", "processor"},
        Use{raw.memorySeconds.has_value(), selection.memory, "--memory-time", "memory"},
        Use{!raw.regions.empty(), selection.memory, "--region", "memory"},
        Use{!raw.widths.empty(), selection.memory, "--width", "memory"},
        Use{!raw.patterns.empty(), selection.memory, "--pattern", "memory"},
        Use{!raw.ops.empty(), selection.memory, "--op", "memory"},
        Use{!raw.diskSize.empty(), selection.disk, "--disk-size", "disk"},
        Use{!raw.diskFolders.empty(), selection.disk, "--disk-dir", "disk"}})
    if (use.given && !use.used) return Wrong{fill(english("cli-unused-option"), {use.option, use.test})};

  for (const std::string& id : raw.kernels) {
    const bool onDisk = id == "disk-write-serial" || id == "disk-read-serial";
    if (!onDisk && kernels::find(id) == nullptr) return Wrong{fill(english("cli-no-such-kernel"), {id})};
  }
  return selection;
}

std::variant<Bytes, Wrong> sizeOf(const char* option, const std::string& text) {
  const auto size = parseSize(text);
  if (!size) return Wrong{fill(english("cli-bad-size"), {option, text})};
  return *size;
}

std::variant<Settings, Wrong> readSettingsFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return Wrong{sentence({"cannot-read", {{"path", path}}})};
  auto settings = settingsFromJson(text);
  if (!settings) return Wrong{path + ": " + sentence(settings.error())};
  return std::move(*settings);
}

std::optional<Wrong> readThreads(const std::string& text, Settings& settings) {
  if (text.empty()) return std::nullopt;
  if (text == "auto") {
    settings.threadMode = ThreadMode::Auto;
  } else if (text == "cores") {
    settings.threadMode = ThreadMode::Cores;
  } else {
    const bool digits = text.size() <= 6 &&
                        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) return Wrong{fill(english("cli-bad-threads"), {text})};
    settings.threadMode = ThreadMode::Count;
    settings.threads = std::stoi(text);
  }
  return std::nullopt;
}

std::variant<Settings, Wrong> settingsOf(const RawRun& raw) {
  Settings settings = raw.preset == "classic" ? classicNbench() : Settings{};
  if (!raw.settingsFile.empty()) {
    auto read = readSettingsFile(raw.settingsFile);
    if (auto* wrong = std::get_if<Wrong>(&read)) return *wrong;
    settings = std::get<Settings>(std::move(read));
  }
  settings.integerSeconds = raw.integerSeconds.value_or(settings.integerSeconds);
  settings.floatingSeconds = raw.floatingSeconds.value_or(settings.floatingSeconds);
  settings.memorySeconds = raw.memorySeconds.value_or(settings.memorySeconds);
  if (!raw.regions.empty()) settings.regions.emplace();
  for (const std::string& text : raw.regions) {
    const auto size = sizeOf("--region", text);
    if (const auto* wrong = std::get_if<Wrong>(&size)) return *wrong;
    settings.regions->push_back(std::get<Bytes>(size));
  }
  if (!raw.diskSize.empty()) {
    const auto size = sizeOf("--disk-size", raw.diskSize);
    if (const auto* wrong = std::get_if<Wrong>(&size)) return *wrong;
    settings.diskFile = std::get<Bytes>(size);
  }
  if (!raw.diskFolders.empty()) settings.diskFolders = raw.diskFolders;
  if (auto wrong = readThreads(raw.threads, settings)) return *wrong;
  if (!raw.binding.empty())
    if (const Status bound = parseBinding(raw.binding, settings); !bound)
      return Wrong{sentence(bound.error())};
  if (const auto error = checkRanges(settings)) return Wrong{sentence(*error)};
  return settings;
}

Ended complain(const std::string& sentence) {
  fmt::print(stderr, "strata-cli: {}\n", sentence);
  return {exitArguments};
}

Arguments finishRun(RunArguments arguments, const RawRun& raw) {
  auto selection = selectionOf(raw);
  if (const auto* wrong = std::get_if<Wrong>(&selection)) return complain(wrong->sentence);
  auto settings = settingsOf(raw);
  if (const auto* wrong = std::get_if<Wrong>(&settings)) return complain(wrong->sentence);
  arguments.selection = std::get<Selection>(std::move(selection));
  arguments.settings = std::get<Settings>(std::move(settings));
  return arguments;
}

}  // namespace

Arguments parseArguments(int argc, const char* const* argv) {
  CLI::App app{english("cli-about"), "strata-cli"};
  app.set_version_flag("--version", fmt::format("Strata {}", thisProgram().version));
  app.require_subcommand(1);

  RunArguments arguments;
  RawRun raw;
  CLI::App* run = app.add_subcommand("run", "Measure; without a TEST: processor memory disk");
  run->add_option("test", raw.tests, "processor, memory, disk")
      ->check(CLI::IsMember({"processor", "memory", "disk"}))
      ->type_name("TEST");
  run->add_option("--kernel", raw.kernels, "Only this kernel (see `strata-cli list`); may be given again")
      ->type_name("ID")
      ->allow_extra_args(false);
  addTimes(*run, raw);
  addPlaces(*run, raw);
  addMemory(*run, raw);
  addDisk(*run, raw);
  addOutput(*run, arguments, raw);

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
  const std::string first = argc > 1 ? argv[1] : "";
  const auto isFirst = [&](const CLI::App* command) { return command->get_name() == first; };
  if (!first.empty() && !first.starts_with('-') && app.get_subcommands(isFirst).empty())
    return complain(fill(english("cli-no-such-command"), {first}));

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return Ended{code == 0 ? exitDone : exitArguments};
  }
  if (selftest->parsed()) return SelftestArguments{};
  if (listing->parsed()) return list;
  if (describing->parsed()) return machine;
  return finishRun(std::move(arguments), raw);
}

}  // namespace strata::cli
