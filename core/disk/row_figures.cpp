// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/row_figures.h"

#include <algorithm>
#include <numeric>

#include "core/disk/disk_figures.h"
#include "core/stats/distribution.h"
#include "core/stats/judge.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

std::uint64_t bytesOf(const RowWork::Thread& thread, std::size_t slices) {
  return std::accumulate(thread.bytes.begin(), thread.bytes.begin() + static_cast<std::ptrdiff_t>(slices),
                         std::uint64_t{0});
}

/// The rate in the unit of the row's figures.
double rateOf(const RowWork& work, std::uint64_t bytes, double elapsedNs) {
  const double rate = megabytesPerSecond(bytes, elapsedNs);
  return work.commits ? operationsPerSecond(rate, work.block) : rate;
}

/// The rate of all threads together.
std::vector<double> sliceRates(const RowWork& work) {
  std::vector<double> rates;
  for (std::size_t slice = 0; slice < work.slices; ++slice) {
    std::uint64_t bytes = 0;
    for (const RowWork::Thread& thread : work.threads) bytes += thread.bytes[slice];
    rates.push_back(rateOf(work, bytes, static_cast<double>(work.sliceNs)));
  }
  return rates;
}

DiskFigures diskFigures(const RowWork& work, std::uint64_t bytes, double elapsedNs) {
  DiskFigures figures;
  figures.engine = work.engine;
  figures.operationsPerSecond =
      static_cast<double>(bytes) * 1e9 / elapsedNs / static_cast<double>(work.block.count);
  if (work.latency.count() > 0) {
    figures.latency = latencyQuantiles(work.latency);
    const auto underWay = static_cast<std::uint64_t>(work.queueDepth) * work.threads.size();
    figures.medianOperationRate =
        rateOf(work, underWay * work.block.count, static_cast<double>(work.latency.atFraction(0.5)));
  }
  figures.cpuPercent = work.cpuPercent;
  return figures;
}

}  // namespace

std::optional<Measured> measureRow(const RowWork& work, std::uint64_t seed) {
  Measured measured;
  measured.statistic = "total";
  const std::uint64_t elapsedNs = work.sliceNs * work.slices;
  std::uint64_t fewest = ~std::uint64_t{0};
  for (const RowWork::Thread& thread : work.threads) {
    const std::uint64_t bytes = bytesOf(thread, work.slices);
    measured.bytes += bytes;
    measured.iterations += thread.operations;
    measured.perThread.push_back(rateOf(work, bytes, static_cast<double>(elapsedNs)));
    fewest = std::min(fewest, thread.operations);
  }
  if (measured.bytes == 0 || elapsedNs == 0) return std::nullopt;

  measured.value = rateOf(work, measured.bytes, static_cast<double>(elapsedNs));
  measured.elapsedS = static_cast<double>(elapsedNs) / 1e9;
  const std::vector<double> rates = sliceRates(work);
  describeCleanSamples(measured, rates);
  addInterval(measured, rates, mean, seed);
  measured.disk = diskFigures(work, measured.bytes, static_cast<double>(elapsedNs));
  judgeByCount(measured, fewest);
  return measured;
}

}  // namespace strata
