// SPDX-License-Identifier: GPL-3.0-or-later
// The text that mbw prints (https://github.com/raas/mbw): a line for each copy of a whole array and, without
// the option -a, a line with the average: all bytes over all time. MiB/s become MB/s here. Tabs separate the
// parts of a line, or blanks where the text was copied from a terminal or a page.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>

#include "core/base/text_parts.h"
#include "core/exchange/any_text.h"
#include "core/exchange/peer_formats.h"

namespace strata {

namespace {

constexpr std::string_view mbwProgram = "mbw";
constexpr double mostMib = 1e12;
constexpr std::uint64_t mostWorkers = 1'000'000;
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

/// What the program says when it starts, or the command that started it.
struct Start {
  std::optional<std::uint64_t> blockBytes = {};
  std::optional<std::int64_t> longBytes = {};
  std::int64_t threads = 1;
};

/// The copies of one method, as they come in.
class Method {
 public:
  bool isOpen() const { return !m_rates.empty() || m_average || m_lost; }
  /// Whether this line is of copies that have begun, even if some between are lost.
  bool goesOn(const Copy& copy) const {
    return isOpen() && isOfThese(copy) && !copy.isAverage && copy.number >= m_next;
  }
  /// Whether this line is of the same method of the same run.
  bool takes(const Copy& copy) const {
    return !isOpen() || (isOfThese(copy) && (copy.isAverage || copy.number == m_next));
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

  bool isOfThese(const Copy& copy) const {
    return copy.method == m_method && copy.mib == m_mib && !m_average;
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

/// A word of a command as a page shows it, without quotes and what ends a sentence.
std::string_view bareWord(std::string_view word) {
  constexpr std::string_view around = "`'\"()[]:,.;";
  const std::size_t first = std::min(word.find_first_not_of("`'\"("), word.size());
  word.remove_prefix(first);
  return word.substr(0, word.find_last_not_of(around) + 1);
}

/// A command such as "$ ./mbw -b 4096 32 | grep AVG" or "mbw 8 -t2", from the program's name on, in words.
/// Empty where a line has none: a sentence may name the program too.
std::vector<std::string_view> commandOf(std::string_view line) {
  constexpr std::size_t mostBytes = 300;
  std::vector<std::string_view> words;
  if (line.size() > mostBytes) return words;
  for (const std::string_view word : wordsOf(line)) {
    const std::string_view bare = bareWord(word);
    if (words.empty() && bare.substr(bare.find_last_of("/\\") + 1) != mbwProgram) continue;
    if (word.find_first_of("|<>;&#") != std::string_view::npos) break;
    words.push_back(bare);
  }
  if (words.size() < 2 || !(words[1].starts_with('-') || wholeCount(words[1]))) words.clear();
  return words;
}

/// What a command says of blocks, and of threads, which a program made from it has. The test that it may name
/// (-t) stands in each line. Without -b blocks have 262,144 bytes: DEFAULT_BLOCK_SIZE in mbw.c of every
/// release.
Start startOf(const std::vector<std::string_view>& command) {
  constexpr std::uint64_t usualBlock = 262'144;
  Start start;
  if (!command.empty()) start.blockBytes = usualBlock;
  for (std::size_t i = 1; i < command.size(); ++i) {
    const std::string_view option = command[i].substr(0, 2);
    if (option != "-b" && option != "-w") continue;
    const bool isApart = command[i] == option && i + 1 < command.size();
    const auto number = wholeCount(isApart ? command[i + 1] : command[i].substr(option.size()));
    if (option == "-b") start.blockBytes.reset();
    if (!number || *number == 0) continue;
    if (option == "-b") start.blockBytes = number;
    if (option == "-w" && *number <= mostWorkers) start.threads = static_cast<std::int64_t>(*number);
  }
  return start;
}

/// The lines of others since the last one of the program.
class LinesBetween {
 public:
  bool isAny() const { return m_hasWords || !m_prompt.empty(); }
  /// Whether there are others than commands.
  bool hasWords() const { return m_hasWords; }
  /// The last command, with the prompt before it.
  std::string_view prompt() const { return m_prompt; }

  void add(std::string_view line) {
    line = trimmed(line);
    if (line.empty() || line.starts_with("```")) return;
    if (!commandOf(line).empty()) {
      m_prompt = line;
      return;
    }
    m_hasWords = true;
    m_words = line;
  }

  /// A name for what follows: a heading, and the command without its prompt, which may name a person.
  std::string name() const {
    constexpr std::size_t most = 60;
    std::string name;
    const std::size_t first = m_words.find_first_not_of("#*=- ");
    if (first != std::string_view::npos && m_words.size() <= most)
      name = m_words.substr(first, m_words.find_last_not_of("#*=-:. ") + 1 - first);
    const auto command = fmt::format("{}", fmt::join(commandOf(m_prompt), " "));
    const std::string_view separator = name.empty() || command.empty() ? "" : ": ";
    return shownBeginning(fmt::format("{}{}{}", name, separator, command), 2 * most);
  }

 private:
  bool m_hasWords = false;
  std::string_view m_words;
  std::string_view m_prompt;
};

/// The runs of a text, line by line. Outputs with words between them are of other machines, or made
/// otherwise; outputs repeat each other where nothing is between them, or the same command.
class MbwOutputs {
 public:
  MbwOutputs() { begin(); }

  void take(std::string_view line) {
    const auto copy = copyOf(line);
    if (copy && !m_isOfOneThread) {
      takeCopy(*copy);
    } else if (line.find("Method:") != std::string_view::npos ||
               line.find(" Thread(s) AVG ") != std::string_view::npos) {
      close();
      leaveOut(m_runs.back(), line);
    } else if (line.find("-- result for thread ") != std::string_view::npos) {
      close();
      m_isOfOneThread = true;
    } else if (!takeStart(line)) {
      m_between.add(line);
    }
  }
  bool isFull() const { return m_cells > mostPeerCells; }
  std::vector<Run> taken() {
    close();
    return std::move(m_runs);
  }

 private:
  void takeCopy(const Copy& copy) {
    if (m_between.isAny() && !m_isStarting && !m_method.goesOn(copy)) beginOutput();
    m_between = {};
    m_isStarting = false;
    if (!m_method.takes(copy)) close();
    m_method.add(copy);
  }

  /// Whether the program says this when it starts.
  bool takeStart(std::string_view line) {
    const auto words = from(line, "Long uses");
    const auto block = usedOf(line, " bytes as blocks");
    const auto threads = usedOf(line, " worker threads");
    if (words.empty() && !block && !threads)
      return line.find("Getting down to business") != std::string_view::npos ||
             line.find("-- end of result for thread ") != std::string_view::npos;
    if (m_between.isAny() && !m_isStarting) {
      beginOutput();
    } else if (!words.empty()) {  // was started again
      close();
      begin();
      m_start = {};
    }
    if (!words.empty()) {
      m_start.longBytes = longOf(words);
      m_isOfOneThread = false;
    }
    m_isStarting = true;
    if (block) m_start.blockBytes = block;
    if (threads && *threads > 0 && *threads <= mostWorkers)
      m_start.threads = static_cast<std::int64_t>(*threads);
    return true;
  }

  /// Begins an output behind lines of others.
  void beginOutput() {
    close();
    if (m_between.hasWords()) ++m_part;
    m_series = fmt::format("{} {}", m_part, m_between.prompt());
    m_name = m_between.name();
    m_start = startOf(commandOf(m_between.prompt()));
    m_between = {};
    begin();
  }
  void begin() {
    if (m_runs.empty() || !m_runs.back().results.empty()) m_runs.push_back(peerRun(mbwProgram, ""));
    m_runs.back().series = m_series;
    m_runs.back().label = m_name;
    m_had.clear();
  }

  void close() {
    if (!m_method.isOpen()) return;
    CellResult cell = m_method.cell(m_start);
    const std::tuple key(cell.kernel, cell.parameters.regionBytes, cell.parameters.blockBytes);
    if (m_had.contains(key)) begin();
    m_had.insert(key);
    m_runs.back().results.push_back(std::move(cell));
    ++m_cells;
    m_method = Method();
  }

  std::vector<Run> m_runs;
  std::string m_series;  ///< what outputs that repeat each other have in common
  std::string m_name;
  std::size_t m_part = 0;  ///< of the text, between words of others
  LinesBetween m_between;
  bool m_isStarting = false;  ///< no copy has followed what the program says first
  Start m_start;
  Method m_method;
  /// What sets the cells of one run apart: kernel, region and block.
  std::set<std::tuple<std::string, std::optional<std::uint64_t>, std::optional<std::uint64_t>>> m_had;
  std::size_t m_cells = 0;
  bool m_isOfOneThread = false;  ///< of several at once, in a program made from it that sums up apart
};

}  // namespace

bool isMbwText(const std::vector<TextLine>& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [](const TextLine& line) { return copyOf(line.text).has_value(); });
}

Result<std::vector<Run>> runsFromMbwText(const std::vector<TextLine>& lines) {
  MbwOutputs outputs;
  for (const TextLine& line : lines) {
    outputs.take(line.text);
    if (outputs.isFull()) break;
  }
  return outputs.taken();
}

}  // namespace strata
