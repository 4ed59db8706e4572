// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/against.h"

#include <utility>

#include "app/cli/run_request.h"
#include "app/words/words.h"

namespace strata::cli {

std::variant<std::vector<std::string>, Wrong> optionWords(const std::string& text) {
  std::vector<std::string> words;
  std::optional<std::string> word;
  char quote = 0;
  for (const char c : text) {
    if (quote != 0) {
      if (c == quote)
        quote = 0;
      else
        word->push_back(c);
    } else if (c == '"' || c == '\'') {
      quote = c;
      if (!word) word.emplace();
    } else if (c == ' ' || c == '\t') {
      if (word) words.push_back(*std::exchange(word, std::nullopt));
    } else {
      if (!word) word.emplace();
      word->push_back(c);
    }
  }
  if (quote != 0) return Wrong{english("cli-against-quote")};
  if (word) words.push_back(*word);
  return words;
}

GivenCommand onTop(GivenCommand first, const GivenCommand& second) {
  for (const auto& [one, other, isRefused] : runOptionPairs()) {
    if (second.has(one)) first.remove(other);
    if (second.has(other)) first.remove(one);
  }
  for (const Option& option : runOptions())
    if (second.has(option.name)) first.replace(option.name, second);
  return first;
}

std::variant<OtherSide, Wrong> otherSide(const GivenCommand& given, const CommandLine& line) {
  const std::string text = given.value("--against").value_or("");
  auto words = optionWords(text);
  if (auto* wrong = std::get_if<Wrong>(&words)) return *wrong;
  std::vector<std::string> command{given.name()};
  for (std::string& word : std::get<std::vector<std::string>>(words)) {
    if (word == "-h" || word == "--help") return Wrong{fill(english("cli-against-option"), {word})};
    command.push_back(std::move(word));
  }
  const auto read = line.read(command);
  if (const auto* wrong = std::get_if<Wrong>(&read))
    return Wrong{fill(english("cli-against-wrong"), {wrong->sentence})};
  const auto& other = std::get<GivenCommand>(read);
  if (other.has("TEST")) return Wrong{fill(english("cli-against-option"), {other.values("TEST").front()})};
  // They say what is done with the runs, or with both sides. A code would get into the label of the other
  // side, and codes are in no file.
  for (const Option& option : runOptions())
    if (option.ofBothSides && other.has(option.name))
      return Wrong{fill(english("cli-against-option"), {other.nameGiven(option.name)})};

  const GivenCommand options = onTop(given, other);
  auto selection = selectionOf(options);
  if (auto* wrong = std::get_if<Wrong>(&selection)) return *wrong;
  auto settings = settingsOf(options);
  if (auto* wrong = std::get_if<Wrong>(&settings)) return *wrong;
  return OtherSide{
      {std::get<ChosenSettings>(std::move(settings)).settings, std::get<Selection>(std::move(selection))},
      text};
}

}  // namespace strata::cli
