// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/report/csv_field.h"
#include "core/report/names.h"

namespace strata {

namespace {

std::string field(const std::string& text) {
  return text;
}
std::string field(std::string_view text) {
  return std::string(text);
}
std::string field(const TestId& test) {
  return test.text();
}
std::string field(double number) {
  return std::isfinite(number) ? fmt::format("{}", number) : std::string();
}
std::string field(Bytes size) {
  return fmt::format("{}", size.count);
}
template <typename Integer>
  requires std::is_integral_v<Integer>
std::string field(Integer number) {
  return fmt::format("{}", number);
}
template <typename T>
std::string field(const std::optional<T>& value) {
  return value ? field(*value) : std::string();
}
template <typename T>
std::string field(const std::vector<T>& list) {
  std::string text;
  for (const T& entry : list) text += (text.empty() ? "" : ";") + field(entry);
  return text;
}

std::string idsOf(const std::vector<Reason>& reasons) {
  std::vector<std::string> ids;
  for (const Reason& reason : reasons) ids.push_back(reason.id);
  return field(ids);
}

std::string reasonsOf(const Outcome& outcome) {
  if (const auto* skipped = std::get_if<Skipped>(&outcome)) return skipped->reason.id;
  if (const auto* failed = std::get_if<Failed>(&outcome)) return failed->error.id;
  return idsOf(std::get<Measured>(outcome).verdict.reasons);
}

/// A column: its heading and how a cell of a run fills it.
struct Column {
  std::string_view heading;
  std::string (*text)(const Run& run, const CellResult& cell);
};

/// Of a measured cell; empty for others.
template <auto member>
std::string measured(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  return found ? field(found->*member) : std::string();
}

template <std::size_t index>
std::string quantileField(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  return found && index < found->quantiles.size() ? field(found->quantiles[index]) : std::string();
}

/// Of a cell of the disk test in rows; empty for others.
template <auto member>
std::string diskFigure(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  return found && found->disk ? field((*found->disk).*member) : std::string();
}

/// Of a cell of the network test; empty for others.
template <auto member>
std::string networkFigure(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  return found && found->network ? field((*found->network).*member) : std::string();
}

std::string cpuPercent(const Run& run, const CellResult& cell) {
  const std::string ofDisk = diskFigure<&DiskFigures::cpuPercent>(run, cell);
  return ofDisk.empty() ? networkFigure<&NetworkFigures::cpuPercent>(run, cell) : ofDisk;
}

/// Of so many thousandths of the operations.
template <int permille>
std::string latencyField(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  if (!found || (!found->disk && !found->network)) return {};
  for (const LatencyQuantile& quantile : found->disk ? found->disk->latency : found->network->latency)
    if (quantile.fraction == permille / 1000.0) return field(quantile.ns);
  return {};
}

template <auto member>
std::string parameter(const Run&, const CellResult& cell) {
  return field(cell.parameters.*member);
}

template <auto member>
std::string ofRun(const Run& run, const CellResult&) {
  return field(run.*member);
}

template <auto member>
std::string ofMachine(const Run& run, const CellResult&) {
  return field(run.machine.*member);
}

template <auto member>
std::string ofCell(const Run&, const CellResult& cell) {
  return field(cell.*member);
}

/// Empty for what Strata measured.
template <auto textOf>
std::string ofOrigin(const Run& run, const CellResult&) {
  return run.origin ? textOf(*run.origin) : std::string();
}

std::string limitShare(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  if (!found || !found->limit || *found->limit == 0) return {};
  return field(100 * found->value / *found->limit);
}

std::string verdict(const Run&, const CellResult& cell) {
  const auto* found = std::get_if<Measured>(&cell.outcome);
  return found ? std::string(gradeName(found->verdict.grade)) : std::string();
}

// The order is part of the format: new columns come last.
constexpr std::array columns{
    Column{"run_id", ofRun<&Run::id>},
    Column{"series_id", ofRun<&Run::series>},
    Column{"repetition", ofRun<&Run::repetition>},
    Column{"label", ofRun<&Run::label>},
    Column{"comment", ofRun<&Run::comment>},
    Column{"started_utc", ofRun<&Run::started>},
    Column{"finished_utc", ofRun<&Run::finished>},
    Column{"status", [](const Run& run, const CellResult&) { return field(statusName(run.status)); }},
    Column{"version", [](const Run& run, const CellResult&) { return run.program.version; }},
    Column{"compiler", [](const Run& run, const CellResult&) { return run.program.compiler; }},
    Column{"method", [](const Run& run, const CellResult&) { return field(run.program.method); }},
    Column{"seed", ofRun<&Run::seed>},
    Column{"cpu_model", ofMachine<&Machine::cpuModel>},
    Column{"architecture", ofMachine<&Machine::architecture>},
    Column{"cores", ofMachine<&Machine::cores>},
    Column{"cpus", [](const Run& run, const CellResult&) { return field(run.machine.cpus.size()); }},
    Column{"memory_bytes", ofMachine<&Machine::memory>},
    Column{"system", ofMachine<&Machine::system>},
    Column{"hypervisor", ofMachine<&Machine::hypervisor>},
    Column{"test", ofCell<&CellResult::test>},
    Column{"kernel", ofCell<&CellResult::kernel>},
    Column{"revision", ofCell<&CellResult::revision>},
    Column{"metric", ofCell<&CellResult::metric>},
    Column{"better",
           [](const Run&, const CellResult& cell) {
             return field(std::string_view(cell.higherIsBetter ? "higher" : "lower"));
           }},
    Column{"region_bytes", parameter<&Parameters::regionBytes>},
    Column{"width_bytes", parameter<&Parameters::widthBytes>},
    Column{"pattern", parameter<&Parameters::pattern>},
    Column{"op", parameter<&Parameters::op>},
    Column{"threads", parameter<&Parameters::threads>},
    Column{"pages", parameter<&Parameters::pages>},
    Column{"block_bytes", parameter<&Parameters::blockBytes>},
    Column{"file_bytes", parameter<&Parameters::fileBytes>},
    Column{"outcome", [](const Run&, const CellResult& cell) { return field(outcomeName(cell.outcome)); }},
    Column{"verdict", verdict},
    Column{"reasons", [](const Run&, const CellResult& cell) { return reasonsOf(cell.outcome); }},
    Column{"unit", ofCell<&CellResult::unit>},
    Column{"value", measured<&Measured::value>},
    Column{"statistic", measured<&Measured::statistic>},
    Column{"low", measured<&Measured::low>},
    Column{"high", measured<&Measured::high>},
    Column{"confidence", measured<&Measured::confidence>},
    Column{"limit", measured<&Measured::limit>},
    Column{"share_of_limit_percent", limitShare},
    Column{"median", measured<&Measured::median>},
    Column{"mad", measured<&Measured::mad>},
    Column{"q0", quantileField<0>},
    Column{"q5", quantileField<1>},
    Column{"q10", quantileField<2>},
    Column{"q25", quantileField<3>},
    Column{"q50", quantileField<4>},
    Column{"q75", quantileField<5>},
    Column{"q90", quantileField<6>},
    Column{"q95", quantileField<7>},
    Column{"q100", quantileField<8>},
    Column{"per_thread", measured<&Measured::perThread>},
    Column{"total_rate", measured<&Measured::totalRate>},
    Column{"index_only_ns", measured<&Measured::indexOnlyNs>},
    Column{"flush_s", measured<&Measured::flushS>},
    Column{"count", measured<&Measured::count>},
    Column{"clean_count", measured<&Measured::cleanCount>},
    Column{"bytes", measured<&Measured::bytes>},
    Column{"iterations", measured<&Measured::iterations>},
    Column{"elapsed_s", measured<&Measured::elapsedS>},
    Column{"clock_ghz", measured<&Measured::clockGhz>},
    Column{"placement", measured<&Measured::placement>},
    Column{"pages_obtained", measured<&Measured::pagesObtained>},
    Column{"chains", parameter<&Parameters::chains>},
    Column{"count_of", parameter<&Parameters::count>},
    Column{"one_thread", measured<&Measured::oneThread>},
    Column{"pass_s", measured<&Measured::passSeconds>},
    Column{"priority",
           [](const Run& run, const CellResult&) {
             if (!run.environment.priority) return std::string();
             return field(raisedName(run.environment.priority->raised));
           }},
    Column{"memory_kind", parameter<&Parameters::memoryKind>},
    Column{"memory_kind_obtained", measured<&Measured::memoryKindObtained>},
    Column{"first_use_s", measured<&Measured::firstUseS>},
    Column{"read_ratio", measured<&Measured::readRatio>},
    Column{"standard_deviation", measured<&Measured::standardDeviation>},
    Column{"measured_by", ofOrigin<[](const Origin& origin) { return measuredBy(origin); }>},
    Column{"source", ofOrigin<[](const Origin& origin) { return origin.source; }>},
    Column{"source_year", ofOrigin<[](const Origin& origin) { return field(origin.year); }>},
    Column{"published",
           ofOrigin<[](const Origin& origin) { return std::string(origin.published ? "yes" : "no"); }>},
    Column{"queue_depth", parameter<&Parameters::queueDepth>},
    Column{"read_percent", parameter<&Parameters::readPercent>},
    Column{"fill", parameter<&Parameters::fill>},
    Column{"engine", diskFigure<&DiskFigures::engine>},
    Column{"operations_per_second", diskFigure<&DiskFigures::operationsPerSecond>},
    Column{"latency_p50_ns", latencyField<500>},
    Column{"latency_p90_ns", latencyField<900>},
    Column{"latency_p99_ns", latencyField<990>},
    Column{"latency_p99_9_ns", latencyField<999>},
    Column{"latency_max_ns", latencyField<1000>},
    Column{"median_operation_rate", diskFigure<&DiskFigures::medianOperationRate>},
    Column{"cpu_percent", cpuPercent},
    Column{"streams", parameter<&Parameters::streams>},
    Column{"direction", parameter<&Parameters::direction>},
    Column{"peer", parameter<&Parameters::peer>},
    Column{"peer_cpu_percent", networkFigure<&NetworkFigures::peerCpuPercent>},
    Column{"retransmissions", networkFigure<&NetworkFigures::retransmissions>},
    Column{"to_rate", networkFigure<&NetworkFigures::toRate>},
    Column{"from_rate", networkFigure<&NetworkFigures::fromRate>},
};

/// Empty where a 0 is no figure: of a run that Strata did not measure, what its program does not tell.
std::string textOf(const Column& column, const Run& run, const CellResult& cell) {
  std::string text = column.text(run, cell);
  if (!run.origin) return text;
  constexpr std::array<std::string_view, 9> unknownAtZero{
      "seed", "cores", "cpus", "memory_bytes", "count", "clean_count", "bytes", "iterations", "elapsed_s"};
  const bool isZero = text == "0" && std::find(unknownAtZero.begin(), unknownAtZero.end(), column.heading) !=
                                         unknownAtZero.end();
  const auto* found = std::get_if<Measured>(&cell.outcome);
  const bool isIdle = column.heading == "confidence" && found && !found->low && !found->high;
  if (isZero || isIdle || column.heading == "method") text.clear();
  return text;
}

}  // namespace

std::string toCsv(const std::vector<Run>& runs, CsvTexts texts) {
  std::string csv;
  for (const Column& column : columns) csv += (csv.empty() ? "" : ",") + csvField(column.heading);
  csv += '\n';
  for (const Run& run : runs) {
    for (const CellResult& cell : run.results) {
      for (const Column& column : columns) csv += csvField(textOf(column, run, cell), texts) + ',';
      csv.back() = '\n';
    }
  }
  return csv;
}

}  // namespace strata
