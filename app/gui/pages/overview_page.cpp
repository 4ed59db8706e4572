// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/overview_page.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qitemselectionmodel.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qheaderview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qstyleoption.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/live_results.h"
#include "app/gui/pages/current_stack.h"
#include "app/gui/pages/empty_state.h"
#include "app/gui/pages/folding_splitter.h"
#include "app/gui/pages/ladder_view.h"
#include "app/gui/pages/layers_delegate.h"
#include "app/gui/pages/layers_model.h"

namespace strata::gui {

OverviewPage::OverviewPage(LiveResults& results, QWidget* parent)
    : ResultsPage(parent),
      m_results(results),
      m_layers(new CurrentStack(this)),
      m_empty(new EmptyState(this)),
      m_body(new FoldingSplitter(this)),
      m_model(new LayersModel(results, this)),
      m_table(new QTableView(this)),
      m_reasons(new QLabel(this)),
      m_charts(new CurrentStack(m_body)),
      m_panels{makeProcessorChart(m_charts), makeMemoryChart(m_charts), makeDiskChart(m_charts)},
      m_ladder(new LadderView(m_body)) {
  setObjectName(QStringLiteral("overviewPage"));
  m_charts->setObjectName(QStringLiteral("charts"));
  for (ChartPanel* panel : m_panels) m_charts->addWidget(panel);
  buildTable();

  auto* side = new QWidget(m_body);
  side->setObjectName(QStringLiteral("overviewSide"));
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addWidget(m_charts, 1);
  column->addWidget(m_ladder);

  m_body->setObjectName(QStringLiteral("overviewBody"));
  auto* front = new QWidget(m_body);
  front->setObjectName(QStringLiteral("overviewFront"));
  auto* frontColumn = new QVBoxLayout(front);
  frontColumn->setContentsMargins(0, 0, 0, 0);
  frontColumn->setSpacing(8);
  frontColumn->addWidget(m_table, 1);
  frontColumn->addWidget(m_reasons);
  m_body->addWidget(front);
  m_body->addWidget(side);
  m_body->setStretchFactor(0, 5);
  m_body->setStretchFactor(1, 4);
  m_layers->setObjectName(QStringLiteral("layers"));
  m_layers->addWidget(m_empty);
  m_figures = m_layers->addFramed(m_body, QMargins(20, 4, 20, 8));

  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_layers);

  connect(&results, &LiveResults::begun, this, &OverviewPage::showFigures);
  connect(&results, &LiveResults::stepStarted, this, &OverviewPage::showFigures);
  connect(&results, &LiveResults::changed, this, &OverviewPage::showFigures);
  connect(m_table, &QTableView::activated, this,
          [this](const QModelIndex& index) { openLayer(index.row()); });
  retranslate();
}

OverviewPage::~OverviewPage() = default;

void OverviewPage::buildTable() {
  m_table->setObjectName(QStringLiteral("layersTable"));
  m_table->setModel(m_model);
  m_table->setItemDelegate(new LayersDelegate(m_table));
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->setCornerButtonEnabled(false);
  m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->hide();
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  m_table->horizontalHeader()->setSectionResizeMode(LayersModel::layerColumn, QHeaderView::Fixed);
  m_table->horizontalHeader()->setMinimumSectionSize(20);
  m_reasons->setObjectName(QStringLiteral("overviewReasons"));
  m_reasons->setWordWrap(true);
  m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_reasons->hide();
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &OverviewPage::showReasons);
  connect(m_model, &QAbstractItemModel::modelReset, this, &OverviewPage::showLayers);
  connect(m_model, &QAbstractItemModel::dataChanged, this, &OverviewPage::showLayers);
}

void OverviewPage::showLayers() {
  fitTable();
  showReasons();
  m_ladder->setRungs(rungsOf(m_model->layers(), m_model->rateUnit()));
}

// The table is as large as what it says, so that the page scrolls and not a part of it.
void OverviewPage::fitTable() {
  const QStyleOptionViewItem option = itemOption();
  QSize name;
  QSize figure;
  for (int row = 0; row < m_model->rowCount(); ++row)
    for (int column = 0; column < LayersModel::columns; ++column) {
      const QSize cell = m_table->itemDelegate()->sizeHint(option, m_model->index(row, column));
      QSize& widest = column == LayersModel::layerColumn ? name : figure;
      widest = widest.expandedTo(cell);
    }
  m_table->horizontalHeader()->resizeSection(LayersModel::layerColumn, name.width() + 8);
  m_table->setMinimumSize(name.width() + 8 + 2 * figure.width() + 4,
                          m_model->rowCount() * std::max(name.height(), figure.height()) + 4);
}

QStyleOptionViewItem OverviewPage::itemOption() const {
  QStyleOptionViewItem option;
  option.initFrom(m_table);
  option.font = m_table->font();
  option.fontMetrics = m_table->fontMetrics();
  return option;
}

ChartPanel* OverviewPage::shownChart() const {
  return m_model->rowCount() > 0 ? static_cast<ChartPanel*>(m_charts->currentWidget()) : nullptr;
}

void OverviewPage::setInvitation(const QString& heading, const QString& sentence) {
  m_empty->setText(heading, sentence);
}

void OverviewPage::setMachine(const Machine& machine) {
  m_model->setMachine(machine);
  for (ChartPanel* panel : m_panels) panel->setCacheEdges(cacheEdges(machine));
}

void OverviewPage::setRateUnit(RateUnit unit) {
  for (ChartPanel* panel : m_panels) panel->setRateUnit(unit);
}

ChartPanel* OverviewPage::panelOf(StepKind kind) const {
  switch (kind) {
    case StepKind::Processor:
      return m_panels[0];
    case StepKind::Memory:
    case StepKind::Bandwidth:
    case StepKind::Latency:
      return m_panels[1];
    case StepKind::Disk:
      break;
  }
  return m_panels[2];
}

StepKind OverviewPage::chartKind() const {
  if (const auto running = m_results.runningKind()) return *running;
  for (const StepKind kind : {StepKind::Memory, StepKind::Disk, StepKind::Processor})
    if (m_results.has(kind)) return kind;
  return StepKind::Memory;
}

void OverviewPage::showEvent(QShowEvent* event) {
  showFigures();
  ResultsPage::showEvent(event);
}

void OverviewPage::showFigures() {
  if (!isVisible()) return;
  ChartPanel* const before = shownChart();
  const bool hadFigures = m_layers->currentWidget() == m_figures;
  const bool hasFigures = m_model->rowCount() > 0;
  m_layers->setCurrentWidget(hasFigures ? m_figures : m_empty);
  ChartPanel* const panel = panelOf(chartKind());
  panel->draw(m_results.chartData());
  m_charts->setCurrentWidget(panel);
  if (hadFigures != hasFigures || before != shownChart()) emit shownChartChanged();
}

void OverviewPage::showReasons() {
  QStringList sentences;
  for (const int column : {LayersModel::firstColumn, LayersModel::secondColumn}) {
    const QModelIndex figure = m_table->currentIndex().siblingAtColumn(column);
    const QString reasons = figure.data(LayersModel::reasonsRole).toString();
    if (!reasons.isEmpty())
      sentences.append(tr("%1: %2", "what the figure is, why it is in doubt")
                           .arg(figure.data(LayersModel::captionRole).toString(), reasons));
  }
  m_reasons->setText(sentences.join(u'\n'));
  m_reasons->setVisible(!sentences.isEmpty());
}

void OverviewPage::openLayer(int row) {
  if (row < 0 || row >= m_model->rowCount()) return;
  switch (m_model->layers()[static_cast<std::size_t>(row)].kind) {
    case LayerKind::Core:
      emit kindChosen(StepKind::Processor);
      break;
    case LayerKind::Cache:
    case LayerKind::Memory:
      emit kindChosen(StepKind::Memory);
      break;
    case LayerKind::Disk:
      emit kindChosen(StepKind::Disk);
      break;
  }
}

void OverviewPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fitTable();
  ResultsPage::changeEvent(event);
}

void OverviewPage::retranslate() {
  m_table->setAccessibleName(tr("Layers"));
}

}  // namespace strata::gui
