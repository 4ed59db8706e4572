// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/program.h"

#include <QtCore/qcommandlineparser.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qlogging.h>
#include <QtGui/qicon.h>
#include <QtWidgets/qapplication.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "app/gui/files/file_chooser.h"
#include "app/gui/files/opened_files.h"
#include "app/gui/run/engine.h"
#include "app/gui/window/data_removal.h"
#include "app/gui/window/main_window.h"
#include "app/words/last_words.h"
#include "app/words/words.h"
#include "core/disk/direct_file.h"
#include "core/exchange/references.h"
#include "core/files/before_after_file.h"
#include "core/files/data_folder.h"
#include "core/files/settings_file.h"
#include "core/files/write_file.h"
#include "core/history/history.h"
#include "core/history/stored_data.h"
#include "core/machine/c_library.h"

namespace strata::gui {

namespace {

/// The exit status of strata-cli where nothing could be run.
constexpr int exitWithoutDisplay = 3;

/// The only fatal message that Qt can send while QApplication is constructed is that no display can be used,
/// and Qt would then abort the program. Earlier messages of Qt, such as which display does not answer, are
/// printed above the sentence.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  const bool isFatal = type == QtFatalMsg;
  const std::string line = isFatal ? "strata: " + english("window-no-display")
                                   : qFormatLogMessage(type, context, text).toStdString();
  std::fputs((line + '\n').c_str(), stderr);
  if (isFatal) std::_Exit(exitWithoutDisplay);
}

/// The disk test writes into the current folder unless a folder is given. A desktop may start a program in a
/// folder without write permission. Qt itself does not check permissions on Windows.
void leaveUnwritableFolder() {
  if (!readFolderFacts({})) QDir::setCurrent(QDir::homePath());
}

/// Settings and window state from this user's data folder; defaults that are stored nowhere if the system
/// names no such folder.
WindowContext keptContext() {
  WindowContext context;
  if (const auto path = settingsPath()) {
    LoadedSettings loaded = loadSettings(*path);
    context.settings = std::move(loaded.settings);
    // Settings that could not be read may be whole: a change of one of them would cost a person all others.
    if (!loaded.unread) context.settingsPath = *path;
    context.notice = std::move(loaded.notice);
  } else {
    context.notice = path.error();
  }
  if (const auto path = historyPath()) context.historyPath = *path;
  if (const auto path = beforeAfterPath()) context.beforeAfterPath = *path;
  if (const auto folder = dataFolder()) {
    context.dataFolder = *folder;
    context.statePath = QDir(QString::fromStdString(*folder)).filePath(QString::fromUtf8(windowStateName));
  }
  context.references = referenceRuns();
  context.chooseFile = nativeFileChooser();
  context.chooseFolder = nativeFolderChooser();
  return context;
}

/// The files to open, as a desktop passes them for a double-click. Ends the program for --help, --version and
/// unknown options.
QStringList filesToOpen(const QString& version) {
  QCoreApplication::setApplicationVersion(version);
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral(
      "Benchmark of this computer's CPU, caches, memory and disk, and of the network to another machine."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("run files to open"),
                               QStringLiteral("[file...]"));
  parser.process(*QCoreApplication::instance());
  QStringList files;
  for (const QString& file : parser.positionalArguments()) files.append(QFileInfo(file).absoluteFilePath());
  return files;
}

int runWindow(int argc, char** argv, const std::function<void(MainWindow&)>& shown) {
  qInstallMessageHandler(endWithoutDisplay);
  QApplication application(argc, argv);
  qInstallMessageHandler(nullptr);
  QApplication::setApplicationName(QStringLiteral("Strata"));
  // Inside a Flatpak sandbox the desktop file is named after the application id.
  QApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", QStringLiteral("strata")));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/strata.svg")));

  WindowContext context = keptContext();
  Engine engine = machineEngine(context.historyPath);
  const QStringList files = filesToOpen(QString::fromStdString(engine.program.version));
  leaveUnwritableFolder();

  const std::string folder = context.dataFolder;
  auto window = std::make_unique<MainWindow>(std::move(engine), std::move(context));
  const OpenedFiles later;
  QObject::connect(&later, &OpenedFiles::opened, window.get(), &MainWindow::openFiles);
  window->show();
  if (!files.isEmpty()) window->openFiles(files);
  if (shown) shown(*window);
  const int status = QApplication::exec();
  const bool isDataUnwanted = window->isDataUnwanted();
  // What it uses and saves is let go first.
  window.reset();
  return isDataUnwanted ? removeData(folder) : status;
}

}  // namespace

int runProgram(int argc, char** argv, const std::function<void(MainWindow&)>& shown) {
  shareHeapInLimitedSpace();
  outliveFileLimits();
  setLastWords("strata");
  try {
    return runWindow(argc, argv, shown);
  } catch (const std::exception&) {
    if (!sayLastWords()) throw;
    return exitWithLastWords;
  }
}

}  // namespace strata::gui
