// SPDX-License-Identifier: GPL-3.0-or-later
// With STRATA_SCREENSHOTS set to a folder, pictures of the dialog are kept there.
#include "app/gui/share/share_dialog.h"

#include <QtCore/qdir.h>
#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtTest/qsignalspy.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtreewidget.h>

#include <memory>

#include "app/gui/look/look.h"
#include "app/gui/widgets/notice_bar.h"
#include "core/report/json_read.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/settle.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

class ShareDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_look.setLanguage(QStringLiteral("en")); }

  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    open(troubledRun());
  }

  void cleanup() { m_dialog.reset(); }

  void showsWhatIsLeftOut() {
    QVERIFY(hasRow(QStringLiteral("Folder of the disk test"), QStringLiteral("/home/ada/bench"),
                   QStringLiteral("left out")));
    QVERIFY(hasRow(QStringLiteral("Start"), QStringLiteral("2026-03-14T09:26:53Z"),
                   QStringLiteral("2026-03-14T00:00:00Z")));
    QVERIFY(
        hasRow(QStringLiteral("Label"), QStringLiteral("büro, \"quiet\" room"), QStringLiteral("left out")));
    QVERIFY(m_dialog->findChild<QLabel*>(QStringLiteral("shareStays"))
                ->text()
                .contains(QStringLiteral("results")));
  }

  void savesACopyWithoutIt() {
    m_savePath = m_folder->filePath(QStringLiteral("copy.strata"));
    const QSignalSpy done(m_dialog.get(), &ShareDialog::shared);
    button("shareSave")->click();
    QCOMPARE(done.count(), 1);
    QVERIFY(!m_dialog->isVisible());
    const auto runs = runsFromJson(content().toStdString());
    QVERIFY(runs);
    QCOMPARE(runs->front().settings.diskFolders, (std::vector<std::string>{"", ""}));
    QCOMPARE(QString::fromStdString(runs->front().label), QString());
    QVERIFY(runs->front().id != troubledRun().id);
    QCOMPARE(runs->front().results.size(), troubledRun().results.size());
  }

  void savesAWebPage() {
    m_savePath = m_folder->filePath(QStringLiteral("copy.html"));
    button("shareSave")->click();
    QVERIFY(content().startsWith("<!DOCTYPE html>"));
    QVERIFY(!content().contains("/home/ada"));
  }

  void keepsLabelAndCommentWhereThatIsWished() {
    auto* keep = m_dialog->findChild<QCheckBox*>(QStringLiteral("shareKeepTexts"));
    QVERIFY(keep->isVisible() && !keep->isChecked());
    keep->click();
    QVERIFY(!hasRow(QStringLiteral("Label"), {}, {}));
    m_savePath = m_folder->filePath(QStringLiteral("copy.strata"));
    button("shareSave")->click();
    QCOMPARE(QString::fromStdString(runsFromJson(content().toStdString())->front().label),
             QStringLiteral("büro, \"quiet\" room"));
  }

  void offersNoTextsWhereThereAreNone() {
    Run run = classicRun();
    run.label.clear();
    run.comment.clear();
    open(run);
    QVERIFY(!m_dialog->findChild<QCheckBox*>(QStringLiteral("shareKeepTexts"))->isVisible());
  }

  void aFailedSaveKeepsTheDialogAndSaysWhatToDo() {
    m_savePath = m_folder->filePath(QStringLiteral("missing/copy.html"));
    button("shareSave")->click();
    QVERIFY(m_dialog->isVisible());
    auto* notice = m_dialog->findChild<NoticeBar*>(QStringLiteral("shareNotice"));
    QVERIFY(notice->isVisible());
    QVERIFY(notice->message().contains(QStringLiteral("another folder")));
    m_savePath = m_folder->filePath(QStringLiteral("copy.html"));
    button("shareSave")->click();
    QVERIFY(QFile::exists(m_savePath));
  }

  void aCancelledSaveKeepsTheDialog() {
    m_savePath.clear();
    button("shareSave")->click();
    QVERIFY(m_dialog->isVisible());
  }

  void speaksTheLanguageOfTheWindow() {
    m_look.setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(m_dialog->windowTitle(), QStringLiteral("Lauf teilen"));
    QVERIFY(hasRow(QStringLiteral("Ordner des Datenträgertests"), QStringLiteral("/home/ada/bench"),
                   QStringLiteral("weggelassen")));
    m_look.setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(m_dialog->windowTitle(), QStringLiteral("Share run"));
  }

  void looksWellInEachLook() {
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (!folder.isEmpty()) QVERIFY(QDir().mkpath(folder));
    for (const char* language : {"en", "de", "ar"})
      for (const bool dark : {false, true})
        for (const int zoom : {100, 200}) {
          m_look.setLanguage(QString::fromLatin1(language));
          m_look.setTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
          m_look.setZoomPercent(zoom);
          open(troubledRun());
          settle(*m_dialog);
          for (const QLabel* label : m_dialog->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
              QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                       qPrintable(label->objectName()));
          if (!folder.isEmpty())
            m_dialog->grab().save(
                QDir(folder).filePath(QStringLiteral("share-%1-%2-%3.png")
                                          .arg(QString::fromLatin1(language))
                                          .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                          .arg(zoom)));
        }
    m_look.setLanguage(QStringLiteral("en"));
    m_look.setTheme(ThemeChoice::Light);
    m_look.setZoomPercent(100);
  }

 private:
  void open(const Run& run) {
    const FileChooser chooser = [this](QWidget*, const FileQuestion&, const auto& chosen) {
      if (!m_savePath.isEmpty()) chosen(m_savePath);
    };
    m_dialog = std::make_unique<ShareDialog>(std::make_shared<const Run>(run), chooser, nullptr);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
  }

  QPushButton* button(const char* name) const {
    return m_dialog->findChild<QPushButton*>(QString::fromLatin1(name));
  }

  /// Empty texts match any.
  bool hasRow(const QString& what, const QString& before, const QString& after) const {
    const auto* list = m_dialog->findChild<QTreeWidget*>(QStringLiteral("shareList"));
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
      const QTreeWidgetItem* item = list->topLevelItem(row);
      if (item->text(0) == what && item->text(1).contains(before) && item->text(2).contains(after))
        return true;
    }
    return false;
  }

  QByteArray content() const {
    QFile file(m_savePath);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  Look m_look;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<ShareDialog> m_dialog;
  QString m_savePath;
};

}  // namespace strata::gui

STRATA_GUI_TEST(ShareDialogTest)
#include "tst_share_dialog.moc"
