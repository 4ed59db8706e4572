// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV of sc-membench in any version, as its documentation describes it
// (https://github.com/SpareCores/sc-membench). Columns are found by their names, with or without quotes.
// Sizes are in KiB per thread, in the first version in bytes; rates are of all threads, in MiB per second;
// latency is the median of the samples. For some weeks, sizes were those of all threads together, of a copy
// with both buffers, and until then a copy counted twice. Which of these a row is of, its rate tells, which
// is the bytes of a pass times iterations over time.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::string_view membenchProgram = "sc-membench";
constexpr std::uint64_t mostKib = std::uint64_t{1} << 50;
constexpr std::uint64_t mostThreads = 1'000'000;

using Columns = std::map<std::string_view, std::size_t>;

/// The lines without what a log or a page has before each line, as long as it was before the headings.
std::vector<TextLine> without(std::size_t prefix, const std::vector<TextLine>& given) {
  std::vector<TextLine> lines;
  lines.reserve(given.size());
  for (const TextLine& line : given)
    lines.push_back({line.number, line.text.substr(std::min(prefix, line.text.size()))});
  return lines;
}

/// Where the headings begin in a line, behind what a log or a page has before each line.
std::size_t beginOfHeadings(std::string_view line) {
  for (const std::string_view first : {"size_kb", "size_bytes"})
    if (const std::size_t at = line.find(first); at != std::string_view::npos)
      return at > 0 && line[at - 1] == '"' ? at - 1 : at;
  return 0;
}

/// The place of each column; absent where the line has no headings.
std::optional<Columns> columnsOf(std::string_view line, char separator) {
  Columns columns;
  const auto names = csvFieldsOf(line, separator);
  for (std::size_t i = 0; i < names.size(); ++i) columns.emplace(names[i], i);
  const auto has = [&](const char* name) { return columns.contains(name); };
  if ((!has("size_kb") && !has("size_bytes")) || !has("operation") ||
      (!has("bandwidth_mb_s") && !has("latency_ns")))
    return std::nullopt;
  return columns;
}

/// How the first line of headings is written.
struct Headings {
  char separator = ',';
  std::size_t prefix = 0;
};

std::optional<Headings> headingsOf(const std::vector<TextLine>& lines) {
  for (const TextLine& line : lines)
    for (const char separator : csvSeparators) {
      if (columnsOf(line.text, separator)) return Headings{separator, 0};
      const std::size_t prefix = beginOfHeadings(line.text);
      if (prefix > 0 && columnsOf(line.text.substr(prefix), separator)) return Headings{separator, prefix};
    }
  return std::nullopt;
}

/// How a row counts.
struct Counting {
  std::uint64_t buffers = 1;  ///< that its size is of
  bool isTwice = false;       ///< a copy counts as loads and stores
};

/// Tells how a row counts by the passes over its size that its rate and time give for each iteration: one for
/// each thread, two for a copy that counts twice; one or half of one where the size is of all threads. Times
/// are printed with few digits.
Counting countingOf(bool isCopy, double passes, std::uint64_t threads) {
  const auto is = [&](double expected) { return std::abs(passes / expected - 1) < 0.15; };
  const auto each = static_cast<double>(threads);
  if (is(each)) return {};
  if (isCopy && is(2 * each)) return {.isTwice = true};
  if (isCopy && is(0.5)) return {.buffers = 2 * threads};
  if (!isCopy && is(1)) return {.buffers = threads};
  return {};
}

/// Whether a line can be a row, even if it is not understood: it has as many fields as there are columns, or
/// begins with a size. Sentences of a page have separators too.
bool isLikeARow(const TextLine& line, const Columns& columns, const CsvForm& form) {
  const auto fields = csvFieldsOf(line.text, form.separator);
  const auto isNumber = [&](std::string_view field) { return csvNumber(field, form).has_value(); };
  return fields.size() > 1 && (isNumber(fields.front()) ||
                               (fields.size() == columns.size() && std::ranges::any_of(fields, isNumber)));
}

/// Whether a line has more fields than there are columns, as one with decimal commas has between commas.
bool isOverlong(const TextLine& line, const Columns& columns, const CsvForm& form) {
  return form.separator == ',' && csvFieldsOf(line.text, form.separator).size() > columns.size();
}

std::optional<CellResult> cellOf(const TextLine& line, const Columns& columns, const CsvForm& form) {
  const auto fields = csvFieldsOf(line.text, form.separator);
  const auto field = [&](const char* name) {
    const auto column = columns.find(name);
    return column == columns.end() || column->second >= fields.size() ? std::string_view()
                                                                      : fields[column->second];
  };
  const std::string_view operation = field("operation");
  const bool isInKib = columns.contains("size_kb");
  const auto size = wholeCount(field(isInKib ? "size_kb" : "size_bytes"));
  const auto value = csvNumber(field(operation == "latency" ? "latency_ns" : "bandwidth_mb_s"), form);
  if (!size || *size > (isInKib ? mostKib : 1024 * mostKib) || !value || !isMembenchOperation(operation))
    return std::nullopt;
  const auto threads = wholeCount(field("threads"));
  if (threads && *threads > mostThreads) return std::nullopt;

  const std::uint64_t bytes = isInKib ? 1024 * *size : *size;
  const std::uint64_t iterations = wholeCount(field("iterations")).value_or(0);
  const double elapsedS = std::max(0.0, csvNumber(field("elapsed_s"), form).value_or(0));
  Counting counting;
  if (operation != "latency" && bytes > 0 && iterations > 0 && elapsedS > 0 && threads && *threads > 0)
    counting = countingOf(
        operation == "copy",
        0x1p20 * *value * elapsedS / (static_cast<double>(bytes) * static_cast<double>(iterations)),
        *threads);
  CellResult cell =
      membenchCell(operation, bytes / counting.buffers, counting.isTwice ? *value / 2 : *value, threads);
  Measured* measured = measuredOf(&cell);
  if (measured == nullptr) return cell;
  measured->iterations = iterations;
  measured->elapsedS = elapsedS;
  if (operation != "latency") return cell;
  measured->count = wholeCount(field("latency_samples")).value_or(0);
  measured->cleanCount = measured->count;
  if (const auto deviation = csvNumber(field("latency_stddev_ns"), form);
      deviation && *deviation >= 0 && measured->count > 1)
    measured->standardDeviation = deviation;
  return cell;
}

}  // namespace

bool isMembenchOperation(std::string_view operation) {
  constexpr std::array<std::string_view, 4> operations{"read", "write", "copy", "latency"};
  return std::ranges::find(operations, operation) != operations.end();
}

CellResult membenchCell(std::string_view operation, std::uint64_t regionBytes, double value,
                        std::optional<std::uint64_t> threads) {
  const bool isLatency = operation == "latency";
  CellResult cell = peerCell(isLatency ? Test::Latency : Test::Bandwidth, "membench", operation);
  if (isLatency) {
    cell.metric = "latency";
    cell.unit = "ns";
    cell.higherIsBetter = false;
  }
  if (regionBytes > 0) cell.parameters.regionBytes = regionBytes;
  cell.parameters.op = operation;
  if (threads) cell.parameters.threads = static_cast<std::int64_t>(*threads);
  cell.outcome = peerFigure(isLatency ? value : mbOfMib * value, isLatency ? "p50" : "mean", membenchProgram);
  if (Measured* measured = measuredOf(&cell); measured != nullptr && isLatency) measured->median = value;
  return cell;
}

bool isMembenchCsv(const std::vector<TextLine>& lines) {
  return headingsOf(lines).has_value();
}

std::vector<bool> ownLinesOfMembenchCsv(const std::vector<TextLine>& given) {
  const Headings first = headingsOf(given).value_or(Headings{});
  const std::vector<TextLine> lines = without(first.prefix, given);
  const CsvForm form = csvFormOf(lines, first.separator);
  std::optional<Columns> columns;
  std::vector<bool> own;
  for (const TextLine& line : lines) {
    auto headings = columnsOf(line.text, form.separator);
    const bool isHeading = headings.has_value();
    if (isHeading) columns = std::move(headings);
    own.push_back(isHeading || (columns && cellOf(line, *columns, form)));
  }
  return own;
}

Result<std::vector<Run>> runsFromMembenchCsv(const std::vector<TextLine>& given) {
  const Headings first = headingsOf(given).value_or(Headings{});
  const std::vector<TextLine> lines = without(first.prefix, given);
  std::vector<Run> runs;
  Columns columns;
  std::size_t cells = 0;
  std::size_t overlong = 0;
  std::optional<std::size_t> firstOverlong;
  const CsvForm form = csvFormOf(lines, first.separator);
  for (const TextLine& line : lines) {
    if (cells > mostPeerCells) break;
    if (auto headings = columnsOf(line.text, form.separator)) {
      columns = *std::move(headings);
      if (runs.empty() || !runs.back().results.empty()) runs.push_back(peerRun(membenchProgram, ""));
    } else if (!runs.empty() && isLikeARow(line, columns, form)) {
      if (isOverlong(line, columns, form)) {
        if (overlong++ == 0) firstOverlong = line.number;
        leaveOut(runs.back(), line.text);
      } else if (auto cell = cellOf(line, columns, form)) {
        runs.back().results.push_back(*std::move(cell));
        ++cells;
      } else {
        leaveOut(runs.back(), line.text);
      }
    }
  }
  if (form.doubtfulLine) return doubtfulDecimals(*form.doubtfulLine);
  if (overlong > cells) return doubtfulDecimals(*firstOverlong);
  return runs;
}

}  // namespace strata
