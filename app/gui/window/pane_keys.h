// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>

#include <vector>

class QWidget;

namespace strata::gui {

/// F6 and Shift+F6 take the keyboard from one pane of the window to the next or the one before, round and
/// round, and in each to where it was last, else to the first widget that takes it. Panes that cannot be seen
/// are passed over.
class PaneKeys : public QObject {
  Q_OBJECT

 public:
  /// `panes` in the order of the key, none within another. `window` owns this.
  PaneKeys(const std::vector<QWidget*>& panes, QWidget* window);

 private:
  struct Pane {
    QPointer<QWidget> widget;
    QPointer<QWidget> last;  ///< had the keyboard last
  };

  void remember(QWidget* focus);
  /// `step`: 1 or -1.
  void go(int step);
  /// Whether the pane has taken the keyboard.
  static bool enter(const Pane& pane);
  Pane* paneOf(const QWidget* widget);

  std::vector<Pane> m_panes;
};

}  // namespace strata::gui
