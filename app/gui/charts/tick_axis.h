// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

#include "app/gui/charts/plot_axis.h"

class QAbstractAxis;
class QCategoryAxis;
class QChart;
class QFont;

namespace strata::gui {

struct Theme;

/// An axis with ticks and labels of our choosing: Qt Charts' logarithmic axis cannot write "64 KiB", and its
/// value axis cannot place ticks at 1, 2 and 5. Owned by the chart.
class TickAxis {
 public:
  TickAxis(QChart& chart, Qt::Alignment side);

  QAbstractAxis* axis() const;
  Span span() const { return m_span; }
  void setShown(bool shown);
  void setTitle(const QString& title);
  /// Does nothing when nothing changed, since each change costs a layout.
  void setTicks(const Ticks& ticks);
  void restyle(const Theme& theme, const QFont& font, bool gridLines);

 private:
  QCategoryAxis* m_axis;
  QList<Tick> m_ticks;
  Span m_span{0, 0};
};

}  // namespace strata::gui
