// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/size_plot.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>

#include "app/gui/text/network_cell.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class SizePlot {
  Q_DECLARE_TR_FUNCTIONS(SizePlot)
};

QString explanationOf(const CacheEdge& cache, std::size_t sharers) {
  const QString level = QLocale().toString(cache.level);
  const QString size = sizeText(cache.size);
  const QString sentence =
      cache.measured
          ? SizePlot::tr("L%1 cache: %2 usable, as measured by Strata.", "level, size").arg(level, size)
          : SizePlot::tr("L%1 cache: %2, as reported by the OS.", "level, size").arg(level, size);
  if (sharers < 2) return sentence;
  return sentence + u' ' + SizePlot::tr("%Ln threads share it.", nullptr, static_cast<int>(sharers));
}

bool isSameButForThreads(const CellId& a, const CellId& b) {
  if (a.kernel != b.kernel || a.test != b.test) return false;
  Parameters parameters = a.parameters;
  parameters.threads = b.parameters.threads;
  return parameters == b.parameters;
}

}  // namespace

ChartEdge edgeOf(const CacheEdge& cache, double x, std::size_t sharers) {
  const QString level = QLocale().toString(cache.level);
  return {
      cache.level, x,
      (cache.measured ? SizePlot::tr("L%1 measured", "level of a cache, of which so much was seen").arg(level)
                      : SizePlot::tr("L%1", "level of a cache").arg(level))
          .toStdString(),
      explanationOf(cache, sharers).toStdString()};
}

std::vector<const ChartFigure*> figuresOfMostThreads(const std::vector<ChartFigure>& figures,
                                                     TestGroup kind) {
  std::vector<const ChartFigure*> most;
  for (const ChartFigure& figure : figures) {
    if (figure.test.group() != kind) continue;
    const auto same = std::ranges::find_if(
        most, [&](const ChartFigure* other) { return isSameButForThreads(*other, figure); });
    if (same == most.end())
      most.push_back(&figure);
    else if ((*same)->parameters.threads.value_or(1) < figure.parameters.threads.value_or(1))
      *same = &figure;
  }
  return most;
}

std::optional<ChartPoint> pointOf(const ChartFigure& figure, double x, RateUnit unit) {
  const bool isRate = unitOf(figure) == "MB/s";
  const auto shown = [&](double value) {
    return isRate ? inUnit(value, figure.clockGhz, unit) : std::optional(value);
  };
  const auto y = figure.value ? shown(*figure.value) : std::nullopt;
  if (!y || !(*y > 0)) return std::nullopt;
  ChartPoint point{x, *y};
  if (figure.low) point.low = shown(*figure.low);
  if (figure.high) point.high = shown(*figure.high);
  point.final = figure.final;
  point.grade = figure.grade;
  return point;
}

bool hasFigures(const std::vector<const ChartFigure*>& figures) {
  return std::ranges::any_of(figures, [](const ChartFigure* figure) { return figure->value.has_value(); });
}

void noteMissingClock(Chart& chart) {
  chart.note = SizePlot::tr("Bytes per cycle need the clock, which was not measured here.").toStdString();
}

}  // namespace strata::gui
