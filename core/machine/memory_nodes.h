// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/machine/hwloc_topology.h"
#include "core/model/result.h"

/// On which NUMA node memory lies. Nodes have the system's numbers.
namespace strata {

/// The nodes whose memory is nearest to that CPU; empty where the topology does not have the CPU. More than
/// one where a CPU has memory of two sorts. Memory that belongs to no CPU is near to all, and nearest to
/// none.
std::vector<int> nodesOfCpu(const HwlocTopology& topology, int cpu);

/// The node that holds the page of that address; absent where the system does not tell, or nobody has
/// touched the page.
using NodeOfPage = std::function<std::optional<int>(const std::byte* address)>;

/// How much of `size` bytes from `data` on, 0 to 1, lies on none of these nodes: of some pages, evenly spaced
/// from the first to the last. Absent when no page's node is known.
std::optional<double> shareElsewhere(const std::byte* data, Bytes size, Bytes page,
                                     const std::vector<int>& nodes, const NodeOfPage& nodeOfPage);

/// The same of this machine, seen from a CPU. Absent on a machine of one node, and where the system does not
/// tell. Below a millisecond; any thread.
std::optional<double> shareOnOtherNodes(const std::byte* data, Bytes size, int cpu);

/// The same, seen from that node; on a machine of one node too.
std::optional<double> shareOffNode(const std::byte* data, Bytes size, int node);

/// Asks that pages of this memory, which nobody has touched, come from that node (mbind of Linux, by hwloc).
/// Where the node has none left they come from others instead, since a program that insists is killed: ask
/// shareOffNode() once they are touched. Error: `memory-not-bound` (node) where the system has no such node
/// that this process may use, or binds no memory. Any thread.
Status bindToNode(const std::byte* data, Bytes size, int node);

}  // namespace strata
