// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/core_limits.h"
#include "core/plan/plan.h"
#include "kernels/kernel.h"

/// What the parts of makePlan share.
namespace strata {

/// What a plan is made from.
struct PlanRequest {
  const Settings& settings;
  const Selection& selection;
  const Machine& machine;
  const std::vector<ThreadPlace>& threads;
  PagePolicy pages = PagePolicy::Default;  ///< one of those that the selection asks for

  int threadCount() const { return static_cast<int>(threads.size()); }
};

/// Whether a choice, of which nothing means all, includes the value.
template <typename T, typename U>
bool wants(const std::vector<T>& chosen, const U& value) {
  return chosen.empty() || std::find(chosen.begin(), chosen.end(), value) != chosen.end();
}

/// All that a thread touches of a region: source and destination.
inline constexpr std::uint64_t buffersOfMove = 2;
inline constexpr std::uint64_t buffersOfCopy = 2;

/// Rough, for the progress bar: so many bytes are copied a second by all threads together.
inline constexpr double expectedCopyRate = 4e9;

std::string_view patternName(kernels::Pattern pattern);

/// The design of the cores that all threads are bound to; nothing where it is unknown or they differ.
std::optional<CoreClass> designOf(const PlanRequest& request);

/// Sets the limit of a cell by that core, where it is known.
void limitByCore(PlannedCell& cell, const std::optional<CoreClass>& design, ElementUse use,
                 std::uint32_t widthBytes);

/// The widest plain sequential kernel of that family, one of those of bandwidth, that this machine can run.
const kernels::Kernel& widestPlain(kernels::Family family, const Machine& machine);
/// The widest plain sequential kernel of a read that this machine can run.
const kernels::Kernel& widestRead(const Machine& machine);

/// Whether every thread's footprint fits into its part of the cache of that level, 1 or 2; levels that the
/// system does not report are taken as 32 KiB and 256 KiB.
bool fitsLevel(int level, Bytes footprint, const PlanRequest& request);

/// The pages that the buffers are to have, as run files name them.
std::string pagesName(const PlanRequest& request);

/// The number of threads that footprints are chosen for. Where threads scale, it is the greatest for any
/// number of them: what is compared differs in the threads alone, and all of it fits.
int threadsToFit(const PlanRequest& request);

/// The regions that settings or machine choose.
std::vector<Bytes> chosenRegions(const Settings& settings, const Machine& machine, int threads);

/// Skips what has more elements than the random kernels can tell apart.
std::optional<Reason> tooManyElements(const kernels::Kernel& kernel, Bytes region);

/// Spreads so many seconds over the cells that are measured.
void shareTime(Step& step, double seconds);

/// The steps of the classic tests, in the order in which they are run.
Step processorStep(const PlanRequest& request);
std::vector<Step> memorySteps(const PlanRequest& request);
Step diskStep(const Plan& plan, const Selection& selection, int threads);

/// The steps of the bandwidth and the latency test, the smallest footprint first; see Selection. Footprints
/// are bounded by what memory allows, 2 GiB and a quarter of the memory.
std::vector<Step> bandwidthSteps(const PlanRequest& request);
std::vector<Step> latencySteps(const PlanRequest& request);

/// The steps of copy, one a region: one buffer of one thread, of any number of bytes. Without regions in the
/// settings, both buffers together have the footprint that shows memory (footprintOfLevel).
std::vector<Step> copySteps(const PlanRequest& request);

/// All threads' copies from one buffer to another have the footprint that shows memory, and `buffers` of each
/// thread fit. Where threads scale, one by itself must not be left in the cache that all of them share.
Bytes regionInMemory(const PlanRequest& request, std::uint64_t buffers);

/// The steps of library, one a size: the regions that the settings name, or 16 and 256 bytes, 4 KiB, a
/// quarter of L2 and one in memory.
std::vector<Step> librarySteps(const PlanRequest& request);

/// The transfers between registers, in one step.
Step registerStep(const PlanRequest& request);

/// The steps of string, one a region: in whole cache lines what the settings name, or a quarter of L1 and of
/// L2 and one in memory. Where the instruction set has no string instructions there is one, and all of it is
/// skipped.
std::vector<Step> stringSteps(const PlanRequest& request);
/// The steps of memory kinds, one a size: the regions that the settings name, or usualKindRegion, in whole
/// KiB so that a use is the same for each width. The first thread alone carries them out, as it does for
/// latency: what is asked is what a store costs, and a device's memory is one. Cells that are compared, of
/// different kinds, come one after another.
std::vector<Step> kindSteps(const PlanRequest& request);
/// Whether a kernel is one that memory kinds are used by: plain serial stores and copies.
bool usesKinds(const kernels::Kernel& kernel);
/// The steps of framebuffer, by the first thread alone: for each size (the regions that the settings name, or
/// usualPictureRegion) one in the memory of the screen, and one in that of a picture that no screen shows.
std::vector<Step> framebufferSteps(const PlanRequest& request);
/// Whether a kernel is one that framebuffer measures by on some machine: plain and non-temporal reads, writes
/// and copies from regular memory.
bool measuresPictures(const kernels::Kernel& kernel);
/// The CPUs that tests of CPUs measure, those of Settings::cpuList or all: neighbours next to each other.
std::vector<LogicalCpu> chosenCpus(const PlanRequest& request);
/// The steps of core to core, one a pair of CPUs: those of Settings::cpuList, or all. If there are more than
/// mostCpusOfPairs, a sample of them, unless the sweep is a full one. Pairs of each distance come in turn,
/// the closest first, so that all distances are soon known. Where threads are not bound, or cannot be, one
/// step of two threads anywhere; where there is one CPU, one that is skipped.
std::vector<Step> coreSteps(const PlanRequest& request);
inline constexpr std::size_t mostCpusOfPairs = 64;
/// The steps of cores, visited in rounds: for each core two of its first usable hardware thread by itself,
/// one of arithmetic and reads of L1 and L2 and one of reads of memory; for each with a second usable one a
/// step of arithmetic by both together. A full sweep has every hardware thread by itself. If there are more
/// than mostCores, a sample of them, in which each kind of core is, unless the sweep is a full one. Where
/// there is one CPU, or threads are not bound, one step that is skipped.
std::vector<Step> singleCoreSteps(const PlanRequest& request);
/// Whether a kernel is one that single cores are measured by: arithmetic and plain sequential reads, of which
/// the widest of the machine is taken.
bool measuresCores(const kernels::Kernel& kernel);
inline constexpr std::size_t mostCores = 64;
inline constexpr int visitsOfCore = 4;
/// The steps of contention, one for each number of threads: 1, 2, 4 … (every one in a full sweep) and one for
/// each place of the binding, or Settings::threads where that is more. Where there is one place, one step
/// that is skipped.
std::vector<Step> contentionSteps(const PlanRequest& request);

/// The steps of loaded latency: one chase through memory, on the first of the chosen CPUs, and an injector on
/// the first of each other core; in all mixes (only reads in a quick sweep) with each of injectionDelays(),
/// and first without any. Their buffers have four last levels each, at least 64 MiB, less where memory is
/// scarce. Where there is one CPU or one core, or threads are not bound, one step that is skipped.
std::vector<Step> loadedLatencySteps(const PlanRequest& request);
/// Iterations of an empty loop after each line: from one, which a load hides, to some thousand, each about
/// 1.7 times as many as the one before.
std::vector<std::int64_t> injectionDelays();
/// The steps of numa: for each node with chosen CPUs and each node with memory the latency, one chase by the
/// first of these CPUs, and the bandwidth, the widest read by all of them. The chase goes through four last
/// levels, the readers that share one through as much together; less where memory is scarce, and no more than
/// half of the node's. Where there is one node, or threads or memory are not bound, one step that is skipped.
std::vector<Step> numaSteps(const PlanRequest& request);
/// Whether a kernel is one that nodes are measured by on some machine: one chain, and plain sequential reads.
bool measuresNodes(const kernels::Kernel& kernel);
/// The one step of store forwarding, by the first thread alone: each width of a store with each of a load
/// that begins where it does, and for eight bytes each offset from -8 to 8, and stores across the boundary of
/// a line and of a page. A full sweep has these for each pair of widths, and takes as much longer. A quick
/// sweep, or less than secondsOfAllForwarding of Settings::memorySeconds where none is chosen, has equal
/// widths only, and a few of the others.
std::vector<Step> forwardingSteps(const PlanRequest& request);
inline constexpr int secondsOfAllForwarding = 2;
/// The cells where no sweep is chosen, and the time is long enough for all of them.
inline constexpr double cellsOfForwarding = 45;
/// How far a load may begin before its store, and behind that.
inline constexpr std::int64_t mostForwardingOffset = 8;
/// The place of a store in a page, Parameters::storeAt, if neither it nor the load crosses a cache line:
/// loads of 8 bytes stay within 32 bytes, those of 16 within 40.
inline constexpr std::int64_t storeWithinLine = 16;
/// No page is smaller, and no cache line as long.
inline constexpr Bytes leastPage = 4_KiB;
/// The kernel whose offset and place change in every sweep.
inline constexpr std::string_view forwardingAtOffsets = "forward-8-8";
/// The steps of parallel loads, by the first thread alone, one for each level from the second cache to
/// memory: chases of one chain and of each greater number of chains, over all of a region that shows the
/// level.
std::vector<Step> parallelLoadSteps(const PlanRequest& request);
/// Most chains of the latency test; chases of more are of parallel loads alone.
inline constexpr std::uint32_t mostChainsOfLatency = 12;

/// The one step of tlb in default or in large pages, by the first thread alone: for each of pageCounts() a
/// chase through one line of each page, and beside it one through as many lines side by side. What the first
/// takes longer is the cost of translation. The pages take at most an eighth of the memory, and large ones at
/// most largestFootprintOf(); where there are no large ones, one cell that is skipped.
std::vector<Step> tlbSteps(const PlanRequest& request);
/// Four in each doubling from leastPages on: a TLB of 2^n, or of 1.25, 1.5 or 1.75 times as many entries,
/// ends at one of them.
std::vector<std::uint64_t> pageCounts(std::uint64_t most);
inline constexpr std::uint64_t leastPages = 4;
inline constexpr std::uint64_t mostPages = 16384;
/// The kernel that translation and strides are measured by.
inline constexpr std::string_view oneChase = "chase-1";
/// The steps of stride, by the first thread alone: a chase through memory at random, and one for each of
/// stridesOf(), each through all lines of four last levels, less where memory is scarce.
std::vector<Step> strideSteps(const PlanRequest& request);
/// Each power of two from a line on, and 1.5 times as much, up to longestStride.
std::vector<Bytes> stridesOf(Bytes line);
inline constexpr Bytes longestStride = 64_KiB;
/// The one step of pauses: each chosen CPU but the first is watched, or every one where there are not three.
/// Wake-ups are measured meanwhile on the CPU that is not watched; where there is none, on one CPU after the
/// other when the watch is over. Where threads are not bound, or cannot be, all of it is skipped.
std::vector<Step> pauseSteps(const PlanRequest& request);
/// The time that each CPU is watched for: watchPerMemorySecond times Settings::memorySeconds, a minute at
/// most.
double watchSeconds(const Settings& settings);
inline constexpr double watchPerMemorySecond = 5;
inline constexpr double longestWatchS = 60;
/// What the cells of pauses measure, in the place of a kernel.
inline constexpr std::string_view watchKernel = "pauses-watch";
inline constexpr std::string_view wakeUpKernel = "pauses-wake-up";

/// The steps of sustained performance, one a load (usualLoad where none is chosen), for
/// Settings::sustainedMinutes each: integer sorts, the widest triad in the first level, a copy in memory. By
/// a thread on every usable CPU; by fewer, or by more, where a number above 1 or one a core was chosen.
std::vector<Step> sustainedSteps(const PlanRequest& request);
inline constexpr std::string_view usualLoad = "vectors";
/// Whether a kernel is one that sustained performance uses on some machine: sorts, plain sequential triads
/// and copies.
bool isSustainedLoad(const kernels::Kernel& kernel);

/// Four million doubles.
inline constexpr Bytes usualKindRegion{32'000'000};
/// A part of the picture of any screen with 640 times 480 pixels or more: where reads are as slow as 10 MB/s,
/// all of a large one would take a second to save and another for each pass.
inline constexpr Bytes usualPictureRegion = 1_MiB;

/// The largest footprint of one of so many threads: what memory allows, 2 GiB and a quarter of the memory.
Bytes largestFootprintOf(const PlanRequest& request, int threads);

/// `no-larger-size` (largest_bytes) for a full sweep as sc-membench makes it whose sizes are the usual ones.
std::optional<Error> refuseFullMembench(const PlanRequest& request);

}  // namespace strata
