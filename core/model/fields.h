// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "core/model/run.h"

/// The names that run files have for the members of a cell, each once: for who writes them, reads them, or
/// goes through all of them.
namespace strata {

template <typename Value>
struct NamedField {
  const char* key;  ///< in run files
  Value& value;
};
template <typename Value>
NamedField(const char* key, Value& value) -> NamedField<Value>;

/// Calls `use` once with every parameter, a NamedField each, in the order of run files and of reports.
/// The one list of them beside the struct: it does not compile when one is missing.
template <typename Of, typename Use>
  requires std::is_same_v<std::remove_const_t<Of>, Parameters>
decltype(auto) withParameters(Of& parameters, Use use) {
  auto& [regionBytes, widthBytes, pattern, op, threads, pages, chains, count, blockBytes, fileBytes,
         memoryKind, queueDepth, readPercent, fill, streams, direction, peer, cpuA, cpuB, delay] = parameters;
  return use(NamedField{"region_bytes", regionBytes}, NamedField{"width_bytes", widthBytes},
             NamedField{"pattern", pattern}, NamedField{"op", op}, NamedField{"threads", threads},
             NamedField{"pages", pages}, NamedField{"chains", chains}, NamedField{"count", count},
             NamedField{"block_bytes", blockBytes}, NamedField{"file_bytes", fileBytes},
             NamedField{"memory_kind", memoryKind}, NamedField{"queue_depth", queueDepth},
             NamedField{"read_percent", readPercent}, NamedField{"fill", fill},
             NamedField{"streams", streams}, NamedField{"direction", direction}, NamedField{"peer", peer},
             NamedField{"cpu_a", cpuA}, NamedField{"cpu_b", cpuB}, NamedField{"delay", delay});
}

/// Calls `use` once with what only some tests have of a figure, a NamedField each, in the order of run files:
/// the one list beside the struct for those who read and write them. Empty or absent: the test has none.
template <typename Of, typename Use>
  requires std::is_same_v<std::remove_const_t<Of>, Measured>
decltype(auto) withFiguresOfSomeTests(Of& measured, Use use) {
  return use(NamedField{"one_thread", measured.oneThread}, NamedField{"index_only_ns", measured.indexOnlyNs},
             NamedField{"total_rate", measured.totalRate}, NamedField{"flush_s", measured.flushS},
             NamedField{"pass_s", measured.passSeconds}, NamedField{"visits", measured.visits},
             NamedField{"placement", measured.placement},
             NamedField{"pages_obtained", measured.pagesObtained},
             NamedField{"memory_kind_obtained", measured.memoryKindObtained},
             NamedField{"first_use_s", measured.firstUseS}, NamedField{"read_ratio", measured.readRatio},
             NamedField{"traffic_rate", measured.trafficRate});
}

}  // namespace strata
