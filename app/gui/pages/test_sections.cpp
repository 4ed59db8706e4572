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
auto rows(StepKind kind, const char* chart, const char* title) {
  return [=](QWidget* parent) { return makeCellRowsChart(kind, QString::fromLatin1(chart), title, parent); };
}

/// A line for each kernel over the sizes.
auto sizes(StepKind kind, const char* chart, const char* title) {
  return [=](QWidget* parent) { return makeCellSizesChart(kind, QString::fromLatin1(chart), title, parent); };
}

}  // namespace

const std::vector<TestSection>& testSections() {
  static const std::vector<TestSection> sections{
      {StepKind::Processor, Page::Processor, "processorPage", makeProcessorChart},
      {StepKind::Disk, Page::Disk, "diskPage", makeDiskChart},
      {StepKind::Network, Page::Network, "networkPage", makeNetworkRateChart},
      {StepKind::Memory, Page::Memory, "movesSection", makeMemoryChart},
      {StepKind::Bandwidth, Page::Memory, "bandwidthSection", makeBandwidthChart},
      {StepKind::Latency, Page::Memory, "latencySection", makeLatencyChart},
      {StepKind::Copy, Page::Memory, "copySection",
       rows(StepKind::Copy, "copyChart",
            QT_TRANSLATE_NOOP("Charts", "Rate of copies by the way they are made"))},
      {StepKind::Library, Page::Memory, "librarySection",
       sizes(StepKind::Library, "libraryChart",
             QT_TRANSLATE_NOOP("Charts", "Rate of functions of the C library by size"))},
      {StepKind::String, Page::Memory, "stringSection",
       rows(StepKind::String, "stringChart", QT_TRANSLATE_NOOP("Charts", "Rate of string instructions"))},
      {StepKind::Registers, Page::Memory, "registersSection",
       rows(StepKind::Registers, "registersChart",
            QT_TRANSLATE_NOOP("Charts", "Rate of transfers between registers"))},
      {StepKind::MemoryTypes, Page::Memory, "memtypesSection",
       rows(StepKind::MemoryTypes, "memtypesChart",
            QT_TRANSLATE_NOOP("Charts", "Rate of later uses by kind of memory"))},
  };
  return sections;
}

const TestSection& testSection(StepKind kind) {
  const auto found = std::ranges::find(testSections(), kind, &TestSection::kind);
  return found == testSections().end() ? testSections().front() : *found;
}

QString sectionName(StepKind kind) {
  return kind == StepKind::Memory ? SectionText::tr("Moves", "the memory test of Nbench") : kindName(kind);
}

}  // namespace strata::gui
