// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <utility>

#include "app/cli/shown_text.h"
#include "app/words/words.h"

namespace strata::cli {

namespace {

constexpr const char* program = "strata-cli";

bool isHelp(const std::string& word) {
  return word == "-h" || word == "--help";
}

/// "-5" is a number, and "-" is no option either; but neither is a value that means what it seems to.
bool looksLikeOption(const std::string& word) {
  if (!word.starts_with('-')) return false;
  const bool number = word.size() > 1 && ((word[1] >= '0' && word[1] <= '9') || word[1] == '.');
  return !number;
}

const CLI::Option* optionNamed(const CLI::App& command, const std::string& name) {
  for (const CLI::Option* option : command.get_options())
    if (!option->get_positional() && option->check_name(name) && name.starts_with('-')) return option;
  return nullptr;
}

const CLI::Option* wordsOf(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) return option;
  return nullptr;
}

bool isFlag(const CLI::Option& option) {
  return option.get_items_expected_max() == 0;
}

const CLI::App* commandNamed(const CLI::App& app, const std::string& name) {
  for (const CLI::App* command : app.get_subcommands({}))
    if (command->get_name() == name) return command;
  return nullptr;
}

Wrong wrong(std::string_view id, const std::vector<std::string>& arguments) {
  return {fill(english(id), arguments)};
}

}  // namespace

std::optional<std::string> GivenCommand::value(std::string_view option) const {
  const auto found = m_values.find(option);
  if (found == m_values.end() || found->second.empty()) return std::nullopt;
  return found->second.front();
}

std::vector<std::string> GivenCommand::values(std::string_view option) const {
  const auto found = m_values.find(option);
  return found == m_values.end() ? std::vector<std::string>() : found->second;
}

void GivenCommand::add(const std::string& option, const std::string& value) {
  m_values[option].push_back(value);
}

/// Goes through the words of one command, keeps what they give and finds the first that is wrong.
class CommandLine::Walk {
 public:
  Walk(const CommandLine& line, const CLI::App& command)
      : m_line(line), m_command(command), m_result(command.get_name()) {}

  /// Whether help was asked for, once nothing was wrong until then.
  bool wantsHelp() const { return m_help; }
  /// What is given, once nothing was wrong and no help was asked for.
  GivenCommand take() { return std::move(m_result); }

  /// The first thing that is wrong, from left to right.
  std::optional<Wrong> takeAll(const std::vector<std::string>& given) {
    bool onlyWords = false;
    for (m_at = 0; m_at < given.size(); ++m_at) {
      const std::string& word = given[m_at];
      if (!onlyWords && word == "--") {
        onlyWords = true;
      } else if (onlyWords || !looksLikeOption(word)) {
        if (auto found = takeWord(word)) return found;
      } else if (isHelp(word)) {
        m_help = true;
        return std::nullopt;
      } else if (auto found = takeOption(given)) {
        return found;
      }
    }
    for (const auto& [one, other] : m_line.m_exclusions)
      if (m_result.has(one->get_name()) && m_result.has(other->get_name()))
        return wrong("cli-excludes", {one->get_name(), other->get_name()});
    return std::nullopt;
  }

 private:
  // Each keeps what it is given unless something is wrong.

  std::optional<Wrong> takeWord(const std::string& word) {
    const CLI::Option* words = wordsOf(m_command);
    if (words == nullptr) return wrong("cli-options-only", {shownText(word), m_command.get_name()});
    const std::vector<std::string> before = m_result.values(words->get_name());
    if (!m_line.m_declared.at(words).anyText && std::find(before.begin(), before.end(), word) != before.end())
      return wrong("cli-given-twice", {word});
    return takeValue(*words, words->get_type_name(), word);
  }

  std::optional<Wrong> takeOption(const std::vector<std::string>& given) {
    const std::string& word = given[m_at];
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const CLI::Option* option = optionNamed(m_command, name);
    if (option == nullptr) return unknown(name);
    if (auto found = givenTooOften(*option, name)) return found;

    if (isFlag(*option)) {
      if (equals != std::string::npos)
        return wrong("cli-flag-value", {name, shownText(word.substr(equals + 1))});
      m_result.add(option->get_name(), {});
      return std::nullopt;
    }
    if (equals != std::string::npos) return takeValue(*option, name, word.substr(equals + 1));
    const bool more = m_at + 1 < given.size();
    const bool isOptions = m_line.m_declared.at(option).kind.isOptions;
    if (!more || (looksLikeOption(given[m_at + 1]) && !isOptions)) {
      Wrong found{fill(english("cli-missing-value"), {name}) + " " + use(*option)};
      if (more) found.sentence += " " + fill(english("cli-hyphen-value"), {name});
      return found;
    }
    return takeValue(*option, name, given[++m_at]);
  }

  std::optional<Wrong> unknown(const std::string& name) const {
    const std::string shown = shownText(name);
    for (const CLI::App* other : m_command.get_parent()->get_subcommands({}))
      if (optionNamed(*other, name) != nullptr)
        return wrong("cli-option-elsewhere", {shown, m_command.get_name(), other->get_name()});
    return wrong("cli-no-such-option", {shown, m_command.get_name()});
  }

  std::optional<Wrong> givenTooOften(const CLI::Option& option, const std::string& name) const {
    const auto declared = m_line.m_declared.find(&option);
    const std::size_t most = declared == m_line.m_declared.end() ? 1 : declared->second.most;
    if (most == 0 || m_result.values(option.get_name()).size() < most) return std::nullopt;
    if (most == 1) return wrong("cli-given-twice", {name});
    return wrong("cli-given-too-often", {name, std::to_string(most)});
  }

  std::optional<Wrong> takeValue(const CLI::Option& option, const std::string& name,
                                 const std::string& value) {
    const auto& [kind, most, anyText] = m_line.m_declared.at(&option);
    if (value.empty() && !anyText) return Wrong{fill(english("cli-empty-value"), {name}) + " " + kind.use};
    if (!isUtf8(value)) return wrong("cli-not-utf8", {name, shownText(value)});
    if (!kind.takes(value))
      return Wrong{fill(english("cli-bad-value"), {name, shownText(value)}) + " " + kind.use};
    m_result.add(option.get_name(), value);
    return std::nullopt;
  }

  const std::string& use(const CLI::Option& option) const { return m_line.m_declared.at(&option).kind.use; }

  const CommandLine& m_line;
  const CLI::App& m_command;
  std::size_t m_at = 0;
  bool m_help = false;
  GivenCommand m_result;
};

CommandLine::CommandLine(const std::string& about, std::string version)
    : m_version(std::move(version)), m_app(std::make_unique<CLI::App>(about, program)) {
  m_app->set_version_flag("--version", m_version);
  m_app->require_subcommand(1);
}

CommandLine::~CommandLine() = default;

void CommandLine::command(const std::string& name, const std::string& about) {
  m_command = m_app->add_subcommand(name, about);
}

void CommandLine::flag(const std::string& name, const std::string& about) {
  m_command->add_flag(name, about);
}

void CommandLine::option(const std::string& name, const std::string& typeName, const std::string& about,
                         const ValueKind& kind) {
  declare(name, typeName, about, {kind, 1});
}

void CommandLine::repeatable(const std::string& name, const std::string& typeName, const std::string& about,
                             const ValueKind& kind, std::size_t most) {
  declare(name, typeName, about, {kind, most});
}

void CommandLine::operands(const std::string& name, const std::string& typeName, const std::string& about,
                           const ValueKind& kind) {
  declare(name, typeName, about, {kind, 0});
}

void CommandLine::texts(const std::string& name, const std::string& typeName, const std::string& about,
                        Paths paths) {
  declare(name, typeName, about, {textKind(paths), 0, true});
}

void CommandLine::declare(const std::string& name, const std::string& typeName, const std::string& about,
                          Declared declared) {
  CLI::Option* option = m_command->add_option(name, about)->type_name(typeName);
  if (declared.most != 1) option->expected(1, CLI::detail::expected_max_vector_size);
  m_declared[option] = std::move(declared);
}

void CommandLine::exclude(const std::string& one, const std::string& other) {
  m_exclusions.emplace_back(m_command->get_option(one), m_command->get_option(other));
}

void CommandLine::footer(const std::string& text) {
  m_command->footer(text);
}

std::string CommandLine::commandNames() const {
  std::vector<std::string> names;
  for (const CLI::App* command : std::as_const(*m_app).get_subcommands({}))
    names.push_back(command->get_name());
  return fmt::format("{}", fmt::join(names, ", "));
}

/// Why the first word names no command.
std::optional<Wrong> CommandLine::noCommand(const std::string& first) const {
  const std::string shown = shownText(first);
  if (!looksLikeOption(first)) return wrong("cli-no-such-command", {shown, commandNames()});
  const std::string name = first.substr(0, first.find('='));
  for (const CLI::App* command : std::as_const(*m_app).get_subcommands({}))
    if (optionNamed(*command, name) != nullptr)
      return wrong("cli-option-first", {shownText(name), command->get_name()});
  return wrong("cli-no-such-option-first", {shown, commandNames()});
}

std::vector<DescribedCommand> CommandLine::described() const {
  std::vector<DescribedCommand> all;
  for (const CLI::App* command : std::as_const(*m_app).get_subcommands({})) {
    DescribedCommand described{command->get_name(), command->get_description(), {}, std::nullopt};
    for (const CLI::Option* option : command->get_options()) {
      const auto declared = m_declared.find(option);
      DescribedOption one{option->get_name(), option->get_description(), !isFlag(*option), {}, Paths::None};
      if (declared != m_declared.end()) {
        one.choices = declared->second.kind.choices;
        one.paths = declared->second.kind.paths;
      }
      if (option->get_positional())
        described.words = std::move(one);
      else
        described.options.push_back(std::move(one));
    }
    all.push_back(std::move(described));
  }
  return all;
}

std::variant<GivenCommand, Answer, Wrong> CommandLine::read(const std::vector<std::string>& given) const {
  if (given.empty()) return wrong("cli-no-command", {commandNames()});
  if (isHelp(given.front())) return Answer{m_app->help()};
  if (given.front() == "--version") return Answer{m_version + "\n"};
  const CLI::App* const command = commandNamed(*m_app, given.front());
  if (command == nullptr) return *noCommand(given.front());

  Walk walk(*this, *command);
  if (auto found = walk.takeAll({given.begin() + 1, given.end()})) return *found;
  if (walk.wantsHelp()) return Answer{command->help(program)};
  return walk.take();
}

}  // namespace strata::cli
