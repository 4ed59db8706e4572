// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/help_list_delegate.h"

#include <QtGui/qpainter.h>
#include <QtGui/qtextlayout.h>
#include <QtGui/qtextoption.h>
#include <QtWidgets/qabstractitemview.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <cmath>

#include "app/gui/help/help_text.h"
#include "app/gui/look/theme.h"

namespace strata::gui {

namespace {

constexpr int mostRows = 2;
constexpr qreal cornerRadius = 5;

int marginOf(const QStyleOptionViewItem& option) {
  return option.fontMetrics.height() / 3;
}

int indentOf(const QModelIndex& index, const QStyleOptionViewItem& option) {
  return index.data(HelpListDelegate::sectionRole).toBool() ? option.fontMetrics.height() : 0;
}

bool isHit(const QModelIndex& index) {
  return index.data(HelpListDelegate::topicRole).isValid();
}

QFont small(QFont font) {
  if (font.pointSizeF() > 0) font.setPointSizeF(font.pointSizeF() * 0.9);
  return font;
}

QFont bold(QFont font) {
  font.setWeight(QFont::DemiBold);
  return font;
}

}  // namespace

qreal HelpListDelegate::layOut(QTextLayout& layout, const QStyleOptionViewItem& option, int width) const {
  QTextOption text;
  text.setTextDirection(option.direction);
  text.setWrapMode(QTextOption::WordWrap);
  layout.setTextOption(text);
  layout.setFont(option.font);
  QList<QTextLayout::FormatRange> formats;
  for (const TextRange& range : findWords(m_words, layout.text())) {
    QTextCharFormat found;
    found.setFontWeight(QFont::Bold);
    found.setForeground(option.palette.color(QPalette::Text));
    formats.append({static_cast<int>(range.start), static_cast<int>(range.length), found});
  }
  layout.setFormats(formats);

  qreal height = 0;
  layout.beginLayout();
  for (int row = 0; row < mostRows; ++row) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width);
    line.setPosition({0, height});
    height += line.height();
  }
  layout.endLayout();
  return height;
}

void HelpListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
                             const QModelIndex& index) const {
  QStyleOptionViewItem option = styleOption;
  initStyleOption(&option, index);
  const Theme theme = themeFor(option.palette);
  const int margin = marginOf(option);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  if (isSelected) {
    painter->setPen(hasFocus ? QPen(option.palette.color(QPalette::Text), 1.5) : QPen(Qt::NoPen));
    painter->setBrush(theme.accentTint);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), cornerRadius, cornerRadius);
  }
  const QRect inner =
      QStyle::visualRect(option.direction, option.rect,
                         option.rect.adjusted(margin + indentOf(index, option), margin, -margin, -margin));
  const auto drawRow = [&](const QString& text, const QFont& font, const QColor& colour, int top) {
    const QFontMetrics metrics(font);
    const QRect row(inner.left(), top, inner.width(), metrics.height());
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(row, static_cast<int>(Qt::AlignTop | Qt::AlignLeading),
                      metrics.elidedText(text, Qt::ElideRight, row.width()));
    return row.bottom() + 1;
  };
  const QColor text = option.palette.color(QPalette::Text);
  if (!isHit(index)) {
    const QColor accent = theme.dark ? theme.accent : theme.accent.darker(120);
    drawRow(option.text, isSelected ? bold(option.font) : option.font, isSelected ? accent : text,
            inner.top());
    painter->restore();
    return;
  }
  int top = drawRow(index.data(topicRole).toString(), small(option.font), theme.muted, inner.top());
  top = drawRow(option.text, bold(option.font), text, top);
  QTextLayout line(index.data(lineRole).toString());
  layOut(line, option, inner.width());
  painter->setPen(theme.muted);
  line.draw(painter, QPointF(inner.left(), top));
  painter->restore();
}

QSize HelpListDelegate::sizeHint(const QStyleOptionViewItem& styleOption, const QModelIndex& index) const {
  QStyleOptionViewItem option = styleOption;
  initStyleOption(&option, index);
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int margin = marginOf(option);
  if (!isHit(index))
    return {
        QFontMetrics(bold(option.font)).horizontalAdvance(option.text) + 2 * margin + indentOf(index, option),
        QFontMetrics(bold(option.font)).height() + 2 * margin};
  const int width = std::max(1, (view == nullptr ? 200 : view->viewport()->width()) - 2 * margin);
  QTextLayout line(index.data(lineRole).toString());
  const qreal below = layOut(line, option, width);
  const int height = QFontMetrics(small(option.font)).height() + QFontMetrics(bold(option.font)).height() +
                     static_cast<int>(std::ceil(below)) + 2 * margin;
  return {width, height};
}

}  // namespace strata::gui
