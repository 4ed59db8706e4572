// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/window_probe.h"

#include <QtCore/qvariant.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qplaintextedit.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/window/main_window.h"

namespace strata::gui {

namespace {

template <typename Widget>
Widget* seenOf(const MainWindow& window, const QString& name) {
  const QList<Widget*> found = window.findChildren<Widget*>(name);
  for (Widget* widget : found)
    if (widget->isVisible()) return widget;
  return found.isEmpty() ? nullptr : found.first();
}

}  // namespace

QWidget* WindowProbe::widget(const char* name) const {
  return seenOf<QWidget>(m_window, QString::fromLatin1(name));
}

QAction* WindowProbe::action(const char* name) const {
  return m_window.findChild<QAction*>(QString::fromLatin1(name));
}

QPushButton* WindowProbe::runButton() const {
  return m_window.findChild<QPushButton*>(QStringLiteral("runButton"));
}

QTableView* WindowProbe::table() const {
  return seenOf<QTableView>(m_window, QStringLiteral("resultsTable"));
}

QString WindowProbe::text(const char* name) const {
  const QWidget* found = widget(name);
  return found == nullptr ? QString() : found->property("text").toString();
}

QString WindowProbe::report() const {
  const auto* pane = m_window.findChild<QPlainTextEdit*>(QStringLiteral("reportText"));
  return pane == nullptr ? QString() : pane->toPlainText();
}

QString WindowProbe::status() const {
  return text("outcome");
}

QString WindowProbe::cell(int row, int column) const {
  return table()->model()->index(row, column).data().toString();
}

void WindowProbe::choosePage(const QString& name) const {
  auto* pages = m_window.findChild<QListWidget*>(QStringLiteral("pages"));
  const QList<QListWidgetItem*> found = pages->findItems(name, Qt::MatchExactly);
  if (!found.isEmpty()) pages->setCurrentItem(found.first());
}

QString WindowProbe::page() const {
  const auto* pages = m_window.findChild<QListWidget*>(QStringLiteral("pages"));
  return pages->currentItem() == nullptr ? QString() : pages->currentItem()->text();
}

}  // namespace strata::gui
