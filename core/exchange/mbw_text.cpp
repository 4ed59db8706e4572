// SPDX-License-Identifier: GPL-3.0-or-later
// The text that mbw prints (https://github.com/raas/mbw): a line for each copy of a whole array and, without
// the option -a, a line with the average: all bytes over all time. MiB/s become MB/s here. Tabs separate the
// parts of a line, or blanks where the text was copied from a terminal or a page.
#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::string_view mbwProgram = "mbw";
constexpr double mostMib = 1e12;
constexpr std::uint64_t mostThreads = 1'000'000;
constexpr std::size_t mostPasses = 1000;  // that a run file holds

struct Copy {
  bool isAverage = false;
  std::uint64_t number = 0;  ///< of a single one, from 0
  std::string_view method;
  double elapsedS = 0;
  double mib = 0;
  std::optional<double> mibPerS;  ///< absent: the program's clock did not move
};

/// "AVG\tMethod: MEMCPY\tElapsed: 0.00093\tMiB: 16.00000\tCopy: 17139.796 MiB/s". A log or a page may have
/// marks of its own before it and after it; threads repeat the rate behind it, in "Mb/s".
std::optional<Copy> copyOf(std::string_view line) {
  const auto words = wordsOf(line);
  constexpr std::array<std::string_view, 4> names{"Method:", "Elapsed:", "MiB:", "Copy:"};
  const auto method = std::ranges::find(words, names[0]);
  const auto first = static_cast<std::size_t>(method - words.begin());
  if (first == 0 || words.size() <= first + 2 * names.size() ||
      !words[first + 2 * names.size()].starts_with("MiB/s"))
    return std::nullopt;
  const std::string_view pass = words[first - 1];
  if (first > 1 && words[first - 2] == "AVG")
    return std::nullopt;  // of some passes, in a program made from it
  std::array<std::string_view, 4> values;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (words[first + 2 * i] != names[i]) return std::nullopt;
    values[i] = words[first + 2 * i + 1];
  }

  Copy copy;
  copy.isAverage = pass == "AVG";
  const auto number = wholeCount(pass);
  const auto elapsedS = realNumber(values[1]);
  const auto mib = realNumber(values[2]);
  constexpr std::array<std::string_view, 3> methods{"MEMCPY", "DUMB", "MCBLOCK"};
  if ((!number && !copy.isAverage) || !elapsedS || *elapsedS < 0 || !mib || !(*mib > 0) || *mib > mostMib ||
      std::find(methods.begin(), methods.end(), values[0]) == methods.end())
    return std::nullopt;
  copy.number = number.value_or(0);
  copy.method = values[0];
  copy.elapsedS = *elapsedS;
  copy.mib = *mib;
  copy.mibPerS = realNumber(values[3]);
  if (copy.mibPerS && !(*copy.mibPerS > 0)) copy.mibPerS.reset();
  return copy;
}

std::string loopOf(std::string_view method) {
  if (method == "MEMCPY") return "memcpy";
  return method == "DUMB" ? "dumb" : "mcblock";
}

/// What the program says when it starts.
struct Start {
  std::optional<std::uint64_t> blockBytes = {};
  std::optional<std::int64_t> longBytes = {};
  std::int64_t threads = 1;
};

/// The copies of one method, as they come in.
class Method {
 public:
  bool isOpen() const { return !m_rates.empty() || m_average || m_lost; }
  /// Whether this line is of the same method of the same run.
  bool takes(const Copy& copy) const {
    return !isOpen() || (copy.method == m_method && copy.mib == m_mib && !m_average &&
                         (copy.isAverage || copy.number == m_next));
  }
  void add(const Copy& copy) {
    m_method = copy.method;
    m_mib = copy.mib;
    if (!copy.mibPerS) {
      m_lost = true;
    } else if (copy.isAverage) {
      m_average = mbOfMib * *copy.mibPerS;
    } else {
      m_rates.push_back(mbOfMib * *copy.mibPerS);
      m_seconds.push_back(copy.elapsedS);
    }
    m_next = copy.number + 1;
  }

  CellResult cell(const Start& start) const {
    CellResult cell = peerCell(Test::Copy, mbwProgram, loopOf(m_method));
    cell.parameters.regionBytes = static_cast<std::uint64_t>(1048576 * m_mib);
    cell.parameters.op = "copy";
    cell.parameters.threads = start.threads;
    if (m_method == "MCBLOCK") cell.parameters.blockBytes = start.blockBytes;
    if (m_method == "DUMB") cell.parameters.widthBytes = start.longBytes;
    cell.outcome = peerFigure(m_lost ? 0 : m_average.value_or(averageRate()), "average", mbwProgram);
    Measured* measured = measuredOf(&cell);
    if (!measured || m_rates.empty()) return cell;
    giveSamples(*measured, m_rates);
    measured->iterations = m_rates.size();
    measured->bytes = m_rates.size() * *cell.parameters.regionBytes;
    for (const double seconds : m_seconds) measured->elapsedS += seconds;
    const bool timed = std::all_of(m_seconds.begin(), m_seconds.end(), [](double s) { return s > 0; });
    if (timed && m_seconds.size() <= mostPasses) measured->passSeconds = m_seconds;
    return cell;
  }

 private:
  /// Each copy is of as many bytes, so that all bytes over all time is the harmonic mean. It is taken of the
  /// rates, since times are printed with few digits. There are some.
  double averageRate() const {
    double inverse = 0;
    for (const double rate : m_rates) inverse += 1 / rate;
    return static_cast<double>(m_rates.size()) / inverse;
  }

  std::string_view m_method;
  double m_mib = 0;
  std::uint64_t m_next = 0;
  std::vector<double> m_rates;
  std::vector<double> m_seconds;
  std::optional<double> m_average;
  bool m_lost = false;
};

/// The line from a word on, where it has it; what stands before is a page's or a log's.
std::string_view from(std::string_view line, std::string_view word) {
  const std::size_t at = line.find(word);
  return at == std::string_view::npos ? std::string_view() : line.substr(at);
}

/// The number of "Using 262144 bytes as blocks for memcpy block copy test." or "Using 16 worker threads."
std::optional<std::uint64_t> usedOf(std::string_view line, std::string_view after) {
  constexpr std::string_view before = "Using ";
  line = from(line, before);
  if (line.find(after) == std::string_view::npos) return std::nullopt;
  return wholeCount(line.substr(before.size(), line.find(after) - before.size()));
}

/// The width of the loop over longs, from "Long uses 4 bytes. Allocating ...". Absent for 8 bytes, which
/// every cell without a width has.
std::optional<std::int64_t> longOf(std::string_view line) {
  const auto words = wordsOf(line);
  return words.size() > 2 && words[2] == "4" ? std::optional<std::int64_t>(4) : std::nullopt;
}

}  // namespace

bool isMbwText(const std::vector<TextLine>& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [](const TextLine& line) { return copyOf(line.text).has_value(); });
}

Result<std::vector<Run>> runsFromMbwText(const std::vector<TextLine>& lines) {
  std::vector<Run> runs{peerRun(mbwProgram, "")};
  Start start;
  Method method;
  /// What sets the cells of one run apart: kernel, region and block.
  std::set<std::tuple<std::string, std::optional<std::uint64_t>, std::optional<std::uint64_t>>> had;
  std::size_t cells = 0;
  bool isOfOneThread = false;  // of several at once, in a program made from it that sums up apart
  const auto begin = [&] {
    runs.push_back(peerRun(mbwProgram, ""));
    had.clear();
  };
  const auto close = [&] {
    if (!method.isOpen()) return;
    CellResult cell = method.cell(start);
    const std::tuple key(cell.kernel, cell.parameters.regionBytes, cell.parameters.blockBytes);
    if (had.contains(key)) begin();
    had.insert(key);
    runs.back().results.push_back(std::move(cell));
    ++cells;
    method = Method();
  };
  for (const TextLine& line : lines) {
    const auto copy = copyOf(line.text);
    if (copy && !isOfOneThread) {
      if (!method.takes(*copy)) close();
      method.add(*copy);
    } else if (line.text.find("Method:") != std::string_view::npos ||
               line.text.find(" Thread(s) AVG ") != std::string_view::npos) {
      close();
      leaveOut(runs.back(), line.text);
    } else if (line.text.find("-- result for thread ") != std::string_view::npos) {
      close();
      isOfOneThread = true;
    } else if (const auto words = from(line.text, "Long uses"); !words.empty()) {  // was started again
      close();
      if (!runs.back().results.empty()) begin();
      start = {.longBytes = longOf(words)};
      isOfOneThread = false;
    } else if (const auto block = usedOf(line.text, " bytes as blocks")) {
      start.blockBytes = block;
    } else if (const auto threads = usedOf(line.text, " worker threads");
               threads && *threads > 0 && *threads <= mostThreads) {
      start.threads = static_cast<std::int64_t>(*threads);
    }
    if (cells > mostPeerCells) break;
  }
  close();
  return runs;
}

}  // namespace strata
