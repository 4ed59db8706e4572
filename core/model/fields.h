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

/// When a key is written. Readers ask for none but the required ones.
enum class Presence {
  Required,
  OfStrata,  ///< required of what Strata measured; other programs tell what they know
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
template <Either<Cache> Of, typename Use>
void withFields(Of& cache, Use use) {
  auto& [level, size, sharedBy] = cache;
  use(Field{"level", level, Presence::Required});
  use(Field{"size_bytes", size, Presence::Required});
  use(Field{"shared_by", sharedBy, Presence::Always});
}
template <Either<WideAccesses> Of, typename Use>
void withFields(Of& accesses, Use use) {
  auto& [widthBytes, loadsPerCycle, storesPerCycle, accessesPerCycle] = accesses;
  use(Field{"width_bytes", widthBytes, Presence::Required});
  use(Field{"loads_per_cycle", loadsPerCycle});
  use(Field{"stores_per_cycle", storesPerCycle});
  use(Field{"accesses_per_cycle", accessesPerCycle});
}
/// Of a published design; others have fewer keys (core/report/json_machine.cpp).
template <Either<CoreClass> Of, typename Use>
void withFields(Of& design, Use use) {
  auto& [id, loadsPerCycle, storesPerCycle, accessesPerCycle, wide, source] = design;
  use(Field{"id", id, Presence::Required});
  use(Field{"loads_per_cycle", loadsPerCycle, Presence::Required});
  use(Field{"stores_per_cycle", storesPerCycle, Presence::Required});
  use(Field{"accesses_per_cycle", accessesPerCycle, Presence::Required});
  use(Field{"wide", wide});
}
template <Either<CoreKind> Of, typename Use>
void withFields(Of& kind, Use use) {
  auto& [name, efficiency, count, caches, coreClass] = kind;
  use(Field{"name", name, Presence::Always});
  use(Field{"efficiency", efficiency, Presence::Always});
  use(Field{"count", count, Presence::Always});
  use(Field{"caches", caches});
  use(Field{"core_class", coreClass});
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
/// Calls `useOfCpu` with each fact of the processor, which has an object of its own in files, and `use` with
/// the others.
template <Either<Machine> Of, typename UseOfCpu, typename Use>
void withFacts(Of& machine, UseOfCpu useOfCpu, Use use) {
  auto& [cpuModel, architecture, packages, cores, cpus, coreKinds, caches, lineSize, nodes, memoryNodes,
         memory, memoryAvailable, mappingLimits, memoryModules, pageSize, hugePageSize, usableLastLevel,
         lastLevelProbe, coreClass, provides, system, cLibrary, hypervisor, emulator, bindsThreads,
         bindsMemory] = machine;
  useOfCpu(Field{"model", cpuModel, Presence::OfStrata});
  useOfCpu(Field{"architecture", architecture, Presence::Always});
  useOfCpu(Field{"packages", packages, Presence::Always});
  useOfCpu(Field{"cores", cores, Presence::OfStrata});
  useOfCpu(Field{"usable", cpus, Presence::Always});
  useOfCpu(Field{"kinds", coreKinds, Presence::Always});
  useOfCpu(Field{"core_class", coreClass});
  useOfCpu(Field{"provides", provides});
  use(Field{"caches", caches, Presence::Always});
  use(Field{"cache_line_bytes", lineSize, Presence::Always});
  use(Field{"usable_last_level_bytes", usableLastLevel});
  use(Field{"last_level_probe", lastLevelProbe});
  use(Field{"nodes", nodes, Presence::Always});
  use(Field{"memory_bytes", memory, Presence::OfStrata});
  use(Field{"memory_available_bytes", memoryAvailable, Presence::Always});
  use(Field{"memory_modules", memoryModules});
  use(Field{"page_size_bytes", pageSize, Presence::Always});
  use(Field{"huge_page_size_bytes", hugePageSize});
  use(Field{"system", system, Presence::OfStrata});
  use(Field{"c_library", cLibrary});
  use(Field{"hypervisor", hypervisor});
  use(Field{"emulator", emulator});
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

/// Calls `use` with what names a run and says when it was, in the order of run files. The rest of its head
/// are words, and objects that the fields of other structs make up.
template <Either<Run> Of, typename Use>
void withNames(Of& run, Use use) {
  use(Field{"id", run.id, Presence::Required});
  use(Field{"series", run.series, Presence::Always});
  use(Field{"repetition", run.repetition, Presence::Always});
  use(Field{"label", run.label, Presence::Always});
  use(Field{"comment", run.comment, Presence::Always});
  use(Field{"started", run.started, Presence::Required});
  use(Field{"finished", run.finished, Presence::Always});
  use(Field{"remeasures", run.remeasures});
}

/// Calls `use` with what says of which loop a result is, and in what it is measured, in the order of run
/// files: between the test and which way is better, which are words.
template <Either<CellResult> Of, typename Use>
void withLoop(Of& result, Use use) {
  use(Field{"kernel", result.kernel, Presence::Required});
  use(Field{"revision", result.revision, Presence::Required});
  use(Field{"metric", result.metric, Presence::Required});
  use(Field{"unit", result.unit, Presence::Required});
}

/// Calls `use` with the value of a figure and what sums up its samples, in the order of run files.
template <Either<Measured> Of, typename Use>
void withSummary(Of& measured, Use use) {
  use(Field{"value", measured.value, Presence::Required});
  use(Field{"statistic", measured.statistic, Presence::Required});
  use(Field{"low", measured.low});
  use(Field{"high", measured.high});
  use(Field{"confidence", measured.confidence, Presence::OfStrata});
  use(Field{"median", measured.median, Presence::OfStrata});
  use(Field{"mad", measured.mad, Presence::OfStrata});
  use(Field{"standard_deviation", measured.standardDeviation});
  use(Field{"count", measured.count, Presence::OfStrata});
  use(Field{"clean_count", measured.cleanCount, Presence::OfStrata});
  use(Field{"samples", measured.samples, Presence::OfStrata});
  use(Field{"clean", measured.clean, Presence::OfStrata});
  use(Field{"quantiles", measured.quantiles, Presence::Always});
  use(Field{"per_thread", measured.perThread, Presence::OfStrata});
  use(Field{"bytes", measured.bytes, Presence::OfStrata});
  use(Field{"iterations", measured.iterations, Presence::OfStrata});
  use(Field{"elapsed_s", measured.elapsedS, Presence::OfStrata});
}

/// Calls `use` with what only some figures have, in the order of run files. Empty or absent: this one has
/// none, but an empty placement says of what Strata measured that the threads were not bound.
template <Either<Measured> Of, typename Use>
void withFiguresOfSomeTests(Of& measured, Use use) {
  const bool isOfStrata = measured.median && measured.mad;
  use(Field{"clock_ghz", measured.clockGhz});
  use(Field{"limit", measured.limit});
  use(Field{"limit_source", measured.limitSource});
  use(Field{"one_thread", measured.oneThread});
  use(Field{"index_only_ns", measured.indexOnlyNs});
  use(Field{"total_rate", measured.totalRate});
  use(Field{"flush_s", measured.flushS});
  use(Field{"pass_s", measured.passSeconds});
  use(Field{"visits", measured.visits});
  use(Field{"placement", measured.placement, isOfStrata ? Presence::Always : Presence::WhereTold});
  use(Field{"pages_obtained", measured.pagesObtained});
  use(Field{"memory_kind_obtained", measured.memoryKindObtained});
  use(Field{"first_use_s", measured.firstUseS});
  use(Field{"read_ratio", measured.readRatio});
  use(Field{"traffic_rate", measured.trafficRate});
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
