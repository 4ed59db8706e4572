// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/cache_edges.h"

#include <algorithm>

namespace strata {

namespace {

constexpr double buffersOfAMove = 2;

}  // namespace

std::vector<CacheEdge> cacheEdges(const Machine& machine, const std::vector<int>& indistinct) {
  std::vector<CacheEdge> edges;
  for (const Cache& cache : machine.caches) {
    const int sharedBy = std::max(1, cache.sharedBy);
    const int cpus = static_cast<int>(machine.cpus.size());
    edges.push_back(
        {cache.level, cache.size, false, sharedBy, std::max(1, (cpus + sharedBy - 1) / sharedBy)});
  }
  if (!edges.empty() && machine.usableLastLevel && *machine.usableLastLevel < edges.back().size) {
    edges.back().size = *machine.usableLastLevel;
    edges.back().measured = true;
    if (edges.size() > 1 && edges.back().size <= edges[edges.size() - 2].size) edges.pop_back();
  }
  std::erase_if(edges, [&](const CacheEdge& edge) {
    return std::ranges::find(indistinct, edge.level) != indistinct.end();
  });
  return edges;
}

std::size_t threadsInOne(const CacheEdge& edge, std::size_t threads, bool close) {
  const auto sharedBy = static_cast<std::size_t>(std::max(1, edge.sharedBy));
  const auto instances = static_cast<std::size_t>(std::max(1, edge.instances));
  return std::max<std::size_t>(1,
                               close ? std::min(threads, sharedBy) : (threads + instances - 1) / instances);
}

double footprintAtEdge(const CacheEdge& edge, std::size_t threads, bool close) {
  return static_cast<double>(edge.size.count) / static_cast<double>(threadsInOne(edge, threads, close));
}

double regionAtEdge(const CacheEdge& edge, std::size_t threads, bool close) {
  return footprintAtEdge(edge, threads, close) / buffersOfAMove;
}

}  // namespace strata
