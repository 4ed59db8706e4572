// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/value_kinds.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "app/words/words.h"
#include "core/base/real_number.h"
#include "core/model/json_syntax.h"

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
  if (!text.starts_with(before)) return std::nullopt;
  text.remove_prefix(before.size());
  if (text.find_first_of("eE") != std::string_view::npos) return std::nullopt;
  const auto percent = parseReal(text);
  return percent && *percent >= 0 && *percent <= most ? percent : std::nullopt;
}

ValueKind gateKind() {
  return {english("cli-use-gate"), [](const std::string& text) { return slowerPercent(text).has_value(); }};
}

ValueKind secondsKind() {
  return {fill(english("cli-use-seconds"),
               {std::to_string(secondsRange.least), std::to_string(secondsRange.most)}),
          [](const std::string& text) { return wholeNumber(text, secondsRange).has_value(); }};
}

ValueKind numberKind(Range<std::uint64_t> range) {
  return {fill(english("cli-use-number"), {std::to_string(range.least), std::to_string(range.most)}),
          [range](const std::string& text) { return wholeNumber(text, range).has_value(); }};
}

ValueKind regionKind() {
  return {fill(english("cli-use-region"), {formatSize(regionRange.least), formatSize(regionRange.most)}),
          [](const std::string& text) {
            return text == regionsAuto || text == regionsNone || regionSize(text).has_value();
          },
          false,
          {std::string(regionsAuto), std::string(regionsNone)}};
}

ValueKind diskSizeKind() {
  return {
      fill(english("cli-use-disk-size"), {formatSize(diskFileRange.least), formatSize(diskFileRange.most)}),
      [](const std::string& text) { return sizeWithin(text, diskFileRange).has_value(); }};
}

ValueKind blockKind() {
  return {fill(english("cli-use-block"), {formatSize(blockRange.least), formatSize(blockRange.most)}),
          [](const std::string& text) { return sizeWithin(text, blockRange).has_value(); }};
}

ValueKind threadsKind() {
  return {fill(english("cli-use-threads"),
               {std::to_string(threadsRange.least), std::to_string(threadsRange.most)}),
          [](const std::string& text) {
            Settings ignored;
            return readThreads(text, ignored);
          },
          false,
          {"auto", "cores", "scale"}};
}

ValueKind bindingKind() {
  return {english("cli-use-binding"),
          [](const std::string& text) {
            Settings ignored;
            return static_cast<bool>(parseBinding(text, ignored));
          },
          false,
          {"spread", "close", "cores", "none"}};
}

ValueKind oneOf(const std::vector<std::string>& choices) {
  return {fill(english("cli-use-one-of"), {fmt::format("{}", fmt::join(choices, ", "))}),
          [choices](const std::string& text) {
            return std::find(choices.begin(), choices.end(), text) != choices.end();
          },
          false, choices};
}

ValueKind kernelKind(const std::vector<std::string>& ids) {
  ValueKind kind = oneOf(ids);
  kind.use = english("cli-use-kernel");
  return kind;
}

ValueKind textKind(Paths paths) {
  return {english("cli-use-text"), takesAll, false, {}, paths};
}

ValueKind remarkKind() {
  return {fill(english("cli-use-remark"), {formatSize(mostText)}),
          [](const std::string& text) { return text.size() <= mostText.count; }};
}

ValueKind optionsKind() {
  return {english("cli-use-options"), takesAll, true};
}

ValueKind folderKind() {
  return {english("cli-use-folder"), takesAll, false, {}, Paths::Folders};
}

ValueKind fileKind() {
  return {english("cli-use-file"), takesAll, false, {}, Paths::Files};
}

}  // namespace strata::cli
