// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_progress.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <variant>

#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/words/words.h"
#include "core/report/network_text.h"
#include "core/report/number_text.h"
#include "core/report/text_disk.h"

namespace strata::cli {

namespace {
constexpr int barWidth = 30;
constexpr int lineWidth = 79;
}  // namespace

TerminalProgress::Style usualStyle() {
  return isTerminal(stderr) ? TerminalProgress::Style::Bar : TerminalProgress::Style::Lines;
}

std::string testOf(const Step& step) {
  switch (step.kind) {
    case StepKind::Processor:
      return english("step-processor");
    case StepKind::Memory:
    case StepKind::Bandwidth:
    case StepKind::Latency:
      return fill(english("step-memory"), {formatSize(step.region)});
    case StepKind::Copy:
      return fill(english("step-copy"), {formatSize(step.region)});
    case StepKind::Library:
      return fill(english("step-library"), {formatSize(step.region)});
    case StepKind::Registers:
      return english("step-registers");
    case StepKind::String:
      return fill(english("step-string"), {formatSize(step.region)});
    case StepKind::MemoryTypes:
      return fill(english("step-memtypes"), {formatSize(step.region)});
    case StepKind::Network:
      return english("step-network");
    case StepKind::Disk:
      break;
  }
  return english("step-disk");
}

/// Where pages of memory were chosen, with their kind; where threads scale, with how many.
std::string stepName(const Plan& plan, std::size_t index) {
  const Step& step = plan.steps[index];
  std::string name = testOf(step);
  if (step.pages != PagePolicy::Default) {
    const std::string kind = fmt::format("pages-{}", pagesName(step.pages));
    name = fill(english("step-pages"), {name, english(kind)});
  }
  if (plan.settings.threadMode != ThreadMode::Scale) return name;
  return fill(english("step-threads"), {name, fmt::format("{}", threadsOf(step, plan.threads.size()))});
}

void TerminalProgress::show(const Event& event) {
  if (m_style == Style::None) return;
  std::visit([this](const auto& known) { show(known); }, event);
}

void TerminalProgress::show(const RunStarted& event) {
  m_plan = event.plan;
  if (m_style == Style::Lines)
    sayAside(fill(english("cli-expected-time"), {fmt::format("{:.0f}", std::ceil(m_plan->expectedSeconds))}) +
             '\n');
}

void TerminalProgress::show(const StepStarted& event) {
  if (m_style == Style::Lines)
    sayAside(fmt::format("{}/{} {}\n", event.step + 1, m_plan->steps.size(), stepName(*m_plan, event.step)));
}

std::string TerminalProgress::diskText(const Progress& event) {
  if (event.moments.empty()) return {};
  const Moment& moment = event.moments.back();
  const PlannedCell& cell = m_plan->steps[event.step].cells[moment.cell];
  CellResult named;
  named.test = cell.test;
  named.kernel = cell.kernel;
  named.parameters = cell.parameters;
  if (const auto name = networkCellName(named, words)) {
    const bool isTime = moment.p50Ns && cell.kernel.starts_with("network-round-trip");
    const double figure = isTime ? static_cast<double>(*moment.p50Ns) / 1e3 : moment.rate;
    return fill(english(isTime ? "cli-network-time" : "cli-disk-rate"), {*name, threeDigits(figure)});
  }
  return fill(english("cli-disk-rate"),
              {diskCellName(named, words).value_or(cell.kernel), threeDigits(moment.rate)});
}

void TerminalProgress::show(const Progress& event) {
  if (m_style != Style::Bar) {
    // A line for each cell, once it moves.
    if (event.moments.empty() || m_diskCell == event.moments.back().cell) return;
    if (event.moments.back().rate <= 0) return;
    m_diskCell = event.moments.back().cell;
    sayAside("  " + diskText(event) + '\n');
    return;
  }
  const int filled = static_cast<int>(std::lround(event.fraction * barWidth));
  const std::string left =
      fill(english("cli-time-left"), {fmt::format("{:.0f}", std::ceil(event.remainingS))});
  std::string line = fmt::format("[{:#<{}}{:.<{}}] {} · {}", "", filled, "", barWidth - filled,
                                 stepName(*m_plan, event.step), left);
  if (const std::string disk = diskText(event); !disk.empty()) line += " · " + disk;
  if (event.extended) line += " · " + english("cli-extended");
  sayAside(fmt::format("\r{:<{}}", line, lineWidth));
}

void TerminalProgress::finish() {
  if (m_style != Style::Bar) return;
  sayAside(fmt::format("\r{:<{}}\r", "", lineWidth));
}

}  // namespace strata::cli
