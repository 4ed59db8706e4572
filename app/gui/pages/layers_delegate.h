// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qstyleditemdelegate.h>

namespace strata::gui {

/// Draws a cell of LayersModel: the figure large with its verdict beside it, and below in small what it is,
/// or why it is in doubt.
class LayersDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace strata::gui
