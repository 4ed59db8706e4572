// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV of Zack Smith's bandwidth (option --csv, from release 1.3 on): a title, with the name of the first
// section on the same line or, in some releases, on the next; then for each section its name and a line
// "bytes, rate" for each size. The console output of the program says that MB are 1048576 bytes; the rates
// are in that unit. Spreadsheets may have saved it with other separators.
#include <algorithm>

#include "core/base/text_parts.h"
#include "core/exchange/bandwidth_loop.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::size_t mostOfTitle = 300;

struct SizedRate {
  std::uint64_t bytes = 0;
  double mibPerS = 0;
};

std::optional<SizedRate> sizedRateOf(std::string_view text, const CsvForm& form) {
  const auto fields = csvFieldsOf(text, form.separator);
  if (fields.size() != 2) return std::nullopt;
  const auto size = wholeCount(fields[0]);
  const auto rate = csvNumber(fields[1], form);
  if (!size || *size == 0 || !rate || *rate < 0) return std::nullopt;
  return SizedRate{*size, *rate};
}

/// "256,43155,1", where a comma is before the decimals too.
bool isOverlong(std::string_view text, const CsvForm& form) {
  if (form.separator != ',') return false;
  const auto fields = csvFieldsOf(text, form.separator);
  return fields.size() == 3 &&
         std::ranges::all_of(fields, [](std::string_view field) { return wholeCount(field).has_value(); });
}

/// A title on a line of its own, which may have quotes.
std::string_view titleOf(std::string_view line, const CsvForm& form) {
  const auto fields = csvFieldsOf(line, form.separator);
  return fields.size() == 1 ? fields.front() : trimmed(line);
}

/// Whether a line can have a figure, even if it is not understood.
bool isLikeAFigure(const std::vector<std::string_view>& fields, const CsvForm& form) {
  const auto isNumber = [&](std::string_view field) { return csvNumber(field, form).has_value(); };
  return isNumber(fields.front()) || (fields.size() == 2 && isNumber(fields.back()));
}

/// Whether the next line that is not empty has a figure.
bool isBeforeFigure(const std::vector<TextLine>& lines, std::size_t at, const CsvForm& form) {
  const auto next =
      std::find_if(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, lines.end(),
                   [&](const TextLine& line) { return !csvFieldsOf(line.text, form.separator).empty(); });
  return next != lines.end() && (sizedRateOf(next->text, form) || isOverlong(next->text, form));
}

/// The separator after the first heading that a line with figures follows.
std::optional<char> separatorOf(const std::vector<TextLine>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (bandwidthLoopOf(lines[i].text))
      for (const char separator : csvSeparators)
        // Either way of writing decimals, which is not known yet.
        if (isBeforeFigure(lines, i, {separator, true})) return separator;
  return std::nullopt;
}

}  // namespace

bool isBandwidthCsv(const std::vector<TextLine>& lines) {
  return separatorOf(lines).has_value();
}

std::vector<bool> ownLinesOfBandwidthCsv(const std::vector<TextLine>& lines) {
  const CsvForm form{separatorOf(lines).value_or(','), true};
  bool hasBegun = false;
  std::vector<bool> own;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool isHeading = bandwidthLoopOf(lines[i].text) && isBeforeFigure(lines, i, form);
    hasBegun = hasBegun || isHeading;
    own.push_back(isHeading || (hasBegun && sizedRateOf(lines[i].text, form)));
  }
  return own;
}

Result<std::vector<Run>> runsFromBandwidthCsv(const std::vector<TextLine>& lines) {
  BandwidthRuns runs;
  const CsvForm form = csvFormOf(lines, separatorOf(lines).value_or(','));
  if (form.doubtfulLine) return doubtfulDecimals(*form.doubtfulLine);
  std::optional<BandwidthLoop> loop;
  bool hasBegun = false;
  std::string_view unknown;  // the last such line: the title, or a heading if figures follow
  std::size_t cells = 0;
  std::size_t overlong = 0;
  std::optional<std::size_t> firstOverlong;
  for (const TextLine& line : lines) {
    if (runs.isFull()) break;
    const auto fields = csvFieldsOf(line.text, form.separator);
    if (fields.empty()) continue;
    if (const auto next = bandwidthLoopOf(line.text)) {
      loop = next;
      std::string_view title = trimmed(line.text.substr(0, next->beginsAt));
      if (title.empty() && !hasBegun) title = titleOf(unknown, form);
      if (!title.empty()) {
        runs.begin();
        runs.run().comment = shownBeginning(title, mostOfTitle);
      }
      hasBegun = true;
      unknown = {};
    } else if (const auto rate = sizedRateOf(line.text, form)) {
      // A heading that is not known, with all of its lines.
      if (!unknown.empty()) {
        leaveOut(runs.run(), unknown);
        loop.reset();
        unknown = {};
      }
      if (!loop) continue;
      runs.add(bandwidthCell(*loop, rate->bytes, rate->mibPerS));
      ++cells;
    } else if (hasBegun && isLikeAFigure(fields, form)) {
      if (isOverlong(line.text, form) && overlong++ == 0) firstOverlong = line.number;
      leaveOut(runs.run(), line.text);
    } else if (!hasBegun || fields.size() == 1) {
      unknown = line.text;
    }
  }
  if (overlong > cells) return doubtfulDecimals(*firstOverlong);
  return runs.take();
}

}  // namespace strata
