// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>
#include <QtGui/qcolor.h>
#include <QtGui/qfont.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <vector>

#include "app/gui/look/theme.h"
#include "app/gui/panel/ladder.h"

class QPainter;

namespace strata::gui {

/// What a ladder is drawn with, on the screen and on a card.
struct LadderLook {
  Theme theme;
  QColor text;
  QColor ground;
  QFont font;
  Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// The rungs from the top of `room` downwards, each `rungHeight` tall: a bar on one logarithmic scale, the
/// figures below it, and the layer's name beside both. What was published of another machine is a muted tick
/// on the bar, or a muted bar where there is no other.
void paintLadder(QPainter& painter, const std::vector<Rung>& rungs, const QRectF& room, qreal rungHeight,
                 const LadderLook& look);

/// The ladder with its heading. Its text is the accessible description and the tooltip; it takes the keyboard
/// so that both can be copied.
class LadderView : public QWidget {
  Q_OBJECT

 public:
  explicit LadderView(QWidget* parent = nullptr);

  /// `publishedOf`: the machine that the published figures among them are of; empty where there are none.
  void setRungs(std::vector<Rung> rungs, const QString& publishedOf = {});
  const std::vector<Rung>& rungs() const { return m_rungs; }

  /// To be copied: in the window's colours, with room around it.
  QImage picture() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void paint(QPainter& painter, QSize size) const;
  void retranslate();
  void describe();
  int rungHeight() const;
  int headingHeight() const;

  std::vector<Rung> m_rungs;
  QString m_publishedOf;
  QString m_heading;
};

}  // namespace strata::gui
