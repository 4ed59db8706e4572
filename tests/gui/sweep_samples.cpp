// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/sweep_samples.h"

#include <variant>

#include "core/model/kernel_id.h"

namespace strata::gui {

namespace {

ResultRow rowOf(Test test, const std::string& kernel, const Parameters& parameters, double value) {
  CellResult result{{test, kernel, parameters}};
  result.unit = std::string(unitOf(result));
  Measured measured;
  measured.value = value;
  if (test != Test::Disk) measured.clockGhz = 2.0;
  result.outcome = measured;

  ResultRow row{result};
  row.result = result;
  return row;
}

}  // namespace

Machine serverMachine() {
  Machine machine;
  machine.cpus = {{0, 0, 0, 0, 0, 0}, {1, 1, 0, 0, 0, 0}};
  machine.caches = {{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 105_MiB, 2}};
  machine.usableLastLevel = 16_MiB;
  machine.memory = 8_GiB;
  return machine;
}

ResultRow bandwidthRow(const std::string& op, Bytes footprint, double megabytesPerSecond,
                       std::int64_t threads, std::int64_t width) {
  Parameters parameters;
  parameters.regionBytes = op == "copy" ? footprint.count / 2 : footprint.count;
  parameters.widthBytes = width;
  parameters.pattern = "serial";
  parameters.op = op;
  parameters.threads = threads;
  return rowOf(Test::Bandwidth, op + "-serial-" + std::to_string(width), parameters, megabytesPerSecond);
}

ResultRow latencyRow(Bytes footprint, double ns, bool local) {
  Parameters parameters;
  parameters.regionBytes = footprint.count;
  parameters.pattern = "random";
  parameters.op = "latency";
  parameters.threads = 1;
  if (local) parameters.blockBytes = (64_KiB).count;
  return rowOf(Test::Latency, "chase-1", parameters, ns);
}

ResultRow moveRow(Bytes region, std::int64_t width, const std::string& pattern, double megabytesPerSecond) {
  Parameters parameters;
  parameters.regionBytes = region.count;
  parameters.widthBytes = width;
  parameters.pattern = pattern;
  parameters.op = "move";
  parameters.threads = 1;
  return rowOf(Test::Memory, "move-" + pattern + "-" + std::to_string(width), parameters, megabytesPerSecond);
}

ResultRow diskRow(const std::string& op, double megabytesPerSecond) {
  Parameters parameters;
  parameters.op = op;
  return rowOf(Test::Disk, "disk-" + op + "-serial", parameters, megabytesPerSecond);
}

ResultRow processorRow(Test test, double operations) {
  return rowOf(test, test == Test::Integer ? "heapsort-1000" : "floating-mix", {}, operations);
}

Measured& figuresOf(ResultRow& row) {
  return std::get<Measured>(row.result->outcome);
}

}  // namespace strata::gui
