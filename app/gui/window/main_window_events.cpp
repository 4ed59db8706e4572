// SPDX-License-Identifier: GPL-3.0-or-later
// What the system asks of the window.
#include <QtGui/qevent.h>

#include "app/gui/files/opened_files.h"
#include "app/gui/network/responder_thread.h"
#include "app/gui/window/main_window.h"

namespace strata::gui {

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  // Never a move: the file manager would delete what was only read.
  if (localFiles(event->mimeData()).isEmpty() || !event->possibleActions().testFlag(Qt::CopyAction)) return;
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void MainWindow::dropEvent(QDropEvent* event) {
  openFiles(localFiles(event->mimeData()));
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

// The window goes at once; the engine's threads are asked to stop here and joined when the window is
// destroyed. That takes a tenth of a second at most, whatever a disk does, and two seconds where a run that
// another machine led is still to be written.
void MainWindow::closeEvent(QCloseEvent* event) {
  m_engine->stop();
  m_responder->stop();
  saveState();
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::wheelEvent(QWheelEvent* event) {
  if (!event->modifiers().testFlag(Qt::ControlModifier) || event->angleDelta().y() == 0) {
    QMainWindow::wheelEvent(event);
    return;
  }
  event->angleDelta().y() > 0 ? m_look.zoomIn() : m_look.zoomOut();
  event->accept();
}

}  // namespace strata::gui
