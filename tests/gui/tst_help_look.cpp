// SPDX-License-Identifier: GPL-3.0-or-later
// How the help page looks in every language, theme and size. With STRATA_SCREENSHOTS set to a folder,
// pictures of it are kept there.
#include <QtCore/qdir.h>
#include <QtCore/qpointer.h>
#include <QtGui/qpalette.h>
#include <QtGui/qpixmap.h>
#include <QtGui/qtextdocument.h>
#include <QtGui/qtextlayout.h>
#include <QtGui/qtextobject.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qtextbrowser.h>

#include <cstdlib>

#include "app/gui/help/help_text.h"
#include "app/gui/look/theme.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/help_page_fixture.h"

namespace strata::gui {

namespace {

/// The formats of all stretches of text for which `is` holds.
template <typename Is>
QList<QTextCharFormat> formatsOf(const QTextDocument& document, Is is) {
  QList<QTextCharFormat> formats;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    for (QTextBlock::iterator at = block.begin(); !at.atEnd(); ++at)
      if (is(at.fragment().charFormat())) formats.append(at.fragment().charFormat());
  return formats;
}

}  // namespace

class HelpLookTest : public HelpPageFixture {
  Q_OBJECT

 private slots:
  void init() { openPage(); }
  void cleanup() { closePage(); }

  void changesLanguageWhileItIsShown() {
    m_page->showTopic(QStringLiteral("reasons#above-limit"));
    query()->setText(QStringLiteral("Takt"));
    QCOMPARE(results()->count(), 0);
    setLocale("de_DE");
    QCOMPARE(m_page->topic(), QStringLiteral("reasons"));
    QCOMPARE(headingAtTop(), QStringLiteral("Über dem Maximum"));
    QCOMPARE(contents()->item(0)->text(), QStringLiteral("Schnellstart"));
    QVERIFY(results()->count() > 5);
    QVERIFY(!marked().isEmpty());
    query()->clear();

    setLocale("ar_EG");
    QCOMPARE(headingAtTop(), QStringLiteral("فوق الأقصى"));
    QCOMPARE(text()->document()->defaultTextOption().textDirection(), Qt::RightToLeft);
    QVERIFY(m_page->findChild<QWidget*>(QStringLiteral("helpSide"))->x() > text()->x());
    QCOMPARE(m_page->findChild<QToolButton*>(QStringLiteral("helpBack"))->arrowType(), Qt::RightArrow);
    // Commands are read from left to right.
    m_page->showTopic(QStringLiteral("command-line"));
    int commands = 0;
    for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next())
      if (block.text().startsWith(QStringLiteral("strata-cli run ")) && !block.text().contains(u'`')) {
        QCOMPARE(block.textDirection(), block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)
                                            ? Qt::LeftToRight
                                            : Qt::RightToLeft);
        ++commands;
      }
    QVERIFY(commands >= 2);

    // A language without help of its own reads the English one, in its direction.
    setLocale("he_IL");
    QVERIFY(shown().startsWith(QStringLiteral("Command line")));
    QCOMPARE(text()->document()->defaultTextOption().textDirection(), Qt::LeftToRight);
  }

  void canBeReadInEveryTheme_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
  }

  void canBeReadInEveryTheme() {
    QFETCH(const QPalette, palette);
    QApplication::setPalette(palette);
    settle();
    m_page->showTopic(QStringLiteral("command-line"));
    query()->setText(QStringLiteral("strata-cli"));
    const QColor base = text()->palette().color(QPalette::Base);
    const QColor ink = text()->palette().color(QPalette::Text);
    QCOMPARE(base, palette.color(QPalette::Base));

    const auto links =
        formatsOf(*text()->document(), [](const QTextCharFormat& format) { return format.isAnchor(); });
    QVERIFY(!links.isEmpty());
    for (const QTextCharFormat& link : links) {
      QVERIFY(contrast(link.foreground().color(), base) >= 4.5);
      QVERIFY(link.fontUnderline());
    }
    const auto code = formatsOf(*text()->document(), [](const QTextCharFormat& format) {
      return format.fontFixedPitch() && format.background().style() != Qt::NoBrush;
    });
    QVERIFY(!code.isEmpty());
    for (const QTextCharFormat& format : code) QVERIFY(contrast(ink, format.background().color()) >= 4.5);
    QVERIFY(!text()->extraSelections().isEmpty());
    const QTextCharFormat mark = text()->extraSelections().first().format;
    QVERIFY(contrast(mark.foreground().color(), mark.background().color()) >= 4.5);
    QVERIFY(contrast(mark.background().color(), base) >= 1.3);
  }

  void themeChangesWhileItIsShown() {
    m_page->showTopic(QStringLiteral("reasons"));
    text()->verticalScrollBar()->setValue(700);
    QApplication::setPalette(darkPalette());
    settle();
    const auto links =
        formatsOf(*text()->document(), [](const QTextCharFormat& format) { return format.isAnchor(); });
    QVERIFY(!links.isEmpty());
    QCOMPARE(links.first().foreground().color(), themeFor(darkPalette()).accent);
    QVERIFY(std::abs(scroll() - 700) <= 2);
  }

  // Each change of a document in sight is laid out: the longest page took 10 s.
  void aPageIsWrittenOutOfSight() {
    int changes = 0;
    connect(text()->document(), &QTextDocument::contentsChange, this, [&] { ++changes; });
    m_page->showTopic(QStringLiteral("formats"));
    QVERIFY(shown().contains(QStringLiteral("strata.run/1")));
    QVERIFY2(changes <= 1, qPrintable(QString::number(changes)));
    const QPointer<QTextDocument> before(text()->document());
    m_page->showTopic(QStringLiteral("glossary"));
    QVERIFY(before.isNull());
  }

  void zoomChangesAllText() {
    m_page->showTopic(QStringLiteral("memory"));
    const qreal height = text()->document()->size().height();
    const auto headings = [this] {
      return formatsOf(*text()->document(),
                       [](const QTextCharFormat& format) { return format.fontWeight() == QFont::DemiBold; });
    };
    const qreal headingSize = headings().first().fontPointSize();
    QVERIFY(headingSize > text()->font().pointSizeF() * 1.4);
    zoomTo(200);
    settle();
    QCOMPARE(headings().first().fontPointSize(), headingSize * 2);
    QVERIFY(text()->document()->size().height() > height * 2);
  }

  void linesAreNoLongerThanTheEyeCanFollow() {
    for (const int width : {1100, 2400}) {
      m_page->resize(width, 700);
      for (const QString& id : helpTopicIds()) {
        m_page->showTopic(id);
        for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next())
          for (int i = 0; i < block.layout()->lineCount(); ++i)
            QVERIFY2(block.layout()->lineAt(i).textLength() <= 85, qPrintable(block.text()));
      }
    }
  }

  void nothingIsCutOffAtAnySize_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<int>("percent");
    for (const QString& locale : {QStringLiteral("en_GB"), QStringLiteral("de_DE"), QStringLiteral("ar_EG")})
      for (const int percent : {100, 300})
        QTest::newRow(qPrintable(QStringLiteral("%1 %2 %").arg(locale).arg(percent))) << locale << percent;
  }

  void nothingIsCutOffAtAnySize() {
    QFETCH(const QString, locale);
    QFETCH(const int, percent);
    setLocale(locale.toLatin1().constData());
    zoomTo(percent);
    m_page->resize(874, 640);
    settle();
    for (const QString& id : helpTopicIds()) {
      m_page->showTopic(id);
      settle();
      // Slanted letters may lean out a little.
      QVERIFY2(text()->horizontalScrollBar()->maximum() < 5, qPrintable(id));
    }
  }

  void theSameLineStaysAtTheTopWhateverTheSize() {
    m_page->showTopic(QStringLiteral("reasons#above-limit"));
    m_page->resize(700, 500);
    settle();
    QCOMPARE(headingAtTop(), QStringLiteral("Above the peak"));
    zoomTo(150);
    settle();
    QCOMPARE(headingAtTop(), QStringLiteral("Above the peak"));
    m_page->resize(1500, 900);
    settle();
    QCOMPARE(headingAtTop(), QStringLiteral("Above the peak"));
  }

  void standsAboveTheTextWhereItIsNarrow() {
    const auto* side = m_page->findChild<QWidget*>(QStringLiteral("helpSide"));
    QVERIFY(side->geometry().right() < text()->geometry().left());
    m_page->resize(m_page->fontMetrics().averageCharWidth() * 50, 700);
    settle();
    QVERIFY(side->geometry().bottom() < text()->geometry().top());
    QVERIFY(text()->height() > m_page->height() / 2);
    m_page->showTopic(QStringLiteral("troubleshooting"));
    m_page->resize(m_page->width(), 400);
    settle();
    QVERIFY(contents()->viewport()->rect().contains(contents()->visualItemRect(contents()->currentItem())));
  }

  void pictures_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("topic");
    QTest::newRow("light") << "en_GB" << false << 100 << "" << "quick-start";
    QTest::newRow("dark") << "en_GB" << true << 100 << "" << "numbers";
    QTest::newRow("large") << "en_GB" << false << 200 << "" << "memory";
    QTest::newRow("largest") << "en_GB" << true << 300 << "" << "memory";
    QTest::newRow("search") << "en_GB" << false << 100 << "clock sample" << "numbers";
    QTest::newRow("search-dark") << "en_GB" << true << 100 << "memory" << "memory";
    QTest::newRow("nothing-found") << "en_GB" << false << 100 << "zebra" << "memory";
    QTest::newRow("reasons") << "en_GB" << false << 100 << "" << "reasons#contended";
    QTest::newRow("commands") << "en_GB" << true << 100 << "" << "command-line";
    QTest::newRow("german") << "de_DE" << false << 100 << "" << "the-window#keys";
    QTest::newRow("german-large") << "de_DE" << false << 200 << "" << "numbers#verdict";
    QTest::newRow("arabic") << "ar_EG" << false << 100 << "" << "memory";
    QTest::newRow("arabic-commands") << "ar_EG" << false << 100 << "" << "command-line";
    QTest::newRow("arabic-search") << "ar_EG" << true << 100 << "الذاكرة" << "numbers";
    QTest::newRow("loops") << "en_GB" << false << 100 << "" << "levels#loops";
    QTest::newRow("german-loops") << "de_DE" << true << 100 << "" << "levels#loops";
    QTest::newRow("arabic-loops") << "ar_EG" << false << 100 << "" << "levels#loops";
    QTest::newRow("arabic-settings") << "ar_EG" << false << 100 << "" << "the-window#settings";
  }

  void pictures() {
    QFETCH(const QString, locale);
    QFETCH(const bool, dark);
    QFETCH(const int, percent);
    QFETCH(const QString, words);
    QFETCH(const QString, topic);
    setLocale(locale.toLatin1().constData());
    if (dark) QApplication::setPalette(darkPalette());
    zoomTo(percent);
    m_page->resize(874, 640);
    m_page->showTopic(topic);
    query()->setText(words);
    settle();
    const QPixmap picture = m_page->grab();
    QVERIFY(!picture.isNull());
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QString name = QStringLiteral("help-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(picture.save(QDir(folder).filePath(name)));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(HelpLookTest)
#include "tst_help_look.moc"
