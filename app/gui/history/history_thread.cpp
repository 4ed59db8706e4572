// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/history_thread.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "app/gui/run/refreshed_run.h"
#include "app/gui/text/translated_words.h"
#include "core/base/utf8_path.h"
#include "core/files/write_file.h"
#include "core/history/history_floors.h"
#include "core/model/memory_levels.h"
#include "core/model/sweep_cell.h"
#include "core/report/run_format.h"
#include "core/stats/sign_test.h"

namespace strata::gui {

namespace {

using Teller = WorkThread<HistoryThread>::Teller;

/// What was asked takes milliseconds, unless the disk does not answer.
constexpr std::chrono::seconds patienceAtTheEnd{2};

/// The runs that the history does not have.
Result<std::vector<Run>> missingOf(const std::vector<Run>& runs, History& history) {
  std::vector<Run> missing;
  for (const Run& run : runs) {
    const auto kept = history.idsLike(run.id, 1);
    if (!kept) return kept.error();
    if (kept->empty()) missing.push_back(run);
  }
  return missing;
}

Result<std::vector<Run>> runsOf(History& history, const std::vector<std::string>& ids) {
  std::vector<Run> runs;
  for (const std::string& id : ids) {
    auto run = history.load(id);
    if (!run) return run.error();
    runs.push_back(*std::move(run));
  }
  return runs;
}

/// The series of that id, or that of the run of that id.
Result<ComparedSide> sideOf(History& history, const std::string& id) {
  auto members = history.idsOfSeries(id);
  if (members && members->empty()) {
    const auto run = history.load(id);
    if (!run) return run.error();
    members = history.idsOfSeries(run->series);
    if (members && members->empty()) members = std::vector<std::string>{id};
  }
  if (!members) return members.error();
  auto runs = runsOf(history, *members);
  if (!runs) return runs.error();
  ComparedSide side;
  side.runs = *std::move(runs);
  const Run& first = side.runs.front();
  side.name = first.label;
  side.isPublished = first.origin && first.origin->published;
  return side;
}

/// The run to be shown again is looked for among so many; among more only where these have none of the whole
/// machine, since each is read with its results.
constexpr std::array<std::size_t, 2> mostLatest{20, 60};
/// A run of so many figures of levels is not one of a single cell.
constexpr int mostLevels = 8;

/// Whether it measured the processor and every level of memory, and was not made to renew another run: that
/// one has less, however much of it was in doubt.
bool isOfWholeMachine(const Run& run) {
  if (run.remeasures) return false;
  bool hasProcessor = false;
  std::set<int> levels;
  for (const CellResult& cell : run.results) {
    if (measuredOf(&cell) == nullptr) continue;
    hasProcessor = hasProcessor || cell.test.group() == TestGroup::Processor;
    if (const auto sweep = sweepCellOf(cell))
      levels.insert(levelOfFootprint(sweep->footprint, run.machine, static_cast<int>(sweep->threads)).level);
  }
  return hasProcessor && std::ranges::all_of(memoryLevels(run.machine), [&](const MemoryLevel& level) {
           return levels.contains(level.level);
         });
}

int figuresOfLevels(const Run& run) {
  return static_cast<int>(std::ranges::count_if(run.results, [](const CellResult& cell) {
    return (cell.test == Test::Bandwidth || cell.test == Test::Latency) &&
           std::holds_alternative<Measured>(cell.outcome);
  }));
}

void fail(const Teller& teller, const Reason& reason) {
  teller.post([reason](HistoryThread& to) { emit to.failed(reason); });
}

void refuse(const Teller& teller, const QString& file, const Reason& reason) {
  teller.post([file, reason](HistoryThread& to) { emit to.refused(file, reason); });
}

void tellList(const Teller& teller, History& history) {
  auto runs = history.list();
  if (!runs) return fail(teller, runs.error());
  teller.post([kept = *std::move(runs)](HistoryThread& to) { emit to.listed(kept); });
}

void tellChange(const Teller& teller, History& history, const Status& done) {
  if (!done) fail(teller, done.error());
  tellList(teller, history);
  teller.post([](HistoryThread& to) { emit to.changed(); });
}

/// Compares two sides that were measured by turns; the usual margins apply where the history has none.
std::shared_ptr<const Comparison> byTurns(const std::vector<ComparedSide>& sides, const FloorOf& floorOf) {
  return std::make_shared<const Comparison>(strata::compareByTurns(sides[0], sides[1], floorOf));
}

std::vector<const ComparedSide*> pointersTo(const SharedSides& sides) {
  std::vector<const ComparedSide*> pointers;
  for (const auto& side : sides) pointers.push_back(side.get());
  return pointers;
}

/// Earlier runs that are looked at for one that measured the same cells.
constexpr std::size_t mostAlike = 8;

bool isAlikeBefore(const Run& head, const Run& run) {
  return !head.origin && head.status == RunStatus::Complete && head.started < run.started &&
         head.settings == run.settings && head.program.method == run.program.method &&
         head.machine.usableLastLevel == run.machine.usableLastLevel;
}

std::size_t measuredCells(const Run& run) {
  return static_cast<std::size_t>(std::ranges::count_if(
      run.results, [](const CellResult& cell) { return measuredOf(&cell) != nullptr; }));
}

}  // namespace

/// What the thread works with; it may outlive the object.
struct HistoryThread::Shared {
  const std::string path;
  std::optional<History> history;

  /// After an end that closed nothing (a crash, a cut of the power) all of it is read once.
  Status openOnce(const Teller& teller) {
    if (history) return success();
    const bool leftOpen = wasLeftOpen(path);
    auto opened = History::open(path, [teller](const Recovery& recovery) {
      teller.post([reason = reasonOf(recovery)](HistoryThread& to) { emit to.recovered(reason); });
    });
    if (!opened) return opened.error();
    if (leftOpen && !opened->recovery())
      if (Status whole = opened->check(); !whole) return whole;
    history = *std::move(opened);
    return success();
  }

  /// Looking for margins must not make a history.
  bool isThere() const {
    std::error_code error;
    return history || std::filesystem::is_regular_file(pathOf(path), error);
  }
};

HistoryThread::HistoryThread(const std::string& path, QObject* parent)
    : QObject(parent), m_path(path), m_trends(std::make_shared<std::atomic<std::size_t>>(0)) {
  if (path.empty()) return;
  m_thread = std::make_unique<WorkThread<HistoryThread>>(*this);
  if (m_thread->isRunning())
    m_shared = std::make_shared<Shared>(Shared{path, {}});
  else
    m_thread.reset();
}

HistoryThread::~HistoryThread() {
  if (!m_thread) return;
  m_taking.request_stop();
  // Closed there too, since that writes.
  m_thread->ask([shared = std::move(m_shared)](const Teller&) { shared->history.reset(); });
  m_thread->finish(patienceAtTheEnd);
}

void HistoryThread::list() {
  ask([](const Teller& teller, History& history) { tellList(teller, history); });
}

void HistoryThread::findLatest(const std::string& machine, const std::string& system) {
  if (!m_thread) return;
  m_thread->ask([shared = m_shared, machine, system](const Teller& teller) {
    // Whoever opens the page of the history is told why it cannot be read.
    if (!shared->isThere() || !shared->openOnce(teller)) return;
    std::vector<Run> runs;
    auto found = runs.end();
    for (const std::size_t most : mostLatest) {
      auto latest =
          shared->history->latest(machine, system, [](const Run& head) { return !head.origin; }, most);
      if (!latest) return;
      runs = *std::move(latest);
      // One that was stopped has less than the one before it, and lies over that as others do.
      found = std::ranges::find_if(
          runs, [](const Run& run) { return run.status == RunStatus::Complete && isOfWholeMachine(run); });
      if (found != runs.end() || runs.size() < most) break;
    }
    if (found == runs.end()) found = std::ranges::find_if(runs, isOfWholeMachine);
    if (found == runs.end())
      found = std::ranges::find_if(
          runs, [](const Run& run) { return !run.remeasures && figuresOfLevels(run) >= mostLevels; });
    if (found == runs.end())
      found = std::ranges::find_if(runs, [](const Run& run) { return figuresOfLevels(run) > 0; });
    if (found == runs.end()) return;
    std::string later;
    for (auto newer = found; newer != runs.begin();)
      if (layOver(*found, *--newer)) later = newer->started;
    teller.post([run = std::make_shared<const Run>(std::move(*found)), later](HistoryThread& to) {
      emit to.latestFound(run, later);
    });
  });
}

void HistoryThread::findOwn(const std::string& machine, const std::string& system, const std::string& before,
                            std::size_t most) {
  if (!m_thread) return;
  m_thread->ask([shared = m_shared, machine, system, before, most](const Teller& teller) {
    if (!shared->isThere() || !shared->openOnce(teller)) return;
    const auto isWanted = [&](const Run& head) {
      return !head.origin && !head.remeasures && head.status == RunStatus::Complete &&
             (before.empty() || head.started < before);
    };
    std::vector<std::shared_ptr<const Run>> runs;
    // Most of the latest may have measured other tests.
    for (const std::size_t lookedAt : mostLatest) {
      auto latest = shared->history->latest(machine, system, isWanted, lookedAt);
      if (!latest) return;
      runs.clear();
      for (Run& run : *latest)
        if (runs.size() < most && figuresOfLevels(run) >= mostLevels)
          runs.push_back(std::make_shared<const Run>(std::move(run)));
      if (runs.size() == most || latest->size() < lookedAt) break;
    }
    teller.post([runs = std::move(runs)](HistoryThread& to) { emit to.ownFound(runs); });
  });
}

void HistoryThread::findChange(const std::shared_ptr<const Run>& run) {
  if (!m_thread) return;
  m_thread->ask([shared = m_shared, run](const Teller& teller) {
    if (!shared->isThere() || !shared->openOnce(teller)) return;
    History& history = *shared->history;
    const auto before = history.latest(
        run->machine.cpuModel, run->machine.system,
        [&](const Run& head) { return isAlikeBefore(head, *run); }, mostAlike);
    if (!before) return;
    for (const Run& earlier : *before) {
      const std::vector<ComparedSide> sides{{{}, {earlier}}, {{}, {*run}}};
      // A run of other tests says nothing of this one. Margins from the history cost reading many runs.
      if (compare(sides, usualFloors).rows.size() < measuredCells(*run)) continue;
      const auto floors = floorsFor(history, sides);
      const Comparison comparison = compare(sides, floors ? *floors : usualFloors);
      if (const auto change = changeOf(comparison))
        teller.post([id = run->id, change = *change](HistoryThread& to) { emit to.changeFound(id, change); });
      return;
    }
  });
}

void HistoryThread::findExpected(const std::shared_ptr<const Run>& run) {
  if (!m_thread) return;
  m_thread->ask([shared = m_shared, run](const Teller& teller) {
    if (!shared->isThere() || !shared->openOnce(teller)) return;
    auto ranges = expectedRangesFor(*shared->history, *run);
    if (!ranges || ranges->empty()) return;
    teller.post([run, found = *std::move(ranges)](HistoryThread& to) { emit to.expectedFound(run, found); });
  });
}

void HistoryThread::load(const std::vector<std::string>& ids) {
  ask([ids](const Teller& teller, History& history) {
    auto runs = runsOf(history, ids);
    if (!runs) return fail(teller, runs.error());
    const QString report = QString::fromStdString(inFormat(RunFormat::Text, *runs, reportWords()));
    std::vector<std::shared_ptr<const Run>> kept;
    for (Run& run : *runs) kept.push_back(std::make_shared<const Run>(std::move(run)));
    teller.post([kept = std::move(kept), report](HistoryThread& to) { emit to.loaded(kept, report); });
  });
}

// Whoever goes through a list with the keyboard asks for more than anybody looks at.
void HistoryThread::findTrend(const std::shared_ptr<const Run>& run, const std::optional<TestId>& test) {
  const std::size_t question = ++*m_trends;
  ask([run, test, question, trends = m_trends](const Teller& teller, History& history) {
    if (*trends != question) return;
    auto trend = trendFor(history, *run, test);
    if (!trend) return fail(teller, trend.error());
    teller.post(
        [id = run->id, found = *std::move(trend)](HistoryThread& to) { emit to.trendFound(id, found); });
  });
}

std::size_t HistoryThread::loadSides(const std::vector<std::string>& ids) {
  const std::size_t question = ++m_questions;
  const auto refuse = [question](const Teller& teller, const Reason& reason) {
    teller.post([question, reason](HistoryThread& to) { emit to.sidesNotLoaded(question, reason); });
  };
  ask(
      [ids, question, refuse](const Teller& teller, History& history) {
        SharedSides sides;
        std::set<std::string> seen;
        for (const std::string& id : ids) {
          if (seen.contains(id)) continue;
          auto side = sideOf(history, id);
          if (!side) return refuse(teller, side.error());
          for (const Run& run : side->runs) seen.insert(run.id);
          sides.push_back(std::make_shared<const ComparedSide>(*std::move(side)));
        }
        teller.post([question, sides = std::move(sides)](HistoryThread& to) {
          emit to.sidesLoaded(question, sides);
        });
      },
      refuse);
  return question;
}

std::size_t HistoryThread::findFloors(const SharedSides& sides, std::size_t baseline) {
  const std::size_t question = ++m_questions;
  const auto usual = [this, question] { emit floorsFound(question, usualFloors); };
  if (!m_thread) {
    QMetaObject::invokeMethod(this, usual, Qt::QueuedConnection);
    return question;
  }
  const auto tell = [question](const Teller& teller, FloorOf floors) {
    teller.post(
        [question, floors = std::move(floors)](HistoryThread& to) { emit to.floorsFound(question, floors); });
  };
  m_thread->ask([shared = m_shared, sides, baseline, tell](const Teller& teller) {
    if (!shared->isThere()) return tell(teller, usualFloors);
    Status done = shared->openOnce(teller);
    FloorOf found = usualFloors;
    if (done) {
      auto floors = floorsFor(*shared->history, pointersTo(sides), baseline);
      if (floors)
        found = *std::move(floors);
      else
        done = floors.error();
    }
    if (!done) fail(teller, done.error());
    tell(teller, std::move(found));
  });
  return question;
}

void HistoryThread::compareSeries(const std::vector<std::string>& series) {
  ask([series](const Teller& teller, History& history) {
    auto comparison = compareKept(history, series);
    if (!comparison) return fail(teller, comparison.error());
    teller.post([made = std::make_shared<const Comparison>(*std::move(comparison))](HistoryThread& to) {
      emit to.compared(made);
    });
  });
}

void HistoryThread::compareByTurns(const std::vector<ComparedSide>& sides) {
  if (!m_thread) {
    const auto made = byTurns(sides, usualFloors);
    QMetaObject::invokeMethod(this, [this, made] { emit comparedByTurns(made); }, Qt::QueuedConnection);
    return;
  }
  const auto tell = [sides](const Teller& teller, const FloorOf& floorOf) {
    teller.post([made = byTurns(sides, floorOf)](HistoryThread& to) { emit to.comparedByTurns(made); });
  };
  ask(
      [sides, tell](const Teller& teller, History& history) {
        const auto floors = floorsFor(history, sides);
        tell(teller, floors ? *floors : FloorOf(usualFloors));
      },
      // What was measured is there whether it could be kept or not.
      [tell](const Teller& teller, const Reason& reason) {
        fail(teller, reason);
        tell(teller, usualFloors);
      });
}

void HistoryThread::describe(const std::vector<std::string>& ids, const std::optional<std::string>& label,
                             const std::optional<std::string>& comment) {
  ask([ids, label, comment](const Teller& teller, History& history) {
    Status done = success();
    for (const std::string& id : ids)
      if (Status one = history.describe(id, label, comment); !one) done = one;
    tellChange(teller, history, done);
  });
}

void HistoryThread::remove(const std::vector<std::string>& ids) {
  ask([ids](const Teller& teller, History& history) {
    std::vector<std::string> gone;
    Status done = success();
    for (const std::string& id : ids) {
      done = history.remove(id);
      if (!done) break;
      gone.push_back(id);
    }
    tellChange(teller, history, done);
    if (!gone.empty()) teller.post([gone](HistoryThread& to) { emit to.removed(gone); });
  });
}

void HistoryThread::restore(const std::vector<std::string>& ids) {
  ask([ids](const Teller& teller, History& history) {
    Status done = success();
    for (const std::string& id : ids)
      if (Status one = history.restore(id); !one) done = one;
    tellChange(teller, history, done);
  });
}

void HistoryThread::add(const QString& file, const ReadRuns& runs) {
  ask(
      [file, runs](const Teller& teller, History& history) {
        const auto fresh = missingOf(*runs, history);
        const Status done = fresh ? history.add(*fresh) : fresh.error();
        if (!done) return refuse(teller, file, done.error());
        std::vector<std::string> ids;
        for (const Run& run : *runs) ids.push_back(run.id);
        teller.post([file, ids = std::move(ids), count = static_cast<int>(fresh->size())](HistoryThread& to) {
          emit to.added(file, ids, count);
          emit to.changed();
        });
      },
      [file](const Teller& teller, const Reason& reason) { refuse(teller, file, reason); });
}

void HistoryThread::take(const QString& file) {
  ask(
      [file, stop = m_taking.get_token()](const Teller& teller, History& history) {
        const auto taken = history.take(file.toStdString(), stop);
        if (!taken) return refuse(teller, file, taken.error());
        teller.post([file, count = taken->whole + taken->partial](HistoryThread& to) {
          emit to.added(file, {}, count);
          emit to.changed();
        });
        if (taken->lost > 0)
          refuse(teller, file, {"history-runs-lost", {{"runs", std::int64_t{taken->lost}}}});
      },
      [file](const Teller& teller, const Reason& reason) { refuse(teller, file, reason); });
}

void HistoryThread::cancelTaking() {
  m_taking.request_stop();
  m_taking = {};
}

void HistoryThread::save(const std::vector<std::string>& ids, const QString& file) {
  ask([ids, file](const Teller& teller, History& history) {
    const auto runs = runsOf(history, ids);
    const std::string path = file.toStdString();
    const Status done =
        runs ? writeFile(path, inFormat(runFormatOfFile(path), *runs, reportWords())) : runs.error();
    if (!done) return fail(teller, done.error());
    teller.post([file](HistoryThread& to) { emit to.saved(file); });
  });
}

void HistoryThread::ask(Task task, Refusal refusal) {
  if (!m_thread) return;
  m_thread->ask(
      [shared = m_shared, task = std::move(task), refusal = std::move(refusal)](const Teller& teller) {
        if (const Status open = shared->openOnce(teller); !open)
          refusal ? refusal(teller, open.error()) : fail(teller, open.error());
        else
          task(teller, *shared->history);
      });
}

}  // namespace strata::gui

#include "moc_history_thread.cpp"
