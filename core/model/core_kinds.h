// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/machine.h"

/// Machines that mix cores: whose caches and whose design a figure belongs to.
namespace strata {

/// The kind that all these CPUs (the system's numbers) belong to, as an index into Machine::coreKinds.
/// Nothing where they are of several kinds, none are given, or one is absent: a thread that is not bound.
std::optional<std::size_t> kindOf(const std::vector<std::optional<int>>& cpus, const Machine& machine);

/// The fastest kind among the usable CPUs, the first of those that are equal or not ranked; 0 where the
/// system tells of no kinds.
std::size_t fastestKind(const Machine& machine);

/// The system's number of a usable CPU of that kind.
/// @pre the machine has a CPU
int cpuOfFastestKind(const Machine& machine);

/// The same machine with the caches and the design of the kind that these CPUs belong to: of the fastest of
/// them where they are of several, of the fastest of all where a thread is not bound.
Machine machineFor(const std::vector<std::optional<int>>& cpus, const Machine& machine);

/// The number of cores that this process may run on.
int usableCores(const Machine& machine);

/// The design of the cores that all these CPUs belong to; nothing where it is unknown, or they differ.
std::optional<CoreClass> designOf(const std::vector<std::optional<int>>& cpus, const Machine& machine);

}  // namespace strata
