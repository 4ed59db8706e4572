// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/window.h"

#include <algorithm>
#include <limits>

namespace strata {

namespace {

/// Follows the chunks' lengths.
class Gaps {
 public:
  void add(std::uint64_t ticks) {
    m_longest = std::max(m_longest, ticks);
    m_shortest = std::min(m_shortest, ticks);
  }
  double shortest() const { return m_longest > 0 ? static_cast<double>(m_shortest) : 0; }
  double longest() const { return m_longest > m_shortest ? static_cast<double>(m_longest - m_shortest) : 0; }

 private:
  std::uint64_t m_longest = 0;
  std::uint64_t m_shortest = std::numeric_limits<std::uint64_t>::max();
};

/// Watches that the counter goes on. A coarse one may show the same for some readings, and does so for less
/// than a microsecond.
class Counter {
 public:
  explicit Counter(Sensors& sensors) : m_sensors(sensors), m_last(sensors.ticks()) {}

  std::uint64_t read() {
    const std::uint64_t now = m_sensors.ticks();
    m_unmoved = now == m_last ? m_unmoved + 1 : 0;
    m_broken = m_broken || now < m_last || m_unmoved > mostUnmoved;
    m_last = now;
    return now;
  }
  bool broken() const { return m_broken; }

 private:
  static constexpr std::uint64_t mostUnmoved = 10'000;
  Sensors& m_sensors;
  std::uint64_t m_last;
  std::uint64_t m_unmoved = 0;
  bool m_broken = false;
};

/// What a window that closes, or was left early at `last`, is known by.
void finish(Counted& counted, const Counter& counter, const Gaps& gaps, std::uint64_t last) {
  counted.broken = counter.broken() || counted.startTicks >= counted.endTicks;
  counted.cut = last < counted.endTicks && !counted.broken;
  counted.shortestChunkTicks = gaps.shortest();
  counted.longestGapTicks = gaps.longest();
}

}  // namespace

Counted countAlone(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk, std::uint64_t chunks) {
  Counted counted;
  Gaps gaps;
  std::uint64_t units = 0;
  Counter counter(sensors);
  std::uint64_t before = counted.startTicks = counter.read();
  for (std::uint64_t chunk = 0; chunk < chunks && !counter.broken(); ++chunk) {
    units += workload.run(unitsPerChunk);
    const std::uint64_t after = counter.read();
    gaps.add(after - before);
    before = after;
  }
  counted.endTicks = before;
  counted.broken = counter.broken() || counted.endTicks == counted.startTicks;
  counted.units = static_cast<double>(units);
  counted.shortestChunkTicks = gaps.shortest();
  counted.longestGapTicks = gaps.longest();
  return counted;
}

Counted countInWindow(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk, std::uint64_t opens,
                      std::uint64_t closes, const std::stop_token& stop) {
  Counted counted;
  counted.startTicks = opens;
  counted.endTicks = closes;
  Counter counter(sensors);
  std::uint64_t before = counter.read();
  counted.late = before > opens;
  const auto goesOn = [&] { return !stop.stop_requested() && !counter.broken(); };
  while (before < opens && goesOn()) before = counter.read();

  Gaps gaps;
  while (before < closes && goesOn()) {
    const auto done = static_cast<double>(workload.run(unitsPerChunk));
    const std::uint64_t after = counter.read();
    if (after <= closes) {
      gaps.add(after - before);
      counted.units += done;
    } else {
      counted.units += done * static_cast<double>(closes - before) / static_cast<double>(after - before);
    }
    before = after;
  }
  finish(counted, counter, gaps, before);
  return counted;
}

Counted countThroughout(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk,
                        std::uint64_t opens, std::uint64_t closes, std::uint64_t ends,
                        const std::stop_token& stop) {
  Counted counted;
  counted.startTicks = opens;
  counted.endTicks = closes;
  Counter counter(sensors);
  std::uint64_t before = counter.read();
  counted.late = before > opens;
  Gaps gaps;
  while (before < ends && !stop.stop_requested() && !counter.broken()) {
    const auto done = static_cast<double>(workload.run(unitsPerChunk));
    const std::uint64_t after = counter.read();
    const std::uint64_t from = std::max(before, opens);
    const std::uint64_t to = std::min(after, closes);
    if (from < to) {
      counted.units += done * static_cast<double>(to - from) / static_cast<double>(after - before);
      gaps.add(after - before);
    }
    before = after;
  }
  finish(counted, counter, gaps, before);
  return counted;
}

Counted countPieces(Workload& workload, Sensors& sensors, std::uint64_t units, std::uint64_t piece,
                    const std::stop_token& stop) {
  Counted counted;
  Counter counter(sensors);
  counted.startTicks = counter.read();
  std::uint64_t done = 0;
  while (done < units && !stop.stop_requested()) done += workload.run(std::min(piece, units - done));
  counted.endTicks = counter.read();
  counted.units = static_cast<double>(done);
  counted.cut = done < units;
  counted.broken = counter.broken() || counted.endTicks == counted.startTicks;
  return counted;
}

Counted countFrom(Workload& workload, Sensors& sensors, std::uint64_t units, std::uint64_t opens,
                  const std::stop_token& stop) {
  Counted counted;
  Counter counter(sensors);
  std::uint64_t now = counter.read();
  counted.late = now > opens;
  while (now < opens && !stop.stop_requested() && !counter.broken()) now = counter.read();
  counted.startTicks = opens;
  counted.endTicks = now;
  counted.cut = stop.stop_requested() && !counter.broken();
  if (!counted.cut && !counter.broken()) {
    counted.units = static_cast<double>(workload.run(units));
    counted.endTicks = counter.read();
  }
  counted.broken = counter.broken() || (!counted.cut && counted.endTicks <= opens);
  return counted;
}

}  // namespace strata
