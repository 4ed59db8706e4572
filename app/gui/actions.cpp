// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/actions.h"

#include <QtCore/qcoreapplication.h>
#include <QtGui/qaction.h>
#include <QtGui/qkeysequence.h>
#include <QtWidgets/qmainwindow.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qmenubar.h>

namespace strata::gui {

namespace {

class Menus {
  Q_DECLARE_TR_FUNCTIONS(Menus)
};

QAction* add(QMenu* menu, const QString& name, const QString& text, const QString& hint,
             const QKeySequence& key = {}) {
  QAction* action = menu->addAction(text);
  action->setObjectName(name);
  action->setStatusTip(hint);
  action->setShortcut(key);
  return action;
}

QMenu* addMenu(QMainWindow& window, const QString& name, const QString& title) {
  QMenu* menu = window.menuBar()->addMenu(title);
  menu->setObjectName(name);
  return menu;
}

}  // namespace

Actions makeMenus(QMainWindow& window) {
  window.menuBar()->setObjectName(QStringLiteral("menuBar"));
  Actions actions;

  QMenu* file = addMenu(window, QStringLiteral("fileMenu"), Menus::tr("&File"));
  actions.saveReport = add(file, QStringLiteral("saveReport"), Menus::tr("&Save Report…"),
                           Menus::tr("Saves all reports of the pane as text"), QKeySequence::Save);
  file->addSeparator();
  actions.quit = add(file, QStringLiteral("quit"), Menus::tr("&Quit"),
                     Menus::tr("Stops what runs and ends Strata"), QKeySequence(Qt::CTRL | Qt::Key_Q));
  actions.quit->setMenuRole(QAction::QuitRole);

  QMenu* edit = addMenu(window, QStringLiteral("editMenu"), Menus::tr("&Edit"));
  actions.copyReport =
      add(edit, QStringLiteral("copyReport"), Menus::tr("&Copy Report"),
          Menus::tr("Copies what is selected in the report, or else all of it"), QKeySequence::Copy);
  actions.clear =
      add(edit, QStringLiteral("clear"), Menus::tr("C&lear"), Menus::tr("Empties the report pane"));

  QMenu* run = addMenu(window, QStringLiteral("runMenu"), Menus::tr("&Run"));
  actions.runProcessor = add(run, QStringLiteral("runProcessor"), Menus::tr("&Processor"),
                             Menus::tr("Measures integer and floating-point operations"));
  actions.runMemory = add(run, QStringLiteral("runMemory"), Menus::tr("&Memory"),
                          Menus::tr("Measures moves in caches and memory"));
  actions.runDisk = add(run, QStringLiteral("runDisk"), Menus::tr("&Disk"),
                        Menus::tr("Measures writing and reading a file"));
  actions.runAll = add(run, QStringLiteral("runAll"), Menus::tr("&All"),
                       Menus::tr("Measures all three in turn"), QKeySequence(Qt::CTRL | Qt::Key_R));
  run->addSeparator();
  actions.stop = add(run, QStringLiteral("stop"), Menus::tr("&Stop"),
                     Menus::tr("Ends the run and keeps what it has measured"), QKeySequence(Qt::Key_Escape));

  QMenu* help = addMenu(window, QStringLiteral("helpMenu"), Menus::tr("&Help"));
  actions.about = add(help, QStringLiteral("about"), Menus::tr("&About Strata"),
                      Menus::tr("Says which version this is and under which licence"));
  actions.about->setMenuRole(QAction::AboutRole);
  return actions;
}

}  // namespace strata::gui
