// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include "app/gui/panel/ladder.h"

namespace strata::gui {

/// A rung of the ladder beside its level: the bar, and how many times slower it is than the rung above. What
/// it says in full is its tool tip; screen readers have it with the level.
class LadderBar : public QWidget {
  Q_OBJECT
  Q_PROPERTY(QString text READ text)

 public:
  explicit LadderBar(QWidget* parent);

  /// `details` in full; empty: there is nothing to show.
  void setRung(const RungBars& bars, const QString& text, const QString& details);
  QString text() const { return m_text; }
  const RungBars& bars() const { return m_bars; }

  int textWidth() const;
  /// So many pixels are left for the text, so that the bars of all rows have one scale.
  void setTextRoom(int width);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  RungBars m_bars;
  QString m_text;
  int m_textRoom = 0;
};

}  // namespace strata::gui
