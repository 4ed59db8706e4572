// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/notes.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/number_text.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

std::string argument(const Datum& low, const Datum& high, const Words& words) {
  const std::string id = wordIdOf(low);
  return id.empty() ? factText(low, high) : words(id, {});
}

}  // namespace

/// Among several lowest values only the lowest is told, and among several highest the highest: a range of
/// ranges could not be read.
std::string factText(const Datum& low, const Datum& high) {
  if (low.name.starts_with("low_")) return datumText(low);
  if (low.name.starts_with("high_")) return datumText(high);
  return datumRangeText(low, high);
}

std::string withoutFigures(const Reason& reason) {
  const auto part = [](const std::string& text) { return fmt::format("{}:{}", text.size(), text); };
  std::string all = part(reason.id);
  for (const Datum& datum : reason.data) {
    const auto* text = std::get_if<std::string>(&datum.value);
    all += part(datum.name) + (text ? part(*text) : fmt::format("#{}", datum.value.index()));
  }
  return all;
}

void ReasonRange::take(const Reason& reason) {
  for (std::size_t i = 0; i < reason.data.size(); ++i) {
    if (reason.data[i].value < low.data[i].value) low.data[i] = reason.data[i];
    if (high.data[i].value < reason.data[i].value) high.data[i] = reason.data[i];
  }
}

std::vector<Reason> everyReasonOf(const CellResult& cell) {
  if (const auto* skipped = std::get_if<Skipped>(&cell.outcome)) return {skipped->reason};
  if (const auto* failed = std::get_if<Failed>(&cell.outcome)) return {failed->error};
  return std::get<Measured>(cell.outcome).verdict.reasons;
}

std::vector<Reason> reasonsOf(const CellResult& cell) {
  std::vector<Reason> reasons = everyReasonOf(cell);
  std::erase_if(reasons, [](const Reason& reason) { return reason.id == "time-extended"; });
  return reasons;
}

void Notes::add(const CellResult& cell) {
  for (const Reason& reason : reasonsOf(cell)) add(reason);
}

void Notes::add(const Reason& reason) {
  const auto [place, isNew] = m_places.try_emplace(withoutFigures(reason), m_notes.size());
  if (isNew) m_notes.push_back({ReasonRange(reason), 0});
  m_notes[place->second].range.take(reason);
  ++m_notes[place->second].cells;
}

std::vector<std::size_t> Notes::numbersOf(const std::vector<const CellResult*>& cells) const {
  std::vector<std::size_t> numbers;
  for (const CellResult* cell : cells)
    for (const Reason& reason : reasonsOf(*cell)) numbers.push_back(m_places.at(withoutFigures(reason)) + 1);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::vector<std::string> Notes::sentences(const Words& words) const {
  std::vector<std::string> all;
  for (const Note& note : m_notes) {
    std::string sentence = sentenceOf(note.range, words);
    if (note.cells > 1) sentence += ' ' + words("report-note-count", {fmt::format("{}", note.cells)});
    all.push_back(std::move(sentence));
  }
  return all;
}

Notices Notes::notices(const Words& words) const {
  Notices notices;
  for (std::string& sentence : sentences(words)) notices.push_back({notices.size() + 1, std::move(sentence)});
  return notices;
}

std::string numberListText(const std::vector<std::size_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (last - i < 2) last = i;
    if (!text.empty()) text += ',';
    text += last == i ? fmt::format("{}", numbers[i]) : fmt::format("{}-{}", numbers[i], numbers[last]);
    i = last + 1;
  }
  return text;
}

std::string sentenceOf(const Reason& reason, const Words& words) {
  return sentenceOf(ReasonRange(reason), words);
}

std::string sentenceOf(const ReasonRange& range, const Words& words) {
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < range.low.data.size(); ++i)
    arguments.push_back(argument(range.low.data[i], range.high.data[i], words));
  return reasonSentence(range.low.id, arguments, words);
}

}  // namespace strata
