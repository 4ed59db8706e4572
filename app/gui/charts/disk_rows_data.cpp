// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/disk_rows_data.h"

#include <algorithm>
#include <variant>

namespace strata::gui {

namespace {

constexpr double nsOfUs = 1e3;

/// The endurance test has one line, whatever the last one was like.
bool isSame(const DiskCell& a, const DiskCell& b) {
  return a == b || (a.isEndurance && b.isEndurance);
}

DiskRowLine* lineOf(DiskRowsData& data, const DiskCell& cell) {
  const auto found =
      std::ranges::find_if(data.lines, [&](const DiskRowLine& line) { return isSame(line.cell, cell); });
  return found == data.lines.end() ? nullptr : &*found;
}

std::optional<double> microseconds(const std::optional<std::uint64_t>& ns) {
  if (!ns) return std::nullopt;
  return static_cast<double>(*ns) / nsOfUs;
}

/// Of two percentiles that cannot be merged the longer is kept, so that no peak is lost.
std::optional<double> longer(std::optional<double> a, std::optional<double> b) {
  if (!a || !b) return a ? a : b;
  return std::max(*a, *b);
}

void halve(std::vector<DiskRowMoment>& moments) {
  std::vector<DiskRowMoment> kept;
  double before = 0;
  for (std::size_t i = 0; i + 1 < moments.size(); i += 2) {
    const DiskRowMoment& first = moments[i];
    DiskRowMoment both = moments[i + 1];
    const double time = both.seconds - before;
    if (time > 0)
      both.rate = (first.rate * (first.seconds - before) + both.rate * (both.seconds - first.seconds)) / time;
    both.p50Us = longer(first.p50Us, both.p50Us);
    both.p99Us = longer(first.p99Us, both.p99Us);
    before = both.seconds;
    kept.push_back(both);
  }
  if (moments.size() % 2 == 1) kept.push_back(moments.back());
  moments = std::move(kept);
}

}  // namespace

void beginDiskRows(DiskRowsData& data, const Plan& plan, const Step& step) {
  for (const PlannedCell& planned : step.cells) {
    const auto cell = diskCellOf(planned.test, planned.kernel, planned.parameters);
    if (!cell) continue;
    data.seconds = plan.settings.diskSeconds;
    if (cell->isEndurance) data.endurance = plan.diskWritten;
    if (DiskRowLine* line = lineOf(data, *cell))
      *line = DiskRowLine{*cell, {}, {}, {}, {}};
    else
      data.lines.push_back({*cell, {}, {}, {}, {}});
  }
}

void addMoment(DiskRowsData& data, const PlannedCell& planned, const Moment& moment) {
  const auto cell = diskCellOf(planned.test, planned.kernel, planned.parameters);
  if (!cell) return;
  DiskRowLine* line = lineOf(data, *cell);
  if (line == nullptr) return;
  // Begun anew.
  if (!line->moments.empty() && moment.seconds <= line->moments.back().seconds) line->moments.clear();
  line->moments.push_back(
      {moment.seconds, moment.bytes, moment.rate, microseconds(moment.p50Ns), microseconds(moment.p99Ns)});
  if (line->moments.size() > mostMoments) halve(line->moments);
  if (!cell->isEndurance) data.latest = cell->row;
}

void applyDiskResult(DiskRowsData& data, const CellResult& result) {
  const auto cell = diskCellOf(result.test, result.kernel, result.parameters);
  DiskRowLine* line = cell ? lineOf(data, *cell) : nullptr;
  const auto* measured = std::get_if<Measured>(&result.outcome);
  if (line == nullptr || measured == nullptr) return;
  line->grade = measured->verdict.grade;
  if (!measured->disk) return;
  line->latency = measured->disk->latency;
  line->stretches = measured->disk->stretches;
}

DiskRowsData ofProfile(DiskRowsData data, const Settings& settings) {
  const std::vector<DiskRow> rows = diskRows(settings.diskProfile, settings.diskCustom);
  const auto has = [&](const DiskRow& row) { return std::ranges::find(rows, row) != rows.end(); };
  std::erase_if(data.lines, [&](const DiskRowLine& line) {
    return !line.cell.isEndurance &&
           (!has(line.cell.row) || (line.cell.zeros && !settings.diskZeros) ||
            (line.cell.op == "mixed") != (settings.diskProfile == DiskProfile::Mixed));
  });
  if (data.latest && !has(*data.latest)) data.latest.reset();
  return data;
}

}  // namespace strata::gui
