// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/model/run.h"

/// The names that run files have for the members of what is in them, each once: for who writes them, reads
/// them, or goes through all of them.
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
         nodeTo, storeBytes, storeAt, offset, strideBytes] = parameters;
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
             NamedField{"offset", offset}, NamedField{"stride_bytes", strideBytes});
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

/// When a key is written. Readers ask for none but the required ones.
enum class Presence {
  Required,
  Always,
  WhereTold  ///< not where it is absent, empty or 0
};

/// A member of a struct of run files.
template <typename Value>
struct Field {
  const char* key;  ///< in run files
  Value& value;
  Presence presence = Presence::WhereTold;
};
template <typename Value>
Field(const char* key, Value& value) -> Field<Value>;
template <typename Value>
Field(const char* key, Value& value, Presence presence) -> Field<Value>;

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
  use(Field{"bytes", bytes, Presence::Required});
  use(Field{"rate", rate, Presence::Required});
  use(Field{"p50_ns", p50Ns, Presence::Always});
  use(Field{"p99_ns", p99Ns, Presence::Always});
  use(Field{"max_ns", maxNs, Presence::Always});
}
template <Either<DiskFigures> Of, typename Use>
void withFields(Of& disk, Use use) {
  auto& [engine, operationsPerSecond, latency, medianOperationRate, cpuPercent, stretches, extents] = disk;
  use(Field{"engine", engine, Presence::Required});
  use(Field{"operations_per_second", operationsPerSecond, Presence::Required});
  use(Field{"latency_ns", latency});
  use(Field{"median_operation_rate", medianOperationRate,
            latency.empty() ? Presence::WhereTold : Presence::Always});
  use(Field{"cpu_percent", cpuPercent});
  use(Field{"extents", extents});
  use(Field{"stretches", stretches});
}
template <Either<NetworkFigures> Of, typename Use>
void withFields(Of& network, Use use) {
  auto& [latency, cpuPercent, peerCpuPercent, retransmissions, toRate, fromRate] = network;
  use(Field{"latency_ns", latency});
  use(Field{"cpu_percent", cpuPercent});
  use(Field{"peer_cpu_percent", peerCpuPercent});
  use(Field{"retransmissions", retransmissions});
  use(Field{"to_rate", toRate});
  use(Field{"from_rate", fromRate});
}
template <Either<PauseFigures> Of, typename Use>
void withFields(Of& figures, Use use) {
  auto& [count, watchedS, leftOut, pauses, latency, offCpuPercent, stolenPercent, switches] = figures;
  use(Field{"count", count, Presence::Required});
  use(Field{"watched_s", watchedS, Presence::Required});
  use(Field{"latency_ns", latency});
  use(Field{"longest_ns", pauses});
  use(Field{"left_out", leftOut});
  use(Field{"off_cpu_percent", offCpuPercent});
  use(Field{"stolen_percent", stolenPercent});
  use(Field{"involuntary_switches", switches});
}
template <Either<SustainedFigures> Of, typename Use>
void withFields(Of& sustained, Use use) {
  auto& [plannedS, referenceRate, sustainedRate, rateUnit, fallS, offCpuPercent, stolenPercent, perCpuTime,
         throttles, thermalState, trace] = sustained;
  use(Field{"planned_s", plannedS, Presence::Required});
  use(Field{"first_rate", referenceRate, Presence::Required});
  use(Field{"sustained_rate", sustainedRate, Presence::Required});
  use(Field{"rate_unit", rateUnit, Presence::Required});
  use(Field{"fall_s", fallS});
  use(Field{"off_cpu_percent", offCpuPercent});
  use(Field{"stolen_percent", stolenPercent});
  use(Field{"per_cpu_time", perCpuTime, Presence::Always});
  use(Field{"throttles", throttles});
  use(Field{"thermal_state", thermalState});
  use(Field{"trace", trace, Presence::Always});
}

/// Calls `use` with each member, in the order of run files, as withFields does for figures of a test: what is
/// known about the machine and about where figures come from.
template <Either<Program> Of, typename Use>
void withFields(Of& program, Use use) {
  auto& [version, compiler, method] = program;
  use(Field{"version", version, Presence::Required});
  use(Field{"compiler", compiler, Presence::Always});
  use(Field{"method", method, Presence::Required});
}
template <Either<Origin> Of, typename Use>
void withFields(Of& origin, Use use) {
  auto& [program, version, source, address, year, published, leftOut] = origin;
  use(Field{"program", program});
  use(Field{"version", version});
  use(Field{"source", source});
  use(Field{"address", address});
  use(Field{"year", year});
  use(Field{"published", published, Presence::Always});
  use(Field{"left_out", leftOut});
}
template <Either<Health> Of, typename Use>
void withFields(Of& health, Use use) {
  auto& [governor, clockDriver, transparentPages, boost, powerProfile, onBattery, powerLimitW, temperatureC,
         memoryPressure, cpuQuota, memoryLimit, kernel, microcode, substitute] = health;
  use(Field{"governor", governor});
  use(Field{"clock_driver", clockDriver});
  use(Field{"transparent_pages", transparentPages});
  use(Field{"boost", boost});
  use(Field{"power_profile", powerProfile});
  use(Field{"on_battery", onBattery});
  use(Field{"power_limit_w", powerLimitW});
  use(Field{"temperature_c", temperatureC});
  use(Field{"memory_pressure_percent", memoryPressure});
  use(Field{"cpu_quota", cpuQuota});
  use(Field{"memory_limit_bytes", memoryLimit});
  use(Field{"kernel", kernel});
  use(Field{"microcode", microcode});
  use(Field{"substitute", substitute});
}
template <Either<CalmWait> Of, typename Use>
void withFields(Of& wait, Use use) {
  auto& [waitedS, calm] = wait;
  use(Field{"waited_s", waitedS, Presence::Required});
  use(Field{"calm", calm, Presence::Required});
}
template <Either<Environment> Of, typename Use>
void withFields(Of& environment, Use use) {
  auto& [stolenPercent, loadBefore, spareCpu, ticksPerSecond, suspendedS, clockStepS, priority, healthBefore,
         healthAfter, calmWait] = environment;
  use(Field{"stolen_percent", stolenPercent});
  use(Field{"load_before", loadBefore});
  use(Field{"spare_cpu", spareCpu, Presence::Always});
  use(Field{"ticks_per_second", ticksPerSecond});
  use(Field{"suspended_s", suspendedS});
  use(Field{"clock_step_s", clockStepS});
  use(Field{"priority", priority});
  use(Field{"health_before", healthBefore});
  use(Field{"health_after", healthAfter});
  use(Field{"calm_wait", calmWait});
}
template <Either<MemoryModules> Of, typename Use>
void withFields(Of& modules, Use use) {
  auto& [count, type, speedMts, channels, ratedMts] = modules;
  use(Field{"count", count});
  use(Field{"type", type});
  use(Field{"speed_mts", speedMts});
  use(Field{"rated_mts", ratedMts});
  use(Field{"channels", channels});
}
template <Either<FolderFacts> Of, typename Use>
void withFields(Of& folder, Use use) {
  auto& [path, free, device, fileSystem, sector, largestFile, capacity, mountOptions, model, physicalSector,
         rotates, link, linkRate, driveLink, driveLinkRate, inMemory, throughProgram, copyOnWrite, compresses,
         encrypted, deviceInMemory] = folder;
  use(Field{"folder", path, Presence::Required});
  use(Field{"free_bytes", free, Presence::Always});
  use(Field{"capacity_bytes", capacity});
  use(Field{"largest_file_bytes", largestFile});
  use(Field{"device", device});
  use(Field{"file_system", fileSystem});
  use(Field{"mount_options", mountOptions});
  use(Field{"sector_bytes", sector, Presence::Always});
  use(Field{"physical_sector_bytes", physicalSector});
  use(Field{"model", model});
  use(Field{"rotates", rotates});
  use(Field{"link", link});
  use(Field{"link_rate_mbs", linkRate});
  use(Field{"drive_link", driveLink});
  use(Field{"drive_link_rate_mbs", driveLinkRate});
  use(Field{"in_memory", inMemory});
  use(Field{"device_in_memory", deviceInMemory});
  use(Field{"through_program", throughProgram});
  use(Field{"copy_on_write", copyOnWrite});
  use(Field{"compresses", compresses});
  use(Field{"encrypted", encrypted});
}
template <Either<PeerFacts> Of, typename Use>
void withFields(Of& peer, Use use) {
  auto& [name, address, localAddress, leads, sameHost, loopback, cpu, system, version, interface, linkRate,
         peerLinkRate] = peer;
  use(Field{"name", name, Presence::Required});
  use(Field{"address", address});
  use(Field{"local_address", localAddress});
  use(Field{"leads", leads, Presence::Always});
  use(Field{"same_host", sameHost, Presence::Always});
  use(Field{"loopback", loopback, Presence::Always});
  use(Field{"cpu", cpu});
  use(Field{"system", system});
  use(Field{"version", version});
  use(Field{"interface", interface});
  use(Field{"link_rate_mbs", linkRate});
  use(Field{"peer_link_rate_mbs", peerLinkRate});
}

/// Calls `use` with what Strata tells of every figure, and other programs of some, in the order of run files.
/// The required ones are there in each figure that Strata measured.
template <Either<Measured> Of, typename Use>
void withSummary(Of& measured, Use use) {
  use(Field{"confidence", measured.confidence, Presence::Required});
  use(Field{"median", measured.median, Presence::Required});
  use(Field{"mad", measured.mad, Presence::Required});
  use(Field{"standard_deviation", measured.standardDeviation});
  use(Field{"count", measured.count, Presence::Required});
  use(Field{"clean_count", measured.cleanCount, Presence::Required});
  use(Field{"samples", measured.samples, Presence::Required});
  use(Field{"clean", measured.clean, Presence::Required});
  use(Field{"quantiles", measured.quantiles, Presence::Always});
  use(Field{"per_thread", measured.perThread, Presence::Required});
  use(Field{"bytes", measured.bytes, Presence::Required});
  use(Field{"iterations", measured.iterations, Presence::Required});
  use(Field{"elapsed_s", measured.elapsedS, Presence::Required});
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
