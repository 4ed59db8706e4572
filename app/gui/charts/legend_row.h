// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qpoint.h>
#include <QtCore/qstring.h>
#include <QtGui/qcolor.h>
#include <QtWidgets/qwidget.h>

#include <optional>
#include <utility>

class QPainter;

namespace strata::gui {

/// Shapes that tell series apart without colour.
enum class Mark { Circle, Square, Triangle, Diamond };

void paintMark(QPainter& painter, Mark mark, QPointF centre, qreal size);

/// A sample of how something is drawn, with its name.
struct LegendEntry {
  QString name;
  QColor colour;
  std::optional<Mark> mark;
  Qt::PenStyle line = Qt::NoPen;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// Legend that breaks its lines as text does. Width, pattern and so on are each named once, since a chart
/// with a line for each of eight combinations would need more legend than chart.
class LegendRow : public QWidget {
  Q_OBJECT

 public:
  explicit LegendRow(QWidget* parent = nullptr);

  void setEntries(const QList<LegendEntry>& entries);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int entryWidth(const LegendEntry& entry) const;
  int rowHeight() const;
  /// Top left corners of the entries within that width, and the height of all.
  std::pair<QList<QPoint>, int> arrange(int width) const;

  QList<LegendEntry> m_entries;
};

}  // namespace strata::gui
