// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_name.h"

#include <fmt/format.h>

#include "core/model/kernel_id.h"
#include "core/model/likeness.h"
#include "core/model/memory_levels.h"
#include "core/plan/disk_plan.h"
#include "core/plan/network_plan.h"
#include "core/report/shown_names.h"
#include "core/report/test_reports.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

/// "SEQ1M Q8T1 read", with the share of reads and the fill where the cell has them.
std::string diskName(const CellId& cell, const DiskRow& row, const Words& words) {
  const Parameters& of = cell.parameters;
  if (isSustainedWrite(cell)) return words("disk-sustained", {diskRowName(row)});
  if (row.commits) return diskRowName(row);
  const std::string op = of.readPercent ? words("op-mixed-share", {fmt::format("{}", *of.readPercent)})
                                        : words(wordId(operationIds, of.op.value_or("read")), {});
  const std::string name = words("disk-row-op", {diskRowName(row), op});
  return of.fill ? words("disk-row-fill", {name, words(wordId(fillIds, *of.fill), {})}) : name;
}

std::string networkName(const CellId& cell, const Words& words) {
  const Parameters& of = cell.parameters;
  std::string form(kernelIdOf(cell.kernel).form);
  if (constexpr std::string_view ofPeer = "network-"; form.starts_with(ofPeer)) form.erase(0, ofPeer.size());
  if (form == "returned") return words("network-row-returned", {});
  if (form == "round-trip") return words("network-row-round-trip", {});
  if (form == "acknowledged")
    return words(of.direction == "from" ? "network-row-requested" : "network-row-acknowledged", {});
  if (!of.streams || !of.direction) return kernelWord(cell.kernel, words);
  if (isRoundTrip(cell)) return words(wordId(loadedNetworkRowIds, *of.direction), {});
  return words(numberedId(wordId(networkRowIds, *of.direction), *of.streams), {});
}

std::string latencyName(const Parameters& of, const Words& words) {
  const std::string walk = words(of.blockBytes ? "walk-local" : "walk-whole", {});
  if (of.chains.value_or(1) <= 1) return walk;
  return words("cell-part", {walk, words("latency-chains", {fmt::format("{}", *of.chains)})});
}

/// What another program calls a summary, or the part of a job: what its id says beyond the operation.
std::string peerDetail(const CellId& cell, const Words& words) {
  if (cell.kernel.ends_with("-peak")) return words("peer-peak", {});
  if (cell.kernel.ends_with("-weighted-average")) return words("peer-weighted-average", {});
  const auto level = cell.test == Test::Bandwidth ? namedLevel(cell.kernel) : std::nullopt;
  if (!level) return {};
  return *level == levelOfMemory ? words("level-memory", {}) : fmt::format("L{}", *level);
}

/// The name of another program's cell: that of Strata's loop that is like it, or what is known of it; for fio
/// the job, as its user called it.
std::string peerCellName(const CellId& cell, const Words& words, const SizeText& sizeText) {
  const Parameters& of = cell.parameters;
  const std::string loop = loopLike(cell);
  if (cell.test == Test::Copy && loop == "copy-blocks")
    return of.blockBytes ? words(wordId(copyRowIds, loop), {sizeText(Bytes{*of.blockBytes})})
                         : words("peer-blocks", {});
  if (cell.test == Test::Copy && loop == "copy-elements" && of.widthBytes)
    return words("peer-elements", {fmt::format("{}", *of.widthBytes)});
  if (cell.test == Test::Copy && !loop.empty()) return words(wordId(copyRowIds, loop), {});
  if (cell.test == Test::Latency) return words("walk-whole", {});
  constexpr std::string_view bandwidth = "bandwidth-";
  if (cell.test != Test::Bandwidth && cell.test != Test::Disk && cell.kernel.starts_with(bandwidth))
    return words(cell.kernel.substr(bandwidth.size()), {});
  if (const KernelId id = kernelIdOf(cell.kernel); id.family == "fio" && of.op) {
    std::string job = cell.kernel.substr(id.family.size() + 1);
    if (job != *of.op && job.ends_with('-' + *of.op)) job.resize(job.size() - of.op->size() - 1);
    const std::string op = words(wordId(operationIds, *of.op), {});
    return job == *of.op ? op : words("cell-of", {job, op});
  }
  std::string name;
  if (!loop.empty() && of.widthBytes)
    name = words(numberedId(loop, *of.widthBytes), {});
  else if (of.op)
    name = words(wordId(operationIds, *of.op), {});
  // The program bandwidth has them, and Strata has none that is like them.
  if (loop.empty() && of.op && of.widthBytes && of.pattern == "random" &&
      cell.kernel.find("-nontemporal") != std::string::npos)
    name = words("peer-random-non-temporal", {name, std::to_string(*of.widthBytes)});
  if (name.empty()) return cell.kernel;
  const std::string detail = peerDetail(cell, words);
  return detail.empty() ? name : words("cell-part", {name, detail});
}

/// "CPU 3: Integer", "CPU 0 and CPU 4: Floating-point", "CPU 3: Read, 12 KiB".
std::string coreName(const CellId& cell, const Words& words, const SizeText& sizeText) {
  const Parameters& of = cell.parameters;
  const std::string what = coreLoopName(cell, words, sizeText);
  if (!of.cpuA) return what;  // nothing was measured
  const std::string first = std::to_string(*of.cpuA);
  return words(
      "cell-of",
      {of.cpuB ? words("cpu-pair", {first, std::to_string(*of.cpuB)}) : words("cpu-single", {first}), what});
}

/// The function that names the cells of their test; null where the kernel does.
auto nameByTest(const CellId& cell) -> decltype(TestReport::cellName) {
  const auto group = cell.test.group();
  return group ? testReport(*group).cellName : nullptr;
}

/// The kernel's name without the machine at the other end.
std::string ownName(const CellId& cell, const Words& words, const SizeText& sizeText) {
  const Parameters& of = cell.parameters;
  const KernelId kernel = kernelIdOf(cell.kernel);
  if (const auto named = nameByTest(cell)) {
    if (std::string name = named(cell, words); !name.empty()) return name;
  }
  switch (cell.test.known().value_or(Test::Bandwidth)) {
    case Test::Integer:
    case Test::Floating:
      return testName(cell.test, words);
    case Test::Memory:
      if (!of.widthBytes || !of.pattern) break;
      return words(numberedId(wordId(moveIds, *of.pattern), *of.widthBytes), {});
    case Test::Latency:
      if (kernel.family != "chase") break;
      return latencyName(of, words);
    case Test::Copy:
      if (kernel.family != "copy" || kernel.number) break;
      return words(wordId(copyRowIds, cell.kernel), {sizeText(Bytes{of.blockBytes.value_or(0)})});
    case Test::Cores:
      return coreName(cell, words, sizeText);
    case Test::Disk:
      // Two jobs of fio may be the same row.
      if (const auto row = diskRowOf(of); row && isOwnKernel(cell.kernel)) return diskName(cell, *row, words);
      if (of.op && kernel.family == "disk") return words(wordId(operationIds, *of.op), {});
      break;
    case Test::Network:
      return networkName(cell, words);
    case Test::Library:
      if (kernel.family == "library") return std::string(kernel.form);
      break;
    default:
      break;  // the kernel's name says it all
  }
  if (cell.kernel.empty()) return {};
  if (kernel.family == "triad")
    return words(of.count ? "count-stream" : "count-payload", {kernelWord(cell.kernel, words)});
  return isOwnKernel(cell.kernel) ? kernelWord(cell.kernel, words) : peerCellName(cell, words, sizeText);
}

/// The name of a step whose threads are on CPUs of their own; empty for others.
std::string nameOnCpus(const Step& step, const Words& words) {
  const bool isOfCpus = step.group == TestGroup::CoreToCore || step.group == TestGroup::Cores;
  if (!isOfCpus || step.places.empty()) return {};
  const std::optional<int> a = step.places.front().cpu;
  const std::optional<int> b = step.places.back().cpu;
  if (!a || !b) return {};
  const std::string first = std::to_string(*a);
  if (step.group == TestGroup::CoreToCore)
    return words("step-core-to-core-pair", {first, std::to_string(*b)});
  return step.places.size() < 2 ? words("step-cores-cpu", {first})
                                : words("step-cores-both", {first, std::to_string(*b)});
}

/// Jobs of fio of one name may differ in block and queue depth; a workload of Strata's own says them.
bool isForeignJob(const CellId& cell) {
  return cell.test == Test::Disk && !isOwnKernel(cell.kernel);
}

}  // namespace

std::optional<Bytes> cellSize(const CellId& cell) {
  if (cell.test == Test::Network && cell.parameters.blockBytes) return Bytes{*cell.parameters.blockBytes};
  // A name that the test gives says where the data lie.
  const auto group = cell.test.group();
  if (!cell.parameters.regionBytes || (group && testReport(*group).sizeIsHidden)) return std::nullopt;
  const bool sweeps = cell.test == Test::Bandwidth || cell.test == Test::Latency;
  return sweeps ? footprintOf(cell.parameters) : Bytes{*cell.parameters.regionBytes};
}

std::string coreLoopName(const CellId& cell, const Words& words, const SizeText& sizeText) {
  if (isArithmeticOfCore(cell))
    return testName(kernelIdOf(cell.kernel).family == "heapsort" ? Test::Integer : Test::Floating, words);
  return words("cell-part", {words("op-read", {}), sizeText(Bytes{cell.parameters.regionBytes.value_or(0)})});
}

std::string metricName(const CellResult& cell, const Words& words) {
  if (isOwnKernel(cell.kernel) || cell.metric == "rate" || cell.test != Test::Disk) return {};
  const std::size_t percentile = cell.metric.rfind("-p");
  if (percentile == std::string::npos) return words(wordId(metricIds, cell.metric), {});
  return words("cell-part", {words(wordId(metricIds, cell.metric.substr(0, percentile)), {}),
                             cell.metric.substr(percentile + 1)});
}

std::string cellSizeText(const CellId& cell, const Words& words, const SizeText& sizeText) {
  const auto size = cellSize(cell);
  if (!size) return {};
  // The working set of a sweep: told by what each buffer has, as a person chose it.
  const Bytes buffer{cell.parameters.regionBytes.value_or(0)};
  if (cell.test != Test::Bandwidth || buffer == *size || buffer == 0_B) return sizeText(*size);
  return words("size-buffers", {fmt::format("{}", buffersOfOperation(cell.parameters)), sizeText(buffer)});
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
    name = words(wordId(cellPagesIds, pages), {name});
  const std::string size = cellSizeText(cell, words, sizeText);
  // A core's loop says its size itself; what is loaded lies in memory.
  const bool withSize = !size.empty() && cell.test != Test::Cores && cell.test != Test::LoadedLatency &&
                        (style == NameStyle::WithSize || style == NameStyle::Full);
  // The tests of the processor are what they do.
  const bool withTest =
      cell.test.group() != TestGroup::Processor && (style == NameStyle::WithTest || style == NameStyle::Full);
  if (withTest && withSize) return words("cell-of-test-and-size", {test, size, name});
  if (withTest) return words("cell-of", {test, name});
  return withSize ? words("cell-of", {size, name}) : name;
}

std::string nameWithoutThreads(const CellResult& cell, NameStyle style, const Words& words,
                               const SizeText& sizeText) {
  std::string name = cellName(cell, style, words, sizeText);
  if (const std::string metric = metricName(cell, words); !metric.empty())
    name = words("cell-part", {name, metric});
  const Parameters& of = cell.parameters;
  if (!isForeignJob(cell)) return name;
  if (of.blockBytes) name = words("cell-part", {name, sizeText(Bytes{*of.blockBytes})});
  if (of.queueDepth) name = words("cell-part", {name, fmt::format("Q{}", *of.queueDepth)});
  return name;
}

std::string resultName(const CellResult& cell, NameStyle style, const Words& words,
                       const SizeText& sizeText) {
  std::string name = nameWithoutThreads(cell, style, words, sizeText);
  const std::int64_t threads = cell.parameters.threads.value_or(1);
  // A hand-over takes two.
  if (threads < 2 || cell.test == Test::CoreToCore || cell.test == Test::Cores ||
      cell.test == Test::LoadedLatency || (cell.parameters.queueDepth && !isForeignJob(cell)))
    return name;
  return words("cell-part", {name, words("count-threads", {fmt::format("{}", threads)})});
}

std::string resultName(const CellResult& cell, const Words& words) {
  return words("cell-part", {resultName(cell, NameStyle::Full, words), unitName(cell.unit, words)});
}

std::string stepName(const Plan& plan, std::size_t step, const Words& words, const SizeText& sizeText) {
  const Step& of = plan.steps[step];
  std::string name = nameOnCpus(of, words);
  if (name.empty()) name = words(testReport(of.group).words.step, {sizeText(of.region)});
  if (of.pages != PagePolicy::Default) name = words(wordId(cellPagesIds, pagesName(of.pages)), {name});
  if (!goesThroughThreads(plan) && of.group != TestGroup::Contention) return name;
  const std::size_t threads = threadsOf(of, plan.threads.size());
  return words("cell-part", {name, words("count-threads", {fmt::format("{}", threads)})});
}

}  // namespace strata
