// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_chart.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qobject.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qstackedlayout.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

#include "app/gui/charts/plot_view.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/tool_row.h"
#include "core/report/comparison_names.h"

namespace strata::gui {

namespace {

constexpr double labelsOfFont = 0.92;
/// The least size of the drawing, measured in the window's font.
constexpr int leastCharacters = 30;
constexpr int leastLines = 9;

/// Names from files may be of any length.
Chart shortened(Chart chart) {
  const auto shorten = [](std::string& name) {
    name = beginningOf(QString::fromStdString(name)).toStdString();
  };
  shorten(chart.title);
  std::ranges::for_each(chart.rows, shorten);
  return chart;
}

}  // namespace

CompareChart::CompareChart(QWidget* parent)
    : QWidget(parent),
      m_tabs(new QTabBar(this)),
      m_choosers{new QComboBox(this), new QComboBox(this), new QComboBox(this)},
      m_relative(new QCheckBox(this)),
      m_fold(new QCheckBox(this)),
      m_showAll(new QToolButton(this)),
      m_layers(new QStackedLayout),
      m_lines(new PlotView(this)),
      m_rows(new RowsView),
      m_rowRoom(new QScrollArea(this)) {
  setObjectName(QStringLiteral("compareChart"));
  m_tabs->setObjectName(QStringLiteral("compareTabs"));
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  m_tabs->setUsesScrollButtons(true);
  const std::array names{QStringLiteral("compareWhat"), QStringLiteral("compareWidth"),
                         QStringLiteral("comparePattern")};
  for (std::size_t part = 0; part < partCount; ++part) {
    m_choosers[part]->setObjectName(names[part]);
    m_choosers[part]->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_choosers[part], &QComboBox::activated, this,
            [this, part](int index) { choosePart(part, m_choosers[part]->itemText(index)); });
  }
  m_relative->setObjectName(QStringLiteral("compareRelative"));
  m_relative->setChecked(true);
  m_fold->setObjectName(QStringLiteral("compareFold"));
  m_fold->setChecked(true);
  m_showAll->setObjectName(QStringLiteral("compareShowAll"));
  m_showAll->setAutoRaise(true);
  m_showAll->setFocusPolicy(Qt::TabFocus);
  m_showAll->hide();
  m_lines->setObjectName(QStringLiteral("compareLines"));
  m_rows->setObjectName(QStringLiteral("compareRows"));
  m_rowRoom->setObjectName(QStringLiteral("compareRowRoom"));
  m_rowRoom->setFrameShape(QFrame::NoFrame);
  m_rowRoom->setFocusPolicy(Qt::NoFocus);
  m_rowRoom->setWidgetResizable(true);
  m_rowRoom->setBackgroundRole(QPalette::Base);
  m_rowRoom->setWidget(m_rows);

  auto* tools = new ToolRow(this);
  tools->setObjectName(QStringLiteral("compareChartTools"));
  tools->addWidget(m_tabs);
  for (QComboBox* chooser : m_choosers) tools->addWidget(chooser);
  for (QWidget* tool :
       {static_cast<QWidget*>(m_relative), static_cast<QWidget*>(m_fold), static_cast<QWidget*>(m_showAll)})
    tools->addWidget(tool);
  m_layers->addWidget(m_lines);
  m_layers->addWidget(m_rowRoom);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(tools);
  column->addLayout(m_layers, 1);

  connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
    m_section = index < 0 ? std::string() : m_tabs->tabData(index).toString().toStdString();
    offerParts();
    emit sectionChanged(m_section);
  });
  connect(m_relative, &QCheckBox::toggled, this, &CompareChart::redraw);
  connect(m_fold, &QCheckBox::toggled, this, &CompareChart::redraw);
  connect(m_lines, &PlotView::zoomChanged, m_showAll, &QWidget::setVisible);
  connect(m_showAll, &QToolButton::clicked, m_lines, &PlotView::showAll);
  retranslate();
  applyTheme();
}

CompareChart::~CompareChart() = default;

void CompareChart::setView(const CompareView& view) {
  // Sides of the same comparison are hidden or shown again: what is looked at stays.
  const ComparisonCurve* shown = view.comparison == m_view.comparison ? current() : nullptr;
  m_kept = shown == nullptr ? std::string() : shown->id;
  m_view = view;
  offerCurves();
}

void CompareChart::setRateUnit(RateUnit unit) {
  m_unit = unit;
  redraw();
}

void CompareChart::setFolded(bool fold) {
  m_fold->setChecked(fold);
}

void CompareChart::offerCurves() {
  m_sides = linesOf(m_view.set);
  const Machine* machine = baselineMachine(m_view.set);
  m_edges = machine != nullptr ? cacheEdges(*machine) : std::vector<CacheEdge>();
  m_curves = comparisonCurves(*m_view.comparison, m_sides, chartTexts());
  m_fold->setVisible(m_view.set.visibleCount() > mostUnfolded);
  m_relative->setVisible(m_view.set.visibleCount() > 1);
  offerSections();
  offerParts();
}

void CompareChart::offerSections() {
  std::vector<std::string> sections;
  for (const ComparisonCurve& curve : m_curves)
    if (std::ranges::find(sections, curve.section) == sections.end()) sections.push_back(curve.section);
  const std::string before = m_section;
  {
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0) m_tabs->removeTab(0);
    m_tabs->addTab(tr("All", "tests"));
    m_tabs->setTabData(0, QString());
    for (const std::string& section : sections) {
      const QString name = QString::fromStdString(testSectionName(section, translatedWords()));
      const int tab = m_tabs->addTab(beginningOf(name).replace(u'&', QStringLiteral("&&")));
      m_tabs->setTabData(tab, QString::fromStdString(section));
      if (section == before) m_tabs->setCurrentIndex(tab);
    }
    m_section = m_tabs->tabData(m_tabs->currentIndex()).toString().toStdString();
  }
  m_tabs->setVisible(sections.size() > 1);
  if (m_section != before) emit sectionChanged(m_section);
}

std::vector<const ComparisonCurve*> CompareChart::curvesInTab() const {
  std::vector<const ComparisonCurve*> curves;
  for (const ComparisonCurve& curve : m_curves)
    if (m_section.empty() || curve.section == m_section) curves.push_back(&curve);
  return curves;
}

const ComparisonCurve* CompareChart::current() const {
  const std::vector<const ComparisonCurve*> curves = curvesInTab();
  const auto wanted = std::ranges::find(curves, m_wanted, &ComparisonCurve::id);
  if (wanted != curves.end()) return *wanted;
  const auto kept = std::ranges::find(curves, m_kept, &ComparisonCurve::id);
  if (kept != curves.end() &&
      (m_view.set.visibleCount() < 2 || partnersOf(**kept, m_sides, CompareSet::baseline) > 0))
    return *kept;
  return fullestCurve(curves, m_sides, CompareSet::baseline);
}

CompareChart::Parts CompareChart::partsOf(const ComparisonCurve& curve) const {
  const QString section = QString::fromStdString(testSectionName(curve.section, translatedWords()));
  QString what = QString::fromStdString(curve.what);
  if (what.isEmpty())
    what = section;
  else if (m_section.empty())
    what = tr("%1: %2", "test, what of it").arg(section, what);
  return {beginningOf(what), QString::fromStdString(curve.width), QString::fromStdString(curve.pattern)};
}

void CompareChart::offerParts() {
  const ComparisonCurve* shown = current();
  std::vector<const ComparisonCurve*> left = curvesInTab();
  for (std::size_t part = 0; part < partCount; ++part) {
    QComboBox& chooser = *m_choosers[part];
    const QSignalBlocker quiet(&chooser);
    chooser.clear();
    const QString own = shown == nullptr ? QString() : partsOf(*shown)[part];
    for (const ComparisonCurve* curve : left)
      if (const QString value = partsOf(*curve)[part];
          chooser.findText(value, Qt::MatchExactly | Qt::MatchCaseSensitive) < 0)
        chooser.addItem(value);
    chooser.setCurrentIndex(chooser.findText(own, Qt::MatchExactly | Qt::MatchCaseSensitive));
    chooser.setVisible(chooser.count() > 1);
    // The next part is of what is chosen here.
    std::erase_if(left, [&](const ComparisonCurve* curve) { return partsOf(*curve)[part] != own; });
  }
  redraw();
}

void CompareChart::choosePart(std::size_t part, const QString& value) {
  const ComparisonCurve* before = current();
  if (before == nullptr) return;
  const Parts own = partsOf(*before);
  // The other parts stay as far as there is such a chart.
  std::size_t most = 0;
  for (const ComparisonCurve* curve : curvesInTab()) {
    const Parts parts = partsOf(*curve);
    if (parts[part] != value) continue;
    std::size_t same = 1;
    for (std::size_t other = 0; other < partCount; ++other)
      if (parts[other] == own[other]) ++same;
    if (same <= most) continue;
    most = same;
    m_wanted = curve->id;
  }
  offerParts();
}

void CompareChart::redraw() {
  const ComparisonCurve* shown = current();
  m_plot = Chart();
  const bool relative = m_relative->isChecked() && m_view.set.visibleCount() > 1;
  if (shown != nullptr)
    m_plot = shortened(comparisonChart(*shown, m_sides, CompareSet::baseline,
                                       {m_unit, m_fold->isChecked(), relative, m_edges}, chartTexts()));
  // A line of the baseline alone, at 0 %, would show nothing.
  const bool alone = shown != nullptr && relative && partnersOf(*shown, m_sides, CompareSet::baseline) == 0;
  if (!hasPoints(m_plot) || alone)
    m_plot.note =
        (shown == nullptr ? tr("No visible side has results.")
         : !hasPoints(m_plot)
             ? tr("The baseline has none of these results. Clear \u201cRelative to the "
                  "baseline\u201d to see those of the others.")
             : tr("No other side has these results in common with the baseline. Clear \u201cRelative to the "
                  "baseline\u201d to see the results of each."))
            .toStdString();
  if (alone) m_plot.series.clear();
  const bool rows = m_plot.shape == ChartShape::Rows && hasPoints(m_plot);
  if (!rows) m_plot.shape = ChartShape::Lines;
  m_layers->setCurrentWidget(rows ? static_cast<QWidget*>(m_rowRoom) : m_lines);
  if (rows)
    m_rows->draw(m_plot);
  else
    m_lines->draw(m_plot);
  m_lines->setAccessibleName(QString::fromStdString(m_plot.title));
  m_rows->setAccessibleName(QString::fromStdString(m_plot.title));
  m_showAll->setVisible(!rows && m_lines->isZoomed());
}

void CompareChart::changeEvent(QEvent* event) {
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

void CompareChart::showEvent(QShowEvent* event) {
  applyTheme();
  QWidget::showEvent(event);
}

void CompareChart::applyTheme() {
  // Less shows nothing; the page is scrolled then.
  for (QWidget* view : {static_cast<QWidget*>(m_lines), static_cast<QWidget*>(m_rowRoom)})
    view->setMinimumSize(fontMetrics().averageCharWidth() * leastCharacters,
                         fontMetrics().height() * leastLines);
  QFont labels = font();
  if (labels.pointSizeF() > 0) labels.setPointSizeF(labels.pointSizeF() * labelsOfFont);
  const PlotLook look{themeFor(palette()), palette().color(QPalette::Base), palette().color(QPalette::Text),
                      labels, layoutDirection()};
  m_lines->setLook(look);
  m_rows->setLook(look);
  redraw();
}

void CompareChart::retranslate() {
  const std::array names{tr("What the chart shows"), tr("Width of an access"), tr("Access pattern")};
  for (std::size_t part = 0; part < partCount; ++part) {
    m_choosers[part]->setAccessibleName(names[part]);
    m_choosers[part]->setToolTip(names[part]);
  }
  m_tabs->setAccessibleName(tr("Tests"));
  m_relative->setText(tr("Rela&tive to the baseline"));
  m_relative->setToolTip(tr("Shows differences in percent instead of the results themselves"));
  m_fold->setText(tr("Gr&oup more than %1 sides").arg(QLocale().toString(static_cast<int>(mostUnfolded))));
  m_fold->setToolTip(tr("Draws the other sides as one band from minimum to maximum, with their median"));
  m_showAll->setText(tr("Show all", "of the horizontal axis"));
  m_showAll->setToolTip(tr("Shows the whole axis again (0)"));
  m_lines->retranslate();
  offerCurves();
}

}  // namespace strata::gui

#include "moc_compare_chart.cpp"
