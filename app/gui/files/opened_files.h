// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstringlist.h>

class QMimeData;

namespace strata::gui {

/// Files of this machine among what is dragged.
QStringList localFiles(const QMimeData* dragged);

/// Files that the system hands to a program that runs already, as macOS does for a double-click: watches the
/// application's events.
class OpenedFiles : public QObject {
  Q_OBJECT

 public:
  explicit OpenedFiles(QObject* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void opened(const QStringList& files);
};

}  // namespace strata::gui
