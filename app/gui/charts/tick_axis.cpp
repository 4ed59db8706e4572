// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/tick_axis.h"

#include <QtCharts/qcategoryaxis.h>
#include <QtCharts/qchart.h>
#include <QtGui/qpen.h>

#include "app/gui/look/theme.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

TickAxis::TickAxis(QChart& chart, Qt::Alignment side) : m_axis(new QCategoryAxis(&chart)) {
  m_axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
  m_axis->setTruncateLabels(false);
  chart.addAxis(m_axis, side);
}

QAbstractAxis* TickAxis::axis() const {
  return m_axis;
}

void TickAxis::setShown(bool shown) {
  if (m_axis->isVisible() != shown) m_axis->setVisible(shown);
}

void TickAxis::setTitle(const QString& title) {
  // The chart takes its texts for HTML.
  const QString text = title.toHtmlEscaped();
  if (m_axis->titleText() != text) m_axis->setTitleText(text);
}

void TickAxis::setTicks(AxisKind kind, const Ticks& ticks) {
  QList<std::pair<double, QString>> labelled;
  for (const double quantity : ticks.quantities)
    labelled.append({positionOf(kind, quantity), quantityText(kind, quantity)});
  if (labelled == m_ticks && ticks.span == m_span) return;
  m_ticks = std::move(labelled);
  m_span = ticks.span;
  const QStringList old = m_axis->categoriesLabels();
  for (const QString& label : old) m_axis->remove(label);
  m_axis->setStartValue(m_span.first);
  for (const auto& [position, label] : m_ticks) m_axis->append(label.toHtmlEscaped(), position);
  m_axis->setRange(m_span.first, m_span.last);
}

void TickAxis::restyle(const Theme& theme, const QFont& font, bool gridLines) {
  m_axis->setLabelsFont(font);
  m_axis->setTitleFont(font);
  m_axis->setLabelsBrush(theme.muted);
  m_axis->setTitleBrush(theme.muted);
  m_axis->setLinePen(QPen(theme.hairline, 1));
  m_axis->setLineVisible(!gridLines);
  m_axis->setGridLineVisible(gridLines);
  m_axis->setGridLinePen(QPen(theme.hairline, 1));
}

}  // namespace strata::gui
