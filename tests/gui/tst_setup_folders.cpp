// SPDX-License-Identifier: GPL-3.0-or-later
// "Set disk…": a folder a thread.
#include <QtCore/qdir.h>
#include <QtCore/qoperatingsystemversion.h>
#include <QtTest/qtest.h>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qtreewidget.h>

#include <string>
#include <vector>

#include "app/gui/setup/disk_folders_dialog.h"
#include "app/gui/widgets/value_field.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/setup_probe.h"

namespace strata::gui {

namespace {

using Folders = std::vector<std::string>;

/// The dialog behind "Set disk…", and its parts.
struct Open {
  explicit Open(SetupProbe& probe) {
    probe.click(QStringLiteral("setDisk"));
    // One that was closed may still wait to be deleted.
    dialog = probe.dialog().findChildren<DiskFoldersDialog*>().last();
    dialog->activateWindow();
    static_cast<void>(QTest::qWaitFor([this] { return dialog->isActiveWindow(); }));
  }

  QWidget* part(const char* name) const { return dialog->findChild<QWidget*>(QString::fromLatin1(name)); }
  void click(const char* name) const { QTest::mouseClick(part(name), Qt::LeftButton); }
  QTreeWidget* list() const { return dialog->findChild<QTreeWidget*>(); }
  QStringList rows() const {
    QStringList rows;
    for (int i = 0; i < list()->topLevelItemCount(); ++i) {
      QString row = list()->topLevelItem(i)->text(0) + QLatin1String(": ") + list()->topLevelItem(i)->text(1);
      rows << row.remove(QChar(u'\u2066')).remove(QChar(u'\u2069'));
    }
    return rows;
  }
  void select(int row) const { list()->setCurrentItem(list()->topLevelItem(row)); }
  ValueField* letters() const { return dialog->findChild<ValueField*>(); }
  void typeLetters(const QString& text) const {
    letters()->setFocus();
    letters()->selectAll();
    QTest::keyClicks(letters(), text);
  }

  DiskFoldersDialog* dialog = nullptr;
};

Settings with(Folders folders, DiskProfile profile = DiskProfile::Default) {
  Settings settings;
  settings.diskProfile = profile;
  settings.diskFolders = std::move(folders);
  return settings;
}

}  // namespace

class SetupFoldersTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void withoutFoldersItIsTheCurrentOne() {
    SetupProbe probe;
    QVERIFY(probe.open());
    QVERIFY(probe.text(QStringLiteral("diskFoldersSummary")).startsWith(QStringLiteral("Current folder: ")));
    QVERIFY(probe.text(QStringLiteral("diskFoldersSummary")).contains(QDir::currentPath()));
    const Open open(probe);
    QCOMPARE(open.rows(), QStringList{QStringLiteral("File 1: Current folder: ") + QDir::currentPath()});
    QVERIFY(!open.part("browseFolder")->isEnabled());
    QVERIFY(!open.part("removeFolder")->isEnabled());
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, Folders{});
  }

  void withTheClassicTestTheCurrentFolderIsForAllThreads() {
    SetupProbe probe(with({}, DiskProfile::Classic));
    QVERIFY(probe.open());
    const Open open(probe);
    QCOMPARE(open.rows(), QStringList{QStringLiteral("All: Current folder: ") + QDir::currentPath()});
    QVERIFY(open.part("diskFoldersExplanation")
                ->property("text")
                .toString()
                .startsWith(QStringLiteral("Each thread has its file")));
  }

  void inRowsEachFolderHasAFile() {
    SetupProbe probe(with({"/data", "/scratch"}, DiskProfile::Nvme));
    QVERIFY(probe.open());
    const Open open(probe);
    QCOMPARE(open.rows(), (QStringList{QStringLiteral("File 1: /data"), QStringLiteral("File 2: /scratch")}));
    QVERIFY(open.part("diskFoldersExplanation")
                ->property("text")
                .toString()
                .startsWith(QStringLiteral("The disk test uses one file in each folder")));
  }

  void addedFoldersAreOneAThread() {
    SetupProbe probe(with({}, DiskProfile::Classic));
    QVERIFY(probe.open());
    probe.willChoose({QStringLiteral("/data"), QStringLiteral("/scratch"), QString()});
    const Open open(probe);
    for (int i = 0; i < 3; ++i) open.click("addFolder");  // the third is cancelled
    QCOMPARE(open.rows(),
             (QStringList{QStringLiteral("Thread 1: /data"), QStringLiteral("Thread 2: /scratch")}));
    QCOMPARE(probe.startFolders(), (std::vector<QString>{QDir::currentPath(), QStringLiteral("/data"),
                                                         QStringLiteral("/scratch")}));
    const std::size_t asked = probe.questions().size();
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, (Folders{"/data", "/scratch"}));
    const QString summary = probe.text(QStringLiteral("diskFoldersSummary"));
    QVERIFY(summary.contains(QStringLiteral("/data")) && summary.contains(QStringLiteral("/scratch")));
    QTRY_VERIFY(probe.questions().size() > asked);
    QCOMPARE(probe.questions().back().diskFolders, (Folders{"/data", "/scratch"}));
  }

  void browseReplacesTheSelectedOne() {
    SetupProbe probe(with({"/a", "/b", "/c"}));
    QVERIFY(probe.open());
    probe.willChoose({QStringLiteral("/new"), QString()});
    const Open open(probe);
    open.select(1);
    open.click("browseFolder");
    open.click("browseFolder");  // cancelled
    QCOMPARE(probe.startFolders(), (std::vector<QString>{QStringLiteral("/b"), QStringLiteral("/new")}));
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, (Folders{"/a", "/new", "/c"}));
  }

  void removeTakesTheSelectedOneAndGoesOn() {
    SetupProbe probe(with({"/a", "/b", "/c"}));
    QVERIFY(probe.open());
    const Open open(probe);
    open.select(1);
    open.click("removeFolder");
    QCOMPARE(open.rows(), (QStringList{QStringLiteral("File 1: /a"), QStringLiteral("File 2: /c")}));
    QCOMPARE(open.list()->currentItem(), open.list()->topLevelItem(1));
    open.list()->setFocus();
    QTest::keyClick(open.list(), Qt::Key_Delete);
    open.part("removeFolder")->setFocus();
    open.click("removeFolder");
    QCOMPARE(open.list()->topLevelItemCount(), 1);  // the current folder
    QVERIFY(!open.part("removeFolder")->isEnabled());
    QVERIFY(open.part("addFolder")->hasFocus());
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, Folders{});
  }

  void cancelChangesNothing() {
    SetupProbe probe(with({"/a"}));
    QVERIFY(probe.open());
    probe.willChoose({QStringLiteral("/b")});
    const Open open(probe);
    open.click("addFolder");
    open.click("diskFoldersCancel");
    QCOMPARE(probe.dialog().settings().diskFolders, Folders{"/a"});
    QVERIFY(probe.dialog().isVisible());
  }

  void namesThatAreNoUtf8AreKept() {
    SetupProbe probe(with({"/caf\xe9", "/b"}));
    QVERIFY(probe.open());
    const Open open(probe);
    open.select(1);
    open.click("removeFolder");
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, Folders{"/caf\xe9"});
  }

  void driveLettersAreForWindows() {
    SetupProbe probe;
    QVERIFY(probe.open());
    const Open open(probe);
    QCOMPARE(open.letters()->isVisible(),
             QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows);
  }

  void driveLettersMakeTheList() {
    SetupProbe probe(with({"/a"}));
    QVERIFY(probe.open());
    const Open open(probe);
    open.dialog->showDriveLetters(true);
    QCOMPARE(open.letters()->text(), QString());
    open.typeLetters(QStringLiteral("ce"));
    QCOMPARE(open.list()->topLevelItemCount(), 2);
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, (Folders{"C:\\", "E:\\"}));
    const Open again(probe);
    QCOMPARE(again.letters()->text(), QStringLiteral("ce"));
  }

  void anEmptyLineOfLettersKeepsFolders() {
    SetupProbe probe(with({"/a"}));
    QVERIFY(probe.open());
    const Open open(probe);
    open.dialog->showDriveLetters(true);
    open.letters()->setFocus();
    QTest::keyClick(open.letters(), Qt::Key_Delete);
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, Folders{"/a"});
  }

  void badDriveLettersComeBack_data() {
    QTest::addColumn<QString>("letters");
    QTest::addColumn<QString>("message");
    QTest::newRow("digit") << QStringLiteral("c1")
                           << QStringLiteral(
                                  "\"1\" is not a drive letter. Type letters from a to z, such as cde.");
    QTest::newRow("path") << QStringLiteral("c:\\")
                          << QStringLiteral(
                                 "\":\" is not a drive letter. Type letters from a to z, such as cde.");
    QTest::newRow("twice") << QStringLiteral("cdc")
                           << QStringLiteral(
                                  "The list has drive C twice. Type each letter once, such as cde.");
  }

  void badDriveLettersComeBack() {
    QFETCH(const QString, letters);
    QFETCH(const QString, message);
    SetupProbe probe;
    QVERIFY(probe.open());
    const Open open(probe);
    int bells = 0;
    open.dialog->setBell([&bells] { ++bells; });
    open.dialog->showDriveLetters(true);
    open.typeLetters(letters);
    QCOMPARE(bells, 0);
    QTest::keyClick(open.letters(), Qt::Key_Tab);
    QTRY_COMPARE(bells, 1);
    QVERIFY(open.letters()->hasFocus());
    QCOMPARE(open.part("driveLettersMessage")->property("text").toString(), message);
    open.click("diskFoldersOk");
    QCOMPARE(bells, 2);
    QVERIFY(open.dialog->isVisible());
    open.typeLetters(QStringLiteral("d"));
    QVERIFY(!open.part("driveLettersMessage")->isVisible());
    open.click("diskFoldersOk");
    QCOMPARE(probe.dialog().settings().diskFolders, Folders{"D:\\"});
  }

  void tabGoesInReadingOrder() {
    SetupProbe probe(with({"/a"}));
    QVERIFY(probe.open());
    const Open open(probe);
    open.dialog->showDriveLetters(true);
    QStringList names;
    for (int i = 0; i < 7; ++i) {
      names << open.dialog->focusWidget()->objectName();
      QTest::keyClick(open.dialog->focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(names, (QStringList{QStringLiteral("diskFoldersList"), QStringLiteral("addFolder"),
                                 QStringLiteral("browseFolder"), QStringLiteral("removeFolder"),
                                 QStringLiteral("driveLetters"), QStringLiteral("diskFoldersOk"),
                                 QStringLiteral("diskFoldersCancel")}));
    QCOMPARE(open.dialog->focusWidget()->objectName(), QStringLiteral("diskFoldersList"));
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(SetupFoldersTest)
#include "tst_setup_folders.moc"
