// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/peer_run.h"

/// A format each: whether a text is of it, and the runs of such a text. The first look is cheap and certain.
/// Where lines of a format are known only by those before them, it tells which lines are headings and rows of
/// it. Errors are those of runsFromAnyText. What has too many figures is read no further than a few beyond
/// mostPeerCells in all runs together.
namespace strata {

bool isMembenchCsv(const std::vector<TextLine>& lines);
std::vector<bool> ownLinesOfMembenchCsv(const std::vector<TextLine>& lines);
Result<std::vector<Run>> runsFromMembenchCsv(const std::vector<TextLine>& lines);

bool isMembenchText(const std::vector<TextLine>& lines);
Result<std::vector<Run>> runsFromMembenchText(const std::vector<TextLine>& lines);

/// Latencies without huge pages and with them, as its documentation shows those of two machines.
bool isMembenchTable(const std::vector<TextLine>& lines);
std::vector<bool> ownLinesOfMembenchTable(const std::vector<TextLine>& lines);
Result<std::vector<Run>> runsFromMembenchTable(const std::vector<TextLine>& lines);

/// The size of a buffer, such as "1.5" "MB", whose units are powers of 1024.
std::optional<std::uint64_t> membenchBytes(std::string_view number, std::string_view unit);
/// "read", "write", "copy", "latency".
bool isMembenchOperation(std::string_view operation);
/// A cell of sc-membench, from a value in MiB per second or nanoseconds; for a buffer size of 0 the cell has
/// none.
CellResult membenchCell(std::string_view operation, std::uint64_t regionBytes, double value,
                        std::optional<std::uint64_t> threads);

bool isBandwidthCsv(const std::vector<TextLine>& lines);
std::vector<bool> ownLinesOfBandwidthCsv(const std::vector<TextLine>& lines);
Result<std::vector<Run>> runsFromBandwidthCsv(const std::vector<TextLine>& lines);

bool isBandwidthText(const std::vector<TextLine>& lines);
std::vector<bool> ownLinesOfBandwidthText(const std::vector<TextLine>& lines);
Result<std::vector<Run>> runsFromBandwidthText(const std::vector<TextLine>& lines);

bool isMbwText(const std::vector<TextLine>& lines);
Result<std::vector<Run>> runsFromMbwText(const std::vector<TextLine>& lines);

/// Where the JSON of fio begins in a text; npos where there is none.
std::size_t beginOfFioJson(std::string_view text);
/// The reports of fio in a text, which it may have printed one behind another, and what stands around them.
/// The text outlives them.
struct FioTexts {
  std::vector<std::string_view> reports;
  std::string around;
};
FioTexts fioTextsOf(std::string_view text);
/// A run of each report; of those that one run printed on its way (--status-interval) the last.
Result<std::vector<Run>> runsFromFioJson(const std::vector<std::string_view>& reports);

}  // namespace strata
