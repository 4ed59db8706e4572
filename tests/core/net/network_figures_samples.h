// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/net/network_figures.h"

/// What two ends may have counted, for tests of the figures and verdicts that it makes.
namespace strata {

inline PlannedCell cellOf(std::string kernel, Parameters of = {}) {
  PlannedCell cell;
  cell.test = Test::Network;
  cell.kernel = std::move(kernel);
  cell.parameters = std::move(of);
  return cell;
}

inline PlannedCell streams(const char* direction) {
  Parameters of;
  of.streams = 1;
  of.direction = direction;
  return cellOf("network-stream", of);
}

inline PlannedCell chunks() {
  Parameters of;
  of.blockBytes = (1_MiB).count;
  return cellOf("network-acknowledged", of);
}

/// What an end counts that received so much, with forty equal slices.
inline EndCount received(std::vector<std::uint64_t> bytes, double seconds, double rate = 1) {
  EndCount count;
  count.elapsedS = seconds;
  count.streams = std::move(bytes);
  count.rates.assign(40, rate);
  count.cpus = 8;
  return count;
}

/// What an end counts that received nothing.
inline EndCount only(double seconds) {
  EndCount count;
  count.elapsedS = seconds;
  count.cpus = 8;
  return count;
}

inline LineFigures line(EndCount own, EndCount others) {
  LineFigures figures;
  figures.count.own = std::move(own);
  figures.count.others = std::move(others);
  return figures;
}

/// Of a stream to the other machine: 100 MB/s.
inline LineFigures hundred() {
  return line(only(2), received({200'000'000}, 2, 100));
}

inline CellResult resultOf(const PlannedCell& cell, LineFigures figures, std::uint64_t seed = 1) {
  std::vector<LineFigures> lines;
  lines.push_back(std::move(figures));
  return networkResult(cell, lines, seed);
}

inline Measured measuredOf(const CellResult& result) {
  const auto* measured = std::get_if<Measured>(&result.outcome);
  EXPECT_NE(measured, nullptr);
  return measured ? *measured : Measured{};
}

inline Measured measuredOf(const PlannedCell& cell, LineFigures figures) {
  return measuredOf(resultOf(cell, std::move(figures)));
}

inline std::vector<Reason> reasonsOf(const PlannedCell& cell, LineFigures figures) {
  return measuredOf(cell, std::move(figures)).verdict.reasons;
}

inline std::string failureOf(const CellResult& result) {
  const auto* failed = std::get_if<Failed>(&result.outcome);
  return failed ? failed->error.id : "measured";
}

inline Reason processorLimit(const char* where, double percent) {
  return {"network-processor-limit", {{"where", std::string(where)}, {"cpu_percent", percent}}};
}

inline LineFigures roundTrips() {
  LineFigures figures = line(only(2), only(2));
  for (std::uint64_t ns = 1000; ns <= 1100; ++ns) figures.count.latency.record(ns);
  figures.count.latencySamples.assign(40, 1050);
  return figures;
}

inline LineFigures chunksOf(std::vector<double> ns) {
  LineFigures figures = line(only(0.4), only(0.4));
  for (const double took : ns) figures.count.latency.record(static_cast<std::uint64_t>(took));
  figures.count.latencySamples = std::move(ns);
  return figures;
}

using Reasons = std::vector<Reason>;

}  // namespace strata
