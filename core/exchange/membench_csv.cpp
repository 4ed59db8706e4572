// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV of sc-membench, as its documentation has it (https://github.com/SpareCores/sc-membench): sizes in
// KiB of one thread, rates of all threads in 10^6 bytes a second, latency as the median of samples.
#include <algorithm>
#include <array>

#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::string_view membenchProgram = "sc-membench";
constexpr std::string_view heading =
    "size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,latency_samples,threads,iterations,"
    "elapsed_s";
constexpr std::uint64_t mostKib = std::uint64_t{1} << 50;

bool isHeading(const TextLine& line) {
  return trimmed(line.text) == heading;
}

std::optional<CellResult> cellOf(const TextLine& line) {
  const auto fields = parts(line.text, ',');
  if (fields.size() != 9) return std::nullopt;
  constexpr std::array<std::string_view, 4> operations{"read", "write", "copy", "latency"};
  const std::string_view operation = fields[1];
  if (std::find(operations.begin(), operations.end(), operation) == operations.end()) return std::nullopt;
  const bool isLatency = operation == "latency";
  const auto sizeKib = wholeCount(fields[0]);
  const auto value = realNumber(fields[isLatency ? 3 : 2]);
  const auto deviation = realNumber(fields[4]);
  const auto samples = wholeCount(fields[5]);
  const auto threads = wholeCount(fields[6]);
  const auto iterations = wholeCount(fields[7]);
  const auto elapsedS = realNumber(fields[8]);
  if (!sizeKib || *sizeKib > mostKib || !value || !deviation || *deviation < 0 || !samples || !threads ||
      *threads > 1'000'000 || !iterations || !elapsedS || *elapsedS < 0)
    return std::nullopt;

  CellResult cell = peerCell(isLatency ? Test::Latency : Test::Bandwidth, "membench", operation);
  if (isLatency) {
    cell.metric = "latency";
    cell.unit = "ns";
    cell.higherIsBetter = false;
  }
  cell.parameters.regionBytes = 1024 * *sizeKib;
  cell.parameters.op = operation;
  cell.parameters.threads = static_cast<std::int64_t>(*threads);
  cell.outcome = peerFigure(*value, isLatency ? "p50" : "mean", membenchProgram);
  if (auto* measured = std::get_if<Measured>(&cell.outcome)) {
    measured->iterations = *iterations;
    measured->elapsedS = *elapsedS;
    if (isLatency) {
      measured->median = value;
      measured->count = *samples;
      if (*samples > 1) measured->standardDeviation = deviation;
    }
  }
  return cell;
}

}  // namespace

bool isMembenchCsv(const std::vector<TextLine>& lines) {
  return std::any_of(lines.begin(), lines.end(), isHeading);
}

Result<std::vector<Run>> runsFromMembenchCsv(const std::vector<TextLine>& lines) {
  std::vector<Run> runs;
  std::size_t cells = 0;
  for (const TextLine& line : lines) {
    if (cells > mostPeerCells) break;
    if (isHeading(line)) {
      if (runs.empty() || !runs.back().results.empty()) runs.push_back(peerRun(membenchProgram, ""));
    } else if (!runs.empty() && !trimmed(line.text).empty()) {
      auto cell = cellOf(line);
      if (!cell) return badLine(line, membenchProgram);
      runs.back().results.push_back(*std::move(cell));
      ++cells;
    }
  }
  return runs;
}

}  // namespace strata
