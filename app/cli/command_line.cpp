// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/cli/help.h"
#include "app/cli/shown_text.h"
#include "app/words/words.h"

namespace strata::cli {

namespace {

bool isHelp(const std::string& word) {
  return word == "-h" || word == "--help";
}

/// "-5" is a number, and "-" is no option either; but neither is a value that means what it seems to.
bool looksLikeOption(const std::string& word) {
  if (!word.starts_with('-')) return false;
  const bool number = word.size() > 1 && ((word[1] >= '0' && word[1] <= '9') || word[1] == '.');
  return !number;
}

Wrong wrong(std::string_view id, const std::vector<std::string>& arguments) {
  return {fill(english(id), arguments)};
}

}  // namespace

std::optional<std::string> GivenCommand::value(std::string_view option) const {
  const auto found = m_given.find(option);
  if (found == m_given.end() || found->second.values.empty()) return std::nullopt;
  return found->second.values.front();
}

std::vector<std::string> GivenCommand::values(std::string_view option) const {
  const auto found = m_given.find(option);
  return found == m_given.end() ? std::vector<std::string>() : found->second.values;
}

std::string GivenCommand::nameGiven(std::string_view option) const {
  const auto found = m_given.find(option);
  return found == m_given.end() ? std::string(option) : found->second.name;
}

void GivenCommand::add(std::string_view option, const std::string& nameGiven, const std::string& value) {
  Given& given = m_given[std::string(option)];
  given.name = nameGiven;
  given.values.push_back(value);
}

void GivenCommand::remove(std::string_view option) {
  if (const auto found = m_given.find(option); found != m_given.end()) m_given.erase(found);
}

void GivenCommand::rename(std::string_view option, std::string_view to) {
  auto taken = m_given.extract(m_given.find(option));
  taken.key() = std::string(to);
  m_given.insert(std::move(taken));
}

void GivenCommand::replace(std::string_view option, const GivenCommand& by) {
  m_given[std::string(option)] = by.m_given.find(option)->second;
}

/// Goes through the words of one command, keeps what they give and finds the first that is wrong.
class CommandLine::Walk {
 public:
  Walk(const CommandLine& line, const Command& command)
      : m_line(line), m_command(command), m_result(command.name) {}

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
    if (m_command.name != "run" && m_command.name != "gate") return std::nullopt;
    for (const OptionPair& pair : runOptionPairs())
      if (pair.isRefused && m_result.has(pair.one) && m_result.has(pair.other))
        return wrong("cli-excludes", {m_result.nameGiven(pair.one), m_result.nameGiven(pair.other)});
    return std::nullopt;
  }

 private:
  // Each keeps what it is given unless something is wrong.

  std::optional<Wrong> takeWord(const std::string& word) {
    if (!m_command.words) return wrong("cli-options-only", {shownText(word), m_command.name});
    const Operands& words = *m_command.words;
    const std::vector<std::string> before = m_result.values(words.name);
    if (!words.anyText && std::ranges::find(before, word) != before.end())
      return wrong("cli-given-twice", {word});
    return takeValue(words.name, words.kind, words.anyText, words.name, word);
  }

  std::optional<Wrong> takeOption(const std::vector<std::string>& given) {
    const std::string& word = given[m_at];
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const Option* option = findOption(m_command.options, name);
    if (option == nullptr) return unknown(name);
    if (auto found = givenTooOften(*option, name)) return found;

    if (option->argument.empty()) {
      if (equals != std::string::npos)
        return wrong("cli-flag-value", {name, shownText(word.substr(equals + 1))});
      m_result.add(option->name, name, {});
      return std::nullopt;
    }
    if (equals != std::string::npos)
      return takeValue(option->name, option->kind, false, name, word.substr(equals + 1));
    const bool more = m_at + 1 < given.size();
    if (!more || (looksLikeOption(given[m_at + 1]) && !option->kind.isOptions)) {
      Wrong found{fill(english("cli-missing-value"), {name}) + " " + option->kind.use};
      if (more) found.sentence += " " + fill(english("cli-hyphen-value"), {name});
      return found;
    }
    return takeValue(option->name, option->kind, false, name, given[++m_at]);
  }

  std::optional<Wrong> unknown(const std::string& name) const {
    const std::string shown = shownText(name);
    for (const Command& other : m_line.m_commands)
      if (findOption(other.options, name) != nullptr)
        return wrong("cli-option-elsewhere", {shown, m_command.name, other.name});
    return wrong("cli-no-such-option", {shown, m_command.name});
  }

  std::optional<Wrong> givenTooOften(const Option& option, const std::string& name) const {
    if (option.most == 0 || m_result.values(option.name).size() < option.most) return std::nullopt;
    if (option.most == 1) return wrong("cli-given-twice", {name});
    return wrong("cli-given-too-often", {name, std::to_string(option.most)});
  }

  std::optional<Wrong> takeValue(std::string_view key, const ValueKind& kind, bool anyText,
                                 const std::string& name, const std::string& value) {
    if (value.empty() && !anyText) return Wrong{fill(english("cli-empty-value"), {name}) + " " + kind.use};
    if (!isUtf8(value)) return wrong("cli-not-utf8", {name, shownText(value)});
    if (!kind.takes(value))
      return Wrong{fill(english("cli-bad-value"), {name, shownText(value)}) + " " + kind.use};
    m_result.add(key, name, kind.idOf(value));
    return std::nullopt;
  }

  const CommandLine& m_line;
  const Command& m_command;
  std::size_t m_at = 0;
  bool m_help = false;
  GivenCommand m_result;
};

CommandLine::CommandLine(std::string about, std::string version, std::vector<Command> commands)
    : m_about(std::move(about)), m_version(std::move(version)), m_commands(std::move(commands)) {
  for (Command& command : m_commands) command.options = optionsOf(command.name);
}

const Command* CommandLine::commandNamed(std::string_view name) const {
  const auto found = std::ranges::find_if(m_commands, [&](const Command& command) {
    return command.name == name || (!command.olderName.empty() && command.olderName == name);
  });
  return found == m_commands.end() ? nullptr : &*found;
}

std::string CommandLine::commandNames() const {
  std::vector<std::string> names;
  for (const Command& command : m_commands) names.push_back(command.name);
  return fmt::format("{}", fmt::join(names, ", "));
}

Wrong CommandLine::noCommand(const std::string& first) const {
  const std::string shown = shownText(first);
  if (!looksLikeOption(first)) return wrong("cli-no-such-command", {shown, commandNames()});
  const std::string name = first.substr(0, first.find('='));
  for (const Command& command : m_commands)
    if (findOption(command.options, name) != nullptr)
      return wrong("cli-option-first", {shownText(name), command.name});
  return wrong("cli-no-such-option-first", {shown, commandNames()});
}

std::variant<GivenCommand, Answer, Wrong> CommandLine::helpOn(const std::vector<std::string>& words) const {
  if (words.empty() || isHelp(words.front())) return Answer{overviewHelp(m_about, m_commands)};
  const Command* const command = commandNamed(words.front());
  if (command == nullptr) return wrong("cli-no-such-command", {shownText(words.front()), commandNames()});
  std::vector<std::string> asked(words.begin() + 1, words.end());
  asked.emplace_back("--help");
  Walk walk(*this, *command);
  if (auto found = walk.takeAll(asked)) return *found;
  return Answer{commandHelp(*command, walk.take())};
}

std::variant<GivenCommand, Answer, Wrong> CommandLine::read(const std::vector<std::string>& given) const {
  if (given.empty()) return wrong("cli-no-command", {commandNames()});
  const std::string& first = given.front();
  if (isHelp(first)) return Answer{overviewHelp(m_about, m_commands)};
  if (first == "--version" || first == "-V") return Answer{m_version + "\n"};
  if (first == "help") return helpOn({given.begin() + 1, given.end()});
  const Command* const command = commandNamed(first);
  if (command == nullptr) return noCommand(first);

  Walk walk(*this, *command);
  if (auto found = walk.takeAll({given.begin() + 1, given.end()})) return *found;
  if (walk.wantsHelp()) return Answer{commandHelp(*command, walk.take())};
  return walk.take();
}

}  // namespace strata::cli
