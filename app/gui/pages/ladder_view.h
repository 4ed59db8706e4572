// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <vector>

#include "app/gui/pages/layers.h"

class QPainter;

namespace strata::gui {

/// A rung of the ladder: one layer's rate.
struct Rung {
  QString name;
  double megabytesPerSecond = 0;
  QString figure;                ///< the rate as shown
  std::optional<double> slower;  ///< how many times slower than the rung above; absent on the first
  friend bool operator==(const Rung&, const Rung&) = default;
};

/// Caches and memory by serial moves, the disk by reading, from the fastest layer down. Layers without a
/// figure are left out, and so is the core, whose operations are no bytes.
std::vector<Rung> rungsOf(const std::vector<Layer>& layers, RateUnit unit);

/// The ladder: a bar for each layer on one logarithmic scale, with how many times slower each is than the one
/// above.
class LadderView : public QWidget {
  Q_OBJECT

 public:
  explicit LadderView(QWidget* parent = nullptr);

  void setRungs(std::vector<Rung> rungs);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  int rowHeight() const;
  int headingHeight() const;
  QString rungText(const Rung& rung) const;
  /// Widths of the columns on both sides of the bars.
  struct Columns {
    int name = 0;
    int text = 0;
  };
  Columns columns() const;
  void paintRung(QPainter& painter, const Rung& rung, const QRect& row, const Columns& columns) const;

  std::vector<Rung> m_rungs;
  QString m_heading;
};

}  // namespace strata::gui
