// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/model/run.h"

/// The names that run files have for the members of a cell, each once: for who writes them, reads them, or
/// goes through all of them.
namespace strata {

template <typename Value>
struct NamedField {
  const char* key;  ///< in run files
  Value& value;
};
template <typename Value>
NamedField(const char* key, Value& value) -> NamedField<Value>;

/// Calls `use` once with every parameter, a NamedField each, in the order of run files and of reports.
/// The one list of them beside the struct: it does not compile when one is missing.
template <typename Of, typename Use>
  requires std::is_same_v<std::remove_const_t<Of>, Parameters>
decltype(auto) withParameters(Of& parameters, Use use) {
  auto& [regionBytes, widthBytes, pattern, op, threads, pages, chains, count, blockBytes, fileBytes,
         memoryKind, queueDepth, readPercent, fill, streams, direction, peer, cpuA, cpuB, delay, nodeFrom,
         nodeTo, storeBytes, storeAt, offset] = parameters;
  return use(NamedField{"region_bytes", regionBytes}, NamedField{"width_bytes", widthBytes},
             NamedField{"pattern", pattern}, NamedField{"op", op}, NamedField{"threads", threads},
             NamedField{"pages", pages}, NamedField{"chains", chains}, NamedField{"count", count},
             NamedField{"block_bytes", blockBytes}, NamedField{"file_bytes", fileBytes},
             NamedField{"memory_kind", memoryKind}, NamedField{"queue_depth", queueDepth},
             NamedField{"read_percent", readPercent}, NamedField{"fill", fill},
             NamedField{"streams", streams}, NamedField{"direction", direction}, NamedField{"peer", peer},
             NamedField{"cpu_a", cpuA}, NamedField{"cpu_b", cpuB}, NamedField{"delay", delay},
             NamedField{"node_from", nodeFrom}, NamedField{"node_to", nodeTo},
             NamedField{"store_bytes", storeBytes}, NamedField{"store_at", storeAt},
             NamedField{"offset", offset});
}

/// Calls `use` once with what only some tests have of a figure, a NamedField each, in the order of run files:
/// the one list beside the struct for those who read and write them. Empty or absent: the test has none.
template <typename Of, typename Use>
  requires std::is_same_v<std::remove_const_t<Of>, Measured>
decltype(auto) withFiguresOfSomeTests(Of& measured, Use use) {
  return use(NamedField{"one_thread", measured.oneThread}, NamedField{"index_only_ns", measured.indexOnlyNs},
             NamedField{"total_rate", measured.totalRate}, NamedField{"flush_s", measured.flushS},
             NamedField{"pass_s", measured.passSeconds}, NamedField{"visits", measured.visits},
             NamedField{"placement", measured.placement},
             NamedField{"pages_obtained", measured.pagesObtained},
             NamedField{"memory_kind_obtained", measured.memoryKindObtained},
             NamedField{"first_use_s", measured.firstUseS}, NamedField{"read_ratio", measured.readRatio},
             NamedField{"traffic_rate", measured.trafficRate});
}

/// When a key of a figure is written. Readers ask for none but the required ones.
enum class Presence {
  Required,
  Always,
  WhereTold  ///< not where it is absent, empty or 0
};

/// A member of the figures of a test.
template <typename Value>
struct FigureField {
  const char* key;  ///< in run files
  Value& value;
  Presence presence = Presence::WhereTold;
};
template <typename Value>
FigureField(const char* key, Value& value) -> FigureField<Value>;
template <typename Value>
FigureField(const char* key, Value& value, Presence presence) -> FigureField<Value>;

/// Shares of quantiles that have a key of their own: those that people quote. They stand under the key of the
/// figure, and all quantiles, as pairs of a share and ns, under the second key.
inline constexpr std::array<std::pair<const char*, double>, 5> quotedShares{
    {{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"max", 1}}};
inline constexpr const char* quantilesKey = "latency_quantiles_ns";

/// A list of a trace, which has a value for each piece of the time.
template <typename Values>
struct TraceColumn {
  const char* key;  ///< in run files
  Values& values;
  std::string_view headingId = {};  ///< id of the words above its column in reports; empty: of the ends
  std::string_view unit = {};       ///< in that heading; empty: the words say it
};
template <typename Values>
TraceColumn(const char* key, Values& values) -> TraceColumn<Values>;
template <typename Values>
TraceColumn(const char* key, Values& values, std::string_view headingId, std::string_view unit)
    -> TraceColumn<Values>;

/// `Of` is `One`, constant or not.
template <typename Of, typename One>
concept Either = std::is_same_v<std::remove_const_t<Of>, One>;

/// A trace calls `use` with each of its columns, the ends of its pieces first. Files and what is shared
/// follow from that, and tables of its course (core/report/trace_report.h).
template <Either<SustainedTrace> Of, typename Use>
void withColumns(Of& trace, Use use) {
  auto& [endS, sharePercent, clockGhz, temperatureC, powerW, limitPercent] = trace;
  use(TraceColumn{"end_s", endS});
  use(TraceColumn{"share_percent", sharePercent, "column-rate", "%"});
  use(TraceColumn{"clock_ghz", clockGhz, "column-clock", "GHz"});
  use(TraceColumn{"temperature_c", temperatureC, "column-temperature", ""});
  use(TraceColumn{"power_w", powerW, "column-power", "W"});
  use(TraceColumn{"limit_percent", limitPercent, "column-clock-limit", "%"});
}

/// A type with a table of its columns, withColumns.
template <typename Of>
concept Trace = requires(Of& trace) { withColumns(trace, [](const auto&) {}); };

/// Calls `use` with each member of the figures of a test, in the order of run files. The one list of them
/// beside the struct, from which files in both directions, what is shared and columns of CSV follow: it does
/// not compile when one is missing.
template <Either<EnduranceStretch> Of, typename Use>
void withFields(Of& stretch, Use use) {
  auto& [bytes, rate, p50Ns, p99Ns, maxNs] = stretch;
  use(FigureField{"bytes", bytes, Presence::Required});
  use(FigureField{"rate", rate, Presence::Required});
  use(FigureField{"p50_ns", p50Ns, Presence::Always});
  use(FigureField{"p99_ns", p99Ns, Presence::Always});
  use(FigureField{"max_ns", maxNs, Presence::Always});
}
template <Either<DiskFigures> Of, typename Use>
void withFields(Of& disk, Use use) {
  auto& [engine, operationsPerSecond, latency, medianOperationRate, cpuPercent, stretches, extents] = disk;
  use(FigureField{"engine", engine, Presence::Required});
  use(FigureField{"operations_per_second", operationsPerSecond, Presence::Required});
  use(FigureField{"latency_ns", latency});
  use(FigureField{"median_operation_rate", medianOperationRate,
                  latency.empty() ? Presence::WhereTold : Presence::Always});
  use(FigureField{"cpu_percent", cpuPercent});
  use(FigureField{"extents", extents});
  use(FigureField{"stretches", stretches});
}
template <Either<NetworkFigures> Of, typename Use>
void withFields(Of& network, Use use) {
  auto& [latency, cpuPercent, peerCpuPercent, retransmissions, toRate, fromRate] = network;
  use(FigureField{"latency_ns", latency});
  use(FigureField{"cpu_percent", cpuPercent});
  use(FigureField{"peer_cpu_percent", peerCpuPercent});
  use(FigureField{"retransmissions", retransmissions});
  use(FigureField{"to_rate", toRate});
  use(FigureField{"from_rate", fromRate});
}
template <Either<PauseFigures> Of, typename Use>
void withFields(Of& figures, Use use) {
  auto& [count, watchedS, leftOut, pauses, latency, offCpuPercent, stolenPercent, switches] = figures;
  use(FigureField{"count", count, Presence::Required});
  use(FigureField{"watched_s", watchedS, Presence::Required});
  use(FigureField{"latency_ns", latency});
  use(FigureField{"longest_ns", pauses});
  use(FigureField{"left_out", leftOut});
  use(FigureField{"off_cpu_percent", offCpuPercent});
  use(FigureField{"stolen_percent", stolenPercent});
  use(FigureField{"involuntary_switches", switches});
}
template <Either<SustainedFigures> Of, typename Use>
void withFields(Of& sustained, Use use) {
  auto& [plannedS, referenceRate, sustainedRate, rateUnit, fallS, offCpuPercent, stolenPercent, perCpuTime,
         throttles, trace] = sustained;
  use(FigureField{"planned_s", plannedS, Presence::Required});
  use(FigureField{"first_rate", referenceRate, Presence::Required});
  use(FigureField{"sustained_rate", sustainedRate, Presence::Required});
  use(FigureField{"rate_unit", rateUnit, Presence::Required});
  use(FigureField{"fall_s", fallS});
  use(FigureField{"off_cpu_percent", offCpuPercent});
  use(FigureField{"stolen_percent", stolenPercent});
  use(FigureField{"per_cpu_time", perCpuTime, Presence::Always});
  use(FigureField{"throttles", throttles});
  use(FigureField{"trace", trace, Presence::Always});
}

/// Calls `use` with the figures of each test that has some, in the order of run files. Those of disks have no
/// key: their members stand among those that every result has.
template <Either<TestFigures> Of, typename Use>
void withFiguresOfTests(Of& figures, Use use) {
  auto& [disk, network, pauses, sustained] = figures;
  use(NamedField{"", disk});
  use(NamedField{"pauses", pauses});
  use(NamedField{"sustained", sustained});
  use(NamedField{"network", network});
}

}  // namespace strata
