// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qstyleditemdelegate.h>

namespace strata::gui {

/// Draws the cells of CompareModel: a hairline under each, verdicts in their colour, and the heading of what
/// has no partner in bold.
class CompareDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace strata::gui
