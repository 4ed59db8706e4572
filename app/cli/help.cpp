// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "app/cli/run_request.h"
#include "app/words/words.h"
#include "core/model/this_program.h"
#include "kernels/catalog.h"

namespace strata::cli {

namespace {

constexpr const char* program = "strata-cli";
constexpr std::size_t helpWidth = 80;
constexpr std::size_t columnOfAbout = 30;

constexpr const char* examples = R"(Examples:
  strata-cli run whole-machine
  strata-cli run bandwidth latency --sweep levels
  strata-cli run disk --disk-dir /mnt/ssd
  strata-cli run memory --runs 4 --label before
  strata-cli compare 1a2b 3c4d --fail-on slower:5
  strata-cli gate base.strata
)";

constexpr const char* examplesOfRun = R"(Examples:
  strata-cli run whole-machine --preset quick
  strata-cli run memory --size 16K --size 64M --threads cores
  strata-cli run disk --disk-dir /mnt/ssd -o report.html
)";

constexpr const char* exitStatuses = R"(Exit status:
  0    done
  1    the self-test found a fault, or gate or compare --fail-on a slower result
  2    wrong arguments: nothing was run
  3    refused, for example for lack of memory: nothing was run; or
       gate or compare --fail-on had nothing that could be tested
  4    a file or a device failed
  130  stopped by Ctrl+C: what was measured is printed and stored
)";

/// The end of the word that begins there; a default stays with what it is.
std::size_t endOfWord(const std::string& text, std::size_t from) {
  constexpr std::string_view kept = "(default:";
  const bool isKept = text.compare(from, kept.size(), kept) == 0;
  return std::min(text.find(' ', isKept ? from + kept.size() + 1 : from), text.size());
}

/// Words of the text in lines that go on at `column`; the first line begins there.
std::string wrappedFrom(std::size_t column, const std::string& text) {
  std::string lines;
  std::size_t at = column;
  std::size_t from = 0;
  while (from < text.size()) {
    const std::size_t end = endOfWord(text, from);
    const std::size_t length = end - from;
    if (at > column && at + 1 + length > helpWidth) {
      lines += "\n" + std::string(column, ' ');
      at = column;
    } else if (at > column) {
      lines += ' ';
      ++at;
    }
    lines += text.substr(from, length);
    at += length;
    from = end + 1;
  }
  return lines;
}

/// A name and what it means, beside it or below.
std::string entry(const std::string& name, const std::string& about, std::size_t column = columnOfAbout) {
  std::string text = "  " + name;
  text += text.size() + 2 > column ? "\n" + std::string(column, ' ') : std::string(column - text.size(), ' ');
  return text + wrappedFrom(column, about) + "\n";
}

std::string paragraph(const std::string& text) {
  return wrappedFrom(0, text) + "\n";
}

/// Lays out what CLI11 has been told: options by groups, in lines that end within the width of a terminal.
class Layout : public CLI::Formatter {
 public:
  explicit Layout(std::string otherUse = {}) : m_otherUse(std::move(otherUse)) {}

  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    return make_description(app) + make_usage(app, std::move(name)) + make_positionals(app) +
           make_subcommands(app, mode) + groupsOf(app) + "\n" + make_footer(app);
  }
  std::string make_description(const CLI::App* app) const override {
    const std::string about = app->get_description();
    return paragraph(about.ends_with('.') ? about : about + ".") + "\n";
  }
  std::string make_usage(const CLI::App* app, std::string /*name*/) const override {
    if (app->get_parent() == nullptr) return fmt::format("Usage: {} COMMAND [OPTION...]\n", program);
    std::string usage = fmt::format("Usage: {} {}", program, app->get_name());
    for (const CLI::Option* option : app->get_options())
      if (option->get_positional()) usage += " " + option->get_type_name();
    usage += " [OPTION...]\n";
    if (!m_otherUse.empty()) usage += fmt::format("       {} {} {}\n", program, app->get_name(), m_otherUse);
    return usage;
  }
  std::string make_positionals(const CLI::App* app) const override {
    std::string text;
    for (const CLI::Option* option : app->get_options())
      if (option->get_positional() && !option->get_description().empty())
        text += "\n" + option->get_description();
    return text;
  }
  std::string make_option(const CLI::Option* option, bool /*isPositional*/) const override {
    const auto& letters = option->get_snames();
    std::string name = letters.empty() ? "    " : fmt::format("-{}, ", letters.front());
    name += "--" + option->get_lnames().front();
    if (const std::string argument = option->get_type_name(); !argument.empty()) name += " " + argument;
    return entry(name, option->get_description());
  }
  std::string make_subcommand(const CLI::App* command) const override {
    constexpr std::size_t columnOfCommands = 14;
    return entry(command->get_name(), command->get_description(), columnOfCommands);
  }

 private:
  std::string m_otherUse;

  std::string groupsOf(const CLI::App* app) const {
    std::string text;
    for (const std::string& group : app->get_groups()) {
      const auto options = app->get_options([&](const CLI::Option* option) {
        return option->get_group() == group && !option->get_positional();
      });
      if (options.empty()) continue;
      text += "\n" + group + ":\n";
      for (const CLI::Option* option : options) text += make_option(option, false);
    }
    return text;
  }
};

void declare(CLI::App& app, const Option& option, const std::string& group) {
  std::string names(option.name);
  if (option.letter != 0) names += fmt::format(",-{}", option.letter);
  const std::string about = helpOf(option);
  app.add_option(names, about)->type_name(std::string(option.argument))->group(group);
}

/// The tests that `run` can be given, or what the words beside the options of another command are.
std::string aboutOperands(const Command& command) {
  if (command.name != "run") return entry(command.words->shown, command.words->about);
  constexpr std::size_t columnOfTests = 14;
  std::string text = "Tests (default: processor memory disk):\n";
  for (const TestGroup group : allTestGroups)
    text += entry(std::string(testGroupId(group)), std::string(aboutTest(group)), columnOfTests);
  for (const TestsByName& several : testsByName)
    text += entry(std::string(several.name), std::string(several.about), columnOfTests);
  return text;
}

std::string footerOf(const Command& command, TestSet tests) {
  std::string text;
  if (!tests.empty())
    text += fmt::format("These are the options of the chosen tests; {} run --help shows all.\n\n", program);
  if (!command.footer.empty()) text += paragraph(command.footer) + "\n";
  if (command.name == "run") text += fmt::format("{}\n{}\n", examplesOfRun, exitStatuses);
  return text + fmt::format("{} help lists all commands; man {} has more.", program, program);
}

std::string_view nameOf(kernels::Needs needs) {
  switch (needs) {
    case kernels::Needs::Baseline:
      return builtForProcessor() == "arm64" ? "NEON" : "SSE2";
    case kernels::Needs::Sse41:
      return "SSE4.1";
    case kernels::Needs::Avx:
      return "AVX";
    case kernels::Needs::Avx2:
      return "AVX2";
    case kernels::Needs::Avx512:
      return "AVX-512";
    case kernels::Needs::Sve128:
    case kernels::Needs::Sve256:
    case kernels::Needs::Sve512:
      return "SVE";
  }
  return "";
}

/// The instruction sets that kernels of this build use, from the oldest on.
std::string setsOfKernels() {
  std::vector<kernels::Needs> needs;
  for (const kernels::Kernel& kernel : kernels::catalog()) needs.push_back(kernel.needs);
  std::ranges::sort(needs);
  std::vector<std::string_view> names;
  for (const kernels::Needs one : needs)
    if (names.empty() || names.back() != nameOf(one)) names.push_back(nameOf(one));
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

std::string overviewHelp(const std::string& about, const std::vector<Command>& commands) {
  CLI::App app(about, program);
  app.set_help_flag();
  app.formatter(std::make_shared<Layout>());
  for (const Command& command : commands)
    app.add_subcommand(command.name, command.about)->group(command.group);
  app.add_option("--help,-h", "Print this help; behind a command, that of the command")->type_name("");
  app.add_option("--version,-V", "Print the version")->type_name("");
  app.footer(fmt::format("{}\n{}\n{} help COMMAND has more, and so does man {}.", examples, exitStatuses,
                         program, program));
  return app.help();
}

std::string commandHelp(const Command& command, const GivenCommand& given) {
  CLI::App app;
  app.formatter(std::make_shared<Layout>(command.otherUse));
  CLI::App* const sub = app.add_subcommand(command.name, command.about);
  sub->set_help_flag();
  const bool isRun = command.name == "run";
  const TestSet tests = isRun ? testsGiven(given) : TestSet();
  if (command.words) {
    const std::string about = tests.empty() ? aboutOperands(command) : std::string();
    sub->add_option(command.words->name, about)->type_name(command.words->shown);
  }
  const bool whole = isRun && isWholeMachine(given);
  for (const Option& option : command.options)
    if (option.isOffered && (tests.empty() || isForTests(option, tests)) &&
        (!whole || isForWholeMachine(option)))
      declare(*sub, option, isRun ? std::string(groupTitle(option.group)) : "Options");
  sub->footer(footerOf(command, tests));
  return sub->help();
}

std::string versionText() {
  const Program built = thisProgram();
  return fmt::format(
      "Strata {}\n{}\n{}\n{}", built.version,
      words("cli-version-method", {fmt::format("{}", built.method), built.compiler, builtForProcessor()}),
      words("cli-version-kernels", {setsOfKernels()}), words("cli-version-libraries", {builtInLibraries()}));
}

}  // namespace strata::cli
