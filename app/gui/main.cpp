// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtGui/qicon.h>
#include <QtWidgets/qapplication.h>

#include <utility>

#include "app/gui/engine.h"
#include "app/gui/file_chooser.h"
#include "app/gui/main_window.h"

namespace {

/// The disk test writes into the current folder unless told otherwise. A desktop may start a program in a
/// folder that it cannot write to.
void leaveUnwritableFolder() {
  if (!QFileInfo(QDir::currentPath()).isWritable()) QDir::setCurrent(QDir::homePath());
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("Strata"));
  QApplication::setDesktopFileName(QStringLiteral("strata"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/strata.svg")));
  leaveUnwritableFolder();

  strata::gui::Engine engine = strata::gui::machineEngine();
  QApplication::setApplicationVersion(QString::fromStdString(engine.program.version));
  strata::gui::MainWindow window(std::move(engine), strata::Settings{}, strata::gui::nativeFileChooser());
  window.show();
  return QApplication::exec();
}
