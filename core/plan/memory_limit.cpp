// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/memory_limit.h"

#include "core/model/caches.h"

namespace strata {

std::optional<double> memoryLimitMbs(const Machine& machine) {
  constexpr int bytesOfChannel = 8;
  if (!machine.memoryModules || !machine.memoryModules->speedMts || !machine.memoryModules->channels)
    return std::nullopt;
  return 1.0 * *machine.memoryModules->speedMts * bytesOfChannel * *machine.memoryModules->channels;
}

bool liesInMemory(Bytes footprint, const Machine& machine, int threads) {
  constexpr std::uint64_t timesTheCache = 4;
  if (machine.caches.empty()) return false;
  const Cache& last = machine.caches.back();
  return footprint * threadsSharing(&last, machine, threads) >= last.size * timesTheCache;
}

std::optional<double> elementsPerSecondOfMemory(const Machine& machine, ElementUse use, int widthBytes) {
  const auto limitMbs = memoryLimitMbs(machine);
  if (!limitMbs) return std::nullopt;
  const bool isTwice = use == ElementUse::Copy || use == ElementUse::Move;
  return *limitMbs * 1e6 / widthBytes / (use == ElementUse::Triad ? 3 : isTwice ? 2 : 1);
}

}  // namespace strata
