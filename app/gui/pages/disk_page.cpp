// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/disk_page.h"

#include <QtCore/qcoreevent.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/disk/disk_bar.h"
#include "app/gui/disk/disk_faces.h"
#include "app/gui/disk/disk_grid.h"
#include "app/gui/disk/disk_target.h"
#include "app/gui/look/theme.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/run/live_results.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/reasons_strip.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

/// In the order of the chooser.
enum Chart : int { rateChart, latencyChart, percentileChart, enduranceRateChart, enduranceLatencyChart };

bool isOfEndurance(int chart) {
  return chart == enduranceRateChart || chart == enduranceLatencyChart;
}

bool isEndurance(const Plan& plan) {
  return std::ranges::any_of(plan.steps, [](const Step& step) {
    return std::ranges::any_of(step.cells, [](const PlannedCell& cell) {
      const auto disk = diskCellOf(cell.test, cell.kernel, cell.parameters);
      return disk && disk->isEndurance;
    });
  });
}

bool hasDiskRows(const Plan& plan) {
  return std::ranges::any_of(plan.steps, [](const Step& step) {
    return std::ranges::any_of(step.cells, [](const PlannedCell& cell) {
      return diskCellOf(cell.test, cell.kernel, cell.parameters).has_value();
    });
  });
}

}  // namespace

DiskPage::DiskPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_target(new DiskTarget(this)),
      m_bar(new DiskBar(this)),
      m_layers(new CurrentStack(this)),
      m_classic(new TestPage(results, StepKind::Disk, m_layers)) {
  setObjectName(QStringLiteral("diskPage"));
  m_classic->setObjectName(QStringLiteral("classicDisk"));
  m_layers->setObjectName(QStringLiteral("diskLayers"));
  m_layers->addWidget(m_classic);
  m_rows = makeRows();
  m_layers->addWidget(m_rows);

  auto* top = new QVBoxLayout;
  top->setContentsMargins(20, 0, 20, 0);
  top->setSpacing(6);
  top->addWidget(m_target);
  top->addWidget(m_bar);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(6);
  whole->addLayout(top);
  whole->addWidget(m_layers, 1);

  connect(m_target, &DiskTarget::changeWanted, this, &DiskPage::foldersWanted);
  connect(m_bar, &DiskBar::settingsChosen, this, &DiskPage::settingsChosen);
  connect(m_bar, &DiskBar::enduranceWanted, this, &DiskPage::enduranceWanted);
  connect(m_bar, &DiskBar::readFileWanted, this, &DiskPage::readFileWanted);
  connect(m_bar, &DiskBar::measureChosen, this, [this] { m_grid->setMeasure(m_bar->measure()); });
  connect(m_classic, &ResultsPage::shownChartChanged, this, &ResultsPage::shownChartChanged);
  connect(&results, &LiveResults::begun, this, &DiskPage::followRun);
  connect(&results, &LiveResults::changed, this, &DiskPage::showFigures);
  retranslate();
  show(Settings{});
}

DiskPage::~DiskPage() = default;

QWidget* DiskPage::makeRows() {
  auto* rows = new QWidget(m_layers);
  rows->setObjectName(QStringLiteral("diskRows"));
  m_grid = new DiskGrid(rows);
  m_reasons = new ReasonsStrip(QStringLiteral("diskReasons"), rows);
  m_chooser = new QComboBox(rows);
  m_chooser->setObjectName(QStringLiteral("diskChartChooser"));
  m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_summary = plainLabel(rows);
  m_summary->setObjectName(QStringLiteral("enduranceSummary"));
  m_summary->setWordWrap(true);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_summary->hide();
  m_charts = new CurrentStack(rows);
  m_charts->setObjectName(QStringLiteral("diskCharts"));
  m_empty = new EmptyState(m_charts);
  m_charts->addWidget(m_empty);
  m_panels = {makeDiskRateChart(m_charts), makeDiskLatencyChart(m_charts), makePercentileChart(m_charts),
              makeEnduranceRateChart(m_charts), makeEnduranceLatencyChart(m_charts)};
  for (ChartPanel* panel : m_panels) {
    m_charts->addWidget(panel);
    m_chooser->addItem(QString());
  }

  auto* tools = new QHBoxLayout;
  tools->setContentsMargins(0, 0, 0, 0);
  tools->addWidget(m_chooser);
  tools->addWidget(m_summary, 1);
  tools->addStretch(0);
  auto* column = new QVBoxLayout(rows);
  column->setContentsMargins(20, 0, 20, 8);
  column->setSpacing(8);
  column->addWidget(m_grid);
  column->addWidget(m_reasons);
  column->addLayout(tools);
  column->addWidget(m_charts, 1);

  connect(m_grid, &DiskGrid::measureWanted, this, &ResultsPage::measureWanted);
  connect(m_grid, &DiskGrid::currentChanged, this, &DiskPage::showReasons);
  connect(m_chooser, &QComboBox::currentIndexChanged, this, &DiskPage::showCharts);
  return rows;
}

bool DiskPage::isInRows() const {
  return m_layers->currentWidget() == m_rows;
}

RunRequest DiskPage::request() const {
  return otherRequest(StepKind::Disk);
}

ChartPanel* DiskPage::shownChart() const {
  if (!isInRows()) return m_classic->shownChart();
  return m_charts->currentWidget() == m_empty ? nullptr : static_cast<ChartPanel*>(m_charts->currentWidget());
}

void DiskPage::setInvitation(const QString& heading, const QString& sentence) {
  m_classic->setInvitation(heading, sentence);
  m_empty->setText(heading, sentence);
}

void DiskPage::showForecast(const Plan& plan) {
  if (plan.folders.empty()) return;
  m_target->showPlan(plan);
  m_bar->showPlan(plan);
  emit folderKnown(plan.folders.front());
}

void DiskPage::setMachine(const Machine& machine) {
  m_classic->setMachine(machine);
}

void DiskPage::setRateUnit(RateUnit unit) {
  m_unit = unit;
  m_classic->setRateUnit(unit);
  m_grid->setRateUnit(unit);
  for (ChartPanel* panel : m_panels) panel->setRateUnit(unit);
  showFigures();
}

void DiskPage::setSettings(const Settings& settings) {
  m_bar->setSettings(settings);
  show(settings);
  emit requestChanged();
}

void DiskPage::show(const Settings& settings) {
  m_shown = settings;
  const bool inRows = settings.diskProfile != DiskProfile::Classic;
  m_bar->setInRows(settings.diskProfile != DiskProfile::Classic);
  m_layers->setCurrentWidget(inRows ? m_rows : static_cast<QWidget*>(m_classic));
  if (inRows) m_grid->setTable(diskTableOf(m_results.rows(), m_shown));
  showFigures();
  emit shownChartChanged();
}

// A run that was started elsewhere, or only reads, may be of another profile.
void DiskPage::followRun() {
  const auto& plan = m_results.plan();
  if (!plan || !hasDiskRows(*plan)) return;
  Settings shown = plan->settings;
  const bool endurance = isEndurance(*plan);
  if (endurance && shown.diskProfile == DiskProfile::Classic) shown.diskProfile = DiskProfile::Default;
  show(shown);
  // What a person has chosen stays, unless nothing of this run is in it.
  if (isOfEndurance(m_chooser->currentIndex()) != endurance)
    m_chooser->setCurrentIndex(endurance ? enduranceRateChart : rateChart);
}

void DiskPage::showEvent(QShowEvent* event) {
  showFigures();
  ResultsPage::showEvent(event);
}

// Only what can be seen is drawn; a page that is hidden catches up when it is shown.
void DiskPage::showFigures() {
  if (!isVisible() || !isInRows()) return;
  const DiskTable table = diskTableOf(m_results.rows(), m_shown);
  m_grid->setTable(table);
  for (const auto& row : table.figures)
    for (const auto& figure : row)
      if (figure)
        if (const DiskFigures* figures = diskFiguresOf(*figure)) m_target->setEngine(figures->engine);
  showReasons();
  showCharts();
}

void DiskPage::showCharts() {
  if (!isInRows()) return;
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

void DiskPage::showReasons() {
  m_reasons->setTexts(m_grid->allReasons());
  m_reasons->setText(m_grid->reasonsOfCurrent());
}

void DiskPage::fitSummary() {
  constexpr int margins = 40;
  const int beside = width() - margins - m_chooser->sizeHint().width() - margins;
  m_summary->setMinimumHeight(std::max(0, m_summary->heightForWidth(std::max(1, beside))));
}

void DiskPage::resizeEvent(QResizeEvent* event) {
  ResultsPage::resizeEvent(event);
  fitSummary();
}

void DiskPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showFigures();
  }
  ResultsPage::changeEvent(event);
}

void DiskPage::retranslate() {
  m_chooser->setItemText(rateChart, tr("Rate over time"));
  m_chooser->setItemText(latencyChart, tr("Latency over time"));
  m_chooser->setItemText(percentileChart, tr("Latency by percentile"));
  m_chooser->setItemText(enduranceRateChart, tr("Endurance: rate"));
  m_chooser->setItemText(enduranceLatencyChart, tr("Endurance: latency"));
  m_chooser->setAccessibleName(tr("Chart"));
  m_chooser->setToolTip(tr("What the chart shows"));
}

}  // namespace strata::gui
