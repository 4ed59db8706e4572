// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/size_plot.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class SizePlot {
  Q_DECLARE_TR_FUNCTIONS(SizePlot)
};

/// Half a power of two on both sides, so that no marker is cut off.
constexpr double roomBesideSizes = 0.5;

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

}  // namespace

Span spanOfSizes(AxisKind kind, const std::vector<Bytes>& sizes) {
  const Bytes least = sizes.empty() ? 1_KiB : sizes.front();
  const Bytes most = sizes.empty() ? 1_MiB : sizes.back();
  return {positionOf(kind, static_cast<double>(least.count)) - roomBesideSizes,
          positionOf(kind, static_cast<double>(most.count)) + roomBesideSizes};
}

PlotEdge edgeOf(const CacheEdge& cache, double x, std::size_t sharers) {
  const QString level = QLocale().toString(cache.level);
  return {cache.level, x,
          cache.measured
              ? SizePlot::tr("L%1 measured", "level of a cache, of which so much was seen").arg(level)
              : SizePlot::tr("L%1", "level of a cache").arg(level),
          explanationOf(cache, sharers)};
}

}  // namespace strata::gui
