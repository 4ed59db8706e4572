// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qfile.h>
#include <QtCore/qtemporarydir.h>
#include <QtGui/qaction.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include <memory>
#include <string>
#include <vector>

#include "app/gui/compare/compare_chart.h"
#include "app/gui/compare/compare_model.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/look.h"
#include "app/gui/pages/compare_page.h"
#include "tests/gui/compare_samples.h"

namespace strata::gui {

/// What tests of the Compare page have in common: the page over a real history in a file of its own, whose
/// file chooser answers at once.
class ComparePageFixture : public QObject {
 protected:
  void open() {
    m_folder = std::make_unique<QTemporaryDir>();
    {
      auto history = History::open(folder() + "/history.sqlite");
      QVERIFY(history);
      for (const Run& run : seriesOf("off", "XMP off, 4800", 1, 5)) QVERIFY(history->add(run));
      for (const Run& run : seriesOf("on", "XMP on, 6000", 1.21, 5)) QVERIFY(history->add(run));
      for (const Run& run : seriesOf("single", "On battery", 0.8, 1)) QVERIFY(history->add(run));
    }
    m_thread = std::make_unique<HistoryThread>(folder() + "/history.sqlite");
    const auto answer = [this](QWidget*, const FileQuestion&,
                               const std::function<void(const QString&)>& chosen) { chosen(m_answer); };
    m_page = std::make_unique<ComparePage>(*m_thread, answer);
    m_page->resize(1280, 780);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  }

  void close() {
    m_page.reset();
    m_thread.reset();
    m_folder.reset();
  }

  std::string folder() const { return m_folder->path().toStdString(); }
  QByteArray content() const {
    QFile file(m_answer);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  /// Of the history, and waits until chart and table show them.
  void add(const std::vector<std::string>& ids) {
    m_page->addKept(ids);
    QTRY_VERIFY(rows() > 0);
    QTRY_VERIFY(!plot().series.empty());
  }

  QListView* list() const { return m_page->findChild<QListView*>(QStringLiteral("compareSides")); }
  QTableView* table() const { return m_page->findChild<QTableView*>(QStringLiteral("compareTable")); }
  QPushButton* button(const char* name) const {
    return m_page->findChild<QPushButton*>(QString::fromLatin1(name));
  }
  QCheckBox* box(const char* name) const { return m_page->findChild<QCheckBox*>(QString::fromLatin1(name)); }
  QAction* action(const char* name) const { return m_page->findChild<QAction*>(QString::fromLatin1(name)); }
  QMenu* menu(const char* name) const { return m_page->findChild<QMenu*>(QString::fromLatin1(name)); }
  QString text(const char* name) const {
    return m_page->findChild<QLabel*>(QString::fromLatin1(name))->text();
  }
  const Chart& plot() const {
    return m_page->findChild<CompareChart*>(QStringLiteral("compareChart"))->plot();
  }
  int rows() const { return table()->model()->rowCount(); }
  QStringList names() const {
    QStringList names;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
      names << list()->model()->index(row, 0).data().toString();
    return names;
  }
  QString details(int row) const {
    return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
  }
  /// What stands below the figure of the second side in the row of that cell.
  QString found(const QString& cell) const {
    const QAbstractItemModel* model = table()->model();
    for (int row = 0; row < model->rowCount(); ++row)
      if (model->index(row, 0).data(Qt::ToolTipRole).toString() == cell)
        return model->index(row, 2).data(CompareModel::secondRole).toString();
    return {};
  }
  /// Rows that have a result.
  int results() const {
    int count = 0;
    for (int row = 0; row < rows(); ++row)
      if (!table()->model()->index(row, 0).data(CompareModel::headingRole).toBool()) ++count;
    return count;
  }

  Look m_look;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<HistoryThread> m_thread;
  std::unique_ptr<ComparePage> m_page;
  QString m_answer;
};

}  // namespace strata::gui
