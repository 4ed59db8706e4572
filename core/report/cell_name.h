// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/base/units.h"
#include "core/model/cell.h"
#include "core/plan/plan.h"
#include "core/report/text.h"

/// What a cell is called, the same in every report, table, chart and progress line.
namespace strata {

/// How much the name says besides what is done.
enum class NameStyle {
  Kernel,    ///< nothing: "Sequential read, 64-byte", "SEQ1M Q8T1 read", "RTT"
  WithSize,  ///< beside cells of its test: "24 KiB: Sequential read, 64-byte"
  WithTest,  ///< a line over all sizes: "Bandwidth: Sequential read, 64-byte"
  Full,      ///< beside all cells: "Bandwidth 24 KiB: Sequential read, 64-byte"
};

/// How sizes are written: formatSize() in reports, as the locale does it in the window.
using SizeText = std::function<std::string(Bytes)>;

/// The pages of memory are told where they are not the default ones, the machine where there are several; the
/// number of threads never.
std::string cellName(const CellId& cell, NameStyle style, const Words& words,
                     const SizeText& sizeText = formatSize);

/// NameStyle::Kernel without the pages, for charts and tables whose cells all have the same.
std::string kernelName(const CellId& cell, const Words& words, const SizeText& sizeText = formatSize);

/// What a cell of the test of every core measures, without the CPU: "Integer", "Read, 12 KiB".
std::string coreLoopName(const CellId& cell, const Words& words, const SizeText& sizeText = formatSize);

/// The name of a cell with what another program measured of it, for tables that tell the threads apart.
std::string nameWithoutThreads(const CellResult& cell, NameStyle style, const Words& words,
                               const SizeText& sizeText = formatSize);

/// The name of a cell with what else tells its results from others': what another program measured of it, and
/// the threads where there are several.
std::string resultName(const CellResult& cell, NameStyle style, const Words& words,
                       const SizeText& sizeText = formatSize);
/// The same beside all others, with its unit: "Bandwidth 24 KiB: Sequential read, 64-byte, MB/s".
std::string resultName(const CellResult& cell, const Words& words);

/// The size that tells cells of one kernel apart: all that one thread touches for bandwidth and latency, the
/// chunk of the network, the region for other tests; absent where there is none.
std::optional<Bytes> cellSize(const CellId& cell);

/// The same for people. Where several buffers of bandwidth make up a working set, the size of each is told:
/// "2 x 32 KiB". Empty where there is none.
std::string cellSizeText(const CellId& cell, const Words& words, const SizeText& sizeText = formatSize);

/// What a figure of another program is, where that has several of one job: "latency, p99". Empty of a rate,
/// and of Strata's own.
std::string metricName(const CellResult& cell, const Words& words);

/// The cell without its machine, for tables that stand under the name of that machine.
CellId withoutPeer(CellId cell);

/// A step of a plan: "Bandwidth, working set 24 KiB", with the pages of memory where they are not the default
/// ones, and the number of threads where steps of the plan differ in it.
std::string stepName(const Plan& plan, std::size_t step, const Words& words,
                     const SizeText& sizeText = formatSize);

/// The other machine as a person named it, or what stands for all together; empty where there is only one.
std::string peerName(const CellId& cell, const Words& words);

}  // namespace strata
