// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/topology/topology_accessible.h"

#include <QtGui/qaccessible.h>
#include <QtWidgets/qaccessiblewidget.h>

#include <map>

#include "app/gui/topology/topology_view.h"

namespace strata::gui {

namespace {

/// A box of the picture: a CPU is a check box where CPUs can be picked, anything else a group.
class BoxAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  BoxAccessible(TopologyView* view, std::size_t box) : m_view(view), m_box(box) {}

  bool isValid() const override { return m_view != nullptr && m_box < m_view->picture().boxes.size(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return parent() != nullptr ? parent()->window() : nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  void setText(QAccessible::Text, const QString&) override {}

  QString text(QAccessible::Text what) const override {
    return isValid() && what == QAccessible::Name ? box().description : QString();
  }
  QRect rect() const override {
    const QRect place = isValid() ? m_view->placeOf(m_box) : QRect();
    return {m_view->mapToGlobal(place.topLeft()), place.size()};
  }
  QAccessible::Role role() const override {
    const bool check = isValid() && m_view->canPick() && box().level == TopologyLevel::Cpu;
    return check ? QAccessible::CheckBox : QAccessible::Grouping;
  }
  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    state.focusable = true;
    state.focused = m_view->current() == m_box;
    state.checkable = m_view->canPick();
    state.checked = m_view->isPicked(m_box);
    state.disabled = !m_view->isUsable(m_box);
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override {
    return isValid() && m_view->canPick() && m_view->isUsable(m_box) ? QStringList{toggleAction()}
                                                                     : QStringList();
  }
  void doAction(const QString& name) override {
    if (isValid() && name == toggleAction()) m_view->press(m_box);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  const PlacedBox& box() const { return m_view->picture().boxes[m_box]; }

  TopologyView* m_view;
  const std::size_t m_box;
};

class ViewAccessible : public QAccessibleWidget {
 public:
  explicit ViewAccessible(TopologyView* view) : QAccessibleWidget(view, QAccessible::Grouping) {}
  ~ViewAccessible() override {
    for (const auto& [box, id] : m_children) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override { return static_cast<int>(view()->picture().boxes.size()); }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto found = m_children.find(index);
    if (found != m_children.end()) return QAccessible::accessibleInterface(found->second);
    auto* made = new BoxAccessible(view(), static_cast<std::size_t>(index));
    m_children[index] = QAccessible::registerAccessibleInterface(made);
    return made;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    for (const auto& [box, id] : m_children)
      if (QAccessible::accessibleInterface(id) == child) return box;
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const QPoint place = view()->mapFromGlobal(QPoint(x, y));
    QAccessibleInterface* found = nullptr;
    for (int box = 0; box < childCount(); ++box)
      if (view()->placeOf(static_cast<std::size_t>(box)).contains(place)) found = child(box);
    return found;
  }
  QAccessibleInterface* focusChild() const override {
    const auto current = view()->current();
    return current ? child(static_cast<int>(*current)) : nullptr;
  }

 private:
  TopologyView* view() const { return static_cast<TopologyView*>(widget()); }

  mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
  auto* view = qobject_cast<TopologyView*>(object);
  return view != nullptr ? new ViewAccessible(view) : nullptr;
}

}  // namespace

void provideTopologyAccessibility() {
  static const bool installed = [] {
    QAccessible::installFactory(makeAccessible);
    return true;
  }();
  static_cast<void>(installed);
}

}  // namespace strata::gui
