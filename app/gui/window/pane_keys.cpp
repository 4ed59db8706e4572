// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/pane_keys.h"

#include <QtGui/qkeysequence.h>
#include <QtGui/qshortcut.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qwidget.h>

#include <algorithm>

namespace strata::gui {

namespace {

bool takesKeys(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

}  // namespace

PaneKeys::PaneKeys(const std::vector<QWidget*>& panes, QWidget* window) : QObject(window) {
  for (QWidget* pane : panes) m_panes.push_back({pane, nullptr});
  const auto add = [&](const QKeySequence& key, int step) {
    auto* shortcut = new QShortcut(key, window);
    connect(shortcut, &QShortcut::activated, this, [this, step] { go(step); });
  };
  add(QKeySequence(Qt::Key_F6), 1);
  add(QKeySequence(Qt::SHIFT | Qt::Key_F6), -1);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { remember(now); });
}

PaneKeys::Pane* PaneKeys::paneOf(const QWidget* widget) {
  const auto at = std::ranges::find_if(m_panes, [&](const Pane& pane) {
    return widget != nullptr && pane.widget && (pane.widget == widget || pane.widget->isAncestorOf(widget));
  });
  return at == m_panes.end() ? nullptr : &*at;
}

void PaneKeys::remember(QWidget* focus) {
  if (Pane* pane = paneOf(focus)) pane->last = focus;
}

void PaneKeys::go(int step) {
  const auto count = static_cast<int>(m_panes.size());
  const Pane* const current = paneOf(QApplication::focusWidget());
  // The first pane, or the last, is next where the keyboard is outside of all panes.
  const int from = current != nullptr ? static_cast<int>(current - m_panes.data()) : step > 0 ? -1 : count;
  for (int away = 1; away <= count; ++away)
    if (enter(m_panes[static_cast<std::size_t>(((from + step * away) % count + count) % count)])) return;
}

bool PaneKeys::enter(const Pane& pane) {
  if (!pane.widget || !pane.widget->isVisible()) return false;
  QWidget* to = pane.last && takesKeys(*pane.last) ? pane.last.data() : nullptr;
  if (to == nullptr && takesKeys(*pane.widget)) to = pane.widget;
  // The first that the Tab key would reach.
  for (QWidget* next = pane.widget->nextInFocusChain(); to == nullptr && next != pane.widget;
       next = next->nextInFocusChain())
    if (pane.widget->isAncestorOf(next) && takesKeys(*next)) to = next;
  if (to == nullptr) return false;
  to->setFocus(Qt::ShortcutFocusReason);
  return true;
}

}  // namespace strata::gui

#include "moc_pane_keys.cpp"
