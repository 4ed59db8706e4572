// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_delegate.h"

#include <QtCore/qstringlist.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/look/theme.h"
#include "app/gui/results/results_model.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_header.h"
#include "app/gui/widgets/text_delegate.h"

namespace strata::gui {

namespace {

constexpr int lineMargin = 5;

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
  const QStringList reasons = index.data(ResultsModel::briefReasonsRole).toStringList();

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

  if (!reasons.isEmpty()) {
    // The reasons belong to the whole row: each cell shows its part of one line that runs through all
    // columns. Whole sentences stand below the table, for the row that is chosen.
    const QFont font = secondLineFont(option.font);
    QRect second = rowRect(option, index).adjusted(cellSideMargin, 0, -cellSideMargin, 0);
    second.setTop(line.bottom() + 2);
    painter->setClipRect(option.rect);
    painter->setFont(font);
    painter->setPen(theme.muted);
    painter->drawText(second, static_cast<int>(Qt::AlignTop | Qt::AlignLeading),
                      QFontMetrics(font).elidedText(joinedFacts(reasons), Qt::ElideRight, second.width()));
  }
  painter->restore();
}

int ResultDelegate::widthOfVerdict(const QString& text, const QFontMetrics& metrics) {
  return widthOfText(text, metrics) + gradeWidth(metrics);
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
  if (index.data(ResultsModel::briefReasonsRole).toStringList().isEmpty()) return line;
  return line + QFontMetrics(secondLineFont(font)).height() + 2;
}

}  // namespace strata::gui

#include "moc_result_delegate.cpp"
