// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/any_text.h"

#include <utility>

#include "core/base/text_parts.h"
#include "core/exchange/peer_formats.h"
#include "core/report/run_names.h"

namespace strata {

namespace {

struct LineFormat {
  std::string_view program;
  bool (*is)(const std::vector<TextLine>& lines);
  Result<std::vector<Run>> (*read)(const std::vector<TextLine>& lines);
};

constexpr LineFormat lineFormats[]{{"sc-membench", isMembenchCsv, runsFromMembenchCsv},
                                   {"sc-membench", isMembenchText, runsFromMembenchText},
                                   {"mbw", isMbwText, runsFromMbwText},
                                   {"bandwidth", isBandwidthCsv, runsFromBandwidthCsv},
                                   {"bandwidth", isBandwidthText, runsFromBandwidthText}};

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

/// Whether the text begins as JSON does and says that it is a document of Strata, whatever else it holds: no
/// output of fio does.
bool isOfStrata(std::string_view text) {
  constexpr std::string_view key = "\"schema\"";
  if (!trimmed(text.substr(0, 1000)).starts_with('{')) return false;
  for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
    const std::string_view rest = text.substr(at + key.size());
    const std::size_t value = rest.find_first_not_of(" \t\r\n:");
    if (value != std::string_view::npos && rest.substr(value).starts_with("\"strata.")) return true;
  }
  return false;
}

Result<std::vector<Run>> withProperNames(Result<std::vector<Run>> runs) {
  if (!runs) return runs;
  for (const Run& run : *runs)
    if (auto fault = faultOfNames(run)) return *std::move(fault);
  return runs;
}

/// `bytes` make the ids, and `text` is what they say.
Result<std::vector<Run>> runsFrom(std::string_view name, std::string_view bytes, std::string_view text) {
  constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
  const std::string_view whole = text;
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  const std::string_view head = text.substr(0, mostPeerText.count);

  const std::size_t fio = beginOfFioJson(head);
  if (fio != std::string_view::npos && !isOfStrata(text)) {
    if (text.size() > mostPeerText.count) return tooLarge();
    return finished(runsFromFioJson(text.substr(fio)), "fio", name, bytes);
  }
  const std::string_view start = trimmed(head.substr(0, 1000));
  if (start.starts_with('{') || start.starts_with('[')) return withProperNames(runsFromJson(whole));
  if (text.size() > mostPeerText.count) return tooLarge();

  const std::vector<TextLine> lines = linesOf(text);
  for (const LineFormat& format : lineFormats)
    if (format.is(lines)) return finished(format.read(lines), format.program, name, bytes);
  return Error{"unknown-format", {}};
}

}  // namespace

Result<std::vector<Run>> runsFromAnyText(std::string_view name, std::string_view bytes) {
  // Some shells of Windows save what a program prints in UTF-16.
  const auto text = utf8OfUtf16(bytes);
  return runsFrom(name, bytes, text ? std::string_view(*text) : bytes);
}

}  // namespace strata
