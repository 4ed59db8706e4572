// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/against.h"

#include <array>
#include <string_view>
#include <utility>

#include "app/words/words.h"

namespace strata::cli {

namespace {

/// They say what is done with the runs, or with both sides. A code would get into the label of the other
/// side, and codes are in no file.
constexpr std::array<std::string_view, 12> ofBothSides{"--code",  "--against", "--format",     "--output",
                                                       "--label", "--comment", "--repeat",     "--seed",
                                                       "--quiet", "--verbose", "--no-history", "--raw-csv"};

template <typename Value>
void replace(std::optional<Value>& value, const std::optional<Value>& by) {
  if (by) value = by;
}

template <typename Value>
void replace(std::vector<Value>& values, const std::vector<Value>& by) {
  if (!by.empty()) values = by;
}

}  // namespace

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

RunOptions onTop(RunOptions first, const RunOptions& second) {
  if (!second.regions.empty()) first.sweep.reset();
  if (second.sweep) first.regions.clear();
  if (second.wholeTime) first.stopWhenPrecise = false;
  if (second.stopWhenPrecise) first.wholeTime = false;
  if (second.disk.file) {
    first.diskSize.reset();
    first.diskFolders.clear();
  }
  if (second.diskSize || !second.diskFolders.empty()) first.disk.file.reset();
  if (second.preset) first.settingsFile.reset();
  if (second.settingsFile) first.preset.reset();
  replace(first.integerSeconds, second.integerSeconds);
  replace(first.floatingSeconds, second.floatingSeconds);
  replace(first.memorySeconds, second.memorySeconds);
  replace(first.threads, second.threads);
  replace(first.binding, second.binding);
  replace(first.priority, second.priority);
  replace(first.regions, second.regions);
  replace(first.widths, second.widths);
  replace(first.patterns, second.patterns);
  replace(first.ops, second.ops);
  replace(first.sweep, second.sweep);
  replace(first.chains, second.chains);
  replace(first.pages, second.pages);
  replace(first.count, second.count);
  replace(first.block, second.block);
  replace(first.kernels, second.kernels);
  replace(first.diskSize, second.diskSize);
  replace(first.diskFolders, second.diskFolders);
  replaceDisk(first.disk, second.disk);
  replaceNetwork(first.network, second.network);
  replace(first.settingsFile, second.settingsFile);
  replace(first.preset, second.preset);
  first.stopWhenPrecise = first.stopWhenPrecise || second.stopWhenPrecise;
  first.wholeTime = first.wholeTime || second.wholeTime;
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
  if (other.has("test")) return Wrong{fill(english("cli-against-option"), {other.values("test").front()})};
  for (const std::string_view option : ofBothSides)
    if (other.has(option)) return Wrong{fill(english("cli-against-option"), {std::string(option)})};

  const RunOptions options = onTop(runOptions(given), runOptions(other));
  auto selection = selectionOf(options);
  if (auto* wrong = std::get_if<Wrong>(&selection)) return *wrong;
  auto settings = settingsOf(options);
  if (auto* wrong = std::get_if<Wrong>(&settings)) return *wrong;
  return OtherSide{std::get<Selection>(std::move(selection)),
                   std::get<ChosenSettings>(std::move(settings)).settings, text};
}

}  // namespace strata::cli
