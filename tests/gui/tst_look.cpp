// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/look.h"

#include <QtCore/qdir.h>
#include <QtCore/qlocale.h>
#include <QtCore/qlockfile.h>
#include <QtCore/qscopeguard.h>
#include <QtCore/qsettings.h>
#include <QtCore/qtemporarydir.h>
#include <QtCore/qtranslator.h>
#include <QtGui/qpalette.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qradiobutton.h>
#include <QtWidgets/qscrollbar.h>
#include <QtWidgets/qspinbox.h>
#include <QtWidgets/qstyleoption.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <utility>

#include "app/gui/look/languages.h"
#include "app/gui/look/palettes.h"
#include "app/gui/look/plain_style.h"
#include "app/gui/look/pseudo_translator.h"
#include "app/gui/look/theme.h"
#include "app/gui/window/window_state.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

namespace {

/// As one of two that a person chooses from.
QToolButton* chosenToolButton() {
  auto* button = new QToolButton;
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setChecked(true);
  return button;
}

}  // namespace

class LookTest : public QObject {
  Q_OBJECT

 private slots:
  void zoomScalesTheFontWithinItsRange() {
    const qreal before = QApplication::font().pointSizeF();
    {
      Look look;
      look.setZoomPercent(200);
      QCOMPARE(QApplication::font().pointSizeF(), 2 * before);
      look.setZoomPercent(1000);
      QCOMPARE(look.zoomPercent(), 300);
      look.zoomIn();
      QCOMPARE(look.zoomPercent(), 300);
      look.setZoomPercent(1);
      QCOMPARE(look.zoomPercent(), 75);
      look.zoomOut();
      QCOMPARE(look.zoomPercent(), 75);
      look.setZoomPercent(100);
      look.zoomIn();
      QCOMPARE(look.zoomPercent(), 110);
      look.zoomOut();
      look.zoomOut();
      QCOMPARE(look.zoomPercent(), 90);
    }
    QCOMPARE(QApplication::font().pointSizeF(), before);
  }

  void themesAreWhatTheySay() {
    Look look;
    const QSignalSpy changes(&look, &Look::changed);
    look.setTheme(ThemeChoice::Dark);
    QVERIFY(themeFor(QApplication::palette()).dark);
    look.setTheme(ThemeChoice::Light);
    QVERIFY(!themeFor(QApplication::palette()).dark);
    look.setTheme(ThemeChoice::Light);
    QCOMPARE(changes.count(), 2);
  }

  void palettesCanBeRead_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
    QTest::newRow("high contrast") << highContrastPalette();
  }

  void palettesCanBeRead() {
    QFETCH(const QPalette, palette);
    const auto ratio = [&](QPalette::ColorRole text, QPalette::ColorRole ground) {
      return contrast(palette.color(text), palette.color(ground));
    };
    QVERIFY(ratio(QPalette::Text, QPalette::Base) >= 4.5);
    QVERIFY(ratio(QPalette::WindowText, QPalette::Window) >= 4.5);
    QVERIFY(ratio(QPalette::ButtonText, QPalette::Button) >= 4.5);
    QVERIFY(ratio(QPalette::PlaceholderText, QPalette::Base) >= 4.5);
    QVERIFY(ratio(QPalette::HighlightedText, QPalette::Highlight) >= 4.5);
    QVERIFY(ratio(QPalette::Link, QPalette::Base) >= 4.5);
    // What cannot be used differs from what can.
    QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Text));
  }

  void highContrastIsTheHighest() {
    const QPalette palette = highContrastPalette();
    const Theme theme = themeFor(palette);
    const QColor ground = palette.color(QPalette::Base);
    QVERIFY(theme.dark);
    QCOMPARE(theme.accent, palette.color(QPalette::Highlight));
    for (const QColor& colour :
         {palette.color(QPalette::Text), palette.color(QPalette::PlaceholderText),
          palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Link), theme.accent,
          theme.muted, theme.good, theme.fair, theme.poor})
      QVERIFY2(contrast(colour, ground) >= 7, qPrintable(colour.name()));
    QVERIFY(contrast(theme.accent, theme.accentText) >= 7);
    QVERIFY(contrast(theme.hairline, ground) >= 3);
    // The system's own theme of that kind is taken as it is.
    QPalette ofSystem = palette;
    ofSystem.setColor(QPalette::Highlight, QColor(0x1a, 0xeb, 0xff));
    QCOMPARE(themeFor(ofSystem).accent, QColor(0x1a, 0xeb, 0xff));
  }

  void edgesOfFieldsCanBeSeen_data() {
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("system") << ThemeChoice::System;
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
  }

  void edgesOfFieldsCanBeSeen() {
    QFETCH(const ThemeChoice, theme);
    Look look;
    look.setTheme(theme);
    for (const auto ground : {QPalette::Window, QPalette::Base}) {
      QWidget window;
      window.setBackgroundRole(ground);
      window.setAutoFillBackground(true);
      auto* column = new QVBoxLayout(&window);
      for (QWidget* field :
           std::initializer_list<QWidget*>{new QLineEdit, new QCheckBox, new QRadioButton, new QComboBox,
                                           new QSpinBox, new QPushButton, chosenToolButton()})
        column->addWidget(field);
      window.show();
      QVERIFY(QTest::qWaitForWindowExposed(&window));
      const QImage image = window.grab().toImage();
      const QColor behind = window.palette().color(ground);
      for (const QWidget* field : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        double most = 1;
        // From the left into the field, which is empty there.
        for (int x = field->x(); x < field->x() + 6; ++x)
          most = std::max(most, contrast(image.pixelColor(x, field->geometry().center().y()), behind));
        QVERIFY2(most >= 3, qPrintable(QStringLiteral("%1: %2")
                                           .arg(QString::fromLatin1(field->metaObject()->className()))
                                           .arg(most)));
      }
    }
  }

  void checkBoxesGrowWithTheText() {
    PlainStyle style;
    QCheckBox box(QStringLiteral("Disk"));
    box.setStyle(&style);
    const auto side = [&](int pixels) {
      QFont font = box.font();
      font.setPixelSize(pixels);
      box.setFont(font);
      return style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box);
    };
    const int usual = side(12);
    QVERIFY2(side(26) >= usual * 3 / 2, qPrintable(QString::number(side(26))));
    QCOMPARE(style.pixelMetric(QStyle::PM_IndicatorHeight, nullptr, &box),
             style.pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, &box));
    box.setStyle(nullptr);
  }

  void arrowsGrowWithTheText() {
    PlainStyle style;
    const auto withText = [](QWidget& widget, int pixels) {
      QFont font = widget.font();
      font.setPixelSize(pixels);
      widget.setFont(font);
      widget.resize(widget.sizeHint());
    };
    // How high the arrow is: the rows of its room in the colour of its text.
    const auto arrowHeight = [](QWidget& widget, const QRect& room, const QColor& colour) {
      const QImage image = widget.grab().toImage();
      int rows = 0;
      for (int y = room.top(); y <= room.bottom(); ++y) {
        bool isPainted = false;
        for (int x = room.left() + 2; x < room.right() - 2 && !isPainted; ++x)
          isPainted = contrast(image.pixelColor(x, y), colour) < 1.5;
        if (isPainted) ++rows;
      }
      return rows;
    };
    QComboBox box;
    box.addItem(QString());
    box.setStyle(&style);
    const auto inBox = [&](int pixels) {
      withText(box, pixels);
      QStyleOptionComboBox option;
      option.initFrom(&box);
      const QRect room = style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, &box);
      return arrowHeight(box, room.adjusted(0, 3, 0, -3), box.palette().color(QPalette::ButtonText));
    };
    QScrollBar bar(Qt::Vertical);
    bar.setStyle(&style);
    const auto inBar = [&](int pixels) {
      withText(bar, pixels);
      bar.resize(bar.width(), 300);
      return arrowHeight(bar, QRect(0, 0, bar.width(), bar.width()),
                         bar.palette().color(QPalette::ButtonText));
    };
    QMenu menu;
    menu.setStyle(&style);
    menu.addMenu(QStringLiteral("more"));
    const auto inMenu = [&](int pixels) {
      withText(menu, pixels);
      const QRect row = menu.actionGeometry(menu.actions().front());
      return arrowHeight(menu, QRect(row.right() - row.height(), row.top(), row.height(), row.height()),
                         menu.palette().color(QPalette::Text));
    };
    for (const auto& [name, heightAt] : {std::pair<const char*, std::function<int(int)>>("combo box", inBox),
                                         {"scroll bar", inBar},
                                         {"menu", inMenu}}) {
      const int usual = heightAt(13);
      const int large = heightAt(39);
      QVERIFY2(usual >= 3, qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(name)).arg(usual)));
      QVERIFY2(
          large >= 2 * usual,
          qPrintable(QStringLiteral("%1: %2 of %3").arg(QString::fromLatin1(name)).arg(large).arg(usual)));
    }
    for (QWidget* widget :
         {static_cast<QWidget*>(&box), static_cast<QWidget*>(&bar), static_cast<QWidget*>(&menu)})
      widget->setStyle(nullptr);
  }

  // The arrow of a combo box takes from its room, not from the words.
  void wordsOfAComboBoxHaveRoomAtEachSize() {
    PlainStyle style;
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft})
      for (const int pixels : {10, 13, 26, 39, 52}) {
        QComboBox box;
        box.setStyle(&style);
        box.setLayoutDirection(direction);
        box.addItem(QStringLiteral("Widest operand"));
        QFont font = box.font();
        font.setPixelSize(pixels);
        box.setFont(font);
        box.resize(box.sizeHint());
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const auto room = [&](QStyle::SubControl part) {
          return style.subControlRect(QStyle::CC_ComboBox, &option, part, &box);
        };
        QVERIFY(room(QStyle::SC_ComboBoxEditField).width() >=
                box.fontMetrics().horizontalAdvance(box.itemText(0)));
        QVERIFY(!room(QStyle::SC_ComboBoxEditField).intersects(room(QStyle::SC_ComboBoxArrow)));
        QVERIFY(box.rect().contains(room(QStyle::SC_ComboBoxArrow)));
        box.setStyle(nullptr);
      }
  }

  void theArrowOfAToolButtonCoversNoWords() {
    PlainStyle style;
    QMenu menu;
    for (const int pixels : {13, 39}) {
      QToolButton button;
      button.setStyle(&style);
      QFont font = button.font();
      font.setPixelSize(pixels);
      button.setFont(font);
      button.setText(QStringLiteral("Unit: GB/s"));
      button.setPopupMode(QToolButton::InstantPopup);
      const int without = button.sizeHint().width();
      button.setMenu(&menu);
      // In Qt's style an arrow of 6 pixels has room.
      const int arrow = style.pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, &button) - 6;
      QVERIFY2(button.sizeHint().width() >= without + 2 * (arrow - 6), qPrintable(QString::number(arrow)));
      button.setStyle(nullptr);
    }
  }

  void chosenTabCanBeTold_data() { edgesOfFieldsCanBeSeen_data(); }

  void chosenTabCanBeTold() {
    QFETCH(const ThemeChoice, theme);
    Look look;
    look.setTheme(theme);
    QTabBar tabs;
    tabs.setDrawBase(false);
    tabs.setExpanding(false);
    tabs.addTab(QStringLiteral("one"));
    tabs.addTab(QStringLiteral("another"));
    tabs.setCurrentIndex(1);
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    const QImage image = tabs.grab().toImage();
    const QColor accent = themeFor(tabs.palette()).accent;
    const QRect chosen = tabs.tabRect(1);
    for (int row = 0; row < 2; ++row)
      QCOMPARE(image.pixelColor(chosen.center().x(), chosen.bottom() - row), accent);
    QVERIFY(contrast(accent, image.pixelColor(chosen.center().x(), chosen.bottom() - 2)) >= 3);
    QVERIFY(contrast(accent, tabs.palette().color(QPalette::Window)) >= 3);
    QVERIFY(contrast(accent, tabs.palette().color(QPalette::Base)) >= 3);
    const QRect other = tabs.tabRect(0);
    QVERIFY(image.pixelColor(other.center().x(), other.bottom() - 1) != accent);
  }

  void languagesChangeWordsNumbersAndDirection() {
    Look look;
    look.setLanguage(QStringLiteral("de"));
    QCOMPARE(QCoreApplication::translate("Menus", "&File"), QStringLiteral("&Datei"));
    QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
    QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    look.setLanguage(QStringLiteral("ar"));
    QVERIFY(QCoreApplication::translate("Menus", "&File") != QStringLiteral("&File"));
    QCOMPARE(QApplication::layoutDirection(), Qt::RightToLeft);
    look.setLanguage(QStringLiteral("en"));
    QCOMPARE(QCoreApplication::translate("Menus", "&File"), QStringLiteral("&File"));
    QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
  }

  void japaneseAndChineseHaveTheirOwnShapesOfLetters() {
    const QStringList before = QApplication::font().families();
    Look look;
    look.setLanguage(QStringLiteral("ja"));
    QCOMPARE(QApplication::font().families(), before + familiesFor(QStringLiteral("ja")));
    look.setZoomPercent(200);
    look.setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(QApplication::font().families(), before + familiesFor(QStringLiteral("zh_CN")));
    look.setLanguage(QStringLiteral("de"));
    QCOMPARE(QApplication::font().families(), before);
  }

  void qtsOwnDialogsSpeakTheLanguage() {
    Look look;
    look.setLanguage(QStringLiteral("de"));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
    look.setLanguage(QStringLiteral("ar"));
    QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QStringLiteral("Cancel"));
  }

  void qtsWordsAreBuiltInForWhereTheSystemHasNone() {
    QTranslator words;
    QVERIFY(words.load(QStringLiteral("qtbase_de"), QStringLiteral(":/translations")));
    QCOMPARE(words.translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
    QVERIFY(words.load(QStringLiteral("qtbase_ar"), QStringLiteral(":/translations")));
  }

  void theSystemsLanguageIsTakenWhereItIsKnown() {
    QCOMPARE(languageFor(QString(), {QStringLiteral("fi-FI"), QStringLiteral("de-CH")}),
             QStringLiteral("de"));
    QCOMPARE(languageFor(QString(), {QStringLiteral("fi-FI")}), QStringLiteral("en"));
    QCOMPARE(languageFor(QStringLiteral("ar"), {QStringLiteral("de-CH")}), QStringLiteral("ar"));
    QCOMPARE(languageFor(QStringLiteral("tlh"), {QStringLiteral("de-CH")}), QStringLiteral("de"));
    // As Qt names them on Linux, Windows and macOS; a language of another country, but not in another script.
    for (const char* system : {"zh-CN", "zh-Hans-CN", "zh-SG"})
      QCOMPARE(languageFor(QString(), {QString::fromLatin1(system)}), QStringLiteral("zh_CN"));
    for (const char* system : {"zh-TW", "zh-Hant-TW"})
      QCOMPARE(languageFor(QString(), {QString::fromLatin1(system)}), QStringLiteral("en"));
    for (const char* system : {"pt-BR", "pt", "pt-PT"})
      QCOMPARE(languageFor(QString(), {QString::fromLatin1(system)}), QStringLiteral("pt_BR"));
  }

  void thePseudoLanguageIsForWhoAsksForItOnly() {
    Look look;
    look.setLanguage(pseudoLanguage());
    QCOMPARE(look.spokenLanguage(), languageFor(QString(), QLocale::system().uiLanguages()));
    qputenv("STRATA_PSEUDO_LANGUAGE", "1");
    const auto unset = qScopeGuard([] { qunsetenv("STRATA_PSEUDO_LANGUAGE"); });
    const Look pseudo;
    QCOMPARE(QCoreApplication::translate("Menus", "&File"),
             PseudoTranslator::pseudo(QStringLiteral("&File")));
  }

  void pseudoTextIsLongerAndKeepsWhatIsFilledIn() {
    const QString text = PseudoTranslator::pseudo(QStringLiteral("&Save %1 of %Ln files {2}"));
    QVERIFY(text.size() >= 25 * 14 / 10);
    for (const char* kept : {"&S", "%1", "%Ln", "{2}"})
      QVERIFY2(text.contains(QString::fromLatin1(kept)), kept);
    QVERIFY(!text.contains(QStringLiteral("files")));
  }

  void theWindowsStateIsKept() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("strata/window.ini"));
    QCOMPARE(loadWindowState(path), WindowState{});
    WindowState state{"geometry",
                      "docks",
                      ThemeChoice::Dark,
                      150,
                      QStringLiteral("de"),
                      RateUnit::BytesPerCycle,
                      QStringLiteral("nbench-1995")};
    saveWindowState(path, state);
    QCOMPARE(loadWindowState(path), state);
    // None is a choice as well.
    state.compared.clear();
    saveWindowState(path, state);
    QCOMPARE(loadWindowState(path), state);
  }

  // QSettings waits for the lock of its file without end, and the window with it.
  void aLockThatStayedKeepsNoStateFromBeingSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("window.ini"));
    WindowState state;
    state.zoomPercent = 150;
    saveWindowState(path, state);
    QLockFile lock(path + QStringLiteral(".lock"));
    QVERIFY(lock.lock());
    state.zoomPercent = 200;
    saveWindowState(path, state);
    QCOMPARE(loadWindowState(path), state);
    lock.unlock();
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), {QStringLiteral("window.ini")});
  }

  void keysOfANewerVersionStay() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("window.ini"));
    QSettings(path, QSettings::IniFormat).setValue(QStringLiteral("look/new"), 7);
    saveWindowState(path, WindowState{});
    QCOMPARE(QSettings(path, QSettings::IniFormat).value(QStringLiteral("look/new")).toInt(), 7);
  }

  void aDamagedStateIsAsNone() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("window.ini"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[look]\ntheme=plaid\nzoom_percent=9999\nrate_unit=furlongs\n");
    file.close();
    WindowState expected;
    expected.zoomPercent = 300;
    QCOMPARE(loadWindowState(path), expected);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(LookTest)
#include "tst_look.moc"
