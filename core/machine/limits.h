// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/machine/processor.h"
#include "core/model/machine.h"

namespace strata {

/// The design of that core, and what its first-level data path can do. Told from the model (the native one
/// where the processor tells it), the features and the caches together: absent when the design is not in the
/// table, when they contradict each other, when a cache that the table asks for is not reported, and when an
/// emulator chose the processor's name (for then it chose the rest too). A virtual machine may show a model
/// that is not in the table, or one that is older than its features; then all designs are looked through that
/// fit features and caches. Where they agree in their paths, these are told under all their names. Where
/// designs or their variants differ in their vectors, only widths in which they agree are told.
std::optional<CoreClass> coreClassOf(const ProcessorFacts& facts);

}  // namespace strata
