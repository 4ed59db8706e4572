// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_picture.h"

#include <QtCharts/qchart.h>
#include <QtCore/qcoreapplication.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpalette.h>
#include <QtWidgets/qgraphicslayout.h>
#include <QtWidgets/qgraphicsscene.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/plot_canvas.h"
#include "app/gui/charts/rows_view.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/svg_picture.h"
#include "core/model/this_program.h"
#include "core/report/svg.h"

namespace strata::gui {

namespace {

class ChartPicture {
  Q_DECLARE_TR_FUNCTIONS(ChartPicture)
};

constexpr QMarginsF border(40, 32, 40, 24);
constexpr qreal legendGap = 22;
constexpr qreal pictureSampleGap = 6;
constexpr qreal smallGap = 4;
constexpr qreal largeGap = 14;
constexpr int titlePixels = 26;
constexpr int headingPixels = 17;
constexpr int labelPixels = 15;

PlotLook lightLook() {
  QPalette palette;
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Window, Qt::white);
  palette.setColor(QPalette::Text, QColor(0x1a, 0x1c, 0x1f));
  return {themeFor(palette), Qt::white, QColor(0x1a, 0x1c, 0x1f), pictureFont(labelPixels),
          QGuiApplication::layoutDirection()};
}

/// Writes from the top downwards, within what is left of the page.
class Page {
 public:
  Page(QPainter& painter, const PlotLook& look, const QRectF& room)
      : m_painter(painter), m_look(look), m_room(room) {
    painter.setLayoutDirection(look.direction);
  }

  const QRectF& room() const { return m_room; }

  void line(const QString& text, const QFont& font, const QColor& colour) {
    if (text.isEmpty()) return;
    const QFontMetricsF metrics(font);
    write({m_room.left(), m_room.top(), m_room.width(), metrics.height()}, Qt::AlignLeading, font, colour,
          metrics.elidedText(text, Qt::ElideRight, m_room.width()));
    m_room.setTop(m_room.top() + metrics.height() + smallGap);
  }

  void legend(const std::vector<LegendEntry>& entries) {
    const QFont font = pictureFont(labelPixels);
    const QFontMetricsF metrics(font);
    qreal x = m_room.left();
    for (const LegendEntry& entry : entries) {
      const qreal sample = sampleWidth(entry.style, metrics.height());
      const qreal name = metrics.horizontalAdvance(QString::fromStdString(entry.name)) + 1;
      if (x > m_room.left() && x + sample + pictureSampleGap + name > m_room.right()) {
        x = m_room.left();
        m_room.setTop(m_room.top() + metrics.height() + smallGap);
      }
      paintSample(m_painter, entry.style, m_look.theme, placed({x, m_room.top(), sample, metrics.height()}));
      x += sample + pictureSampleGap;
      write(placed({x, m_room.top(), name, metrics.height()}), Qt::AlignLeading, font, m_look.text,
            QString::fromStdString(entry.name));
      x += name + legendGap;
    }
    if (!entries.empty()) m_room.setTop(m_room.top() + metrics.height() + smallGap);
  }

  /// Writes at the foot: `text` on one or two lines, and `end` at the other end of the last.
  void foot(const QString& text, const QString& end) {
    const QFont font = pictureFont(labelPixels);
    const QFontMetricsF metrics(font);
    const qreal endWidth = metrics.horizontalAdvance(end) + 1;
    const QRectF textRoom(0, 0, m_room.width() - endWidth - legendGap, 2 * metrics.lineSpacing());
    const qreal lines =
        metrics.boundingRect(textRoom, Qt::TextWordWrap, text).height() > metrics.height() * 1.5 ? 2 : 1;
    const qreal top = m_room.bottom() - lines * metrics.lineSpacing();
    write(placed({m_room.left(), top, textRoom.width(), lines * metrics.lineSpacing()}), Qt::AlignLeading,
          font, m_look.theme.muted, text);
    write(placed({m_room.right() - endWidth, m_room.bottom() - metrics.lineSpacing(), endWidth,
                  metrics.lineSpacing()}),
          Qt::AlignTrailing, font, m_look.theme.muted, end);
    m_room.setBottom(top - largeGap);
  }

  void space(qreal height) { m_room.setTop(m_room.top() + height); }

 private:
  QRectF placed(const QRectF& box) const { return mirrored(box, m_room, m_look.direction); }

  void write(const QRectF& box, Qt::Alignment side, const QFont& font, const QColor& colour,
             const QString& text) {
    m_painter.setFont(font);
    m_painter.setPen(colour);
    const Qt::Alignment alignment = QStyle::visualAlignment(m_look.direction, side) | Qt::AlignAbsolute;
    m_painter.drawText(box, static_cast<int>(alignment | Qt::AlignTop) | Qt::TextWordWrap, text);
  }

  QPainter& m_painter;
  const PlotLook& m_look;
  QRectF m_room;
};

QString programLine() {
  return ChartPicture::tr("Strata %1", "version").arg(QString::fromStdString(thisProgram().version));
}

std::vector<LegendEntry> shownEntries(const Chart& plot) {
  std::vector<LegendEntry> entries;
  for (const LegendEntry& entry : plot.legend)
    if (std::any_of(plot.series.begin(), plot.series.end(), [&](const ChartSeries& one) {
          return std::ranges::find(one.keys, entry.key) != one.keys.end();
        }))
      entries.push_back(entry);
  return entries;
}

QString titleOf(const Chart& plot, const PictureHead& head) {
  return head.title.isEmpty() ? QString::fromStdString(plot.title) : head.title;
}

void paintPicture(QPainter& painter, const Chart& plot, const PictureHead& head, QSize size) {
  const PlotLook look = lightLook();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  painter.fillRect(QRect(QPoint(0, 0), size), look.base);
  const qreal scale =
      std::min(size.width() / qreal(pictureSize.width()), size.height() / qreal(pictureSize.height()));
  painter.scale(scale, scale);

  Page page(painter, look, QRectF(QPointF(0, 0), QSizeF(size) / scale).marginsRemoved(border));
  page.line(titleOf(plot, head), pictureFont(titlePixels, true), look.text);
  page.line(head.machine, pictureFont(labelPixels), look.theme.muted);
  page.space(largeGap);
  if (!head.title.isEmpty())
    page.line(QString::fromStdString(plot.title), pictureFont(headingPixels, true), look.text);
  page.legend(shownEntries(plot));
  page.foot(head.settings, programLine());

  if (plot.shape == ChartShape::Rows || plot.shape == ChartShape::Grid) {
    paintRows(painter, plot, look, page.room());
    return;
  }
  QGraphicsScene scene;
  auto* chart = new QChart;
  scene.addItem(chart);
  PlotCanvas canvas(*chart);
  canvas.setLook(look);
  chart->resize(page.room().size());
  // The legend above has the names, as long as they are.
  Chart drawn = plot;
  drawn.namesAtEnds = false;
  canvas.draw(drawn, std::nullopt);
  chart->layout()->activate();
  scene.render(&painter, page.room(), chart->rect());
}

}  // namespace

QImage imageOf(const Chart& plot, const PictureHead& head, QSize size) {
  QImage image(size, QImage::Format_RGB32);
  QPainter painter(&image);
  paintPicture(painter, plot, head, size);
  return image;
}

QByteArray svgOf(const Chart& plot, const PictureHead& head) {
  Chart chart = plot;
  chart.legend = shownEntries(plot);
  return QByteArray::fromStdString(svgDocument({titleOf(plot, head).toStdString(), head.machine.toStdString(),
                                                head.settings.toStdString(), programLine().toStdString()},
                                               {chart}, chartTexts().labels));
}

}  // namespace strata::gui
