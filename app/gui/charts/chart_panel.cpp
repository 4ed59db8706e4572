// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_panel.h"

#include <QtCharts/qchart.h>
#include <QtCharts/qchartview.h>
#include <QtCharts/qlegend.h>
#include <QtCore/qcoreevent.h>
#include <QtCore/qmargins.h>
#include <QtGui/qfontmetrics.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qgraphicslayout.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>

#include "app/gui/charts/legend_row.h"

namespace strata::gui {

ChartPanel::ChartPanel(const QString& title, const QString& name, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(title, this)),
      m_legend(new LegendRow(this)),
      m_chart(new QChart),
      m_view(new QChartView(m_chart, this)),
      m_theme(themeFor(palette())) {
  setObjectName(name);
  m_title->setObjectName(name + QStringLiteral("Title"));
  m_title->setWordWrap(true);
  m_legend->setObjectName(name + QStringLiteral("Legend"));
  m_legend->setAccessibleName(tr("Legend"));
  m_view->setObjectName(name + QStringLiteral("View"));
  m_view->setAccessibleName(title);
  m_view->setAccessibleDescription(tr("The results table holds the same figures."));
  m_view->setFocusPolicy(Qt::NoFocus);
  m_view->viewport()->setFocusPolicy(Qt::NoFocus);
  m_view->setFrameShape(QFrame::NoFrame);
  m_view->setRenderHint(QPainter::Antialiasing);
  m_view->setMinimumSize(240, 160);

  m_chart->setBackgroundVisible(false);
  // Room for the halves of the labels at the ends of the axes.
  m_chart->setMargins(QMargins(0, 10, 30, 0));
  m_chart->layout()->setContentsMargins(0, 0, 0, 0);
  m_chart->legend()->hide();

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_title);
  column->addWidget(m_legend);
  column->addWidget(m_view, 1);
}

ChartPanel::~ChartPanel() = default;

QFont ChartPanel::axisFont() const {
  QFont small = font();
  if (small.pointSizeF() > 0) small.setPointSizeF(small.pointSizeF() * 0.92);
  return small;
}

void ChartPanel::draw(const ChartData& all) {
  m_data = all;
  drawSeries(m_data);
}

void ChartPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) applyTheme();
  QWidget::changeEvent(event);
}

void ChartPanel::showEvent(QShowEvent* event) {
  applyTheme();
  QWidget::showEvent(event);
}

void ChartPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isVisible()) drawSeries(m_data);
}

int ChartPanel::stepsAcross(const QString& widest, int most) const {
  constexpr int leftOfPlot = 100;
  constexpr int gap = 16;
  return std::clamp(
      (m_view->width() - leftOfPlot) / (QFontMetrics(axisFont()).horizontalAdvance(widest) + gap), 2, most);
}

int ChartPanel::stepsUp(int most) const {
  constexpr int belowPlot = 60;
  constexpr int linesPerLabel = 2;
  return std::clamp((m_view->height() - belowPlot) / (QFontMetrics(axisFont()).height() * linesPerLabel), 2,
                    most);
}

void ChartPanel::applyTheme() {
  m_theme = themeFor(palette());
  QFont heading = font();
  heading.setBold(true);
  m_title->setFont(heading);
  m_view->setBackgroundBrush(palette().brush(QPalette::Base));
  restyle();
  drawSeries(m_data);
}

}  // namespace strata::gui
