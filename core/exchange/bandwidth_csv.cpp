// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV of Zack Smith's bandwidth (option --csv, from release 1.3 on): a title, with the name of the first
// section on the same line or, in some releases, on the next; then for each section its name and a line
// "bytes, rate" for each size. The console output of the program says that MB are 1048576 bytes; the rates
// are in that unit.
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

std::optional<SizedRate> sizedRateOf(std::string_view text) {
  const auto fields = parts(text, ',');
  if (fields.size() != 2) return std::nullopt;
  const auto size = wholeCount(fields[0]);
  const auto rate = realNumber(fields[1]);
  if (!size || *size == 0 || !rate || *rate < 0) return std::nullopt;
  return SizedRate{*size, *rate};
}

}  // namespace

bool isBandwidthCsv(const std::vector<TextLine>& lines) {
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    if (bandwidthLoopOf(lines[i].text) && sizedRateOf(lines[i + 1].text)) return true;
  return false;
}

Result<std::vector<Run>> runsFromBandwidthCsv(const std::vector<TextLine>& lines) {
  BandwidthRuns runs;
  std::optional<BandwidthLoop> loop;
  std::string titleBefore;
  for (const TextLine& line : lines) {
    if (runs.isFull()) break;
    if (trimmed(line.text).empty()) continue;
    if (const auto next = bandwidthLoopOf(line.text)) {
      loop = next;
      std::string_view title = trimmed(line.text.substr(0, next->beginsAt));
      if (title.empty()) title = titleBefore;
      if (!title.empty()) {
        runs.begin();
        runs.run().comment = shownBeginning(title, mostOfTitle);
      }
      titleBefore.clear();
    } else if (const auto rate = sizedRateOf(line.text)) {
      if (loop) runs.add(bandwidthCell(*loop, rate->bytes, rate->mibPerS));
    } else if (!loop && titleBefore.empty()) {
      titleBefore = trimmed(line.text);
    } else {
      // A heading that is not known, with all of its lines; a line that is no heading stands alone.
      if (line.text.find(',') == std::string_view::npos) loop.reset();
      leaveOut(runs.run(), line.text);
    }
  }
  return runs.take();
}

}  // namespace strata
