// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/report/chart_builders.h"
#include "core/stats/comparison.h"

/// The sides that a person compares, as a plain value.
namespace strata::gui {

struct CompareSide {
  std::string id;  ///< see sideIdOf
  std::shared_ptr<const ComparedSide> content;
  int number = 1;                   ///< of those of that name, in the order in which they came
  std::string started;              ///< of the first repetition: ISO 8601, UTC; empty where nothing tells
  std::optional<Grade> worst = {};  ///< of all figures; of a published side none
  std::size_t slot = 0;             ///< what it is drawn with: stays while others come and go
  bool hidden = false;

  /// In the language of the window; no two sides have the same.
  QString name() const;
  /// "14 Nov 2026 14:02 · 5 repetitions", or that it is published.
  QString details() const;
};

/// Of a series its id, of one run that of the run, of a published side its name.
std::string sideIdOf(const ComparedSide& side);

SeriesStyle styleOf(const CompareSide& side);

/// One of the sides is the baseline, while there are any; it is never hidden.
class CompareSet {
 public:
  const std::vector<CompareSide>& sides() const { return m_sides; }
  bool isEmpty() const { return m_sides.empty(); }
  /// Index of the baseline; 0 while there are no sides.
  std::size_t baseline() const { return m_baseline; }
  /// Those that are not hidden, baseline included.
  std::size_t visibleCount() const;
  /// Of all sides, for another thread.
  std::vector<std::shared_ptr<const ComparedSide>> contents() const;
  std::optional<std::size_t> indexOf(const std::string& id) const;

  /// At the end, in the first slot that is free. False for a side without runs, or one that is there already.
  bool add(std::shared_ptr<const ComparedSide> content);
  /// Where that was the baseline, the first of the others that is no reference becomes it.
  void remove(std::size_t index);
  void clear();
  void setBaseline(std::size_t index);
  /// Does nothing to the baseline.
  void setHidden(std::size_t index, bool hidden);

 private:
  std::vector<CompareSide> m_sides;
  std::size_t m_baseline = 0;
};

/// Sides and what was found of them, which belong together.
struct CompareView {
  CompareSet set;
  std::shared_ptr<const Comparison> comparison = std::make_shared<const Comparison>();
};

/// The sides as charts draw them.
std::vector<ComparedLine> linesOf(const CompareSet& set);

}  // namespace strata::gui
