// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/disk/disk_rows_view.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>
#include <utility>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/disk/disk_grid.h"
#include "app/gui/disk/disk_table.h"
#include "app/gui/run/live_results.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folding_splitter.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/reasons_strip.h"

namespace strata::gui {

namespace {

/// The charts in the order of the chooser.
enum DiskChart : int { ofRates, ofLatencies, ofPercentiles, ofEnduranceRates, ofEnduranceLatencies };

bool isOfEndurance(int chart) {
  return chart == ofEnduranceRates || chart == ofEnduranceLatencies;
}

bool isEndurance(const Plan& plan) {
  return std::ranges::any_of(plan.steps, [](const Step& step) {
    return std::ranges::any_of(step.cells, [](const PlannedCell& cell) {
      const auto disk = diskCellOf(cell);
      return disk && disk->isEndurance;
    });
  });
}

}  // namespace

DiskRowsView::DiskRowsView(LiveResults& results, QWidget* parent, std::vector<std::string> ops)
    : QWidget(parent),
      m_results(results),
      m_ops(std::move(ops)),
      m_halves(new FoldingSplitter(this)),
      m_grid(new DiskGrid(this)),
      m_reasons(new ReasonsStrip(QStringLiteral("diskReasons"), this)),
      m_chooser(new QComboBox(this)),
      m_summary(plainLabel(this)),
      m_charts(new CurrentStack(this)),
      m_empty(new EmptyState(m_charts)) {
  layOut();
  connect(m_grid, &DiskGrid::measureWanted, this, &DiskRowsView::measureWanted);
  connect(m_grid, &DiskGrid::currentChanged, this, &DiskRowsView::showReasons);
  connect(m_chooser, &QComboBox::currentIndexChanged, this, &DiskRowsView::showCharts);
  connect(m_halves, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
  connect(&results, &LiveResults::changed, this, &DiskRowsView::showFigures);
  retranslate();
}

DiskRowsView::~DiskRowsView() = default;

void DiskRowsView::layOut() {
  m_chooser->setObjectName(QStringLiteral("diskChartChooser"));
  m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_summary->setObjectName(QStringLiteral("enduranceSummary"));
  m_summary->setWordWrap(true);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_summary->hide();
  m_charts->setObjectName(QStringLiteral("diskCharts"));
  m_charts->addWidget(m_empty);
  m_panels = {new ChartPanel("diskRateChart", diskRateChart, m_charts),
              new ChartPanel("diskLatencyChart", diskLatencyChart, m_charts),
              new ChartPanel("percentileChart", percentileChart, m_charts),
              new ChartPanel("enduranceRateChart", enduranceRateChart, m_charts),
              new ChartPanel("enduranceLatencyChart", enduranceLatencyChart, m_charts)};
  for (ChartPanel* panel : m_panels) {
    m_charts->addWidget(panel);
    m_chooser->addItem(QString());
  }

  auto* tools = new QHBoxLayout;
  tools->setContentsMargins(0, 0, 0, 0);
  tools->addWidget(m_chooser);
  tools->addWidget(m_summary, 1);
  tools->addStretch(0);
  auto* table = new QWidget(m_halves);
  table->setObjectName(QStringLiteral("diskTableHalf"));
  auto* tableColumn = new QVBoxLayout(table);
  tableColumn->setContentsMargins(0, 0, 0, 0);
  tableColumn->setSpacing(8);
  tableColumn->addWidget(m_grid);
  tableColumn->addWidget(m_reasons);
  tableColumn->addStretch(1);
  auto* charts = new QWidget(m_halves);
  charts->setObjectName(QStringLiteral("diskChartHalf"));
  auto* chartColumn = new QVBoxLayout(charts);
  chartColumn->setContentsMargins(0, 0, 0, 0);
  chartColumn->setSpacing(8);
  chartColumn->addLayout(tools);
  chartColumn->addWidget(m_charts, 1);
  charts->installEventFilter(this);
  m_halves->installEventFilter(this);
  m_halves->setObjectName(QStringLiteral("diskHalves"));
  m_halves->addWidget(table);
  m_halves->addWidget(charts);
  // The table takes what its columns need, the chart the rest.
  m_halves->setStretchFactor(0, 0);
  m_halves->setStretchFactor(1, 1);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(20, 0, 20, 8);
  whole->addWidget(m_halves);
}

void DiskRowsView::keepTableUnfolded() {
  const int character = std::max(1, fontMetrics().averageCharWidth());
  m_halves->setRoomWanted(0, m_grid->sizeHint().width() / character + 1);
  shareRoom();
}

void DiskRowsView::shareRoom() {
  const int table = m_grid->sizeHint().width();
  if (!m_isShared && m_halves->orientation() == Qt::Horizontal)
    m_halves->setSizes({table, std::max(1, m_halves->width() - m_halves->handleWidth() - table)});
}

DiskTable DiskRowsView::table() const {
  return diskTableOf(m_results.rows(), m_shown, m_ops);
}

void DiskRowsView::setSettings(const Settings& settings) {
  m_shown = settings;
  m_grid->setTable(table());
  keepTableUnfolded();
  showFigures();
}

void DiskRowsView::setMeasure(DiskMeasure measure) {
  m_grid->setMeasure(measure);
}

void DiskRowsView::setRateUnit(RateUnit unit) {
  m_unit = unit;
  m_grid->setRateUnit(unit);
  for (ChartPanel* panel : m_panels) panel->setRateUnit(unit);
  showFigures();
}

void DiskRowsView::setInvitation(const QString& heading, const QString& sentence) {
  m_empty->setText(heading, sentence);
}

ChartPanel* DiskRowsView::shownChart() const {
  return m_charts->currentWidget() == m_empty ? nullptr : static_cast<ChartPanel*>(m_charts->currentWidget());
}

void DiskRowsView::showChartFor(const Plan& plan) {
  if (const bool endurance = isEndurance(plan); isOfEndurance(m_chooser->currentIndex()) != endurance)
    m_chooser->setCurrentIndex(endurance ? ofEnduranceRates : ofRates);
}

void DiskRowsView::showEvent(QShowEvent* event) {
  showFigures();
  QWidget::showEvent(event);
}

// Only what can be seen is drawn; a view that is hidden catches up when it is shown.
void DiskRowsView::showFigures() {
  if (!isVisible()) return;
  const DiskTable shown = table();
  m_grid->setTable(shown);
  for (const auto& row : shown.figures)
    for (const auto& figure : row)
      if (figure)
        if (const DiskFigures* figures = diskFiguresOf(*figure)) emit engineKnown(figures->engine);
  showReasons();
  showCharts();
}

void DiskRowsView::showCharts() {
  ChartPanel* const before = shownChart();
  const int chosen = std::max(0, m_chooser->currentIndex());
  ChartPanel* const panel = m_panels[static_cast<std::size_t>(chosen)];
  const auto endurance = enduranceOf(m_results.rows());
  const bool ofEndurance = isOfEndurance(chosen);
  m_summary->setText(ofEndurance && endurance ? enduranceText(*endurance, m_unit) : QString());
  m_summary->setVisible(!m_summary->text().isEmpty());
  fitSummary();
  ChartData shown;
  shown.diskRows = ofProfile(m_results.chartData().diskRows, m_shown);
  panel->draw(shown);
  const bool nothingYet = !ofEndurance && !m_grid->table().hasFigures();
  m_charts->setCurrentWidget(nothingYet ? static_cast<QWidget*>(m_empty) : panel);
  if (before != shownChart()) emit shownChartChanged();
}

void DiskRowsView::showReasons() {
  m_reasons->setTexts(m_grid->allReasons());
  m_reasons->setText(m_grid->reasonsOfCurrent());
}

void DiskRowsView::fitSummary() {
  constexpr int gap = 40;
  const int beside = m_summary->parentWidget()->width() - m_chooser->sizeHint().width() - gap;
  m_summary->setMinimumHeight(std::max(0, m_summary->heightForWidth(std::max(1, beside))));
}

bool DiskRowsView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_summary->parentWidget() && event->type() == QEvent::Resize) fitSummary();
  if (watched == m_halves && (event->type() == QEvent::Show || event->type() == QEvent::Resize)) shareRoom();
  return QWidget::eventFilter(watched, event);
}

void DiskRowsView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showFigures();
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) keepTableUnfolded();
  QWidget::changeEvent(event);
}

void DiskRowsView::retranslate() {
  m_chooser->setItemText(ofRates, tr("Rate over time"));
  m_chooser->setItemText(ofLatencies, tr("Latency over time"));
  m_chooser->setItemText(ofPercentiles, tr("Latency by percentile"));
  m_chooser->setItemText(ofEnduranceRates, tr("Sustained write: rate"));
  m_chooser->setItemText(ofEnduranceLatencies, tr("Sustained write: latency"));
  m_chooser->setAccessibleName(tr("Chart"));
  m_chooser->setToolTip(tr("What the chart shows"));
}

}  // namespace strata::gui

#include "moc_disk_rows_view.cpp"
