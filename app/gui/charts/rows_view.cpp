// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/rows_view.h"

#include <QtCore/qcoreapplication.h>
#include <QtGui/qevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleoption.h>
#include <QtWidgets/qtooltip.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/gui/charts/grid_painter.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/widgets/mark.h"
#include "core/chart/value_axis.h"

namespace strata::gui {

namespace {

constexpr int rowsMargin = 4;
constexpr qreal rowsColumnGap = 10;
constexpr qreal markGap = 6;
constexpr qreal barCorner = 2;
/// These are shares of the height of text.
constexpr double barOfText = 0.8;
constexpr double rowGapOfText = 0.6;
constexpr double markOfText = 0.5;
/// The bars get at least this share of the width.
constexpr double leastOfBars = 0.34;
constexpr int mostTicks = 9;

QString figureOf(const ChartPoint& point, const std::string& unit) {
  return RowsView::tr("%1 %2", "figure, unit").arg(figureText(point.y), QString::fromStdString(unit));
}

/// "48,900 MB/s ± 0.4 %"
QString textOf(const ChartSeries& line, const ChartPoint& point, const std::string& unit) {
  if (line.isFold && point.low && point.high)
    return RowsView::tr("%1 (%2 to %3)", "figure with unit, least and most of many")
        .arg(figureOf(point, unit), figureText(*point.low), figureText(*point.high));
  const auto percent = halfWidthPercent(point);
  if (!percent) return figureOf(point, unit);
  return RowsView::tr("%1 ± %2", "figure with unit, percent")
      .arg(figureOf(point, unit), percentText(*percent, QLocale()));
}

/// How much is said in a row, by how wide it is: the table beside says all of it.
enum class Say {
  All,         ///< the name, the bar, its figure with interval and verdict
  Figure,      ///< no interval, and of the verdict the mark only
  FigureBelow  ///< the same, with the name above
};

const ChartPoint* pointOfRow(const ChartSeries& line, std::size_t row) {
  const auto at = std::ranges::find(line.points, static_cast<double>(row), &ChartPoint::x);
  return at == line.points.end() ? nullptr : &*at;
}

struct Widths {
  qreal names = 0;
  qreal figures = 0;
  qreal texts = 0;  ///< figures with intervals
  qreal mark = 0;
  qreal word = 0;
};

Widths widthsOf(const Chart& plot, const QFontMetricsF& metrics) {
  Widths widths;
  for (const std::string& name : plot.rows)
    widths.names = std::max(widths.names, metrics.horizontalAdvance(QString::fromStdString(name)) + 2);
  for (const ChartSeries& line : plot.series)
    for (const ChartPoint& point : line.points) {
      widths.figures = std::max(widths.figures, metrics.horizontalAdvance(figureOf(point, plot.unit)) + 2);
      widths.texts = std::max(widths.texts, metrics.horizontalAdvance(textOf(line, point, plot.unit)) + 2);
    }
  widths.mark = markGap + metrics.height() * markOfText;
  for (const Grade grade : {Grade::Good, Grade::Fair, Grade::Poor})
    widths.word = std::max(widths.word, markGap + metrics.horizontalAdvance(gradeWord(grade)) + 2);
  return widths;
}

Say sayOf(const Widths& widths, qreal room) {
  const auto leaves = [&](qreal used) { return room - used >= leastOfBars * room; };
  if (leaves(widths.names + widths.texts + widths.mark + widths.word + 2 * rowsColumnGap)) return Say::All;
  if (leaves(widths.names + widths.figures + widths.mark + 2 * rowsColumnGap)) return Say::Figure;
  return Say::FigureBelow;
}

/// Lines of text that a row takes, without the gap below it.
qreal linesOfRow(const Chart& plot, Say say) {
  return static_cast<qreal>(std::max<std::size_t>(1, plot.series.size())) + (say == Say::FigureBelow ? 1 : 0);
}

/// Lines of text above the bars: title and ticks of an axis that has to be said.
qreal linesOfAxis(const Chart& plot) {
  return hasLogBars(plot) && hasPoints(plot) ? 2.2 : 0;
}

qreal heightOf(const Chart& plot, Say say, const QFontMetricsF& metrics) {
  return metrics.height() *
         (static_cast<qreal>(plot.rows.size()) * (linesOfRow(plot, say) + rowGapOfText) + linesOfAxis(plot));
}

class Rows {
 public:
  Rows(QPainter& painter, const Chart& plot, const PlotLook& look, const QRectF& room)
      : m_painter(painter),
        m_plot(plot),
        m_look(look),
        m_room(room),
        m_metrics(look.font),
        m_widths(widthsOf(plot, m_metrics)),
        m_say(sayOf(m_widths, room.width())) {
    m_left = m_room.left() + (m_say == Say::FigureBelow ? 0 : m_widths.names + rowsColumnGap);
    if (m_plot.marksOnBars) m_left += m_widths.mark;
    const qreal behind = m_say == Say::All ? m_widths.texts + m_widths.word : m_widths.figures;
    m_bars = std::max<qreal>(1, m_room.right() - m_left - behind - m_widths.mark - rowsColumnGap);
    for (const ChartSeries& line : plot.series)
      for (const ChartPoint& point : line.points)
        m_most = std::max({m_most, point.y, point.high.value_or(0)});
    if (linesOfAxis(plot) > 0) m_logTicks = ticksOfValues(plot, plot.full, mostTicks);
  }

  void paint() {
    m_painter.save();
    m_painter.setLayoutDirection(m_look.direction);
    m_painter.setFont(m_look.font);
    const qreal scale = std::min(1.0, m_room.height() / heightOf(m_plot, m_say, m_metrics));
    const qreal slot = m_metrics.height() * scale;
    qreal top = m_room.top();
    if (m_logTicks) paintAxis(top, slot);
    top += slot * linesOfAxis(m_plot);
    for (std::size_t row = 0; row < m_plot.rows.size(); ++row) {
      const bool above = m_say == Say::FigureBelow;
      const qreal lines = above ? 1 : static_cast<qreal>(std::max<std::size_t>(1, m_plot.series.size()));
      write({m_room.left(), top + (lines * slot - m_metrics.height()) / 2,
             above ? m_room.width() : m_widths.names, m_metrics.height()},
            QString::fromStdString(m_plot.rows[row]), m_look.text);
      qreal barTop = top + (above ? slot : 0);
      for (const ChartSeries& line : m_plot.series) {
        if (const ChartPoint* point = pointOfRow(line, row)) paintBar(line, *point, barTop, slot);
        barTop += slot;
      }
      top += slot * (linesOfRow(m_plot, m_say) + rowGapOfText);
    }
    m_painter.restore();
  }

 private:
  QRectF placed(const QRectF& box) const { return mirrored(box, m_room, m_look.direction); }

  void write(const QRectF& box, const QString& text, const QColor& colour) {
    m_painter.setPen(colour);
    const Qt::Alignment side = QStyle::visualAlignment(m_look.direction, Qt::AlignVCenter | Qt::AlignLeft);
    m_painter.drawText(placed(box), static_cast<int>(side),
                       m_metrics.elidedText(text, Qt::ElideRight, box.width()));
  }

  /// The distance of a value from the begin of the bars. Linear bars take all the room that there is.
  qreal lengthOf(double value) const {
    if (!m_logTicks) return m_most > 0 ? m_bars * value / m_most : 0;
    const Span& span = m_logTicks->span;
    return m_bars * std::clamp((positionOf(m_plot.yKind, value) - span.first) / span.length(), 0.0, 1.0);
  }

  /// Title and ticks above the bars, which may reach further than the view, and hairlines behind them.
  void paintAxis(qreal top, qreal slot) {
    write({m_left, top, m_room.right() - m_left, slot}, QString::fromStdString(m_plot.yTitle),
          m_look.theme.muted);
    const qreal begin = top + slot * linesOfAxis(m_plot);
    const qreal end =
        begin + static_cast<qreal>(m_plot.rows.size()) * slot * (linesOfRow(m_plot, m_say) + rowGapOfText);
    qreal free = 0;
    for (const double tick : m_logTicks->quantities) {
      const qreal x = m_left + lengthOf(tick);
      const QRectF line = placed({x, begin, 0, end - begin});
      m_painter.setPen(QPen(m_look.theme.hairline, 1));
      m_painter.drawLine(line.topLeft(), line.bottomLeft());
      const QString text = quantityText(m_plot.yKind, tick);
      const qreal width = m_metrics.horizontalAdvance(text) + 2;
      if (x - width / 2 < free) continue;
      free = x + width / 2 + m_metrics.averageCharWidth();
      write({x - width / 2, top + slot, width, slot}, text, m_look.theme.muted);
    }
  }

  void paintBar(const ChartSeries& line, const ChartPoint& point, qreal top, qreal slot) {
    const qreal length = lengthOf(point.y);
    const qreal height = std::max<qreal>(3, slot * barOfText);
    const QRectF bar(m_left, top + (slot - height) / 2, std::max<qreal>(1, length), height);
    const QColor colour = colourOf(line.style, m_look.theme);
    // Hollow: a figure on the way to a result.
    m_painter.setPen(point.final ? QPen(Qt::NoPen) : QPen(colour, 1.5));
    m_painter.setBrush(point.final ? colour : QColor(Qt::transparent));
    m_painter.drawRoundedRect(placed(point.final ? bar : bar.adjusted(0.75, 0.75, -0.75, -0.75)), barCorner,
                              barCorner);
    if (m_plot.marksOnBars && line.style.mark) {
      const qreal size = m_metrics.height() * markOfText;
      const QRectF box(m_left - m_widths.mark, bar.center().y() - size / 2, size, size);
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(colour);
      paintMark(m_painter, *line.style.mark, placed(box).center(), size);
    }
    qreal end = bar.right();
    if (point.low && point.high && m_most > 0) {
      const qreal low = m_left + lengthOf(*point.low);
      const qreal high = m_left + lengthOf(*point.high);
      if (high - low >= leastWhisker) {
        end = std::max(end, high);
        paintWhisker(low, high, bar.center().y());
      }
    }
    const QString text = m_say == Say::All ? textOf(line, point, m_plot.unit) : figureOf(point, m_plot.unit);
    const qreal textTop = top + (slot - m_metrics.height()) / 2;
    const qreal width = m_metrics.horizontalAdvance(text) + 2;
    end += rowsColumnGap;
    write({end, textTop, width, m_metrics.height()}, text, m_look.text);
    if (point.final && point.grade) paintVerdict(*point.grade, {end + width + markGap, textTop});
  }

  void paintVerdict(Grade grade, QPointF place) {
    const qreal size = m_metrics.height() * markOfText;
    const QColor colour = colourOf(grade, m_look.theme);
    const QRectF box = placed({place.x(), place.y() + (m_metrics.height() - size) / 2, size, size});
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    paintMark(m_painter, markOf(grade), box.center(), size);
    if (m_say != Say::All) return;
    write({place.x() + size + markGap, place.y(), m_widths.word, m_metrics.height()}, gradeWord(grade),
          colour);
  }

  void paintWhisker(qreal low, qreal high, qreal middle) {
    m_painter.setPen(QPen(m_look.text, 1));
    const QRectF reach = placed({low, middle, high - low, 0});
    m_painter.drawLine(reach.topLeft(), reach.topRight());
    for (const qreal x : {reach.left(), reach.right()})
      m_painter.drawLine(QPointF(x, middle - whiskerCap), QPointF(x, middle + whiskerCap));
  }

  QPainter& m_painter;
  const Chart& m_plot;
  const PlotLook& m_look;
  const QRectF m_room;
  const QFontMetricsF m_metrics;
  const Widths m_widths;
  const Say m_say;
  qreal m_left = 0;  ///< where bars begin
  qreal m_bars = 0;  ///< how long the longest may be
  double m_most = 0;
  std::optional<Ticks> m_logTicks;  ///< of an axis that has to be said
};

}  // namespace

qreal rowsHeight(const Chart& plot, const QFont& font, qreal width) {
  if (plot.shape == ChartShape::Grid) return gridHeight(plot, font, width);
  const QFontMetricsF metrics(font);
  return heightOf(plot, sayOf(widthsOf(plot, metrics), width), metrics);
}

void paintRows(QPainter& painter, const Chart& plot, const PlotLook& look, const QRectF& room) {
  if (plot.shape == ChartShape::Grid)
    paintGrid(painter, plot, look, room);
  else
    Rows(painter, plot, look, room).paint();
  if (plot.note.empty()) return;
  painter.setFont(look.font);
  painter.setPen(look.theme.muted);
  painter.drawText(room, static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                   QString::fromStdString(plot.note));
}

RowsView::RowsView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void RowsView::draw(const Chart& plot) {
  m_plot = plot;
  QStringList lines;
  // A heat map has thousands of values, which its table has too: its sentence is said.
  if (plot.shape != ChartShape::Grid) {
    for (const double row : stopsOf(plot))
      if (const auto readOut = readOutAt(plot, row)) lines.append(spokenText(*readOut));
  } else if (!plot.caption.empty()) {
    lines.append(QString::fromStdString(plot.caption));
  }
  setAccessibleDescription(lines.isEmpty() ? QString::fromStdString(plot.note) : lines.join(u'\n'));
  updateGeometry();
  update();
}

void RowsView::setLook(const PlotLook& look) {
  m_look = look;
  updateGeometry();
  update();
}

void RowsView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

QSize RowsView::sizeHint() const {
  constexpr int characters = 70;
  return {QFontMetrics(m_look.font).averageCharWidth() * characters, minimumSizeHint().height()};
}

QSize RowsView::minimumSizeHint() const {
  constexpr int characters = 24;
  return {QFontMetrics(m_look.font).averageCharWidth() * characters,
          static_cast<int>(std::ceil(rowsHeight(m_plot, m_look.font, width() - 2 * rowsMargin))) +
              2 * rowsMargin};
}

bool RowsView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || m_plot.shape != ChartShape::Grid) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto cell = gridCellAt(m_plot, m_look, room(), help->pos());
  const ChartPoint* point = cell ? pointOfRow(m_plot.series[cell->second], cell->first) : nullptr;
  if (point == nullptr) {
    QToolTip::hideText();
    return true;
  }
  QString text = tr("%1, %2: %3", "CPU, other CPU, time from one to the other")
                     .arg(QString::fromStdString(m_plot.rows[cell->first]),
                          QString::fromStdString(m_plot.series[cell->second].name),
                          textOf(m_plot.series[cell->second], *point, m_plot.unit));
  if (point->final && point->grade) text += QLatin1Char('\n') + gradeWord(*point->grade);
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

QRectF RowsView::room() const {
  return QRectF(rect()).adjusted(rowsMargin, rowsMargin, -rowsMargin, -rowsMargin);
}

void RowsView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), m_look.base);
  if (hasFocus()) {
    QStyleOptionFocusRect option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
  }
  paintRows(painter, m_plot, m_look, room());
}

}  // namespace strata::gui

#include "moc_rows_view.cpp"
