// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/engine/host.h"
#include "core/machine/kind_memory.h"
#include "core/machine/page_source.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

/// Processor: the two compute loops. Registers: transfers between registers. Store forwarding: a store and a
/// load in a few bytes of their own. Heapsort gets fresh random
/// integers for each sort, since a branch predictor learns an array that is sorted twice.
Result<std::unique_ptr<Bench>> makeProcessorBench(const Step& step, std::uint64_t seed);

/// Memory and bandwidth: buffers of the cells' regions, and a walk through them for each cell; see
/// buffersOfThread() for how they lie. The destination lies an odd
/// multiple of 64 bytes off the source modulo 4 KiB: equal places would cost a third of the rate in the
/// first-level cache. Filled with non-zero data by the calling thread, so that every page is there, is its
/// own and lies on its node. Errors: `allocation-failed`, `stopped`.
Result<std::unique_ptr<Bench>> makeWalkBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                             const PageSource& pages = systemPages());

/// Latency: a region linked into random cycles, and a chase along them for each cell. Parallel loads: the
/// same along one cycle, each chain of each cell from a place of its own. Errors: `allocation-failed`,
/// `stopped`.
Result<std::unique_ptr<Bench>> makeChaseBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                              const PageSource& pages = systemPages());

/// Copy: two buffers of the step's region, laid and filled as those of makeWalkBench, and a copy from one to
/// the other for each cell, a pass a unit. Library: the three of kernels::LibraryCall. String: two buffers as
/// those of copy. Errors: `allocation-failed`, `stopped`.
Result<std::unique_ptr<Bench>> makeRegionBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                               const PageSource& pages = systemPages());

/// Cores and sustained performance: what makeProcessorBench makes for the cells that compute, and
/// makeWalkBench for those with a region.
/// Errors: theirs.
Result<std::unique_ptr<Bench>> makeCoreBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                             const PageSource& pages = systemPages());

/// Numa: what makeChaseBench makes for a latency and makeWalkBench for a bandwidth, its memory on the node of
/// Parameters::nodeTo. Errors: theirs, `memory-not-bound`.
Result<std::unique_ptr<Bench>> makeNodeBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                             const PageSource& pages = systemPages());

/// Tlb: the step's region, and in it for each cell a cycle through one line of each page, or through lines
/// side by side, that no other cell uses. A chase goes once around before each sample. Errors:
/// `allocation-failed`, `stopped`.
Result<std::unique_ptr<Bench>> makeTlbBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                            const PageSource& pages = systemPages());

/// Stride: what makeChaseBench makes for the walk at random, else a chase as linkStride lays it. Errors:
/// `allocation-failed`, `stopped`.
Result<std::unique_ptr<Bench>> makeStrideBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                               const PageSource& pages = systemPages());

/// Loaded latency, the first thread: the step's region linked for LatencyWalk::Blocks, and one chase that all
/// cells go on along. Errors: `allocation-failed`, `stopped`.
Result<std::unique_ptr<Bench>> makeLoadedChaseBench(const Step& step, std::uint64_t seed,
                                                    std::stop_token stop,
                                                    const PageSource& pages = systemPages());
/// Loaded latency, each other thread: a buffer of the step's region, filled, and for each cell what puts load
/// on memory. Errors: `allocation-failed`, `stopped`.
Result<std::unique_ptr<Bench>> makeInjectorBench(const Step& step, std::uint64_t seed, std::stop_token stop,
                                                 const PageSource& pages = systemPages());

/// Core to core: lines on pages of their own, which nobody has touched. Error: `allocation-failed`.
Result<std::unique_ptr<PairLines>> makePairLines(const Step& step);

/// Contention: words at the distances of the cells' kernels, all 0. Error: `allocation-failed`.
Result<std::unique_ptr<ContendedWords>> makeContendedWords(const Step& step, std::size_t threads);

/// Memory kinds: a regular source, filled, and for each cell a destination of the cell's kind from
/// `allocate`, which nobody has touched. Errors: `allocation-failed`, `stopped`.
Result<std::unique_ptr<KindBench>> makeKindBench(const Step& step, std::uint64_t seed, KindAllocator allocate,
                                                 std::stop_token stop);

/// Framebuffer: a regular source, filled, and the memory that the cells name, from `allocate`, whose picture
/// is back when the bench is gone. Errors: `allocation-failed`, those of `allocate`, `stopped`.
Result<std::unique_ptr<Bench>> makePictureBench(const Step& step, std::uint64_t seed,
                                                const PictureAllocator& allocate, std::stop_token stop);

}  // namespace strata
