// SPDX-License-Identifier: GPL-3.0-or-later
// The CSV of Zack Smith's bandwidth (option --csv, from release 1.3 on; https://zsmith.co/bandwidth.php): a
// title, on the line of which the first section's name follows; then for each section its name and a line
// "bytes, rate" for each size. Its console says that MB are 1048576 bytes, and so it computes the rate.
#include <array>

#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::string_view bandwidthProgram = "bandwidth";
constexpr std::size_t mostOfTitle = 300;
constexpr double bytesOfMb = 1.048576;  // in 10^6 bytes

struct Section {
  std::string_view title;  ///< what stands before it in its line
  std::string_view pattern;
  std::string_view op;
  std::int64_t widthBytes = 0;
  bool isPastTheCaches = false;
};

bool dropEnd(std::string_view& text, std::string_view end) {
  if (!text.ends_with(end)) return false;
  text.remove_suffix(end.size());
  return true;
}

/// "… Sequential 128-bit nontemporal reads (dashed)".
std::optional<Section> sectionOf(std::string_view text) {
  Section section;
  text = trimmed(text);
  dropEnd(text, " (dashed)");
  struct Ending {
    std::string_view text;
    std::string_view op;
  };
  for (const Ending& ending : {Ending{" reads", "read"}, Ending{" writes", "write"}, Ending{" copy", "copy"}})
    if (section.op.empty() && dropEnd(text, ending.text)) section.op = ending.op;
  section.isPastTheCaches = dropEnd(text, " nontemporal");
  if (section.op.empty() || !dropEnd(text, "-bit")) return std::nullopt;
  for (const int bits : {32, 64, 128, 256, 512}) {
    const std::string number = ' ' + std::to_string(bits);
    if (section.widthBytes == 0 && dropEnd(text, number)) section.widthBytes = bits / 8;
  }
  if (section.widthBytes == 0) return std::nullopt;
  if (dropEnd(text, "Sequential"))
    section.pattern = "serial";
  else if (dropEnd(text, "Random"))
    section.pattern = "random";
  else
    return std::nullopt;
  section.title = trimmed(text);
  return section;
}

std::optional<CellResult> cellOf(const Section& section, std::string_view text) {
  const auto fields = parts(text, ',');
  if (fields.size() != 2) return std::nullopt;
  const auto size = wholeCount(fields[0]);
  const auto rate = realNumber(fields[1]);
  if (!size || *size == 0 || !rate || *rate < 0) return std::nullopt;
  CellResult cell = peerCell(Test::Bandwidth, bandwidthProgram,
                             std::string(section.op) + (section.isPastTheCaches ? "-nontemporal" : ""));
  cell.parameters.regionBytes = size;
  cell.parameters.widthBytes = section.widthBytes;
  cell.parameters.pattern = section.pattern;
  cell.parameters.op = section.op;
  cell.parameters.threads = 1;
  cell.outcome = peerFigure(bytesOfMb * *rate, "mean", bandwidthProgram);
  return cell;
}

}  // namespace

bool isBandwidthCsv(const std::vector<TextLine>& lines) {
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    if (const auto section = sectionOf(lines[i].text)) return cellOf(*section, lines[i + 1].text).has_value();
  return false;
}

Result<std::vector<Run>> runsFromBandwidthCsv(const std::vector<TextLine>& lines) {
  Run run = peerRun(bandwidthProgram, "");
  std::optional<Section> section;
  for (const TextLine& line : lines) {
    if (run.results.size() > mostPeerCells) break;
    if (trimmed(line.text).empty()) continue;
    if (const auto next = sectionOf(line.text)) {
      if (!section) run.comment = shownBeginning(next->title, mostOfTitle);
      section = next;
      continue;
    }
    if (!section) continue;
    auto cell = cellOf(*section, line.text);
    if (!cell) return badLine(line, bandwidthProgram);
    run.results.push_back(*std::move(cell));
  }
  return std::vector<Run>{std::move(run)};
}

}  // namespace strata
