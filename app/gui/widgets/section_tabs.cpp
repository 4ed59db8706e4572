// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/section_tabs.h"

#include <QtCore/qobject.h>
#include <QtGui/qaction.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>

namespace strata::gui {

namespace {

QString withoutMnemonic(QString text) {
  return text.replace(u'&', QStringLiteral("&&"));
}

}  // namespace

SectionTabs::SectionTabs(const QString& name, int always, QWidget* parent)
    : QWidget(parent),
      m_always(always),
      m_tabs(new QTabBar(this)),
      m_more(new QToolButton(this)),
      m_menu(new QMenu(m_more)) {
  setObjectName(name);
  m_tabs->setObjectName(name + QStringLiteral("Bar"));
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  m_tabs->setUsesScrollButtons(true);
  m_more->setObjectName(name + QStringLiteral("More"));
  m_more->setPopupMode(QToolButton::InstantPopup);
  m_more->setAutoRaise(true);
  m_more->setFocusPolicy(Qt::TabFocus);
  m_more->setMenu(m_menu);
  m_menu->setObjectName(name + QStringLiteral("Menu"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  row->addWidget(m_tabs);
  row->addWidget(m_more);
  row->addStretch(1);
  setFocusProxy(m_tabs);
  connect(m_tabs, &QTabBar::currentChanged, this, [this] { emit currentChanged(currentIndex()); });
}

int SectionTabs::currentIndex() const {
  const int tab = m_tabs->currentIndex();
  return tab >= m_always && m_extra ? *m_extra : std::max(0, tab);
}

void SectionTabs::setCurrentIndex(int section) {
  if (section < 0 || section >= count()) return;
  if (section < m_always) return m_tabs->setCurrentIndex(section);
  const int before = currentIndex();
  m_extra = section;
  {
    const QSignalBlocker block(m_tabs);
    showNames();
    m_tabs->setCurrentIndex(m_always);
  }
  if (before != section) emit currentChanged(section);
}

void SectionTabs::setNames(const QStringList& names, const QStringList& groups) {
  const int before = currentIndex();
  m_names = names;
  m_groups = groups;
  if (m_extra && *m_extra >= count()) m_extra.reset();
  {
    const QSignalBlocker block(m_tabs);
    showNames();
    if (before >= count()) m_tabs->setCurrentIndex(0);
  }
  if (currentIndex() != before) emit currentChanged(currentIndex());
}

void SectionTabs::setTexts(const QString& accessibleName, const QString& more, const QString& moreToolTip) {
  m_tabs->setAccessibleName(accessibleName);
  m_more->setText(more);
  m_more->setAccessibleName(more);
  m_more->setToolTip(moreToolTip);
}

void SectionTabs::showNames() {
  const int wanted = std::min(count(), m_always) + (m_extra ? 1 : 0);
  while (m_tabs->count() < wanted) m_tabs->addTab(QString());
  while (m_tabs->count() > wanted) m_tabs->removeTab(m_tabs->count() - 1);
  for (int tab = 0; tab < wanted; ++tab)
    m_tabs->setTabText(tab, withoutMnemonic(text(tab < m_always ? tab : *m_extra)));
  m_menu->clear();
  for (int section = m_always; section < count(); ++section) {
    if (const QString group = m_groups.value(section);
        section > m_always ? group != m_groups.value(section - 1) : !group.isEmpty())
      m_menu->addSection(withoutMnemonic(group));
    QAction* action = m_menu->addAction(withoutMnemonic(text(section)));
    action->setObjectName(QStringLiteral("%1Section%2").arg(objectName()).arg(section));
    connect(action, &QAction::triggered, this, [this, section] { setCurrentIndex(section); });
  }
  m_more->setVisible(count() > m_always);
}

}  // namespace strata::gui

#include "moc_section_tabs.cpp"
