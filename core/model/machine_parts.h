// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"

/// What a machine is made of, in full: to be read by a person. What a run needs to know is in Machine. CPUs
/// and nodes have the system's numbers, ascending; parts that hold no CPU of a list have an empty one.
namespace strata {

struct InstructionSetFact {
  std::string name;     ///< in the vendors' spelling: "SSE4.1", "AVX-512VL", "SVE2"
  bool enabled = true;  ///< the system saves its registers, so that programs may use it

  friend bool operator==(const InstructionSetFact&, const InstructionSetFact&) = default;
};

struct PackagePart {
  int number = 0;
  std::string model;  ///< as the processor names itself; empty: unknown
  std::vector<int> cpus;
};

/// A NUMA node.
struct NodePart {
  int number = 0;
  Bytes memory;
  std::vector<int> cpus;  ///< empty for memory that belongs to none
};

struct CachePart {
  int level = 1;
  bool holdsData = true;  ///< false: instructions only
  bool holdsCode = false;
  Bytes size;
  std::optional<Bytes> line;
  std::optional<int> ways;  ///< absent: unknown, or fully associative
  std::vector<int> cpus;    ///< that share it
};

struct CorePart {
  int number = 0;    ///< counted over the whole machine
  std::string kind;  ///< as the system names it; empty: unknown, or there is one kind only
  std::vector<int> cpus;
  std::optional<int> efficiency =
      {};  ///< rank of the kind, higher is faster; absent where kind is, or unknown
};

struct MachineParts {
  std::vector<PackagePart> packages;
  std::vector<NodePart> nodes;
  std::vector<CachePart> caches;  ///< by level, then by CPU
  std::vector<CorePart> cores;
  std::vector<int> usable;      ///< by this process
  std::vector<int> notAllowed;  ///< online, but a control group or a binding keeps this process off
  std::vector<int> offline;     ///< there, but switched off
};

/// "0,2,4-7"; empty for no number. `numbers` ascend.
std::string numbersText(const std::vector<int>& numbers);

}  // namespace strata
