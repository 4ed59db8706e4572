// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/settings.h"
#include "core/plan/plan.h"

namespace strata {

/// That test alone: processor, memory or disk.
inline Selection only(StepKind kind) {
  Selection selection;
  selection.processor = kind == StepKind::Processor;
  selection.memory = kind == StepKind::Memory;
  selection.disk = kind == StepKind::Disk;
  return selection;
}

}  // namespace strata
