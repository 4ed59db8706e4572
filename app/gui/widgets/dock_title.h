// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QDockWidget;
class QLabel;
class QToolButton;

namespace strata::gui {

/// The title of a dock with its two buttons. Qt's own follows neither the zoom nor the language, and its
/// buttons have no names.
class DockTitle : public QWidget {
  Q_OBJECT

 public:
  explicit DockTitle(QDockWidget* dock);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QDockWidget* m_dock;
  QLabel* m_title;
  QToolButton* m_float;
  QToolButton* m_close;
};

}  // namespace strata::gui
