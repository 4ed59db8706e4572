// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/membench.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>

#include "core/model/kernel_id.h"
#include "core/model/likeness.h"
#include "core/report/text_layout.h"
#include "core/stats/pages_comparison.h"
#include "core/stats/summary.h"

namespace strata {

namespace {

struct MembenchRow {
  const CellResult* cell;
  const Measured* measured;
  std::uint64_t sizeKib;
  std::string_view operation;
  std::int64_t threads;
};

constexpr std::array<std::string_view, 4> operations{"read", "write", "copy", "latency"};

bool isPlainSerialRate(const CellResult& cell) {
  if (cell.test != Test::Bandwidth || cell.parameters.count) return false;
  return isOwnKernel(cell.kernel) ? isPlainSerial(kernelIdOf(cell.kernel))
                                  : loopLike(cell).ends_with("-serial");
}

bool isOneChain(const CellResult& cell) {
  return cell.test == Test::Latency && cell.parameters.chains.value_or(1) == 1;
}

/// Whether a cell suits its row better than another: the wider loop, or the walk over the whole region.
bool isBetter(const CellResult& cell, const CellResult& than) {
  if (cell.test == Test::Latency) return !cell.parameters.blockBytes && than.parameters.blockBytes;
  return cell.parameters.widthBytes.value_or(0) > than.parameters.widthBytes.value_or(0);
}

/// The rows by size, then operation, then threads.
std::vector<MembenchRow> rowsOf(const Run& run) {
  std::map<std::tuple<std::uint64_t, std::size_t, std::int64_t>, MembenchRow> rows;
  for (const CellResult& cell : run.results) {
    const Measured* measured = measuredOf(&cell);
    const std::uint64_t sizeKib = cell.parameters.regionBytes.value_or(0) / 1024;
    if (!measured || !(measured->value > 0) || sizeKib == 0 || !(isPlainSerialRate(cell) || isOneChain(cell)))
      continue;
    const std::string name = isOneChain(cell) ? "latency" : cell.parameters.op.value_or("");
    const auto found = std::find(operations.begin(), operations.end(), name);
    if (found == operations.end()) continue;
    const auto operation = static_cast<std::size_t>(found - operations.begin());
    const std::int64_t threads = cell.parameters.threads.value_or(1);
    const MembenchRow row{&cell, measured, sizeKib, *found, threads};
    const auto [at, isNew] = rows.try_emplace({sizeKib, operation, threads}, row);
    if (!isNew && isBetter(cell, *at->second.cell)) at->second = row;
  }
  std::vector<MembenchRow> list;
  for (const auto& [key, row] : rows) list.push_back(row);
  return list;
}

bool isLatency(const MembenchRow& row) {
  return row.operation == "latency";
}

/// The median of the latency; where the other program tells none, its figure.
double latencyOf(const MembenchRow& row) {
  return row.measured->median.value_or(row.measured->value);
}

/// The standard deviation of the clean samples that are kept, by n − 1; 0 for fewer than two.
double deviationOf(const Measured& measured) {
  std::vector<double> samples;
  for (std::size_t i = 0; i < measured.samples.size(); ++i)
    if (i >= measured.clean.size() || measured.clean[i]) samples.push_back(measured.samples[i]);
  if (samples.size() < 2) return measured.standardDeviation.value_or(0);
  return standardDeviation(samples);
}

double mibPerS(const MembenchRow& row) {
  return row.measured->value / mbOfMib;
}

/// Passes of each thread through its buffer, and for how long so many go on at the row's rate.
struct Passes {
  std::uint64_t count = 0;
  double seconds = 0;
};

/// What another program tells stays as it is: the first version of sc-membench counts the loads of a latency.
/// Those of Strata are counted in samples, as later versions do.
Passes passesOf(const MembenchRow& row) {
  const Measured& measured = *row.measured;
  if (!isOwnKernel(row.cell->kernel)) return {measured.iterations, measured.elapsedS};
  if (isLatency(row)) return {measured.cleanCount, measured.elapsedS};
  const double ofPass =
      static_cast<double>(*row.cell->parameters.regionBytes) * static_cast<double>(row.threads);
  const double count = std::max(1.0, std::round(static_cast<double>(measured.bytes) / ofPass));
  return {static_cast<std::uint64_t>(count), count * ofPass / (1e6 * measured.value)};
}

/// Sizes and rates as that program writes them: KB of 1024 bytes, GB/s of 1000 MB/s.
std::string sizeText(std::uint64_t sizeKib) {
  if (sizeKib >= 1024 * 1024) return fmt::format("{} GB", sizeKib / (1024 * 1024));
  if (sizeKib >= 1024) return fmt::format("{} MB", sizeKib / 1024);
  return fmt::format("{} KB", sizeKib);
}

std::string membenchRateText(double mbs) {
  if (mbs >= 1e6) return fmt::format("{:.1f} TB/s", mbs / 1e6);
  if (mbs >= 1e3) return fmt::format("{:.1f} GB/s", mbs / 1e3);
  return fmt::format("{:.1f} MB/s", mbs);
}

std::string tableOf(const std::vector<MembenchRow>& rows) {
  constexpr std::string_view line = "{:<10} {:<8} {:>12} {:>12} {:>8}\n";
  std::string text = fmt::format(line, "Size", "Op", "Bandwidth", "Latency", "Threads");
  text += fmt::format(line, "----", "--", "---------", "-------", "-------");
  for (const MembenchRow& row : rows) {
    const std::string rate = isLatency(row) ? "-" : membenchRateText(mibPerS(row));
    const std::string latency = isLatency(row) ? fmt::format("{:.1f} ns", latencyOf(row)) : "-";
    text += fmt::format(line, sizeText(row.sizeKib), row.operation, rate, latency, row.threads);
  }
  return text;
}

/// What its summary is made of.
struct Summary {
  std::array<double, 3> peakMbs{};  // of read, write and copy; 0: not measured
  std::array<double, 3> averageMbs{};
  std::optional<double> latencyNs;  // of the largest size
  std::uint64_t latencyKib = 0;
};

/// The place in the summary of a peak or an average that sc-membench told; null for all else.
double* placeOfTold(const CellResult& cell, Summary& summary) {
  for (std::size_t i = 0; i < summary.peakMbs.size(); ++i) {
    const std::string kernel = fmt::format("membench-{}", operations[i]);
    if (cell.kernel == kernel + "-peak") return &summary.peakMbs[i];
    if (cell.kernel == kernel + "-weighted-average") return &summary.averageMbs[i];
  }
  return nullptr;
}

/// Takes the peaks and averages that sc-membench told: its own follow from rates with more digits than its
/// table has.
void takeTold(const Run& run, Summary& summary) {
  for (const CellResult& cell : run.results) {
    const Measured* measured = measuredOf(&cell);
    if (!measured || !(measured->value > 0)) continue;
    if (double* place = placeOfTold(cell, summary)) *place = measured->value / mbOfMib;
  }
}

Summary summaryOf(const Run& run, const std::vector<MembenchRow>& rows) {
  Summary summary;
  std::array<double, 3> weights{};
  std::int64_t mostThreads = 0;
  for (const MembenchRow& row : rows)
    if (!isLatency(row)) mostThreads = std::max(mostThreads, row.threads);
  for (const MembenchRow& row : rows) {
    if (!isLatency(row) && row.threads != mostThreads) continue;
    if (isLatency(row)) {
      if (row.sizeKib < summary.latencyKib) continue;
      summary.latencyNs = latencyOf(row);
      summary.latencyKib = row.sizeKib;
      continue;
    }
    const auto at = static_cast<std::size_t>(std::find(operations.begin(), operations.end(), row.operation) -
                                             operations.begin());
    const double weight = std::log2(static_cast<double>(row.sizeKib) + 1);
    summary.peakMbs[at] = std::max(summary.peakMbs[at], mibPerS(row));
    summary.averageMbs[at] += weight * mibPerS(row);
    weights[at] += weight;
  }
  for (std::size_t i = 0; i < weights.size(); ++i)
    if (weights[i] > 0) summary.averageMbs[i] /= weights[i];
  takeTold(run, summary);
  return summary;
}

std::string peaksOf(const Summary& summary) {
  constexpr std::array<std::string_view, 3> names{"Read", "Write", "Copy"};
  const std::string line(80, '=');
  std::string text = fmt::format("\n{0}\n{1:>27}BENCHMARK SUMMARY\n{0}\n", line, "");
  text += fmt::format("\nBANDWIDTH (MB/s):\n  {:<10} {:>12} {:>12}\n  {:<10} {:>12} {:>12}\n", "Operation",
                      "Peak", "Weighted Avg", "---------", "----", "------------");
  for (std::size_t i = 0; i < names.size(); ++i)
    if (summary.peakMbs[i] > 0)
      text +=
          fmt::format("  {:<10} {:>12.0f} {:>12.0f}\n", names[i], summary.peakMbs[i], summary.averageMbs[i]);
  if (summary.latencyNs) {
    constexpr std::uint64_t memoryKib = 64 * 1024;
    constexpr std::uint64_t sharedKib = 1024;
    const char* where = summary.latencyKib < sharedKib   ? "L2/L3 cache"
                        : summary.latencyKib < memoryKib ? "L3 cache/RAM"
                                                         : "RAM";
    text += fmt::format("\nLATENCY:\n  Best latency: {:.1f} ns ({}) at {} KB buffer\n", *summary.latencyNs,
                        where, summary.latencyKib);
  }
  return text;
}

std::string scoresOf(const Summary& summary) {
  const auto measured =
      std::count_if(summary.peakMbs.begin(), summary.peakMbs.end(), [](double peak) { return peak > 0; });
  const std::string line(80, '-');
  std::string text = fmt::format("\n{}\nBENCHMARK SCORE (higher is better):\n\n", line);
  double bandwidth = 0;
  if (measured > 0) {
    for (const double peak : summary.peakMbs) bandwidth += peak / 1000 / static_cast<double>(measured);
    text += fmt::format("  Bandwidth Score:    {:8.1f}  (avg peak bandwidth in GB/s)\n", bandwidth);
  }
  double combined = bandwidth * 100;
  const char* by = "bandwidth only, no latency data";
  if (summary.latencyNs) {
    const double latency = 1000 / *summary.latencyNs;
    text += fmt::format("  Latency Score:      {:8.1f}  (1000 / latency_ns)\n", latency);
    combined = std::sqrt(bandwidth * latency) * 100;
    by = "sqrt(bw_score × latency_score) × 100";
  }
  if (measured > 0) text += fmt::format("\n  >> COMBINED SCORE:  {:8.0f}  ({})\n", combined, by);
  return text + line + '\n';
}

/// What stands against comparing the scores with those of other runs.
std::vector<std::string> warningsOf(const Run& run, const std::vector<MembenchRow>& rows,
                                    const Words& words) {
  std::vector<std::string> warnings;
  std::set<std::uint64_t> sizes;
  std::int64_t threads = 0;
  std::size_t poor = 0;
  for (const MembenchRow& row : rows) {
    sizes.insert(row.sizeKib);
    if (!isLatency(row)) threads = std::max(threads, row.threads);
    if (row.measured->verdict.grade == Grade::Poor) ++poor;
  }
  if (run.status != RunStatus::Complete) warnings.push_back(words("membench-unfinished", {}));
  if (threads > 0 && !run.origin && static_cast<std::size_t>(threads) != run.machine.cpus.size())
    warnings.push_back(
        words("membench-threads", {fmt::format("{}", threads), fmt::format("{}", run.machine.cpus.size())}));
  if (sizes.size() == 1) warnings.push_back(words("membench-one-size", {}));
  if (poor > 0)
    warnings.push_back(words("membench-poor", {fmt::format("{}", poor), fmt::format("{}", rows.size())}));
  return warnings;
}

}  // namespace

std::string toMembenchCsv(const std::vector<Run>& runs) {
  std::string text =
      "size_kb,operation,bandwidth_mb_s,latency_ns,latency_stddev_ns,latency_samples,threads,iterations,"
      "elapsed_s\n";
  for (const Run& run : runs) {
    const Run inOne = inFirstPages(run);
    for (const MembenchRow& row : rowsOf(inOne)) {
      const Measured& measured = *row.measured;
      const std::string figures = isLatency(row) ? fmt::format("0,{:.2f},{:.2f},{}", latencyOf(row),
                                                               deviationOf(measured), measured.cleanCount)
                                                 : fmt::format("{:.2f},0,0,0", mibPerS(row));
      const Passes passes = passesOf(row);
      text += fmt::format("{},{},{},{},{},{:.6f}\n", row.sizeKib, row.operation, figures, row.threads,
                          passes.count, passes.seconds);
    }
  }
  return text;
}

std::size_t resultsWithoutMembenchRow(const std::vector<Run>& runs, MembenchForm form) {
  std::size_t without = 0;
  for (const Run& run : runs) {
    const Run inOne = inFirstPages(run);
    const std::vector<MembenchRow> rows = rowsOf(inOne);
    std::size_t placed = rows.size();
    // Without rows the text says that it holds nothing.
    if (form == MembenchForm::Text && !rows.empty()) {
      Summary summary;
      placed += static_cast<std::size_t>(std::ranges::count_if(inOne.results, [&](const CellResult& cell) {
        return measuredOf(&cell) != nullptr && placeOfTold(cell, summary) != nullptr;
      }));
    }
    const auto measured = std::ranges::count_if(
        run.results, [](const CellResult& cell) { return measuredOf(&cell) != nullptr; });
    without += static_cast<std::size_t>(measured) - placed;
  }
  return without;
}

std::string toMembenchText(const Run& run, const Words& words) {
  const Run inOne = inFirstPages(run);
  const std::vector<MembenchRow> rows = rowsOf(inOne);
  if (rows.empty()) return wrapped("", words("membench-nothing", {}));
  const Summary summary = summaryOf(inOne, rows);
  std::string text = tableOf(rows) + peaksOf(summary) + scoresOf(summary);
  if (const std::vector<std::string> warnings = warningsOf(run, rows, words); !warnings.empty()) {
    text += '\n' + wrapped("", words("membench-warning", {}));
    for (const std::string& warning : warnings) text += wrapped("  - ", warning);
  }
  return text + '\n' + wrapped("", words("membench-note", {}));
}

}  // namespace strata
