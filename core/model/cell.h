// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/model/test.h"

namespace strata {

/// What distinguishes one cell of a test from another. Absent where it does not apply.
struct Parameters {
  std::optional<std::uint64_t> regionBytes;  ///< one buffer of one thread
  std::optional<std::int64_t> widthBytes;
  std::optional<std::string> pattern;  ///< "serial", "random"
  std::optional<std::string> op;       ///< "move", "write", "read"
  std::optional<std::int64_t> threads;
  std::optional<std::string> pages;    ///< what was asked for: see pagesName()
  std::optional<std::int64_t> chains;  ///< latency: pointers that are followed at once
  std::optional<std::string> count;    ///< "traffic": loads and stores count; absent: what is carried, once
  /// Disk: of an operation; latency: the walk stays within such; copy: of one call.
  std::optional<std::uint64_t> blockBytes;
  std::optional<std::uint64_t> fileBytes;
  std::optional<std::string> memoryKind;    ///< as memoryKindName() has it: what was asked for
  std::optional<std::int64_t> queueDepth;   ///< disk: requests of each thread under way; absent: Classic
  std::optional<std::int64_t> readPercent;  ///< disk, mixed: share of the requests that read
  std::optional<std::string> fill;          ///< disk: "zeros"; absent: data that cannot be compressed
  std::optional<std::int64_t> streams;      ///< network: connections that carry data at once, each way
  std::optional<std::string> direction;     ///< network: "to", "from" or "both", as this machine sees it
  /// Network, several machines: which of them, as addressText() has it, or "*" for all together.
  std::optional<std::string> peer;
  /// Core to core: the CPUs that hand a line to each other, by the system's numbers, the lower one first.
  /// Absent: wherever the system has the threads run. Cores: the CPU that is measured by itself, and the
  /// second hardware thread of its core where both are measured together.
  std::optional<std::int64_t> cpuA;
  std::optional<std::int64_t> cpuB;
  /// Loaded latency: iterations of an empty loop after each cache line that an injector loads or stores.
  /// Absent: nothing is injected.
  std::optional<std::int64_t> delay;
  /// Numa: the node of the CPUs and the node of the memory, by the system's numbers.
  std::optional<std::int64_t> nodeFrom;
  std::optional<std::int64_t> nodeTo;
  /// Store forwarding, where the load's width is `widthBytes`: bytes of the store, where it begins, counted
  /// from the start of a page, and how many bytes behind it the load begins; negative: before it.
  std::optional<std::int64_t> storeBytes;
  std::optional<std::int64_t> storeAt;
  std::optional<std::int64_t> offset;
  /// Tlb: bytes from one line that is loaded to the next in memory: a page, or a cache line. Stride: bytes
  /// from one load to the next.
  std::optional<std::uint64_t> strideBytes;

  friend bool operator==(const Parameters&, const Parameters&) = default;
};

/// What is measured by one figure: planned, measured, compared and shown, a cell is this.
struct CellId {
  TestId test;
  std::string kernel;  ///< id of the kernel, or of the operation of disk and network
  Parameters parameters;

  /// First what differs most often.
  friend bool operator==(const CellId& a, const CellId& b) {
    return a.parameters == b.parameters && a.kernel == b.kernel && a.test == b.test;
  }
};

}  // namespace strata
