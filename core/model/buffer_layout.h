// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/plan.h"
#include "core/units.h"

/// How the buffers of one thread lie in its memory: one owner for the plan, which must know whether they fit,
/// and for the benches, which allocate them.
namespace strata {

/// From the head of the source to the head of the destination, both of `region` bytes; the source lies on a
/// page. See the .cpp for why it is no round number.
Bytes destinationOffset(Bytes region);

/// The memory of one thread in a memory, bandwidth or latency step; nothing in others.
struct ThreadBuffers {
  Bytes touched;   ///< what the buffers of the largest cell take
  Bytes reserved;  ///< with what lies between them, which is never touched
};
ThreadBuffers buffersOfThread(const Step& step);

}  // namespace strata
