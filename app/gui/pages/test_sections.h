// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <functional>
#include <vector>

#include "app/gui/pages/page.h"
#include "core/plan/plan.h"

class QWidget;

namespace strata::gui {

class ChartPanel;

/// How one kind of test is shown: on which page, and with which chart beside its table.
struct TestSection {
  TestGroup kind = TestGroup::Memory;
  Page page = Page::Memory;
  const char* objectName = nullptr;  ///< of the page or section
  std::function<ChartPanel*(QWidget*)> makeChart;
  /// The chart is a list of bars that says what the table says: the table stands behind a switch, not beside.
  bool isListOfBars = false;
};

/// The one place where a test is given its page or section, in the order in which they are offered. A test
/// whose cells are told apart by kernel and size needs one line here (its own chart of reports, rows of bars,
/// or a line for each kernel over the sizes); kindName (app/gui/text/labels.h) is the section's name, and
/// kernelName there names its bars or lines.
const std::vector<TestSection>& testSections();

/// The section of that kind; the first section for a kind that has none.
const TestSection& testSection(TestGroup kind);

/// What the section is called beside others of its page: "Moves", "Bandwidth".
QString sectionName(TestGroup kind);

/// The group of sections that it stands in behind More; empty: none.
QString sectionGroup(TestGroup kind);

}  // namespace strata::gui
