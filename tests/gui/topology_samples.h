// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/machine_parts.h"

/// Machines of many shapes, to be drawn.
namespace strata::gui {

/// Four performance cores with two threads each, and four efficient ones that share a cache.
MachineParts eightCoresOfTwoKinds();
/// Two packages with a node of memory each, of eight caches over four cores with two threads: 128 CPUs.
MachineParts twoPackages();
/// Eight packages of 64 cores with two threads: 1024 CPUs.
MachineParts eightPackages();
/// CPUs that are switched off or not allowed: see test::restrictedMixedCores.
MachineParts restrictedCores();
/// See test::memoryOfThreeSorts.
MachineParts threeSortsOfMemory();

}  // namespace strata::gui
