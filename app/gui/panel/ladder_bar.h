// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>
#include <QtCore/qrect.h>
#include <QtCore/qstringlist.h>
#include <QtGui/qcolor.h>
#include <QtGui/qfont.h>
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

/// The bars of one rung in `room`, which is as tall as they are. What it is compared with is a
/// muted tick on the bar, or a muted bar where there is no other. `old` ones are pale.
void paintRungBars(QPainter& painter, const RungBars& bars, const QRectF& room, const LadderLook& look,
                   bool old = false);

/// The rungs from the top of `room` downwards, each `rungHeight` tall: the bar, the figures below it, and the
/// layer's name beside both. Bars of an earlier run are pale.
void paintLadder(QPainter& painter, const std::vector<Rung>& rungs, const QRectF& room, qreal rungHeight,
                 const LadderLook& look);

/// A rung of the ladder beside its level: the bar, and how many times slower it is than the rung above. What
/// it says in full is its tool tip; screen readers have it with the level.
class LadderBar : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  explicit LadderBar(QWidget* parent);

  /// `details` in full; empty: there is nothing to show. `old`: of an earlier run, and pale.
  void setRung(const RungBars& bars, const QString& text, const QString& details, bool old);
  QString text() const { return m_text; }
  const RungBars& bars() const { return m_bars; }

  /// The texts of all rows: the longest has room in each, in any size of the font, so that their bars have
  /// one scale.
  void setTextsOfAll(const QStringList& texts);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// The longest text takes so many pixels.
  int textRoom() const;

  RungBars m_bars;
  QString m_text;
  bool m_old = false;
  QStringList m_texts;  ///< of all rows
};

}  // namespace strata::gui
