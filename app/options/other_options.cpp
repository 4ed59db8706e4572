// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <utility>

#include "app/options/option.h"
#include "core/report/chart_widths.h"
#include "core/report/run_format.h"
#include "core/stats/difference.h"

namespace strata::cli {

namespace {

Option help() {
  return {.name = "--help", .about = "Print this help", .letter = 'h'};
}

Option format(const std::vector<std::string>& names, std::string_view usual) {
  return {.name = "--format",
          .argument = "F",
          .about = "Format: {}",
          .kind = oneOf(names),
          .letter = 'f',
          .usual = usual};
}

Option rawCsv() {
  return {.name = "--raw-csv",
          .about = "In CSV no apostrophe before texts that a spreadsheet would take for formulas"};
}

Option chartWidth() {
  return {.name = "--chart",
          .argument = "WIDTH",
          .about = "Access width of the moves and loops that an SVG image shows, in bytes: {}",
          .kind = oneOf(chartWidthNames()),
          .usual = "all",
          .most = 0};
}

Option anonymous(std::string about) {
  return {.name = "--anonymous", .about = std::move(about)};
}

Option failOn(std::string_view usual = {}) {
  return {.name = "--fail-on",
          .argument = "WHAT",
          .about =
              "slower:PERCENT ends with status 1 where a result is slower by that or more, and with 3 where "
              "nothing could be tested",
          .kind = gateKind(),
          .usual = usual};
}

Option defaultThreshold(std::vector<std::string_view> olderNames = {}) {
  return {.name = "--default-threshold",
          .about =
              "Use the default margins instead of those from your own unchanged runs (a difference "
              "within the margin is no change)",
          .olderNames = std::move(olderNames)};
}

std::vector<Option> serveOptions() {
  return {
      {.name = "--listen",
       .argument = "ADDRESS",
       .about = "Address of this machine to listen at",
       .kind = textKind(),
       .olderNames = {"--bind"},
       .usual = "all"},
      {.name = "--port", .argument = "N", .about = "Port, {}", .kind = portKind(), .usual = "49000"},
      {.name = "--idle",
       .argument = "S",
       .about = "End when no client has measured for this many seconds, {}",
       .kind = numberKind(Range<int>{1, 86400}),
       .usual = "900"},
      {.name = "--no-history", .about = "Do not store in the history what clients measure"},
      help(),
  };
}

/// Beside its own those of `run`: all of them with --against; with a base, which has the settings already,
/// only those that say what is done with the runs.
std::vector<Option> gateOptions() {
  std::vector<Option> options{
      failOn("slower:5"),
      {.name = "--strict", .about = "Inconclusive results fail as well"},
      defaultThreshold(),
  };
  for (Option option : runOptions()) {
    // No comparison is an image.
    option.isOffered = option.isOffered && isAroundRuns(option) && option.name != "--chart";
    if (option.name == "--format") option.kind = oneOf(comparisonFormatNames());
    // Nor is it a run file.
    if (option.name == "--output")
      option.about =
          "File for the report instead of standard output; its ending chooses the format: .txt, "
          ".csv, .html, .md";
    if (option.name == "--runs") {
      constexpr Range<int> range{static_cast<int>(leastRepetitions), repeatRange.most};
      option.about = "Runs to measure, {}";
      option.kind = numberKind(range);
      option.usual = "as the base";
    }
    if (option.name != "--help") options.push_back(std::move(option));
  }
  options.push_back(help());
  return options;
}

std::map<std::string_view, std::vector<Option>> makeTables() {
  const std::vector<std::string> textOrJson{"text", "json"};
  return {
      {"list",
       {format(textOrJson, "text"),
        {.name = "--references", .about = "Reference results, for strata-cli compare reference:NAME"},
        help()}},
      {"machine",
       {format(textOrJson, "text"),
        {.name = "--verbose",
         .about = "Each package, NUMA node, cache and core, with its CPUs",
         .letter = 'v'},
        {.name = "--probe", .about = "Measure again how much of the last cache level is usable"},
        help()}},
      {"history",
       {format(runFormatNames(true), "text; of export by the ending of FILE"),
        anonymous("With export: remove what identifies the computer, and list what was removed"), rawCsv(),
        chartWidth(), help()}},
      {"compare",
       {format(comparisonFormatNames(), "text"), failOn(), defaultThreshold({"--no-history"}),
        anonymous("Remove what identifies the computers, and list what was removed"), rawCsv(), help()}},
      {"gate", gateOptions()},
      {"convert",
       {format(runFormatNames(), "by --output, else text"),
        {.name = "--output",
         .argument = "FILE",
         .about = "File to write instead of standard output; its ending chooses the format",
         .kind = fileKind(),
         .letter = 'o'},
        anonymous("Remove what identifies the computer, and list what was removed"),
        rawCsv(),
        chartWidth(),
        help()}},
      {"serve", serveOptions()},
      {"selftest",
       {{.name = "--save",
         .argument = "FILE",
         .about = "Also save checks and machine as JSON, without what identifies the computer",
         .kind = fileKind()},
        help()}},
      {"data",
       {{.name = "--remove", .about = "Remove them all, and the folder where nothing else is left in it"},
        {.name = "--yes", .about = "Remove without asking"},
        help()}},
      {"completion", {help()}},
      {"help", {help()}},
  };
}

}  // namespace

std::span<const Option> optionsOf(std::string_view command) {
  if (command == "run") return runOptions();
  static const std::map<std::string_view, std::vector<Option>> tables = makeTables();
  const auto found = tables.find(command);
  return found == tables.end() ? std::span<const Option>() : found->second;
}

}  // namespace strata::cli
