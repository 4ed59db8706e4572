// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/row_outcomes.h"

#include <algorithm>
#include <utility>

#include "core/disk/row_figures.h"
#include "core/engine/disk_reasons.h"
#include "core/model/kernel_id.h"
#include "core/stats/enough_requests.h"
#include "core/stats/judge.h"

namespace strata {

namespace {

/// The cell that the files are laid for.
std::size_t firstMeasured(const Step& step) {
  const auto first =
      std::find_if(step.cells.begin(), step.cells.end(), [](const PlannedCell& cell) { return !cell.skip; });
  return static_cast<std::size_t>(first - step.cells.begin());
}

/// Whole slices before the counted time was cut.
std::size_t slicesOf(const RowWindow& window, std::optional<std::uint64_t> cutNs) {
  if (!cutNs) return rowSlices;
  if (*cutNs <= window.beginNs) return 0;
  return static_cast<std::size_t>(
      std::min<std::uint64_t>(rowSlices, (*cutNs - window.beginNs) / window.sliceNs));
}

/// The rate of the threads of one folder together, in one direction; for a mixture that of reads or of
/// writes, whichever is more. A row may have fewer threads than others.
double rateOfFolder(const Measured& measured, const RowTask& task, const PlannedCell& cell,
                    std::size_t folder) {
  const std::size_t threads = measured.perThread.size() / task.plan.folders.size();
  double rate = 0;
  for (std::size_t i = 0; i < threads; ++i) rate += measured.perThread[folder * threads + i];
  if (isCommit(cell)) rate *= static_cast<double>(cell.parameters.blockBytes.value_or(0)) / 1e6;
  const auto readPercent = cell.parameters.readPercent.value_or(100);
  return rate * static_cast<double>(std::max(readPercent, 100 - readPercent)) / 100;
}

void addCircumstances(Measured& measured, const RowTask& task, const PlannedCell& cell,
                      const RowRecord& record, RowBoard& board) {
  measured.flushS = record.flushS;
  std::vector<Target> targets;
  for (std::size_t i = 0; i < task.plan.folders.size(); ++i) {
    const FolderFacts& folder = task.plan.folders[i];
    targets.push_back({folder, record.targets[i], rateOfFolder(measured, task, cell, i), task.plan.diskFile});
    if (measured.disk && record.targets[i] && record.targets[i]->extents)
      measured.disk->extents = measured.disk->extents.value_or(0) + *record.targets[i]->extents;
    const Bytes laid = board.laid(i);
    if (laid < task.plan.diskFile)
      // A file that was to be as large as its time allows is no doubt.
      addReason(measured.verdict, task.plan.layingSeconds ? Grade::Good : Grade::Fair,
                {"file-laid-in-part",
                 {{"folder", folder.path},
                  {"laid_bytes", static_cast<std::int64_t>(laid.count)},
                  {"file_bytes", static_cast<std::int64_t>(task.plan.diskFile.count)}}});
  }
  addTargetReasons(measured.verdict, targets);
  addSharedDevices(measured.verdict, task.plan.folders, cell.parameters.threads.value_or(1));
}

/// The remark on commits that come back sooner than a page of flash is programmed. A folder that is no drive
/// is marked already.
void addSoonerThanFlash(Measured& measured, const PlannedCell& cell) {
  const auto isBuffered = [](const Reason& reason) { return reason.id == "buffered"; };
  if (!isCommit(cell) || std::ranges::any_of(measured.verdict.reasons, isBuffered)) return;
  const auto p50Ns = percentileNs(measured, 0.5);
  if (!p50Ns || *p50Ns >= soonestFlashNs) return;
  addReason(measured.verdict, Grade::Good,
            {"sooner-than-flash", {{"p50_us", static_cast<double>(*p50Ns) / 1e3}}});
}

/// The remark on a row that was stopped before it had its time.
void addCut(Measured& measured, RowBoard& board, std::size_t index) {
  const std::size_t slices = slicesOf(board.record(index).window, board.cutNs(index));
  if (slices < rowSlices)
    addReason(measured.verdict, Grade::Fair,
              {"row-stopped", {{"done_percent", static_cast<std::int64_t>(100 * slices / rowSlices)}}});
}

std::optional<Measured> measuredOf(const RowTask& task, std::size_t index, RowBoard& board) {
  const PlannedCell& cell = task.step.cells[index];
  RowRecord& record = board.record(index);
  if (!record.begun) return std::nullopt;
  RowWork work;
  work.block = {cell.parameters.blockBytes.value_or(1)};
  work.queueDepth = static_cast<int>(cell.parameters.queueDepth.value_or(1));
  work.sliceNs = record.window.sliceNs;
  work.slices = slicesOf(record.window, board.cutNs(index));
  if (work.slices == 0) return std::nullopt;
  work.threads = record.threads;
  work.latency = std::move(record.latency);
  work.engine = record.engine;
  work.cpuPercent = record.cpuPercent;
  work.commits = isCommit(cell);
  std::optional<Measured> measured = measureRow(work, task.seed + index);
  if (measured) addCircumstances(*measured, task, cell, record, board);
  if (measured) addSoonerThanFlash(*measured, cell);
  return measured;
}

}  // namespace

RowOutcomes rowOutcomes(const RowTask& task, RowBoard& board, const RowEnding& ending) {
  RowOutcomes outcomes;
  std::optional<Error> blocked = ending.refused ? ending.refused : board.layingError();
  bool ended = false;  // by a failure or a stop: what comes later was not reached
  const std::size_t last = board.current().value_or(firstMeasured(task.step));
  for (std::size_t i = 0; i < task.step.cells.size(); ++i) {
    const PlannedCell& cell = task.step.cells[i];
    const auto add = [&](Outcome outcome) {
      outcomes.failed = outcomes.failed || std::holds_alternative<Failed>(outcome);
      outcomes.results.push_back(diskResult(cell, std::move(outcome)));
    };
    if (cell.skip) {
      add(Skipped{*cell.skip});
      continue;
    }
    if (ended) {
      if (outcomes.failed) add(Skipped{{"row-not-reached", {}}});
      continue;
    }
    if (blocked) {
      add(Failed{*blocked});
      ended = true;
      continue;
    }
    auto error = board.record(i).error;
    const bool hangs = ending.unanswered && i == last;
    auto measured = measuredOf(task, i, board);
    ended = error || hangs || (ending.stopped && (!measured || board.cutNs(i)));
    if (measured) {
      if (ending.stopped) addCut(*measured, board, i);
      if (error) addReason(measured->verdict, Grade::Poor, *error);
      if (hangs) addReason(measured->verdict, Grade::Poor, *ending.unanswered);
      outcomes.failed = outcomes.failed || error.has_value();
      add(*std::move(measured));
    } else if (error) {
      add(Failed{*std::move(error)});
    } else if (hangs) {
      add(Failed{*ending.unanswered});
    } else if (!ending.stopped) {
      add(Failed{{"no-figure", {}}});
    }
  }
  return outcomes;
}

}  // namespace strata
