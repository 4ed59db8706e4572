// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qtimer.h>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "app/gui/files/file_chooser.h"
#include "app/gui/run/drive_rates.h"
#include "app/gui/setup/setup_row.h"
#include "app/gui/widgets/fitted_dialog.h"
#include "core/model/machine.h"
#include "core/model/machine_parts.h"
#include "core/model/reason.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"

class QPushButton;

namespace strata::gui {

class CommandView;
class FieldGuard;
class PlanSummary;
class SetupForm;

/// Setup: what a run is to do. Asks for the plan of each change, since a plan needs a look at the disks, and
/// waits for nothing: opened with open(), it can be used while a test runs.
class SetupDialog : public FittedDialog {
  Q_OBJECT

 public:
  SetupDialog(const Settings& settings, FolderChooser chooseFolder, QWidget* parent);

  /// The machine that the plans are for; may come late, while it is still being examined.
  void setMachine(const Machine& machine);
  /// Shows all fields, or presets and threads alone. At the start it shows all where the settings are no
  /// preset's.
  void setShowsMore(bool shows);
  bool showsMore() const;
  /// Gives all parts of the machine, for the picture in which CPUs are picked.
  void setReadParts(std::function<std::optional<MachineParts>(const Machine&)> readParts);

  /// Tells what Run would do with the settings as edited and with each preset. Null: the time of all that the
  /// settings are for is told.
  void setWhatWouldRun(WhatWouldRun whatWouldRun);
  /// For settings that Run does not go by.
  void hideRunCommand();

  /// The rates of the last runs on the drives: they give the forecast of what a disk test writes.
  void setDriveRates(const DriveRates& rates);

  /// The settings as edited; a field that holds a bad value keeps its last good one. Unknown keys of the
  /// settings given are kept.
  Settings settings() const;

  /// What the plan that planWanted asked for would do.
  void showPlan(const Plan& plan);
  /// Why there is none: said beside the field it concerns, else at the foot.
  void showRefusal(const Reason& reason);

  /// While a test runs no answer to planWanted is expected: the dialog then makes do with what it knows
  /// itself, which is all but the free space on the disks.
  void setRunning(bool running);

  /// QApplication::beep unless told otherwise.
  void setBell(std::function<void()> bell);

 public slots:
  /// Refuses while a field holds a bad value: the bell rings and the focus goes there.
  void accept() override;

 signals:
  /// Comes after a change to good values, a few times a second at most, and once at the start.
  void planWanted(const strata::Settings& settings);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeCommands();
  void layOut();
  void retranslate();
  void repeatMessages();
  void load(const Settings& settings);
  void usePreset(std::string_view id);
  void showMore();
  void takeChange();
  /// What Run would do with the settings as edited; nothing where nobody knows.
  std::optional<NamedRequest> runNow() const;
  void showCommands();
  void tellRefusal();
  void askForPlan();
  void planHere();
  void showSummary(const Plan& checked);
  bool isAnswered() const;
  void acceptIfAllowed();

  FieldGuard* m_guard;
  SetupForm* m_form;
  PlanSummary* m_summary;
  CommandView* m_runCommand;  ///< shown where Run does something else than the other
  CommandView* m_command;
  QWidget* m_starts;
  QPushButton* m_more;
  bool m_showsMore;
  bool m_hasRunCommand = true;
  QPushButton* m_restore;
  QPushButton* m_ok;
  QPushButton* m_cancel;

  DriveRates m_rates;
  bool m_running = false;
  QTimer m_ask;       ///< running: a question waits for its turn
  QTimer m_patience;  ///< running: OK was pressed and waits for the answer to the last change
  std::optional<Settings> m_asked;
  std::optional<Settings> m_answered;
  std::optional<Reason> m_refusal;
};

}  // namespace strata::gui
