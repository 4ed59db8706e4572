// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/notes.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/report/number_text.h"

namespace strata {

namespace {

/// Whether two reasons differ in their figures at most.
bool alike(const Reason& a, const Reason& b) {
  return a.id == b.id && a.data.size() == b.data.size() &&
         std::equal(a.data.begin(), a.data.end(), b.data.begin(), [](const Datum& x, const Datum& y) {
           const bool isText = std::holds_alternative<std::string>(x.value);
           return x.name == y.name && x.value.index() == y.value.index() && (!isText || x.value == y.value);
         });
}

/// Ascending numbers, three or more in a row as a range: "1,2,4-6".
std::string argument(const Datum& low, const Datum& high, const Words& words) {
  if (const std::string id = wordIdOf(low); !id.empty()) return words(id, {});
  if (low.name.starts_with("low_")) return datumText(low);
  if (low.name.starts_with("high_")) return datumText(high);
  return datumRangeText(low, high);
}

}  // namespace

std::vector<Reason> reasonsOf(const CellResult& cell) {
  if (const auto* skipped = std::get_if<Skipped>(&cell.outcome)) return {skipped->reason};
  if (const auto* failed = std::get_if<Failed>(&cell.outcome)) return {failed->error};
  std::vector<Reason> reasons = std::get<Measured>(cell.outcome).verdict.reasons;
  std::erase_if(reasons, [](const Reason& reason) { return reason.id == "time-extended"; });
  return reasons;
}

void Notes::add(const CellResult& cell) {
  for (const Reason& reason : reasonsOf(cell)) add(reason);
}

void Notes::add(const Reason& reason) {
  const std::size_t index = indexOf(reason);
  if (index == m_notes.size()) m_notes.push_back({reason, reason, 0});
  Note& note = m_notes[index];
  ++note.cells;
  for (std::size_t i = 0; i < reason.data.size(); ++i) {
    Datum& low = note.low.data[i];
    Datum& high = note.high.data[i];
    if (reason.data[i].value < low.value) low = reason.data[i];
    if (high.value < reason.data[i].value) high = reason.data[i];
  }
}

std::size_t Notes::indexOf(const Reason& reason) const {
  const auto found =
      std::find_if(m_notes.begin(), m_notes.end(), [&](const Note& note) { return alike(note.low, reason); });
  return static_cast<std::size_t>(found - m_notes.begin());
}

std::vector<std::size_t> Notes::numbersOf(const std::vector<const CellResult*>& cells) const {
  std::vector<std::size_t> numbers;
  for (const CellResult* cell : cells)
    for (const Reason& reason : reasonsOf(*cell)) numbers.push_back(indexOf(reason) + 1);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::vector<std::string> Notes::sentences(const Words& words) const {
  std::vector<std::string> all;
  for (const Note& note : m_notes) {
    std::vector<std::string> arguments;
    for (std::size_t k = 0; k < note.low.data.size(); ++k)
      arguments.push_back(argument(note.low.data[k], note.high.data[k], words));
    std::string sentence = words(note.low.id, arguments);
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

/// Of many lowest values the lowest tells all, and of many highest the highest: a range of ranges could not
/// be read.
std::string sentenceOf(const Reason& reason, const Words& words) {
  std::vector<std::string> arguments;
  for (const Datum& datum : reason.data) arguments.push_back(argument(datum, datum, words));
  return words(reason.id, arguments);
}

}  // namespace strata
