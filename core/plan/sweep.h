// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/units.h"
#include "core/model/machine.h"

/// The sizes that a sweep from the first level to memory goes through. They are footprints: all that one
/// thread touches, so a kernel with two buffers takes half of it for each. Whole cache lines (of 128 bytes,
/// the longest of the supported machines), strictly rising.
namespace strata {

/// A few footprints on either side of each reported capacity, to show every level in seconds: ½ and 2 × the
/// first level; ½, 1 and 2 × the second; ¼, ½, 1 and 2 × each further one (fourth levels and memory-side
/// caches too); and beyond the last 4 × it, at least 64 MiB, which is memory where a level was not reported.
/// With several threads, a capacity is each thread's part of it.
///
/// The last level is the usable one where a probe found it (Machine::usableLastLevel); one that is more than
/// twice the last reported is a level of its own. Where no second level is reported, 32 KiB, 256 KiB and
/// 8 MiB stand for what is missing, as in a plan.
///
/// Nothing exceeds `most`; when something would, `most` itself is the last.
std::vector<Bytes> quickSweepFootprints(const Machine& machine, int threads, Bytes most);

/// Steps of 128 bytes to 1 KiB, then eight equal steps in each octave (as lmbench's lat_mem_rd divides it)
/// while they do not exceed `most`.
std::vector<Bytes> fullSweepFootprints(Bytes most);

/// The buffer sizes of one thread in sc-membench: ten around the sizes of the caches and, with `full`,
/// further powers of two up to memory. None is above `most`; all are powers of two, as in sc-membench.
std::vector<Bytes> membenchSizes(const Machine& machine, Bytes most, bool full);

}  // namespace strata
