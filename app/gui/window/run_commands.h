// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/gui/panel/panel_request.h"
#include "app/gui/series/series_commands.h"
#include "app/gui/setup/setup_row.h"
#include "app/gui/window/actions.h"
#include "core/model/cell.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"

namespace strata::gui {

class EngineThread;
class LiveResults;
class NetworkCommands;
class NoticeBar;
class OpenedRun;
class Pages;
class RunHead;
class SetupCommands;

/// What the head's button and the menu Run start, and what the button would do on the page that is shown.
class RunCommands : public QObject {
  Q_OBJECT

 public:
  /// All of them outlive this.
  struct Parts {
    EngineThread& engine;
    SetupCommands& setup;
    NetworkCommands& network;
    Pages& pages;
    RunHead& head;
    NoticeBar& notice;
    const LiveResults& results;
    const OpenedRun& opened;
  };
  RunCommands(const Parts& parts, const Actions& actions, QObject* parent);

  void run(const RunRequest& request);
  /// Measures those cells of the plan again, as it did.
  void measureAgain(const Plan& plan, const std::vector<CellId>& cells);
  /// What the head's button would run.
  NamedRequest whatRuns() const;
  /// Whether a run of the whole machine has the disk in it; absent: nobody has been asked yet.
  std::optional<bool> wholeWithDisk() const { return m_wholeWithDisk; }
  void setWholeWithDisk(bool withDisk);
  WholeMachinePace wholePace() const { return m_pace; }
  void setWholePace(WholeMachinePace pace);
  /// Finds out anew what the head's button would do.
  void askForecast();
  /// Another page is shown: names and asks for what it would run.
  void showPage();
  /// Says on the page what it lacks, and what to do about it, as of now.
  void showInvitation();
  void retranslate();

 signals:
  /// The person has said how a run of the whole machine is done: whether with the disk, which is asked once.
  void wholeChosen();

 private:
  RunRequest request() const;
  /// What the head's button would run with other settings, whose preset decides how long the whole machine
  /// takes.
  std::optional<NamedRequest> runWith(const Settings& settings) const;
  /// Names what the head's button runs, there and in the menu; `details` tell how.
  void nameRun(const QString& details);
  /// Why a page or a chart has nothing to show.
  QString whyEmpty() const;
  void showForecast(const std::shared_ptr<const Plan>& plan);
  void refuseForecast(const Reason& reason);
  /// Shows a notice that goes when the page shown can run.
  void tellOfForecast(std::function<QString()> message);
  /// Runs what the head names, or says what it lacks.
  void runShown();
  /// Asks first, where nobody has said yet whether it may write to the disk.
  void runWhole();
  /// Somebody chose it beside Run.
  void choosePace(WholeMachinePace pace);
  /// The pace of the preset that Setup has, where it has one of these.
  void followPreset();
  void stop();
  /// Asks first, where the picture on the screen is disturbed.
  void start(const Request& request);

  Parts m_parts;
  Actions m_actions;
  std::optional<bool> m_wholeWithDisk;
  WholeMachinePace m_pace = WholeMachinePace::Default;
  std::shared_ptr<const Plan> m_forecast;     ///< of what the head's button would run; null when it cannot
  std::function<QString()> m_forecastNotice;  ///< that tellOfForecast() showed; null: none
};

}  // namespace strata::gui
