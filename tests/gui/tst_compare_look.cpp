// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page in both themes, three languages and with few and many sides.
#include <QtCore/qdir.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>

#include "tests/gui/compare_page_fixture.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"

namespace strata::gui {

class CompareLookTest : public ComparePageFixture {
  Q_OBJECT

 private slots:
  void init() { open(); }
  void cleanup() { close(); }

  /// To be looked at: STRATA_SCREENSHOTS names the folder.
  void looks_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("sides");
    QTest::newRow("light") << QStringLiteral("en") << false << 3;
    QTest::newRow("dark") << QStringLiteral("en") << true << 3;
    QTest::newRow("german") << QStringLiteral("de") << false << 2;
    QTest::newRow("arabic") << QStringLiteral("ar") << true << 3;
    QTest::newRow("many") << QStringLiteral("en") << true << 16;
    QTest::newRow("unfolded") << QStringLiteral("en") << false << 17;
    QTest::newRow("six") << QStringLiteral("en") << false << 6;
    QTest::newRow("rows") << QStringLiteral("en") << false << 4;
  }

  void looks() {
    QFETCH(const QString, language);
    QFETCH(const bool, dark);
    QFETCH(const int, sides);
    m_look.setTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_look.setLanguage(language);
    add(sides == 2 ? std::vector<std::string>{"off", "on"} : std::vector<std::string>{"off", "on", "single"});
    SharedSides more;
    if (sides != 2) more.push_back(publishedSide("Core i7-930 (published)"));
    for (int i = 4; i < sides; ++i)
      more.push_back(sideOf("Run of day " + std::to_string(i), 1 + 0.03 * i, 1));
    m_page->addSides(more);
    if (sides == 17) box("compareFold")->setChecked(false);
    // The comparison of all of them, not the one before.
    const int all = sides == 2 ? 2 : std::max(4, sides);
    QTRY_COMPARE(table()->model()->columnCount(), all + 1);
    QTRY_VERIFY(plot().series.size() >= 2);
    list()->setCurrentIndex(list()->model()->index(1, 0));
    if (sides == 3) box("compareRelative")->setChecked(!dark);
    if (sides == 4) {
      auto* tabs = m_page->findChild<QTabBar*>(QStringLiteral("compareTabs"));
      for (int i = 0; i < tabs->count(); ++i)
        if (tabs->tabText(i) == QStringLiteral("Disk")) tabs->setCurrentIndex(i);
    }
    settle(*m_page);
    const QImage image = m_page->grab().toImage();
    QVERIFY(!image.isNull());
    if (const QString where = qEnvironmentVariable("STRATA_SCREENSHOTS"); !where.isEmpty()) {
      QVERIFY(QDir().mkpath(where));
      QVERIFY(image.save(QStringLiteral("%1/compare-%2-%3.png")
                             .arg(where, QLatin1StringView(QTest::currentDataTag()))
                             .arg(m_page->devicePixelRatio())));
    }
    m_look.setTheme(ThemeChoice::Light);
    m_look.setLanguage(QStringLiteral("en"));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(CompareLookTest)
#include "tst_compare_look.moc"
