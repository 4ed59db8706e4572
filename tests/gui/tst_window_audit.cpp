// SPDX-License-Identifier: GPL-3.0-or-later
// The audit itself: that it finds what is wrong, and nothing else.
#include <QtGui/qpalette.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qpushbutton.h>

#include "tests/gui/gui_tests.h"
#include "tests/gui/window_audit.h"

namespace strata::gui {

class WindowAuditTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_window = std::make_unique<QWidget>();
    m_window->resize(400, 200);
  }
  void cleanup() { m_window.reset(); }

  void findsNothingInAGoodForm() {
    auto* row = new QHBoxLayout(m_window.get());
    auto* label = new QLabel(QStringLiteral("&Name"));
    auto* edit = new QLineEdit(QStringLiteral("text"));
    label->setBuddy(edit);
    row->addWidget(label);
    row->addWidget(edit);
    row->addWidget(new QPushButton(QStringLiteral("OK")));
    QCOMPARE(found(), QStringList());
  }

  void findsTextWithoutRoom() {
    auto* label = new QLabel(QStringLiteral("A label that is much too long"), m_window.get());
    label->resize(40, 20);
    QCOMPARE(found(), QStringList{QStringLiteral("clipped")});
  }

  void findsLinesWithoutRoom() {
    auto* label =
        new QLabel(QStringLiteral("words that need several lines of text to be seen"), m_window.get());
    label->setWordWrap(true);
    label->resize(80, 20);
    QCOMPARE(found(), QStringList{QStringLiteral("clipped")});
  }

  void findsAButtonWithoutRoom() {
    auto* button = new QPushButton(QStringLiteral("Restore defaults"), m_window.get());
    button->resize(30, button->sizeHint().height());
    QCOMPARE(found(), QStringList{QStringLiteral("clipped")});
  }

  void findsWidgetsOverEachOther() {
    auto* below = new QLabel(QStringLiteral("below"), m_window.get());
    auto* above = new QLabel(QStringLiteral("above"), m_window.get());
    below->setGeometry(10, 10, 100, 30);
    above->setGeometry(90, 20, 100, 30);
    QVERIFY(found().contains(QStringLiteral("overlap")));
  }

  void findsWhatSticksOutOfTheWindow() {
    auto* label = new QLabel(QStringLiteral("cut"), m_window.get());
    label->setGeometry(300, 10, 101, 30);
    QCOMPARE(found(), QStringList{QStringLiteral("clipped")});
    label->resize(100, 30);
    QCOMPARE(found(), QStringList());
  }

  void findsAControlWithoutAName() {
    auto* edit = new QLineEdit(m_window.get());
    edit->resize(100, 30);
    QCOMPARE(found(), QStringList{QStringLiteral("nameless")});
    edit->setAccessibleName(QStringLiteral("Size"));
    QCOMPARE(found(), QStringList());
  }

  void findsPaleText() {
    auto* label = new QLabel(QStringLiteral("pale"), m_window.get());
    QPalette palette;
    palette.setColor(QPalette::Window, Qt::white);
    palette.setColor(QPalette::WindowText, QColor(0xa0, 0xa0, 0xa0));
    label->setPalette(palette);
    label->setAutoFillBackground(true);
    label->resize(100, 30);
    QCOMPARE(found(), QStringList{QStringLiteral("contrast")});
    label->setEnabled(false);
    QCOMPARE(found(), QStringList());
  }

  void doesNotLookAtWhatIsHidden() {
    auto* label = new QLabel(QStringLiteral("A label that is much too long"), m_window.get());
    label->resize(40, 20);
    label->hide();
    QCOMPARE(found(), QStringList());
  }

 private:
  /// The kinds of findings.
  QStringList found() {
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window.get())) return {QStringLiteral("not shown")};
    QStringList kinds;
    for (const Finding& finding : audit(*m_window)) kinds.append(finding.text().section(u':', 0, 0));
    return kinds;
  }

  std::unique_ptr<QWidget> m_window;
};

}  // namespace strata::gui

STRATA_GUI_TEST(WindowAuditTest)
#include "tst_window_audit.moc"
