// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qstyleditemdelegate.h>

namespace strata::gui {

/// Draws the rows of the results table: a hairline under each, the grade as shape and word, and the reasons
/// in a few words each as a second line where a figure is in doubt.
class ResultDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// What a grade or another state takes in the grade's column, its mark and the margins included.
  static int widthOfVerdict(const QString& text, const QFontMetrics& metrics);
  /// The height of the row that a cell is in: two lines where a figure is in doubt.
  static int heightOfRow(const QModelIndex& index, const QFont& font);

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace strata::gui
