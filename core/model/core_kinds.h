// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/machine.h"
#include "core/model/result.h"
#include "core/model/settings.h"

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

/// The kinds that the usable CPUs are of, as indexes into Machine::coreKinds, the fastest first. Those that
/// the system ranks alike count as one, with their indexes in one list. One list on other machines.
std::vector<std::vector<int>> kindsByRank(const Machine& machine);

/// The choices that this machine has: the first two of performance, efficient and low-power where it mixes
/// two kinds of cores, none where it has one.
std::vector<CoreChoice> coreChoices(const Machine& machine);

/// The machine with the CPUs of the chosen kind alone, which keep their numbers. A machine with one kind of
/// cores has only performance cores. Errors: `no-such-core-kind` (kind).
Result<Machine> onlyCores(const Machine& machine, CoreChoice choice);

/// The number of cores that this process may run on.
int usableCores(const Machine& machine);

/// The design of the cores that all these CPUs belong to; nothing where it is unknown, or they differ.
std::optional<CoreClass> designOf(const std::vector<std::optional<int>>& cpus, const Machine& machine);

}  // namespace strata
