// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/machine_parts.h"

/// The parts of a machine as they hold one another, for the picture of it.
namespace strata::gui {

enum class TopologyLevel {
  Machine,
  Package,
  Node,   ///< memory: around several packages, within one, or without CPUs
  Cache,  ///< that several cores share
  Cores,  ///< of one kind, with caches of their own that are alike
  Core,
  Cpu,
  Offline  ///< CPUs that are switched off, of which nothing else is known
};

/// How a core compares with the others of its machine.
enum class CoreRank { Same, Performance, Middle, Efficient };

enum class CpuState { Usable, NotAllowed, Offline };

struct TopologyBox {
  TopologyLevel level = TopologyLevel::Machine;
  int number = 0;               ///< the system's; of a cache its level; of cores how many
  std::string name;             ///< of a package its model; of cores their kind where no rank is known
  std::vector<NodePart> nodes;  ///< of a node; of the only package of nodes, those
  std::vector<CachePart>
      caches;  ///< of a cache that one; of cores those of each by itself, the largest first
  CoreRank rank = CoreRank::Same;     ///< of cores, a core and a CPU
  CpuState state = CpuState::Usable;  ///< of a CPU
  std::vector<int> cpus;              ///< in it, ascending
  std::vector<TopologyBox> children;  ///< by their first CPU; what has no CPU comes last
};

/// Every CPU is in it once. Where all cores of the machine are alike, the caches of each stand with the
/// machine and not with each group of cores.
TopologyBox topologyTree(const MachineParts& parts);

/// The parts with `usable` in place of their usable CPUs, for a program that has bound itself since.
MachineParts withUsable(MachineParts parts, const std::vector<int>& usable);

/// CPUs of `cpus` that can be used, ascending.
std::vector<int> usableOf(const MachineParts& parts, const std::vector<int>& cpus);

}  // namespace strata::gui
