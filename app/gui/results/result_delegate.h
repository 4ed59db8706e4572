// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qstyleditemdelegate.h>

namespace strata::gui {

/// Draws the rows of the results table: a hairline under each, the grade as shape and word with the numbers
/// of the notes that say why, and a second line where a figure lies outside its usual range.
class ResultDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// What a grade or another state takes in the grade's column, its mark and the margins included.
  static int widthOfVerdict(const QString& text, const QFontMetrics& metrics);
  /// The same with the numbers of its notes.
  static int widthOfVerdict(const QString& text, const QString& notes, const QFont& font);
  /// What the numbers of notes take behind it; a longer list has more only where there is room.
  static int widthOfNotes(const QFont& font);
  /// The height of the row that a cell is in.
  static int heightOfRow(const QModelIndex& index, const QFont& font);

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace strata::gui
