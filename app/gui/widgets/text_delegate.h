// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/qfont.h>
#include <QtWidgets/qstyleditemdelegate.h>

namespace strata::gui {

/// The font of a second line below a first in that font: a little smaller.
QFont secondLineFont(QFont font);

/// Lines of text that stand as far from the cell's edge as the headings of PlainHeader do.
class TextDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace strata::gui
