// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_chart.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qobject.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qstackedlayout.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

#include "app/gui/charts/plot_view.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/tool_row.h"

namespace strata::gui {

namespace {

constexpr double labelsOfFont = 0.92;
/// Of the drawing, in the window's font.
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
      m_curveLabel(plainLabel(this)),
      m_curve(new QComboBox(this)),
      m_fold(new QCheckBox(this)),
      m_showAll(new QToolButton(this)),
      m_layers(new QStackedLayout),
      m_lines(new PlotView(this)),
      m_rows(new RowsView),
      m_rowRoom(new QScrollArea(this)) {
  setObjectName(QStringLiteral("compareChart"));
  m_curve->setObjectName(QStringLiteral("compareCurve"));
  m_curve->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_curve->setMinimumContentsLength(24);
  m_curve->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_curveLabel->setObjectName(QStringLiteral("compareCurveLabel"));
  m_curveLabel->setBuddy(m_curve);
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
  tools->addWidget(m_curveLabel);
  tools->addWidget(m_curve);
  tools->addWidget(m_showAll);
  tools->addWidget(m_fold);
  m_layers->addWidget(m_lines);
  m_layers->addWidget(m_rowRoom);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(tools);
  column->addLayout(m_layers, 1);

  connect(m_curve, &QComboBox::activated, this, [this](int index) {
    m_wanted = m_curve->itemData(index).toString();
    redraw();
  });
  connect(m_fold, &QCheckBox::toggled, this, &CompareChart::redraw);
  connect(m_lines, &PlotView::zoomChanged, m_showAll, &QWidget::setVisible);
  connect(m_showAll, &QToolButton::clicked, m_lines, &PlotView::showAll);
  retranslate();
  applyTheme();
}

CompareChart::~CompareChart() = default;

void CompareChart::setView(const CompareView& view) {
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
  m_curves = comparisonCurves(*m_view.comparison, m_sides, chartTexts());
  const QSignalBlocker quiet(m_curve);
  m_curve->clear();
  for (const ComparisonCurve& curve : m_curves)
    m_curve->addItem(beginningOf(QString::fromStdString(curve.name)), QString::fromStdString(curve.id));
  int index = m_wanted.isEmpty() ? -1 : m_curve->findData(m_wanted);
  if (index < 0)
    if (const auto fullest = fullestCurve(m_curves, m_sides)) index = static_cast<int>(*fullest);
  m_curve->setCurrentIndex(index);
  m_fold->setVisible(m_view.set.visibleCount() > mostUnfolded);
  redraw();
}

void CompareChart::redraw() {
  const int index = m_curve->currentIndex();
  m_plot = Chart();
  if (index >= 0 && static_cast<std::size_t>(index) < m_curves.size())
    m_plot = shortened(comparisonChart(m_curves[static_cast<std::size_t>(index)], m_sides,
                                       m_view.set.baseline(), m_unit, m_fold->isChecked(), chartTexts()));
  else
    m_plot.note = tr("No visible side has results.").toStdString();
  const bool rows = m_plot.shape == ChartShape::Rows;
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
  m_curveLabel->setText(tr("Char&t:"));
  m_curve->setAccessibleName(tr("What the chart shows"));
  m_fold->setText(tr("Gr&oup more than %1 sides").arg(QLocale().toString(static_cast<int>(mostUnfolded))));
  m_fold->setToolTip(tr("Draws the other sides as one band from minimum to maximum, with their median"));
  m_showAll->setText(tr("Show all", "of the horizontal axis"));
  m_showAll->setToolTip(tr("Shows the whole axis again (0)"));
  m_lines->retranslate();
  offerCurves();
}

}  // namespace strata::gui
