// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/notice_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qkeysequence.h>
#include <QtGui/qshortcut.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtoolbutton.h>

#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int side = 20;  ///< as the pages have it

}  // namespace

NoticeBar::NoticeBar(QWidget* parent, const QString& name)
    : QFrame(parent), m_row(new QHBoxLayout(this)), m_text(plainLabel(this)), m_close(new QToolButton(this)) {
  setObjectName(name);
  setAutoFillBackground(true);
  m_text->setObjectName(name + QStringLiteral("Text"));
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_close->setObjectName(name + QStringLiteral("Close"));
  m_close->setAutoRaise(true);
  m_close->setFocusPolicy(Qt::TabFocus);
  m_close->setText(QStringLiteral("×"));

  // A button without a frame may stand nearer to the edge.
  m_row->setContentsMargins(side, 8, 12, 8);
  m_row->addWidget(m_text, 1);
  m_row->addWidget(m_close, 0, Qt::AlignTop);

  connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
  applyTheme();
  retranslate();
  hide();
}

void NoticeBar::show(std::function<QString()> message) {
  m_message = std::move(message);
  m_text->setText(m_message());
  setVisible(true);
  QAccessibleEvent alert(m_text, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void NoticeBar::dismiss() {
  m_message = {};
  m_text->clear();
  hide();
}

void NoticeBar::setCalm() {
  m_calm = true;
  applyTheme();
}

void NoticeBar::setAnsweredByButtons() {
  m_close->hide();
  m_row->setContentsMargins(side, 8, side, 8);
}

void NoticeBar::refresh() {
  if (m_message) m_text->setText(m_message());
}

void NoticeBar::addButton(QPushButton* button) {
  m_row->insertWidget(m_row->count() - 1, button, 0, Qt::AlignTop);
  setTabOrder(button, m_close);
}

void NoticeBar::addUndo(QPushButton* button) {
  addButton(button);
  button->setToolTip(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
  auto* undo = new QShortcut(QKeySequence::Undo, button);
  undo->setAutoRepeat(false);
  connect(undo, &QShortcut::activated, button, &QPushButton::click);
}

QString NoticeBar::message() const {
  return m_text->text();
}

void NoticeBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyTheme();
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void NoticeBar::retranslate() {
  m_close->setAccessibleName(tr("Close this message"));
  m_close->setToolTip(tr("Close this message"));
  refresh();
}

void NoticeBar::applyTheme() {
  // The label fills the whole row but the button, so its colours are set on both children and not on the bar
  // itself, whose palette is what the theme is asked by.
  const Theme theme = themeFor(palette());
  m_text->setPalette(m_calm ? QPalette() : withText(QPalette(), theme.poor));
}

}  // namespace strata::gui

#include "moc_notice_bar.cpp"
