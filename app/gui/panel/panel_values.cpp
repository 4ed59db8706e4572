// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/panel_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>
#include <variant>

#include "app/gui/text/disk_text.h"
#include "app/gui/text/network_cell.h"
#include "core/model/sweep_cell.h"
#include "core/stats/distinct_levels.h"

namespace strata::gui {

namespace {

constexpr Bytes anyFootprint{std::numeric_limits<std::uint64_t>::max()};

/// When two cells compete for one place, the one with the greater rank gets it.
struct Rank {
  bool hasFigure = false;
  bool inDefaultPages = false;
  std::int64_t threads = 0;
  std::int64_t width = 0;
  double nearness = 0;  ///< 0 at best, less with each octave of distance

  bool operator<(const Rank& other) const {
    return std::tie(hasFigure, inDefaultPages, threads, width, nearness) <
           std::tie(other.hasFigure, other.inDefaultPages, other.threads, other.width, other.nearness);
  }
};

class Choice {
 public:
  void offer(const ResultRow& row, const Rank& rank) {
    if (m_row != nullptr && !(m_rank < rank)) return;
    m_row = &row;
    m_rank = rank;
  }

  std::optional<ResultRow> row() const { return m_row == nullptr ? std::nullopt : std::optional(*m_row); }

 private:
  const ResultRow* m_row = nullptr;
  Rank m_rank;
};

struct SweepRow {
  const ResultRow* row;
  SweepCell cell;
  int level;
};

Rank rankOf(const SweepRow& sweep, const MemoryLevel& level, const Machine& machine) {
  const auto cpus = static_cast<std::int64_t>(machine.cpus.size());
  const Bytes shows = footprintOfLevel(level, machine, static_cast<int>(sweep.cell.threads), anyFootprint);
  Rank rank;
  // While it is measured anew a cell keeps its place.
  rank.hasFigure = sweep.row->stepRuns || valueOf(*sweep.row).has_value() || sweep.row->result.has_value();
  rank.inDefaultPages = sweep.cell.pages == "default";
  // All CPUs are what is asked for; more threads than that get in each other's way.
  rank.threads = sweep.cell.threads <= cpus ? sweep.cell.threads : 0;
  rank.width = sweep.cell.widthBytes;
  rank.nearness = -std::abs(std::log2(static_cast<double>(sweep.cell.footprint.count + 1)) -
                            std::log2(static_cast<double>(shows.count + 1)));
  return rank;
}

bool isPlain(const SweepCell& cell) {
  return cell.op == "latency" ? cell.loop == "chase" && cell.chains == 1 : cell.loop == "serial";
}

/// What one thread did in the same run, while the others waited: nothing can have changed in between.
std::optional<ResultRow> oneThreadOf(const ResultRow& all) {
  const Measured* measured = measuredOf(all);
  if (measured == nullptr || !measured->oneThread) return std::nullopt;
  ResultRow one = all;
  one.parameters.threads = 1;
  std::get<Measured>(one.result->outcome).value = *measured->oneThread;
  return one;
}

PanelFigure figureOf(const std::vector<SweepRow>& rows, const MemoryLevel& level, PanelColumn column,
                     PanelThreads threads, const Machine& machine) {
  Choice first;
  Choice second;
  for (const SweepRow& sweep : rows) {
    if (sweep.level != level.level || sweep.cell.op != operationOf(column) || !isPlain(sweep.cell)) continue;
    const Rank rank = rankOf(sweep, level, machine);
    const bool one = sweep.cell.threads == 1;
    const bool isFirst =
        column == PanelColumn::Latency ? sweep.cell.local : one == (threads == PanelThreads::One);
    const bool isSecond = column == PanelColumn::Latency ? !sweep.cell.local : one;
    if (isFirst) first.offer(*sweep.row, rank);
    if (isSecond && !isFirst) second.offer(*sweep.row, rank);
  }
  PanelFigure figure{first.row(), second.row(), false};
  // Another number of threads is no stand-in; another walk at one level is.
  if (column == PanelColumn::Latency && !figure.row) std::swap(figure.row, figure.beside);
  if (figure.row)
    if (auto one = oneThreadOf(*figure.row)) {
      figure.beside = std::move(one);
      figure.besideIsOfRow = true;
    }
  return figure;
}

LevelSource sourceOf(const MemoryLevel& level, const Machine& machine) {
  if (level.level == levelOfMemory || level.size == level.reported) return LevelSource::Reported;
  return level.size == machine.usableLastLevel ? LevelSource::Seen : LevelSource::Assumed;
}

bool isOfProfile(const ResultRow& row) {
  return diskCellOf(row).has_value();
}

/// The fastest row of a profile, or Classic with the most threads, whichever is faster; what is measured now
/// before all others.
void takeFastest(std::optional<ResultRow>& kept, const ResultRow& row) {
  const auto rank = [](const ResultRow& of) { return std::pair(of.stepRuns && !of.result, valueOf(of)); };
  const bool bothClassic = kept && !isOfProfile(*kept) && !isOfProfile(row);
  if (!kept || bothClassic || rank(*kept) < rank(row)) kept = row;
}

void takeDisk(PanelOthers& others, const ResultRow& row) {
  const auto cell = diskCellOf(row);
  if (!cell) {
    if (row.parameters.op == "write") takeFastest(others.diskWrite, row);
    if (row.parameters.op == "read") takeFastest(others.diskRead, row);
    return;
  }
  if (cell->isEndurance || cell->zeros) return;
  if (cell->row == DiskRow{true, 4_KiB, 1, 1} && cell->op == "read") others.diskWait = row;
  if (cell->row.random) return;
  if (cell->op == "write") takeFastest(others.diskWrite, row);
  if (cell->op == "read") takeFastest(others.diskRead, row);
}

/// Whether the result has the number of threads that the panel shows: one, or more where there are more.
bool isOfThreads(const ResultRow& row, const Panel& panel) {
  const bool one = row.parameters.threads.value_or(1) == 1;
  return one == (panel.threads == PanelThreads::One) || panel.allThreads == 1;
}

void takeOther(Panel& panel, const ResultRow& row) {
  PanelOthers& others = panel.others;
  if (row.test == Test::Integer && isOfThreads(row, panel)) others.integer = row;
  if (row.test == Test::Floating && isOfThreads(row, panel)) others.floating = row;
  if (row.test == Test::Disk) takeDisk(others, row);
}

/// The row of the network: with several machines, the highest rate and the shortest round trip.
PanelRow networkRow(const std::vector<ResultRow>& rows) {
  std::array<Choice, allPanelColumns.size()> choices;
  const auto offer = [&](PanelColumn column, const ResultRow& row, std::int64_t streams, double nearness) {
    Rank rank;
    rank.hasFigure = row.stepRuns || valueOf(row).has_value() || row.result.has_value();
    rank.threads = streams;
    rank.nearness = nearness;
    choices[static_cast<std::size_t>(column)].offer(row, rank);
  };
  for (const ResultRow& row : rows) {
    const auto cell = networkCellOf(row);
    if (!cell) continue;
    const double value = valueOf(row).value_or(0);
    if (cell->what == NetworkWhat::RoundTrip) offer(PanelColumn::Latency, row, 0, -value);
    if (cell->what != NetworkWhat::Stream) continue;
    if (cell->direction == "from") offer(PanelColumn::Read, row, cell->streams, value);
    if (cell->direction == "to") offer(PanelColumn::Write, row, cell->streams, value);
  }
  PanelRow row{{levelOfNetwork, {}, {}, 1}, LevelSource::Reported, {}};
  for (std::size_t column = 0; column < choices.size(); ++column)
    row.figures[column].row = choices[column].row();
  return row;
}

}  // namespace

bool isMeasuredRow(const PanelRow& row) {
  return std::ranges::any_of(row.figures, [](const PanelFigure& figure) { return figure.row.has_value(); });
}

std::vector<int> indistinctAmong(const std::vector<ResultRow>& rows, const Machine& machine) {
  std::vector<const CellResult*> cells;
  for (const ResultRow& row : rows)
    if (const auto& result = row.result ? row.result : row.before) cells.push_back(&*result);
  return indistinctLevels(cells, machine);
}

std::string operationOf(PanelColumn column) {
  switch (column) {
    case PanelColumn::Read:
      return "read";
    case PanelColumn::Write:
      return "write";
    case PanelColumn::Copy:
      return "copy";
    case PanelColumn::Latency:
      break;
  }
  return "latency";
}

Panel panelOf(const std::vector<ResultRow>& rows, const Machine& machine, PanelThreads threads) {
  Panel panel;
  panel.threads = threads;
  panel.memory = machine.memory;
  panel.allThreads = std::max(1, static_cast<int>(machine.cpus.size()));
  std::vector<SweepRow> sweeps;
  for (const ResultRow& row : rows) {
    takeOther(panel, row);
    if (const auto cell = sweepCellOf(row))
      sweeps.push_back(
          {&row, *cell, levelOfFootprint(cell->footprint, machine, static_cast<int>(cell->threads)).level});
  }
  const std::vector<int> indistinct = indistinctAmong(rows, machine);
  const std::vector<MemoryLevel> levels = memoryLevels(machine);
  panel.rows.reserve(levels.size() + 1);  // and the network
  for (const MemoryLevel& level : levels) {
    PanelRow row{level, sourceOf(level, machine), {}};
    row.isDistinct = std::ranges::find(indistinct, level.level) == indistinct.end();
    for (const PanelColumn column : allPanelColumns)
      row.figures[static_cast<std::size_t>(column)] = figureOf(sweeps, level, column, threads, machine);
    panel.rows.push_back(std::move(row));
  }
  if (!panel.rows.empty()) panel.rows.push_back(networkRow(rows));
  return panel;
}

}  // namespace strata::gui
