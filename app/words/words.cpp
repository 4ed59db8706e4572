// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <span>

#include "app/words/sentence_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

std::array<std::span<const Sentence>, 6> tables() {
  return {nameSentences(), networkSentences(), reportSentences(),
          htmlSentences(), screenSentences(),  chartSentences()};
}

constexpr std::string_view briefPrefix = "brief-";
constexpr std::string_view reasonPrefix = "reason-";  ///< see reasonSentence()
constexpr std::string_view ownPrefix = "cli-";

/// All sentences by id; a reason's sentence has a second id, and its short form one of its own.
const std::map<std::string, Sentence, std::less<>>& sentences() {
  static const auto table = [] {
    std::map<std::string, Sentence, std::less<>> all;
    for (const auto& part : tables())
      for (const Sentence& entry : part) all.emplace(entry.id, entry);
    for (const auto& part : reasonTables())
      for (const ReasonRow& row : part) {
        all.emplace(row.id, Sentence{row.id, row.sentence});
        all.emplace(std::string(reasonPrefix) + std::string(row.id), Sentence{row.id, row.sentence});
        if (!row.brief.empty())
          all.emplace(std::string(briefPrefix) + std::string(row.id), Sentence{row.id, row.brief});
      }
    return all;
  }();
  return table;
}

/// The number of the placeholder that begins at `at`, and its length; 0 where none begins.
struct Placeholder {
  std::size_t number = 0;
  std::size_t length = 0;
};
Placeholder placeholderAt(std::string_view text, std::size_t at) {
  if (text[at] != '{') return {};
  std::size_t number = 0;
  const char* const begin = text.data() + at + 1;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(begin, end, number);
  if (read.ec != std::errc{} || read.ptr == end || *read.ptr != '}') return {};
  return {number, static_cast<std::size_t>(read.ptr - begin) + 2};
}

std::size_t highestPlaceholder(std::string_view text) {
  std::size_t highest = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    highest = std::max(highest, placeholderAt(text, at).number);
  return highest;
}

std::string replaced(std::string_view text, const std::vector<std::string>& arguments) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const Placeholder found = placeholderAt(text, at);
    if (found.length == 0 || found.number == 0) {
      result += text[at++];
      continue;
    }
    result += found.number <= arguments.size() ? arguments[found.number - 1] : std::string("?");
    at += found.length;
  }
  return result;
}

}  // namespace

Wording wordingOf(std::string_view id) {
  const auto& table = sentences();
  if (const auto found = table.find(id); found != table.end())
    return {found->second.text, {}, found->second.one};
  const std::size_t hyphen = id.rfind('-');
  if (hyphen == std::string_view::npos || hyphen + 1 == id.size()) return {};
  const std::string_view number = id.substr(hyphen + 1);
  if (number.find_first_not_of("0123456789") != std::string_view::npos) return {};
  const auto found = table.find(id.substr(0, hyphen));
  if (found == table.end() || highestPlaceholder(found->second.text) == 0) return {};
  return {found->second.text, {std::string(number)}, found->second.one};
}

std::string_view plainEnglish(std::string_view id) noexcept {
  for (const auto& part : tables())
    for (const Sentence& entry : part)
      if (entry.id == id) return entry.text;
  return {};
}

std::string english(std::string_view id) {
  const Wording wording = wordingOf(id);
  return wording.arguments.empty() ? std::string(wording.text) : fill(wording.text, wording.arguments);
}

namespace {

/// Length of the first sentence with what parts it from the next: ". ", or the full stop of Chinese and
/// Japanese.
std::size_t endOfSentence(std::string_view text) {
  std::size_t first = text.size();
  for (const std::string_view end : {". ", "\u3002"})
    if (const std::size_t found = text.find(end); found < first) first = std::min(first, found + end.size());
  return first;
}

}  // namespace

std::string fill(std::string_view sentence, const std::vector<std::string>& arguments) {
  std::string kept;
  for (std::string_view rest = sentence; !rest.empty();) {
    const std::string_view part = rest.substr(0, endOfSentence(rest));
    rest.remove_prefix(part.size());
    if (highestPlaceholder(part) <= arguments.size()) kept += part;
  }
  if (kept.empty()) return replaced(sentence, arguments);
  if (kept.ends_with(' ') && !sentence.ends_with(' ')) kept.pop_back();
  return replaced(kept, arguments);
}

std::string words(std::string_view id, const std::vector<std::string>& arguments) {
  Wording wording = wordingOf(id);
  if (!wording.text.empty()) {
    wording.arguments.insert(wording.arguments.end(), arguments.begin(), arguments.end());
    const bool isOne = !wording.one.empty() && !wording.arguments.empty() && wording.arguments[0] == "1";
    return fill(isOne ? wording.one : wording.text, wording.arguments);
  }
  std::string text(id);
  for (const std::string& argument : arguments) text += (text.size() == id.size() ? ": " : ", ") + argument;
  return text;
}

std::vector<std::string> describeArguments(const Reason& reason) {
  std::vector<std::string> arguments;
  for (const Datum& datum : reason.data) {
    const std::string wordId = wordIdOf(datum);
    arguments.push_back(wordId.empty() ? datumText(datum) : words(wordId, {}));
  }
  return arguments;
}

std::string sentence(const Reason& reason) {
  const std::vector<std::string> arguments = describeArguments(reason);
  // What the command line says of itself is no reason that a file could have.
  return reason.id.starts_with(ownPrefix) ? words(reason.id, arguments)
                                          : reasonSentence(reason.id, arguments, words);
}

std::vector<std::string_view> allIds() {
  std::vector<std::string_view> ids;
  // The ids are taken from the tables, so that one that stands twice is there twice.
  for (const auto& part : tables())
    for (const Sentence& entry : part) ids.push_back(entry.id);
  for (const auto& part : reasonTables())
    for (const ReasonRow& row : part) ids.push_back(row.id);
  for (const auto& [id, texts] : sentences())
    if (id.starts_with(briefPrefix)) ids.push_back(id);
  std::ranges::sort(ids);
  return ids;
}

}  // namespace strata
