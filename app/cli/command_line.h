// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/value_kinds.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
class Option;
}  // namespace CLI

namespace strata::cli {

/// What is wrong with the arguments: one text with the option and what it may be.
struct Wrong {
  std::string sentence;
};

/// What a person asked to read: help, or the version.
struct Answer {
  std::string text;
};

/// A command with the words given for each of its options, every one of which its option takes.
class GivenCommand {
 public:
  explicit GivenCommand(std::string name) : m_name(std::move(name)) {}

  const std::string& name() const { return m_name; }
  bool has(std::string_view option) const { return m_values.contains(option); }
  /// The only value of an option that is given once.
  std::optional<std::string> value(std::string_view option) const;
  /// In the order given; empty when it was not given. The key of words that stand by themselves is the name
  /// that CommandLine::operands was told.
  std::vector<std::string> values(std::string_view option) const;
  /// A flag has an empty value.
  void add(const std::string& option, const std::string& value);

 private:
  std::string m_name;
  std::map<std::string, std::vector<std::string>, std::less<>> m_values;
};

/// What a command takes, for those who tell of it.
struct DescribedOption {
  std::string name;   ///< "--label"; of the words beside the options the name that they were declared with
  std::string about;  ///< one sentence
  bool takesValue = true;
  std::vector<std::string> choices;
  Paths paths = Paths::None;
};
struct DescribedCommand {
  std::string name;
  std::string about;
  std::vector<DescribedOption> options;  ///< in the order in which they were declared
  std::optional<DescribedOption> words;  ///< beside the options
};

/// Commands and their options, and the strict reading of what is given for them: an option given twice or
/// without its value, a value that is empty or that the option does not take, and an option of another
/// command are refused with what is allowed. CLI11 keeps what is declared and writes the help. Its parser is
/// not asked: it takes the word behind "--label=" for the label, "{}" for no text and "[a,b]" for two.
class CommandLine {
 public:
  CommandLine(const std::string& about, std::string version);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  /// Declares. Options belong to the command named last.
  void command(const std::string& name, const std::string& about);
  void flag(const std::string& name, const std::string& about);
  void option(const std::string& name, const std::string& typeName, const std::string& about,
              const ValueKind& kind);
  /// May be given `most` times; 0: as often as wanted.
  void repeatable(const std::string& name, const std::string& typeName, const std::string& about,
                  const ValueKind& kind, std::size_t most = 0);
  /// Words beside the options, each given once.
  void operands(const std::string& name, const std::string& typeName, const std::string& about,
                const ValueKind& kind);
  /// Words of any text, by their place: also empty ones, and the same again.
  void texts(const std::string& name, const std::string& typeName, const std::string& about,
             Paths paths = Paths::None);
  /// Options of which at most one may be given.
  void exclude(const std::string& one, const std::string& other);
  void footer(const std::string& text);

  std::vector<DescribedCommand> described() const;

  /// The first thing that is wrong, from left to right, or what is given. Help and version are answered as
  /// soon as they are asked for.
  std::variant<GivenCommand, Answer, Wrong> read(const std::vector<std::string>& given) const;

 private:
  struct Declared {
    ValueKind kind;
    std::size_t most = 1;
    bool anyText = false;  ///< also none, and the same again
  };
  class Walk;

  void declare(const std::string& name, const std::string& typeName, const std::string& about,
               Declared declared);
  std::optional<Wrong> noCommand(const std::string& first) const;
  std::string commandNames() const;

  std::string m_version;
  std::unique_ptr<CLI::App> m_app;
  CLI::App* m_command = nullptr;
  std::map<const CLI::Option*, Declared> m_declared;
  std::vector<std::pair<const CLI::Option*, const CLI::Option*>> m_exclusions;
};

}  // namespace strata::cli
