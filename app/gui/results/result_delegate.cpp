// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_delegate.h"

#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/look/theme.h"
#include "app/gui/results/results_model.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/text_delegate.h"

namespace strata::gui {

namespace {

constexpr int lineMargin = 5;
constexpr int gapBeforeNotes = 5;

int widthOfText(const QString& text, const QFontMetrics& metrics) {
  return metrics.horizontalAdvance(text) + 2 * cellSideMargin + 2;
}

/// The whole row that a cell is in.
QRect rowRect(const QStyleOptionViewItem& option, const QModelIndex& index) {
  const auto* view = qobject_cast<const QTableView*>(option.widget);
  if (view == nullptr) return option.rect;
  return view->visualRect(index.siblingAtColumn(0))
      .united(view->visualRect(index.siblingAtColumn(ResultsModel::columns - 1)));
}

}  // namespace

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& styleOption,
                           const QModelIndex& index) const {
  QStyleOptionViewItem option = styleOption;
  initStyleOption(&option, index);
  const Theme theme = themeFor(option.palette);
  const bool final = index.data(ResultsModel::finalRole).toBool();
  const QVariant grade = index.data(ResultsModel::gradeRole);
  const QString second = index.data(ResultsModel::outsideUsualRole).toString();

  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.accentTint);
  painter->setPen(theme.hairline);
  painter->setRenderHint(QPainter::Antialiasing, false);
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  painter->setRenderHint(QPainter::Antialiasing);

  const QRect inner = option.rect.adjusted(cellSideMargin, lineMargin, -cellSideMargin, -lineMargin);
  QRect line(inner.left(), inner.top(), inner.width(), option.fontMetrics.height());
  painter->setFont(option.font);

  if (index.column() == ResultsModel::verdictColumn) {
    QColor colour = theme.muted;
    if (grade.isValid()) {
      const auto known = static_cast<Grade>(grade.toInt());
      if (final) colour = colourOf(known, theme);
      line = paintGrade(*painter, known, colour, line, option.direction, option.fontMetrics);
    }
    painter->setPen(colour);
  } else {
    painter->setPen(final ? option.palette.color(QPalette::Text) : theme.muted);
  }
  // A word only where there is something to mind: what is reliable has its mark.
  const bool markAlone = index.column() == ResultsModel::verdictColumn && grade.isValid() &&
                         static_cast<Grade>(grade.toInt()) == Grade::Good;
  if (!markAlone)
    painter->drawText(line,
                      static_cast<int>(QStyle::visualAlignment(option.direction, option.displayAlignment)),
                      option.fontMetrics.elidedText(option.text, Qt::ElideRight, line.width()));
  if (index.column() == ResultsModel::verdictColumn) {
    // The reasons stand below the table, each once, and in the tool tip of the row.
    const QFont font = secondLineFont(option.font);
    const int used = option.fontMetrics.horizontalAdvance(option.text) + gapBeforeNotes;
    const QRect rest =
        option.direction == Qt::RightToLeft ? line.adjusted(0, 0, -used, 0) : line.adjusted(used, 0, 0, 0);
    painter->setFont(font);
    painter->drawText(rest, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                      QFontMetrics(font).elidedText(index.data(ResultsModel::notesRole).toString(),
                                                    Qt::ElideRight, rest.width()));
  }

  if (!second.isEmpty()) {
    // It belongs to the whole row: each cell shows its part of one line that runs through all columns.
    const QFont font = secondLineFont(option.font);
    QRect below = rowRect(option, index).adjusted(cellSideMargin, 0, -cellSideMargin, 0);
    below.setTop(line.bottom() + 2);
    painter->setClipRect(option.rect);
    painter->setFont(font);
    painter->setPen(theme.muted);
    painter->drawText(below, static_cast<int>(Qt::AlignTop | Qt::AlignLeading),
                      QFontMetrics(font).elidedText(second, Qt::ElideRight, below.width()));
  }
  painter->restore();
}

int ResultDelegate::widthOfVerdict(const QString& text, const QFontMetrics& metrics) {
  return widthOfText(text, metrics) + gradeWidth(metrics);
}

int ResultDelegate::widthOfVerdict(const QString& text, const QString& notes, const QFont& font) {
  return widthOfVerdict(text, QFontMetrics(font)) + gapBeforeNotes +
         QFontMetrics(secondLineFont(font)).horizontalAdvance(notes);
}

int ResultDelegate::widthOfNotes(const QFont& font) {
  return gapBeforeNotes + QFontMetrics(secondLineFont(font)).horizontalAdvance(QStringLiteral("8–8,8,8"));
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem& styleOption, const QModelIndex& index) const {
  QStyleOptionViewItem option = styleOption;
  initStyleOption(&option, index);
  const int width = index.column() == ResultsModel::verdictColumn
                        ? widthOfVerdict(option.text, option.fontMetrics)
                        : widthOfText(option.text, option.fontMetrics);
  return {width, heightOfRow(index, option.font)};
}

int ResultDelegate::heightOfRow(const QModelIndex& index, const QFont& font) {
  const int line = QFontMetrics(font).height() + 2 * lineMargin;
  if (index.data(ResultsModel::outsideUsualRole).toString().isEmpty()) return line;
  return line + QFontMetrics(secondLineFont(font)).height() + 2;
}

}  // namespace strata::gui

#include "moc_result_delegate.cpp"
