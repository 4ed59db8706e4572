// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/value_kinds.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "app/words/words.h"
#include "core/base/real_number.h"
#include "core/model/json_syntax.h"
#include "core/plan/planned_tests.h"

namespace strata::cli {

namespace {

bool takesAll(const std::string&) {
  return true;
}

}  // namespace

std::optional<std::uint64_t> wholeNumber(std::string_view text, Range<std::uint64_t> range) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  // Refuses signs, blanks and prefixes.
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end || number < range.least || number > range.most)
    return std::nullopt;
  return number;
}

std::optional<int> wholeNumber(std::string_view text, Range<int> range) {
  const auto number = wholeNumber(text, Range<std::uint64_t>{static_cast<std::uint64_t>(range.least),
                                                             static_cast<std::uint64_t>(range.most)});
  if (!number) return std::nullopt;
  return static_cast<int>(*number);
}

std::optional<Bytes> sizeWithin(std::string_view text, Range<Bytes> range) {
  const auto size = parseSize(text);
  if (!size || *size < range.least || *size > range.most) return std::nullopt;
  return size;
}

std::optional<Bytes> regionSize(std::string_view text) {
  if (parseSize(text) == 0_B) return 0_B;
  return sizeWithin(text, regionRange);
}

bool readThreads(std::string_view text, Settings& into) {
  if (text == "auto") {
    into.threadMode = ThreadMode::Auto;
  } else if (text == "cores") {
    into.threadMode = ThreadMode::Cores;
  } else if (text == "scale") {
    into.threadMode = ThreadMode::Scale;
  } else if (const auto number = wholeNumber(text, threadsRange)) {
    into.threadMode = ThreadMode::Count;
    into.threads = *number;
  } else {
    return false;
  }
  return true;
}

std::optional<double> slowerPercent(std::string_view text) {
  constexpr std::string_view before = "slower:";
  constexpr double most = 1000;
  if (text.starts_with(before)) text.remove_prefix(before.size());
  if (text.find_first_of("eE") != std::string_view::npos) return std::nullopt;
  const auto percent = parseReal(text);
  return percent && *percent >= 0 && *percent <= most ? percent : std::nullopt;
}

std::string ValueKind::idOf(const std::string& value) const {
  const auto found = std::ranges::find(keptWords, value, &KeptWord::name);
  return found == keptWords.end() ? value : found->id;
}

std::string ValueKind::nameOf(const std::string& id) const {
  if (std::ranges::find(choices, id) != choices.end()) return id;
  const auto found = std::ranges::find(keptWords, id, &KeptWord::id);
  return found == keptWords.end() ? id : found->name;
}

std::string rangeText(Range<Bytes> range) {
  return fmt::format("{} to {}", formatSize(range.least), formatSize(range.most));
}

ValueKind gateKind() {
  return {english("cli-use-gate"), [](const std::string& text) { return slowerPercent(text).has_value(); }};
}

ValueKind secondsKind() {
  ValueKind kind = numberKind(secondsRange);
  kind.use = fill(english("cli-use-seconds"),
                  {std::to_string(secondsRange.least), std::to_string(secondsRange.most)});
  return kind;
}

ValueKind numberKind(Range<std::uint64_t> range) {
  return {fill(english("cli-use-number"), {std::to_string(range.least), std::to_string(range.most)}),
          [range](const std::string& text) { return wholeNumber(text, range).has_value(); },
          fmt::format("{}-{}", range.least, range.most)};
}

ValueKind numberKind(Range<int> range) {
  return numberKind(
      Range<std::uint64_t>{static_cast<std::uint64_t>(range.least), static_cast<std::uint64_t>(range.most)});
}

ValueKind regionKind() {
  ValueKind kind{
      fill(english("cli-use-region"), {formatSize(regionRange.least), formatSize(regionRange.most)}),
      [](const std::string& text) {
        return text == regionsAuto || text == regionsNone || regionSize(text).has_value();
      }};
  kind.range = rangeText(regionRange);
  kind.choices = {std::string(regionsAuto), std::string(regionsNone)};
  return kind;
}

ValueKind sizeKind(Range<Bytes> range, std::string_view useId) {
  return {fill(english(useId), {formatSize(range.least), formatSize(range.most)}),
          [range](const std::string& text) { return sizeWithin(text, range).has_value(); }, rangeText(range)};
}

ValueKind threadsKind() {
  ValueKind kind{fill(english("cli-use-threads"),
                      {std::to_string(threadsRange.least), std::to_string(threadsRange.most)}),
                 [](const std::string& text) {
                   Settings ignored;
                   return readThreads(text, ignored);
                 }};
  kind.range = fmt::format("{}-{}", threadsRange.least, threadsRange.most);
  kind.choices = {"auto", "cores", "scale"};
  return kind;
}

ValueKind bindingKind() {
  ValueKind kind{english("cli-use-binding"), [](const std::string& text) {
                   Settings ignored;
                   return static_cast<bool>(parseBinding(text, ignored));
                 }};
  kind.choices = {"spread", "close", "cores", "none"};
  return kind;
}

ValueKind oneOf(const std::vector<std::string>& choices, const std::vector<KeptWord>& keptWords) {
  const std::string listed = fmt::format("{}", fmt::join(choices, ", "));
  ValueKind kind{fill(english("cli-use-one-of"), {listed}), [choices, keptWords](const std::string& text) {
                   return std::ranges::find(choices, text) != choices.end() ||
                          std::ranges::any_of(keptWords, [&](const KeptWord& word) {
                            return word.name == text || word.id == text;
                          });
                 }};
  kind.range = listed;
  kind.choices = choices;
  kind.keptWords = keptWords;
  return kind;
}

ValueKind patternKind() {
  return oneOf({"sequential", "random"}, {{"sequential", "serial"}, {"seq", "serial"}, {"rand", "random"}});
}

ValueKind kernelKind() {
  std::vector<std::string> ids;
  for (const PlannedTest& test : plannedTests())
    for (const std::string_view id : kernelIdsOf(test))
      if (std::ranges::find(ids, id) == ids.end()) ids.emplace_back(id);
  ValueKind kind = oneOf(ids);
  kind.use = english("cli-use-kernel");
  kind.range.clear();
  return kind;
}

ValueKind portKind() {
  return numberKind(Range<std::uint64_t>{1, std::numeric_limits<std::uint16_t>::max()});
}

ValueKind textKind(Paths paths) {
  ValueKind kind{english("cli-use-text"), takesAll};
  kind.paths = paths;
  return kind;
}

ValueKind remarkKind() {
  return {fill(english("cli-use-remark"), {formatSize(mostText)}),
          [](const std::string& text) { return text.size() <= mostText.count; }};
}

ValueKind optionsKind() {
  ValueKind kind{english("cli-use-options"), takesAll};
  kind.isOptions = true;
  return kind;
}

ValueKind folderKind() {
  ValueKind kind{english("cli-use-folder"), takesAll};
  kind.paths = Paths::Folders;
  return kind;
}

ValueKind fileKind() {
  ValueKind kind{english("cli-use-file"), takesAll};
  kind.paths = Paths::Files;
  return kind;
}

}  // namespace strata::cli
