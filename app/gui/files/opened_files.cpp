// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/opened_files.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qmimedata.h>
#include <QtCore/qurl.h>
#include <QtGui/qevent.h>

namespace strata::gui {

QStringList localFiles(const QMimeData* dragged) {
  QStringList files;
  for (const QUrl& url : dragged->urls())
    if (url.isLocalFile()) files.append(url.toLocalFile());
  return files;
}

OpenedFiles::OpenedFiles(QObject* parent) : QObject(parent) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool OpenedFiles::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::FileOpen) return QObject::eventFilter(watched, event);
  const QString file = static_cast<QFileOpenEvent*>(event)->file();
  if (!file.isEmpty()) emit opened({file});
  return true;
}

}  // namespace strata::gui

#include "moc_opened_files.cpp"
