// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/run_parts.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "app/gui/panel/panel_faces.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/value_text.h"
#include "core/model/memory_levels.h"
#include "core/model/sweep_cell.h"

namespace strata::gui {

namespace {

class RunPartText {
  Q_DECLARE_TR_FUNCTIONS(RunPart)
};

QString partName(const Plan& plan, const Step& step, const Machine& machine, bool alone) {
  using enum TestGroup;
  const bool byLevel = step.group == Bandwidth || (step.group == Latency && alone);
  if (byLevel) {
    const auto threads = static_cast<int>(threadsOf(step, plan.threads.size()));
    return levelName(levelOfFootprint(step.region, machine, threads).level);
  }
  const bool bySize =
      step.group == Memory || step.group == Copy || step.group == Library || step.group == String;
  if (bySize && alone) return sizeText(step.region);
  return step.group == Memory ? testName(Test::Memory) : kindName(step.group);
}

std::optional<PanelColumn> columnOf(const std::string& op) {
  for (const PanelColumn column : allPanelColumns)
    if (operationOf(column) == op) return column;
  return std::nullopt;
}

}  // namespace

std::vector<RunPart> partsOf(const Plan& plan, const Machine& machine) {
  const bool alone = std::ranges::all_of(
      plan.steps, [&](const Step& step) { return step.group == plan.steps.front().group; });
  std::vector<RunPart> parts;
  for (std::size_t i = 0; i < plan.steps.size(); ++i) {
    const QString name = partName(plan, plan.steps[i], machine, alone);
    auto part = std::ranges::find(parts, name, &RunPart::name);
    if (part == parts.end()) part = parts.insert(part, {name, {}});
    part->steps.push_back(i);
  }
  return parts;
}

std::vector<PartState> statesOf(const std::vector<RunPart>& parts, std::optional<std::size_t> step) {
  std::vector<PartState> states;
  for (const RunPart& part : parts) {
    const bool current = step && std::ranges::binary_search(part.steps, *step);
    const bool done = step && part.steps.back() < *step;
    states.push_back(current ? PartState::Current : done ? PartState::Done : PartState::ToCome);
  }
  return states;
}

std::vector<std::size_t> shownParts(const std::vector<int>& widths, int gap, int leftOutWidth, int room,
                                    std::size_t current) {
  const std::size_t count = widths.size();
  if (count == 0) return {};
  std::vector<std::size_t> wanted{std::min(current, count - 1)};
  wanted.insert(wanted.end(), {count - 1, 0});
  for (std::size_t away = 1; away < count; ++away) {
    if (wanted.front() + away < count) wanted.push_back(wanted.front() + away);
    if (wanted.front() >= away) wanted.push_back(wanted.front() - away);
  }
  const auto widthOf = [&](const std::vector<std::size_t>& shown) {
    int width = -gap;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const std::size_t before = i == 0 ? 0 : shown[i - 1] + 1;
      width += gap + widths[shown[i]] + (shown[i] > before ? leftOutWidth + gap : 0);
    }
    return width + (shown.back() + 1 < count ? leftOutWidth + gap : 0);
  };
  std::vector<std::size_t> shown{wanted.front()};
  for (const std::size_t part : wanted) {
    if (std::ranges::find(shown, part) != shown.end()) continue;
    std::vector<std::size_t> more = shown;
    more.insert(std::ranges::upper_bound(more, part), part);
    if (widthOf(more) <= room) shown = std::move(more);
  }
  // All together need no sign for what is left out, so that they may fit where one fewer does not.
  std::vector<std::size_t> all(count);
  for (std::size_t i = 0; i < count; ++i) all[i] = i;
  return widthOf(all) <= room ? all : shown;
}

std::optional<LiveFigure> figureToFollow(const Step& step, const std::vector<LiveFigure>& figures) {
  std::optional<LiveFigure> followed;
  const bool oneAfterAnother = step.group == TestGroup::Disk || step.group == TestGroup::Network;
  const auto widthOf = [&](const LiveFigure& figure) {
    return step.cells[figure.cell].parameters.widthBytes.value_or(0);
  };
  for (const LiveFigure& figure : figures) {
    if (figure.cell >= step.cells.size()) continue;
    if (!followed || oneAfterAnother || widthOf(figure) > widthOf(*followed)) followed = figure;
  }
  return followed;
}

QString followedName(const CellId& cell, const Machine& machine) {
  const auto sweep = sweepCellOf(cell);
  const auto column = sweep ? columnOf(sweep->op) : std::nullopt;
  if (!column) return cellName(cell, NameStyle::Kernel);
  return cellNameOf(levelOfFootprint(sweep->footprint, machine, static_cast<int>(sweep->threads)).level,
                    *column);
}

QString followedName(const CellId& cell, const Machine& machine, const std::vector<ResultRow>& rows,
                     PanelThreads threads) {
  const QString name = followedName(cell, machine);
  const auto sweep = sweepCellOf(cell);
  const auto column = sweep ? columnOf(sweep->op) : std::nullopt;
  if (!column) return name;
  const int level = levelOfFootprint(sweep->footprint, machine, static_cast<int>(sweep->threads)).level;
  std::optional<SweepCell> shown;
  const Panel panel = panelOf(rows, machine, threads);
  for (const PanelRow& row : panel.rows)
    if (const auto& figure = row[*column].row; row.level.level == level && figure)
      shown = sweepCellOf(*figure);
  // The panel says for how many threads a result would be, where it shows none.
  const bool one = *column == PanelColumn::Latency || threads == PanelThreads::One;
  const std::int64_t expected = shown ? shown->threads : one ? 1 : panel.allThreads;
  QStringList facts{name};
  if (sweep->threads != expected) facts.append(threadCount(static_cast<std::size_t>(sweep->threads)));
  if (shown && sweep->footprint != shown->footprint) facts.append(sizeText(sweep->footprint));
  return joinedFacts(facts);
}

QString disturbanceText(const Disturbance& disturbance) {
  constexpr double steady = 1.02;
  const QLocale locale;
  QStringList facts{RunPartText::tr("others %1 of a CPU", "percent; what other programs take")
                        .arg(percentText(disturbance.othersOfOneCpuPercent, locale))};
  if (disturbance.highestGhz > 0)
    facts.append(disturbance.highestGhz <= disturbance.lowestGhz * steady
                     ? RunPartText::tr("clock %1 GHz steady").arg(figureText(disturbance.highestGhz))
                     : RunPartText::tr("clock %1 to %2 GHz")
                           .arg(figureText(disturbance.lowestGhz), figureText(disturbance.highestGhz)));
  if (disturbance.stolenPercent)
    facts.append(*disturbance.stolenPercent < 0.05
                     ? RunPartText::tr("no time stolen", "by other virtual machines")
                     : RunPartText::tr("%1 stolen", "share of the time that other virtual machines take")
                           .arg(percentText(*disturbance.stolenPercent, locale)));
  return joinedFacts(facts);
}

QString programName(const std::string& name) {
  QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  text.removeIf(
      [](QChar character) { return !character.isPrint() || character == QChar::ReplacementCharacter; });
  return isolated(text.trimmed().isEmpty() ? RunPartText::tr("Another program") : text.trimmed());
}

QString busiestText(const BusyProgram& program, std::size_t leftOut) {
  QStringList facts{RunPartText::tr("%1: %2 of a CPU", "the busiest other program, percent")
                        .arg(programName(program.name), percentText(program.cpuPercent, QLocale()))};
  if (leftOut > 0) facts.append(RunPartText::tr("%Ln samples discarded", nullptr, static_cast<int>(leftOut)));
  return joinedFacts(facts);
}

}  // namespace strata::gui
