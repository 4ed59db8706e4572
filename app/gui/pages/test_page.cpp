// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/test_page.h"

#include <QtWidgets/qboxlayout.h>

#include <algorithm>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/look/theme.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/results/compared_figures.h"
#include "app/gui/results/results_table.h"
#include "app/gui/run/live_results.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folding_splitter.h"
#include "core/chart/cache_edges.h"

namespace strata::gui {

TestPage::TestPage(LiveResults& results, TestGroup kind, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_kind(kind),
      m_column(new QVBoxLayout(this)),
      m_layers(new CurrentStack(this)),
      m_empty(new EmptyState(this)),
      m_halves(new FoldingSplitter(this)),
      m_chart(testSection(kind).makeChart(m_halves)),
      m_table(new ResultsTable(results.model(), m_halves)) {
  setObjectName(QString::fromLatin1(testSection(kind).objectName));
  m_table->setKind(kind);
  m_halves->setObjectName(QStringLiteral("halves"));
  m_halves->addWidget(m_chart);
  if (testSection(kind).isListOfBars) {
    m_chart->setTableView(m_table);
  } else {
    // The table takes what its columns need, and its names in up to half of the page; the chart the rest.
    m_halves->addWidget(m_table);
    m_halves->setStretchFactor(0, 1);
    m_halves->setStretchFactor(1, 0);
    m_halves->setWidthWanted(1, [this] {
      const int usual = m_table->usualWidth();
      const int half = (m_halves->width() - m_halves->handleWidth()) / 2;
      return std::max(usual, std::min(half, m_table->sizeHint().width()));
    });
  }
  m_layers->setObjectName(QStringLiteral("layers"));
  m_layers->addWidget(m_empty);
  m_figures = m_layers->addFramed(m_halves, QMargins(20, 4, 20, 8));

  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->addWidget(m_layers, 1);
  if (testSection(kind).isListOfBars) {
    m_table->leftOut()->setContentsMargins(pageSide, 0, pageSide, 8);
    m_column->addWidget(m_table->leftOut());
  }

  // The whole width: a line of the table's alone would be a column of notes.
  m_table->notes()->setContentsMargins(pageSide, 0, pageSide, 8);
  m_column->addWidget(m_table->notes());

  connect(&results, &LiveResults::begun, this, &TestPage::showFigures);
  connect(&results, &LiveResults::changed, this, &TestPage::showFigures);
  connect(&results, &LiveResults::stepStarted, this, [this](std::size_t step) { m_table->reveal(step); });
  connect(&results, &LiveResults::finished, this, [this] { m_table->revealTop(); });
}

TestPage::~TestPage() = default;

bool TestPage::hasFigures() const {
  return m_table->shownRows() > 0 && m_results.has(m_kind);
}

RunRequest TestPage::request() const {
  return otherRequest(m_kind);
}

ChartPanel* TestPage::shownChart() const {
  return hasFigures() ? m_chart : nullptr;
}

void TestPage::setInvitation(const QString& heading, const QString& sentence) {
  m_empty->setText(heading, sentence);
}

void TestPage::setMachine(const Machine& machine) {
  m_machine = machine;
  m_chart->setMachine(machine);
  showCompared();
  showFigures();
}

void TestPage::offerCompared(ComparedChoice& choice) {
  m_compared = &choice;
  connect(&choice, &ComparedChoice::changed, this, &TestPage::showCompared);
  showCompared();
}

void TestPage::showCompared() {
  m_chart->setCompared(comparedLinesOf(m_compared));
}

void TestPage::setRateUnit(RateUnit unit) {
  m_chart->setRateUnit(unit);
}

void TestPage::showEvent(QShowEvent* event) {
  showFigures();
  ResultsPage::showEvent(event);
}

// Only what can be seen is drawn; a page that is hidden catches up when it is shown.
void TestPage::showFigures() {
  if (!isVisible()) return;
  QWidget* const shown = hasFigures() ? m_figures : m_empty;
  const bool other = m_layers->currentWidget() != shown;
  m_layers->setCurrentWidget(shown);
  if (m_machine)
    m_chart->setCacheEdges(cacheEdges(*m_machine, indistinctAmong(m_results.rows(), *m_machine)));
  m_chart->draw(m_results.chartData());
  if (other) emit shownChartChanged();
}

}  // namespace strata::gui

#include "moc_test_page.cpp"
