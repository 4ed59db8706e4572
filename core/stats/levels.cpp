// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/levels.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/stats/summary.h"

namespace strata {

namespace {

// All latencies and sizes below are binary logarithms, so differences are octaves.

/// Real levels differ by 1.5 times and more (a fourth level and memory); hashing spreads one level by 1.15.
const double leastRise = std::log2(1.3);
/// The least rise between two plateaus for each octave of footprint: real steps have 0.6 and more, plateaus
/// of last levels on large dies drift by up to 0.2.
constexpr double leastSlope = 0.35;
/// The greatest rise within a plateau for each octave: what rises faster is on the way from one to the next.
constexpr double mostSlopeWithin = 0.5;
constexpr double leastWidth = 0.75;
constexpr std::size_t leastPoints = 4;
/// Below it, differences are the level's own (hashing, sets in unequal use), not noise.
constexpr double leastNoise = 0.03;
/// Loss of a point that belongs to no plateau, in units of the noise; also the most that a point can lose.
constexpr double freeLoss = 4;
/// What a further plateau must save: six undisturbed points that belonged to none. With 12, one made-up
/// machine in ten of 5 % noise showed a level too many; with 18 none of 200.
constexpr double plateauPenalty = 18;
/// At least so much of a plateau's points must lie near its median.
constexpr double leastNearShare = 0.7;
/// A level ends where the curve has gone this share of the way to the next plateau.
constexpr double missesAtEdge = 0.25;

/// The partition takes the cube of the points. A full sweep has about 200, at eight an octave; the 1000 sizes
/// of a foreign file took 1.2 s.
constexpr std::size_t mostPoints = 400;

constexpr double never = std::numeric_limits<double>::infinity();

struct Curve {
  std::vector<double> octave;  ///< of the footprint
  std::vector<double> latency;
  double noise = leastNoise;

  std::size_t size() const { return octave.size(); }
};

Curve logarithms(std::span<const SweepPoint> points) {
  Curve curve;
  for (const SweepPoint& point : points) {
    curve.octave.push_back(std::log2(static_cast<double>(point.footprint.count)));
    curve.latency.push_back(std::log2(point.latencyNs));
  }
  std::vector<double> steps;
  for (std::size_t i = 1; i < curve.size(); ++i)
    steps.push_back(std::abs(curve.latency[i] - curve.latency[i - 1]));
  // Most steps are within plateaus, so their median is the noise.
  if (!steps.empty()) curve.noise = std::max(leastNoise, median(steps));
  return curve;
}

/// A candidate: the points first … last, if they can be a plateau.
struct Segment {
  double loss = never;
  double centre = 0;  ///< median of the latencies
};

/// Median latency of the three points that end a plateau, or begin one.
double endLatency(const Curve& curve, std::size_t last) {
  return median(std::span(curve.latency).subspan(last - 2, 3));
}
double beginLatency(const Curve& curve, std::size_t first) {
  return median(std::span(curve.latency).subspan(first, 3));
}

/// Slope of Tukey's resistant line: between the medians of the first third and of the last.
double slope(const Curve& curve, std::size_t first, std::size_t count) {
  const std::size_t third = (count + 1) / 3;
  const std::size_t right = first + count - third;
  const auto middle = [third](const std::vector<double>& values, std::size_t from) {
    return median(std::span(values).subspan(from, third));
  };
  return (middle(curve.latency, right) - middle(curve.latency, first)) /
         (middle(curve.octave, right) - middle(curve.octave, first));
}

Segment segmentOf(const Curve& curve, std::size_t first, const std::vector<double>& sorted) {
  const std::size_t count = sorted.size();
  const std::size_t last = first + count - 1;
  Segment segment;
  segment.centre = quantileOfSorted(sorted, 0.5);
  if (count < leastPoints || curve.octave[last] - curve.octave[first] < leastWidth) return segment;
  const auto isNear = [&](std::size_t i) {
    return std::abs(curve.latency[i] - segment.centre) < freeLoss * curve.noise;
  };
  // One that ends on a slope is a shorter one and points that belong to none.
  if (!isNear(first) || !isNear(last) || slope(curve, first, count) > mostSlopeWithin) return segment;
  double loss = plateauPenalty;
  std::size_t near = 0;
  for (std::size_t i = first; i <= last; ++i) {
    if (isNear(i)) ++near;
    loss += std::min(freeLoss, std::abs(curve.latency[i] - segment.centre) / curve.noise);
  }
  if (near >= leastPoints && static_cast<double>(near) >= leastNearShare * static_cast<double>(count))
    segment.loss = loss;
  return segment;
}

/// A plateau: indices of its first and last point.
struct Plateau {
  std::size_t first = 0;
  std::size_t last = 0;
};

/// Optimal partitioning. The state is the last plateau so far, since the next must be slower than it.
class Partition {
 public:
  explicit Partition(const Curve& curve) : m_curve(curve) {
    for (std::size_t first = 0; first < curve.size(); ++first) {
      const std::vector<Predecessor> predecessors = predecessorsOf(first);
      std::vector<double> sorted;
      for (std::size_t last = first; last < curve.size(); ++last) {
        const double latency = curve.latency[last];
        sorted.insert(std::upper_bound(sorted.begin(), sorted.end(), latency), latency);
        const Segment segment = segmentOf(curve, first, sorted);
        if (segment.loss != never) add({first, last}, segment, predecessors);
      }
    }
  }

  std::vector<Plateau> best() const {
    const std::size_t count = m_curve.size();
    std::optional<std::size_t> end;
    double least = freeLoss * static_cast<double>(count);
    for (std::size_t i = 0; i < m_states.size(); ++i) {
      const double total =
          m_states[i].total + freeLoss * static_cast<double>(count - 1 - m_states[i].plateau.last);
      if (total >= least) continue;
      least = total;
      end = i;
    }
    std::vector<Plateau> plateaus;
    for (; end; end = m_states[*end].before) plateaus.insert(plateaus.begin(), m_states[*end].plateau);
    return plateaus;
  }

 private:
  struct State {
    Plateau plateau;
    double centre = 0;
    double total = 0;  ///< least loss of all points up to the plateau's last
    std::optional<std::size_t> before;
  };
  /// A state that a plateau may follow, with the loss of the points between.
  struct Predecessor {
    double total = 0;
    std::size_t state = 0;
  };

  /// The plateaus that may come before one that begins there, the best first.
  std::vector<Predecessor> predecessorsOf(std::size_t first) const {
    std::vector<Predecessor> found;
    for (std::size_t i = 0; i < m_states.size(); ++i) {
      const std::size_t end = m_states[i].plateau.last;
      if (end >= first || !isStep(end, first)) continue;
      found.push_back({m_states[i].total + freeLoss * static_cast<double>(first - end - 1), i});
    }
    std::sort(found.begin(), found.end(),
              [](const Predecessor& a, const Predecessor& b) { return a.total < b.total; });
    return found;
  }

  void add(Plateau plateau, const Segment& segment, const std::vector<Predecessor>& predecessors) {
    State state{plateau, segment.centre, segment.loss + freeLoss * static_cast<double>(plateau.first), {}};
    const auto follows = [&](const Predecessor& predecessor) {
      return m_states[predecessor.state].centre + leastRise <= segment.centre;
    };
    const auto best = std::find_if(predecessors.begin(), predecessors.end(), follows);
    if (best != predecessors.end() && best->total + segment.loss < state.total) {
      state.total = best->total + segment.loss;
      state.before = best->state;
    }
    m_states.push_back(state);
  }

  bool isStep(std::size_t end, std::size_t begin) const {
    if (begin + 3 > m_curve.size()) return false;
    const double rise = beginLatency(m_curve, begin) - endLatency(m_curve, end);
    return rise >= leastSlope * (m_curve.octave[begin] - m_curve.octave[end]);
  }

  const Curve& m_curve;
  std::vector<State> m_states;
};

/// The points, or if there are too many, as many as are allowed, evenly, the first and the last among them.
std::vector<SweepPoint> thinned(std::vector<SweepPoint> points) {
  if (points.size() <= mostPoints) return points;
  std::vector<SweepPoint> kept;
  for (std::size_t i = 0; i < mostPoints; ++i)
    kept.push_back(points[i * (points.size() - 1) / (mostPoints - 1)]);
  return kept;
}

double medianLatency(std::span<const SweepPoint> points) {
  std::vector<double> values;
  for (const SweepPoint& point : points) values.push_back(point.latencyNs);
  return median(values);
}

std::optional<double> medianBandwidth(std::span<const SweepPoint> points) {
  std::vector<double> values;
  for (const SweepPoint& point : points)
    if (point.bandwidthMbs) values.push_back(*point.bandwidthMbs);
  return values.empty() ? std::nullopt : std::optional(median(values));
}

/// Where the latency passes from `here` on to `beyond` (ns), before the point `next`. Disturbances make loads
/// slower, never faster, so the last point that is fast enough still lies within the level.
Bytes edge(std::span<const SweepPoint> points, const Plateau& plateau, std::size_t next, double here,
           double beyond) {
  const double threshold = here + missesAtEdge * (beyond - here);
  std::size_t last = next - 1;
  while (last > plateau.first && points[last].latencyNs > threshold) --last;
  const SweepPoint& inside = points[last];
  const SweepPoint& outside = points[last + 1];
  const double from = std::log2(static_cast<double>(inside.footprint.count));
  const double to = std::log2(static_cast<double>(outside.footprint.count));
  const double share =
      std::clamp((threshold - inside.latencyNs) / (outside.latencyNs - inside.latencyNs), 0.0, 1.0);
  return Bytes{static_cast<std::uint64_t>(std::llround(std::exp2(from + share * (to - from))))};
}

/// The latency at which the curve ends, when it goes on rising behind the last plateau.
std::optional<double> slopeAtEnd(std::span<const SweepPoint> points, const Plateau& plateau, double here) {
  constexpr std::size_t enough = 2;
  if (points.size() - 1 - plateau.last < enough) return std::nullopt;
  const double end = std::min(points[points.size() - 1].latencyNs, points[points.size() - 2].latencyNs);
  return end >= std::exp2(leastRise) * here ? std::optional(end) : std::nullopt;
}

}  // namespace

InferredLevels inferLevels(std::span<const SweepPoint> curve) {
  std::vector<SweepPoint> points;
  for (const SweepPoint& point : curve)
    if (point.footprint > 0_B && point.latencyNs > 0 && std::isfinite(point.latencyNs))
      points.push_back(point);
  points = thinned(std::move(points));
  InferredLevels levels;
  if (points.empty()) return levels;
  levels.smallest = points.front().footprint;
  levels.largest = points.back().footprint;

  const Curve logarithmic = logarithms(points);
  const std::vector<Plateau> plateaus = Partition(logarithmic).best();
  for (std::size_t i = 0; i < plateaus.size(); ++i) {
    const Plateau& plateau = plateaus[i];
    const auto all = std::span(points);
    const auto own = all.subspan(plateau.first, plateau.last + 1 - plateau.first);
    const double latency = medianLatency(own);
    if (i + 1 < plateaus.size()) {
      const Plateau& next = plateaus[i + 1];
      const double beyond = medianLatency(all.subspan(next.first, next.last + 1 - next.first));
      levels.caches.push_back(
          {edge(points, plateau, next.first, latency, beyond), latency, medianBandwidth(own)});
    } else if (const auto end = slopeAtEnd(points, plateau, latency)) {
      levels.caches.push_back(
          {edge(points, plateau, points.size() - 1, latency, *end), latency, medianBandwidth(own)});
    } else if (i > 0) {
      levels.memory = InferredMemory{latency, medianBandwidth(own)};
    }
  }
  return levels;
}

}  // namespace strata
