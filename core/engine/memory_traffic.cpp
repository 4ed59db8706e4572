// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/memory_traffic.h"

#include <vector>

#include "core/stats/summary.h"
#include "core/stats/validity.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

constexpr double mega = 1e6;

}  // namespace

double trafficBytes(const Step& step, const Sample& sample) {
  const kernels::Kernel* kernel = kernels::find(step.cells[sample.cell].kernel);
  const bool injects = kernel != nullptr && kernel->family == kernels::Family::Injection;
  const double ofUnit = injects ? kernel->bytesRead + kernel->bytesWritten : 0;
  double bytes = 0;
  for (std::size_t thread = 0; thread < sample.threads.size(); ++thread)
    bytes += sample.threads[thread].units * (thread == 0 ? static_cast<double>(step.line.count) : ofUnit);
  return bytes;
}

std::optional<double> trafficRate(const Step& step, std::span<const Sample> samples,
                                  const SortedSamples& sorted, std::size_t cell) {
  std::vector<double> all;
  std::vector<double> clean;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    if (samples[i].cell != cell) continue;
    all.push_back(trafficBytes(step, samples[i]) / samples[i].threads.front().seconds / mega);
    if (isClean(sorted.blemishes[i])) clean.push_back(all.back());
  }
  if (all.empty()) return std::nullopt;
  return median(clean.empty() ? all : clean);
}

}  // namespace strata
