// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_builders.h"

#include <QtGui/qguiapplication.h>

#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"

namespace strata::gui {

ChartTexts chartTexts() {
  return {translatedWords(),
          {[](AxisKind kind, double quantity) { return quantityText(kind, quantity).toStdString(); },
           [](double value) { return figureText(value).toStdString(); },
           QGuiApplication::layoutDirection() == Qt::RightToLeft}};
}

Chart processorChart(const ChartData& data, const ChartChoices& choices) {
  return processorChart(data, choices, chartTexts());
}

Chart memoryChart(const ChartData& data, const ChartChoices& choices) {
  return memoryChart(data, choices, chartTexts());
}

Chart bandwidthChart(const ChartData& data, const ChartChoices& choices) {
  return bandwidthChart(data, choices, chartTexts());
}

Chart latencyChart(const ChartData& data, const ChartChoices& choices) {
  return latencyChart(data, choices, chartTexts());
}

Chart scalingChart(const ChartData& data, const ChartChoices& choices) {
  return scalingChart(data.scaling, choices, chartTexts());
}

namespace {

std::vector<SizedFigure> pointsOf(const std::vector<std::pair<Bytes, double>>& figures) {
  std::vector<SizedFigure> points;
  for (const auto& [size, value] : figures) points.push_back({size, value});
  return points;
}

}  // namespace

ComparedLines comparedLinesOf(const ComparedFigures& figures) {
  ComparedLines lines;
  lines.name = figures.title().toStdString();
  for (const ComparedMoves& line : figures.moves)
    lines.moves.push_back({line.widthBytes, line.pattern, pointsOf(line.rates)});
  lines.reads.points = pointsOf(figures.readsMbs);
  lines.latencies.points = pointsOf(figures.latenciesNs);
  return lines;
}

std::optional<ComparedLines> comparedLinesOf(const ComparedChoice* choice) {
  const ComparedFigures* const chosen = choice == nullptr ? nullptr : choice->chosen();
  if (chosen == nullptr) return std::nullopt;
  return comparedLinesOf(*chosen);
}

bool hasLinesFor(const ComparedLines& lines, TestGroup kind) {
  if (kind == TestGroup::Memory) return !lines.moves.empty();
  if (kind == TestGroup::Bandwidth) return !lines.reads.points.empty();
  return kind == TestGroup::Latency && !lines.latencies.points.empty();
}

}  // namespace strata::gui
