// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtTest/qtest.h>

#include "app/gui/files/file_saver.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class SaveFileTest : public QObject {
  Q_OBJECT

 private slots:
  void savesByteForByte() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.txt"));
    const QByteArray content("\xc2\xb1 0.4 %\n\0\r", 11);
    QVERIFY(!saveFile(path, content));
    QCOMPARE(contentOf(path), content);
  }

  void suggestsNamesThatTellMachineAndTime() {
    const QDateTime now(QDate(2026, 11, 27), QTime(9, 5));
    QCOMPARE(fileStamp(QStringLiteral("AMD Ryzen 9 7950X"), now),
             QStringLiteral("AMD-Ryzen-9-7950X-2026-11-27-0905"));
    QCOMPARE(fileStamp(QStringLiteral("Intel(R) Core(TM) i9-14900K / \u0661:?*"), now),
             QStringLiteral("Intel-R-Core-TM-i9-14900K-2026-11-27-0905"));
    QCOMPARE(fileStamp(QString(), now), QStringLiteral("2026-11-27-0905"));
    QVERIFY(fileStamp(QString(300, u'x'), now) == QStringLiteral("2026-11-27-0905"));
    QCOMPARE(fileStamp(QStringLiteral("a bc ").repeated(20), now).size(), 40 - 1 + 1 + 15);
  }

  void replacesAnOlderFileWhole() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.txt"));
    QVERIFY(!saveFile(path, "a long old text\n"));
    QVERIFY(!saveFile(path, "new\n"));
    QCOMPARE(contentOf(path), QByteArray("new\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
  }

  void saysWhyAndWhatToDoWhenThereIsNoSuchFolder() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("missing/report.txt"));
    const auto failure = saveFile(path, "text");
    QVERIFY(failure.has_value());
    QVERIFY(failure->contains(QDir::toNativeSeparators(path)));
    QVERIFY(failure->contains(QStringLiteral("another folder")));
  }

  void aFolderIsNoFile() {
    const QTemporaryDir folder;
    QVERIFY(saveFile(folder.path(), "text").has_value());
    QVERIFY(QDir(folder.path()).exists());
  }

#ifdef Q_OS_LINUX
  void aFullDeviceFailsAndIsNotReplaced() {
    const QString device = QStringLiteral("/dev/full");
    QVERIFY(saveFile(device, "text").has_value());
    QVERIFY(!QFileInfo(device).isFile());
  }
#endif
};

}  // namespace strata::gui

STRATA_GUI_TEST(SaveFileTest)
#include "tst_save_file.moc"
