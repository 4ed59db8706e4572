// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/gui/files/file_chooser.h"
#include "app/gui/run/drive_rates.h"
#include "app/gui/run/engine_thread.h"
#include "app/gui/run/work_thread.h"
#include "app/gui/setup/setup_row.h"
#include "core/model/machine.h"
#include "core/model/result.h"
#include "core/model/settings.h"

class QAction;
class QMenu;
class QWidget;

namespace strata::gui {

class SetupDialog;

/// The settings of the next run, and all that changes them: the Setup dialog, presets, settings files. What
/// is changed is kept in the file that the command line reads too.
class SetupCommands : public QObject {
  Q_OBJECT

 public:
  struct Choosers {
    FileChooser file;
    FolderChooser folder;
  };

  /// An empty path: settings are kept nowhere. The engine outlives this.
  SetupCommands(Settings settings, std::string settingsPath, Choosers choosers, EngineThread& engine,
                QWidget* parent);

  const Settings& settings() const { return m_settings; }
  /// The presets as actions of a menu.
  void addPresetsTo(QMenu& menu);
  void retranslate();

  /// Whether the dialog opens with all fields, as it was left last.
  bool showsMore() const { return m_showsMore; }
  void setShowsMore(bool shows) { m_showsMore = shows; }

  /// Changes the settings as the dialog would.
  void change(const Settings& settings) { take(settings); }
  void openDialog();
  /// Opens the dialog for settings that are kept nowhere; `take` gets them when it is closed by OK.
  void edit(const Settings& settings, QWidget* parent, std::function<void(const Settings&)> take);
  void openFile();
  void saveFileAs();
  void setMachine(const Machine& machine);
  /// The rates of the last runs on the drives; a dialog that is open takes them with its next plan.
  void setDriveRates(const DriveRates& rates);
  const DriveRates& driveRates() const { return m_rates; }
  void setRunning(bool running);
  /// Tells what the head's button would do with settings that are being edited.
  void setWhatWouldRun(WhatWouldRun whatWouldRun) { m_whatWouldRun = std::move(whatWouldRun); }

 signals:
  void settingsChanged();
  void done(const QString& sentence);
  void failed(const QString& sentence);

 private:
  SetupDialog& open(const Settings& settings, QWidget* parent, std::function<void(const Settings&)> takeThem);
  void take(const Settings& settings);
  void readFrom(const QString& path);
  void takeFrom(const QString& path, const Result<std::string>& content);
  void writeTo(const QString& path);

  Settings m_settings;
  const std::string m_settingsPath;
  const Choosers m_choosers;
  EngineThread& m_engine;
  QWidget* m_window;
  QString m_folder;
  std::unique_ptr<WorkThread<SetupCommands>> m_reader;  ///< reads the last file that was opened
  bool m_running = false;
  bool m_showsMore = false;
  std::optional<Machine> m_machine;
  DriveRates m_rates;
  WhatWouldRun m_whatWouldRun;
  QPointer<SetupDialog> m_dialog;
  QList<QAction*> m_presetActions;
};

}  // namespace strata::gui
