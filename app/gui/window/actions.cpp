// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/actions.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qoperatingsystemversion.h>
#include <QtGui/qaction.h>
#include <QtGui/qactiongroup.h>
#include <QtGui/qkeysequence.h>
#include <QtWidgets/qmainwindow.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qmenubar.h>

#include <array>
#include <cstddef>
#include <string_view>

#include "core/model/sweep_name.h"
#include "core/plan/whole_machine.h"

namespace strata::gui {

namespace {

class Menus {
  Q_DECLARE_TR_FUNCTIONS(Menus)
};

QAction* add(QMenu* menu, const QString& name, const QKeySequence& key = {}) {
  QAction* action = menu->addAction(QString());
  action->setObjectName(name);
  action->setShortcut(key);
  return action;
}

QMenu* addMenu(QMainWindow& window, const QString& name) {
  QMenu* menu = window.menuBar()->addMenu(QString());
  menu->setObjectName(name);
  return menu;
}

bool menuBarTakesActions() {
  // macOS shows menus only, and has a place of its own for what sets a program up.
  return QOperatingSystemVersion::currentType() != QOperatingSystemVersion::MacOS;
}

void setText(QAction* action, const QString& text, const QString& hint) {
  action->setText(text);
  action->setStatusTip(hint);
}

/// How long a run of the whole machine takes at most.
int secondsOf(WholeMachinePace pace) {
  return static_cast<int>(wholeMachineSeconds(pace));
}

}  // namespace

Actions makeMenus(QMainWindow& window) {
  window.menuBar()->setObjectName(QStringLiteral("menuBar"));
  Actions actions;

  actions.file = addMenu(window, QStringLiteral("fileMenu"));
  actions.openRun = add(actions.file, QStringLiteral("openRun"), QKeySequence::Open);
  actions.recentFiles = actions.file->addMenu(QString());
  actions.recentFiles->setObjectName(QStringLiteral("recentFilesMenu"));
  actions.file->addSeparator();
  actions.saveReport = add(actions.file, QStringLiteral("saveReport"), QKeySequence::Save);
  actions.savePicture =
      add(actions.file, QStringLiteral("savePicture"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
  actions.card = add(actions.file, QStringLiteral("card"));
  actions.share = add(actions.file, QStringLiteral("share"));
  actions.file->addSeparator();
  actions.settings = actions.file->addMenu(QString());
  actions.settings->setObjectName(QStringLiteral("settingsMenu"));
  actions.openSettings = add(actions.settings, QStringLiteral("openSettings"));
  actions.saveSettings = add(actions.settings, QStringLiteral("saveSettings"));
  actions.quit = add(actions.file, QStringLiteral("quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
  actions.quit->setMenuRole(QAction::QuitRole);

  actions.edit = addMenu(window, QStringLiteral("editMenu"));
  actions.copy = add(actions.edit, QStringLiteral("copy"), QKeySequence::Copy);
  actions.copyPicture =
      add(actions.edit, QStringLiteral("copyPicture"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
  actions.edit->addSeparator();
  actions.clear = add(actions.edit, QStringLiteral("clear"));

  actions.run = addMenu(window, QStringLiteral("runMenu"));
  actions.runShown = add(actions.run, QStringLiteral("runShown"), QKeySequence(Qt::CTRL | Qt::Key_R));
  actions.stop = add(actions.run, QStringLiteral("stop"), QKeySequence(Qt::Key_Escape));
  actions.run->addSeparator();
  actions.runWhole = add(actions.run, QStringLiteral("runWhole"));
  actions.wholeMenu = actions.run->addMenu(QString());
  actions.wholeMenu->setObjectName(QStringLiteral("wholeMenu"));
  auto* const paces = new QActionGroup(actions.wholeMenu);
  for (std::size_t i = 0; i < allWholeMachinePaces.size(); ++i) {
    const std::string_view name = paceName(allWholeMachinePaces[i]);
    QAction* const action = add(actions.wholeMenu, QStringLiteral("wholePace-") + QString::fromUtf8(name));
    action->setCheckable(true);
    action->setChecked(allWholeMachinePaces[i] == WholeMachinePace::Default);
    paces->addAction(action);
    actions.wholePaces[i] = action;
  }
  actions.wholeMenu->addSeparator();
  actions.wholeWithDisk = add(actions.wholeMenu, QStringLiteral("wholeWithDisk"));
  actions.wholeWithDisk->setCheckable(true);
  actions.wholeWithDisk->setChecked(true);
  actions.runPanel = add(actions.run, QStringLiteral("runPanel"));
  actions.runProcessor = add(actions.run, QStringLiteral("runProcessor"));
  actions.runMemory = add(actions.run, QStringLiteral("runMemory"));
  actions.runDisk = add(actions.run, QStringLiteral("runDisk"));
  actions.runNetwork = add(actions.run, QStringLiteral("runNetwork"));
  actions.runAll = add(actions.run, QStringLiteral("runAll"));
  actions.runParts = new QMenu(&window);
  actions.runParts->setObjectName(QStringLiteral("runParts"));
  actions.runParts->addActions(actions.wholeMenu->actions());
  actions.runParts->addSeparator();
  actions.runParts->addActions({actions.runPanel, actions.runProcessor, actions.runDisk});
  actions.run->addSeparator();
  actions.endurance = add(actions.run, QStringLiteral("endurance"));
  actions.readFile = add(actions.run, QStringLiteral("readFile"));
  actions.compareRuns = actions.run->addMenu(QString());
  actions.compareRuns->setObjectName(QStringLiteral("compareRunsMenu"));
  actions.repeat =
      add(actions.compareRuns, QStringLiteral("repeat"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
  actions.against = add(actions.compareRuns, QStringLiteral("against"));
  actions.eachCoreKind = add(actions.compareRuns, QStringLiteral("eachCoreKind"));
  actions.eachCoreKind->setVisible(false);
  actions.beforeAfter = add(actions.compareRuns, QStringLiteral("beforeAfter"));

  actions.view = addMenu(window, QStringLiteral("viewMenu"));

  actions.setup =
      menuBarTakesActions() ? window.menuBar()->addAction(QString()) : actions.file->addAction(QString());
  // Most programs have this key; a desktop may have none for it.
  const QKeySequence usual(QKeySequence::Preferences);
  actions.setup->setShortcut(usual.isEmpty() ? QKeySequence(Qt::CTRL | Qt::Key_Comma) : usual);
  actions.setup->setObjectName(QStringLiteral("setup"));
  actions.setup->setMenuRole(QAction::PreferencesRole);

  actions.help = addMenu(window, QStringLiteral("helpMenu"));
  actions.showHelp = add(actions.help, QStringLiteral("showHelp"), QKeySequence::HelpContents);
  actions.saveDiagnostics = add(actions.help, QStringLiteral("saveDiagnostics"));
  actions.removeData = add(actions.help, QStringLiteral("removeData"));
  actions.help->addSeparator();
  actions.about = add(actions.help, QStringLiteral("about"));
  actions.about->setMenuRole(QAction::AboutRole);
  return actions;
}

void retranslate(const Actions& actions) {
  actions.file->setTitle(Menus::tr("&File"));
  setText(actions.openRun, Menus::tr("&Open run…"),
          Menus::tr("Adds the runs of a file to the history, and shows them there"));
  actions.recentFiles->setTitle(Menus::tr("Recent &files"));
  setText(
      actions.saveReport, Menus::tr("&Save report…"),
      Menus::tr("Saves what the page shows as a web page, drawing, table or file, or all reports as text"));
  setText(actions.savePicture, Menus::tr("Save &picture…"), Menus::tr("Saves the chart as PNG or SVG"));
  setText(actions.card, Menus::tr("&Result card…"),
          Menus::tr("Shows the main results with machine and grades as one picture, to save or copy"));
  setText(actions.share, Menus::tr("S&hare…"), Menus::tr("Saves an anonymous copy of the run"));
  actions.settings->setTitle(Menus::tr("S&ettings"));
  setText(actions.openSettings, Menus::tr("&Open…"), Menus::tr("Loads the settings from a file"));
  setText(actions.saveSettings, Menus::tr("&Save as…"), Menus::tr("Saves the settings to a file"));
  setText(actions.quit, Menus::tr("&Quit"), Menus::tr("Stops the run and quits"));

  actions.edit->setTitle(Menus::tr("&Edit"));
  setText(actions.copy, Menus::tr("&Copy"),
          Menus::tr("Copies the table or the report, wherever the keyboard is"));
  setText(actions.copyPicture, Menus::tr("Copy &picture"), Menus::tr("Copies the chart as a picture"));
  setText(actions.clear, Menus::tr("C&lear reports"), Menus::tr("Empties the report pane"));

  actions.run->setTitle(Menus::tr("&Run"));
  actions.runShown->setStatusTip(Menus::tr("Same as the Run button"));
  setText(actions.runWhole, Menus::tr("&Whole machine"),
          Menus::tr("Measures processor, levels of memory and disk"));
  actions.wholeMenu->setTitle(Menus::tr("Whole machine &options"));
  const std::array paces{Menus::tr("&Quick (%Ln seconds at most)", "a run of the whole machine",
                                   secondsOf(WholeMachinePace::Quick)),
                         Menus::tr("D&efault (%Ln seconds at most)", "a run of the whole machine",
                                   secondsOf(WholeMachinePace::Default)),
                         Menus::tr("&Thorough (%Ln seconds at most)", "a run of the whole machine",
                                   secondsOf(WholeMachinePace::Thorough))};
  for (std::size_t i = 0; i < paces.size(); ++i)
    setText(actions.wholePaces[i], paces[i], Menus::tr("How long a run of the whole machine takes"));
  setText(actions.wholeWithDisk, Menus::tr("W&ith the disk"),
          Menus::tr("Whether a run of the whole machine writes to the disk"));
  setText(actions.runPanel, Menus::tr("&Levels of memory"),
          Menus::tr("Measures bandwidth and latency of each cache and of memory"));
  setText(actions.runProcessor, Menus::tr("&Processor"),
          Menus::tr("Measures integer and floating-point operations"));
  setText(actions.runMemory, Menus::tr("&Memory"), Menus::tr("Measures moves in caches and memory"));
  setText(actions.runDisk, Menus::tr("&Disk"), Menus::tr("Measures writing and reading a file"));
  setText(actions.runNetwork, Menus::tr("&Network"),
          Menus::tr("Measures the network to another machine that runs Strata"));
  setText(actions.runAll, Menus::tr("&All"),
          Menus::tr("Measures processor, moves, disk, bandwidth and latency in turn"));
  setText(actions.endurance, Menus::tr("Sus&tained write…"),
          Menus::tr("Writes for a long time to show when the drive slows down"));
  setText(actions.readFile, Menus::tr("Read a &file…"),
          Menus::tr("Measures reading alone, of a file that exists; nothing is written"));
  actions.compareRuns->setTitle(Menus::tr("&Compare runs"));
  setText(actions.repeat, Menus::tr("&Repeat…"),
          Menus::tr("Runs what the window's button names several times, as a series that can be compared"));
  setText(actions.against, Menus::tr("A/B t&est of two settings…"),
          Menus::tr("Runs two settings alternately, and shows which is faster"));
  setText(actions.eachCoreKind, Menus::tr("&Kinds of cores in turn"),
          Menus::tr("Runs what the window's button names on each kind of cores, and compares them"));
  setText(actions.beforeAfter, Menus::tr("&Before and after…"),
          Menus::tr("Shows what a BIOS or OS change made faster or slower"));
  setText(actions.stop, Menus::tr("&Stop"), Menus::tr("Ends the run and keeps what it has measured"));

  actions.view->setTitle(Menus::tr("&View"));
  setText(actions.setup, Menus::tr("Set&up…"),
          Menus::tr("Chooses times, buffer sizes, threads and the disk file"));

  actions.help->setTitle(Menus::tr("&Help"));
  setText(actions.showHelp, Menus::tr("&Contents"), Menus::tr("Explains tests, numbers and charts"));
  setText(actions.saveDiagnostics, Menus::tr("Save &diagnostics…"),
          Menus::tr(
              "Checks the instrument, and saves the checks and facts of the machine to attach to a report"));
  setText(actions.removeData, Menus::tr("&Remove settings and history…"),
          Menus::tr("Removes all that Strata keeps on this computer, for instance before you uninstall it"));
  setText(actions.about, Menus::tr("&About Strata"), Menus::tr("Shows version and licence"));
}

}  // namespace strata::gui
