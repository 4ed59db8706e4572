// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qheaderview.h>

namespace strata::gui {

/// The distance between a cell's edge and its text; pixels.
inline constexpr int cellSideMargin = 8;

/// Column titles in second-rank text over a hairline, with the margins of the cells below.
class PlainHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit PlainHeader(QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;
  QSize sectionSizeFromContents(int section) const override;

 private:
  /// The title, with an arrow where rows are sorted by that column.
  QString titleOf(int section) const;
};

}  // namespace strata::gui
