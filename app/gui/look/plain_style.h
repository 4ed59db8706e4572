// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qpalette.h>
#include <QtWidgets/qproxystyle.h>

class QStyleOptionSlider;

namespace strata::gui {

/// Qt's own style, which takes all its colours from the palette, with edges of fields, boxes and buttons that
/// can be seen: Qt derives them from the ground, so that in a dark palette they are darker than that already
/// is. For the same reason the chosen tab has a line under it, in the accent. Check boxes, radio buttons,
/// arrows and scroll bars grow with the text, which Qt has as large as the screen's dots ask for.
class PlainStyle : public QProxyStyle {
  Q_OBJECT

 public:
  PlainStyle();

  static QString baseName();
  /// The edge of fields, boxes and buttons; 3:1 at least against base and window.
  static QColor edgeOf(const QPalette& palette);

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;

 private:
  void drawScrollBar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget) const;
};

}  // namespace strata::gui
