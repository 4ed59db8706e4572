// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan_labels.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>
#include <cmath>

#include "app/gui/labels.h"
#include "app/gui/number_text.h"

namespace strata::gui {

namespace {

class Labels {
  Q_DECLARE_TR_FUNCTIONS(Labels)
};

bool hasOnlyNetwork(const Plan& plan) {
  return !plan.steps.empty() &&
         std::ranges::all_of(plan.steps, [](const Step& step) { return step.kind == StepKind::Network; });
}

/// Of the plan: "8 threads", "1 to 8 threads".
QString threadsOfPlan(const Plan& plan) {
  const std::size_t most = plan.threads.size();
  if (plan.settings.threadMode != ThreadMode::Scale || most < 2) return threadCount(most);
  return Labels::tr("1 to %Ln threads", nullptr, static_cast<int>(most));
}

QString bindingPart(const Settings& settings) {
  return Labels::tr("bound: %1", "how threads are bound to CPUs")
      .arg(QString::fromStdString(bindingText(settings)));
}

QString secondsText(int count) {
  return Labels::tr("%1 s").arg(QLocale().toString(count));
}

QString sweepPart(const Settings& settings) {
  return Labels::tr("%1 a size", "duration").arg(secondsText(settings.memorySeconds));
}

}  // namespace

QString selectionName(const Selection& selection) {
  const int chosen = int{selection.processor} + int{selection.memory} + int{selection.disk};
  if (chosen == 3)
    return selection.bandwidth ? Labels::tr("All tests") : Labels::tr("Processor, memory and disk");
  if (chosen == 0 && selection.bandwidth && selection.latency) return Labels::tr("Bandwidth and latency");
  if (chosen == 0 && selection.copy) return kindName(StepKind::Copy);
  if (chosen == 0 && selection.library) return kindName(StepKind::Library);
  if (chosen == 0 && selection.registers) return kindName(StepKind::Registers);
  if (chosen == 0 && selection.string) return kindName(StepKind::String);
  if (chosen == 0 && selection.memoryTypes) return kindName(StepKind::MemoryTypes);
  if (chosen == 0 && selection.network) return kindName(StepKind::Network);
  if (chosen == 0) return kindName(selection.latency ? StepKind::Latency : StepKind::Bandwidth);
  if (chosen == 1)
    return kindName(selection.processor ? StepKind::Processor
                    : selection.memory  ? StepKind::Memory
                                        : StepKind::Disk);
  if (!selection.disk) return Labels::tr("Processor and memory");
  return selection.processor ? Labels::tr("Processor and disk") : Labels::tr("Memory and disk");
}

QString planLine(const Plan& plan) {
  // Threads and CPUs are chosen for other tests.
  if (hasOnlyNetwork(plan)) return aboutText(plan.expectedSeconds);
  const int seconds = std::max(1, static_cast<int>(std::lround(plan.expectedSeconds)));
  return Labels::tr("%1 · about %2 s", "threads, duration")
      .arg(threadsOfPlan(plan), QLocale().toString(seconds));
}

QString sweepSettingsLine(const Settings& settings) {
  return joinedFacts({bindingPart(settings), sweepPart(settings)});
}

QString settingsLine(const Settings& settings, const Plan& plan) {
  const auto has = [&](StepKind kind) {
    return std::any_of(plan.steps.begin(), plan.steps.end(),
                       [&](const Step& step) { return step.kind == kind; });
  };
  QStringList parts;
  if (!hasOnlyNetwork(plan)) parts = {threadsOfPlan(plan), bindingPart(settings)};
  if (has(StepKind::Network))
    parts.append(
        Labels::tr("%1 a measurement of the line", "duration").arg(secondsText(settings.networkSeconds)));
  if (has(StepKind::Processor))
    parts.append(Labels::tr("integer %1, floating %2", "durations")
                     .arg(secondsText(settings.integerSeconds), secondsText(settings.floatingSeconds)));
  if (has(StepKind::Memory))
    parts.append(Labels::tr("%1 a region", "duration").arg(secondsText(settings.memorySeconds)));
  if (has(StepKind::Bandwidth) || has(StepKind::Latency)) parts.append(sweepPart(settings));
  if (has(StepKind::Disk)) parts.append(Labels::tr("disk file %1", "size").arg(sizeText(plan.diskFile)));
  return joinedFacts(parts);
}

QString presetName(std::string_view id) {
  if (id == "default") return Labels::tr("Defaults", "preset");
  if (id == "classic") return Labels::tr("Classic Nbench", "preset");
  if (id == "quick") return Labels::tr("Quick", "preset");
  if (id == "thorough") return Labels::tr("Thorough", "preset");
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString aboutText(double seconds) {
  const int whole = std::max(1, static_cast<int>(std::lround(seconds)));
  if (whole < 100) return Labels::tr("about %1 s", "duration").arg(QLocale().toString(whole));
  return Labels::tr("about %1 min", "duration").arg(QLocale().toString((whole + 30) / 60));
}

QString remainingText(double seconds) {
  const int whole = std::max(0, static_cast<int>(std::ceil(seconds)));
  if (whole < 100) return Labels::tr("%1 s left").arg(QLocale().toString(whole));
  return Labels::tr("%1 min %2 s left").arg(QLocale().toString(whole / 60), QLocale().toString(whole % 60));
}

}  // namespace strata::gui
