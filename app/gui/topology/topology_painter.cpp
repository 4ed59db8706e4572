// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_painter.h"

#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

constexpr double frameCorner = 5;
constexpr double coreCorner = 3;
constexpr double cellCorner = 2;
/// The share of the text colour in the ground of every second frame, and in the lines around frames and
/// cores.
constexpr double groundShare = 0.045;
constexpr double frameShare = 0.28;
constexpr double coreShare = 0.2;
constexpr double ringGap = 2;

class Painter {
 public:
  Painter(QPainter& painter, double width, const TopologyLook& look, const TopologyMarks& marks)
      : m_painter(painter),
        m_width(width),
        m_look(look),
        m_marks(marks),
        m_theme(themeFor(look.palette)),
        m_base(look.palette.color(QPalette::Active, QPalette::Base)),
        m_text(look.palette.color(QPalette::Active, QPalette::Text)),
        m_bold(look.font) {
    m_bold.setBold(true);
  }

  void paint(const TopologyPicture& picture) {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setLayoutDirection(m_look.direction);
    for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
      const PlacedBox& box = picture.boxes[i];
      const bool pointed = m_marks.pointed == i;
      if (box.level == TopologyLevel::Cpu)
        paintCpu(box, pointed);
      else
        paintFrame(box, pointed);
    }
    if (m_marks.current && *m_marks.current < picture.boxes.size())
      paintRing(picture.boxes[*m_marks.current]);
    for (const PlacedSample& sample : picture.samples) {
      paintCell(at(sample.box), sample.state, cellCorner, false, false);
      write(sample.text, m_look.font, m_theme.muted);
    }
    m_painter.restore();
  }

 private:
  QRectF at(const QRectF& box) const { return shownAt(box, m_width, m_look.direction); }

  /// Aligns the box to pixels, so that lines of one pixel are sharp.
  static QRectF sharp(const QRectF& box) {
    return QRectF(box.toAlignedRect()).adjusted(0.5, 0.5, -0.5, -0.5);
  }

  void write(const PlacedText& text, const QFont& font, const QColor& colour) {
    m_painter.setFont(font);
    m_painter.setPen(colour);
    const Qt::Alignment side = QStyle::visualAlignment(m_look.direction, Qt::AlignVCenter | Qt::AlignLeft);
    m_painter.drawText(at(text.box), static_cast<int>(side),
                       QFontMetricsF(font).elidedText(text.text, Qt::ElideRight, text.box.width() + 1));
  }

  void paintFrame(const PlacedBox& box, bool pointed) {
    const bool core = box.level == TopologyLevel::Core;
    if (box.framed) {
      m_painter.setPen(pointed ? QPen(m_theme.accent, 1.5)
                               : QPen(mixed(m_text, m_base, core ? coreShare : frameShare), 1));
      const bool shaded = !core && box.depth % 2 == 0;
      m_painter.setBrush(core     ? QColor(Qt::transparent)
                         : shaded ? mixed(m_text, m_base, groundShare)
                                  : m_base);
      const double corner = core ? coreCorner : frameCorner;
      m_painter.drawRoundedRect(sharp(at(box.box)), corner, corner);
    }
    for (const PlacedText& text : box.texts) {
      const bool head = text.first && (box.framed || box.level == TopologyLevel::Machine) && !core;
      write(text, head ? m_bold : m_look.font, head ? m_text : m_theme.muted);
    }
  }

  void paintCpu(const PlacedBox& box, bool pointed) {
    const bool picked = m_marks.picked.contains(box.cpus.front());
    const QRectF cell = at(box.box);
    const double corner = box.rank == CoreRank::Efficient ? cell.height() / 2 : cellCorner;
    paintCell(cell, box.state, corner, picked, pointed);
    m_painter.setFont(picked ? m_bold : m_look.font);
    m_painter.setPen(box.state != CpuState::Usable ? m_theme.muted : picked ? m_theme.accentText : m_text);
    m_painter.drawText(cell, static_cast<int>(Qt::AlignCenter), box.texts.front().text);
  }

  void paintCell(const QRectF& cell, CpuState state, double corner, bool picked, bool pointed) {
    const QRectF edge = sharp(cell);
    if (state == CpuState::Usable) {
      m_painter.setPen(QPen(picked || pointed ? m_theme.accent : m_theme.muted, pointed ? 2 : 1));
      m_painter.setBrush(picked ? m_theme.accent : m_base);
      m_painter.drawRoundedRect(edge, corner, corner);
      return;
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.muted, 1, state == CpuState::Offline ? Qt::DotLine : Qt::DashLine));
    m_painter.drawRoundedRect(edge, corner, corner);
    // Struck through, beside the number.
    m_painter.setPen(QPen(mixed(m_text, m_base, 0.45), 1));
    if (state == CpuState::NotAllowed) {
      const double reach = std::min(edge.height(), edge.width()) * 0.3;
      m_painter.drawLine(edge.topRight() + QPointF(-reach, 0), edge.topRight() + QPointF(0, reach));
      m_painter.drawLine(edge.bottomLeft() + QPointF(reach, 0), edge.bottomLeft() + QPointF(0, -reach));
    }
  }

  void paintRing(const PlacedBox& box) {
    const QRectF around = at(box.box).adjusted(-ringGap, -ringGap, ringGap, ringGap);
    m_painter.setPen(QPen(m_theme.accent, 2));
    m_painter.setBrush(Qt::NoBrush);
    const double corner = box.level == TopologyLevel::Cpu && box.rank == CoreRank::Efficient
                              ? around.height() / 2
                              : frameCorner;
    m_painter.drawRoundedRect(around, corner, corner);
  }

  QPainter& m_painter;
  const double m_width;
  const TopologyLook& m_look;
  const TopologyMarks& m_marks;
  const Theme m_theme;
  const QColor m_base;
  const QColor m_text;
  QFont m_bold;
};

}  // namespace

TopologyPicture layOut(const TopologyBox& machine, double width, const QFont& font) {
  // Headings and picked numbers are bold.
  QFont bold = font;
  bold.setBold(true);
  const QFontMetricsF metrics(bold);
  return layOut(machine, width,
                {[&](const QString& text) { return metrics.horizontalAdvance(text); }, metrics.height()});
}

QRectF shownAt(const QRectF& box, double width, Qt::LayoutDirection direction) {
  return mirrored(box, QRectF(0, 0, width, box.bottom()), direction);
}

void paintTopology(QPainter& painter, const TopologyPicture& picture, double width, const TopologyLook& look,
                   const TopologyMarks& marks) {
  Painter(painter, width, look, marks).paint(picture);
}

}  // namespace strata::gui
