// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/gui/compare/compare_sources.h"
#include "app/gui/files/file_reading.h"
#include "app/gui/run/work_thread.h"
#include "core/history/history.h"
#include "core/model/reason.h"
#include "core/model/run.h"
#include "core/stats/change.h"
#include "core/stats/comparison.h"
#include "core/stats/expected_range.h"
#include "core/stats/trend.h"

namespace strata::gui {

/// The history for the window: what is asked is done on a thread of its own, in order, and told by signals on
/// the window's thread. What changes the history is followed by listed().
///
/// The destructor waits a moment for what was asked, so that no label is lost, and no longer: a disk that
/// does not answer holds up nobody.
class HistoryThread : public QObject {
  Q_OBJECT

 public:
  /// `path`: of the history's file; empty: there is none, and nothing of it is ever told.
  explicit HistoryThread(const std::string& path, QObject* parent = nullptr);
  ~HistoryThread() override;

  bool hasHistory() const { return m_thread != nullptr; }
  /// The path of the history's file; empty where there is none.
  const std::string& path() const { return m_path; }

  void list();
  /// One run, or those of a series: loaded().
  void load(const std::vector<std::string>& ids);
  /// The figure of the run over time, of that test where one is named: trendFound(), unless another is asked
  /// for before its turn comes. Nothing is emitted without a history.
  void findTrend(const std::shared_ptr<const Run>& run, const std::optional<TestId>& test);
  /// What to show again of that processor and system: latestFound(). It is the latest run that measured the
  /// processor and every level of memory, with what later runs of the same settings measured laid over it;
  /// else the latest that measured most levels, or any. Where there is no history yet, none is made, and
  /// nothing is told.
  void findLatest(const std::string& machine, const std::string& system);
  /// The latest complete runs of that processor and system that measured the levels of memory, `most` at
  /// most, of those that began before that moment (ISO 8601; empty: of all): ownFound(). Nothing is told
  /// where there is no history yet.
  void findOwn(const std::string& machine, const std::string& system, const std::string& before,
               std::size_t most);
  /// How the run compares with the latest before it of the same settings, method and size of the last cache
  /// level that measured all of its cells: changeFound(). Where there is none, or no history, nothing is
  /// told.
  void findChange(const std::shared_ptr<const Run>& run);
  /// The usual ranges of the run's results, by earlier runs: expectedFound(). Nothing is emitted where these
  /// are too few, or without a history.
  void findExpected(const std::shared_ptr<const Run>& run);
  /// Loads the whole series of each id, each series once, and answers by sidesLoaded() or sidesNotLoaded().
  /// Returns the number of the question, which the answer carries too.
  std::size_t loadSides(const std::vector<std::string>& ids);
  /// Finds in the history how far apart figures of these sides lie that do not differ, and answers by
  /// floorsFound(), also without a history and where it cannot be read. Returns the number of the question,
  /// which the answer carries too.
  std::size_t findFloors(const SharedSides& sides, std::size_t baseline);
  /// What is absent stays as it is.
  void describe(const std::vector<std::string>& ids, const std::optional<std::string>& label,
                const std::optional<std::string>& comment);
  /// Told of by removed(), so that it can be taken back.
  void remove(const std::vector<std::string>& ids);
  void restore(const std::vector<std::string>& ids);
  /// Adds those runs of the file that the history does not have yet, all or none: added() or refused().
  void add(const QString& file, const ReadRuns& runs);
  /// The same for the runs of another history; added() has no ids of them.
  void take(const QString& file);
  /// Refuses every file given to take() that is not taken yet.
  void cancelTaking();
  /// Writes a run, or those of a series, in the form that the file's name tells (runFormatOfFile).
  void save(const std::vector<std::string>& ids, const QString& file);
  /// Compares series of the history, by their ids, with the first: compared().
  void compareSeries(const std::vector<std::string>& series);
  /// Compares two settings that were measured by turns: comparedByTurns(), also without a history and where
  /// it cannot be read.
  void compareByTurns(const std::vector<ComparedSide>& sides);

 signals:
  void listed(const std::vector<strata::KeptRun>& runs);
  /// `report` is made on this thread, in the language of the window, since a report of thousands of results
  /// takes a while.
  void loaded(const std::vector<std::shared_ptr<const strata::Run>>& runs, const QString& report);
  /// Absent where the run has no such figure.
  void trendFound(const std::string& run, const std::optional<strata::Trend>& trend);
  /// `later`: when the last of the runs began that are laid over it, as ISO 8601; empty where none is.
  void latestFound(const std::shared_ptr<const strata::Run>& run, const std::string& later);
  /// The latest first.
  void ownFound(const std::vector<std::shared_ptr<const strata::Run>>& runs);
  void changeFound(const std::string& run, const strata::Change& change);
  void expectedFound(const std::shared_ptr<const strata::Run>& run,
                     const std::vector<strata::ExpectedRange>& ranges);
  void sidesLoaded(std::size_t question, const strata::gui::SharedSides& sides);
  void sidesNotLoaded(std::size_t question, const strata::Reason& reason);
  void floorsFound(std::size_t question, const strata::FloorOf& floors);
  void removed(const std::vector<std::string>& ids);
  /// `ids`: the ids of all runs of that file; `added`: how many of them were new to the history.
  void added(const QString& file, const std::vector<std::string>& ids, int added);
  /// A person deleted, restored, labelled or added runs.
  void changed();
  void refused(const QString& file, const strata::Reason& reason);
  void saved(const QString& file);
  void compared(const std::shared_ptr<const strata::Comparison>& comparison);
  void comparedByTurns(const std::shared_ptr<const strata::Comparison>& comparison);
  void failed(const strata::Reason& reason);
  /// A damaged history was set aside; see reasonOf.
  void recovered(const strata::Reason& reason);

 private:
  struct Shared;
  using Teller = WorkThread<HistoryThread>::Teller;
  using Task = std::function<void(const Teller& teller, History& history)>;
  /// Answers when the history cannot be opened; absent: failed() tells it.
  using Refusal = std::function<void(const Teller& teller, const Reason& reason)>;

  void ask(Task task, Refusal refusal = nullptr);

  const std::string m_path;
  std::shared_ptr<Shared> m_shared;                     ///< of the thread's tasks
  std::unique_ptr<WorkThread<HistoryThread>> m_thread;  ///< null where there is no history
  std::stop_source m_taking;
  std::size_t m_questions = 0;
  std::shared_ptr<std::atomic<std::size_t>> m_trends;  ///< how many were asked for; of the thread's tasks too
};

}  // namespace strata::gui
