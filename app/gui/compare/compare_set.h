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
  int number = 1;  ///< of those of that name, in the order in which they came
  /// What tells a run without a label from the others, beside the time at which it began.
  struct OwnName {
    bool machine = false;
    bool seconds = false;
    bool id = false;
  };
  OwnName ownName = {};
  std::string started;              ///< of the first repetition: ISO 8601, UTC; empty where nothing tells
  std::optional<Grade> worst = {};  ///< of all figures; of a published side none
  std::size_t slot = 0;             ///< what it is drawn with: stays while others come and go
  bool hidden = false;

  /// The label; without one when it began: "today 21:04", "Xeon Gold 6248, yesterday 9:12". In the language
  /// of the window; no two sides have the same.
  QString name() const;
  /// "5 repetitions", or that it is published.
  QString kind() const;
  /// The same with when it began: "5 repetitions · 14 Nov 2026 14:02".
  QString details() const;
};

/// The id of the series, or of the run where the side is a single run; the name of a published side.
std::string sideIdOf(const ComparedSide& side);

SeriesStyle styleOf(const CompareSide& side);

/// The first side is the baseline of the others; it is never hidden.
class CompareSet {
 public:
  static constexpr std::size_t baseline = 0;  ///< index; of nothing while there are no sides

  const std::vector<CompareSide>& sides() const { return m_sides; }
  bool isEmpty() const { return m_sides.empty(); }
  /// The number of sides that are not hidden, baseline included.
  std::size_t visibleCount() const;
  /// The runs of all sides, shared so that another thread can read them.
  std::vector<std::shared_ptr<const ComparedSide>> contents() const;
  std::optional<std::size_t> indexOf(const std::string& id) const;

  /// Adds a side at the end, in the first slot that is free. False for a side without runs, or one that is
  /// there already.
  bool add(std::shared_ptr<const ComparedSide> content);
  /// Removes a side. If it was the baseline, the first of the others that is no reference becomes the
  /// baseline.
  void remove(std::size_t index);
  /// Puts a side before another, or at the end for their number; the first becomes the baseline. False where
  /// it stands there already.
  bool move(std::size_t index, std::size_t before);
  void clear();
  /// Does nothing to the baseline.
  void setHidden(std::size_t index, bool hidden);

 private:
  /// Says of runs without a label what tells them apart.
  void tellApart();

  std::vector<CompareSide> m_sides;
};

/// Sides and what was found of them, which belong together.
struct CompareView {
  CompareSet set;
  std::shared_ptr<const Comparison> comparison = std::make_shared<const Comparison>();
};

/// The machine of the baseline; null where it is a reference, and without sides.
const Machine* baselineMachine(const CompareSet& set);

/// The sides as charts draw them.
std::vector<ComparedLine> linesOf(const CompareSet& set);

}  // namespace strata::gui
