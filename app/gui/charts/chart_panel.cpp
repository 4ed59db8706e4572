// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_panel.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qcoreevent.h>
#include <QtGui/qaction.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qstackedlayout.h>

#include <algorithm>
#include <utility>

#include "app/gui/charts/chart_head.h"
#include "app/gui/charts/chart_table.h"
#include "app/gui/charts/legend_row.h"
#include "app/gui/charts/plot_view.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/text/table_text.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr double labelsOfFont = 0.92;

std::set<std::string> without(std::set<std::string> keys, const std::set<std::string>& others) {
  std::erase_if(keys, [&](const std::string& key) { return others.contains(key); });
  return keys;
}

}  // namespace

ChartPanel::ChartPanel(const char* objectName, Build build, QWidget* parent, bool rows)
    : WrappingPart(parent),
      m_build(std::move(build)),
      m_head(new ChartHead(QString::fromLatin1(objectName), this)),
      m_legend(new LegendRow(m_head->lastControl(), this)),
      m_caption(plainLabel(this)),
      m_layers(new QStackedLayout),
      m_view(rows ? nullptr : new PlotView(this)),
      m_rows(rows ? new RowsView : nullptr),
      m_rowRoom(rows ? new QScrollArea(this) : nullptr),
      m_table(new ChartTableView(this)) {
  const QString name = QString::fromLatin1(objectName);
  setObjectName(name);
  m_legend->setObjectName(name + QStringLiteral("Legend"));
  m_table->setObjectName(name + QStringLiteral("Table"));
  drawing()->setObjectName(name + QStringLiteral("View"));
  drawing()->setMinimumSize(240, 160);
  if (m_rows != nullptr) {
    m_rows->setObjectName(name + QStringLiteral("Rows"));
    m_rowRoom->setFrameShape(QFrame::NoFrame);
    m_rowRoom->setFocusPolicy(Qt::NoFocus);
    m_rowRoom->setWidgetResizable(true);
    m_rowRoom->setBackgroundRole(QPalette::Base);
    m_rowRoom->setWidget(m_rows);
  }

  m_layers->addWidget(drawing());
  m_layers->addWidget(m_table);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_head);
  m_caption->setObjectName(name + QStringLiteral("Caption"));
  m_caption->setWordWrap(true);
  m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(m_caption);
  column->addWidget(m_legend);
  column->addLayout(m_layers, 1);

  connect(m_legend, &LegendRow::pressed, this, &ChartPanel::toggle);
  if (m_view != nullptr) {
    connect(m_view, &PlotView::zoomChanged, m_head, &ChartHead::setZoomed);
    connect(m_head, &ChartHead::showAllPressed, m_view, &PlotView::showAll);
  }
  connect(m_head, &ChartHead::variantChosen, this, [this](int variant) {
    m_choices.variant = m_plot.variants[static_cast<std::size_t>(variant)].id;
    redraw();
  });
  connect(m_head, &ChartHead::tableChosen, this, [this](bool table) {
    m_head->setZoomed(!table && m_view != nullptr && m_view->isZoomed());
    showLines();
    QWidget* const asTable = m_otherTable != nullptr ? m_otherTable : m_table;
    m_layers->setCurrentWidget(table ? asTable : drawing());
  });
  retranslate();
  applyTheme();
}

ChartPanel::~ChartPanel() = default;

QWidget* ChartPanel::drawing() const {
  return m_view != nullptr ? static_cast<QWidget*>(m_view) : m_rowRoom;
}

void ChartPanel::retranslate() {
  m_legend->setAccessibleName(tr("Legend"));
  m_head->retranslate();
  if (m_view != nullptr) m_view->retranslate();
  redraw();
}

void ChartPanel::setTableView(QWidget* table) {
  m_otherTable = table;
  m_layers->addWidget(table);
  if (m_head->showsTable()) m_layers->setCurrentWidget(table);
}

void ChartPanel::draw(const ChartData& all) {
  m_data = all;
  redraw();
}

void ChartPanel::setRateUnit(RateUnit unit) {
  if (m_choices.unit == unit) return;
  m_choices.unit = unit;
  redraw();
}

void ChartPanel::setCacheEdges(std::vector<CacheEdge> edges) {
  if (m_choices.edges == edges) return;
  m_choices.edges = std::move(edges);
  redraw();
}

void ChartPanel::setMachine(const Machine& machine) {
  if (m_choices.machine == machine) return;
  m_choices.machine = machine;
  redraw();
}

void ChartPanel::setAllThreads(bool all) {
  if (m_choices.allThreads == all) return;
  m_choices.allThreads = all;
  redraw();
}

void ChartPanel::setCompared(std::optional<ComparedLines> compared) {
  if (m_choices.compared == compared) return;
  m_choices.compared = std::move(compared);
  redraw();
}

std::set<std::string> ChartPanel::hidden() const {
  std::set<std::string> keys = without(m_plot.quiet, m_wanted);
  keys.insert(m_hidden.begin(), m_hidden.end());
  return keys;
}

void ChartPanel::redraw() {
  m_plot = m_build(m_data, m_choices);
  if (!hasPoints(m_plot) && m_plot.note.empty()) m_plot.note = tr("No results for this chart.").toStdString();
  // What was hidden stays hidden in the next run, unless that would leave nothing to see.
  if (!m_plot.series.empty() && shownPlot().series.empty()) {
    m_hidden.clear();
    m_wanted = m_plot.quiet;
  }
  const QString title = QString::fromStdString(m_plot.title);
  m_head->setTitle(title);
  QStringList variants;
  for (const ChartVariant& variant : m_plot.variants) variants.append(QString::fromStdString(variant.name));
  m_head->setVariants(variants, static_cast<int>(m_plot.variant));
  if (m_view != nullptr)
    m_view->setAccessibleName(title);
  else
    m_rows->setAccessibleName(title);
  m_caption->setText(QString::fromStdString(m_plot.caption));
  // A heat map draws its own.
  m_caption->setVisible(m_plot.shape != ChartShape::Grid && !m_plot.caption.empty());
  m_legend->setEntries(m_plot.legend, hidden());
  showLines();
}

void ChartPanel::showLines() {
  // Only what can be seen is drawn; the other catches up when it is shown.
  if (m_head->showsTable())
    m_table->setTable(table());
  else if (m_view != nullptr)
    m_view->draw(shownPlot());
  else
    m_rows->draw(shownPlot());
}

void ChartPanel::toggle(const std::string& key) {
  std::set<std::string> now = hidden();
  if (now.erase(key) == 0) now.insert(key);
  // At least one line stays in sight.
  if (withoutHidden(m_plot, now).series.empty()) return;
  m_hidden = without(now, m_plot.quiet);
  m_wanted = without(m_plot.quiet, now);
  m_legend->setEntries(m_plot.legend, now);
  showLines();
}

Chart ChartPanel::shownPlot() const {
  return withoutHidden(m_plot, hidden());
}

Table ChartPanel::table() const {
  return tableOf(shownPlot());
}

QString ChartPanel::tableText() const {
  return tabSeparated(table());
}

QImage ChartPanel::picture(const PictureHead& head, QSize size) const {
  return imageOf(shownPlot(), head, size);
}

QByteArray ChartPanel::svg(const PictureHead& head) const {
  return svgOf(shownPlot(), head);
}

void ChartPanel::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("chartMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addActions(actions());
  const auto add = [&](const char* name, const QString& text, auto act) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QString::fromLatin1(name));
    connect(action, &QAction::triggered, this, act);
    return action;
  };
  add("copyChartTable", tr("Copy &table"), [this] {
    QGuiApplication::clipboard()->setText(tableText());
  })->setEnabled(hasPoints(m_plot));
  menu->addSeparator();
  if (m_head->showsTable())
    add("showAsChart", tr("Show as &chart"), [this] { m_head->setShowsTable(false); });
  else
    add("showAsTable", tr("Show as ta&ble"), [this] { m_head->setShowsTable(true); });
  if (m_view != nullptr && m_view->isZoomed() && !m_head->showsTable())
    add("showAllOfChart", tr("Show &all of the chart"), [this] { m_view->showAll(); });
  menu->popup(event->globalPos());
  event->accept();
}

void ChartPanel::changeEvent(QEvent* event) {
  switch (event->type()) {
    case QEvent::LanguageChange:
      retranslate();
      break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange:
      applyTheme();
      break;
    default:
      break;
  }
  QWidget::changeEvent(event);
}

void ChartPanel::showEvent(QShowEvent* event) {
  applyTheme();
  QWidget::showEvent(event);
}

void ChartPanel::applyTheme() {
  QFont labels = font();
  if (labels.pointSizeF() > 0) labels.setPointSizeF(labels.pointSizeF() * labelsOfFont);
  const PlotLook look{themeFor(palette()), palette().color(QPalette::Base), palette().color(QPalette::Text),
                      labels, layoutDirection()};
  if (m_view != nullptr)
    m_view->setLook(look);
  else
    m_rows->setLook(look);
  showLines();
}

}  // namespace strata::gui

#include "moc_chart_panel.cpp"
