// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/report/document.h"
#include "core/report/text.h"

namespace strata {

/// All of a reason but its figures: the same of reasons that differ in figures alone. Each part with its
/// length, so that no text can stand for two.
std::string withoutFigures(const Reason& reason);

/// Reasons that differ in their figures alone.
struct ReasonRange {
  Reason low;   ///< with the least of each figure
  Reason high;  ///< with the greatest

  explicit ReasonRange(const Reason& reason) : low(reason), high(reason) {}
  /// One with the same withoutFigures().
  void take(const Reason& reason);

  friend bool operator==(const ReasonRange&, const ReasonRange&) = default;
};

/// One of their facts, such as "5-12 %"; of a fact that is an end of a range itself, the outer one.
std::string factText(const Datum& low, const Datum& high);

/// One sentence for all of them, with "5-12 %" where their figures differ.
std::string sentenceOf(const ReasonRange& range, const Words& words);

/// The numbered notes under a report. Reasons that differ in their figures only share a note, which then
/// gives the range of the figures: sixteen cells of one step that all saw the clock move are one thing to
/// read.
class Notes {
 public:
  /// Notes the reasons of a cell, in order; notes are numbered as they come first.
  void add(const CellResult& cell);

  /// The numbers of the notes of these cells, ascending. Only for added cells.
  std::vector<std::size_t> numbersOf(const std::vector<const CellResult*>& cells) const;

  bool empty() const { return m_notes.empty(); }
  /// The notes in the order of their numbers, which begin with 1.
  std::vector<std::string> sentences(const Words& words) const;
  Notices notices(const Words& words) const;

 private:
  struct Note {
    ReasonRange range;
    std::size_t cells = 0;
  };

  void add(const Reason& reason);

  std::vector<Note> m_notes;
  std::map<std::string, std::size_t> m_places;  ///< in m_notes, by all of a reason but its figures
};

/// Such as "1,3" or "2,4-6".
std::string numberListText(const std::vector<std::size_t>& numbers);

/// Why the cell was left out or failed, or its verdict's reasons.
std::vector<Reason> everyReasonOf(const CellResult& cell);
/// The same but for `time-extended`, which is no doubt and stands above the table.
std::vector<Reason> reasonsOf(const CellResult& cell);

/// The reason as a sentence, for one that is no note of a cell.
std::string sentenceOf(const Reason& reason, const Words& words);

}  // namespace strata
