// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/compare_samples.h"

#include <cmath>
#include <utility>

#include "core/base/units.h"
#include "core/stats/comparison.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

CellResult sweepCell(Test test, const char* kernel, std::uint64_t region, double value) {
  CellResult cell;
  cell.test = test;
  cell.kernel = kernel;
  const bool isLatency = cell.test == Test::Latency;
  cell.metric = isLatency ? "latency" : "rate";
  cell.unit = isLatency ? "ns" : "MB/s";
  cell.higherIsBetter = !isLatency;
  cell.parameters.regionBytes = region;
  cell.parameters.threads = 1;
  if (isLatency) {
    cell.parameters.chains = 1;
  } else {
    cell.parameters.op = "read";
    cell.parameters.widthBytes = 64;
  }
  Measured measured;
  measured.value = value;
  measured.statistic = region <= (1_MiB).count ? "p90-per-clock" : "p90";
  cell.outcome = measured;
  return cell;
}

void addSweeps(Run& run) {
  for (int power = 12; power <= 28; ++power) {
    const std::uint64_t region = std::uint64_t{1} << power;
    const double level = power <= 15 ? 0 : power <= 20 ? 1 : power <= 25 ? 2 : 3;
    run.results.push_back(
        sweepCell(Test::Bandwidth, "read-serial-64", region, 400000 / std::pow(2.6, level)));
    run.results.push_back(sweepCell(Test::Latency, "chase-1", region, 0.9 * std::pow(4.6, level)));
  }
}

}  // namespace

std::vector<Run> seriesOf(const std::string& id, const std::string& label, double factor, int repetitions) {
  std::vector<Run> runs;
  for (int i = 0; i < repetitions; ++i) {
    Run run = classicRun();
    run.id = i == 0 ? id : id + '-' + std::to_string(i);
    run.series = id;
    run.repetition = i;
    run.label = label;
    addSweeps(run);
    for (CellResult& cell : run.results) {
      auto* measured = std::get_if<Measured>(&cell.outcome);
      if (measured == nullptr) continue;
      // In memory the factor counts in full, in the caches not at all.
      const bool isFar = cell.parameters.regionBytes.value_or(0) > (8_MiB).count;
      const double apart = 1 + 0.002 * ((i * 7) % 5 - 2);
      const double by = (isFar ? factor : 1) * apart;
      measured->value = cell.higherIsBetter ? measured->value * by : measured->value / by;
    }
    runs.push_back(std::move(run));
  }
  return runs;
}

std::shared_ptr<const ComparedSide> sideOf(const std::string& label, double factor, int repetitions) {
  return std::make_shared<const ComparedSide>(
      ComparedSide{label, seriesOf("id-of-" + label, label, factor, repetitions)});
}

std::shared_ptr<const ComparedSide> publishedSide(const std::string& name) {
  Run run = classicRun();
  std::erase_if(run.results, [](const CellResult& cell) {
    return cell.test != Test::Memory || cell.parameters.widthBytes != 8 ||
           cell.parameters.pattern != "serial" || cell.parameters.regionBytes == (7_MiB).count;
  });
  for (CellResult& cell : run.results)
    if (auto* measured = std::get_if<Measured>(&cell.outcome)) measured->value *= 0.4;
  ComparedSide side{name, {run}};
  side.isPublished = true;
  return std::make_shared<const ComparedSide>(std::move(side));
}

CompareView viewOf(const std::vector<std::shared_ptr<const ComparedSide>>& sides) {
  CompareView view;
  std::vector<const ComparedSide*> pointers;
  for (const auto& side : sides) {
    view.set.add(side);
    pointers.push_back(side.get());
  }
  view.comparison = std::make_shared<const Comparison>(compare(pointers, {.rows = ComparedRows::InPairs}));
  return view;
}

}  // namespace strata::gui
