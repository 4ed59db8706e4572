// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sweep_name.h"

namespace strata {

const char* sweepName(Sweep sweep) {
  switch (sweep) {
    case Sweep::Levels:
      return "levels";
    case Sweep::Quick:
      return "quick";
    case Sweep::Full:
      break;
  }
  return "full";
}

std::optional<Sweep> sweepNamed(std::string_view name) {
  for (const Sweep sweep : {Sweep::Levels, Sweep::Quick, Sweep::Full})
    if (name == sweepName(sweep)) return sweep;
  return std::nullopt;
}

std::string_view paceName(WholeMachinePace pace) {
  switch (pace) {
    case WholeMachinePace::Quick:
      return "quick";
    case WholeMachinePace::Default:
      return "default";
    case WholeMachinePace::Thorough:
      return "thorough";
  }
  return "";
}

std::optional<WholeMachinePace> paceNamed(std::string_view name) {
  for (const WholeMachinePace pace : allWholeMachinePaces)
    if (name == paceName(pace)) return pace;
  return std::nullopt;
}

}  // namespace strata
