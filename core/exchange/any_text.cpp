// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/any_text.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/plain_text.h"
#include "core/base/uuid.h"
#include "core/exchange/peer_formats.h"
#include "core/report/utc_time.h"

namespace strata {

namespace {

struct LineFormat {
  std::string_view program;
  bool (*is)(const std::vector<TextLine>& lines);
  Result<std::vector<Run>> (*read)(const std::vector<TextLine>& lines);
};

constexpr LineFormat lineFormats[]{{"sc-membench", isMembenchCsv, runsFromMembenchCsv},
                                   {"mbw", isMbwText, runsFromMbwText},
                                   {"bandwidth", isBandwidthCsv, runsFromBandwidthCsv}};

Error tooLarge() {
  return {"too-large", {{"most_bytes", static_cast<std::int64_t>(mostPeerText.count)}}};
}

Result<std::vector<Run>> finished(Result<std::vector<Run>> runs, std::string_view program,
                                  std::string_view name, std::string_view bytes) {
  if (!runs) return runs;
  std::size_t cells = 0;
  for (const Run& run : *runs) cells += run.results.size();
  if (cells > mostPeerCells)
    return Error{"too-many-figures", {{"most", static_cast<std::int64_t>(mostPeerCells)}}};
  return named(*std::move(runs), program, name, bytes);
}

Error badValue(const char* key, const std::string& text) {
  std::size_t end = std::min<std::size_t>(text.size(), 60);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
    --end;  // no character is cut in two
  return {"bad-value", {{"key", key}, {"value", withoutControls(text.substr(0, end))}}};
}

/// What names and dates a run is shown wherever the run is, and stands in commands to copy: a stranger's file
/// has no say in that.
Result<std::vector<Run>> withProperIdentity(Result<std::vector<Run>> runs) {
  if (!runs) return runs;
  const auto isMoment = [](const std::string& text) { return text.empty() || parseUtc(text).has_value(); };
  for (const Run& run : *runs) {
    if (!isUuid(run.id)) return badValue("id", run.id);
    if (!isUuid(run.series)) return badValue("series", run.series);
    if (!isMoment(run.started)) return badValue("started", run.started);
    if (!isMoment(run.finished)) return badValue("finished", run.finished);
  }
  return runs;
}

}  // namespace

Result<std::vector<Run>> runsFromAnyText(std::string_view name, std::string_view bytes) {
  constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
  std::string_view text = bytes;
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  const std::string_view head = text.substr(0, mostPeerText.count);

  const std::size_t fio = beginOfFioJson(head);
  if (fio != std::string_view::npos) {
    if (text.size() > mostPeerText.count) return tooLarge();
    return finished(runsFromFioJson(text.substr(fio)), "fio", name, bytes);
  }
  const std::string_view start = trimmed(head.substr(0, 1000));
  if (start.starts_with('{') || start.starts_with('[')) return withProperIdentity(runsFromJson(bytes));
  if (text.size() > mostPeerText.count) return tooLarge();

  const std::vector<TextLine> lines = linesOf(text);
  for (const LineFormat& format : lineFormats)
    if (format.is(lines)) return finished(format.read(lines), format.program, name, bytes);
  return Error{"unknown-format", {}};
}

}  // namespace strata
