// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include "core/stats/comparison.h"

namespace strata {

/// Parameters in which sides differ as a whole: the threads of a test that each side has measured with one
/// number of them, and not all with the same; and likewise the pages that were asked for. They are then what
/// is compared, and no part of what makes cells the same. A side that has no such parameter in the test has
/// no say, and published figures have none in whether sides differ. Pure.
class ComparedParameters {
 public:
  explicit ComparedParameters(const std::vector<const ComparedSide*>& sides);

  bool hasPages(const TestId& test) const { return m_pages.contains(test); }

  /// What must be the same of two results so that they are of one cell: without what is compared, and without
  /// outcome.
  CellResult keyOf(const CellResult& result) const;

 private:
  std::set<TestId> m_threads;  ///< tests whose threads are compared
  std::set<TestId> m_pages;
};

}  // namespace strata
