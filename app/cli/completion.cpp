// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace strata::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

/// Puts `text` in single quotes, as all three shells take it when each quote inside is written as `quote`.
std::string quoted(std::string text, std::string_view quote) {
  for (std::size_t at = 0; (at = text.find('\'', at)) != std::string::npos; at += quote.size())
    text.replace(at, 1, quote);
  return "'" + text + "'";
}

std::vector<Option> offered(const Command& command) {
  std::vector<Option> options;
  for (const Option& option : command.options)
    if (option.isOffered) options.push_back(option);
  return options;
}

std::vector<std::string> namesOf(const std::vector<Option>& options) {
  std::vector<std::string> names;
  for (const Option& option : options) names.emplace_back(option.name);
  return names;
}

/// All names that a value may stand behind: "--output|-o", "--affinity|--bind".
std::string patternOf(const Option& option) {
  std::string names(option.name);
  if (option.letter != 0) names += fmt::format("|-{}", option.letter);
  for (const std::string_view older : option.olderNames) names += fmt::format("|{}", older);
  return names;
}

/// "serve|respond", or with another text between.
std::string namesOf(const Command& command, std::string_view between) {
  return command.olderName.empty() ? command.name
                                   : fmt::format("{}{}{}", command.name, between, command.olderName);
}

// ---- bash: programmable completion, bash(1). That of macOS is 3.2: no mapfile, no compopt.

std::string bashReply(const ValueKind& kind) {
  if (kind.paths == Paths::Files)
    return R"(compopt -o filenames 2>/dev/null; _strata_cli_reply < <(compgen -f -- "$word"))";
  if (kind.paths == Paths::Folders)
    return R"(compopt -o filenames 2>/dev/null; _strata_cli_reply < <(compgen -d -- "$word"))";
  if (kind.choices.empty()) return ":";
  return fmt::format(R"(_strata_cli_reply < <(compgen -W '{}' -- "$word"))", joined(kind.choices));
}

std::string bashCommand(const Command& command) {
  std::string text = fmt::format("    {})\n      case $before in\n", namesOf(command, "|"));
  const std::vector<Option> options = offered(command);
  for (const Option& option : options)
    if (!option.argument.empty())
      text += fmt::format("        {}) {}; return ;;\n", patternOf(option), bashReply(option.kind));
  text += fmt::format(
      "      esac\n      if [[ $word == -* ]]; then\n        _strata_cli_reply < <(compgen -W '{}' -- "
      "\"$word\")\n",
      joined(namesOf(options)));
  if (command.words) text += fmt::format("      else\n        {}\n", bashReply(command.words->kind));
  return text + "      fi\n      ;;\n";
}

std::string bash(const std::vector<Command>& commands) {
  std::vector<std::string> names;
  for (const Command& command : commands) names.push_back(command.name);
  std::string text = fmt::format(R"(# bash completion for strata-cli
_strata_cli_reply() {{
  local one
  while IFS= read -r one; do COMPREPLY+=("$one"); done
}}
_strata_cli() {{
  local word=$2 before=$3
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _strata_cli_reply < <(compgen -W '{} --help --version' -- "$word")
    return
  fi
  case ${{COMP_WORDS[1]}} in
)",
                                 joined(names));
  for (const Command& command : commands) text += bashCommand(command);
  return text + "  esac\n}\ncomplete -F _strata_cli strata-cli\n";
}

// ---- zsh: _arguments and _describe, zshcompsys(1)

/// What brackets and colons would end is written with a backslash.
std::string zshAbout(const std::string& about) {
  std::string text;
  for (const char c : about) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

std::string zshAction(const ValueKind& kind) {
  if (kind.paths == Paths::Files) return "_files";
  if (kind.paths == Paths::Folders) return "_files -/";
  return kind.choices.empty() ? " " : fmt::format("({})", joined(kind.choices));
}

std::string zshCommand(const Command& command) {
  std::string text = fmt::format("    {})\n      _arguments", namesOf(command, "|"));
  for (const Option& option : offered(command)) {
    std::string spec = fmt::format("*{}[{}]", option.name, zshAbout(helpOf(option)));
    if (!option.argument.empty()) spec += fmt::format(":value:{}", zshAction(option.kind));
    text += " \\\n        " + quoted(std::move(spec), R"('\'')");
  }
  if (command.words)
    text += " \\\n        " +
            quoted(fmt::format("*:{}:{}", command.words->name, zshAction(command.words->kind)), R"('\'')");
  return text + "\n      ;;\n";
}

std::string zsh(const std::vector<Command>& commands) {
  std::string text = R"(#compdef strata-cli
_strata_cli() {
  local -a commands
  commands=(
)";
  for (const Command& command : commands)
    text += "    " + quoted(fmt::format("{}:{}", command.name, zshAbout(command.about)), R"('\'')") + "\n";
  text += R"(  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
)";
  for (const Command& command : commands) text += zshCommand(command);
  // Found in a folder of completions it is called as the function itself; sourced it only registers that.
  return text +
         "  esac\n}\nif [[ $funcstack[1] == _strata-cli ]]; then _strata_cli \"$@\"; "
         "else compdef _strata_cli strata-cli; fi\n";
}

// ---- fish: complete(1)

std::string fishValues(const ValueKind& kind) {
  if (kind.paths == Paths::Files) return " -r -F";
  if (kind.paths == Paths::Folders) return " -x -a '(__fish_complete_directories)'";
  if (kind.choices.empty()) return " -x";
  return " -x -a " + quoted(joined(kind.choices), R"(\')");
}

std::string fish(const std::vector<Command>& commands) {
  std::string text = "# fish completion for strata-cli\ncomplete -c strata-cli -f\n";
  for (const Command& command : commands)
    text += fmt::format("complete -c strata-cli -n __fish_use_subcommand -a {} -d {}\n", command.name,
                        quoted(command.about, R"(\')"));
  for (const Command& command : commands) {
    const std::string inside =
        fmt::format("complete -c strata-cli -n '__fish_seen_subcommand_from {}'", namesOf(command, " "));
    for (const Option& option : offered(command)) {
      const std::string letter = option.letter == 0 ? std::string() : fmt::format(" -s {}", option.letter);
      text += fmt::format("{}{} -l {} -d {}{}\n", inside, letter, option.name.substr(2),
                          quoted(helpOf(option), R"(\')"),
                          option.argument.empty() ? std::string() : fishValues(option.kind));
    }
    if (!command.words) continue;
    if (command.words->kind.paths == Paths::Files)
      text += inside + " -F\n";
    else if (!command.words->kind.choices.empty())
      text += fmt::format("{} -a {}\n", inside, quoted(joined(command.words->kind.choices), R"(\')"));
  }
  return text;
}

using Writer = std::string (*)(const std::vector<Command>&);
struct Completion {
  std::string shell;
  Writer write;
};
const std::vector<Completion>& completions() {
  static const std::vector<Completion> all{{"bash", bash}, {"zsh", zsh}, {"fish", fish}};
  return all;
}

}  // namespace

const std::vector<std::string>& shellNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Completion& completion : completions()) all.push_back(completion.shell);
    return all;
  }();
  return names;
}

std::string completionFor(std::string_view shell, const std::vector<Command>& commands) {
  const auto found = std::ranges::find(completions(), shell, &Completion::shell);
  return found == completions().end() ? std::string() : found->write(commands);
}

}  // namespace strata::cli
