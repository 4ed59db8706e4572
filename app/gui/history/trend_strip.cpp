// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/trend_strip.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdatetime.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>
#include <utility>

#include "app/gui/history/trend_chart.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

/// The figures of the trend as they are shown; returns the name of their unit.
QString bringInto(Trend& trend, RateUnit chosen) {
  const auto shown = [&](double value) {
    return listedFigure(trend.cell.test, value, trend.cell.unit, chosen);
  };
  for (TrendPoint& point : trend.points) {
    point.value = shown(point.value).value;
    if (point.low) point.low = shown(*point.low).value;
    if (point.high) point.high = shown(*point.high).value;
  }
  ListedFigure median = shown(trend.median);
  trend.median = median.value;
  return median.unit;
}

/// "Moves 4.00 MiB: Serial, 8-byte: 12 runs since 3 November 2026, median 14,600 MB/s. 2 outside the usual
/// range."
QString sentenceOf(const Trend& trend, const QString& unit) {
  const QDateTime first =
      QDateTime::fromString(QString::fromStdString(trend.points.front().started), Qt::ISODate).toLocalTime();
  const QString what =
      TrendStrip::tr("%1, %Ln run(s) since %2: median %3 %4", "a result, a date, a figure, its unit",
                     static_cast<int>(trend.points.size()))
          .arg(resultName(trend.cell), dateText(first), figureText(trend.median), unit);
  const bool isJudged =
      std::ranges::any_of(trend.points, [](const TrendPoint& point) { return point.low.has_value(); });
  const auto outside = static_cast<int>(trend.outside());
  const QString judged = !isJudged      ? TrendStrip::tr("too few for a usual range")
                         : outside == 0 ? TrendStrip::tr("all in the usual range")
                                        : TrendStrip::tr("%Ln outside the usual range", nullptr, outside);
  return TrendStrip::tr("%1; %2.", "two parts of a sentence").arg(what, judged);
}

}  // namespace

TrendStrip::TrendStrip(QWidget* parent)
    : QWidget(parent),
      m_sentence(plainLabel(this)),
      m_chart(new TrendChart(this)),
      m_readOut(new ElidedLabel(this)) {
  setObjectName(QStringLiteral("trend"));
  m_sentence->setObjectName(QStringLiteral("trendSentence"));
  m_chart->setObjectName(QStringLiteral("trendChart"));
  m_readOut->setObjectName(QStringLiteral("trendReadOut"));
  m_sentence->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 6);
  column->setSpacing(2);
  column->addWidget(m_sentence);
  column->addWidget(m_chart);
  column->addWidget(m_readOut);
  connect(m_chart, &TrendChart::chosen, this, &TrendStrip::chosen);
  connect(m_chart, &TrendChart::readPointChanged, this, &TrendStrip::showReadPoint);
  retranslate();
  hide();
}

void TrendStrip::setTrend(std::optional<Trend> trend, std::vector<std::string> shown) {
  m_trend = std::move(trend);
  m_shown = std::move(shown);
  if (m_trend && m_trend->points.size() < 2) m_trend.reset();
  retranslate();
  setVisible(m_trend.has_value());
}

void TrendStrip::setRateUnit(RateUnit unit) {
  m_unit = unit;
  retranslate();
}

void TrendStrip::setChartShown(bool shown) {
  m_chart->setVisible(shown);
  m_readOut->setVisible(shown);
}

void TrendStrip::retranslate() {
  m_chart->setAccessibleName(tr("The figure over time"));
  std::optional<Trend> trend = m_trend;
  const QString unit = trend ? bringInto(*trend, m_unit) : QString();
  m_sentence->setText(trend ? sentenceOf(*trend, unit) : QString());
  m_chart->setTrend(std::move(trend), m_shown, unit);
  showReadPoint();
}

// A line is left for it, so that nothing moves.
void TrendStrip::showReadPoint() {
  const auto point = m_chart->readPoint();
  m_readOut->setText(point ? m_chart->pointText(*point)
                           : tr("Point at a run to read it, or use the arrow keys. Click to select it."));
}

void TrendStrip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_trend_strip.cpp"
