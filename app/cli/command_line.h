// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/options/option.h"

namespace strata::cli {

/// What is wrong with the arguments: one text with the option and what it may be.
struct Wrong {
  std::string sentence;
};

/// What a person asked to read: help, or the version.
struct Answer {
  std::string text;
};

/// Words beside the options of a command.
struct Operands {
  std::string name;   ///< "TEST": in messages, and the key of GivenCommand::values
  std::string shown;  ///< "[TEST...]"
  std::string about;  ///< one sentence
  ValueKind kind;
  bool anyText = false;  ///< of any text, by their place: also empty ones, and the same again
};

struct Command {
  std::string name;
  std::string group;  ///< heading in the overview
  std::string about;  ///< one sentence
  std::optional<Operands> words = {};
  std::string footer = {};     ///< paragraphs behind the options
  std::string otherUse = {};   ///< behind its name, how else it is called
  std::string olderName = {};  ///< means the same
  std::span<const Option> options = {};
};

/// A command with the values given for each of its options, every one of which its option takes, as what they
/// are kept as (ValueKind::idOf). Options go by the names of their rows.
class GivenCommand {
 public:
  explicit GivenCommand(std::string name) : m_name(std::move(name)) {}

  const std::string& name() const { return m_name; }
  bool has(std::string_view option) const { return m_given.contains(option); }
  /// The only value of an option that is given once.
  std::optional<std::string> value(std::string_view option) const;
  /// The values in the order given; empty when the option was not given. The key of words that stand by
  /// themselves is Operands::name.
  std::vector<std::string> values(std::string_view option) const;
  /// The name that the option was given by: a script's person looks for that.
  std::string nameGiven(std::string_view option) const;

  /// A flag has an empty value.
  void add(std::string_view option, const std::string& nameGiven, const std::string& value);
  void remove(std::string_view option);
  /// Puts what was given for the one in the place of the other.
  void rename(std::string_view option, std::string_view to);
  /// What was given for the option there, in the place of what is given here.
  void replace(std::string_view option, const GivenCommand& by);

 private:
  struct Given {
    std::string name;
    std::vector<std::string> values;
  };
  std::string m_name;
  std::map<std::string, Given, std::less<>> m_given;
};

/// The strict reading of what is given for commands and their options: an option given twice or without its
/// value, a value that is empty or that the option does not take, and an option of another command are
/// refused with what is allowed. CLI11 writes the help, but its parser is not asked: it takes the word behind
/// "--label=" for the label, "{}" for no text and "[a,b]" for two.
class CommandLine {
 public:
  CommandLine(std::string about, std::string version, std::vector<Command> commands);

  const std::vector<Command>& commands() const { return m_commands; }

  /// The first thing that is wrong, from left to right, or what is given. Help and version are answered as
  /// soon as they are asked for.
  std::variant<GivenCommand, Answer, Wrong> read(const std::vector<std::string>& given) const;

 private:
  class Walk;

  const Command* commandNamed(std::string_view name) const;
  /// Why the first word names no command.
  Wrong noCommand(const std::string& first) const;
  std::string commandNames() const;
  std::variant<GivenCommand, Answer, Wrong> helpOn(const std::vector<std::string>& words) const;

  std::string m_about;
  std::string m_version;
  std::vector<Command> m_commands;
};

}  // namespace strata::cli
