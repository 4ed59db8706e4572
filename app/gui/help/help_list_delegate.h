// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstringlist.h>
#include <QtWidgets/qstyleditemdelegate.h>

class QTextLayout;

namespace strata::gui {

/// Draws an entry of the contents, indented where it is a section of a topic; or what a search has found: the
/// topic, the section, and the line with the words in bold.
class HelpListDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  static constexpr int topicRole = Qt::UserRole + 1;    ///< QString; of what was found
  static constexpr int lineRole = Qt::UserRole + 2;     ///< QString; of what was found
  static constexpr int sectionRole = Qt::UserRole + 3;  ///< bool; of the contents: a section

  void setWords(const QStringList& words) { m_words = words; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  /// Breaks the line into rows of that width; returns their height together.
  qreal layOut(QTextLayout& layout, const QStyleOptionViewItem& option, int width) const;

  QStringList m_words;
};

}  // namespace strata::gui
