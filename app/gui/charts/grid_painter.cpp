// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/grid_painter.h"

#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpolygon.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <string>
#include <vector>

#include "app/gui/text/number_text.h"
#include "app/gui/widgets/mark.h"
#include "core/chart/palette.h"

namespace strata::gui {

namespace {

constexpr qreal gridGap = 6;
/// A cell at its best, in heights of text; larger in a grid of few cells, up to so many times.
constexpr qreal cellOfText = 2.4;
constexpr qreal mostCellOfText = 6;
/// The size of a grid of few cells, in heights of text.
constexpr qreal gridOfText = 24;
constexpr qreal leastCell = 4;
/// Rows that are as high as text at least; of more the values are not read, but seen.
constexpr std::size_t mostRowsOfFigures = 24;
constexpr qreal lowCell = 6;
constexpr qreal frameWidth = 2;
/// Names of rows are shortened beyond this share of the room.
constexpr qreal mostOfNames = 0.4;
constexpr qreal bracketLeg = 3;
constexpr qreal bracketGap = 2;
constexpr int swatches = 24;

/// Where the parts of a grid lie in a room, before they are mirrored.
struct GridPlaces {
  qreal left = 0;  ///< of the first column
  qreal top = 0;   ///< of the first row
  qreal cell = 0;  ///< width of a cell
  qreal high = 0;  ///< height of a cell
};

qreal widestLabel(const Chart& plot, const QFontMetricsF& metrics, qreal width) {
  qreal widest = 0;
  for (const std::string& name : plot.rows)
    widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(name)));
  return std::min(widest + 2, mostOfNames * width);
}

/// A bracket, its label, and the distance to what is nearer to the cells.
qreal tierHeight(const QFontMetricsF& metrics) {
  return metrics.height() + bracketLeg + 2 * bracketGap;
}

qreal tiersHeight(const Chart& plot, const QFontMetricsF& metrics) {
  return static_cast<qreal>(plot.brackets.size()) * tierHeight(metrics);
}

/// What stands before the cells: brackets and names.
qreal sideWidth(const Chart& plot, const QFontMetricsF& metrics, qreal width) {
  return tiersHeight(plot, metrics) + widestLabel(plot, metrics, width) + gridGap;
}

/// Figures have three digits: none between the least and the greatest has a longer text than both.
qreal widestFigure(const Chart& plot, const QFontMetricsF& metrics) {
  const auto [least, most] = heatOf(plot);
  return std::max(metrics.horizontalAdvance(figureText(least)), metrics.horizontalAdvance(figureText(most))) +
         2;
}

qreal widestNumber(const Chart& plot, const QFontMetricsF& metrics) {
  qreal widest = 0;
  for (const ChartSeries& column : plot.series)
    widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(column.shortName)));
  return widest + 4;
}

qreal bestCell(const Chart& plot, const QFontMetricsF& metrics) {
  const auto count = static_cast<qreal>(std::max<std::size_t>({1, plot.rows.size(), plot.series.size()}));
  return std::clamp(gridOfText / count, cellOfText, mostCellOfText) * metrics.height();
}

/// The number above the last column may reach beyond it.
qreal cellWidth(const Chart& plot, const QFontMetricsF& metrics, qreal width) {
  const auto count = static_cast<qreal>(std::max<std::size_t>(1, plot.series.size()));
  const qreal best = std::max(bestCell(plot, metrics), widestFigure(plot, metrics) + gridGap);
  return std::clamp((width - sideWidth(plot, metrics, width) - widestNumber(plot, metrics) / 2) / count,
                    leastCell, best);
}

/// The height above the cells: what the columns are, if the chart tells, brackets and names.
qreal headHeight(const Chart& plot, const QFontMetricsF& metrics) {
  return (plot.xTitle.empty() ? 1 : 2) * metrics.height() + tiersHeight(plot, metrics) + gridGap;
}

/// The height below the cells: the scale, and what the chart shows.
qreal footHeight(const Chart& plot, const QFontMetricsF& metrics, qreal width) {
  const qreal caption = plot.caption.empty()
                            ? 0
                            : metrics
                                  .boundingRect(QRectF(0, 0, width, 10 * metrics.height()), Qt::TextWordWrap,
                                                QString::fromStdString(plot.caption))
                                  .height();
  return 2 * gridGap + metrics.height() + caption;
}

GridPlaces placesIn(const Chart& plot, const QFontMetricsF& metrics, const QRectF& room) {
  GridPlaces places;
  const auto count = static_cast<qreal>(std::max<std::size_t>(1, plot.rows.size()));
  places.left = room.left() + sideWidth(plot, metrics, room.width());
  places.top = room.top() + headHeight(plot, metrics);
  places.cell = cellWidth(plot, metrics, room.width());
  const qreal left = room.bottom() - places.top - footHeight(plot, metrics, room.width());
  places.high = std::clamp(left / count, std::min(leastCell, places.cell),
                           std::min(places.cell, bestCell(plot, metrics)));
  return places;
}

class Grid {
 public:
  Grid(QPainter& painter, const Chart& plot, const PlotLook& look, const QRectF& room)
      : m_painter(painter),
        m_plot(plot),
        m_look(look),
        m_room(room),
        m_metrics(look.font),
        m_places(placesIn(plot, m_metrics, room)),
        m_heat(heatOf(plot)) {}

  void paint() {
    m_painter.save();
    m_painter.setFont(m_look.font);
    paintLabels();
    paintBrackets();
    const bool withFigures =
        m_places.cell >= widestFigure(m_plot, m_metrics) && m_places.high >= m_metrics.height();
    for (std::size_t column = 0; column < m_plot.series.size(); ++column)
      for (const ChartPoint& point : m_plot.series[column].points)
        paintCell(cellAt(static_cast<std::size_t>(point.x), column), point, withFigures);
    paintFrames();
    paintFoot();
    m_painter.restore();
  }

 private:
  QRectF placed(const QRectF& box) const { return mirrored(box, m_room, m_look.direction); }

  QRectF cellAt(std::size_t row, std::size_t column, std::size_t count = 1) const {
    return {m_places.left + m_places.cell * static_cast<qreal>(column),
            m_places.top + m_places.high * static_cast<qreal>(row), m_places.cell * static_cast<qreal>(count),
            m_places.high * static_cast<qreal>(count)};
  }

  void write(const QRectF& box, Qt::Alignment side, const QString& text, const QColor& colour) {
    m_painter.setPen(colour);
    const Qt::Alignment alignment = QStyle::visualAlignment(m_look.direction, side) | Qt::AlignVCenter;
    m_painter.drawText(placed(box), static_cast<int>(alignment), text);
  }

  /// Every one, or as many as have room.
  void paintLabels() {
    const qreal widest = widestNumber(m_plot, m_metrics);
    const auto every = [](qreal wanted, qreal there) {
      return static_cast<std::size_t>(std::max(1.0, std::ceil(wanted / there)));
    };
    const qreal top = m_places.top - gridGap - m_metrics.height();
    if (!m_plot.xTitle.empty())
      write({m_places.left, m_room.top(), m_room.right() - m_places.left, m_metrics.height()}, Qt::AlignLeft,
            QString::fromStdString(m_plot.xTitle), m_look.theme.muted);
    const std::size_t everyColumn = every(widest, m_places.cell);
    for (std::size_t column = 0; column < m_plot.series.size(); column += everyColumn) {
      const QRectF cell = cellAt(0, column);
      write({cell.center().x() - widest / 2, top, widest, m_metrics.height()}, Qt::AlignHCenter,
            QString::fromStdString(m_plot.series[column].shortName), m_look.theme.muted);
    }
    const std::size_t everyRow = every(m_metrics.height(), m_places.high);
    for (std::size_t row = 0; row < m_plot.rows.size(); row += everyRow) {
      const QRectF cell = cellAt(row, 0);
      const qreal width = widestLabel(m_plot, m_metrics, m_room.width());
      write({m_places.left - gridGap - width, cell.center().y() - m_metrics.height() / 2, width,
             m_metrics.height()},
            Qt::AlignRight,
            m_metrics.elidedText(QString::fromStdString(m_plot.rows[row]), Qt::ElideRight, width),
            m_look.text);
    }
  }

  /// Above the numbers of the columns, and before the names of the rows. A label that is longer than its
  /// bracket is left out.
  void paintBrackets() {
    qreal above = m_places.top - gridGap - m_metrics.height();
    qreal before = m_places.left - gridGap - widestLabel(m_plot, m_metrics, m_room.width());
    for (const std::vector<ChartBracket>& tier : m_plot.brackets) {
      for (const ChartBracket& bracket : tier) {
        const QRectF cells = cellAt(bracket.first, bracket.first, bracket.count).adjusted(1, 1, -1, -1);
        const QString label = QString::fromStdString(bracket.label);
        const qreal length = m_metrics.horizontalAdvance(label);
        const QRectF across(cells.left(), above - bracketGap - bracketLeg, cells.width(), bracketLeg);
        const QRectF down(before - bracketGap - bracketLeg, cells.top(), bracketLeg, cells.height());
        m_painter.setPen(QPen(m_look.theme.muted, 1));
        paintLine({across.bottomLeft(), across.topLeft(), across.topRight(), across.bottomRight()});
        paintLine({down.topRight(), down.topLeft(), down.bottomLeft(), down.bottomRight()});
        if (length <= across.width())
          write({across.left(), across.top() - bracketGap - m_metrics.height(), across.width(),
                 m_metrics.height()},
                Qt::AlignHCenter, label, m_look.theme.muted);
        if (length <= down.height())
          writeUpright(
              {down.left() - bracketGap - m_metrics.height(), down.top(), m_metrics.height(), down.height()},
              label, m_look.theme.muted);
      }
      above -= tierHeight(m_metrics);
      before -= tierHeight(m_metrics);
    }
  }

  void paintLine(std::initializer_list<QPointF> points) {
    QPolygonF line;
    for (const QPointF& point : points) line.append(placed(QRectF(point, QSizeF())).topLeft());
    m_painter.drawPolyline(line);
  }

  /// Upwards, or downwards for people who read from right to left.
  void writeUpright(const QRectF& box, const QString& text, const QColor& colour) {
    m_painter.save();
    m_painter.translate(placed(box).center());
    m_painter.rotate(m_look.direction == Qt::RightToLeft ? 90 : -90);
    m_painter.setPen(colour);
    m_painter.drawText(QRectF(-box.height() / 2, -box.width() / 2, box.height(), box.width()),
                       static_cast<int>(Qt::AlignCenter), text);
    m_painter.restore();
  }

  /// A provisional value has a hollow cell.
  void paintCell(const QRectF& cell, const ChartPoint& point, bool withFigure) {
    const double share = shareOfHeat(m_heat, point.y);
    const QColor colour = QColor::fromRgb(heatColour(share));
    const QRectF inner = cell.width() > 8 ? cell.adjusted(0.5, 0.5, -0.5, -0.5) : cell;
    if (point.final) {
      m_painter.fillRect(placed(inner), colour);
    } else {
      m_painter.setPen(QPen(m_look.theme.muted, 1));
      m_painter.setBrush(Qt::NoBrush);
      m_painter.drawRect(placed(inner.adjusted(0.5, 0.5, -0.5, -0.5)));
    }
    if (withFigure)
      write(cell, Qt::AlignHCenter, figureText(point.y),
            point.final ? QColor::fromRgb(inkOnHeat(share)) : m_look.text);
  }

  void paintFrames() {
    m_painter.setPen(QPen(m_look.text, frameWidth));
    m_painter.setBrush(Qt::NoBrush);
    std::size_t first = 0;
    for (const std::size_t count : m_plot.clusters) {
      m_painter.drawRect(placed(cellAt(first, first, count)));
      first += count;
    }
  }

  void paintFoot() {
    const auto [least, most] = m_heat;
    qreal top = cellAt(m_plot.rows.size(), 0).top() + gridGap;
    if (most > least) {
      const QString unit = QString::fromStdString(m_plot.unit);
      const QString low = figureText(least) + QChar::Nbsp + unit;
      const QString high = figureText(most) + QChar::Nbsp + unit;
      qreal x = m_places.left;
      const qreal lowWidth = m_metrics.horizontalAdvance(low) + 2;
      write({x, top, lowWidth, m_metrics.height()}, Qt::AlignLeft, low, m_look.text);
      x += lowWidth + gridGap;
      const qreal width = m_metrics.height() / 4;
      for (int i = 0; i < swatches; ++i)
        m_painter.fillRect(
            placed({x + i * width, top + m_metrics.height() / 4, width + 0.5, m_metrics.height() / 2}),
            QColor::fromRgb(heatColour(i / (swatches - 1.0))));
      x += swatches * width + gridGap;
      write({x, top, m_metrics.horizontalAdvance(high) + 2, m_metrics.height()}, Qt::AlignLeft, high,
            m_look.text);
      top += m_metrics.height() + gridGap;
    }
    m_painter.setPen(m_look.text);
    const QRectF box(m_room.left(), top, m_room.width(), std::max<qreal>(0, m_room.bottom() - top));
    const Qt::Alignment side = QStyle::visualAlignment(m_look.direction, Qt::AlignLeft);
    m_painter.drawText(box, static_cast<int>(side | Qt::AlignTop) | Qt::TextWordWrap,
                       QString::fromStdString(m_plot.caption));
  }

  QPainter& m_painter;
  const Chart& m_plot;
  const PlotLook& m_look;
  const QRectF m_room;
  const QFontMetricsF m_metrics;
  const GridPlaces m_places;
  const Span m_heat;
};

}  // namespace

qreal gridHeight(const Chart& plot, const QFont& font, qreal width) {
  const QFontMetricsF metrics(font);
  const qreal least = plot.rows.size() > mostRowsOfFigures ? lowCell : metrics.height() + 2;
  const qreal high = std::min(cellWidth(plot, metrics, width), least);
  return headHeight(plot, metrics) + high * static_cast<qreal>(plot.rows.size()) +
         footHeight(plot, metrics, width);
}

void paintGrid(QPainter& painter, const Chart& plot, const PlotLook& look, const QRectF& room) {
  if (!plot.rows.empty()) Grid(painter, plot, look, room).paint();
}

std::optional<std::pair<std::size_t, std::size_t>> gridCellAt(const Chart& plot, const PlotLook& look,
                                                              const QRectF& room, QPointF place) {
  const GridPlaces places = placesIn(plot, QFontMetricsF(look.font), room);
  if (look.direction == Qt::RightToLeft) place.setX(room.left() + room.right() - place.x());
  const qreal row = std::floor((place.y() - places.top) / places.high);
  const qreal column = std::floor((place.x() - places.left) / places.cell);
  if (row < 0 || column < 0 || row >= static_cast<qreal>(plot.rows.size()) ||
      column >= static_cast<qreal>(plot.series.size()))
    return std::nullopt;
  return std::pair(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
}

}  // namespace strata::gui
