// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/engine/sampler.h"
#include "core/engine/step_clock.h"

namespace strata {

/// Where the leader of a team leaves word of how far it is, and the engine's thread looks. The leader says
/// nothing while it prepares, nor within a window, which can last for minutes: meanwhile time itself is what
/// goes on.
class ProgressBoard {
 public:
  ProgressBoard(double samplingS, double preparingS) : m_samplingS(samplingS), m_preparingS(preparingS) {}

  /// The engine's thread, when the step begins.
  void begin(Sensors& sensors) { m_clock.lookS(sensors); }

  /// The leader, once sampling has begun: how long that will take, and the figures so far.
  void publish(double samplingS, bool extended, std::vector<LiveFigure> figures,
               const std::optional<Disturbance>& disturbance = {}) {
    const std::lock_guard lock(m_mutex);
    if (disturbance) m_disturbance = disturbance;
    m_sampling = true;
    m_samplingS = samplingS;
    m_extended = extended;
    m_figures = std::move(figures);
  }

  /// The engine's thread.
  StepProgress look(Sensors& sensors) {
    StepProgress progress;
    progress.elapsedS = m_clock.lookS(sensors);
    const std::lock_guard lock(m_mutex);
    // What preparing takes is known from the first word on.
    if (!m_sampling) m_preparingS = std::max(m_preparingS, progress.elapsedS);
    if (m_sampling && !std::exchange(m_prepared, true)) m_preparingS = progress.elapsedS;
    progress.expectedS = m_preparingS + m_samplingS;
    progress.extended = m_extended;
    progress.figures.swap(m_figures);
    progress.disturbance = std::exchange(m_disturbance, std::nullopt);
    return progress;
  }

 private:
  StepClock m_clock;  // of the engine's thread
  std::mutex m_mutex;
  double m_samplingS;
  double m_preparingS;
  bool m_sampling = false;
  bool m_prepared = false;
  bool m_extended = false;
  std::vector<LiveFigure> m_figures;
  std::optional<Disturbance> m_disturbance;
};

}  // namespace strata
