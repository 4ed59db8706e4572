// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qstyleditemdelegate.h>

namespace strata::gui {

/// Draws a side of a comparison as a card: its check box, its mark and dash in its colour, its name with its
/// largest difference, and below what it is.
class CompareSideDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  /// The box is where it is drawn, not where the style would have it.
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
};

}  // namespace strata::gui
