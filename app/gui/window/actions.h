// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

class QAction;
class QMainWindow;
class QMenu;

namespace strata::gui {

/// Everything that can be done from the menus, with its key. Owned by the window.
struct Actions {
  QMenu* file = nullptr;
  QAction* openRun = nullptr;
  QMenu* recentFiles = nullptr;  ///< filled by RecentFiles
  QAction* saveReport = nullptr;
  QAction* share = nullptr;
  QAction* savePicture = nullptr;
  QAction* card = nullptr;
  QMenu* settings = nullptr;
  QAction* openSettings = nullptr;
  QAction* saveSettings = nullptr;
  QAction* quit = nullptr;

  QMenu* edit = nullptr;
  QAction* copy = nullptr;
  QAction* copyPicture = nullptr;
  QAction* clear = nullptr;

  QMenu* run = nullptr;
  QAction* runShown = nullptr;              ///< what the head names, which is its text
  QAction* runWhole = nullptr;              ///< hidden where runShown is the same
  QMenu* wholeMenu = nullptr;               ///< how a run of the whole machine is done
  std::array<QAction*, 3> wholePaces = {};  ///< in the order of allWholeMachinePaces; one is checked
  QAction* wholeWithDisk = nullptr;         ///< can be checked
  QMenu* runParts = nullptr;                ///< beside the Run button of the whole machine
  QAction* runPanel = nullptr;
  QAction* runProcessor = nullptr;
  QAction* runMemory = nullptr;
  QAction* runDisk = nullptr;
  QAction* runNetwork = nullptr;
  QAction* runAll = nullptr;
  QAction* endurance = nullptr;
  QAction* readFile = nullptr;
  QMenu* compareRuns = nullptr;
  QAction* repeat = nullptr;
  QAction* against = nullptr;
  QAction* eachCoreKind = nullptr;  ///< hidden where the machine has one kind of cores
  QAction* beforeAfter = nullptr;
  QAction* stop = nullptr;

  QMenu* view = nullptr;  ///< filled by ViewMenu

  QAction* setup = nullptr;

  QMenu* help = nullptr;
  QAction* showHelp = nullptr;
  QAction* saveDiagnostics = nullptr;
  QAction* removeData = nullptr;
  QAction* about = nullptr;
};

/// Makes the actions and puts them into the window's menus, without texts: retranslate() gives those.
Actions makeMenus(QMainWindow& window);

/// Gives all menus and actions their texts in the language that is spoken now.
void retranslate(const Actions& actions);

}  // namespace strata::gui
