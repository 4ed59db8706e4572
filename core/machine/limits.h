// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/machine/processor.h"
#include "core/model/machine.h"

namespace strata {

/// The design of that core, and what its first-level data path can do. The model (the native one where the
/// processor has it), the features and the caches decide together. The result is absent when the design is
/// not in the table, when these contradict each other, when a cache that the table needs is not reported, and
/// when an emulator chose the processor's name (it then chose the rest too). A virtual machine may show a
/// model that is not in the table, or one that is older than its features; then all designs are compared that
/// fit features and caches. Where they agree in their paths, the result has these paths and all their names.
/// Where designs or their variants differ in their vectors, it has only the widths in which they agree.
std::optional<CoreClass> coreClassOf(const ProcessorFacts& facts);

}  // namespace strata
