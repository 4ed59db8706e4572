// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/model/machine.h"
#include "core/plan/plan.h"

/// How the buffers of one thread lie in its memory: one owner for the plan, which must know whether they fit,
/// and for the benches, which allocate them.
namespace strata {

/// The distance from the head of the source to the head of the destination, both of `region` bytes; the
/// source lies on a page. See the .cpp for why it is no round number.
Bytes destinationOffset(Bytes region);

/// The buffers of one thread in a step with buffer sizes; none in others. Library tests and a triad have a
/// third buffer, as far behind the second as that is behind the first.
struct ThreadBuffers {
  Bytes touched;   ///< what the buffers of the largest cell take
  Bytes reserved;  ///< with what lies between them, which is never touched
};
/// The buffers for one of their placements; see Step::placements.
ThreadBuffers buffersOfThread(const Step& step);

/// How many placements of a thread's buffers a step should try. Above one for what only just leaves L1, up to
/// a private L2: a cache that is found by physical addresses loses up to 15 % of its rate where the system's
/// pages crowd into a part of its sets, which befell one process of twenty on 1 MiB of L2. In larger caches
/// chance evens that out.
int placementsToTry(const Step& step, const Machine& machine);

}  // namespace strata
