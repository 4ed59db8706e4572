// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "core/engine/events.h"

namespace strata::cli {

/// Shows on standard error how far a run is: a bar that is drawn over on a terminal, a line a step elsewhere.
/// Events may come from any one thread; finish() is called after the last.
class TerminalProgress {
 public:
  enum class Style { None, Lines, Bar };
  explicit TerminalProgress(Style style) : m_style(style) {}

  void show(const Event& event);
  /// Clears the bar.
  void finish();

 private:
  void show(const RunStarted& event);
  void show(const StepStarted& event);
  void show(const Progress& event);
  void show(const StepFinished&) {}
  void show(const RunFinished&) {}

  /// The cell of the disk test that is being measured, with its rate; empty where none is.
  std::string diskText(const Progress& event);

  Style m_style;
  std::optional<std::size_t> m_diskCell;
  std::shared_ptr<const Plan> m_plan;
};

/// A bar on a terminal, lines elsewhere.
TerminalProgress::Style usualStyle();

/// "Memory, 16 KiB" or the like.
std::string stepName(const Plan& plan, std::size_t index);

}  // namespace strata::cli
