// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstringlist.h>

class QMenu;

namespace strata::gui {

/// The files that were opened last, the latest first, as the entries of a menu. The menu is disabled while
/// there are none.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  static constexpr int most = 8;

  /// `menu` outlives this.
  RecentFiles(QMenu& menu, QObject* parent);

  /// Absolute paths.
  const QStringList& files() const { return m_files; }
  void set(const QStringList& files);
  /// Puts them in front; those beyond `most` are forgotten.
  void add(const QStringList& files);

 signals:
  void chosen(const QString& file);

 private:
  QMenu& m_menu;
  QStringList m_files;
};

}  // namespace strata::gui
