// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QMainWindow;

namespace strata::gui {

/// Everything that can be done from the menus, with its key. Owned by the window.
struct Actions {
  QAction* saveReport = nullptr;
  QAction* quit = nullptr;
  QAction* copyReport = nullptr;
  QAction* clear = nullptr;
  QAction* runProcessor = nullptr;
  QAction* runMemory = nullptr;
  QAction* runDisk = nullptr;
  QAction* runAll = nullptr;
  QAction* stop = nullptr;
  QAction* about = nullptr;
};

/// Makes the actions and puts them into the window's menus.
Actions makeMenus(QMainWindow& window);

}  // namespace strata::gui
