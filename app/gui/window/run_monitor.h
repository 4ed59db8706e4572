// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include <memory>
#include <optional>

#include "app/gui/run/engine_thread.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata::gui {

class LiveResults;
class RunHead;

/// Follows the run in progress: fills the results from the engine's events, shows how far it is in the head,
/// and keeps what came of the last.
class RunMonitor : public QObject {
  Q_OBJECT

 public:
  /// All that is given outlives this. `fileResults` takes runs that read a file, which say nothing of the
  /// disk in use.
  RunMonitor(EngineThread& engine, LiveResults& results, LiveResults& fileResults, RunHead& head,
             QObject* parent);

  /// The plan of the run in progress, else of the last; null before the first.
  const std::shared_ptr<const Plan>& plan() const { return m_plan; }
  /// The last run that has figures, with those of its cells renewed that were measured again since.
  const std::shared_ptr<const Run>& shownRun() const { return m_shownRun; }
  std::optional<double> clockGhz() const { return m_clockGhz; }
  const std::optional<Settings>& levelsSettings() const { return m_levelsSettings; }
  const QString& levelsStarted() const { return m_levelsStarted; }

  /// Shows what another machine measured, led from there.
  void showLedRun(const std::shared_ptr<const Plan>& plan, const std::shared_ptr<const Run>& run);
  void retranslate();

 signals:
  /// Emitted before the results begin anew. `first`: the run is by itself, or the first of a series.
  void begins(const std::shared_ptr<const strata::Plan>& plan, bool first);
  void ended(const std::shared_ptr<const strata::Run>& run);
  /// What came of the run, as a sentence; empty when another begins.
  void outcomeChanged(const QString& sentence);
  /// The line to another machine cannot be measured: nobody should look for that in a table.
  void lineFailed(const strata::Reason& why);

 private:
  void begin(const std::shared_ptr<const Plan>& plan);
  void showProgress(const Progress& progress);
  void showBeginning();
  void finish(const std::shared_ptr<const Run>& run);
  /// Renews the cells of the run that is shown: what is saved is what is seen.
  void keep(const std::shared_ptr<const Run>& run);
  void showOutcome();
  void tellOfLine(const Run& run);

  EngineThread& m_engine;
  LiveResults& m_results;
  LiveResults& m_fileResults;
  LiveResults* m_running;  ///< what the run in progress fills, else the last
  RunHead& m_head;
  std::shared_ptr<const Plan> m_plan;
  std::optional<Progress> m_progress;  ///< the latest of the run in progress
  std::optional<SeriesPlace> m_place;  ///< of the run in progress, where it is one of several
  std::shared_ptr<const Run> m_lastRun;
  std::shared_ptr<const Run> m_shownRun;
  std::optional<double> m_clockGhz;
  std::optional<Settings> m_levelsSettings;  ///< of the last run that measured bandwidth or latency
  QString m_levelsStarted;                   ///< when that run began, as ISO 8601
};

/// Whether anything was measured, or could not be for a reason that stands in the tables; what keeps a line
/// from being measured is told beside its fields.
bool hasReport(const Run& run);

}  // namespace strata::gui
