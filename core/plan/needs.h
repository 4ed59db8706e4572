// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/model/machine.h"

/// What kernels may need of a machine beyond its baseline.
namespace strata {

/// All but Baseline, in the order in which they are listed.
inline constexpr std::array allNeeds{kernels::Needs::Sse41,  kernels::Needs::Avx,    kernels::Needs::Avx2,
                                     kernels::Needs::Avx512, kernels::Needs::Sve128, kernels::Needs::Sve256,
                                     kernels::Needs::Sve512};

/// The name in manuals and in run files: "SSE4.1", "AVX-512". Never renamed.
std::string_view needsName(kernels::Needs needs);
std::optional<kernels::Needs> needsFromName(std::string_view name);

bool provides(const Machine& machine, kernels::Needs needs);

}  // namespace strata
