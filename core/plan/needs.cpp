// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/needs.h"

#include <algorithm>

namespace strata {

std::string_view needsName(kernels::Needs needs) {
  using enum kernels::Needs;
  switch (needs) {
    case Baseline:
      return "baseline";
    case Sse41:
      return "SSE4.1";
    case Avx:
      return "AVX";
    case Avx2:
      return "AVX2";
    case Avx512:
      return "AVX-512";
    case Sve128:
      return "SVE-128";
    case Sve256:
      return "SVE-256";
    case Sve512:
      return "SVE-512";
  }
  return {};
}

std::optional<kernels::Needs> needsFromName(std::string_view name) {
  const auto found = std::ranges::find(allNeeds, name, needsName);
  return found == allNeeds.end() ? std::nullopt : std::optional(*found);
}

bool provides(const Machine& machine, kernels::Needs needs) {
  return needs == kernels::Needs::Baseline ||
         std::ranges::find(machine.provides, needs) != machine.provides.end();
}

}  // namespace strata
