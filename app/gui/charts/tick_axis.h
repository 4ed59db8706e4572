// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

#include <utility>

#include "core/chart/axis.h"

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
  void setTicks(AxisKind kind, const Ticks& ticks);
  void restyle(const Theme& theme, const QFont& font, bool gridLines);

 private:
  QCategoryAxis* m_axis;
  QList<std::pair<double, QString>> m_ticks;  ///< position and label of each tick
  Span m_span{0, 0};
};

}  // namespace strata::gui
