// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/peer_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "core/base/digest.h"
#include "core/base/plain_text.h"
#include "core/base/real_number.h"
#include "core/base/text_parts.h"
#include "core/stats/distribution.h"

namespace strata {

namespace {

/// A UUID of version 8 (RFC 9562): what it is made of is the program's own choice. `digestedBytes` grows by
/// what is gone through.
std::string idOf(std::string_view text, std::size_t index, std::size_t& digestedBytes) {
  digestedBytes += 2 * text.size();
  const std::uint64_t high = digest(text, index);
  const std::uint64_t low = digest(text, ~high);
  return fmt::format("{:08x}-{:04x}-8{:03x}-{:04x}-{:012x}", high >> 32, (high >> 16) & 0xffff, high & 0xfff,
                     0x8000 | ((low >> 48) & 0x3fff), low & 0xffffffffffff);
}

/// "folder/today.csv" is labelled "today".
std::string labelOf(std::string_view name) {
  name = name.substr(name.find_last_of("/\\") + 1);
  const std::size_t dot = name.rfind('.');
  return std::string(name.substr(0, dot == 0 ? std::string_view::npos : dot));
}

}  // namespace

std::vector<TextLine> linesOf(std::string_view text) {
  std::vector<TextLine> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back({lines.size() + 1, line});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<std::string_view> parts(std::string_view text, char separator) {
  std::vector<std::string_view> list;
  for (;;) {
    const std::size_t end = text.find(separator);
    list.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return list;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> csvFieldsOf(std::string_view line, char separator) {
  std::vector<std::string_view> fields;
  for (;;) {
    std::size_t end = line.find(separator);
    // A separator between quotes is none.
    if (const std::size_t first = line.find_first_not_of(" \t");
        first != std::string_view::npos && line[first] == '"' && first < end) {
      const std::size_t close = line.find('"', first + 1);
      if (close != std::string_view::npos) end = line.find(separator, close);
    }
    std::string_view field = trimmed(line.substr(0, end));
    if (field.size() >= 2 && field.front() == '"' && field.back() == '"')
      field = field.substr(1, field.size() - 2);
    fields.push_back(field);
    if (end == std::string_view::npos) break;
    line.remove_prefix(end + 1);
  }
  while (!fields.empty() && fields.back().empty()) fields.pop_back();
  return fields;
}

CsvForm csvFormOf(const std::vector<TextLine>& lines, char separator) {
  enum class Mark { None, Point, Comma, Either };
  const auto markOf = [](std::string_view field) {
    const std::size_t at = field.find_first_of(".,");
    if (at == std::string_view::npos || field.find_first_not_of("0123456789.,") != std::string_view::npos ||
        field.find_first_of(".,", at + 1) != std::string_view::npos)
      return Mark::None;
    if (field[at] == '.') return Mark::Point;
    const bool maySetOffThousands = at >= 1 && at <= 3 && field[0] != '0' && field.size() - at == 4;
    return maySetOffThousands ? Mark::Either : Mark::Comma;
  };
  CsvForm form{separator, false};
  bool hasPoints = false;
  std::optional<std::size_t> firstComma;
  std::optional<std::size_t> firstEither;
  for (const TextLine& line : lines)
    for (const std::string_view field : csvFieldsOf(line.text, separator)) {
      const Mark mark = markOf(field);
      hasPoints = hasPoints || mark == Mark::Point;
      if (mark == Mark::Comma && !firstComma) firstComma = line.number;
      if (mark == Mark::Either && !firstEither) firstEither = line.number;
    }
  form.hasDecimalCommas = firstComma.has_value();
  if (hasPoints || !firstComma) form.doubtfulLine = firstComma ? firstComma : firstEither;
  return form;
}

Error doubtfulDecimals(std::size_t line) {
  return {"ambiguous-decimals", {{"line", static_cast<std::int64_t>(line)}}};
}

std::optional<double> csvNumber(std::string_view field, const CsvForm& form) {
  if (!form.hasDecimalCommas) return realNumber(field);
  std::string text(field);
  std::ranges::replace(text, ',', '.');
  return realNumber(text);
}

bool isPeerNumber(double number) {
  const double size = std::abs(number);
  return size == 0 || (size >= 1e-12 && size <= 1e18);
}

std::optional<double> realNumber(std::string_view text) {
  const auto value = parseReal(text);
  return value && isPeerNumber(*value) ? value : std::nullopt;
}

std::optional<std::uint64_t> wholeCount(std::string_view text) {
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

std::string shownBeginning(std::string_view text, std::size_t most) {
  std::string shown;
  for (const char c : text.substr(0, most)) shown += c >= ' ' && c <= '~' ? c : '?';
  return text.size() > most ? shown + "..." : shown;
}

void leaveOut(Run& run, std::string_view line) {
  constexpr std::size_t mostNames = 20;
  constexpr std::size_t shown = 60;
  std::vector<std::string>& names = run.origin->leftOut;
  if (names.size() > mostNames) return;
  std::string name = names.size() == mostNames ? "..." : shownBeginning(trimmed(line), shown);
  if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
}

Run peerRun(std::string_view program, std::string_view version) {
  Run run;
  run.program.method = 1;  // of Strata's own runs alone; so it never sets two of these apart
  run.origin = Origin{};
  run.origin->program = program;
  run.origin->version = shortened(version, mostPeerNameBytes);
  run.machine.packages = run.machine.cores = run.machine.nodes = 0;
  return run;
}

CellResult peerCell(Test test, std::string_view program, std::string_view loop) {
  CellResult cell;
  cell.test = test;
  cell.kernel = fmt::format("{}-{}", program, loop);
  cell.metric = "rate";
  cell.unit = "MB/s";
  return cell;
}

Outcome peerFigure(double value, std::string_view statistic, std::string_view program) {
  if (!(value > 0) || !isFigure(value))
    return Failed{{"no-peer-figure", {{"program", std::string(program)}}}};
  Measured measured;
  measured.value = value;
  measured.statistic = statistic;
  measured.verdict.grade = Grade::Fair;
  measured.verdict.reasons.push_back({"not-checked", {{"program", std::string(program)}}});
  return measured;
}

void giveSamples(Measured& measured, const std::vector<double>& samples) {
  describeCleanSamples(measured, samples, SampleDigits::All);
  measured.perThread = {measured.value};
}

Result<std::vector<Run>> named(std::vector<Run> runs, const PeerSource& source, std::size_t* digestedBytes) {
  std::erase_if(runs, [](const Run& run) { return run.results.empty(); });
  if (runs.empty()) return Error{"no-figures", {{"program", std::string(source.program)}}};
  std::map<std::string, std::size_t> places;  // of series, by their marks
  std::vector<std::vector<Run>> series;
  for (Run& run : runs) {
    const auto place = places.emplace(run.series, series.size());
    if (place.second) series.emplace_back();
    series[place.first->second].push_back(std::move(run));
  }
  // The whole text makes the first id alone: going through it for each run would take hours for thousands.
  std::size_t digested = 0;
  const std::string first = idOf(source.text, source.number, digested);
  runs.clear();
  for (std::vector<Run>& repetitions : series)
    for (std::size_t i = 0; i < repetitions.size(); ++i) {
      Run& run = runs.emplace_back(std::move(repetitions[i]));
      run.id = runs.size() == 1 ? first : idOf(first, runs.size() - 1, digested);
      run.series = i == 0 ? run.id : runs[runs.size() - 2].series;
      run.repetition = static_cast<int>(i);
      const std::string ofText = labelOf(source.name);
      run.label = series.size() == 1 || run.label.empty() ? ofText : fmt::format("{}: {}", ofText, run.label);
    }
  if (digestedBytes != nullptr) *digestedBytes = digested;
  return runs;
}

}  // namespace strata
