// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/test_sections.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class SectionText {
  Q_DECLARE_TR_FUNCTIONS(SectionText)
};

/// A row of bars for each kernel.
auto rows(TestGroup kind, const char* chart, const char* title) {
  return [=](QWidget* parent) { return makeCellRowsChart(kind, QString::fromLatin1(chart), title, parent); };
}

/// A line for each kernel over the sizes.
auto sizes(TestGroup kind, const char* chart, const char* title) {
  return [=](QWidget* parent) { return makeCellSizesChart(kind, QString::fromLatin1(chart), title, parent); };
}

}  // namespace

const std::vector<TestSection>& testSections() {
  static const std::vector<TestSection> sections{
      {TestGroup::Processor, Page::Processor, "processorPage", makeProcessorChart},
      {TestGroup::Disk, Page::Disk, "diskPage", makeDiskChart},
      {TestGroup::Network, Page::Network, "networkPage", makeNetworkRateChart},
      {TestGroup::Memory, Page::Memory, "movesSection", makeMemoryChart},
      {TestGroup::Bandwidth, Page::Memory, "bandwidthSection", makeBandwidthChart},
      {TestGroup::Latency, Page::Memory, "latencySection", makeLatencyChart},
      {TestGroup::Copy, Page::Memory, "copySection",
       rows(TestGroup::Copy, "copyChart", QT_TRANSLATE_NOOP("Charts", "Copy rate by method"))},
      {TestGroup::Library, Page::Memory, "librarySection",
       sizes(TestGroup::Library, "libraryChart",
             QT_TRANSLATE_NOOP("Charts", "C library function rate vs. size"))},
      {TestGroup::String, Page::Memory, "stringSection",
       rows(TestGroup::String, "stringChart", QT_TRANSLATE_NOOP("Charts", "String instruction rate"))},
      {TestGroup::Registers, Page::Memory, "registersSection",
       rows(TestGroup::Registers, "registersChart", QT_TRANSLATE_NOOP("Charts", "Register transfer rate"))},
      {TestGroup::MemoryTypes, Page::Memory, "memtypesSection",
       rows(TestGroup::MemoryTypes, "memtypesChart",
            QT_TRANSLATE_NOOP("Charts", "Rate of later passes by memory type"))},
  };
  return sections;
}

const TestSection& testSection(TestGroup kind) {
  const auto found = std::ranges::find(testSections(), kind, &TestSection::kind);
  return found == testSections().end() ? testSections().front() : *found;
}

QString sectionName(TestGroup kind) {
  return kind == TestGroup::Memory ? SectionText::tr("Moves", "the memory test of Nbench") : kindName(kind);
}

}  // namespace strata::gui
