// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/sample_reports.h"

#include <cmath>

#include "app/words/words.h"
#include "core/report/comparison_format.h"
#include "core/report/html.h"
#include "core/report/svg.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

/// Nanoseconds of a load within so many bytes: plateaus of three caches and of memory, with soft edges.
double latencyAt(double bytes) {
  double time = 0.9;
  for (const auto& [edge, more] : {std::pair{48e3, 1.9}, {1.0e6, 8.0}, {32e6, 68.0}})
    time += more / (1 + std::pow(edge / bytes, 4));
  return time;
}

CellResult sweepCell(Test test, const std::string& kernel, std::uint64_t region, double value) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.metric = cell.test == Test::Latency ? "latency" : "rate";
  cell.unit = cell.test == Test::Latency ? "ns" : "MB/s";
  cell.higherIsBetter = cell.test != Test::Latency;
  cell.parameters.regionBytes = region;
  cell.parameters.threads = 1;
  cell.parameters.pages = "default";
  Measured measured;
  measured.value = value;
  measured.median = value;
  measured.statistic = cell.test == Test::Latency ? "p10" : "p90";
  measured.low = 0.97 * value;
  measured.high = 1.02 * value;
  measured.count = measured.cleanCount = 60;
  measured.clockGhz = 5.2;
  measured.perThread = {value};
  cell.outcome = std::move(measured);
  return cell;
}

}  // namespace

Run sweepRun() {
  Run run = classicRun();
  run.label = "full sweep";
  run.results.clear();
  for (double bytes = 4096; bytes < 3e8; bytes *= std::sqrt(2.0)) {
    const auto region = static_cast<std::uint64_t>(bytes) / 128 * 128;
    const double rate = 64e3 / std::sqrt(latencyAt(bytes));
    for (const auto& [kernel, op, share] : {std::tuple{"read-serial-64", "read", 1.0},
                                            {"write-serial-64", "write", 0.6},
                                            {"copy-serial-64", "copy", 0.45},
                                            {"read-random-8", "read", 0.2}}) {
      CellResult& cell = run.results.emplace_back(sweepCell(Test::Bandwidth, kernel, region, share * rate));
      cell.parameters.op = op;
      cell.parameters.pattern = share == 0.2 ? "random" : "serial";
      cell.parameters.widthBytes = share == 0.2 ? 8 : 64;
      if (region < 40000) std::get<Measured>(cell.outcome).limit = 1.05 * share * rate;
    }
    for (const int chains : {1, 2, 8}) {
      CellResult& cell = run.results.emplace_back(sweepCell(Test::Latency, "chase-" + std::to_string(chains),
                                                            region, 1.2 * latencyAt(bytes) / chains));
      cell.parameters.chains = chains;
    }
    CellResult& local =
        run.results.emplace_back(sweepCell(Test::Latency, "chase-1", region, latencyAt(bytes)));
    local.parameters.chains = 1;
    local.parameters.blockBytes = 65536;
  }
  return run;
}

std::vector<Run> sampleSeries(int repetitions) {
  std::vector<Run> runs;
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    Run run = classicRun();
    run.id = "5f0c6c1e-9a53-4c1b-8f6e-2b1d7a3c9e0" + std::to_string(repetition);
    run.series = "5f0c6c1e-9a53-4c1b-8f6e-2b1d7a3c9e00";
    run.repetition = repetition;
    double wave = 1;
    for (CellResult& cell : run.results)
      if (auto* measured = std::get_if<Measured>(&cell.outcome))
        measured->value *= 1 + 0.02 * std::sin(wave += 1.7 + repetition);
    runs.push_back(std::move(run));
  }
  return runs;
}

Run hostileRun() {
  Run run = troubledRun();
  run.label = "<script>alert(1)</script> \"quoted\" & 'single'";
  run.comment =
      "]]> --> </style></title><img src=x onerror=alert(1)>\x01\x1b[2J\x7f \xff\xc0\xaf\xed\xa0\x80 end";
  run.machine.cpuModel = "CPU \u202egnp.exe\u202c \u2066x\u2069 \u0085 <b>";
  run.machine.system = "javascript:alert(1)\"><svg onload=alert(1)>";
  run.machine.hypervisor = "{{7*7}}<!--";
  run.program.version = "1\"><script>";
  run.started = "<i>now</i>";
  run.settings.diskFolders = {"/tmp/<a href='x'>&amp;"};
  run.results.front().test = TestId("in\"><script>te");
  run.results.front().kernel = "ker<nel";
  run.results[1].unit = "MB/s<u>";
  return run;
}

Comparison sampleComparison() {
  std::vector<ComparedSide> sides{
      {"before <b>", sampleSeries(5)}, {"after", sampleSeries(4)}, {"once", {classicRun()}}};
  for (Run& run : sides[1].runs) {
    run.results.pop_back();
    for (CellResult& cell : run.results)
      if (auto* measured = std::get_if<Measured>(&cell.outcome))
        measured->value *= cell.test == Test::Memory ? 0.8 : 1.3;
  }
  return compare(sides);
}

CellResult latencyCell(Test test, const std::string& kernel, int threads, double ns,
                       const std::string& statistic) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel;
  cell.parameters.threads = threads;
  cell.metric = "latency";
  cell.unit = "ns";
  cell.higherIsBetter = false;
  Measured measured;
  measured.value = ns;
  measured.median = ns;
  measured.low = ns - 1;
  measured.high = ns + 1;
  measured.statistic = statistic;
  measured.count = measured.cleanCount = 50;
  measured.mad = 0;
  cell.outcome = measured;
  return cell;
}

std::vector<SampleReport> sampleReports() {
  std::vector<SampleReport> reports;
  const auto add = [&](const std::string& name, const std::vector<Run>& runs) {
    reports.push_back({name + ".html", toHtml(runs, words)});
    reports.push_back({name + ".svg", toSvg(runs, words)});
  };
  add("classic", {classicRun()});
  add("classic-threads", {classicRun(16)});
  add("scaling", {scalingRun()});
  add("pages", {pagesRun()});
  add("troubled", {troubledRun()});
  add("detailed", {detailedRun()});
  add("disk", {diskRun()});
  add("endurance", {enduranceRun()});
  add("network", {networkRun()});
  add("network-peers", {networkPeersRun()});
  add("sweep", {sweepRun()});
  add("series", sampleSeries(5));
  add("hostile", {hostileRun()});
  add("empty", {Run()});
  const Comparison comparison = sampleComparison();
  reports.push_back({"comparison.html", comparisonHtml(comparison, nullptr, "0.1.0", words)});
  return reports;
}

}  // namespace strata
