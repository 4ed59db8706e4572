// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/network_results.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/look/theme.h"
#include "app/gui/results/result_row.h"
#include "app/gui/results/results_table.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/network_cell.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folding_splitter.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

/// The charts in the order of the chooser.
enum NetworkChart : int { ofRates, ofLatencies, ofStreams, ofChunks, ofPercentiles };

NetworkChart chartOf(const NetworkCell& cell) {
  if (cell.what == NetworkWhat::Acknowledged) return ofChunks;
  return isRoundTrip(cell) ? ofLatencies : ofRates;
}

}  // namespace

NetworkResults::NetworkResults(LiveResults& results, QWidget* parent)
    : QWidget(parent),
      m_results(results),
      m_within(plainLabel(this)),
      m_layers(new CurrentStack(this)),
      m_empty(new EmptyState(m_layers)),
      m_halves(new FoldingSplitter(m_layers)) {
  setObjectName(QStringLiteral("networkResults"));
  m_within->setObjectName(QStringLiteral("networkWithin"));
  m_within->setWordWrap(true);
  m_within->hide();
  m_layers->setObjectName(QStringLiteral("networkLayers"));
  m_halves->setObjectName(QStringLiteral("networkHalves"));
  m_halves->addWidget(makeCharts());
  m_table = new ResultsTable(results.model(), m_halves);
  m_table->setKind(TestGroup::Network);
  m_halves->addWidget(m_table);
  m_halves->setStretchFactor(0, 1);
  m_halves->setStretchFactor(1, 0);
  m_halves->setWidthWanted(1, [this] { return m_table->usualWidth(); });
  m_layers->addWidget(m_empty);
  m_layers->addWidget(m_halves);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_within);
  whole->addWidget(m_layers, 1);
  connect(m_chooser, &QComboBox::currentIndexChanged, this, &NetworkResults::showFigures);
  connect(&results, &LiveResults::stepStarted, this, [this](std::size_t step) { m_table->reveal(step); });
  connect(&results, &LiveResults::changed, this, &NetworkResults::showFigures);
  connect(&results, &LiveResults::finished, this, &NetworkResults::followEnd);
  retranslate();
}

NetworkResults::~NetworkResults() = default;

QWidget* NetworkResults::makeCharts() {
  auto* box = new QWidget(m_halves);
  box->setObjectName(QStringLiteral("networkChartBox"));
  m_chooser = new QComboBox(box);
  m_chooser->setObjectName(QStringLiteral("networkChartChooser"));
  m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_charts = new CurrentStack(box);
  m_charts->setObjectName(QStringLiteral("networkCharts"));
  m_panels = {new ChartPanel("networkRateChart", networkRateChart, m_charts),
              new ChartPanel("networkLatencyChart", networkLatencyChart, m_charts),
              new ChartPanel("networkBarsChart", networkBarsChart, m_charts, true),
              new ChartPanel("networkChunksChart", networkChunksChart, m_charts),
              new ChartPanel("networkPercentileChart", networkPercentileChart, m_charts)};
  for (ChartPanel* panel : m_panels) {
    m_charts->addWidget(panel);
    m_chooser->addItem(QString());
  }
  auto* tools = new QHBoxLayout;
  tools->setContentsMargins(0, 0, 0, 0);
  tools->addWidget(m_chooser);
  tools->addStretch(1);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addLayout(tools);
  column->addWidget(m_charts, 1);
  return box;
}

ChartPanel* NetworkResults::shownChart() const {
  return m_layers->currentWidget() == m_empty ? nullptr : static_cast<ChartPanel*>(m_charts->currentWidget());
}

void NetworkResults::setInvitation(const QString& heading, const QString& sentence) {
  m_empty->setText(heading, sentence);
}

void NetworkResults::setRateUnit(RateUnit unit) {
  for (ChartPanel* panel : m_panels) panel->setRateUnit(unit);
}

// The chart of what is measured now. Whoever chooses another one keeps it until something else is measured.
void NetworkResults::followCell() {
  const auto& latest = m_results.chartData().network.latest;
  if (m_results.runningKind() != TestGroup::Network || latest == m_followed) return;
  m_followed = latest;
  if (latest) m_chooser->setCurrentIndex(chartOf(*latest));
}

// When a run has ended, its figures say more than how they came about, so their chart is shown.
void NetworkResults::followEnd() {
  const auto& lines = m_results.chartData().network.lines;
  if (std::ranges::none_of(m_results.plan()->steps,
                           [](const Step& step) { return step.group == TestGroup::Network; }))
    return;
  const bool streams = std::ranges::any_of(
      lines, [](const NetworkLine& line) { return line.cell.what == NetworkWhat::Stream && line.grade; });
  m_chooser->setCurrentIndex(streams ? ofStreams : ofPercentiles);
  m_table->revealTop();
}

void NetworkResults::showEvent(QShowEvent* event) {
  showFigures();
  QWidget::showEvent(event);
}

// Only what can be seen is drawn; a page that is hidden catches up when it is shown.
void NetworkResults::showFigures() {
  followCell();
  if (!isVisible()) return;
  ChartPanel* const before = shownChart();
  const int chosen = std::max(0, m_chooser->currentIndex());
  ChartPanel* const panel = m_panels[static_cast<std::size_t>(chosen)];
  panel->draw(m_results.chartData());
  m_charts->setCurrentWidget(panel);
  m_within->setVisible(std::ranges::any_of(m_results.rows(), [](const ResultRow& row) {
    const Measured* measured = row.test == Test::Network ? shownOf(row) : nullptr;
    return measured != nullptr && isWithinThisMachine(*measured);
  }));
  m_layers->setCurrentWidget(m_table->shownRows() > 0 ? static_cast<QWidget*>(m_halves) : m_empty);
  if (before != shownChart()) emit shownChartChanged();
}

void NetworkResults::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
  QWidget::changeEvent(event);
}

void NetworkResults::retranslate() {
  m_within->setText(tr(
      "Within this computer: the connection did not leave it, so these are figures of its memory and OS."));
  m_within->setPalette(withText(QPalette(), themeFor(palette()).fair));
  m_chooser->setItemText(ofRates, tr("Rate over time"));
  m_chooser->setItemText(ofLatencies, tr("RTT over time"));
  m_chooser->setItemText(ofStreams, tr("Streams"));
  m_chooser->setItemText(ofChunks, tr("Chunks by size"));
  m_chooser->setItemText(ofPercentiles, tr("RTT by percentile"));
  m_chooser->setAccessibleName(tr("Chart"));
  m_chooser->setToolTip(tr("What the chart shows"));
}

}  // namespace strata::gui

#include "moc_network_results.cpp"
