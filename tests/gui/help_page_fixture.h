// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlocale.h>
#include <QtGui/qabstracttextdocumentlayout.h>
#include <QtGui/qpalette.h>
#include <QtGui/qtextcursor.h>
#include <QtGui/qtextdocument.h>
#include <QtGui/qtextobject.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qtextbrowser.h>
#include <QtWidgets/qtoolbutton.h>

#include <memory>

#include "app/gui/help/help_page.h"
#include "app/gui/look/palettes.h"

namespace strata::gui {

/// What tests of the help page have in common: a page of their own, in English and in light colours.
class HelpPageFixture : public QObject {
 protected:
  void openPage() {
    setLocale("en_GB");
    QApplication::setPalette(lightPalette());
    m_font = QApplication::font();
    m_page = std::make_unique<HelpPage>();
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  }

  void closePage() {
    m_page.reset();
    QApplication::setFont(m_font);
  }

  void zoomTo(int percent) const {
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
  }

  /// A change of font comes in one turn of the event loop, the layout that it asks for in the next.
  static void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  }

  /// As the program does it: the default locale, its direction, and then the word that texts have changed.
  void setLocale(const char* name) {
    QLocale::setDefault(QLocale(QString::fromLatin1(name)));
    QApplication::setLayoutDirection(QLocale().textDirection());
    if (!m_page) return;
    QEvent changed(QEvent::LanguageChange);
    QApplication::sendEvent(m_page.get(), &changed);
    settle();
  }

  QTextBrowser* text() const { return m_page->findChild<QTextBrowser*>(QStringLiteral("helpText")); }
  QLineEdit* query() const { return m_page->findChild<QLineEdit*>(QStringLiteral("helpSearch")); }
  QLabel* found() const { return m_page->findChild<QLabel*>(QStringLiteral("helpFound")); }
  QListWidget* contents() const { return m_page->findChild<QListWidget*>(QStringLiteral("helpContents")); }
  QListWidget* results() const { return m_page->findChild<QListWidget*>(QStringLiteral("helpResults")); }
  QToolButton* button(const char* name) const {
    return m_page->findChild<QToolButton*>(QString::fromLatin1(name));
  }
  QString shown() const { return text()->toPlainText(); }
  int scroll() const { return text()->verticalScrollBar()->value(); }

  QStringList marked() const {
    QStringList words;
    for (const QTextEdit::ExtraSelection& mark : text()->extraSelections())
      words.append(mark.cursor.selectedText());
    return words;
  }

  bool isInSight(const QTextCursor& cursor) const {
    QTextCursor start(text()->document());
    start.setPosition(cursor.selectionStart());
    const QRect place = text()->cursorRect(start);
    return place.top() >= 0 && place.bottom() <= text()->viewport()->height();
  }

  /// The first heading that begins within sight.
  QString headingAtTop() const {
    for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next()) {
      const QRectF place = text()->document()->documentLayout()->blockBoundingRect(block);
      if (block.blockFormat().headingLevel() > 0 && place.bottom() > scroll()) return block.text();
    }
    return {};
  }

  std::unique_ptr<HelpPage> m_page;
  QFont m_font;
};

}  // namespace strata::gui
