// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/command_view.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qabstracttextdocumentlayout.h>
#include <QtGui/qclipboard.h>
#include <QtGui/qfontdatabase.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qtextdocument.h>
#include <QtGui/qtextlayout.h>
#include <QtGui/qtextobject.h>
#include <QtGui/qtextoption.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qplaintextedit.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <cmath>

#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

CommandView::CommandView(Does does, QWidget* parent)
    : QWidget(parent),
      m_does(does),
      m_label(plainLabel(this)),
      m_text(new QPlainTextEdit(this)),
      m_copy(new QPushButton(this)) {
  const bool isRun = does == Does::Run;
  setObjectName(isRun ? QStringLiteral("runCommand") : QStringLiteral("command"));
  m_label->setObjectName(isRun ? QStringLiteral("runCommandLabel") : QStringLiteral("commandLabel"));
  m_label->setBuddy(m_text);
  m_text->setObjectName(isRun ? QStringLiteral("runCommandText") : QStringLiteral("commandText"));
  m_text->setReadOnly(true);
  // The text can be marked and copied by keyboard too, without the button.
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_text->setTabChangesFocus(true);
  // A command reads from left to right in every language.
  m_text->setLayoutDirection(Qt::LeftToRight);
  QTextOption option = m_text->document()->defaultTextOption();
  option.setTextDirection(Qt::LeftToRight);
  option.setAlignment(Qt::AlignLeft);
  m_text->document()->setDefaultTextOption(option);
  m_copy->setObjectName(isRun ? QStringLiteral("copyRunCommand") : QStringLiteral("copyCommand"));
  m_copy->setAutoDefault(false);

  auto* row = new QHBoxLayout;
  row->addWidget(m_text, 1);
  row->addWidget(m_copy, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_label);
  column->addLayout(row);
  m_text->viewport()->installEventFilter(this);
  connect(m_copy, &QPushButton::clicked, this, &CommandView::copy);
  fitFont();
  retranslate();
}

QString CommandView::command() const {
  return m_text->toPlainText();
}

void CommandView::setCommand(const QString& command) {
  if (command == this->command()) return;
  m_text->setPlainText(command);
  fitHeight();
}

void CommandView::setObstacle(const QString& why) {
  m_obstacle = why;
  setEnabled(why.isEmpty());
  showToolTip();
}

void CommandView::showToolTip() {
  m_copy->setToolTip(m_obstacle.isEmpty() ? tr("Copies the command line.") : m_obstacle);
  m_copy->setAccessibleDescription(m_obstacle);
}

void CommandView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) fitFont();
  QWidget::changeEvent(event);
}

void CommandView::retranslate() {
  const bool isRun = m_does == Does::Run;
  m_label->setText(isRun ? tr("What Run does, on the command line")
                         : tr("These settings on the command &line"));
  m_text->setAccessibleName(isRun ? tr("What Run does, on the command line")
                                  : tr("These settings on the command line"));
  m_copy->setText(isRun ? tr("Copy") : tr("Cop&y"));
  m_copy->setAccessibleName(isRun ? tr("Copy the command line of Run") : tr("Copy the command line"));
  showToolTip();
}

void CommandView::fitFont() {
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  fixed.setPointSizeF(font().pointSizeF());
  m_text->setFont(fixed);
  fitHeight();
}

// The view has as many lines as the command, within reason, and never fewer than before: so the dialog keeps
// its height while values are typed.
void CommandView::fitHeight() {
  constexpr int fewest = 2;
  constexpr int most = 5;
  const QTextBlock block = m_text->document()->firstBlock();
  // Asked for its place, the text is broken into lines by the present width.
  static_cast<void>(m_text->document()->documentLayout()->blockBoundingRect(block));
  const int lines = block.layout()->lineCount();
  m_lines = std::clamp(lines, std::max(fewest, m_lines), most);
  const int margin = static_cast<int>(std::ceil(m_text->document()->documentMargin())) + m_text->frameWidth();
  m_text->setFixedHeight(m_lines * m_text->fontMetrics().lineSpacing() + 2 * margin);
  m_text->setVerticalScrollBarPolicy(lines > most ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

bool CommandView::eventFilter(QObject* watched, QEvent* event) {
  // Later, since the text is broken anew while this event is handled.
  if (watched == m_text->viewport() && event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &CommandView::fitHeight, Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

void CommandView::copy() {
  QGuiApplication::clipboard()->setText(command());
}

}  // namespace strata::gui

#include "moc_command_view.cpp"
