// SPDX-License-Identifier: GPL-3.0-or-later
// Numa in reports: matrices, what memory of another node costs, a heat map, files.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/numa.h"
#include "core/report/run_charts.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

bool mentions(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

CellResult& addCell(strata::Run& run, std::int64_t from, std::int64_t to, const char* op, double value) {
  const bool isLatency = std::string(op) == "latency";
  CellResult& cell = run.results.emplace_back(latencyCell(
      strata::Test::Numa, isLatency ? "chase-1" : "read-serial-8", isLatency ? 1 : 4, value, "p50"));
  cell.parameters.op = op;
  cell.parameters.nodeFrom = from;
  cell.parameters.nodeTo = to;
  if (isLatency) return cell;
  cell.metric = "rate";
  cell.unit = "MB/s";
  cell.higherIsBetter = true;
  return cell;
}

/// Nodes 0 and 1 have CPUs, node 4 has none.
strata::Run runOfNodes() {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  struct Figures {
    std::int64_t from, to;
    double ns, rate;
  };
  for (const Figures& of : {Figures{0, 0, 100, 20'000},
                            {0, 1, 160, 12'000},
                            {0, 4, 250, 8'000},
                            {1, 0, 160, 12'000},
                            {1, 1, 100, 20'000},
                            {1, 4, 250, 8'000}}) {
    addCell(run, of.from, of.to, "latency", of.ns);
    addCell(run, of.from, of.to, "read", of.rate);
  }
  return run;
}

TEST(NumaTables, HaveARowANodeWithCpusAndAColumnANodeWithMemory) {
  const std::string text = toText(runOfNodes(), words);
  EXPECT_TRUE(mentions(text,
                       "  node    0    1    4   grade\n"
                       "     0  100  160  250   +\n"
                       "     1  160  100  250   +\n"))
      << text;
  EXPECT_TRUE(mentions(text,
                       "  node      0      1     4   grade\n"
                       "     0  20000  12000  8000   +\n"
                       "     1  12000  20000  8000   +\n"))
      << text;
}

TEST(NumaTables, SayWhatMemoryOfAnotherNodeCosts) {
  const strata::Run run = runOfNodes();
  EXPECT_EQ(numaFindings(cellsOf(run), run.machine, words),
            (std::vector<std::string>{
                "Memory of another node takes 1.60 times as long and gives 0.600 times the bandwidth.",
                "Memory of node 4 takes 2.50 times as long and gives 0.400 times the bandwidth."}));
  EXPECT_TRUE(mentions(toText(run, words), "Memory of another node takes 1.60 times as long"));
}

TEST(NumaTables, SayOnlyWhatWasMeasured) {
  strata::Run latencies = runOfNodes();
  std::erase_if(latencies.results, [](const CellResult& cell) { return cell.parameters.op == "read"; });
  EXPECT_EQ(numaFindings(cellsOf(latencies), {}, words).front(),
            "Memory of another node takes 1.60 times as long.");
  strata::Run rates = runOfNodes();
  std::erase_if(rates.results, [](const CellResult& cell) { return cell.parameters.op == "latency"; });
  EXPECT_EQ(numaFindings(cellsOf(rates), {}, words).front(),
            "Memory of another node gives 0.600 times the bandwidth.");
  strata::Run remote = runOfNodes();
  std::erase_if(remote.results,
                [](const CellResult& cell) { return cell.parameters.nodeFrom == cell.parameters.nodeTo; });
  EXPECT_TRUE(numaFindings(cellsOf(remote), {}, words).empty()) << "nothing to compare with";
}

TEST(NumaTables, HaveADashAndANoteWhereThePagesLieElsewhere) {
  strata::Run run = runOfNodes();
  run.results[2].outcome =
      Failed{{"memory-off-node", {{"node", std::int64_t{1}}, {"elsewhere_percent", 37.0}}}};
  const std::string text = toText(run, words);
  EXPECT_TRUE(mentions(text, "     0  100    -  250")) << text;
  EXPECT_TRUE(mentions(text, "The memory of node 1 was asked for, but 37 % of the pages lie on other"))
      << text;
}

TEST(NumaTables, SayWhyThereIsNothing) {
  strata::Run run;
  CellResult& cell = run.results.emplace_back(latencyCell(strata::Test::Numa, "chase-1", 1, 1, "p50"));
  cell.parameters.op = "latency";
  cell.outcome = Skipped{{"needs-two-nodes", {}}};
  const std::string text = toText(run, words);
  EXPECT_TRUE(mentions(text, "This machine has one NUMA node")) << text;
}

TEST(NumaTables, NameACellByItsNodes) {
  const strata::Run run = runOfNodes();
  EXPECT_EQ(cellName(run.results[2], NameStyle::Full, words), "NUMA: node 0 to node 1: latency");
  EXPECT_EQ(cellName(run.results[3], NameStyle::Full, words), "NUMA: node 0 to node 1: bandwidth");
}

TEST(NumaTables, ComeBackFromARunFileAndStandInCsv) {
  const strata::Run run = runOfNodes();
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  const std::string csv = toCsv({run});
  EXPECT_TRUE(mentions(csv, ",node_from,node_to,store_bytes,")) << csv.substr(0, 2000);
  EXPECT_TRUE(mentions(csv, ",1,4,,,,,\n"));
}

TEST(NumaChart, IsAHeatMapOfLatencies) {
  const strata::Run run = runOfNodes();
  const std::vector<Chart> charts = chartsOfSection("numa", {{"", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  const Chart& chart = charts.front();
  EXPECT_EQ(chart.shape, ChartShape::Grid);
  EXPECT_EQ(chart.unit, "ns");
  EXPECT_EQ(chart.rows, (std::vector<std::string>{"CPUs of node 0", "CPUs of node 1"}));
  ASSERT_EQ(chart.series.size(), 3U) << "two rows, three columns";
  EXPECT_EQ(chart.series[2].name, "Memory of node 4");
  EXPECT_EQ(chart.xTitle, "Memory of node");
  ASSERT_EQ(chart.series[1].points.size(), 2U);
  EXPECT_EQ(chart.series[1].points[0].y, 160);
  EXPECT_EQ(chart.series[1].points[1].y, 100);
  EXPECT_TRUE(chart.caption.starts_with("Memory of another node takes 1.60 times as long"));
}

TEST(NumaChart, IsOfBandwidthsWhereThereIsNoLatency) {
  strata::Run run = runOfNodes();
  std::erase_if(run.results, [](const CellResult& cell) { return cell.parameters.op == "latency"; });
  const std::vector<Chart> charts = chartsOfSection("numa", {{"", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts.front().unit, "MB/s");
  EXPECT_EQ(charts.front().series[2].points[1].y, 8000);
}

TEST(NumaHtml, HasBothMatricesAndTheSentence) {
  const std::string page = toHtml({runOfNodes()}, words);
  EXPECT_TRUE(
      mentions(page, "Memory of node 4 takes 2.50 times as long and gives 0.400 times the bandwidth."));
  EXPECT_TRUE(mentions(page, "Latency between NUMA nodes"));
}

}  // namespace
}  // namespace strata::test
