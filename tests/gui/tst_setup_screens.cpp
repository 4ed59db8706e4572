// SPDX-License-Identifier: GPL-3.0-or-later
// Draws Setup in the states that a person sees, and checks that nothing in it is cut off or covers another.
// With STRATA_SCREENSHOTS set to a folder, the pictures are kept there.
#include <QtCore/qdir.h>
#include <QtCore/qtranslator.h>
#include <QtGui/qimage.h>
#include <QtGui/qpalette.h>
#include <QtGui/qscreen.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qscrollarea.h>
#include <QtWidgets/qscrollbar.h>

#include <algorithm>
#include <array>

#include "app/gui/setup/disk_folders_dialog.h"
#include "app/gui/widgets/value_field.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/gui/setup_probe.h"

namespace strata::gui {

namespace {

QPalette lightDialogs() {
  QPalette palette(QColor(0xf3, 0xf5, 0xf7));
  palette.setColor(QPalette::Window, QColor(0xf3, 0xf5, 0xf7));
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Text, QColor(0x1a, 0x1c, 0x1f));
  palette.setColor(QPalette::WindowText, QColor(0x1a, 0x1c, 0x1f));
  palette.setColor(QPalette::Disabled, QPalette::Text, QColor(0x8a, 0x8f, 0x96));
  return palette;
}

QPalette darkDialogs() {
  QPalette palette(QColor(0x2b, 0x2e, 0x35), QColor(0x17, 0x19, 0x1d));
  palette.setColor(QPalette::Base, QColor(0x1c, 0x1f, 0x24));
  return palette;
}

/// Stands for a language with longer words, or another script: keeps placeholders, mnemonics and plurals.
class MadeUpLanguage : public QTranslator {
 public:
  explicit MadeUpLanguage(bool arabic) : m_arabic(arabic) {}

  bool isEmpty() const override { return false; }

  QString translate(const char*, const char* source, const char*, int n) const override {
    QString text = QString::fromUtf8(source);
    text.replace(QStringLiteral("%n"), QLocale().toString(n));
    if (!m_arabic) {
      const auto more = static_cast<qsizetype>(static_cast<double>(text.size()) * 0.4);
      QString longer = text;
      for (qsizetype i = 0; i < more; ++i) longer += QLatin1Char(i % 8 == 7 ? ' ' : '~');
      return longer;
    }
    constexpr std::array<char16_t, 8> letters{u'ا', u'ل', u'م', u'ن', u'ر', u'ي', u'ت', u'ب'};
    for (qsizetype i = 0; i < text.size(); ++i)
      if (text[i].isLetter() && (i == 0 || (text[i - 1] != u'%' && text[i - 1] != u'&')))
        text[i] = letters[static_cast<std::size_t>(text[i].unicode() % letters.size())];
    return text;
  }

 private:
  bool m_arabic;
};

}  // namespace

class SetupScreensTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    m_font = QApplication::font();
  }

  void cleanup() {
    QApplication::setFont(m_font);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setPalette(lightDialogs());
  }

  void drawsEveryState_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("zoomPercent");
    QTest::addColumn<bool>("rightToLeft");
    QTest::addColumn<bool>("longWords");
    QTest::newRow("light") << false << 100 << false << false;
    QTest::newRow("dark") << true << 100 << false << false;
    QTest::newRow("small") << false << 75 << false << false;
    QTest::newRow("large") << false << 200 << false << false;
    QTest::newRow("huge") << false << 300 << false << false;
    QTest::newRow("rtl") << false << 100 << true << false;
    QTest::newRow("rtl-large") << true << 200 << true << false;
    QTest::newRow("long") << false << 100 << false << true;
    QTest::newRow("long-huge") << false << 300 << false << true;
  }

  void drawsEveryState() {
    QFETCH(const bool, dark);
    QFETCH(const int, zoomPercent);
    QFETCH(const bool, rightToLeft);
    QFETCH(const bool, longWords);
    MadeUpLanguage language(rightToLeft);
    if (rightToLeft || longWords) QApplication::installTranslator(&language);
    QApplication::setPalette(dark ? darkDialogs() : lightDialogs());
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * zoomPercent / 100);
    QApplication::setFont(font);
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);

    SetupProbe probe;
    QVERIFY(probe.open());
    fit(probe);
    QTRY_VERIFY(!probe.questions().empty());
    probe.answer();
    keep(probe.dialog(), "plain");

    probe.choose(QStringLiteral("regionsMode"), 1);
    probe.type(QStringLiteral("region4"), QStringLiteral("99 TiB"));
    QTest::keyClick(probe.field(QStringLiteral("region4")), Qt::Key_Tab);
    QTRY_VERIFY(!probe.message(QStringLiteral("regions")).isEmpty());
    fit(probe);
    keep(probe.dialog(), "bad");

    probe.type(QStringLiteral("region4"), QStringLiteral("64M"));
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("1M"));
    probe.type(QStringLiteral("threadCount"), QStringLiteral("4"));
    QTRY_COMPARE(probe.questions().back().threads, 4);
    probe.answer();
    probe.dialog().setRunning(true);
    fit(probe);
    keep(probe.dialog(), "advice");

    probe.dialog().setRunning(false);
    Settings full = probe.dialog().settings();
    full.diskFile = 200_GiB;
    probe.type(QStringLiteral("diskFileSize"), QStringLiteral("200G"));
    QTRY_COMPARE(probe.questions().back(), full);
    probe.answer();
    fit(probe);
    keep(probe.dialog(), "refused");

    probe.willChoose({QStringLiteral("/data/fast"), QStringLiteral("/mnt/archive/of/everything")});
    probe.click(QStringLiteral("setDisk"));
    auto* folders = probe.dialog().findChild<DiskFoldersDialog*>();
    QVERIFY(folders != nullptr);
    keep(*folders, "nofolders");
    for (int i = 0; i < 2; ++i)
      QTest::mouseClick(folders->findChild<QWidget*>(QStringLiteral("addFolder")), Qt::LeftButton);
    folders->showDriveLetters(true);
    auto* letters = folders->findChild<ValueField*>(QStringLiteral("driveLetters"));
    letters->setText(QStringLiteral("c1"));
    folders->accept();
    keep(*folders, "folders");
  }

 private:
  /// Onto a screen of 1024 × 700.
  static void fit(SetupProbe& probe) {
    settle(probe.dialog());
    const QSize wanted = probe.dialog().sizeHint();
    const int least = probe.widget(QStringLiteral("setupDialogContent"))->minimumSizeHint().width() + 20;
    probe.dialog().resize(QSize(std::max(wanted.width(), least), wanted.height()).boundedTo({1004, 660}));
    settle(probe.dialog());
  }

  void keep(QWidget& window, const char* state) {
    settle(window);
    checkNothingIsCut(window);
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    const QString name = QStringLiteral("setup-%1-%2-x%3.png")
                             .arg(QString::fromLatin1(QTest::currentDataTag()), QString::fromLatin1(state),
                                  QString::number(window.devicePixelRatio()));
    QVERIFY(window.grab().toImage().save(QDir(folder).filePath(name)));
  }

  static void checkNothingIsCut(const QWidget& window) {
    constexpr int leastScreen = 800;  // a scale factor makes this platform's screen smaller
    const auto* scroll = window.findChild<QScrollArea*>();
    if (scroll != nullptr && window.screen()->availableSize().width() >= leastScreen)
      QVERIFY2(scroll->horizontalScrollBar()->maximum() == 0, "scrolls sideways");
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
      const QSize least = widget->minimumSizeHint();
      if (least.isValid() && widget->layout() == nullptr)
        QVERIFY2(widget->width() >= least.width(), qPrintable(widget->objectName()));
    }
  }

  QFont m_font;
};

}  // namespace strata::gui

STRATA_GUI_TEST(SetupScreensTest)
#include "tst_setup_screens.moc"
