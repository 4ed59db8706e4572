// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/bandwidth_loop.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/report/json.h"

namespace strata {

namespace {

/// The word without the brackets, separators and quotes around it.
std::string_view bare(std::string_view word) {
  constexpr std::string_view around = "(),:;\"";
  const std::size_t first = word.find_first_not_of(around);
  if (first == std::string_view::npos) return {};
  return word.substr(first, word.find_last_not_of(around) - first + 1);
}

std::optional<std::int64_t> widthOf(std::string_view word) {
  for (const int bits : {8, 16, 32, 64, 128, 256, 512})
    if (word == std::to_string(bits) + "-bit") return bits / 8;
  return std::nullopt;
}

std::string_view opOf(std::string_view word) {
  struct Name {
    std::string_view word;
    std::string_view op;
  };
  constexpr std::array names{Name{"read", "read"},    Name{"reads", "read"}, Name{"write", "write"},
                             Name{"writes", "write"}, Name{"copy", "copy"},  Name{"copies", "copy"}};
  const auto name = std::ranges::find(names, word, &Name::word);
  return name == names.end() ? std::string_view() : name->op;
}

bool takeWord(BandwidthLoop& loop, std::string_view word) {
  if (const std::string_view op = opOf(word); !op.empty() && loop.op.empty()) {
    loop.op = op;
  } else if (const auto width = widthOf(word); width && loop.widthBytes == 0) {
    loop.widthBytes = *width;
  } else if (word.starts_with("bypass") || word == "nontemporal" || word == "non-temporal") {
    loop.isPastTheCaches = true;
  } else if (word.starts_with("LODS") && word.size() == 5) {
    loop.isString = true;
  } else {
    return word.empty() || word == "cache" || word == "caches" || word == "dashed" || word == "transfers";
  }
  return true;
}

}  // namespace

std::optional<BandwidthLoop> bandwidthLoopOf(std::string_view text) {
  BandwidthLoop loop;
  bool hasBegun = false;
  for (const std::string_view given : wordsOf(text)) {
    const std::string_view word = bare(given);
    if (!hasBegun) {
      if (word != "Sequential" && word != "Random") continue;
      loop.pattern = word == "Random" ? "random" : "serial";
      loop.beginsAt = static_cast<std::size_t>(word.data() - text.data());
      hasBegun = true;
    } else if (!takeWord(loop, word)) {
      return std::nullopt;
    }
  }
  if (loop.op.empty() || loop.widthBytes == 0 || (loop.isString && loop.op != "read")) return std::nullopt;
  return loop;
}

CellResult bandwidthCell(const BandwidthLoop& loop, std::uint64_t regionBytes, double mibPerS) {
  const std::string name = loop.isString
                               ? fmt::format("string-lods-{}", loop.widthBytes)
                               : fmt::format("{}{}", loop.op, loop.isPastTheCaches ? "-nontemporal" : "");
  CellResult cell = peerCell(loop.isString ? Test::String : Test::Bandwidth, bandwidthProgram, name);
  if (regionBytes > 0) cell.parameters.regionBytes = regionBytes;
  cell.parameters.widthBytes = loop.widthBytes;
  cell.parameters.pattern = loop.pattern;
  cell.parameters.op = loop.op;
  cell.parameters.threads = 1;
  cell.outcome = peerFigure(mbOfBandwidth(mibPerS), "mean", bandwidthProgram);
  return cell;
}

double mbOfBandwidth(double mibPerS) {
  return mbOfMib * mibPerS;
}

void BandwidthRuns::begin() {
  if (run().results.empty()) return;
  m_runs.push_back(peerRun(bandwidthProgram, ""));
  m_had.clear();
}

void BandwidthRuns::add(CellResult cell) {
  const std::string key = cell.kernel + parametersToJson(cell.parameters);
  if (m_had.contains(key)) {
    const Run before = peerRun(bandwidthProgram, run().origin->version);
    const Machine machine = run().machine;
    begin();
    run().origin = before.origin;
    run().machine = machine;
  }
  m_had.insert(key);
  run().results.push_back(std::move(cell));
  ++m_cells;
}

bool BandwidthRuns::isFull() const {
  return m_cells > mostPeerCells;
}

}  // namespace strata
