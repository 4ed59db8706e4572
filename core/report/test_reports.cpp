// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/test_reports.h"

#include <algorithm>
#include <array>

#include "core/report/contention.h"
#include "core/report/list_table.h"
#include "core/report/loaded_latency.h"
#include "core/report/numa.h"
#include "core/report/number_text.h"
#include "core/report/parallel_loads.h"
#include "core/report/pauses.h"
#include "core/report/run_tables.h"
#include "core/report/single_cores.h"
#include "core/report/store_forwarding.h"
#include "core/report/stride.h"
#include "core/report/sustained.h"
#include "core/report/tlb.h"

namespace strata {

namespace {

std::string trafficMeaning(const Cells& cells, const Words& words) {
  return words(cells.front()->parameters.count ? "reading-traffic" : "reading-payload", {});
}

std::string diskMeaning(const Cells& cells, const Words& words) {
  const Parameters& of = cells.front()->parameters;
  if (of.queueDepth && of.fileBytes) return words("disk-rows-facts", {formatSize({*of.fileBytes})});
  if (of.fileBytes && of.blockBytes)
    return words("disk-facts", {formatSize({*of.fileBytes}), formatSize({*of.blockBytes})});
  return {};
}

std::string noMeaning(const Cells&, const Words&) {
  return {};
}

/// Every group once, in no order: see reportedTestGroups.
constexpr auto testReports = std::to_array<TestReport>({
    {.group = TestGroup::Processor,
     .words = {"html-test-processor", "step-processor", "chart-processor"},
     .tables = {processorTables},
     .meaning = noMeaning},
    {.group = TestGroup::Memory,
     .words = {"html-test-memory", "step-memory", "chart-memory"},
     .tables = {memoryTables},
     .chartBySize = memoryChart,
     .meaning = moveReading},
    {.group = TestGroup::Bandwidth,
     .words = {"html-test-bandwidth", "step-bandwidth", "chart-bandwidth"},
     .tables = {bandwidthTables},
     .chartBySize = bandwidthChart,
     .meaning = trafficMeaning},
    {.group = TestGroup::Latency,
     .words = {"html-test-latency", "step-latency", "chart-latency", "reading-latency"},
     .tables = {latencyTables},
     .chartBySize = latencyChart},
    {.group = TestGroup::LoadedLatency,
     .words = {"html-test-loaded-latency", "step-loaded-latency", "chart-loaded-latency",
               "reading-loaded-latency"},
     .tables = {loadedLatencyTables},
     .chart = loadedLatencyChart,
     .cellName = loadedCellName,
     .findings = loadFindings},
    {.group = TestGroup::Numa,
     .words = {"html-test-numa", "step-numa", "test-numa", "reading-numa"},
     .tables = {numaTables},
     .chartOfOneSide = numaChart,
     .cellName = numaCellName,
     .sizeIsHidden = true,
     .findings = numaFindings},
    {.group = TestGroup::StoreForwarding,
     .words = {"html-test-store-forwarding", "step-store-forwarding", "chart-store-forwarding",
               "reading-store-forwarding"},
     .tables = {forwardingTables},
     .chartOfOneSide = forwardingChart,
     .cellName = forwardingCellName,
     .sizeIsHidden = true,
     .findings = forwardingFindings},
    {.group = TestGroup::ParallelLoads,
     .words = {"html-test-parallel-loads", "step-parallel-loads", "chart-parallel-loads",
               "reading-parallel-loads"},
     .tables = {parallelLoadTables},
     .chartOfOneSide = parallelLoadChart,
     .cellName = chainsCellName,
     .findings = parallelLoadFindings},
    {.group = TestGroup::Tlb,
     .words = {"html-test-tlb", "step-tlb", "chart-tlb", "reading-tlb"},
     .tables = {tlbTables},
     .chartOfOneSide = tlbChart,
     .cellName = tlbCellName,
     .sizeIsHidden = true,
     .findings = tlbFindings},
    {.group = TestGroup::Stride,
     .words = {"html-test-stride", "step-stride", "chart-stride", "reading-stride"},
     .tables = {strideTables},
     .chartOfOneSide = strideChart,
     .cellName = strideCellName,
     .sizeIsHidden = true,
     .findings = strideFindings},
    {.group = TestGroup::Copy,
     .words = {"html-test-copy", "step-copy", "chart-copy", "reading-copy"},
     .tables = {copyTables}},
    {.group = TestGroup::Library,
     .words = {"html-test-library", "step-library", "chart-library", "reading-library"},
     .tables = {libraryTables}},
    {.group = TestGroup::Registers,
     .words = {"html-test-registers", "step-registers", "chart-registers", "reading-registers"},
     .tables = {registerTables}},
    {.group = TestGroup::String,
     .words = {"html-test-string", "step-string", "chart-string", "reading-string"},
     .tables = {stringTables}},
    {.group = TestGroup::MemoryTypes,
     .words = {"html-test-memtypes", "step-memtypes", "chart-memtypes", "reading-memtypes"},
     .tables = {kindTables},
     .cellName = kindCellName},
    {.group = TestGroup::Framebuffer,
     .words = {"html-test-framebuffer", "step-framebuffer", "chart-framebuffer", "reading-framebuffer"},
     .tables = {framebufferTables},
     .cellName = kindCellName},
    {.group = TestGroup::Cores,
     .words = {"html-test-cores", "step-cores", "chart-cores", "reading-cores"},
     .tables = {singleCoreTables},
     .chartOfOneSide = singleCoreChart,
     .findings = coreFindings},
    {.group = TestGroup::CoreToCore,
     .words = {"html-test-core-to-core", "step-core-to-core", "chart-core-to-core", "reading-core-to-core"},
     .tables = {coreTables},
     .chartOfOneSide = pairChart,
     .cellName = pairCellName},
    {.group = TestGroup::Contention,
     .words = {"html-test-contention", "step-contention", "test-contention", "reading-contention"},
     .tables = {contentionTables},
     .chart = contentionChart,
     .findings = contentionFindings},
    {.group = TestGroup::Pauses,
     .words = {"html-test-pauses", "step-pauses", "chart-pauses", "reading-pauses"},
     .tables = {pauseTables},
     .chartOfOneSide = pauseChart,
     .cellName = pauseCellName,
     .sizeIsHidden = true,
     .time = pauseTime,
     .findings = pauseFindings},
    {.group = TestGroup::Sustained,
     .words = {"html-test-sustained", "step-sustained", "test-sustained", "reading-sustained"},
     .tables = {sustainedTables},
     .chartOfOneSide = sustainedChart,
     .cellName = sustainedCellName,
     .sizeIsHidden = true,
     .time = sustainedTime,
     .findings = sustainedFindings},
    {.group = TestGroup::Disk,
     .words = {"html-test-disk", "step-disk", "chart-disk"},
     .tables = {diskTables, diskRowTables},
     .meaning = diskMeaning},
    {.group = TestGroup::Network,
     .words = {"html-test-network", "step-network", "chart-network", "reading-network"},
     .tables = {networkTables}},
});

static_assert(std::ranges::all_of(reportedTestGroups, [](TestGroup group) {
  return std::ranges::count(testReports, group, &TestReport::group) == 1;
}));

}  // namespace

const TestReport& testReport(TestGroup group) {
  return *std::ranges::find(testReports, group, &TestReport::group);
}

}  // namespace strata
