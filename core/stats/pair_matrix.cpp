// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pair_matrix.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "core/stats/summary.h"

namespace strata {

namespace {

constexpr double leastGap = 1.5;

using Times = std::vector<std::vector<std::optional<double>>>;

std::vector<int> cpusByPlace(const std::vector<PairTime>& times, const std::vector<LogicalCpu>& known) {
  std::vector<int> cpus;
  for (const PairTime& time : times) cpus.insert(cpus.end(), {time.cpuA, time.cpuB});
  std::ranges::sort(cpus);
  const auto repeated = std::ranges::unique(cpus);
  cpus.erase(repeated.begin(), repeated.end());
  std::ranges::stable_sort(cpus, {}, [&](int number) {
    const auto found = std::ranges::find(known, number, &LogicalCpu::osIndex);
    return placeOf(found == known.end() ? LogicalCpu{} : *found);
  });
  return cpus;
}

std::size_t indexOf(int cpu, const std::vector<int>& cpus) {
  return static_cast<std::size_t>(std::ranges::find(cpus, cpu) - cpus.begin());
}

/// Times between which there is a gap, the widest first: the greatest below it.
std::vector<double> endsOfGaps(std::vector<double> sorted) {
  std::ranges::sort(sorted);
  std::vector<std::pair<double, double>> gaps;
  for (std::size_t i = 1; i < sorted.size(); ++i)
    if (sorted[i] >= leastGap * sorted[i - 1]) gaps.emplace_back(sorted[i] / sorted[i - 1], sorted[i - 1]);
  std::ranges::sort(gaps, std::greater<>());
  std::vector<double> ends;
  for (const auto& [factor, end] : gaps) ends.push_back(end);
  return ends;
}

/// The set of each CPU, as its least member, where CPUs no more than `most` apart are of one; nothing where
/// some of one set are farther apart.
std::optional<std::vector<std::size_t>> setsWithin(const Times& ns, double most) {
  std::vector<std::size_t> set(ns.size());
  std::iota(set.begin(), set.end(), 0);
  for (std::size_t a = 0; a < ns.size(); ++a)
    for (std::size_t b = a + 1; b < ns.size(); ++b)
      if (ns[a][b] && *ns[a][b] <= most) {
        const auto [least, other] = std::minmax({set[a], set[b]});
        std::ranges::replace(set, other, least);
      }
  for (std::size_t a = 0; a < ns.size(); ++a)
    for (std::size_t b = a + 1; b < ns.size(); ++b)
      if (set[a] == set[b] && ns[a][b] && *ns[a][b] > most) return std::nullopt;
  return set;
}

/// Brings the CPUs of a set together, in the order in which the sets begin. There are times within sets, and
/// times between them.
void arrange(PairMatrix& matrix, const std::vector<std::size_t>& set) {
  std::vector<std::size_t> order(set.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](std::size_t at) { return set[at]; });
  PairMatrix arranged = matrix;
  std::vector<double> within;
  std::vector<double> between;
  for (std::size_t a = 0; a < order.size(); ++a) {
    arranged.cpus[a] = matrix.cpus[order[a]];
    if (a > 0 && set[order[a]] == set[order[a - 1]])
      ++arranged.clusters.back();
    else
      arranged.clusters.push_back(1);
    for (std::size_t b = 0; b < order.size(); ++b) {
      const auto& time = arranged.ns[a][b] = matrix.ns[order[a]][order[b]];
      if (time && a < b) (set[order[a]] == set[order[b]] ? within : between).push_back(*time);
    }
  }
  arranged.within = median(within);
  arranged.between = median(between);
  matrix = std::move(arranged);
}

}  // namespace

PairMatrix pairMatrix(const std::vector<PairTime>& times, const std::vector<LogicalCpu>& cpus) {
  PairMatrix matrix;
  matrix.cpus = cpusByPlace(times, cpus);
  matrix.ns.assign(matrix.cpus.size(), std::vector<std::optional<double>>(matrix.cpus.size()));
  // A file of another's may have a CPU with itself, or a pair twice.
  for (const PairTime& time : times) {
    const std::size_t a = indexOf(time.cpuA, matrix.cpus);
    const std::size_t b = indexOf(time.cpuB, matrix.cpus);
    if (a != b) matrix.ns[a][b] = matrix.ns[b][a] = time.ns;
  }
  std::vector<double> all;
  for (std::size_t a = 0; a < matrix.ns.size(); ++a)
    for (std::size_t b = a + 1; b < matrix.ns.size(); ++b)
      if (matrix.ns[a][b]) all.push_back(*matrix.ns[a][b]);
  // CPUs with a time up to the gap are in one set, those with a longer time in two.
  for (const double end : endsOfGaps(all))
    if (const auto sets = setsWithin(matrix.ns, end)) {
      arrange(matrix, *sets);
      return matrix;
    }
  if (!matrix.cpus.empty()) matrix.clusters = {matrix.cpus.size()};
  return matrix;
}

}  // namespace strata
