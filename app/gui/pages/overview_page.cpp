// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/overview_page.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qabstractscrollarea.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <utility>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_panel.h"
#include "app/gui/look/theme.h"
#include "app/gui/panel/against.h"
#include "app/gui/panel/compared_row.h"
#include "app/gui/panel/held_back_line.h"
#include "app/gui/panel/heroes.h"
#include "app/gui/panel/ladder.h"
#include "app/gui/panel/panel_values.h"
#include "app/gui/panel/panel_view.h"
#include "app/gui/panel/sweep_bar.h"
#include "app/gui/results/compared_figures.h"
#include "app/gui/run/live_results.h"
#include "app/gui/setup/binding_row.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folded_text.h"
#include "app/gui/widgets/plain_text.h"
#include "core/chart/cache_edges.h"
#include "core/model/held_back.h"

namespace strata::gui {

namespace {

/// Its height does not go by its width, as far as the page is concerned: the page's layout would take all the
/// height that a chart likes to have for what it needs, and squeeze the rest.
class ChartBox : public QWidget {
 public:
  using QWidget::QWidget;
  bool hasHeightForWidth() const override { return false; }
};

/// The height of a page on which nothing has to be spared for the chart to be seen, in lines of text.
constexpr int linesOfUsualPage = 44;
constexpr int usualGap = 8;
constexpr int compactGap = 6;

/// What the chart can show, in the order of the chooser.
constexpr std::array chartKinds{TestGroup::Bandwidth, TestGroup::Latency, TestGroup::Memory, TestGroup::Disk,
                                TestGroup::Processor};

void addCell(std::vector<CellId>& cells, const std::optional<ResultRow>& row) {
  if (row) cells.push_back(*row);
}

std::vector<CellId> cellsOf(const Panel& panel) {
  std::vector<CellId> cells;
  for (const PanelRow& row : panel.rows)
    for (const PanelFigure& figure : row.figures) {
      addCell(cells, figure.row);
      if (!figure.besideIsOfRow) addCell(cells, figure.beside);
    }
  const PanelOthers& others = panel.others;
  for (const auto* row :
       {&others.integer, &others.floating, &others.diskWrite, &others.diskRead, &others.diskWait})
    addCell(cells, *row);
  return cells;
}

}  // namespace

OverviewPage::OverviewPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_heldBack(new HeldBackLine(this)),
      m_heroes(new HeroRow(heroNames, this)),
      m_coresLine(new QWidget(this)),
      m_coresLabel(plainLabel(m_coresLine)),
      m_cores(new QComboBox(m_coresLine)),
      m_panel(new PanelView(this)),
      m_notes(new FoldedText(QStringLiteral("overviewNotes"), this)),
      m_card(new QPushButton(this)),
      m_below(new QHBoxLayout),
      m_choices(new QHBoxLayout),
      m_chartBox(new ChartBox(this)),
      m_chooser(new QComboBox(this)),
      m_sweep(new SweepBar(m_chooser, SweepStart::OwnButton, this)),
      m_comparedRow(new ComparedRow(QStringLiteral("compared"), this)),
      m_charts(new CurrentStack(m_chartBox)),
      m_empty(new EmptyState(this)),
      m_invitation(plainLabel(this)),
      m_panels{new ChartPanel("bandwidthChart", bandwidthChart, m_charts),
               new ChartPanel("latencyChart", latencyChart, m_charts),
               new ChartPanel("memoryChart", memoryChart, m_charts),
               new ChartPanel("diskChart", latestDiskChart, m_charts),
               new ChartPanel("processorChart", processorChart, m_charts)} {
  setObjectName(QStringLiteral("overviewPage"));
  layOut();
  m_panels[0]->setAllThreads(false);

  connect(&results, &LiveResults::begun, this, [this] {
    constexpr std::size_t mostStepsOfACell = 2;
    keepRoom(m_results.plan()->steps.size() > mostStepsOfACell);
    followRun();
  });
  connect(&results, &LiveResults::stepStarted, this, &OverviewPage::followRun);
  connect(&results, &LiveResults::finished, this, &OverviewPage::followEnd);
  connect(&results, &LiveResults::changed, this, &OverviewPage::showFigures);
  connect(m_cores, &QComboBox::activated, this, &OverviewPage::chooseCores);
  connect(m_card, &QPushButton::clicked, this, &OverviewPage::cardWanted);
  connect(m_panel, &PanelView::measureWanted, this, &ResultsPage::measureWanted);
  connect(m_panel, &PanelView::threadsChosen, this, &OverviewPage::setThreads);
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

  m_chartBox->setObjectName(QStringLiteral("chartBox"));
  auto* chartColumn = new QVBoxLayout(m_chartBox);
  chartColumn->setContentsMargins(0, 0, 0, 0);
  chartColumn->setSpacing(6);
  m_invitation->setObjectName(QStringLiteral("chartInvitation"));
  m_invitation->setWordWrap(true);
  m_invitation->hide();
  m_choices->addWidget(m_sweep, 1);
  m_choices->addWidget(m_comparedRow, 0, Qt::AlignTrailing | Qt::AlignTop);
  chartColumn->addLayout(m_choices);
  chartColumn->addWidget(m_invitation);
  chartColumn->addWidget(m_charts, 1);
  m_charts->setObjectName(QStringLiteral("charts"));
  m_charts->addWidget(m_empty);
  for (ChartPanel* panel : m_panels) m_charts->addWidget(panel);

  m_cores->setObjectName(QStringLiteral("panelCores"));
  m_cores->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_coresLabel->setBuddy(m_cores);
  auto* cores = new QHBoxLayout(m_coresLine);
  cores->setContentsMargins(0, 0, 0, 0);
  cores->addWidget(m_coresLabel);
  cores->addWidget(m_cores);
  cores->addStretch(1);
  m_coresLine->hide();
  m_notes->hide();
  m_card->setObjectName(QStringLiteral("overviewCard"));
  m_card->setEnabled(false);
  m_below->addWidget(m_notes, 1);
  m_below->addWidget(m_card, 0, Qt::AlignTrailing | Qt::AlignTop);

  auto* whole = new QVBoxLayout(this);
  whole->setSpacing(usualGap);
  whole->addWidget(m_heldBack);
  whole->addWidget(m_heroes);
  whole->addWidget(m_coresLine);
  whole->addWidget(m_panel);
  whole->addLayout(m_below);
  whole->addWidget(m_chartBox, 1);
  whole->setContentsMargins(pageSide, 0, pageSide, 8);
}

void OverviewPage::resizeEvent(QResizeEvent* event) {
  ResultsPage::resizeEvent(event);
  if (event->size().width() == event->oldSize().width()) return;
  placeCard();
  updateGeometry();
}

void OverviewPage::fitHeight() {
  if (m_seen == nullptr) return;
  const bool compact = m_seen->height() < linesOfUsualPage * fontMetrics().height();
  if (compact != m_compact) {
    m_compact = compact;
    m_heroes->setCompact(compact);
    m_panel->setCompact(compact);
    layout()->setSpacing(compact ? compactGap : usualGap);
  }
  placeCard();
}

void OverviewPage::placeCard() {
  const int besides = m_sweep->sizeHint().width() + m_comparedRow->sizeHint().width() +
                      m_card->sizeHint().width() + 2 * m_choices->spacing() + 2 * pageSide;
  const bool inChoices = m_compact && besides <= width();
  if (inChoices == (m_choices->indexOf(m_card) >= 0)) return;
  const bool hadFocus = m_card->hasFocus();
  (inChoices ? m_below : m_choices)->removeWidget(m_card);
  (inChoices ? m_choices : m_below)->addWidget(m_card, 0, Qt::AlignTrailing | Qt::AlignTop);
  // The Tab key goes where the eye does.
  QWidget* const before = inChoices ? static_cast<QWidget*>(m_comparedRow->findChild<QComboBox*>())
                                    : m_notes->findChild<QToolButton*>();
  if (before != nullptr) setTabOrder(before, m_card);
  if (hadFocus) m_card->setFocus();
}

bool OverviewPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_seen && event->type() == QEvent::Resize) fitHeight();
  return ResultsPage::eventFilter(watched, event);
}

// The least size of a layout knows nothing of what takes more lines where it is narrow, or fewer where it is
// wide.
QSize OverviewPage::minimumSizeHint() const {
  QSize least = ResultsPage::minimumSizeHint();
  if (layout()->hasHeightForWidth())
    least.setHeight(layout()->totalMinimumHeightForWidth(std::max(width(), least.width())));
  return least;
}

RunRequest OverviewPage::request() const {
  return wholeMachineRequest(m_withDisk, m_pace);
}

void OverviewPage::setRun(const Run* run) {
  m_hasRun = run != nullptr;
  if (run)
    m_heldBack->setReasons(heldBack(*run));
  else if (m_machine)
    m_heldBack->setReasons(heldBack(*m_machine, {}, {}));
}

void OverviewPage::setHasCard(bool hasCard) {
  m_card->setEnabled(hasCard);
}

void OverviewPage::setWhole(bool withDisk, WholeMachinePace pace) {
  if (withDisk == m_withDisk && pace == m_pace) return;
  m_withDisk = withDisk;
  m_pace = pace;
  emit requestChanged();
}

std::optional<RunRequest> OverviewPage::sweepRequest() const {
  return m_sweep->request(m_threads);
}

void OverviewPage::showSweepForecast(const Plan& plan) {
  m_sweep->showForecast(plan);
}

std::vector<const ResultRow*> OverviewPage::shownRows(const LiveResults& results) const {
  if (!m_machine) return {};
  std::vector<CellId> cells = cellsOf(panelOf(results.rows(), *m_machine, PanelThreads::One));
  const std::vector<CellId> all = cellsOf(panelOf(results.rows(), *m_machine, PanelThreads::All));
  cells.insert(cells.end(), all.begin(), all.end());
  std::vector<const ResultRow*> shown;
  for (const ResultRow& row : results.rows())
    if (std::ranges::find(cells, static_cast<const CellId&>(row)) != cells.end()) shown.push_back(&row);
  return shown;
}

void OverviewPage::setThreads(PanelThreads threads) {
  m_threads = threads;
  m_panels[0]->setAllThreads(threads == PanelThreads::All);
  showFigures();
  emit threadsChanged(threads);
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
  // Before a run, what the machine is made of says something already.
  if (!m_hasRun) m_heldBack->setReasons(heldBack(machine, {}, {}));
  m_machine = machine;
  m_sweep->setMachine(machine);
  showCoreKinds();
  showCompared();
  showFigures();
}

void OverviewPage::setSettings(const Settings& settings) {
  m_settings = settings;
  showCoreKinds();
}

void OverviewPage::showCoreKinds() {
  if (m_machine) m_coresLine->setVisible(BindingRow::fillKinds(*m_cores, *m_machine, m_settings.cores));
}

void OverviewPage::chooseCores() {
  m_settings.cores = static_cast<CoreChoice>(m_cores->currentData().toInt());
  emit settingsChosen(m_settings);
}

void OverviewPage::setRateUnit(RateUnit unit) {
  m_unit = unit;
  m_panel->setRateUnit(unit);
  for (ChartPanel* panel : m_panels) panel->setRateUnit(unit);
  showFigures();
}

void OverviewPage::offerCompared(ComparedChoice& choice) {
  m_compared = &choice;
  m_comparedRow->offerCompared(choice);
  connect(&choice, &ComparedChoice::changed, this, [this] {
    showCompared();
    showFigures();
  });
}

void OverviewPage::showCompared() {
  m_comparedLines = comparedLinesOf(m_compared);
  m_against = againstOf(m_compared == nullptr ? nullptr : m_compared->chosen());
  for (ChartPanel* panel : m_panels) panel->setCompared(m_comparedLines);
}

TestGroup OverviewPage::chosenKind() const {
  return chartKinds[static_cast<std::size_t>(std::max(0, m_chooser->currentIndex()))];
}

void OverviewPage::chooseChart(TestGroup kind) {
  const auto at = std::find(chartKinds.begin(), chartKinds.end(), kind);
  // Some tests have their chart on their own page only.
  if (at != chartKinds.end()) m_chooser->setCurrentIndex(static_cast<int>(at - chartKinds.begin()));
}

// The chart of the test that runs, unless that goes on in the one that is shown.
void OverviewPage::followRun() {
  if (const auto kind = m_results.runningKind()) chooseChart(*kind);
  showFigures();
}

// After several tests, shows the chart that has the most layers.
void OverviewPage::followEnd() {
  keepRoom(false);
  for (const TestGroup kind : chartKinds) {
    const auto& steps = m_results.plan()->steps;
    const bool ran =
        std::any_of(steps.begin(), steps.end(), [&](const Step& step) { return step.group == kind; });
    if (ran && m_results.has(kind)) return chooseChart(kind);
  }
}

void OverviewPage::showEvent(QShowEvent* event) {
  for (QWidget* above = parentWidget(); m_seen == nullptr && above != nullptr; above = above->parentWidget())
    if (auto* area = qobject_cast<QAbstractScrollArea*>(above)) {
      m_seen = area->viewport();
      m_seen->installEventFilter(this);
    }
  fitHeight();
  showFigures();
  ResultsPage::showEvent(event);
}

void OverviewPage::showFigures() {
  if (!isVisible() || !m_machine) return;
  const std::vector<ResultRow>& rows = m_results.rows();
  const std::vector<CacheEdge> edges = cacheEdges(*m_machine, indistinctAmong(rows, *m_machine));
  for (ChartPanel* panel : m_panels) panel->setCacheEdges(edges);
  const Panel one = panelOf(rows, *m_machine, PanelThreads::One);
  const Panel all = panelOf(rows, *m_machine, PanelThreads::All);
  std::vector<Rung> rungs = rungsOf(one, all, m_unit);
  if (const ComparedFigures* compared = m_compared == nullptr ? nullptr : m_compared->chosen())
    rungs = withCompared(std::move(rungs), compared->layers, m_unit);
  m_heroes->setHeroes(heroesOf(one, all, m_unit, m_against.get()));
  m_panel->setPanel(m_threads == PanelThreads::One ? one : all, rungs, m_against);
  showNotes();
  showCharts();
}

// A run of a single cell ends before there is much to come.
void OverviewPage::keepRoom(bool keeps) {
  m_keepsRoom = keeps;
  m_notes->setKeepsRoom(keeps);
  m_charts->setMinimumHeight(0);
  // A chart that was not drawn yet has no line of its legend.
  const int legend = keeps ? fontMetrics().height() * 3 / 2 : 0;
  for (const ChartPanel* panel : m_panels)
    if (keeps)
      m_charts->setMinimumHeight(
          std::max(m_charts->minimumHeight(), panel->minimumSizeHint().height() + legend));
  showNotes();
}

void OverviewPage::showCharts() {
  const TestGroup kind = chosenKind();
  m_sweep->setKind(kind);
  ChartPanel* const before = shownChart();
  ChartPanel* const panel = m_panels[static_cast<std::size_t>(std::max(0, m_chooser->currentIndex()))];
  panel->draw(m_results.chartData());
  const bool measured = m_results.has(kind);
  // All threads of this machine beside one of another would say nothing.
  const bool compared = m_comparedLines && hasLinesFor(*m_comparedLines, kind) &&
                        (kind != TestGroup::Bandwidth || m_threads == PanelThreads::One);
  m_charts->setCurrentWidget(measured || compared ? static_cast<QWidget*>(panel) : m_empty);
  m_invitation->setVisible(!measured && compared);
  if (before != shownChart()) emit shownChartChanged();
}

void OverviewPage::showNotes() {
  const ResultNotes& notes = m_panel->notes();
  m_notes->setText(notesText(notes), notesInBrief(notes));
  m_notes->setVisible(m_keepsRoom || !m_notes->text().isEmpty());
}

void OverviewPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showCompared();
    showFigures();
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fitHeight();
  ResultsPage::changeEvent(event);
}

void OverviewPage::retranslate() {
  for (std::size_t i = 0; i < chartKinds.size(); ++i)
    m_chooser->setItemText(static_cast<int>(i), chartKinds[i] == TestGroup::Memory
                                                    ? tr("Moves", "the chart of the memory test")
                                                    : kindName(chartKinds[i]));
  m_coresLabel->setText(tr("&Cores:"));
  m_cores->setAccessibleName(tr("Kind of cores that is measured"));
  showCoreKinds();
  m_card->setText(tr("Result card…"));
  m_card->setAccessibleName(tr("Result card"));
  m_card->setToolTip(tr("Shows these results as one picture, to save or copy"));
  m_chooser->setAccessibleName(tr("Chart"));
  m_chooser->setToolTip(tr("What the chart shows"));
}

}  // namespace strata::gui

#include "moc_overview_page.cpp"
