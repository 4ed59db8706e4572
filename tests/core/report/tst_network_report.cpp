// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "app/words/words.h"
#include "core/plan/network_plan.h"
#include "core/report/anonymised.h"
#include "core/report/cell_name.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/text.h"
#include "tests/core/report/golden.h"
#include "tests/core/report/text_search.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

std::vector<Chart> chartsOfLine(const strata::Run& run) {
  return chartsOfSection("network", {{{}, chartCells(run)}}, nullptr, words);
}

TEST(NetworkReport, IsAsItWas) {
  expectGolden("network.txt", toText(networkRun(), words));
  expectGolden("network-peers.txt", toText(networkPeersRun(), words));
}

TEST(NetworkReport, KeepsWithinItsColumns) {
  for (const strata::Run& run : {networkRun(), networkPeersRun()}) {
    const std::string text = toText(run, words);
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = text.find('\n', from);
      EXPECT_LE(end - from, 80U) << text.substr(from, end - from);
      from = end + 1;
    }
  }
}

TEST(NetworkReport, NamesItsCells) {
  const strata::Run run = networkRun();
  EXPECT_EQ(kernelName(run.results[0], words), "RTT");
  EXPECT_EQ(cellName(run.results[1], NameStyle::WithSize, words), "32 KiB: Chunk upload");
  EXPECT_EQ(kernelName(run.results[14], words), "Bidirectional, 1 stream");
  EXPECT_EQ(kernelName(run.results[21], words), "RTT under load, upload");
  const strata::Run several = networkPeersRun();
  EXPECT_EQ(kernelName(several.results[0], words), "RTT, desk.local");
  EXPECT_EQ(kernelName(several.results[4], words), "Upload, 1 stream, all together");
  EXPECT_EQ(resultName(several.results[0], words), "Network: RTT, desk.local, ns");
}

TEST(NetworkReport, TellsACellThatItDoesNotKnowInAPlainList) {
  strata::Run run = networkRun();
  run.results.resize(1);
  run.results.push_back(run.results.front());
  run.results[1].kernel = "network-jitter";
  const std::string text = toText(run, words);
  EXPECT_TRUE(contains(text, "\n  RTT ")) << text;
  EXPECT_TRUE(contains(text, "\n  network-jitter, ns ")) << text;
}

TEST(NetworkReport, LimitOfALineIsExplainedAsSuch) {
  const std::string text = toText(networkRun(), words);
  EXPECT_TRUE(contains(text, "of peak, in a network:")) << text;
  EXPECT_FALSE(contains(text, "of peak: share of the theoretical peak")) << text;
  EXPECT_FALSE(contains(text, "Figures of several threads")) << text;
}

TEST(NetworkReport, DrawsTheChunksAsALineAndTheRestAsBars) {
  const std::vector<Chart> charts = chartsOfLine(networkRun());
  ASSERT_EQ(charts.size(), 3U);
  EXPECT_EQ(charts[0].shape, ChartShape::Rows);
  EXPECT_EQ(charts[0].rows.size(), 4U);
  EXPECT_TRUE(contains(charts[0].yTitle, "ns")) << charts[0].yTitle;
  EXPECT_EQ(charts[1].xKind, AxisKind::Region);
  ASSERT_EQ(charts[1].series.size(), 1U);
  ASSERT_EQ(charts[1].series[0].points.size(), 11U);
  EXPECT_EQ(charts[1].series[0].points[0].x, 32768);
  EXPECT_EQ(charts[1].series[0].points[10].x, 33554432);
  EXPECT_EQ(charts[2].shape, ChartShape::Rows);
  EXPECT_EQ(charts[2].rows, (std::vector<std::string>{
                                "Upload, 1 stream", "Download, 1 stream", "Bidirectional, 1 stream",
                                "Upload, 2 streams", "Download, 2 streams", "Bidirectional, 2 streams",
                                "Upload, 4 streams", "Download, 4 streams", "Bidirectional, 4 streams"}));
}

TEST(NetworkReport, DrawsNoLineThroughOneChunk) {
  strata::Run run = networkRun();
  run.results = {run.results[3]};
  const std::vector<Chart> charts = chartsOfLine(run);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts[0].shape, ChartShape::Rows);
}

TEST(NetworkReport, DrawsALineForEachMachine) {
  strata::Run run = networkRun();
  std::erase_if(run.results, [](const CellResult& cell) { return cell.kernel != "network-acknowledged"; });
  const std::vector<CellResult> once = run.results;
  for (CellResult& cell : run.results) cell.parameters.peer = "a";
  for (CellResult cell : once) {
    cell.parameters.peer = "b";
    run.results.push_back(cell);
  }
  const std::vector<Chart> charts = chartsOfLine(run);
  ASSERT_EQ(charts.size(), 1U);
  ASSERT_EQ(charts[0].series.size(), 2U);
  EXPECT_EQ(charts[0].series[1].name, "Chunk upload, b");
  EXPECT_EQ(charts[0].series[1].points.size(), 11U);
}

TEST(NetworkReport, TellsChunksFromTheOtherMachineFromThoseToIt) {
  strata::Run run = networkRun();
  std::erase_if(run.results, [](const CellResult& cell) { return cell.kernel != "network-acknowledged"; });
  EXPECT_FALSE(contains(toText(run, words), "Chunk downloads"));
  const std::vector<CellResult> there = run.results;
  for (CellResult cell : there) {
    cell.parameters.direction = "from";
    run.results.push_back(cell);
  }
  const std::vector<Chart> charts = chartsOfLine(run);
  ASSERT_EQ(charts.size(), 1U);
  ASSERT_EQ(charts[0].series.size(), 2U);
  EXPECT_EQ(charts[0].series[0].name, "Chunk upload");
  EXPECT_EQ(charts[0].series[1].name, "Chunk download");
  EXPECT_EQ(charts[0].series[1].points.size(), 11U);
  const std::string text = toText(run, words);
  const std::size_t heading = text.find("Chunk downloads, each from its request on:");
  ASSERT_NE(heading, std::string::npos);
  EXPECT_LT(text.find("Chunk uploads, each until it is acknowledged:"), heading);
  EXPECT_NE(text.find("32 MiB", heading), std::string::npos);
}

TEST(NetworkReport, HasATableForTimesAndOneForRatesInHtml) {
  const std::string html = toHtml({networkRun()}, words);
  EXPECT_TRUE(contains(html, "<th scope=\"col\" class=\"n\">median, us</th>")) << html.substr(0, 400);
  EXPECT_TRUE(contains(html, "<th scope=\"col\" class=\"n\">MB/s</th>"));
  EXPECT_TRUE(contains(html, "CPU there, %"));
  EXPECT_TRUE(contains(html, "retransmits"));
  EXPECT_TRUE(contains(toHtml({networkPeersRun()}, words), ">all together</th>"));
}

std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char letter : line)
    if (letter == ',')
      fields.emplace_back();
    else
      fields.back() += letter;
  return fields;
}

TEST(NetworkReport, HasItsColumnsInCsv) {
  strata::Run run = networkPeersRun();
  run.label = run.comment = run.machine.cpuModel = run.machine.system = "x";  // no commas
  run.results[1] = networkRun().results[14];
  run.results[1].parameters.peer = "*";
  run.results.resize(2);
  const std::string csv = toCsv({run});
  const std::size_t first = csv.find('\n');
  const std::vector<std::string> heads = fieldsOf(csv.substr(0, first));
  const std::size_t second = csv.find('\n', first + 1);
  const std::vector<std::string> trip = fieldsOf(csv.substr(first + 1, second - first - 1));
  const std::vector<std::string> both =
      fieldsOf(csv.substr(second + 1, csv.find('\n', second + 1) - second - 1));
  ASSERT_EQ(heads.size(), trip.size()) << csv;
  ASSERT_EQ(heads.size(), both.size()) << csv;
  const auto field = [&](const std::vector<std::string>& row, const char* head) {
    return row[static_cast<std::size_t>(std::ranges::find(heads, head) - heads.begin())];
  };
  EXPECT_EQ(field(trip, "latency_p50_ns"), "212000");
  EXPECT_EQ(field(trip, "latency_max_ns"), "1908000");
  EXPECT_EQ(field(trip, "peer"), "desk.local");
  EXPECT_EQ(field(trip, "direction"), "");
  EXPECT_EQ(field(trip, "better"), "lower");
  EXPECT_EQ(field(both, "direction"), "both");
  EXPECT_EQ(field(both, "streams"), "1");
  EXPECT_EQ(field(both, "peer"), "*");
  EXPECT_EQ(field(both, "cpu_percent"), "11.5");
  EXPECT_EQ(field(both, "peer_cpu_percent"), "23");
  EXPECT_EQ(field(both, "retransmissions"), "31");
  EXPECT_EQ(std::stod(field(both, "to_rate")) + std::stod(field(both, "from_rate")),
            std::stod(field(both, "value")));
}

TEST(NetworkReport, WritesWhatItKnowsOfTheOtherEndAndNoMore) {
  const std::string json = toJson(networkPeersRun());
  EXPECT_TRUE(contains(json, R"("leads": false)") || contains(json, R"("leads":false)")) << json;
  strata::Run run = networkRun();
  run.peers = {PeerFacts{}};
  run.results.resize(1);
  std::get<Measured>(run.results[0].outcome).network = NetworkFigures{};
  const std::string bare = toJson(run);
  for (const char* key : {"local_address", "interface", "link_rate_mbs", "to_rate", "retransmissions",
                          "peer_cpu_percent", "latency_ns", "\"streams\"", "\"direction\"", "\"peer\""})
    EXPECT_FALSE(contains(bare, key)) << key << " in\n" << bare;
  EXPECT_EQ(runsFromJson(bare)->front(), run);
}

TEST(NetworkReport, IsReadOnlyWhereItsKindsAreRight) {
  const std::string json = toJson(networkRun());
  for (const auto& [good, wrong] : {std::pair{R"("streams":4)", R"("streams":"4")"},
                                    {R"("direction":"to")", R"("direction":1)"},
                                    {R"("retransmissions":0)", R"("retransmissions":-1)"},
                                    {R"("peer_cpu_percent":23.0)", R"("peer_cpu_percent":"23")"},
                                    {R"("name":"desk.local")", R"("names":"desk.local")"},
                                    {R"("leads":false)", R"("leads":0)"}}) {
    std::string other = json;
    std::size_t at = other.find(good);
    std::string spaced = good;
    spaced.insert(spaced.find(':') + 1, " ");
    const bool isSpaced = at == std::string::npos;
    if (isSpaced) at = other.find(spaced);
    ASSERT_NE(at, std::string::npos) << good << " is not in the sample any more";
    other.replace(at, isSpaced ? spaced.size() : std::string(good).size(), wrong);
    EXPECT_FALSE(runsFromJson(other)) << wrong;
  }
}

TEST(NetworkReport, AnonymousNamesNoMachineAndStillTellsThemApart) {
  const strata::Run run = networkPeersRun();
  const std::string before = toJson(run);
  int ids = 0;
  const auto result = anonymised({run}, {}, [&] { return "new-" + std::to_string(++ids); });
  ASSERT_TRUE(result) << result.error().id;
  const strata::Run& after = result->runs.at(0);
  for (const std::string& text : {toJson(after), toHtml({after}, words), toText(after, words)})
    for (const char* name :
         {"desk.local", "192.168.1", "fe80", "enp5s0", "ada-pc", "49001", "Connection reset by peer"})
      EXPECT_FALSE(contains(text, name)) << name;
  for (const char* name : {"desk.local", "192.168.1", "fe80", "enp5s0", "ada-pc"})
    EXPECT_TRUE(contains(before, name)) << name << " is not in the sample any more";
  ASSERT_EQ(after.peers.size(), 2U);
  EXPECT_EQ(after.peers[0].name, "peer-1");
  EXPECT_EQ(after.peers[1].name, "peer-2");
  EXPECT_EQ(after.peers[0].cpu, run.peers[0].cpu);
  EXPECT_EQ(after.peers[0].system, "Debian GNU/Linux 12, Linux 6.1.0");
  EXPECT_EQ(after.peers[0].peerLinkRate, 312.5);
  EXPECT_EQ(after.settings.networkPeers, (std::vector<NetworkAddress>{{"peer-1"}, {"peer-2"}}));
  std::vector<std::string> peers;
  for (const CellResult& cell : after.results) peers.push_back(cell.parameters.peer.value_or(""));
  EXPECT_EQ(peers, (std::vector<std::string>{"peer-1", "peer-1", "peer-2", "peer-2", "*", "*"}));
}

}  // namespace
}  // namespace strata
