// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/core_ranking.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/stats/studentized_range.h"

namespace strata {

namespace {

std::size_t roundsInCommon(const std::vector<CoreFigure>& cores) {
  std::size_t rounds = cores.front().visits.size();
  for (const CoreFigure& core : cores) rounds = std::min(rounds, core.visits.size());
  return rounds;
}

/// What is left of the logarithms of the visits when each core and each round has its mean.
struct Blocks {
  std::vector<double> ofCore;  ///< the mean of each
  double deviation = 0;        ///< of what is left
  double degrees = 0;
};

Blocks blocksOf(const std::vector<CoreFigure>& cores, std::size_t rounds) {
  Blocks blocks;
  const auto count = static_cast<double>(cores.size());
  std::vector<double> ofRound(rounds);
  double all = 0;
  for (const CoreFigure& core : cores) {
    double sum = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
      const double visit = std::log(core.visits[round]);
      sum += visit;
      ofRound[round] += visit / count;
    }
    blocks.ofCore.push_back(sum / static_cast<double>(rounds));
    all += blocks.ofCore.back() / count;
  }
  double squares = 0;
  for (std::size_t core = 0; core < cores.size(); ++core)
    for (std::size_t round = 0; round < rounds; ++round) {
      const double left = std::log(cores[core].visits[round]) - blocks.ofCore[core] - ofRound[round] + all;
      squares += left * left;
    }
  blocks.degrees = (count - 1) * static_cast<double>(rounds - 1);
  blocks.deviation = std::sqrt(squares / blocks.degrees);
  return blocks;
}

}  // namespace

CoreRanking rankCores(std::span<const CoreFigure> cores, double errorRate) {
  CoreRanking ranking;
  ranking.ranked.assign(cores.begin(), cores.end());
  std::ranges::sort(ranking.ranked, [](const CoreFigure& a, const CoreFigure& b) {
    return std::tuple(-a.value, a.cpu) < std::tuple(-b.value, b.cpu);
  });
  if (cores.size() < 2) return ranking;
  const std::size_t rounds = roundsInCommon(ranking.ranked);
  if (rounds < leastVisits) return ranking;

  ranking.isDecided = true;
  const Blocks blocks = blocksOf(ranking.ranked, rounds);
  const double range = studentizedRangeAt(errorRate, cores.size(), blocks.degrees);
  const double least =
      std::max(std::log1p(leastMargin), range * blocks.deviation / std::sqrt(static_cast<double>(rounds)));
  ranking.leastDifference = std::expm1(least);
  const auto [low, high] = std::ranges::minmax(blocks.ofCore);
  ranking.differs = high - low >= least;
  if (!ranking.differs) return ranking;
  for (std::size_t i = 0; i < ranking.ranked.size(); ++i) {
    const bool isLikeBest = high - blocks.ofCore[i] < least;
    const bool isLikeWorst = blocks.ofCore[i] - low < least;
    if (isLikeBest && !isLikeWorst) ranking.best.push_back(ranking.ranked[i].cpu);
    if (isLikeWorst && !isLikeBest) ranking.worst.push_back(ranking.ranked[i].cpu);
  }
  return ranking;
}

}  // namespace strata
