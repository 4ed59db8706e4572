// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstringlist.h>
#include <QtWidgets/qwidget.h>

#include <limits>
#include <optional>

class QMenu;
class QTabBar;
class QToolButton;

namespace strata::gui {

/// A row of tabs. The first ones are always there; of those behind the button More one at most has a tab,
/// the one that was chosen last.
class SectionTabs : public QWidget {
  Q_OBJECT

 public:
  static constexpr int allSections = std::numeric_limits<int>::max();

  /// `always`: how many sections have a tab of their own, at least one; allSections: none is behind More.
  SectionTabs(const QString& name, int always, QWidget* parent = nullptr);

  /// The sections in their order. The chosen one stays, or else the first is chosen. `groups` has one for
  /// each section, or none: those of one group stand together behind More, below its name where it has one.
  void setNames(const QStringList& names, const QStringList& groups = {});
  int count() const { return static_cast<int>(m_names.size()); }
  QString text(int section) const { return m_names.value(section); }
  int currentIndex() const;
  void setCurrentIndex(int section);
  void setTexts(const QString& accessibleName, const QString& more, const QString& moreToolTip);

 signals:
  void currentChanged(int section);

 private:
  void showNames();

  const int m_always;
  QStringList m_names;
  QStringList m_groups;
  std::optional<int> m_extra;  ///< the section behind More that has a tab
  QTabBar* m_tabs;
  QToolButton* m_more;
  QMenu* m_menu;
};

}  // namespace strata::gui
