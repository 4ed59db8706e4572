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

}  // namespace strata::gui
