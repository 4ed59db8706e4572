// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_progress.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <variant>

#include "app/cli/terminal.h"
#include "app/words/words.h"
#include "core/disk/disk_figures.h"
#include "core/model/kernel_id.h"
#include "core/report/cell_name.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"

namespace strata::cli {

namespace {
constexpr int barWidth = 30;
constexpr int lineWidth = 79;

/// A cell of the disk or the network with its figure of that moment; absent for a round trip of which none
/// came back.
std::optional<std::string> cellText(const PlannedCell& cell, const Moment& moment) {
  const std::string name = kernelName(cell, words);
  if (isCommit(cell)) {
    const double commits = operationsPerSecond(moment.rate, Bytes{cell.parameters.blockBytes.value_or(1)});
    return fill(english("cli-commit-rate"), {name, threeDigits(commits)});
  }
  if (!isRoundTrip(cell)) return fill(english("cli-disk-rate"), {name, threeDigits(moment.rate)});
  if (!moment.p50Ns) return std::nullopt;
  const double us = static_cast<double>(*moment.p50Ns) / 1e3;
  return fill(english("cli-network-time"), {name, threeDigits(us)});
}

}  // namespace

TerminalProgress::Style usualStyle() {
  return isTerminal(stderr) ? TerminalProgress::Style::Bar : TerminalProgress::Style::Lines;
}

void TerminalProgress::show(const Event& event) {
  if (m_style == Style::None) return;
  std::visit([this](const auto& known) { show(known); }, event);
}

void TerminalProgress::show(const RunStarted& event) {
  m_plan = event.plan;
  if (m_style == Style::Lines)
    m_say(fill(english("cli-expected-time"), {fmt::format("{:.0f}", std::ceil(m_plan->expectedSeconds))}) +
          '\n');
}

void TerminalProgress::show(const StepStarted& event) {
  m_toldCells.clear();
  if (m_style == Style::Lines)
    m_say(fmt::format("{}/{} {}\n", event.step + 1, m_plan->steps.size(),
                      stepName(*m_plan, event.step, words)));
}

void TerminalProgress::show(const Progress& event) {
  if (m_style == Style::Bar)
    showBar(event);
  else
    showLines(event);
}

void TerminalProgress::showLines(const Progress& event) {
  for (const Moment& moment : event.moments) {
    const PlannedCell& cell = m_plan->steps[event.step].cells[moment.cell];
    const auto text = cellText(cell, moment);
    const bool moves = isRoundTrip(cell) || moment.rate > 0;
    if (text && moves && m_toldCells.insert(moment.cell).second) m_say("  " + *text + '\n');
  }
}

void TerminalProgress::showBar(const Progress& event) {
  const int filled = static_cast<int>(std::lround(event.fraction * barWidth));
  const std::string left =
      fill(english("cli-time-left"), {fmt::format("{:.0f}", std::ceil(event.remainingS))});
  std::string line = fmt::format("[{:#<{}}{:.<{}}] {} · {}", "", filled, "", barWidth - filled,
                                 stepName(*m_plan, event.step, words), left);
  if (!event.moments.empty()) {
    const Moment& moment = event.moments.back();
    if (const auto text = cellText(m_plan->steps[event.step].cells[moment.cell], moment))
      line += " · " + *text;
  }
  if (event.extended) line += " · " + english("cli-extended");
  // What goes on in a second row stays there.
  line.resize(bytesOf(line, lineWidth));
  m_say(fmt::format("\r{:<{}}", line, lineWidth));
}

void TerminalProgress::showProbe(double fraction) {
  // Elsewhere than on a terminal nobody waits for it to go on.
  if (m_style != Style::Bar) return;
  const int filled = static_cast<int>(std::lround(fraction * barWidth));
  const std::string line =
      fmt::format("[{:#<{}}{:.<{}}] {}", "", filled, "", barWidth - filled, english("cli-probe"));
  m_say(fmt::format("\r{:<{}}", line, lineWidth));
}

void TerminalProgress::finish() {
  if (m_style != Style::Bar) return;
  m_say(fmt::format("\r{:<{}}\r", "", lineWidth));
}

}  // namespace strata::cli
