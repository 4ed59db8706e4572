// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/plain_text.h"

#include <QtCore/qstringlist.h>
#include <QtGui/qevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qtextlayout.h>
#include <QtWidgets/qabstractitemview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qtooltip.h>

#include <algorithm>

namespace strata::gui {

namespace {

constexpr int mostLettersOfALine = 60;
/// A text from a file may have as many lines as the file has bytes, and no screen has room for them.
constexpr int mostLines = 30;
/// Further letters are not examined, because mostLines lines have no room for them.
constexpr int mostLetters = 2 * mostLines * mostLettersOfALine;

/// Breaks the text into lines that are easy to read: Qt breaks no plain text before the edge of the screen.
QString inShortLines(const QString& text, const QFont& font) {
  const int most = mostLettersOfALine * QFontMetrics(font).averageCharWidth();
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  QStringList lines;
  for (const QString& paragraph : text.left(mostLetters).split(u'\n')) {
    QTextLayout layout(paragraph, font);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
      line.setLineWidth(most);
      lines.append(paragraph.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
  }
  const bool isWhole = text.size() <= mostLetters && lines.size() <= mostLines;
  if (isWhole) return lines.join(u'\n');
  return QStringList(lines.first(std::min<qsizetype>(lines.size(), mostLines))).join(u'\n') + u'…';
}

/// The tool tip of a widget, or of the row of a table below the pointer. False where they have none.
bool showToolTip(QWidget& widget, const QHelpEvent& asked) {
  QString text = widget.toolTip();
  QRect area;
  if (const auto* view = qobject_cast<QAbstractItemView*>(widget.parentWidget());
      view != nullptr && view->viewport() == &widget) {
    const QModelIndex index = view->indexAt(asked.pos());
    text = index.data(Qt::ToolTipRole).toString();
    area = view->visualRect(index);
  }
  if (text.isEmpty()) return false;
  QToolTip::showText(asked.globalPos(), inShortLines(text, QToolTip::font()), &widget, area,
                     widget.toolTipDuration());
  return true;
}

}  // namespace

QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  return label;
}

bool PlainToolTips::eventFilter(QObject* watched, QEvent* event) {
  // Qt's own label for tool tips is polished before it is given its text.
  if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
    static_cast<QLabel*>(watched)->setTextFormat(Qt::PlainText);
  if (event->type() == QEvent::ToolTip)
    if (auto* widget = qobject_cast<QWidget*>(watched);
        widget != nullptr && showToolTip(*widget, *static_cast<QHelpEvent*>(event)))
      return true;
  return QObject::eventFilter(watched, event);
}

}  // namespace strata::gui

#include "moc_plain_text.cpp"
