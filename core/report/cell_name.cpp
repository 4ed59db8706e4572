// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_name.h"

#include <fmt/format.h>

#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"
#include "core/plan/disk_plan.h"
#include "core/plan/network_plan.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// "SEQ1M Q8T1 read", with the share of reads and the fill where the cell has them.
std::string diskName(const CellId& cell, const DiskRow& row, const Words& words) {
  const Parameters& of = cell.parameters;
  if (isSustainedWrite(cell)) return words("disk-sustained", {diskRowName(row)});
  const std::string op = of.readPercent ? words("op-mixed-share", {fmt::format("{}", *of.readPercent)})
                                        : words("op-" + of.op.value_or("read"), {});
  const std::string name = words("disk-row-op", {diskRowName(row), op});
  return of.fill ? words("disk-row-fill", {name, words("fill-" + *of.fill, {})}) : name;
}

std::string networkName(const CellId& cell, const Words& words) {
  const Parameters& of = cell.parameters;
  const std::string form(kernelIdOf(cell.kernel).form);
  if (form == "round-trip") return words("network-row-round-trip", {});
  if (form == "acknowledged") return words("network-row-acknowledged", {});
  if (!of.streams || !of.direction) return kernelWord(cell.kernel, words);
  if (isRoundTrip(cell)) return words("network-row-loaded-" + *of.direction, {});
  return words(fmt::format("network-row-{}-{}", *of.direction, *of.streams), {});
}

std::string latencyName(const Parameters& of, const Words& words) {
  const std::string walk = words(of.blockBytes ? "walk-local" : "walk-whole", {});
  if (of.chains.value_or(1) <= 1) return walk;
  return words("cell-part", {walk, words(fmt::format("latency-chains-{}", *of.chains), {})});
}

/// The kernel's name without the machine at the other end.
std::string ownName(const CellId& cell, const Words& words, const SizeText& sizeText) {
  const Parameters& of = cell.parameters;
  const KernelId kernel = kernelIdOf(cell.kernel);
  switch (cell.test.known().value_or(Test::Bandwidth)) {
    case Test::Integer:
    case Test::Floating:
      return testName(cell.test, words);
    case Test::Memory:
      if (!of.widthBytes || !of.pattern) break;
      return words(fmt::format("memory-{}-{}", *of.pattern, *of.widthBytes), {});
    case Test::Latency:
      // Other programs have walks of their own.
      if (kernel.family != "chase") break;
      return latencyName(of, words);
    case Test::Copy:
      if (kernel.family != "copy" || kernel.number) break;
      return words("row-" + cell.kernel, {sizeText(Bytes{of.blockBytes.value_or(0)})});
    case Test::MemoryTypes:
      if (!of.memoryKind) break;
      return words("cell-part", {kernelWord(cell.kernel, words), words("memory-kind-" + *of.memoryKind, {})});
    case Test::Disk:
      if (const auto row = diskRowOf(of)) return diskName(cell, *row, words);
      if (of.op && kernel.family == "disk") return words("op-" + *of.op, {});
      break;
    case Test::Network:
      return networkName(cell, words);
    case Test::Library:
      return kernel.family == "library" ? std::string(kernel.form) : cell.kernel;
    case Test::Bandwidth:
    case Test::Registers:
    case Test::String:
      break;
  }
  return cell.kernel.empty() ? std::string() : kernelWord(cell.kernel, words);
}

}  // namespace

std::optional<Bytes> cellSize(const CellId& cell) {
  if (cell.test == Test::Network && cell.parameters.blockBytes) return Bytes{*cell.parameters.blockBytes};
  if (!cell.parameters.regionBytes) return std::nullopt;
  const bool sweeps = cell.test == Test::Bandwidth || cell.test == Test::Latency;
  return sweeps ? footprintOf(cell.parameters) : Bytes{*cell.parameters.regionBytes};
}

CellId withoutPeer(CellId cell) {
  cell.parameters.peer.reset();
  return cell;
}

std::string peerName(const CellId& cell, const Words& words) {
  const auto& peer = cell.parameters.peer;
  if (!peer) return {};
  return *peer == allPeers ? words("network-all-peers", {}) : *peer;
}

std::string kernelName(const CellId& cell, const Words& words, const SizeText& sizeText) {
  const std::string name = ownName(cell, words, sizeText);
  const std::string peer = cell.test == Test::Network ? peerName(cell, words) : std::string();
  return peer.empty() ? name : words("network-of-peer", {name, peer});
}

std::string cellName(const CellId& cell, NameStyle style, const Words& words, const SizeText& sizeText) {
  const std::string test = testName(cell.test, words);
  std::string name = kernelName(cell, words, sizeText);
  if (name.empty()) return test;
  if (const std::string pages = cell.parameters.pages.value_or("default"); pages != "default")
    name = words("cell-pages-" + pages, {name});
  const auto size = cellSize(cell);
  const bool withSize = size && (style == NameStyle::WithSize || style == NameStyle::Full);
  // The tests of the processor are what they do.
  const bool withTest =
      cell.test.group() != TestGroup::Processor && (style == NameStyle::WithTest || style == NameStyle::Full);
  if (withTest && withSize) return words("cell-of-test-and-size", {test, sizeText(*size), name});
  if (withTest) return words("cell-of", {test, name});
  return withSize ? words("cell-of", {sizeText(*size), name}) : name;
}

std::string cellIdText(const CellResult& cell, const Words& words) {
  const Parameters& of = cell.parameters;
  if (cell.test == Test::Network || (cell.test == Test::Disk && diskRowOf(of)))
    return cell.test.text() + ' ' + kernelName(cell, words);
  const bool isMove = cell.kernel.starts_with("move-");
  const bool isClear =
      cell.kernel.starts_with(cell.test.text()) || isMove || cell.test.group() == TestGroup::Processor;
  std::string text = isClear ? cell.kernel : cell.test.text() + ' ' + cell.kernel;
  // Another program has several figures of one loop.
  if (cell.metric != "rate" && cell.metric != "latency" && cell.metric != "operations")
    text += ' ' + cell.metric;
  if (!isMove && cell.test == Test::Memory) {
    if (of.widthBytes) text += fmt::format(" {}", *of.widthBytes);
    if (of.pattern) text += ' ' + *of.pattern;
  }
  if (of.regionBytes) text += ' ' + formatSize(Bytes{*of.regionBytes});
  if (of.blockBytes) text += ' ' + words("compare-block", {formatSize(Bytes{*of.blockBytes})});
  if (of.chains && *of.chains > 1) text += fmt::format(" x{}", *of.chains);
  if (of.threads && *of.threads > 1) text += ' ' + words("compare-threads", {fmt::format("{}", *of.threads)});
  if (of.pages && *of.pages != "default") text += ' ' + *of.pages;
  if (of.memoryKind) text += ' ' + *of.memoryKind;
  return text;
}

}  // namespace strata
