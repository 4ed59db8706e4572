// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/read_out_box.h"

#include <QtCore/qcoreapplication.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <array>
#include <initializer_list>

#include "app/gui/text/labels.h"
#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

class ReadOutPanel {
  Q_DECLARE_TR_FUNCTIONS(ReadOutPanel)
};

constexpr std::array details{ReadOutDetail::All, ReadOutDetail::NoWords, ReadOutDetail::UnitOnTop,
                             ReadOutDetail::ShortNames, ReadOutDetail::NoIntervals};
/// Smaller letters are the last resort: whoever made them large wants them so.
constexpr std::array scales{1.0, 0.85, 0.7};
constexpr int mostColumns = 2;
/// Where a panel beside the line may stand, as shares of the height that is left; the first is preferred.
constexpr std::array heights{0.0, 1.0, 0.5, 0.25, 0.75};
constexpr qreal lineHeight = 1.15;
/// A heading may make the panel wider than its rows by that.
constexpr qreal mostHeading = 1.3;
/// More rows than that will not all fit, however small.
constexpr std::size_t manyRows = 16;
constexpr qreal boxMargin = 8;
constexpr qreal partGap = 10;
constexpr qreal boxColumnGap = 20;
constexpr qreal boxSampleGap = 6;
/// The gap between the line across and the panel: more than half a mark.
constexpr qreal lineGap = 12;
constexpr qreal edgeGap = 4;

QFont scaledFont(QFont font, double scale) {
  if (font.pixelSize() > 0)
    font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * scale)));
  else
    font.setPointSizeF(font.pointSizeF() * scale);
  return font;
}

QFont headingFont(QFont font) {
  font.setBold(true);
  return font;
}

QString headingOf(const ReadOut& readOut, ReadOutDetail detail) {
  return detail < ReadOutDetail::UnitOnTop
             ? readOut.heading
             : ReadOutPanel::tr("%1 (%2)", "region, thread or size; unit").arg(readOut.heading, readOut.unit);
}

QString nameOf(const ReadOutRow& row, ReadOutDetail detail) {
  return detail < ReadOutDetail::ShortNames ? row.name : row.shortName;
}

QString figureOf(const ReadOutRow& row, const ReadOut& readOut, ReadOutDetail detail) {
  return detail < ReadOutDetail::UnitOnTop
             ? ReadOutPanel::tr("%1 %2", "figure, unit").arg(row.figure, readOut.unit)
             : row.figure;
}

QString moreText(std::size_t more) {
  return ReadOutPanel::tr("and %Ln more", nullptr, static_cast<int>(more));
}

/// What a row is made of; 0 for what is left out or empty.
struct RowWidths {
  qreal sample = 0;
  qreal name = 0;
  qreal figure = 0;
  qreal interval = 0;
  qreal shape = 0;
  qreal word = 0;

  qreal sum() const {
    qreal all = sample + boxSampleGap + name + partGap + figure;
    if (interval > 0) all += partGap + interval;
    if (shape > 0) all += partGap + shape;
    if (word > 0) all += boxSampleGap + word;
    return all;
  }
};

RowWidths widthsOf(const ReadOut& readOut, const QFont& font, ReadOutDetail detail) {
  const QFontMetricsF metrics(font);
  RowWidths widths;
  for (const ReadOutRow& row : readOut.rows) {
    const auto widen = [&](qreal& width, const QString& text) {
      width = std::max(width, metrics.horizontalAdvance(text));
    };
    widths.sample = std::max(widths.sample, sampleWidth(row.style, metrics.height()));
    widen(widths.name, nameOf(row, detail));
    widen(widths.figure, figureOf(row, readOut, detail));
    if (detail < ReadOutDetail::NoIntervals) widen(widths.interval, row.interval);
    if (!row.grade) continue;
    widths.shape = metrics.height() * 0.6;
    if (detail < ReadOutDetail::NoWords) widen(widths.word, gradeWord(*row.grade));
  }
  return widths;
}

int linesDown(const ReadOutLayout& layout) {
  return (static_cast<int>(layout.rows) + layout.columns - 1) / layout.columns;
}

qreal lineOf(const QFont& font) {
  return QFontMetricsF(font).height() * lineHeight;
}

/// The height of the rows, the margins, and the line "and 3 more".
qreal heightWithoutHeading(const ReadOut& readOut, const QFont& font, const ReadOutLayout& layout) {
  const int lines = linesDown(layout) + (layout.rows < readOut.rows.size() ? 1 : 0);
  return lineOf(scaledFont(font, layout.scale)) * lines + 2 * boxMargin;
}

/// The sizes of a panel set out in that way.
struct Measures {
  QFont font;
  RowWidths widths;
  qreal line = 0;     ///< height
  qreal heading = 0;  ///< height
  QSizeF size;
};

Measures measuresOf(const ReadOut& readOut, const QFont& font, const ReadOutLayout& layout) {
  Measures measures;
  measures.font = scaledFont(font, layout.scale);
  measures.widths = widthsOf(readOut, measures.font, layout.detail);
  measures.line = lineOf(measures.font);
  const qreal rows = layout.columns * (measures.widths.sum() + boxColumnGap) - boxColumnGap;
  // A heading much wider than the rows is written on as many lines as it takes.
  const qreal oneLine =
      QFontMetricsF(headingFont(measures.font)).horizontalAdvance(headingOf(readOut, layout.detail)) + 2;
  const qreal width = std::max(rows, oneLine <= rows * mostHeading ? oneLine : rows);
  measures.heading =
      QFontMetricsF(headingFont(measures.font))
          .boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, headingOf(readOut, layout.detail))
          .height();
  measures.size = {width + 2 * boxMargin, measures.heading + heightWithoutHeading(readOut, font, layout)};
  return measures;
}

std::vector<QPointF> allPoints(const PlotCanvas& canvas) {
  std::vector<QPointF> points;
  for (const ChartSeries& line : canvas.plot().series)
    for (const ChartPoint& point : line.points) points.push_back(canvas.pixelOf(point.x, point.y));
  return points;
}

std::vector<QPointF> ownPoints(const ReadOut& readOut, const PlotCanvas& canvas) {
  std::vector<QPointF> points;
  for (const ReadOutRow& row : readOut.rows) points.push_back(canvas.pixelOf(readOut.x, row.y));
  return points;
}

qsizetype covered(const QRectF& rect, const std::vector<QPointF>& points) {
  return std::count_if(points.begin(), points.end(), [&](const QPointF& point) {
    return rect.adjusted(-edgeGap, -edgeGap, edgeGap, edgeGap).contains(point);
  });
}

/// The first of the places with the fewest of those points.
QRectF leastCovering(const std::vector<QRectF>& places, const std::vector<QPointF>& points) {
  return *std::min_element(places.begin(), places.end(), [&](const QRectF& a, const QRectF& b) {
    return covered(a, points) < covered(b, points);
  });
}

/// The places at each of `lefts` that keeps the panel inside, at all heights.
std::vector<QRectF> placesAt(std::initializer_list<qreal> lefts, const QSizeF& size, const QRectF& inside) {
  std::vector<QRectF> places;
  const qreal free = inside.height() - size.height();
  if (free < 0) return places;
  for (const qreal left : lefts) {
    if (left < inside.left() || left + size.width() > inside.right()) continue;
    for (const double height : heights) places.push_back({QPointF(left, inside.top() + free * height), size});
  }
  return places;
}

/// All layouts of a panel, from the one that says most to the smallest.
std::vector<ReadOutLayout> layoutsOf(const ReadOut& readOut) {
  std::vector<ReadOutLayout> layouts;
  for (const double scale : scales)
    for (int columns = 1; columns <= mostColumns; ++columns)
      for (const ReadOutDetail detail : details)
        layouts.push_back({detail, columns, scale, readOut.rows.size()});
  return layouts;
}

/// The smallest, and as many rows as the height allows, one at least.
ReadOutLayout cutLayout(const ReadOut& readOut, const QFont& font, const QSizeF& room) {
  const bool many = readOut.rows.size() > manyRows;
  ReadOutLayout layout{ReadOutDetail::NoIntervals, 1, many ? scales.front() : scales.back(),
                       readOut.rows.size()};
  const qreal heading = measuresOf(readOut, font, layout).heading;
  while (layout.rows > 1 && heading + heightWithoutHeading(readOut, font, layout) > room.height())
    --layout.rows;
  return layout;
}

}  // namespace

ReadOutBox placed(const ReadOut& readOut, const PlotCanvas& canvas) {
  const QFont& font = canvas.look().font;
  const QRectF inside = canvas.plotArea().adjusted(edgeGap, edgeGap, -edgeGap, -edgeGap);
  const double line = canvas.pixelAcross(readOut.x);

  for (const ReadOutLayout& layout : layoutsOf(readOut)) {
    // Many threads make many rows: most layouts need no measuring of their texts.
    if (heightWithoutHeading(readOut, font, layout) > inside.height()) continue;
    const QSizeF size = measuresOf(readOut, font, layout).size;
    const qreal right = line + lineGap;
    const qreal left = line - lineGap - size.width();
    const std::vector<QRectF> places = canvas.look().direction == Qt::LeftToRight
                                           ? placesAt({right, left}, size, inside)
                                           : placesAt({left, right}, size, inside);
    if (!places.empty()) return {layout, leastCovering(places, allPoints(canvas))};
  }
  // If nothing fits beside the line, the panel stands over it: small, in letters of full size if they fit.
  for (const double scale : scales)
    for (int columns = 1; columns <= mostColumns; ++columns) {
      const ReadOutLayout layout{ReadOutDetail::NoIntervals, columns, scale, readOut.rows.size()};
      if (heightWithoutHeading(readOut, font, layout) > inside.height()) continue;
      const QSizeF size = measuresOf(readOut, font, layout).size;
      const std::vector<QRectF> places =
          placesAt({inside.right() - size.width(), inside.left()}, size, inside);
      if (!places.empty()) return {layout, leastCovering(places, ownPoints(readOut, canvas))};
    }
  const ReadOutLayout layout = cutLayout(readOut, font, inside.size());
  const QSizeF size = measuresOf(readOut, font, layout).size.boundedTo(inside.size());
  return {layout, leastCovering(placesAt({inside.right() - size.width(), inside.left()}, size, inside),
                                ownPoints(readOut, canvas))};
}

namespace {

/// Writes the parts of a row from the leading edge to the trailing one of its column.
class RowPainter {
 public:
  RowPainter(QPainter& painter, const PlotLook& look, const QRectF& column)
      : m_painter(painter), m_look(look), m_column(column), m_x(column.left()) {}

  QRectF take(qreal width, qreal gapAfter) {
    const QRectF part(m_x, m_column.top(), width, m_column.height());
    m_x += width + gapAfter;
    return mirrored(part, m_column, m_look.direction);
  }
  void text(const QRectF& part, const QString& text, Qt::Alignment side, const QColor& colour) {
    const Qt::Alignment alignment = QStyle::visualAlignment(m_look.direction, side) | Qt::AlignAbsolute;
    m_painter.setPen(colour);
    m_painter.drawText(part, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip, text);
  }

  void paint(const ReadOutRow& row, const ReadOut& readOut, ReadOutDetail detail, const RowWidths& widths) {
    const QRectF sample = take(widths.sample, boxSampleGap);
    const qreal own = sampleWidth(row.style, sample.height() / lineHeight);
    paintSample(m_painter, row.style, m_look.theme,
                {sample.center().x() - own / 2, sample.top(), own, sample.height()});
    text(take(widths.name, partGap), nameOf(row, detail), Qt::AlignLeading, m_look.text);
    text(take(widths.figure, partGap), figureOf(row, readOut, detail), Qt::AlignTrailing, m_look.text);
    if (widths.interval > 0)
      text(take(widths.interval, partGap), row.interval, Qt::AlignTrailing, m_look.theme.muted);
    if (!row.grade) return;
    const QColor colour = colourOf(*row.grade, m_look.theme);
    const QRectF shape = take(widths.shape, boxSampleGap);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    paintMark(m_painter, markOf(*row.grade), shape.center(), shape.width());
    if (widths.word > 0) text(take(widths.word, 0), gradeWord(*row.grade), Qt::AlignLeading, colour);
  }

 private:
  QPainter& m_painter;
  const PlotLook& m_look;
  QRectF m_column;
  qreal m_x;
};

}  // namespace

void paintReadOut(QPainter& painter, const ReadOut& readOut, const PlotCanvas& canvas) {
  const PlotLook& look = canvas.look();
  const QRectF area = canvas.plotArea();
  const auto [layout, rect] = placed(readOut, canvas);
  const Measures measures = measuresOf(readOut, look.font, layout);

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(look.direction);
  const double x = canvas.pixelAcross(readOut.x);
  painter.setPen(QPen(look.text, 1));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));

  painter.setPen(QPen(mixed(look.text, look.base, 0.3), 1));
  painter.setBrush(look.base);
  painter.drawRoundedRect(rect, 4, 4);
  painter.setClipRect(rect);

  const QRectF content = rect.adjusted(boxMargin, boxMargin, -boxMargin, -boxMargin);
  painter.setFont(headingFont(measures.font));
  painter.setPen(look.text);
  painter.drawText(QRectF(content.topLeft(), QSizeF(content.width(), measures.heading)),
                   static_cast<int>(Qt::AlignLeading | Qt::AlignTop) | Qt::TextWordWrap,
                   headingOf(readOut, layout.detail));
  painter.setFont(measures.font);
  const qreal top = content.top() + measures.heading;
  for (std::size_t i = 0; i < layout.rows; ++i) {
    const int column = static_cast<int>(i) / linesDown(layout);
    const int down = static_cast<int>(i) % linesDown(layout);
    const QRectF box(content.left() + column * (measures.widths.sum() + boxColumnGap),
                     top + down * measures.line, measures.widths.sum(), measures.line);
    RowPainter(painter, look, mirrored(box, content, look.direction))
        .paint(readOut.rows[i], readOut, layout.detail, measures.widths);
  }
  if (layout.rows < readOut.rows.size()) {
    painter.setPen(look.theme.muted);
    painter.drawText(
        QRectF(content.left(), top + linesDown(layout) * measures.line, content.width(), measures.line),
        static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), moreText(readOut.rows.size() - layout.rows));
  }
  painter.restore();
}

}  // namespace strata::gui
