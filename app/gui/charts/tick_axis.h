// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

class QAbstractAxis;
class QCategoryAxis;
class QChart;
class QFont;

namespace strata::gui {

struct Theme;

struct Tick {
  double position = 0;  ///< in the coordinates of the series
  QString label;

  friend bool operator==(const Tick&, const Tick&) = default;
};

/// An axis with ticks and labels of our choosing: Qt Charts' logarithmic axis cannot write "64 KiB", and its
/// value axis cannot place ticks at 1, 2 and 5. Owned by the chart.
class TickAxis {
 public:
  TickAxis(QChart& chart, Qt::Alignment side);

  QAbstractAxis* axis() const;
  void setTitle(const QString& title);
  /// The axis reaches from `first` to `last`. Does nothing when nothing changed, since each change costs a
  /// layout.
  void setTicks(const QList<Tick>& ticks, double first, double last);
  void restyle(const Theme& theme, const QFont& font, bool gridLines);

 private:
  QCategoryAxis* m_axis;
  QList<Tick> m_ticks;
  double m_first = 0;
  double m_last = 0;
};

}  // namespace strata::gui
