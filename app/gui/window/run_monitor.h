// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/panel/panel_values.h"
#include "app/gui/run/engine_thread.h"
#include "core/model/cell.h"
#include "core/model/run.h"
#include "core/plan/plan.h"
#include "core/stats/change.h"
#include "core/stats/expected_range.h"

namespace strata::gui {

class LiveResults;
class ResultsPage;
class RunHead;
class RunStrip;
struct ResultRow;

/// Results that are not reliable, and the plan by which they can be measured again.
struct DoubtfulCells {
  std::shared_ptr<const Plan> plan;  ///< null: there are none
  std::vector<CellId> cells;         ///< each is in the plan
};

/// When the first and the last of several runs began, as ISO 8601.
struct RunDates {
  std::string first;
  std::string last;
};

/// Follows the run in progress: fills the results from the engine's events, shows how far it is in the strip
/// and in the head, and keeps what came of the last ones. Between runs the strip speaks of what stands on the
/// page that is shown, whichever run it is of, and of nothing else.
class RunMonitor : public QObject {
  Q_OBJECT

 public:
  /// All that is given outlives this. `fileResults` takes runs that read a file, which say nothing of the
  /// disk in use.
  RunMonitor(EngineThread& engine, LiveResults& results, LiveResults& fileResults, RunHead& head,
             RunStrip& strip, QObject* parent);

  /// The plan of the run in progress, else of the last; null before the first.
  const std::shared_ptr<const Plan>& plan() const { return m_plan; }
  /// The run of which the page that is shown has the most results, the later of two that have as many; on a
  /// page without results the last one. Those of its cells are renewed that were measured again since; where
  /// it renews some of a run of before the start, it has the rest of that too. Null before the first.
  std::shared_ptr<const Run> shownRun() const;
  /// The last run that has figures, renewed likewise, without those of before the start; null before the
  /// first.
  std::shared_ptr<const Run> latestRun() const;
  /// What the page that is shown has of results that can be measured again, see isDoubtful(), by the plan
  /// that has the most of them.
  const DoubtfulCells& doubtful() const { return m_doubtful; }
  /// The next run measures those results again: of each cell the more reliable of both measurements stays,
  /// see isMoreReliable(). Any other run that begins before takes the place of all that it measures. What is
  /// to be measured: doubtful().
  DoubtfulCells beginRemeasuring();
  std::optional<double> clockGhz() const { return m_standing.clockGhz; }
  const std::optional<Settings>& levelsSettings() const { return m_standing.levelsSettings; }
  /// When the first of the runs began that these rows show results of, without those of before the start;
  /// empty where they show none.
  std::string shownSince(const std::vector<const ResultRow*>& rows) const;
  /// When the runs began that these rows show figures of; absent where they show none.
  std::optional<RunDates> datesOf(const std::vector<const ResultRow*>& rows) const;

  void setMachine(const Machine& machine);
  /// Whether there is a history, in which runs are kept unless Setup says otherwise. Not, without a call.
  void setKeepsRuns(bool keeps);
  /// Says with the outcome of the last run whether the history has it.
  void showKept(bool isKept);
  /// Another page is shown, or another part of it; null: one without results, which needs no strip. Without
  /// any call the strip speaks of all results. `page` outlives this.
  void showPage(const ResultsPage* page);
  /// The pages show the figures of a run of before the program was started until they are measured anew.
  /// `later`: when the last of the runs began that are laid over it, as ISO 8601; empty where none is.
  void showEarlier(const std::shared_ptr<const Run>& run, const std::string& later);
  /// The strip tells of a run that was kept, and shownRun() is that run, until close() or the next run
  /// begins. The results have it already.
  void open(const std::shared_ptr<const Run>& run);
  void close();
  /// How the run of that id, where it is still the one that is shown, compares with the last of its kind.
  void showChange(const std::string& run, const Change& change);
  /// Shows the usual ranges of that run's results, if it is still the run that is shown.
  void showExpected(const std::shared_ptr<const Run>& run, const std::vector<ExpectedRange>& ranges);

  /// Shows what another machine measured, led from there.
  void showLedRun(const std::shared_ptr<const Plan>& plan, const std::shared_ptr<const Run>& run);
  /// Rates of so many threads stand in the panel: figures in the strip name what differs. One without a call.
  void showThreads(PanelThreads threads);
  void retranslate();

 signals:
  /// Emitted first, while everything is still as before the run.
  void aboutToBegin();
  /// Emitted before the results begin anew. `first`: the run is by itself, or the first of a series.
  void begins(const std::shared_ptr<const strata::Plan>& plan, bool first);
  void ended(const std::shared_ptr<const strata::Run>& run);
  /// What came of the run, as a sentence; empty when another begins.
  void outcomeChanged(const QString& sentence);
  /// The line to another machine cannot be measured: nobody should look for that in a table.
  void lineFailed(const strata::Reason& why);

 private:
  /// What came of results that were measured again.
  struct Remeasured {
    int improved = 0;  ///< the new measurement was more reliable
    int kept = 0;      ///< it was not
  };

  /// A run of which results stand on the pages.
  struct Shown {
    std::shared_ptr<const Run> run;
    /// The latest whose results the run has; another than that where it has results of earlier runs too.
    std::shared_ptr<const Run> lastKept;
    std::optional<BusyProgram> busiest;  ///< the busiest other program of lastKept
    std::shared_ptr<const Plan> plan;    ///< by which its cells can be measured again; null for an opened run
    std::optional<Change> change;
    std::optional<int> unexpected;  ///< how many results lie outside their range; absent: not known
    std::optional<Remeasured> remeasured;
    bool hasEarlier = false;  ///< the run has results of before the start, which the pages dim
  };

  /// What the strip, reports and pictures are about.
  struct Standing {
    std::vector<Shown> runs;  ///< the latest last
    std::optional<double> clockGhz;
    std::optional<Settings> levelsSettings;  ///< of the last run that measured bandwidth or latency
  };

  void begin(const std::shared_ptr<const Plan>& plan);
  void showProgress(const Progress& progress);
  void showMeasured();
  void showBeginning();
  void finish(const std::shared_ptr<const Run>& run);
  /// The clock of the run, and what it says of the levels, where it has them.
  void takeFacts(const Run& run);
  /// Renews the cells of the last run that has them all: what is saved is what is seen. Runs of which nothing
  /// stands any more are forgotten.
  void keep(const std::shared_ptr<const Run>& run, const std::optional<Remeasured>& remeasured);
  /// The run without results of before the start.
  static const std::shared_ptr<const Run>& withoutEarlier(const Shown& shown);
  /// The run of before the start with what `part` measured again of it, and without what the pages do not
  /// show any more; absent where `part` is no part of it.
  std::optional<Run> overEarlier(const Run& part, const std::string& remark) const;
  /// Puts what was measured before in the place of what is no more reliable.
  Remeasured keepMoreReliable(std::vector<CellResult>& results) const;
  void showOutcome();
  void showFigure(const Progress& progress);
  /// The name of a figure of the run in progress.
  QString nameOf(const ResultRow& row);
  void showStepFinished(const StepFinished& finished);
  void showStanding();
  /// The rows that the page shows, see showPage().
  std::vector<const ResultRow*> shownRows() const;
  /// Finds the run that the page is about, and what can be measured again.
  void followPage(const std::vector<const CellResult*>& results);
  QString placeText() const;
  /// What the second line of the strip says of the results of the page.
  QString detailsOfShownRun() const;
  QString changeText(const Change& change) const;
  void tellOfLine(const Run& run);

  EngineThread& m_engine;
  LiveResults& m_results;
  LiveResults& m_fileResults;
  LiveResults* m_running;  ///< what the run in progress fills, else the last
  RunHead& m_head;
  RunStrip& m_strip;
  std::optional<Machine> m_machine;
  std::shared_ptr<const Plan> m_plan;
  std::optional<Progress> m_progress;  ///< the latest of the run in progress
  /// A figure of the run in progress and its name, which is looked for once: samples are told often.
  std::optional<std::pair<CellId, QString>> m_followed;
  std::optional<SeriesPlace> m_place;  ///< of the run in progress, where it is one of several
  std::shared_ptr<const Run> m_lastRun;
  Standing m_standing;
  std::optional<Standing> m_unopened;     ///< before open(), while a kept run is shown
  const ResultsPage* m_page = nullptr;    ///< that is shown
  bool m_hasPages = false;                ///< showPage() was called
  std::size_t m_shownAt = 0;              ///< in m_standing.runs, the run that the page is about
  bool m_shownIsMixed = false;            ///< the page has results of other runs too
  std::string m_lastStarted;              ///< when the last of the page's runs began
  DoubtfulCells m_doubtful;               ///< of the page
  std::vector<CellResult> m_toRemeasure;  ///< the next run, where it is of these cells
  std::vector<CellResult> m_before;       ///< what the run in progress measures again
  std::shared_ptr<const Run> m_earlier;   ///< see showEarlier(); null: there is none
  std::string m_laterEarlier;             ///< when the last that is laid over it began; empty: none is
  bool m_keepsRuns = false;
  bool m_isKept = false;                       ///< the last run
  PanelThreads m_threads = PanelThreads::One;  ///< of the panel
  std::size_t m_leftOut = 0;                   ///< samples of the step in progress
  std::optional<BusyProgram>
      m_busiest;  ///< of the run in progress, else of the last: the busiest of its steps
};

/// Whether anything was measured, or could not be for a reason that stands in the tables; what keeps a line
/// from being measured is told beside its fields.
bool hasReport(const Run& run);

}  // namespace strata::gui
