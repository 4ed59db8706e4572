// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/test_sections.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/text/labels.h"
#include "core/report/test_reports.h"

namespace strata::gui {

namespace {

class SectionText {
  Q_DECLARE_TR_FUNCTIONS(SectionText)
};

auto panel(const char* name, const ChartPanel::Build& build, bool rows = false) {
  return [=](QWidget* parent) { return new ChartPanel(name, build, parent, rows); };
}

/// A row of bars for each kernel.
auto rows(TestGroup kind, const char* name) {
  return panel(
      name,
      [=](const ChartData& data, const ChartChoices& choices) {
        return cellRowsChart(data, kind, choices, chartTexts());
      },
      true);
}

/// The test's own chart in reports.
auto own(TestGroup kind, const char* name, bool rows = false) {
  const TestReport& report = testReport(kind);
  const auto build = report.chart != nullptr ? report.chart : report.chartOfOneSide;
  return panel(
      name,
      [build](const ChartData& data, const ChartChoices& choices) {
        return build(data, choices, chartTexts());
      },
      rows);
}

/// A line for each kernel over the sizes.
auto sizes(TestGroup kind, const char* name) {
  return panel(name, [=](const ChartData& data, const ChartChoices& choices) {
    return cellSizesChart(data, kind, choices, chartTexts());
  });
}

}  // namespace

const std::vector<TestSection>& testSections() {
  static const std::vector<TestSection> sections{
      {TestGroup::Processor, Page::Processor, "processorPage", panel("processorChart", processorChart)},
      {TestGroup::Disk, Page::Disk, "diskPage", panel("diskChart", diskChart)},
      {TestGroup::Network, Page::Network, "networkPage", panel("networkRateChart", networkRateChart)},
      {TestGroup::Bandwidth, Page::Memory, "bandwidthSection", panel("bandwidthChart", bandwidthChart)},
      {TestGroup::Latency, Page::Memory, "latencySection", panel("latencyChart", latencyChart)},
      {TestGroup::Memory, Page::Memory, "movesSection", panel("memoryChart", memoryChart)},
      {TestGroup::Copy, Page::Memory, "copySection", rows(TestGroup::Copy, "copyChart"), true},
      {TestGroup::Library, Page::Memory, "librarySection", sizes(TestGroup::Library, "libraryChart")},
      {TestGroup::String, Page::Memory, "stringSection", rows(TestGroup::String, "stringChart"), true},
      {TestGroup::Registers, Page::Memory, "registersSection", rows(TestGroup::Registers, "registersChart"),
       true},
      {TestGroup::CoreToCore, Page::Cores, "coreToCoreSection",
       own(TestGroup::CoreToCore, "coreToCoreChart", true)},
      {TestGroup::Contention, Page::Cores, "contentionSection",
       own(TestGroup::Contention, "contentionChart")},
      {TestGroup::Cores, Page::Cores, "coresSection", own(TestGroup::Cores, "coresChart", true)},
      {TestGroup::LoadedLatency, Page::Memory, "loadedLatencySection",
       own(TestGroup::LoadedLatency, "loadedLatencyChart")},
      {TestGroup::Numa, Page::Memory, "numaSection", own(TestGroup::Numa, "numaChart", true)},
      {TestGroup::StoreForwarding, Page::Memory, "storeForwardingSection",
       own(TestGroup::StoreForwarding, "storeForwardingChart", true)},
      {TestGroup::ParallelLoads, Page::Memory, "parallelLoadsSection",
       own(TestGroup::ParallelLoads, "parallelLoadsChart")},
      {TestGroup::Tlb, Page::Memory, "tlbSection", own(TestGroup::Tlb, "tlbChart")},
      {TestGroup::Stride, Page::Memory, "strideSection", own(TestGroup::Stride, "strideChart")},
      {TestGroup::Pauses, Page::Cores, "pausesSection", own(TestGroup::Pauses, "pausesChart")},
      {TestGroup::Sustained, Page::Cores, "sustainedSection", own(TestGroup::Sustained, "sustainedChart")},
      {TestGroup::MemoryTypes, Page::Memory, "memtypesSection", rows(TestGroup::MemoryTypes, "memtypesChart"),
       true},
      {TestGroup::Framebuffer, Page::Memory, "framebufferSection",
       rows(TestGroup::Framebuffer, "framebufferChart"), true},
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

QString sectionGroup(TestGroup kind) {
  constexpr TestSet loadMachinery{TestGroup::StoreForwarding, TestGroup::ParallelLoads, TestGroup::Tlb,
                                  TestGroup::Stride};
  return loadMachinery.contains(kind) ? SectionText::tr("Load machinery", "what a core has for its loads")
                                      : QString();
}

}  // namespace strata::gui
