// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/single_cores.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "core/model/kernel_id.h"
#include "core/report/cell_name.h"
#include "core/report/chart_parts.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/shown_names.h"
#include "core/stats/core_ranking.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

/// More CPUs than these are counted in a sentence, not listed.
constexpr std::size_t mostNamed = 8;

/// What one CPU did in one loop, or both hardware threads of its core together.
struct CoreValue {
  CellId id;
  double value = 0;
  std::vector<double> visits;
  bool isUnreliable = false;
};

/// How a sentence says things: reports and the window write numbers differently.
struct Phrases {
  const Words& words;
  std::function<std::string(double)> figure;
  SizeText size;

  std::string operator()(std::string_view id, const std::vector<std::string>& arguments) const {
    return words(id, arguments);
  }
  std::string percent(double share) const { return figure(100 * share); }
  std::string loop(const CellId& cell) const { return coreLoopName(cell, words, size); }
  std::string list(const std::vector<std::string>& parts) const {
    std::string all = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) all = words("cores-list", {all, parts[i]});
    return all;
  }
};

/// What a cell measures on each core: integer, floating-point, reads of one size.
struct Loop {
  std::string kernel;
  std::uint64_t region = 0;

  friend auto operator<=>(const Loop&, const Loop&) = default;
};

Loop loopOf(const CellId& cell) {
  return {cell.kernel, cell.parameters.regionBytes.value_or(0)};
}

bool isOfOneCpu(const CellId& cell) {
  return cell.test == Test::Cores && cell.parameters.cpuA && !cell.parameters.cpuB;
}

bool isOfBothThreads(const CellId& cell) {
  return cell.test == Test::Cores && cell.parameters.cpuA && cell.parameters.cpuB;
}

int cpuOf(const CellId& cell) {
  return static_cast<int>(cell.parameters.cpuA.value_or(0));
}

std::vector<CoreValue> valuesOf(const Cells& cells) {
  std::vector<CoreValue> values;
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell); measured != nullptr && measured->value > 0)
      values.push_back({*cell, measured->value, measured->visits, measured->verdict.grade == Grade::Poor});
  return values;
}

/// The loops in the order in which they come: arithmetic, then reads from the smallest region on.
std::vector<CellId> loopsOf(const std::vector<CoreValue>& values) {
  std::map<std::uint64_t, std::vector<CellId>> byRegion;
  for (const CoreValue& value : values) {
    std::vector<CellId>& same = byRegion[loopOf(value.id).region];
    if (std::ranges::none_of(same, [&](const CellId& id) { return loopOf(id) == loopOf(value.id); }))
      same.push_back(value.id);
  }
  std::vector<CellId> loops;
  for (const auto& [region, same] : byRegion) loops.insert(loops.end(), same.begin(), same.end());
  return loops;
}

std::vector<CoreValue> ofLoop(const std::vector<CoreValue>& values, const CellId& loop) {
  std::vector<CoreValue> same;
  std::ranges::copy_if(values, std::back_inserter(same),
                       [&](const CoreValue& value) { return loopOf(value.id) == loopOf(loop); });
  return same;
}

int kindOf(int cpu, const std::vector<LogicalCpu>& cpus) {
  const auto found = std::ranges::find(cpus, cpu, &LogicalCpu::osIndex);
  return found == cpus.end() ? 0 : found->kind;
}

/// The CPUs, the kind whose best is fastest first, and the fastest first within each: by the geometric mean
/// of what they reach of the best in each loop.
std::vector<int> rankedCpus(const std::vector<CoreValue>& ofOneCpu, const std::vector<LogicalCpu>& cpus) {
  std::map<Loop, double> best;
  for (const CoreValue& value : ofOneCpu)
    best[loopOf(value.id)] = std::max(best[loopOf(value.id)], value.value);
  std::map<int, std::pair<double, int>> logs;
  for (const CoreValue& value : ofOneCpu) {
    auto& [sum, count] = logs[cpuOf(value.id)];
    sum += std::log(value.value / best[loopOf(value.id)]);
    ++count;
  }
  struct Ranked {
    int kind;
    double mean;
    int cpu;
  };
  std::vector<Ranked> ranked;
  std::map<int, double> bestOfKind;
  for (const auto& [cpu, of] : logs) {
    const Ranked& one = ranked.emplace_back(Ranked{kindOf(cpu, cpus), of.first / of.second, cpu});
    const auto known = bestOfKind.try_emplace(one.kind, one.mean).first;
    known->second = std::max(known->second, one.mean);
  }
  std::ranges::sort(ranked, [&](const Ranked& a, const Ranked& b) {
    if (a.kind != b.kind)
      return std::pair(-bestOfKind[a.kind], a.kind) < std::pair(-bestOfKind[b.kind], b.kind);
    return std::pair(-a.mean, a.cpu) < std::pair(-b.mean, b.cpu);
  });
  std::vector<int> order;
  std::ranges::transform(ranked, std::back_inserter(order), &Ranked::cpu);
  return order;
}

std::string cpusText(std::vector<int> cpus, const Words& words) {
  if (cpus.size() > mostNamed) return words("cores-counted", {fmt::format("{}", cpus.size())});
  std::ranges::sort(cpus);
  return words("cpu-single", {fmt::format("{}", fmt::join(cpus, ", "))});
}

/// Sentences on cores of one kind: one for each loop in which some differ, one for all in which none does.
/// Results that nobody should use are compared with nothing.
std::vector<std::string> findingsOfKind(const std::vector<CoreValue>& values,
                                        const std::vector<CellId>& loops, double errorRate,
                                        const Phrases& phrases) {
  std::vector<std::string> sentences;
  std::vector<std::string> alike;
  std::vector<std::string> undecided;
  std::vector<std::string> leftOut;
  for (const CellId& loop : loops) {
    std::vector<CoreFigure> figures;
    std::vector<int> unreliable;
    for (const CoreValue& value : ofLoop(values, loop)) {
      if (value.isUnreliable)
        unreliable.push_back(cpuOf(value.id));
      else
        figures.push_back({cpuOf(value.id), value.value, value.visits});
    }
    const std::string name = phrases.loop(loop);
    if (!unreliable.empty() && unreliable.size() + figures.size() > 1)
      leftOut.push_back(phrases("cell-of", {name, cpusText(std::move(unreliable), phrases.words)}));
    if (figures.size() < 2) continue;
    const CoreRanking ranking = rankCores(figures, errorRate);
    if (!ranking.isDecided) {
      undecided.push_back(name);
    } else if (!ranking.differs) {
      alike.push_back(phrases("cores-part", {name, phrases.percent(ranking.leastDifference)}));
    } else {
      const double apart = ranking.ranked.front().value / ranking.ranked.back().value - 1;
      sentences.push_back(
          phrases("cores-differ", {name, cpusText(ranking.best, phrases.words),
                                   cpusText(ranking.worst, phrases.words), phrases.percent(apart)}));
    }
  }
  if (!alike.empty()) sentences.push_back(phrases("cores-alike", {phrases.list(alike)}));
  if (!undecided.empty()) sentences.push_back(phrases("cores-undecided", {phrases.list(undecided)}));
  if (!leftOut.empty()) sentences.push_back(phrases("cores-left-out", {phrases.list(leftOut)}));
  return sentences;
}

/// What the second hardware thread adds to each core, as shares of the first one's work.
std::vector<double> gainsOf(const std::vector<CoreValue>& values, const CellId& loop) {
  std::vector<double> gains;
  for (const CoreValue& both : ofLoop(values, loop)) {
    if (!isOfBothThreads(both.id)) continue;
    for (const CoreValue& one : ofLoop(values, loop))
      if (isOfOneCpu(one.id) && cpuOf(one.id) == cpuOf(both.id)) gains.push_back(both.value / one.value - 1);
  }
  return gains;
}

std::vector<std::string> findingsOf(const std::vector<CoreValue>& values, const std::vector<LogicalCpu>& cpus,
                                    const std::vector<CoreKind>& kinds, const Phrases& phrases) {
  std::vector<CoreValue> ofOneCpu = values;
  std::erase_if(ofOneCpu, [](const CoreValue& value) { return !isOfOneCpu(value.id); });
  std::map<int, std::vector<CoreValue>> byKind;
  for (const CoreValue& value : ofOneCpu) byKind[kindOf(cpuOf(value.id), cpus)].push_back(value);
  const std::vector<CellId> loops = loopsOf(ofOneCpu);
  std::vector<std::string> sentences;
  const double errorRate =
      significanceLevel / static_cast<double>(std::max<std::size_t>(1, loops.size() * byKind.size()));
  for (const auto& [kind, ofKind] : byKind)
    for (std::string& sentence : findingsOfKind(ofKind, loops, errorRate, phrases))
      sentences.push_back(byKind.size() < 2
                              ? std::move(sentence)
                              : phrases("cell-of", {coreKindName(kind, kinds, phrases.words), sentence}));
  std::vector<std::string> gains;
  for (const CellId& loop : loops)
    if (std::vector<double> ofCores = gainsOf(values, loop); !ofCores.empty())
      gains.push_back(phrases("cores-part", {phrases.loop(loop), phrases.percent(median(ofCores))}));
  if (!gains.empty()) sentences.push_back(phrases("cores-gain", {phrases.list(gains)}));
  return sentences;
}

const CellResult* cellOn(const Cells& cells, int cpu, const CellId& loop, bool (*is)(const CellId&)) {
  const auto found = std::ranges::find_if(cells, [&](const CellResult* cell) {
    return is(*cell) && cpuOf(*cell) == cpu && loopOf(*cell) == loopOf(loop);
  });
  return found == cells.end() ? nullptr : *found;
}

TableValue clockOn(const Cells& row) {
  for (const CellResult* cell : row)
    if (const Measured* measured = measuredOf(cell); measured != nullptr && measured->clockGhz)
      return Number{*measured->clockGhz};
  return {};
}

/// The worst grade of each row, whose notes are added.
Column gradesOf(const std::vector<Cells>& rows, Notes& notes, const Words& words) {
  Column grades{{words("column-verdict", {})}, {}, false};
  for (const Cells& row : rows) {
    for (const CellResult* cell : row)
      if (cell != nullptr) notes.add(*cell);
    grades.values.push_back(worstOf(row, notes, words));
  }
  return grades;
}

Column valuesOf(const std::vector<Cells>& rows, std::size_t loop, std::string name, const CellId& id,
                const Words& words) {
  Column values{{std::move(name), unitName(std::string(unitOf(id)), words)}, {}, true};
  for (const Cells& row : rows)
    values.values.push_back(row[loop] == nullptr ? TableValue() : valueOf(row[loop]));
  return values;
}

Table coresTable(const std::vector<int>& cpus, const std::vector<CellId>& loops, const Cells& cells,
                 const Machine& machine, const Words& words, Notes& notes) {
  Table table{{{"CPU"}, {}}, {}};
  std::vector<Cells> rows;
  for (const int cpu : cpus) {
    table.labels.values.emplace_back(fmt::format("{}", cpu));
    Cells& row = rows.emplace_back();
    for (const CellId& loop : loops) row.push_back(cellOn(cells, cpu, loop, isOfOneCpu));
  }
  if (machine.coreKinds.size() > 1) {
    Column kind{{words("column-core-kind", {})}, {}, false};
    for (const int cpu : cpus)
      kind.values.emplace_back(coreKindName(kindOf(cpu, machine.cpus), machine.coreKinds, words));
    table.groups.push_back({"", {std::move(kind)}});
  }
  ColumnGroup arithmetic{"", {}};
  ColumnGroup reads{words("op-read", {}), {}};
  for (std::size_t loop = 0; loop < loops.size(); ++loop) {
    const std::uint64_t region = loopOf(loops[loop]).region;
    std::string name = region > 0 ? formatSize({region}) : coreLoopName(loops[loop], words);
    (region > 0 ? reads : arithmetic)
        .columns.push_back(valuesOf(rows, loop, std::move(name), loops[loop], words));
  }
  for (ColumnGroup* group : {&arithmetic, &reads})
    if (!group->columns.empty()) table.groups.push_back(std::move(*group));
  Column clock{{words("column-clock", {}), "GHz"}, {}, true};
  std::ranges::transform(rows, std::back_inserter(clock.values), clockOn);
  table.groups.push_back({"", {std::move(clock), gradesOf(rows, notes, words)}});
  return table;
}

Document bothThreadsTable(const std::vector<int>& cpus, const std::vector<CellId>& loops, const Cells& cells,
                          const Words& words, Notes& notes) {
  Table table{{{"CPU"}, {}}, {{}}};
  std::vector<Cells> rows;
  std::vector<CellId> both;
  for (const CellId& loop : loops)
    if (std::ranges::any_of(cells, [&](const CellResult* cell) {
          return isOfBothThreads(*cell) && loopOf(*cell) == loopOf(loop);
        }))
      both.push_back(loop);
  if (both.empty()) return {};
  std::vector<int> shown;
  for (const int cpu : cpus) {
    const CellResult* first = cellOn(cells, cpu, both.front(), isOfBothThreads);
    if (first == nullptr) continue;
    shown.push_back(cpu);
    table.labels.values.emplace_back(fmt::format("{}, {}", cpu, *first->parameters.cpuB));
    Cells& row = rows.emplace_back();
    for (const CellId& loop : both) row.push_back(cellOn(cells, cpu, loop, isOfBothThreads));
  }
  std::vector<Column>& columns = table.groups.front().columns;
  for (std::size_t loop = 0; loop < both.size(); ++loop) {
    columns.push_back(valuesOf(rows, loop, coreLoopName(both[loop], words), both[loop], words));
    Column gains{{words("column-gain", {}), "%"}, {}, true};
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const Measured* sum = measuredOf(rows[row][loop]);
      const Measured* one = measuredOf(cellOn(cells, shown[row], both[loop], isOfOneCpu));
      gains.values.push_back(sum != nullptr && one != nullptr && one->value > 0
                                 ? TableValue(Number{100 * (sum->value / one->value - 1)})
                                 : TableValue());
    }
    columns.push_back(std::move(gains));
  }
  columns.push_back(gradesOf(rows, notes, words));
  return {Gap{}, Paragraph{words("cores-both-threads", {})}, std::move(table)};
}

}  // namespace

std::vector<std::string> coreFindings(const Cells& cells, const Machine& machine, const Words& words) {
  return findingsOf(valuesOf(cells), machine.cpus, machine.coreKinds, {words, groupedFigure, formatSize});
}

Document singleCoreTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Cores});
  if (cells.empty()) return {};
  Document document{Heading{words("heading-cores", {})}, Paragraph{words("reading-cores", {})}};
  std::vector<CoreValue> ofOneCpu = valuesOf(cells);
  std::erase_if(ofOneCpu, [](const CoreValue& value) { return !isOfOneCpu(value.id); });
  if (ofOneCpu.empty()) {
    // Nothing was measured: which loops, and why not.
    std::vector<std::string> labels;
    for (const CellResult* cell : cells) labels.push_back(coreLoopName(*cell, words));
    document.emplace_back(Gap{});
    append(document, listTable(cells, labels, words, notes));
    return document;
  }
  append(document, basisOf(cells, words));
  const std::vector<int> cpus = rankedCpus(ofOneCpu, run.machine.cpus);
  const std::vector<CellId> loops = loopsOf(ofOneCpu);
  append(document, {Gap{}, coresTable(cpus, loops, cells, run.machine, words, notes)});
  append(document, bothThreadsTable(cpus, loops, cells, words, notes));
  for (std::string& sentence : coreFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{std::move(sentence), "  "});
  return document;
}

Chart singleCoreChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  std::vector<CoreValue> values;
  for (const ChartFigure& figure : cells.figures)
    if (figure.test == Test::Cores && figure.value && *figure.value > 0)
      values.push_back({figure, *figure.value, figure.visits, figure.grade == Grade::Poor});
  std::vector<CoreValue> ofOneCpu = values;
  std::erase_if(ofOneCpu, [](const CoreValue& value) { return !isOfOneCpu(value.id); });
  const std::vector<int> cpus = rankedCpus(ofOneCpu, choices.machine.cpus);

  Chart chart;
  chart.title = texts("chart-cores");
  chart.shape = ChartShape::Rows;
  chart.xKind = AxisKind::Row;
  chart.xName = texts("chart-cpu");
  chart.xTitle = chart.xName;
  chart.unit = "%";
  for (const int cpu : cpus) chart.rows.push_back(cpuLabel(cpu, choices.machine, texts));
  for (const CellId& loop : loopsOf(ofOneCpu)) {
    const std::size_t rank = chart.series.size();
    const std::string key = fmt::format("{}/{}", loop.kernel, loopOf(loop).region);
    const std::string name = coreLoopName(loop, texts.words, [&](Bytes bytes) { return texts.size(bytes); });
    const SeriesStyle style{rank, seriesMarks[rank % seriesMarks.size()], Dash::None};
    chart.legend.push_back({key, name, style});
    ChartSeries line{key, {key}, name, name, style, {}};
    double best = 0;
    for (const CoreValue& value : ofLoop(ofOneCpu, loop)) best = std::max(best, value.value);
    for (const ChartFigure& figure : cells.figures) {
      if (!isOfOneCpu(figure) || loopOf(figure) != loopOf(loop) || !figure.value || best <= 0) continue;
      const auto row = std::ranges::find(cpus, cpuOf(figure)) - cpus.begin();
      const auto shown = [&](std::optional<double> value) {
        return value ? std::optional(100 * *value / best) : std::nullopt;
      };
      ChartPoint point{static_cast<double>(row), 100 * *figure.value / best, shown(figure.low),
                       shown(figure.high)};
      point.final = figure.final;
      point.grade = figure.grade;
      line.points.push_back(point);
    }
    std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
    chart.series.push_back(std::move(line));
  }
  ChartFact clock{texts("chart-clock"), "GHz", {}};
  for (const ChartFigure& figure : cells.figures) {
    if (!isOfOneCpu(figure) || !figure.value || !figure.clockGhz) continue;
    clock.values.try_emplace(cpuLabel(cpuOf(figure), choices.machine, texts), *figure.clockGhz);
  }
  if (!clock.values.empty()) chart.facts.push_back(std::move(clock));
  chart.full = {-0.5, static_cast<double>(std::max<std::size_t>(1, chart.rows.size())) - 0.5};
  const auto size = [&](Bytes bytes) { return texts.size(bytes); };
  const Phrases phrases{texts.words, texts.labels.figure, size};
  // Nothing is found before there are results.
  std::erase_if(values, [](const CoreValue& value) { return value.visits.empty(); });
  chart.caption = fmt::format(
      "{}", fmt::join(findingsOf(values, choices.machine.cpus, choices.machine.coreKinds, phrases), " "));
  return chart;
}

}  // namespace strata
