// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/output.h"
#include "core/engine/events.h"

namespace strata::cli {

/// Shows how far a run is: a bar that is drawn over on a terminal; elsewhere a line for each step, and of
/// disk and network one for each cell once it has a figure. Events may come from any one thread; finish() is
/// called after the last.
class TerminalProgress {
 public:
  enum class Style { None, Lines, Bar };
  /// Called with each text that is to be shown, on the thread of the event.
  using Say = std::function<void(std::string_view)>;
  explicit TerminalProgress(Style style, Say say = drawAside) : m_style(style), m_say(std::move(say)) {}

  void show(const Event& event);
  /// Shows before a run how much of the probe of the last cache level is done, 0 … 1; on a terminal only. Any
  /// one thread may call it.
  void showProbe(double fraction);
  /// Clears the bar.
  void finish();

 private:
  void show(const RunStarted& event);
  void show(const StepStarted& event);
  void show(const Progress& event);
  void show(const StepFinished&) {}
  void show(const RunFinished&) {}

  void showLines(const Progress& event);
  void showBar(const Progress& event);

  Style m_style;
  Say m_say;
  std::set<std::size_t> m_toldCells;  ///< of the step in progress
  std::shared_ptr<const Plan> m_plan;
};

/// A bar on a terminal, lines elsewhere.
TerminalProgress::Style usualStyle();

}  // namespace strata::cli
