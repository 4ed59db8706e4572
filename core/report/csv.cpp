// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/plain_text.h"
#include "core/model/fields.h"
#include "core/report/csv_field.h"
#include "core/report/names.h"
#include "core/stats/enough_requests.h"

namespace strata {

namespace {

/// What names a run stands in each of its rows: 20,000 rows with a label of 64 KiB would be 1.3 GB.
constexpr std::size_t mostTextInRow = 1000;

std::string field(const std::string& text) {
  return shortened(text, mostTextInRow);
}
std::string field(std::string_view text) {
  return std::string(text);
}
std::string field(LimitSource source) {
  return std::string(limitSourceName(source));
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
  requires requires(const T& entry) { field(entry); }
std::string field(const std::optional<T>& value) {
  return value ? field(*value) : std::string();
}
template <typename T>
  requires requires(const T& entry) { field(entry); }
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

/// A column: its heading and how a cell of a run fills it; absent: with the parameter, or with the figure,
/// that has the heading as its key.
struct CsvColumn {
  std::string_view heading;
  std::string (*text)(const Run& run, const CellResult& cell) = nullptr;
};

template <std::size_t index>
std::string quantileField(const Run&, const CellResult& cell) {
  const Measured* found = measuredOf(&cell);
  return found && index < found->quantiles.size() ? field(found->quantiles[index]) : std::string();
}

/// A figure by its key in files; empty where the cell has none. What every figure has comes first: "count" is
/// of pauses, too.
std::string figureNamed(const CellResult& cell, std::string_view key) {
  const Measured* found = measuredOf(&cell);
  std::string text;
  if (found == nullptr) return text;
  const auto take = [&](const auto& member) {
    if constexpr (requires { field(member.value); })
      if (text.empty() && key == member.key) text = field(member.value);
  };
  withSummary(*found, take);
  withFiguresOfSomeTests(*found, take);
  withFiguresOfTests(found->ofTest(), [&](const auto& test) {
    if (test.value) withFields(*test.value, take);
  });
  return text;
}

/// The latency within which so many thousandths of the operations end.
template <int permille>
std::string latencyField(const Run&, const CellResult& cell) {
  const Measured* found = measuredOf(&cell);
  const auto ns = found ? percentileNs(*found, permille / 1000.0) : std::nullopt;
  return ns ? field(*ns) : std::string();
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
  const Measured* found = measuredOf(&cell);
  const auto share = found ? shareOfLimitPercent(*found) : std::nullopt;
  return share ? field(*share) : std::string();
}

std::string verdict(const Run&, const CellResult& cell) {
  const Measured* found = measuredOf(&cell);
  return found ? std::string(gradeName(found->verdict.grade)) : std::string();
}

// The order is part of the format: new columns come last.
constexpr std::array csvColumns{
    CsvColumn{"run_id", ofRun<&Run::id>},
    CsvColumn{"series_id", ofRun<&Run::series>},
    CsvColumn{"repetition", ofRun<&Run::repetition>},
    CsvColumn{"label", ofRun<&Run::label>},
    CsvColumn{"comment", ofRun<&Run::comment>},
    CsvColumn{"started_utc", ofRun<&Run::started>},
    CsvColumn{"finished_utc", ofRun<&Run::finished>},
    CsvColumn{"status", [](const Run& run, const CellResult&) { return field(statusName(run.status)); }},
    CsvColumn{"version", [](const Run& run, const CellResult&) { return field(run.program.version); }},
    CsvColumn{"compiler", [](const Run& run, const CellResult&) { return field(run.program.compiler); }},
    CsvColumn{"method", [](const Run& run, const CellResult&) { return field(run.program.method); }},
    CsvColumn{"seed", ofRun<&Run::seed>},
    CsvColumn{"cpu_model", ofMachine<&Machine::cpuModel>},
    CsvColumn{"architecture", ofMachine<&Machine::architecture>},
    CsvColumn{"cores", ofMachine<&Machine::cores>},
    CsvColumn{"cpus", [](const Run& run, const CellResult&) { return field(run.machine.cpus.size()); }},
    CsvColumn{"memory_bytes", ofMachine<&Machine::memory>},
    CsvColumn{"system", ofMachine<&Machine::system>},
    CsvColumn{"hypervisor", ofMachine<&Machine::hypervisor>},
    CsvColumn{"test", ofCell<&CellResult::test>},
    CsvColumn{"kernel", ofCell<&CellResult::kernel>},
    CsvColumn{"revision", ofCell<&CellResult::revision>},
    CsvColumn{"metric", ofCell<&CellResult::metric>},
    CsvColumn{"better",
              [](const Run&, const CellResult& cell) {
                return field(std::string_view(cell.higherIsBetter ? "higher" : "lower"));
              }},
    CsvColumn{"region_bytes"},
    CsvColumn{"width_bytes"},
    CsvColumn{"pattern"},
    CsvColumn{"op"},
    CsvColumn{"threads"},
    CsvColumn{"pages"},
    CsvColumn{"block_bytes"},
    CsvColumn{"file_bytes"},
    CsvColumn{"outcome", [](const Run&, const CellResult& cell) { return field(outcomeName(cell.outcome)); }},
    CsvColumn{"verdict", verdict},
    CsvColumn{"reasons", [](const Run&, const CellResult& cell) { return reasonsOf(cell.outcome); }},
    CsvColumn{"unit", ofCell<&CellResult::unit>},
    CsvColumn{"value"},
    CsvColumn{"statistic"},
    CsvColumn{"low"},
    CsvColumn{"high"},
    CsvColumn{"confidence"},
    CsvColumn{"limit"},
    CsvColumn{"share_of_limit_percent", limitShare},
    CsvColumn{"median"},
    CsvColumn{"mad"},
    CsvColumn{"q0", quantileField<0>},
    CsvColumn{"q5", quantileField<1>},
    CsvColumn{"q10", quantileField<2>},
    CsvColumn{"q25", quantileField<3>},
    CsvColumn{"q50", quantileField<4>},
    CsvColumn{"q75", quantileField<5>},
    CsvColumn{"q90", quantileField<6>},
    CsvColumn{"q95", quantileField<7>},
    CsvColumn{"q100", quantileField<8>},
    CsvColumn{"per_thread"},
    CsvColumn{"total_rate"},
    CsvColumn{"index_only_ns"},
    CsvColumn{"flush_s"},
    CsvColumn{"count"},
    CsvColumn{"clean_count"},
    CsvColumn{"bytes"},
    CsvColumn{"iterations"},
    CsvColumn{"elapsed_s"},
    CsvColumn{"clock_ghz"},
    CsvColumn{"placement"},
    CsvColumn{"pages_obtained"},
    CsvColumn{"chains"},
    CsvColumn{"count_of"},
    CsvColumn{"one_thread"},
    CsvColumn{"pass_s"},
    CsvColumn{"priority",
              [](const Run& run, const CellResult&) {
                if (!run.environment.priority) return std::string();
                return field(raisedName(run.environment.priority->raised));
              }},
    CsvColumn{"memory_kind"},
    CsvColumn{"memory_kind_obtained"},
    CsvColumn{"first_use_s"},
    CsvColumn{"read_ratio"},
    CsvColumn{"standard_deviation"},
    CsvColumn{"measured_by", ofOrigin<[](const Origin& origin) { return field(measuredBy(origin)); }>},
    CsvColumn{"source", ofOrigin<[](const Origin& origin) { return field(origin.source); }>},
    CsvColumn{"source_year", ofOrigin<[](const Origin& origin) { return field(origin.year); }>},
    CsvColumn{"published",
              ofOrigin<[](const Origin& origin) { return std::string(origin.published ? "yes" : "no"); }>},
    CsvColumn{"queue_depth"},
    CsvColumn{"read_percent"},
    CsvColumn{"fill"},
    CsvColumn{"engine"},
    CsvColumn{"operations_per_second"},
    CsvColumn{"latency_p50_ns", latencyField<500>},
    CsvColumn{"latency_p90_ns", latencyField<900>},
    CsvColumn{"latency_p99_ns", latencyField<990>},
    CsvColumn{"latency_p99_9_ns", latencyField<999>},
    CsvColumn{"latency_max_ns", latencyField<1000>},
    CsvColumn{"median_operation_rate"},
    CsvColumn{"cpu_percent"},
    CsvColumn{"streams"},
    CsvColumn{"direction"},
    CsvColumn{"peer"},
    CsvColumn{"peer_cpu_percent"},
    CsvColumn{"retransmissions"},
    CsvColumn{"to_rate"},
    CsvColumn{"from_rate"},
    CsvColumn{"limit_source"},
    CsvColumn{"cpu_a"},
    CsvColumn{"cpu_b"},
    CsvColumn{"visits"},
    CsvColumn{"delay"},
    CsvColumn{"traffic_rate"},
    CsvColumn{"off_cpu_percent"},
    CsvColumn{"stolen_percent"},
    CsvColumn{"involuntary_switches"},
    CsvColumn{"first_rate"},
    CsvColumn{"sustained_rate"},
    CsvColumn{"rate_unit"},
    CsvColumn{"fall_s"},
    CsvColumn{"throttles"},
    CsvColumn{"node_from"},
    CsvColumn{"node_to"},
    CsvColumn{"store_bytes"},
    CsvColumn{"store_at"},
    CsvColumn{"offset"},
    CsvColumn{"stride_bytes"},
    CsvColumn{"thermal_state"},
};

/// Empty where a 0 is no figure: of a run that Strata did not measure, what its program does not tell.
std::string textOf(const CsvColumn& column, const Run& run, const CellResult& cell) {
  std::string text;
  if (column.text != nullptr)
    text = column.text(run, cell);
  else if (auto parameter = parameterText(cell.parameters, column.heading))
    text = std::move(*parameter);
  else
    text = figureNamed(cell, column.heading);
  if (!run.origin) return text;
  constexpr std::array<std::string_view, 9> unknownAtZero{
      "seed", "cores", "cpus", "memory_bytes", "count", "clean_count", "bytes", "iterations", "elapsed_s"};
  const bool isZero = text == "0" && std::find(unknownAtZero.begin(), unknownAtZero.end(), column.heading) !=
                                         unknownAtZero.end();
  const Measured* found = measuredOf(&cell);
  const bool isIdle = column.heading == "confidence" && found && !found->low && !found->high;
  if (isZero || isIdle || column.heading == "method") text.clear();
  return text;
}

}  // namespace

std::string toCsv(const std::vector<Run>& runs, CsvTexts texts) {
  std::string csv;
  for (const CsvColumn& column : csvColumns) csv += (csv.empty() ? "" : ",") + csvField(column.heading);
  csv += '\n';
  for (const Run& run : runs) {
    for (const CellResult& cell : run.results) {
      for (const CsvColumn& column : csvColumns) csv += csvField(textOf(column, run, cell), texts) + ',';
      csv.back() = '\n';
    }
  }
  return csv;
}

}  // namespace strata
