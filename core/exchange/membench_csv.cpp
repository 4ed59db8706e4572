// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV of sc-membench in any version, as its documentation describes it
// (https://github.com/SpareCores/sc-membench). Columns are found by their names, with or without quotes.
// Sizes are in KiB per thread, in the first version in bytes; rates are of all threads, in MiB per second (in
// its own example, the rate is size times threads times iterations over time); latency is the median of the
// samples.
#include <algorithm>
#include <array>
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

/// The separator of the first line of headings.
std::optional<char> separatorOf(const std::vector<TextLine>& lines) {
  for (const TextLine& line : lines)
    for (const char separator : csvSeparators)
      if (columnsOf(line.text, separator)) return separator;
  return std::nullopt;
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

  CellResult cell = membenchCell(operation, isInKib ? 1024 * *size : *size, *value, threads);
  Measured* measured = measuredOf(&cell);
  if (measured == nullptr) return cell;
  measured->iterations = wholeCount(field("iterations")).value_or(0);
  if (const auto elapsedS = csvNumber(field("elapsed_s"), form); elapsedS && *elapsedS > 0)
    measured->elapsedS = *elapsedS;
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
  return separatorOf(lines).has_value();
}

Result<std::vector<Run>> runsFromMembenchCsv(const std::vector<TextLine>& lines) {
  std::vector<Run> runs;
  Columns columns;
  std::size_t cells = 0;
  std::size_t overlong = 0;
  std::optional<std::size_t> firstOverlong;
  const CsvForm form = csvFormOf(lines, separatorOf(lines).value_or(','));
  for (const TextLine& line : lines) {
    if (cells > mostPeerCells) break;
    if (auto headings = columnsOf(line.text, form.separator)) {
      columns = *std::move(headings);
      if (runs.empty() || !runs.back().results.empty()) runs.push_back(peerRun(membenchProgram, ""));
    } else if (!runs.empty() && !csvFieldsOf(line.text, form.separator).empty()) {
      if (isOverlong(line, columns, form)) {
        if (overlong++ == 0) firstOverlong = line.number;
        leaveOut(runs.back(), line.text);
      } else if (auto cell = cellOf(line, columns, form)) {
        runs.back().results.push_back(*std::move(cell));
        ++cells;
      } else if (line.text.find(form.separator) != std::string_view::npos) {
        leaveOut(runs.back(), line.text);
      }
    }
  }
  if (form.doubtfulLine) return doubtfulDecimals(*form.doubtfulLine);
  if (overlong > cells) return doubtfulDecimals(*firstOverlong);
  return runs;
}

}  // namespace strata
