// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qpoint.h>
#include <QtCore/qrect.h>
#include <QtWidgets/qwidget.h>

#include <optional>
#include <string>
#include <vector>

#include "core/stats/trend.h"

namespace strata::gui {

/// A small chart of a trend: its points in the order of time, at even distances, over the usual range of each
/// and the median, between the figures at the ends of the axis. What is outside it is a diamond in a colour
/// of its own, what is unreliable a hollow circle.
///
/// A point is read by pointing at it or with Left, Right, Home and End, which run with the time in every
/// language, and chosen by a click, Return or Space.
class TrendChart : public QWidget {
  Q_OBJECT

 public:
  explicit TrendChart(QWidget* parent = nullptr);

  /// `shown`: the ids of the runs that are marked; `unit`: of the figures, as it is shown.
  void setTrend(std::optional<Trend> trend, std::vector<std::string> shown, QString unit);

  /// "5 March 2026, 10:00 · stock: 14,600 MB/s, outside the usual range · usual: 15,300 to 15,900 MB/s".
  QString pointText(std::size_t point) const;
  /// The place where it is drawn.
  QPointF placeOf(std::size_t point) const;
  /// What the keyboard is at, or the mouse; absent: nothing.
  std::optional<std::size_t> readPoint() const { return m_read; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(const std::string& run);
  void readPointChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QRectF plotArea() const;
  /// The width of the figures at the ends of the axis.
  double labelWidth() const;
  double heightOf(double value) const;
  std::optional<std::size_t> pointNear(const QPointF& at) const;
  bool isShown(std::size_t point) const;
  void setReadPoint(std::optional<std::size_t> point);
  void paintUsual(QPainter& painter) const;
  void paintPoint(QPainter& painter, std::size_t point) const;

  std::optional<Trend> m_trend;
  std::vector<std::string> m_shown;
  QString m_unit;
  double m_least = 0;  ///< ends of the axis
  double m_most = 1;
  std::optional<std::size_t> m_read;
};

}  // namespace strata::gui
