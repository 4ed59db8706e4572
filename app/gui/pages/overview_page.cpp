// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/overview_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/charts/cache_edges.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/published_plot.h"
#include "app/gui/panel/ladder_section.h"
#include "app/gui/panel/panel_view.h"
#include "app/gui/panel/sweep_bar.h"
#include "app/gui/results/published_figures.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folding_splitter.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/reasons_strip.h"

namespace strata::gui {

namespace {

/// What the chart can show, in the order of the chooser.
constexpr std::array chartKinds{TestGroup::Bandwidth, TestGroup::Latency, TestGroup::Memory, TestGroup::Disk,
                                TestGroup::Processor};

/// A narrower chart shows less beside the ladder than above it.
constexpr int leastChartCharacters = 44;

}  // namespace

OverviewPage::OverviewPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_panel(new PanelView(this)),
      m_reasons(new ReasonsStrip(QStringLiteral("overviewReasons"), this)),
      m_body(new FoldingSplitter(this)),
      m_chooser(new QComboBox(this)),
      m_sweep(new SweepBar(m_chooser, SweepStart::OwnButton, this)),
      m_charts(new CurrentStack(m_body)),
      m_empty(new EmptyState(this)),
      m_invitation(plainLabel(this)),
      m_panels{makeBandwidthChart(m_charts), makeLatencyChart(m_charts), makeMemoryChart(m_charts),
               makeLatestDiskChart(m_charts), makeProcessorChart(m_charts)},
      m_ladder(new LadderSection(m_body)) {
  setObjectName(QStringLiteral("overviewPage"));
  layOut();
  m_panels[0]->setAllThreads(false);

  connect(&results, &LiveResults::begun, this, &OverviewPage::followRun);
  connect(&results, &LiveResults::stepStarted, this, &OverviewPage::followRun);
  connect(&results, &LiveResults::finished, this, &OverviewPage::followEnd);
  connect(&results, &LiveResults::changed, this, &OverviewPage::showFigures);
  connect(m_panel, &PanelView::measureWanted, this, &ResultsPage::measureWanted);
  connect(m_panel, &PanelView::threadsChosen, this, &OverviewPage::setThreads);
  connect(m_panel, &PanelView::currentChanged, this, &OverviewPage::showReasons);
  connect(m_chooser, &QComboBox::currentIndexChanged, this, &OverviewPage::showCharts);
  connect(m_sweep, &SweepBar::changed, this, &ResultsPage::requestChanged);
  connect(m_sweep, &SweepBar::runWanted, this, [this] {
    if (const auto request = sweepRequest()) emit measureWanted(*request);
  });
  retranslate();
}

OverviewPage::~OverviewPage() = default;

void OverviewPage::layOut() {
  m_chooser->setObjectName(QStringLiteral("chartChooser"));
  m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (std::size_t i = 0; i < chartKinds.size(); ++i) m_chooser->addItem(QString());

  auto* chartBox = new QWidget(m_body);
  chartBox->setObjectName(QStringLiteral("chartBox"));
  auto* chartColumn = new QVBoxLayout(chartBox);
  chartColumn->setContentsMargins(0, 0, 0, 0);
  chartColumn->setSpacing(6);
  m_invitation->setObjectName(QStringLiteral("chartInvitation"));
  m_invitation->setWordWrap(true);
  m_invitation->hide();
  chartColumn->addWidget(m_sweep);
  chartColumn->addWidget(m_invitation);
  chartColumn->addWidget(m_charts, 1);
  m_charts->setObjectName(QStringLiteral("charts"));
  m_charts->addWidget(m_empty);
  for (ChartPanel* panel : m_panels) m_charts->addWidget(panel);

  m_body->setObjectName(QStringLiteral("overviewBody"));
  m_body->addWidget(chartBox);
  m_body->addWidget(m_ladder);
  m_body->setStretchFactor(0, 3);
  m_body->setStretchFactor(1, 1);
  m_body->setRoomWanted(0, leastChartCharacters);

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(20, 0, 20, 8);
  whole->setSpacing(10);
  whole->addWidget(m_panel);
  whole->addWidget(m_reasons);
  whole->addWidget(m_body, 1);
}

RunRequest OverviewPage::request() const {
  return panelRequest(m_threads);
}

std::optional<RunRequest> OverviewPage::sweepRequest() const {
  return m_sweep->request(m_threads);
}

void OverviewPage::showSweepForecast(const Plan& plan) {
  m_sweep->showForecast(plan);
}

void OverviewPage::setThreads(PanelThreads threads) {
  m_threads = threads;
  m_panels[0]->setAllThreads(threads == PanelThreads::All);
  showFigures();
  emit requestChanged();
}

ChartPanel* OverviewPage::shownChart() const {
  return m_charts->currentWidget() == m_empty ? nullptr : static_cast<ChartPanel*>(m_charts->currentWidget());
}

void OverviewPage::setInvitation(const QString& heading, const QString& sentence) {
  m_empty->setText(heading, sentence);
  m_invitation->setText(sentence);
}

void OverviewPage::setMachine(const Machine& machine) {
  m_machine = machine;
  m_sweep->setMachine(machine);
  showPublished();
  showFigures();
}

void OverviewPage::setRateUnit(RateUnit unit) {
  m_unit = unit;
  m_panel->setRateUnit(unit);
  for (ChartPanel* panel : m_panels) panel->setRateUnit(unit);
  showFigures();
}

void OverviewPage::offerPublished(PublishedChoice& choice) {
  m_published = &choice;
  m_ladder->offerPublished(choice);
  connect(&choice, &PublishedChoice::changed, this, [this] {
    showPublished();
    showFigures();
  });
}

void OverviewPage::showPublished() {
  m_publishedLines = publishedLinesOf(m_published, m_machine);
  for (ChartPanel* panel : m_panels) panel->setPublished(m_publishedLines);
}

TestGroup OverviewPage::chosenKind() const {
  return chartKinds[static_cast<std::size_t>(std::max(0, m_chooser->currentIndex()))];
}

void OverviewPage::chooseChart(TestGroup kind) {
  const auto at = std::find(chartKinds.begin(), chartKinds.end(), kind);
  // Of some tests the chart is on their own page only.
  if (at != chartKinds.end()) m_chooser->setCurrentIndex(static_cast<int>(at - chartKinds.begin()));
}

// The chart of the test that runs, unless that goes on in the one that is shown.
void OverviewPage::followRun() {
  if (const auto kind = m_results.runningKind()) chooseChart(*kind);
  showFigures();
}

// Of several tests, the chart that shows the most layers.
void OverviewPage::followEnd() {
  for (const TestGroup kind : chartKinds) {
    const auto& steps = m_results.plan()->steps;
    const bool ran =
        std::any_of(steps.begin(), steps.end(), [&](const Step& step) { return step.group == kind; });
    if (ran && m_results.has(kind)) return chooseChart(kind);
  }
}

void OverviewPage::showEvent(QShowEvent* event) {
  showFigures();
  ResultsPage::showEvent(event);
}

void OverviewPage::showFigures() {
  if (!isVisible() || !m_machine) return;
  const std::vector<ResultRow>& rows = m_results.rows();
  const std::vector<CacheEdge> edges = cacheEdges(*m_machine, indistinctAmong(rows, *m_machine));
  for (ChartPanel* panel : m_panels) panel->setCacheEdges(edges);
  m_panel->setPanel(panelOf(rows, *m_machine, m_threads));
  m_ladder->setRungs(rungsOf(rows, *m_machine, m_unit), m_unit);
  showReasons();
  showCharts();
}

void OverviewPage::showCharts() {
  const TestGroup kind = chosenKind();
  m_sweep->setKind(kind);
  ChartPanel* const before = shownChart();
  ChartPanel* const panel = m_panels[static_cast<std::size_t>(std::max(0, m_chooser->currentIndex()))];
  panel->draw(m_results.chartData());
  const bool measured = m_results.has(kind);
  // All threads of this machine beside one of another would say nothing.
  const bool published = m_publishedLines && hasLinesFor(*m_publishedLines, kind) &&
                         (kind != TestGroup::Bandwidth || m_threads == PanelThreads::One);
  m_charts->setCurrentWidget(measured || published ? static_cast<QWidget*>(panel) : m_empty);
  m_invitation->setVisible(!measured && published);
  if (before != shownChart()) emit shownChartChanged();
}

void OverviewPage::showReasons() {
  m_reasons->setTexts(m_panel->allReasons());
  m_reasons->setText(m_panel->reasonsOfCurrent());
}

void OverviewPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showFigures();
  }
  ResultsPage::changeEvent(event);
}

void OverviewPage::retranslate() {
  for (std::size_t i = 0; i < chartKinds.size(); ++i)
    m_chooser->setItemText(static_cast<int>(i), chartKinds[i] == TestGroup::Memory
                                                    ? tr("Moves", "the chart of the memory test")
                                                    : kindName(chartKinds[i]));
  m_chooser->setAccessibleName(tr("Chart"));
  m_chooser->setToolTip(tr("What the chart shows"));
}

}  // namespace strata::gui
