// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/any_text.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/base/text_parts.h"
#include "core/exchange/pasted_text.h"
#include "core/exchange/peer_formats.h"
#include "core/report/run_names.h"

namespace strata {

namespace {

/// Which lines are headings and rows of a format, where each says so by itself.
template <bool (*is)(const std::vector<TextLine>& lines)>
std::vector<bool> eachAlone(const std::vector<TextLine>& lines) {
  std::vector<bool> own;
  own.reserve(lines.size());
  for (const TextLine& line : lines) own.push_back(is({line}));
  return own;
}

struct LineFormat {
  std::string_view program;
  bool (*is)(const std::vector<TextLine>& lines);
  std::vector<bool> (*own)(const std::vector<TextLine>& lines);  ///< which are headings and rows of it
  Result<std::vector<Run>> (*read)(const std::vector<TextLine>& lines);
};

/// Of two forms of one program, the first takes a line that both know.
constexpr LineFormat lineFormats[]{
    {"sc-membench", isMembenchCsv, ownLinesOfMembenchCsv, runsFromMembenchCsv},
    {"sc-membench", isMembenchText, eachAlone<isMembenchText>, runsFromMembenchText},
    {"sc-membench", isMembenchTable, ownLinesOfMembenchTable, runsFromMembenchTable},
    {"mbw", isMbwText, eachAlone<isMbwText>, runsFromMbwText},
    {"bandwidth", isBandwidthCsv, ownLinesOfBandwidthCsv, runsFromBandwidthCsv},
    {"bandwidth", isBandwidthText, ownLinesOfBandwidthText, runsFromBandwidthText}};

Error tooLarge() {
  return {"too-large", {{"most_bytes", static_cast<std::int64_t>(mostPeerText.count)}}};
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

/// Whether a text can be JSON of objects: a prompt, the time of a log and a command in braces begin with a
/// bracket as well.
bool beginsAsJson(std::string_view text) {
  const std::string_view start = trimmed(text.substr(0, 1000));
  if (!start.starts_with('[') && !start.starts_with('{')) return false;
  const std::string_view inner = trimmed(start.substr(1));
  const std::string_view first = start.front() == '[' ? "{[]" : "\"}";
  return inner.empty() || first.find(inner.front()) != std::string_view::npos;
}

/// Takes the runs of each format that a text has output of. They are series of their own.
class Reader {
 public:
  Reader(std::string_view name, std::string_view bytes) : m_name(name), m_bytes(bytes) {}

  void take(Result<std::vector<Run>> runs, std::string_view program) {
    if (m_error) return;
    if (runs)
      for (const Run& run : *runs) m_cells += run.results.size();
    if (m_cells > mostPeerCells)
      runs = Error{"too-many-figures", {{"most", static_cast<std::int64_t>(mostPeerCells)}}};
    if (runs) runs = named(*std::move(runs), {program, m_name, m_bytes, m_taken});
    ++m_taken;
    if (runs)
      std::ranges::move(*runs, std::back_inserter(m_runs));
    else
      (runs.error().id == "no-figures" ? m_nothing : m_error) = runs.error();
  }

  Result<std::vector<Run>> taken() {
    if (m_error) return *m_error;
    // Where others have figures, one that has none is no reason to refuse these.
    if (m_runs.empty()) return m_nothing.value_or(Error{"unknown-format", {}});
    return std::move(m_runs);
  }

 private:
  std::string_view m_name;
  std::string_view m_bytes;
  std::size_t m_taken = 0;
  std::vector<Run> m_runs;
  std::size_t m_cells = 0;
  std::optional<Error> m_error;
  std::optional<Error> m_nothing;
};

/// The lines that each format's reader gets: without those that only others know, which it would name as left
/// out, and without those that an earlier form of its program takes.
std::vector<std::vector<TextLine>> linesFor(const std::vector<const LineFormat*>& formats,
                                            const std::vector<TextLine>& lines) {
  std::vector<std::vector<bool>> own;
  for (const LineFormat* format : formats) own.push_back(format->own(lines));
  const auto isTakenFrom = [&](std::size_t format, std::size_t line) {
    for (std::size_t other = 0; other < formats.size(); ++other) {
      const bool isFormBefore = other < format && formats[other]->program == formats[format]->program;
      if (other != format && own[other][line] && (isFormBefore || !own[format][line])) return true;
    }
    return false;
  };
  std::vector<std::vector<TextLine>> given(formats.size());
  for (std::size_t format = 0; format < formats.size(); ++format)
    for (std::size_t line = 0; line < lines.size(); ++line)
      if (!isTakenFrom(format, line)) given[format].push_back(lines[line]);
  return given;
}

/// `bytes` make the ids, and `text` is what they say.
Result<std::vector<Run>> runsFrom(std::string_view name, std::string_view bytes, std::string_view text) {
  constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
  const std::string_view whole = text;
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  const std::string_view head = text.substr(0, mostPeerText.count);
  const bool hasFio = beginOfFioJson(head) != std::string_view::npos;
  if (beginsAsJson(head) && (!hasFio || isOfStrata(text))) return withProperNames(runsFromJson(whole));
  if (text.size() > mostPeerText.count) return tooLarge();

  // A page may write even quotation marks by name.
  const auto unmarked = hasFio ? std::nullopt : withoutPasteMarks(text);
  Reader reader(name, bytes);
  const FioTexts fio = fioTextsOf(unmarked ? *unmarked : text);
  if (!fio.reports.empty()) reader.take(runsFromFioJson(fio.reports), "fio");
  const auto plain = hasFio ? withoutPasteMarks(fio.around) : std::nullopt;
  const std::vector<TextLine> lines = linesOf(plain ? *plain : fio.around);
  std::vector<const LineFormat*> formats;
  for (const LineFormat& format : lineFormats)
    if (format.is(lines)) formats.push_back(&format);
  if (formats.size() == 1) {
    reader.take(formats.front()->read(lines), formats.front()->program);
  } else {
    const auto given = linesFor(formats, lines);
    for (std::size_t i = 0; i < formats.size(); ++i)
      reader.take(formats[i]->read(given[i]), formats[i]->program);
  }
  return reader.taken();
}

}  // namespace

Result<std::vector<Run>> runsFromAnyText(std::string_view name, std::string_view bytes) {
  // Some shells of Windows save what a program prints in UTF-16.
  const auto text = utf8OfUtf16(bytes);
  return runsFrom(name, bytes, text ? std::string_view(*text) : bytes);
}

}  // namespace strata
