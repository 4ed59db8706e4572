// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/tlb_levels.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/stats/summary.h"

namespace strata {

namespace {

constexpr double intervalsOfStep = 3;
constexpr double shareOfStep = 0.25;
constexpr double shareOfRise = 0.125;
/// What is left of the way to the next plateau still belongs to the level.
constexpr double wayWithinReach = 0.25;
constexpr std::size_t leastPlateau = 2;

class TlbCurve {
 public:
  TlbCurve(std::span<const TranslationCost> curve, double cycleNs) : m_curve(curve), m_cycleNs(cycleNs) {}

  std::vector<TlbLevel> levels() const {
    std::vector<TlbLevel> levels;
    std::size_t plateau = 0;
    while (const auto first = stepAfter(plateau)) {
      const double before = medianOf(plateau, *first);
      const std::size_t top = topOf(*first);
      const std::size_t end = stepAfter(top).value_or(m_curve.size());
      TlbLevel level{m_curve[*first - 1].pages, std::nullopt};
      if (end - top >= leastPlateau) {
        level.ns = medianOf(top, end);
        const double within = before + wayWithinReach * (*level.ns - before);
        for (std::size_t at = *first; at < top && m_curve[at].ns < within; ++at)
          level.pages = m_curve[at].pages;
      }
      levels.push_back(level);
      plateau = top;
    }
    return levels;
  }

 private:
  double medianOf(std::size_t from, std::size_t to) const {
    std::vector<double> costs;
    for (std::size_t at = from; at < to; ++at) costs.push_back(m_curve[at].ns);
    return median(costs);
  }

  /// What a cost must exceed another by, to be more than that and not a disturbance.
  double marginAt(std::size_t at, double other, double share) const {
    return std::max({intervalsOfStep * m_curve[at].halfWidthNs, m_cycleNs, share * other});
  }

  bool isAbove(std::size_t at, double plateau) const {
    return m_curve[at].ns - plateau > marginAt(at, plateau, shareOfStep);
  }

  /// The first cost that is no part of the plateau that begins at `from`.
  std::optional<std::size_t> stepAfter(std::size_t from) const {
    for (std::size_t at = from + 1; at + 1 < m_curve.size(); ++at) {
      const double plateau = medianOf(from, at);
      if (isAbove(at, plateau) && isAbove(at + 1, plateau)) return at;
    }
    return std::nullopt;
  }

  /// Where the rise that begins there has come to its end.
  std::size_t topOf(std::size_t rise) const {
    std::size_t at = rise;
    while (at + 1 < m_curve.size() &&
           m_curve[at + 1].ns - m_curve[at].ns > marginAt(at + 1, m_curve[at].ns, shareOfRise))
      ++at;
    return at;
  }

  std::span<const TranslationCost> m_curve;
  double m_cycleNs;
};

}  // namespace

std::vector<TlbLevel> tlbLevels(std::span<const TranslationCost> curve, double cycleNs) {
  return TlbCurve(curve, cycleNs).levels();
}

}  // namespace strata
