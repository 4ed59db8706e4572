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
    {.group = TestGroup::Processor, .tables = {processorTables}, .meaning = noMeaning},
    {.group = TestGroup::Memory,
     .tables = {memoryTables},
     .chartBySize = memoryChart,
     .meaning = moveReading},
    {.group = TestGroup::Bandwidth,
     .tables = {bandwidthTables},
     .chartBySize = bandwidthChart,
     .meaning = trafficMeaning},
    {.group = TestGroup::Latency, .tables = {latencyTables}, .chartBySize = latencyChart},
    {.group = TestGroup::LoadedLatency,
     .tables = {loadedLatencyTables},
     .chart = loadedLatencyChart,
     .cellName = loadedCellName,
     .findings = loadFindings},
    {.group = TestGroup::Numa,
     .tables = {numaTables},
     .chartOfOneSide = numaChart,
     .cellName = numaCellName,
     .sizeIsHidden = true,
     .findings = numaFindings},
    {.group = TestGroup::StoreForwarding,
     .tables = {forwardingTables},
     .chartOfOneSide = forwardingChart,
     .cellName = forwardingCellName,
     .sizeIsHidden = true,
     .findings = forwardingFindings},
    {.group = TestGroup::ParallelLoads,
     .tables = {parallelLoadTables},
     .chartOfOneSide = parallelLoadChart,
     .cellName = chainsCellName,
     .findings = parallelLoadFindings},
    {.group = TestGroup::Tlb,
     .tables = {tlbTables},
     .chartOfOneSide = tlbChart,
     .cellName = tlbCellName,
     .sizeIsHidden = true,
     .findings = tlbFindings},
    {.group = TestGroup::Stride,
     .tables = {strideTables},
     .chartOfOneSide = strideChart,
     .cellName = strideCellName,
     .sizeIsHidden = true,
     .findings = strideFindings},
    {.group = TestGroup::Copy, .tables = {copyTables}},
    {.group = TestGroup::Library, .tables = {libraryTables}},
    {.group = TestGroup::Registers, .tables = {registerTables}},
    {.group = TestGroup::String, .tables = {stringTables}},
    {.group = TestGroup::MemoryTypes, .tables = {kindTables}, .cellName = kindCellName},
    {.group = TestGroup::Framebuffer, .tables = {framebufferTables}, .cellName = kindCellName},
    {.group = TestGroup::Cores,
     .tables = {singleCoreTables},
     .chartOfOneSide = singleCoreChart,
     .findings = coreFindings},
    {.group = TestGroup::CoreToCore,
     .tables = {coreTables},
     .chartOfOneSide = pairChart,
     .cellName = pairCellName},
    {.group = TestGroup::Contention,
     .tables = {contentionTables},
     .chart = contentionChart,
     .findings = contentionFindings},
    {.group = TestGroup::Pauses,
     .tables = {pauseTables},
     .chartOfOneSide = pauseChart,
     .cellName = pauseCellName,
     .sizeIsHidden = true,
     .time = pauseTime,
     .findings = pauseFindings},
    {.group = TestGroup::Sustained,
     .tables = {sustainedTables},
     .chartOfOneSide = sustainedChart,
     .cellName = sustainedCellName,
     .sizeIsHidden = true,
     .time = sustainedTime,
     .findings = sustainedFindings},
    {.group = TestGroup::Disk, .tables = {diskTables, diskRowTables}, .meaning = diskMeaning},
    {.group = TestGroup::Network, .tables = {networkTables}},
});

static_assert(std::ranges::all_of(reportedTestGroups, [](TestGroup group) {
  return std::ranges::count(testReports, group, &TestReport::group) == 1;
}));

}  // namespace

const TestReport& testReport(TestGroup group) {
  return *std::ranges::find(testReports, group, &TestReport::group);
}

}  // namespace strata
