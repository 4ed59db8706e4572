// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/layers_delegate.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include "app/gui/charts/mark.h"
#include "app/gui/pages/layers_model.h"
#include "app/gui/theme.h"

namespace strata::gui {

namespace {

constexpr int sideMargin = 8;
constexpr int lineMargin = 6;

QFont figureFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 1.2);
  return font;
}

QFont captionFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 0.9);
  return font;
}

QFont nameFont(QFont font) {
  font.setBold(true);
  return font;
}

int shapeSize(const QFontMetrics& metrics) {
  return metrics.height() * 6 / 10;
}

/// Of the verdict, its shape and the gaps.
int trailingWidth(const QStyleOptionViewItem& option, const QModelIndex& index) {
  return option.fontMetrics.horizontalAdvance(index.data(LayersModel::verdictRole).toString()) +
         3 * shapeSize(option.fontMetrics);
}

/// Draws text against the trailing edge of `line` and takes its room away.
void drawTrailing(QPainter& painter, const QStyleOptionViewItem& option, QRect& line, const QString& text) {
  painter.drawText(
      line, static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignVCenter | Qt::AlignRight)),
      text);
  const int used = painter.fontMetrics().horizontalAdvance(text);
  option.direction == Qt::RightToLeft ? line.setLeft(line.left() + used) : line.setRight(line.right() - used);
}

void skip(const QStyleOptionViewItem& option, QRect& line, int width) {
  option.direction == Qt::RightToLeft ? line.setLeft(line.left() + width)
                                      : line.setRight(line.right() - width);
}

void paintName(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, QRect first,
               QRect second, const Theme& theme) {
  const auto leading =
      static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignVCenter | Qt::AlignLeft));
  painter.setFont(nameFont(option.font));
  painter.setPen(option.palette.color(QPalette::Text));
  painter.drawText(first, leading, index.data().toString());
  painter.setFont(captionFont(option.font));
  painter.setPen(theme.muted);
  painter.drawText(second, leading, index.data(LayersModel::captionRole).toString());
}

void paintFigure(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, QRect first,
                 const QRect& second, const Theme& theme) {
  const QVariant grade = index.data(LayersModel::gradeRole);
  const QString verdict = index.data(LayersModel::verdictRole).toString();
  painter.setFont(option.font);
  if (grade.isValid()) {
    const auto kind = static_cast<Grade>(grade.toInt());
    painter.setPen(colourOf(kind, theme));
    drawTrailing(painter, option, first, verdict);
    const int size = shapeSize(option.fontMetrics);
    skip(option, first, size / 2);
    const QRect shape =
        QStyle::alignedRect(option.direction, Qt::AlignVCenter | Qt::AlignRight, QSize(size, size), first);
    painter.setBrush(colourOf(kind, theme));
    painter.setPen(Qt::NoPen);
    paintMark(painter, markOf(kind), QRectF(shape).center(), size);
    skip(option, first, size + size);
  } else {
    painter.setPen(theme.muted);
    drawTrailing(painter, option, first, verdict);
    skip(option, first, shapeSize(option.fontMetrics));
  }
  painter.setFont(figureFont(option.font));
  painter.setPen(grade.isValid() ? option.palette.color(QPalette::Text) : theme.muted);
  drawTrailing(painter, option, first, index.data().toString());

  const QString doubt = index.data(LayersModel::doubtRole).toString();
  QString caption = index.data(LayersModel::captionRole).toString();
  painter.setFont(captionFont(option.font));
  painter.setPen(theme.muted);
  const QFontMetrics metrics(captionFont(option.font));
  if (!doubt.isEmpty()) caption = QStringLiteral("%1 · %2").arg(caption, doubt);
  painter.drawText(
      second, static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignVCenter | Qt::AlignRight)),
      metrics.elidedText(caption, Qt::ElideRight, second.width()));
}

}  // namespace

void LayersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
                           const QModelIndex& index) const {
  QStyleOptionViewItem option = styleOption;
  initStyleOption(&option, index);
  const Theme theme = themeFor(option.palette);
  painter->save();
  if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.accentTint);
  painter->setPen(theme.hairline);
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  painter->setRenderHint(QPainter::Antialiasing);
  QRect first = option.rect.adjusted(sideMargin, lineMargin, -sideMargin, 0);
  first.setHeight(QFontMetrics(figureFont(option.font)).height());
  QRect second = first;
  second.moveTop(first.bottom() + 1);
  second.setHeight(QFontMetrics(captionFont(option.font)).height());
  if (index.column() == LayersModel::layerColumn)
    paintName(*painter, option, index, first, second, theme);
  else if (!index.data().toString().isEmpty() || !index.data(LayersModel::verdictRole).toString().isEmpty())
    paintFigure(*painter, option, index, first, second, theme);
  painter->restore();
}

QSize LayersDelegate::sizeHint(const QStyleOptionViewItem& styleOption, const QModelIndex& index) const {
  QStyleOptionViewItem option = styleOption;
  initStyleOption(&option, index);
  const QFontMetrics figure(figureFont(option.font));
  const QFontMetrics caption(captionFont(option.font));
  int width = std::max(QFontMetrics(nameFont(option.font)).horizontalAdvance(option.text),
                       caption.horizontalAdvance(index.data(LayersModel::captionRole).toString()));
  // No narrower than the longest figure that comes, so that no column moves while figures change.
  if (index.column() != LayersModel::layerColumn)
    width =
        std::max({width, figure.horizontalAdvance(option.text) + trailingWidth(option, index),
                  figure.horizontalAdvance(QStringLiteral("888,888 MB/s")) + trailingWidth(option, index)});
  return {width + 2 * sideMargin, figure.height() + caption.height() + 2 * lineMargin};
}

}  // namespace strata::gui
