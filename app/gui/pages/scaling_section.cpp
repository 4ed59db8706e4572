// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/scaling_section.h"

#include <QtWidgets/qboxlayout.h>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/run/live_results.h"

namespace strata::gui {

ScalingSection::ScalingSection(LiveResults& results, QWidget* parent)
    : ResultsPage(parent), m_results(results), m_chart(new ChartPanel("scalingChart", scalingChart, this)) {
  setObjectName(QStringLiteral("scalingSection"));
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(20, 4, 20, 8);
  whole->addWidget(m_chart);
  connect(&results, &LiveResults::begun, this, &ScalingSection::showFigures);
  connect(&results, &LiveResults::changed, this, &ScalingSection::showFigures);
}

ScalingSection::~ScalingSection() = default;

RunRequest ScalingSection::request() const {
  return otherRequest(TestGroup::Memory);
}

ChartPanel* ScalingSection::shownChart() const {
  return m_results.chartData().scaling.lines.empty() ? nullptr : m_chart;
}

void ScalingSection::setRateUnit(RateUnit unit) {
  m_chart->setRateUnit(unit);
}

void ScalingSection::showEvent(QShowEvent* event) {
  showFigures();
  ResultsPage::showEvent(event);
}

// Only what can be seen is drawn.
void ScalingSection::showFigures() {
  if (isVisible()) m_chart->draw(m_results.chartData());
}

}  // namespace strata::gui

#include "moc_scaling_section.cpp"
