// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recent_files.h"

#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qmenu.h>

#include <algorithm>

namespace strata::gui {

RecentFiles::RecentFiles(QMenu& menu, QObject* parent) : QObject(parent), m_menu(menu) {
  set({});
}

void RecentFiles::set(const QStringList& files) {
  m_files = files.first(std::min<qsizetype>(files.size(), most));
  m_menu.clear();
  for (const QString& file : m_files) {
    // An ampersand in a name is no mnemonic.
    QAction* action =
        m_menu.addAction(QFileInfo(file).fileName().replace(QStringLiteral("&"), QStringLiteral("&&")));
    action->setStatusTip(QDir::toNativeSeparators(file));
    connect(action, &QAction::triggered, this, [this, file] { emit chosen(file); });
  }
  m_menu.setEnabled(!m_files.isEmpty());
}

void RecentFiles::add(const QStringList& files) {
  QStringList all;
  for (const QString& file : files) all.append(QFileInfo(file).absoluteFilePath());
  all += m_files;
  all.removeDuplicates();
  set(all);
}

}  // namespace strata::gui

#include "moc_recent_files.cpp"
