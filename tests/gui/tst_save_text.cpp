// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtTest/qtest.h>

#include "app/gui/save_text.h"

namespace strata::gui {

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class SaveTextTest : public QObject {
  Q_OBJECT

 private slots:
  void savesAsUtf8() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.txt"));
    QVERIFY(!saveText(path, QStringLiteral("± 0.4 %\n")));
    QCOMPARE(contentOf(path), QByteArray("\xc2\xb1 0.4 %\n"));
  }

  void replacesAnOlderFileWhole() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.txt"));
    QVERIFY(!saveText(path, QStringLiteral("a long old text\n")));
    QVERIFY(!saveText(path, QStringLiteral("new\n")));
    QCOMPARE(contentOf(path), QByteArray("new\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
  }

  void saysWhyAndWhatToDoWhenThereIsNoSuchFolder() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("missing/report.txt"));
    const auto failure = saveText(path, QStringLiteral("text"));
    QVERIFY(failure.has_value());
    QVERIFY(failure->contains(QDir::toNativeSeparators(path)));
    QVERIFY(failure->contains(QStringLiteral("another folder")));
  }

  void aFolderIsNoFile() {
    const QTemporaryDir folder;
    QVERIFY(saveText(folder.path(), QStringLiteral("text")).has_value());
    QVERIFY(QDir(folder.path()).exists());
  }

#ifdef Q_OS_LINUX
  void aFullDeviceFailsAndIsNotReplaced() {
    const QString device = QStringLiteral("/dev/full");
    QVERIFY(saveText(device, QStringLiteral("text")).has_value());
    QVERIFY(!QFileInfo(device).isFile());
  }
#endif
};

}  // namespace strata::gui

QTEST_APPLESS_MAIN(strata::gui::SaveTextTest)
#include "tst_save_text.moc"
