// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/results_page.h"

#include "app/gui/results/result_row.h"
#include "app/gui/run/live_results.h"

namespace strata::gui {

std::vector<const ResultRow*> ResultsPage::shownRows(const LiveResults& results) const {
  const TestSet tests = request().selection.tests;
  TestSet asked;
  TestSet there;
  std::vector<const ResultRow*> shown;
  for (const ResultRow& row : results.rows()) {
    const TestGroup test = groupOf(row);
    if (!tests.contains(test)) continue;
    if (!asked.contains(test)) there.set(test, showsEarlier() || results.has(test));
    asked.add(test);
    if (there.contains(test)) shown.push_back(&row);
  }
  return shown;
}

}  // namespace strata::gui

#include "moc_results_page.cpp"
