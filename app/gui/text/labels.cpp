// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/labels.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "app/gui/text/number_text.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"
#include "core/model/sweep_cell.h"
#include "core/plan/network_plan.h"
#include "core/report/heading_facts.h"
#include "core/report/names.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"

namespace strata::gui {

namespace {

class Labels {
  Q_DECLARE_TR_FUNCTIONS(Labels)
};

std::string localSizeText(Bytes size) {
  return sizeText(size).toStdString();
}

QString asIs(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The name or address of another machine is read from left to right in every language.
template <typename Cell>
Cell withReadablePeer(Cell cell) {
  if (auto& peer = cell.parameters.peer; peer && *peer != allPeers)
    peer = leftToRight(QString::fromStdString(*peer)).toStdString();
  return cell;
}

QString coreCount(int count) {
  return count == 1 ? Labels::tr("1 core") : Labels::tr("%Ln cores", nullptr, count);
}

bool hasOnly(const Plan& plan, TestSet tests) {
  return !plan.steps.empty() &&
         std::ranges::all_of(plan.steps, [&](const Step& step) { return tests.contains(step.group); });
}

/// "8 threads", "1 to 8 threads".
QString threadsOfPlan(const Plan& plan) {
  const std::size_t most = plan.threads.size();
  if (!goesThroughThreads(plan) || most < 2) return threadCount(most);
  return Labels::tr("%1 to %Ln threads", nullptr, static_cast<int>(most)).arg(QLocale().toString(1));
}

QString bindingPart(const Settings& settings) {
  QString how = QString::fromStdString(bindingText(settings));
  if (settings.cores != CoreChoice::All)
    how += QStringLiteral(", ") + QString::fromStdString(coreChoiceWords(settings.cores, translatedWords()));
  return Labels::tr("affinity: %1", "how threads are bound to CPUs").arg(how);
}

QString secondsText(int count) {
  return Labels::tr("%1 s").arg(QLocale().toString(count));
}

QString sweepPart(const Settings& settings) {
  return Labels::tr("%1 per size", "duration").arg(secondsText(settings.memorySeconds));
}

}  // namespace

QString kindName(TestGroup kind) {
  if (kind == TestGroup::Memory) return Labels::tr("Memory");
  if (kind == TestGroup::Processor) return word("step-processor");
  return word(std::ranges::find(allTests, kind, &TestFacts::group)->word);
}

QString testName(const TestId& test) {
  return QString::fromStdString(strata::testName(test, translatedWords()));
}

QString operationName(std::string_view op) {
  return word(op == "latency" ? "test-latency" : wordId(operationIds, op));
}

QString threadCount(std::size_t count) {
  return count == 1 ? Labels::tr("1 thread") : Labels::tr("%Ln threads", nullptr, static_cast<int>(count));
}

QString stepName(const Plan& plan, std::size_t step) {
  return QString::fromStdString(strata::stepName(plan, step, translatedWords(), localSizeText));
}

QString cellName(const CellId& cell, NameStyle style) {
  return beginningOf(QString::fromStdString(
      strata::cellName(withReadablePeer(cell), style, translatedWords(), localSizeText)));
}

QString nameWithoutThreads(const CellResult& cell, NameStyle style) {
  return beginningOf(QString::fromStdString(
      strata::nameWithoutThreads(withReadablePeer(cell), style, translatedWords(), localSizeText)));
}

QString resultName(const CellResult& cell, NameStyle style) {
  return beginningOf(QString::fromStdString(
      strata::resultName(withReadablePeer(cell), style, translatedWords(), localSizeText)));
}

QString shortModel(std::string_view name) {
  QString model = asIs(name);
  for (const QLatin1StringView mark : {QLatin1StringView("(R)"), QLatin1StringView("(TM)"),
                                       QLatin1StringView("(r)"), QLatin1StringView("(tm)")})
    model.remove(mark);
  for (const QLatin1StringView tail : {QLatin1StringView(" CPU @"), QLatin1StringView(" @")})
    if (const qsizetype at = model.indexOf(tail); at > 0) model.truncate(at);
  return model.simplified();
}

QString factSeparator() {
  return Labels::tr(" · ", "between short facts; a comma where the dot reads as a digit");
}

QString joinedFacts(const QStringList& facts) {
  return facts.join(factSeparator());
}

QString machineModel(const Machine& machine) {
  return machine.cpuModel.empty() ? asIs(machine.architecture) : shortModel(machine.cpuModel);
}

QString machineFacts(const Machine& machine, std::optional<double> clockGhz) {
  QStringList facts{coreCount(machine.cores), sizeText(machine.memory)};
  if (clockGhz) facts.append(Labels::tr("%1 GHz measured", "clock").arg(figureText(*clockGhz)));
  return joinedFacts(facts);
}

QString machineLine(const Machine& machine, std::optional<double> clockGhz) {
  const QString model = machineModel(machine);
  const QString cores = coreCount(machine.cores);
  const QString memory = sizeText(machine.memory);
  if (!clockGhz)
    return Labels::tr("%1 · %2 · %3", "processor model, cores, memory").arg(model, cores, memory);
  return Labels::tr("%1 · %2 · %3 · %4 GHz measured", "processor model, cores, memory, clock")
      .arg(model, cores, memory, figureText(*clockGhz));
}

QString gradeWord(Grade grade) {
  return word(wordId(gradeIds, strata::gradeName(grade)));
}

QString selectionName(const Selection& selection) {
  using enum TestGroup;
  const TestSet& tests = selection.tests;
  if (selection.wholeMachine)
    return tests.contains(Disk) ? Labels::tr("Whole machine") : Labels::tr("Whole machine without the disk");
  if (tests.contains(Processor) && tests.contains(Memory) && tests.contains(Disk))
    return tests.contains(Bandwidth) ? Labels::tr("All tests") : Labels::tr("Processor, memory and disk");
  if (tests == TestSet{Bandwidth, Latency}) return Labels::tr("Bandwidth and latency");
  if (!tests.containsAny({Processor, Memory, Disk})) {
    // The sweeps last: another test names a run better.
    for (const TestGroup group : allTestGroups)
      if (tests.contains(group) && group != Bandwidth && group != Latency) return kindName(group);
    return kindName(tests.contains(Latency) ? Latency : Bandwidth);
  }
  if (!tests.contains(Disk) && tests.contains(Processor) && tests.contains(Memory))
    return Labels::tr("Processor and memory");
  if (tests.contains(Disk) && tests.contains(Processor)) return Labels::tr("Processor and disk");
  if (tests.contains(Disk) && tests.contains(Memory)) return Labels::tr("Memory and disk");
  return kindName(tests.contains(Processor) ? Processor : tests.contains(Memory) ? Memory : Disk);
}

QString planLine(const Plan& plan) {
  if (hasOnly(plan, testsWithOwnThreads)) return aboutText(plan.expectedSeconds);
  return joinedFacts({threadsOfPlan(plan), aboutText(plan.expectedSeconds)});
}

QString sweepSettingsLine(const Settings& settings) {
  return joinedFacts({bindingPart(settings), sweepPart(settings)});
}

QString settingsLine(const Settings& settings, const Plan& plan) {
  const auto has = [&](TestGroup kind) {
    return std::any_of(plan.steps.begin(), plan.steps.end(),
                       [&](const Step& step) { return step.group == kind; });
  };
  QStringList parts;
  if (!hasOnly(plan, testsWithOwnThreads)) parts.append(threadsOfPlan(plan));
  if (!hasOnly(plan, {TestGroup::Network})) parts.append(bindingPart(settings));
  if (has(TestGroup::Network))
    parts.append(
        Labels::tr("%1 per network measurement", "duration").arg(secondsText(settings.networkSeconds)));
  if (has(TestGroup::Processor))
    parts.append(Labels::tr("integer %1, floating %2", "durations")
                     .arg(secondsText(settings.integerSeconds), secondsText(settings.floatingSeconds)));
  if (has(TestGroup::Memory))
    parts.append(Labels::tr("%1 per buffer", "duration").arg(secondsText(settings.memorySeconds)));
  if (has(TestGroup::Bandwidth) || has(TestGroup::Latency)) parts.append(sweepPart(settings));
  if (has(TestGroup::Disk)) parts.append(Labels::tr("disk file %1", "size").arg(sizeText(plan.diskFile)));
  return joinedFacts(parts);
}

QString presetName(std::string_view id) {
  if (id == "default") return Labels::tr("Default", "preset");
  if (id == "classic") return Labels::tr("Classic Nbench", "preset");
  if (id == "quick") return Labels::tr("Quick", "preset");
  if (id == "thorough") return Labels::tr("Thorough", "preset");
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString presetSentence(std::string_view id) {
  if (id == "default") return Labels::tr("A balance of time and precision.", "preset");
  if (id == "classic") return Labels::tr("The settings closest to Nbench 2.0.", "preset");
  if (id == "quick") return Labels::tr("A quick check: short tests and small files.", "preset");
  if (id == "thorough") return Labels::tr("The most precise results: long tests and large files.", "preset");
  return {};
}

QString microsecondUnit() {
  return Labels::tr("µs", "microseconds");
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
