// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/test_page.h"

#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qsplitter.h>
#include <QtWidgets/qstackedlayout.h>
#include <QtWidgets/qstackedwidget.h>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/results_model.h"
#include "app/gui/results_table.h"

namespace strata::gui {

namespace {

/// Ten repaints a second at most: painting costs time that the measured cores share.
constexpr int leastMsBetweenRedraws = 100;

}  // namespace

TestPage::TestPage(QWidget* parent)
    : QWidget(parent),
      m_model(new ResultsModel(this)),
      m_layers(new QStackedLayout(this)),
      m_empty(new QWidget(this)),
      m_heading(new QLabel(m_empty)),
      m_sentence(new QLabel(m_empty)),
      m_results(new QWidget(this)),
      m_charts(new QStackedWidget(m_results)),
      m_panels{makeProcessorChart(m_charts), makeMemoryChart(m_charts), makeDiskChart(m_charts)},
      m_table(new ResultsTable(*m_model, m_results)) {
  setObjectName(QStringLiteral("testPage"));
  m_empty->setObjectName(QStringLiteral("emptyState"));
  m_heading->setObjectName(QStringLiteral("emptyHeading"));
  m_sentence->setObjectName(QStringLiteral("emptySentence"));
  m_results->setObjectName(QStringLiteral("resultsBody"));
  m_charts->setObjectName(QStringLiteral("charts"));

  QFont large = m_heading->font();
  large.setPointSizeF(large.pointSizeF() * 1.3);
  m_heading->setFont(large);
  m_heading->setAlignment(Qt::AlignCenter);
  m_sentence->setAlignment(Qt::AlignCenter);
  m_sentence->setWordWrap(true);
  auto* emptyColumn = new QVBoxLayout(m_empty);
  emptyColumn->addStretch(1);
  emptyColumn->addWidget(m_heading);
  emptyColumn->addWidget(m_sentence);
  emptyColumn->addStretch(2);

  for (ChartPanel* panel : m_panels) m_charts->addWidget(panel);
  auto* halves = new QSplitter(Qt::Horizontal, m_results);
  halves->setObjectName(QStringLiteral("halves"));
  halves->setChildrenCollapsible(false);
  halves->setHandleWidth(20);
  halves->addWidget(m_charts);
  halves->addWidget(m_table);
  // The table takes what its columns need, the chart the rest.
  halves->setStretchFactor(0, 1);
  halves->setStretchFactor(1, 0);
  m_charts->setMinimumWidth(300);
  auto* body = new QVBoxLayout(m_results);
  body->setContentsMargins(20, 4, 12, 8);
  body->addWidget(halves);

  m_layers->addWidget(m_empty);
  m_layers->addWidget(m_results);

  m_redraw.setSingleShot(true);
  m_redraw.setInterval(leastMsBetweenRedraws);
  connect(&m_redraw, &QTimer::timeout, this, &TestPage::redraw);
}

TestPage::~TestPage() = default;

void TestPage::setKind(std::optional<StepKind> kind) {
  m_kind = kind;
  m_table->setKind(kind);
  if (kind) showChart(*kind);
  showBody();
}

void TestPage::setInvitation(const QString& heading, const QString& sentence) {
  m_heading->setText(heading);
  m_sentence->setText(sentence);
}

void TestPage::begin(const std::shared_ptr<const Plan>& plan) {
  m_plan = plan;
  m_unshown.reset();
  strata::gui::begin(m_chartData, *plan);
  m_model->begin(*plan);
  if (!m_kind && !plan->steps.empty()) showChart(plan->steps.front().kind);
  redraw();
  showBody();
}

void TestPage::showStepStarted(std::size_t step) {
  if (!m_plan || step >= m_plan->steps.size()) return;
  m_model->showStepStarted(step);
  m_table->reveal(step);
  if (!m_kind) showChart(m_plan->steps[step].kind);
}

void TestPage::showProgress(const Progress& progress) {
  if (!m_plan) return;
  apply(m_chartData, *m_plan, progress);
  m_unshown = progress;
  scheduleRedraw();
}

void TestPage::showStepFinished(const StepFinished& finished) {
  if (!m_plan) return;
  apply(m_chartData, *m_plan, finished);
  m_model->showStepFinished(finished);
  scheduleRedraw();
}

void TestPage::finish(const Run& run) {
  if (!m_plan) return;
  end(m_chartData);
  m_unshown.reset();
  m_model->finish(*m_plan, run);
  m_table->revealTop();
  redraw();
  showBody();
}

void TestPage::showChart(StepKind kind) {
  ChartPanel* panel = m_panels[static_cast<std::size_t>(kind)];
  if (m_charts->currentWidget() == panel) return;
  panel->draw(m_chartData);
  m_charts->setCurrentWidget(panel);
}

void TestPage::scheduleRedraw() {
  if (!m_redraw.isActive()) m_redraw.start();
}

void TestPage::redraw() {
  m_redraw.stop();
  if (m_unshown) m_model->showProgress(*m_unshown);
  m_unshown.reset();
  // Only what can be seen is drawn; the others catch up when they are shown.
  static_cast<ChartPanel*>(m_charts->currentWidget())->draw(m_chartData);
}

void TestPage::showBody() {
  m_layers->setCurrentWidget(m_table->shownRows() > 0 ? m_results : m_empty);
}

}  // namespace strata::gui
