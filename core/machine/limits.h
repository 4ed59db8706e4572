// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/machine/processor.h"
#include "core/model/machine.h"

namespace strata {

/// What the first-level data path of that core can do. Told from the model, the features and the caches
/// together: absent when the design is not in the table, when they contradict each other, when a cache is not
/// reported, and when an emulator chose the processor's name (for then it chose the rest too). A virtual
/// machine may show a model that is not in the table; then exactly one design must fit features and caches;
/// where it has variants, only widths in which they agree are told.
std::optional<CoreClass> coreClassOf(const ProcessorFacts& facts);

}  // namespace strata
