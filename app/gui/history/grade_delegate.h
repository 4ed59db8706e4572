// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/widgets/text_delegate.h"

namespace strata::gui {

/// A column of grades: the mark, and the word where it is not *reliable*, as in tables of results. The grade
/// is HistoryModel::gradeRole.
class GradeDelegate : public TextDelegate {
  Q_OBJECT

 public:
  using TextDelegate::TextDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace strata::gui
