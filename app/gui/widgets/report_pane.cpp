// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/report_pane.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qfontdatabase.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qtextcursor.h>
#include <QtGui/qtextdocument.h>
#include <QtGui/qtextobject.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qplaintextedit.h>
#include <QtWidgets/qscrollbar.h>

#include <algorithm>

namespace strata::gui {

namespace {
/// Room for some hundred reports; the runs themselves are in the history. Without a limit, the memory of a
/// window that measures for days would grow without end.
constexpr int mostLinesOfReport = 20'000;
}  // namespace

ReportPane::ReportPane(QWidget* parent) : QWidget(parent), m_text(new QPlainTextEdit(this)) {
  setObjectName(QStringLiteral("reportPane"));
  m_text->setObjectName(QStringLiteral("reportText"));
  m_text->setReadOnly(true);
  m_text->setMaximumBlockCount(mostLinesOfReport);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_text->setTabChangesFocus(true);
  m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->document()->setDocumentMargin(10);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_text);
  applyFont();
  retranslate();
}

void ReportPane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) applyFont();
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

// The columns of a report need a fixed font, an invitation does not.
void ReportPane::applyFont() {
  m_text->setFont(isEmpty() ? font() : fixedFont());
}

QFont ReportPane::fixedFont() const {
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  // The system's fixed font knows nothing of the zoom.
  if (font().pointSizeF() > 0) fixed.setPointSizeF(font().pointSizeF());
  return fixed;
}

void ReportPane::retranslate() {
  m_text->setAccessibleName(tr("Reports"));
  if (!m_hasInvitation) m_text->setPlaceholderText(tr("The reports of runs appear here."));
}

void ReportPane::setInvitation(const QString& sentence) {
  m_hasInvitation = true;
  m_text->setPlaceholderText(sentence);
}

void ReportPane::append(const QString& report) {
  const bool wasEmpty = isEmpty();
  QString text = report;
  while (text.endsWith(u'\n')) text.chop(1);
  if (wasEmpty) m_text->setFont(fixedFont());
  m_text->appendPlainText(wasEmpty ? text : QStringLiteral("\n\n") + text);
  // The position is counted from the end, because the first lines may have been removed.
  const auto lines = static_cast<int>(text.count(u'\n')) + 1;
  const int first = std::max(m_text->blockCount() - lines, 0);
  QTextCursor cursor(m_text->document()->findBlockByNumber(first));
  m_text->setTextCursor(cursor);
  m_text->verticalScrollBar()->setValue(first);
  if (wasEmpty) emit emptyChanged(false);
}

void ReportPane::clear() {
  if (isEmpty()) return;
  m_text->clear();
  applyFont();
  emit emptyChanged(true);
}

QString ReportPane::text() const {
  return isEmpty() ? QString() : m_text->toPlainText() + u'\n';
}

bool ReportPane::isEmpty() const {
  return m_text->document()->isEmpty();
}

void ReportPane::copy() const {
  if (m_text->textCursor().hasSelection())
    m_text->copy();
  else
    QGuiApplication::clipboard()->setText(text());
}

}  // namespace strata::gui

#include "moc_report_pane.cpp"
