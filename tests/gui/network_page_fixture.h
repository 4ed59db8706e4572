// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest/qtest.h>
#include <QtTest/qtestmouse.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlineedit.h>

#include <memory>
#include <utility>

#include "tests/gui/open_window.h"

namespace strata::gui {

/// Without the marks that keep an address or a code in one direction.
inline QString plain(QString text) {
  return text.remove(QChar(0x2066)).remove(QChar(0x2068)).remove(QChar(0x2069));
}

/// What tests of the page of the network have in common: a window of their own that shows it.
class NetworkPageFixture : public QObject {
 protected:
  void openPage(WindowContext context = {}) {
    m_open = std::make_unique<OpenWindow>(std::move(context));
    probe().choosePage(QStringLiteral("Network"));
    QTRY_VERIFY(button("networkListen")->isEnabled());
  }

  void type(const char* addresses, const char* codes) {
    box("networkPeers")->setEditText(QString::fromLatin1(addresses));
    qobject_cast<QLineEdit*>(probe().widget("networkCodes"))->setText(QString::fromLatin1(codes));
  }

  void listen() {
    QTest::mouseClick(button("networkListen"), Qt::LeftButton);
    QTRY_COMPARE(button("networkListen")->text(), QStringLiteral("Stop server"));
    QTRY_VERIFY(probe().widget("networkCode")->isVisible());
  }

  QString status() { return plain(probe().text("networkStatus")); }
  WindowProbe probe() { return m_open->probe(); }
  QAbstractButton* button(const char* name) { return m_open->button(name); }
  QComboBox* box(const char* name) { return m_open->box(name); }

  std::unique_ptr<OpenWindow> m_open;
};

}  // namespace strata::gui
