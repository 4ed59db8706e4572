// SPDX-License-Identifier: GPL-3.0-or-later
// The console output of Zack Smith's bandwidth, from its first releases, which measured three levels in 32
// bits, to those that measure by size. MB are 1048576 bytes:
//   L1 cache sequential read 12345.6 MB/sec                                               (to 0.15)
//   Sequential write (128-bit (bypasses caches), size=256, loops = 4194304) 51724.4 MB/sec    (0.16)
//   Sequential read bypassing cache (128-bit), size = 1.25 MB, loops = 156009, 38989.7 MB/s
//   Main register to main register transfers (64-bit) 80463.5 MB/s
//   64-bit main register to main register transfers: 10.55 billion/second                 (from 1.10 on)
//   64-bit register-to-register transfers per second: 10.55 billion                       (1.11)
//   Library: memset 2039.3 MB/s
// With a thread for each core (-M, from 1.17 on), of regions of 192 MB each:
//   Sequential 64-bit reads:
//   Thread 0: 9158.7 MB/s (ran on core 4)
//   Sum: 55654.9 MB/s
// Its network test counts 1000000 bytes to a MB, as its source divides them:
//   Chunk 32 kB x 64: 51.82 MB/s (sent) 69.02 MB/s (received)
//   Sent 8 kB...59.76 MB/second                                                           (to 0.24)
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <deque>
#include <set>

#include "core/base/text_parts.h"
#include "core/exchange/bandwidth_loop.h"
#include "core/exchange/peer_formats.h"
#include "core/model/memory_kind.h"

namespace strata {

namespace {

constexpr double mostSize = 0x1p60;

/// The number before the unit at the end of the line, and the text before it.
struct Rate {
  double value = 0;
  bool isBillions = false;  ///< the value is in billions of transfers per second; else in MB/s
  std::string_view before;
};

constexpr std::array<std::string_view, 4> rateUnits{"MB/sec", "MB/s", "billion/second", "billion"};
constexpr std::string_view billions = "billion";  // where the words before the number say "per second"

/// Where the first of them is in a text, and which one; npos: none.
struct UnitPlace {
  std::size_t at = std::string_view::npos;
  std::string_view unit;
};

/// The search ends there: a line may have very many.
UnitPlace firstUnit(std::string_view text) {
  for (std::size_t at = text.find_first_of("Mb"); at != std::string_view::npos;
       at = text.find_first_of("Mb", at + 1))
    // The longer of two with one beginning comes first.
    for (const std::string_view unit : rateUnits)
      if (text.substr(at).starts_with(unit)) return {at, unit};
  return {};
}

/// What a line says, which may be several: of a page that shows its lines as one, a result behind another.
/// Marks of its own that a page may have after the last unit are no part.
std::vector<std::string_view> resultsIn(std::string_view line) {
  std::vector<std::string_view> results;
  for (;;) {
    const UnitPlace place = firstUnit(line);
    if (place.at == std::string_view::npos) break;
    const std::size_t end = place.at + place.unit.size();
    results.push_back(trimmed(line.substr(0, end)));
    line.remove_prefix(end);
  }
  return results;
}

std::optional<Rate> rateOf(std::string_view result) {
  const UnitPlace place = firstUnit(result);
  if (place.at == std::string_view::npos) return std::nullopt;
  const std::string_view text = trimmed(result.substr(0, place.at));
  const std::size_t blank = text.find_last_of(" \t");
  if (blank == std::string_view::npos) return std::nullopt;
  const auto value = realNumber(text.substr(blank + 1));
  if (!value || *value < 0) return std::nullopt;
  std::string_view before = trimmed(text.substr(0, blank));
  // "12 345.6": a number whose digits somebody has grouped.
  if (!before.empty() && before.back() >= '0' && before.back() <= '9') return std::nullopt;
  constexpr std::string_view perSecond = " per second:";
  if (place.unit == billions) {
    if (!before.ends_with(perSecond)) return std::nullopt;
    before.remove_suffix(perSecond.size());
  }
  return Rate{*value, place.unit.starts_with(billions), before};
}

/// "size = 1.25 MB, loops = …", "size=256, loops = …": in bytes. Nothing for a unit of another form, nor for
/// a number that goes on behind a comma or a blank.
std::optional<std::uint64_t> printedSizeOf(std::string_view text) {
  std::size_t end = text.find_first_not_of("0123456789.");
  if (end == std::string_view::npos) end = text.size();
  const auto number = realNumber(text.substr(0, end));
  if (!number || !(*number > 0)) return std::nullopt;
  std::string_view rest = trimmed(text.substr(end));
  struct Unit {
    std::string_view name;
    double factor;
  };
  constexpr std::array units{Unit{"kB", 1024}, Unit{"KB", 1024}, Unit{"MB", 0x1p20}, Unit{"GB", 0x1p30},
                             Unit{"B", 1}};
  const auto unit = std::ranges::find_if(units, [&](const Unit& one) { return rest.starts_with(one.name); });
  const double factor = unit == units.end() ? 1 : unit->factor;
  if (unit != units.end()) rest.remove_prefix(unit->name.size());
  const bool goesOn = rest.size() > 1 && rest.front() == ',' && rest[1] >= '0' && rest[1] <= '9';
  if (goesOn || !(rest.empty() || rest.front() == ',' || rest.front() == ' ')) return std::nullopt;
  const double bytes = *number * factor;
  if (!(bytes >= 1) || bytes > mostSize) return std::nullopt;
  return static_cast<std::uint64_t>(bytes);
}

std::optional<CellResult> sizedCell(const Rate& rate) {
  const std::size_t at = rate.before.find("size");
  if (at == std::string_view::npos) return std::nullopt;
  const auto loop = bandwidthLoopOf(rate.before.substr(0, at));
  std::string_view size = trimmed(rate.before.substr(at + 4));
  if (!loop || !size.starts_with('=')) return std::nullopt;
  size = trimmed(size.substr(1));
  const auto bytes = printedSizeOf(size);
  return bytes ? std::optional(bandwidthCell(*loop, *bytes, rate.value)) : std::nullopt;
}

std::string lowered(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
  return lower;
}

/// The widths of loops whose lines tell none.
struct Widths {
  constexpr static std::int64_t ofLevels = 4;  ///< the first releases measured levels in 32 bits
  std::int64_t widestPrinted = 0;              ///< up to 128 bits, in lines that tell it
  constexpr static std::int64_t sse = 16;

  /// The frame buffer is read and written by the loops of 128 bits where these are used at all.
  std::int64_t ofScreen() const { return widestPrinted > 0 ? widestPrinted : ofLevels; }
  void see(const CellResult& cell) {
    const std::int64_t width = cell.parameters.widthBytes.value_or(0);
    if (cell.test == Test::Bandwidth && cell.parameters.regionBytes && width <= sse)
      widestPrinted = std::max(widestPrinted, width);
  }
};

/// The level in a line without a size: "L1 cache sequential read", "Main memory sequential write".
std::optional<CellResult> levelCell(const Rate& rate, const Widths& widths) {
  const std::string text = lowered(rate.before);
  std::string level;
  const bool isOfScreen = text.starts_with("framebuffer memory ");
  if (isOfScreen || text.starts_with("main memory "))
    level = "memory";
  else if (text.size() > 9 && text[0] == 'l' && text[1] >= '1' && text[1] <= '9' &&
           text.substr(2).starts_with(" cache "))
    level = text.substr(0, 2);
  const auto words = wordsOf(text);
  if (level.empty() || words.size() != 4) return std::nullopt;
  BandwidthLoop loop{words[2] == "random" ? "random" : "serial", words[3] == "write" ? "write" : "read",
                     isOfScreen ? widths.ofScreen() : widths.ofLevels};
  if ((words[2] != "random" && words[2] != "sequential") || (words[3] != "read" && words[3] != "write"))
    return std::nullopt;
  CellResult cell = bandwidthCell(loop, 0, rate.value);
  if (isOfScreen) {
    cell.test = Test::Framebuffer;
    cell.parameters.memoryKind = framebufferMemory;
  } else {
    cell.kernel += '-' + level;
  }
  return cell;
}

/// The kinds of transfers between registers, with Strata's names for them.
std::optional<CellResult> transferCell(const Rate& rate) {
  std::string text = lowered(rate.before);
  std::ranges::replace_if(text, [](char c) { return c == '(' || c == ')' || c == ':'; }, ' ');
  std::int64_t bits = 0;
  std::string words;
  for (const std::string_view word : wordsOf(text)) {
    const std::size_t end = word.find("-bit");
    if (const auto count = end == std::string_view::npos ? std::nullopt : wholeCount(word.substr(0, end));
        count && *count <= 512 && bits == 0)
      bits = static_cast<std::int64_t>(*count);
    else
      words += (words.empty() ? "" : " ") + std::string(word);
  }
  struct Kind {
    std::string_view words;
    std::string_view kernel;
  };
  constexpr std::array kinds{Kind{"main register to main register transfers", "register-general"},
                             Kind{"register-to-register transfers", "register-general"},
                             Kind{"main register to vector register transfers", "register-to-vector"},
                             Kind{"vector register to main register transfers", "register-from-vector"},
                             Kind{"vector register to vector register transfers", "register-vector"},
                             Kind{"vector datum to main register transfers", "register-extract"},
                             Kind{"main register datum to vector register transfers", "register-insert"},
                             Kind{"stack-to-register transfers", "register-from-stack"},
                             Kind{"register-to-stack transfers", "register-to-stack"}};
  // What a log or a page has before them is no part.
  const auto kind = std::ranges::find_if(kinds, [&](const Kind& one) {
    return words.ends_with(one.words) &&
           (words.size() == one.words.size() || words[words.size() - one.words.size() - 1] == ' ');
  });
  if (kind == kinds.end() || bits < 8 || bits % 8 != 0) return std::nullopt;
  CellResult cell = peerCell(Test::Registers, bandwidthProgram, fmt::format("{}-{}", kind->kernel, bits / 8));
  const std::int64_t bytes = bits / 8;
  cell.parameters.widthBytes = bytes;
  cell.parameters.threads = 1;
  // Each transfer carries the bytes of its width.
  const double mbs =
      rate.isBillions ? 1e3 * rate.value * static_cast<double>(bytes) : mbOfBandwidth(rate.value);
  cell.outcome = peerFigure(mbs, "mean", bandwidthProgram);
  return cell;
}

/// "Library: memset", "Library function memset:", behind what a log or a page has before it.
std::optional<CellResult> libraryCell(const Rate& rate) {
  const std::string text = lowered(rate.before);
  const std::size_t at = text.find("library");
  if (at == std::string::npos || (at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0))
    return std::nullopt;
  std::string name(wordsOf(text).back());
  if (name.ends_with(':')) name.pop_back();
  constexpr std::array<std::string_view, 7> functions{"memcpy", "memmove", "memset", "memcmp",
                                                      "memchr", "strlen",  "strcpy"};
  if (std::ranges::find(functions, name) == functions.end()) return std::nullopt;
  CellResult cell = peerCell(Test::Library, bandwidthProgram, "library-" + name);
  cell.parameters.threads = 1;
  cell.outcome = peerFigure(mbOfBandwidth(rate.value), "mean", bandwidthProgram);
  return cell;
}

std::optional<CellResult> textCell(std::string_view result, const Widths& widths) {
  const auto rate = rateOf(result);
  if (!rate) return std::nullopt;
  if (rate->isBillions) return transferCell(*rate);
  if (auto cell = sizedCell(*rate)) return cell;
  if (auto cell = levelCell(*rate, widths)) return cell;
  if (auto cell = transferCell(*rate)) return cell;
  return libraryCell(*rate);
}

CellResult networkCell(std::string_view loop, std::uint64_t bytes, double mbPerS, const std::string& peer) {
  CellResult cell = peerCell(Test::Network, bandwidthProgram, fmt::format("network-{}", loop));
  cell.parameters.blockBytes = bytes;
  if (!peer.empty()) cell.parameters.peer = peer;
  cell.outcome = peerFigure(mbPerS, "mean", bandwidthProgram);
  return cell;
}

/// The rates of a chunk: to the other machine until it answers, and of what comes back. The latter counts
/// from when the last of the chunk was handed to the system, so a part of the way there is in it.
std::vector<CellResult> networkCells(std::string_view line, const std::string& peer) {
  std::vector<CellResult> cells;
  const auto words = wordsOf(line);
  if (words.size() < 4) return cells;
  const std::string_view unit = words[2].substr(0, 2);
  const auto bytes = printedSizeOf(fmt::format("{} {}", words[1], unit));
  if (!bytes || (unit != "kB" && unit != "MB")) return cells;
  constexpr std::string_view dots = "...";
  const std::size_t at = words[2].find(dots);
  if (words[0] == "Sent" && words.size() == 4 && words[3] == "MB/second" && at == 2) {
    const auto rate = realNumber(words[2].substr(at + dots.size()));
    if (rate && *rate >= 0) cells.push_back(networkCell("acknowledged", *bytes, *rate, peer));
  }
  if (words[0] != "Chunk" || words.size() < 8 || words[3] != "x") return cells;
  const auto sent = realNumber(words[5]);
  if (!sent || *sent < 0 || words[6] != "MB/s" || words[7] != "(sent)") return cells;
  cells.push_back(networkCell("acknowledged", *bytes, *sent, peer));
  if (words.size() != 11 || words[9] != "MB/s" || words[10] != "(received)") return cells;
  if (const auto received = realNumber(words[8]); received && *received >= 0) {
    cells.push_back(networkCell("returned", *bytes, *received, peer));
    cells.back().parameters.direction = "from";
  }
  return cells;
}

/// "192.168.1.7" of "Bandwidth sending to 192.168.1.7:".
std::string peerOf(std::string_view line) {
  constexpr std::string_view before = "Bandwidth sending to ";
  constexpr std::size_t mostOfName = 100;
  if (!line.starts_with(before) || !line.ends_with(':')) return {};
  line.remove_prefix(before.size());
  line.remove_suffix(1);
  return shownBeginning(trimmed(line), mostOfName);
}

/// A cell has the machine only where there are several.
void dropSinglePeers(std::vector<Run>& runs) {
  for (Run& run : runs) {
    std::set<std::string> peers;
    for (const CellResult& cell : run.results)
      if (cell.parameters.peer) peers.insert(*cell.parameters.peer);
    if (peers.size() > 1) continue;
    for (CellResult& cell : run.results) cell.parameters.peer.reset();
  }
}

/// The caches that a line of later releases tells of each core: "CPU core 0: max 4.7 GHz; caches: L1
/// instruction 32kB, L1 data 48kB, L2 1.25MB, L3 18MB". Some print a second fraction: "L2 1.250000.02MB".
std::vector<Cache> cachesOfCore(std::string_view line) {
  constexpr std::string_view before = "caches: ";
  const std::size_t at = line.find(before);
  std::vector<Cache> caches;
  if ((!line.starts_with("CPU core ") && !line.starts_with("CPU current core")) ||
      at == std::string_view::npos)
    return caches;
  for (const std::string_view part : parts(line.substr(at + before.size()), ',')) {
    const auto words = wordsOf(part);
    if (words.size() < 2 || words[0].size() != 2 || words[0][0] != 'L' || words[1] == "instruction") continue;
    const int level = words[0][1] - '0';
    std::string_view number = words.back();
    if (number.size() < 3 || (!number.ends_with("kB") && !number.ends_with("MB"))) continue;
    const std::string_view unit = number.substr(number.size() - 2);
    number.remove_suffix(unit.size());
    if (const std::size_t dot = number.find('.'); dot != std::string_view::npos)
      number = number.substr(0, number.find('.', dot + 1));
    const auto bytes = printedSizeOf(fmt::format("{} {}", number, unit));
    if (bytes && level >= 1 && level <= 4) caches.push_back({level, Bytes{*bytes}, 1});
  }
  return caches;
}

/// The cache in a line such as "Cache 2: L2 unified cache, line size 64, 8-ways, 512 sets, size 256k".
std::optional<Cache> cacheOfLine(std::string_view line) {
  const std::size_t at = line.find(" cache,");
  if (!line.starts_with("Cache ") || at == std::string_view::npos) return std::nullopt;
  const auto words = wordsOf(line.substr(0, at));
  const std::size_t size = line.rfind("size ");
  if (words.size() != 4 || words[2].size() != 2 || words[2][0] != 'L' || words[3] == "instruction" ||
      size == std::string_view::npos)
    return std::nullopt;
  std::string_view number = trimmed(line.substr(size + 5));
  if (!number.ends_with('k')) return std::nullopt;
  number.remove_suffix(1);
  const auto kib = wholeCount(number);
  const int level = words[2][1] - '0';
  if (!kib || *kib == 0 || *kib > (std::uint64_t{1} << 40) || level < 1 || level > 4) return std::nullopt;
  return Cache{level, Bytes{*kib * 1024}, 1};
}

/// The results of a thread for each core, under a heading, with their sum.
class OfAllCores {
 public:
  /// Whether the line is one of them.
  bool takes(std::string_view line) {
    if (line.ends_with(':') && firstUnit(line).at == std::string_view::npos) {
      m_heading = line;
      m_loop = bandwidthLoopOf(line);
      m_threads = 0;
      return m_loop.has_value();
    }
    if (!m_loop) return false;
    const auto words = wordsOf(line);
    if (words.size() > 3 && words[0] == "Thread" && words[1].ends_with(':') && words[3] == "MB/s") {
      ++m_threads;
      return true;
    }
    const auto rate = rateOf(line);
    if (!rate || rate->before != "Sum:" || m_threads == 0) return false;
    m_sum = rate->value;
    return true;
  }

  /// Whether the line that was taken last is their sum.
  bool isComplete() const { return m_sum.has_value(); }

  /// Adds the cell of what is complete, and begins anew. 1.17.0 runs the stores of 64 bits under the names of
  /// its plain stores of vectors and of all its random ones: these are left out.
  void cellTo(BandwidthRuns& runs) {
    constexpr std::uint64_t regionBytes = std::uint64_t{192} << 20;
    constexpr std::int64_t wordBytes = 8;
    const bool isPlainOrRandom = !m_loop->isPastTheCaches || m_loop->pattern == "random";
    if (m_loop->op == "write" && m_loop->widthBytes > wordBytes && isPlainOrRandom) {
      leaveOut(runs.run(), m_heading);
    } else {
      CellResult cell = bandwidthCell(*m_loop, regionBytes, *m_sum);
      cell.parameters.threads = m_threads;
      runs.add(std::move(cell));
    }
    *this = OfAllCores();
  }

 private:
  std::string_view m_heading;
  std::optional<BandwidthLoop> m_loop;
  std::int64_t m_threads = 0;
  std::optional<double> m_sum;
};

/// What lines say of those that follow.
struct Facts {
  Widths widths;
  std::string peer;
  OfAllCores allCores;
};

/// The first of each level counts.
void addCache(std::vector<Cache>& caches, const Cache& cache) {
  if (caches.empty() || caches.back().level < cache.level) caches.push_back(cache);
}

/// Takes the facts that the program prints before it measures.
void takeFact(std::string_view line, BandwidthRuns& runs, Facts& facts) {
  constexpr std::string_view greeting = "This is bandwidth ";
  constexpr std::string_view version = "version ";
  constexpr std::string_view model = "CPU model: ";
  constexpr std::size_t mostOfName = 100;
  if (line.starts_with(greeting)) {
    runs.begin();
    facts = {};
    line.remove_prefix(greeting.size());
    if (line.starts_with(version)) line.remove_prefix(version.size());
    std::string_view number = wordsOf(line).empty() ? std::string_view() : wordsOf(line).front();
    while (number.ends_with('.')) number.remove_suffix(1);
    runs.run().origin->version = shownBeginning(number, mostOfName);
  } else if (line.starts_with(model)) {
    runs.run().machine.cpuModel = shownBeginning(trimmed(line.substr(model.size())), mostOfName);
  } else if (std::string peer = peerOf(line); !peer.empty()) {
    facts.peer = std::move(peer);
  } else if (const auto cache = cacheOfLine(line)) {
    addCache(runs.run().machine.caches, *cache);
  } else {
    for (const Cache& ofCore : cachesOfCore(line)) addCache(runs.run().machine.caches, ofCore);
  }
}

/// What is left of a line that was written over.
std::string_view shownOf(std::string_view line) {
  line = trimmed(line);
  return trimmed(line.substr(line.rfind('\r') + 1));
}

/// Whether it is a heading such as "BANDWIDTH (MB/s):".
bool isHeading(std::string_view result) {
  const std::size_t at = firstUnit(result).at;
  return at != std::string_view::npos && at > 0 && result[at - 1] == '(';
}

/// Reads a line with one result or several; what looks like one and is none is left out.
void readResults(std::string_view line, BandwidthRuns& runs, Facts& facts) {
  for (const std::string_view result : resultsIn(line)) {
    if (auto cell = textCell(result, facts.widths)) {
      facts.widths.see(*cell);
      runs.add(*std::move(cell));
    } else if (!isHeading(result)) {
      leaveOut(runs.run(), result);
    }
  }
}

/// Whether a line has a unit of results. Billions alone may be of anything.
bool hasUnit(std::string_view line) {
  const UnitPlace place = firstUnit(line);
  return place.at != std::string_view::npos && (place.unit != billions || rateOf(line));
}

/// Lines that a mail or a terminal has broken in two are one again: where the second goes on with a number or
/// a part that no line begins with, neither is a result or a cache, and both together are.
class WholeLines {
 public:
  explicit WholeLines(const std::vector<TextLine>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      m_lines.push_back(lines[i]);
      if (i + 1 == lines.size()) break;
      auto both = joined(shownOf(lines[i].text), shownOf(lines[i + 1].text));
      if (!both) continue;
      m_joined.push_back(*std::move(both));
      m_lines.back().text = m_joined.back();
      ++i;
    }
  }
  const std::vector<TextLine>& operator*() const { return m_lines; }

 private:
  static std::optional<std::string> joined(std::string_view first, std::string_view second) {
    constexpr std::size_t mostBytes = 200;  // of each; so that no work is done twice for a long line
    if (first.empty() || first.size() > mostBytes || second.size() > mostBytes || hasUnit(first) ||
        first.ends_with(':'))
      return std::nullopt;
    const auto begins = [&](std::string_view part) { return second.starts_with(part); };
    constexpr std::array<std::string_view, 4> rests{"size", "sets", "loops", "MB/s"};
    const bool isRest = std::ranges::any_of(rests, begins) ||
                        (!second.empty() && second.front() >= '0' && second.front() <= '9');
    const auto results = resultsIn(second);
    if (!isRest || results.size() > 1) return std::nullopt;
    std::string both = fmt::format("{} {}", first, second);
    const bool isWhole = results.empty()
                             ? !cacheOfLine(first) && cacheOfLine(both)
                             : !textCell(results.front(), {}) && textCell(resultsIn(both).front(), {});
    return isWhole ? std::optional(std::move(both)) : std::nullopt;
  }

  std::vector<TextLine> m_lines;
  std::deque<std::string> m_joined;  ///< which m_lines point into
};

/// Whether a line has results of its own, whatever stands before it.
bool hasResults(std::string_view text) {
  return std::ranges::any_of(resultsIn(text),
                             [](std::string_view result) { return textCell(result, {}).has_value(); }) ||
         !networkCells(text, {}).empty();
}

}  // namespace

bool isBandwidthText(const std::vector<TextLine>& lines) {
  OfAllCores allCores;
  const WholeLines whole(lines);
  return std::ranges::any_of(*whole, [&](const TextLine& line) {
    const std::string_view text = shownOf(line.text);
    return hasResults(text) || (allCores.takes(text) && allCores.isComplete());
  });
}

std::vector<bool> ownLinesOfBandwidthText(const std::vector<TextLine>& lines) {
  OfAllCores allCores;
  const WholeLines whole(lines);
  std::vector<bool> own;
  for (std::size_t i = 0; i < (*whole).size(); ++i) {
    const std::string_view text = shownOf((*whole)[i].text);
    // A line that was broken in two stands for both.
    const std::size_t end = i + 1 < (*whole).size() ? (*whole)[i + 1].number : lines.back().number + 1;
    own.insert(own.end(), end - (*whole)[i].number, hasResults(text) || allCores.takes(text));
  }
  return own;
}

Result<std::vector<Run>> runsFromBandwidthText(const std::vector<TextLine>& lines) {
  BandwidthRuns runs;
  Facts facts;
  const WholeLines whole(lines);
  for (const TextLine& line : *whole) {
    if (runs.isFull()) break;
    const std::string_view text = shownOf(line.text);
    if (auto chunks = networkCells(text, facts.peer); !chunks.empty()) {
      for (CellResult& chunk : chunks) runs.add(std::move(chunk));
    } else if (facts.allCores.takes(text)) {
      if (facts.allCores.isComplete()) facts.allCores.cellTo(runs);
    } else if (hasUnit(text)) {
      readResults(text, runs, facts);
    } else {
      takeFact(text, runs, facts);
    }
  }
  std::vector<Run> all = runs.take();
  dropSinglePeers(all);
  return all;
}

}  // namespace strata
