// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/model/run.h"

/// The words that stand for enumerations in every machine format. Never renamed: old files hold them.
namespace strata {

std::string_view statusName(RunStatus status);  ///< "complete", "stopped", "failed"
std::optional<RunStatus> statusFromName(std::string_view name);

std::string_view gradeName(Grade grade);  ///< "good", "fair", "poor"
std::optional<Grade> gradeFromName(std::string_view name);

std::string_view limitSourceName(LimitSource source);  ///< "design", "seen", "memory", "link"
std::optional<LimitSource> limitSourceFromName(std::string_view name);

/// "measured", "skipped", "failed"
std::string_view outcomeName(const Outcome& outcome);

/// The word for a priority that was asked for: "raised", or "normal" where it was not given.
std::string_view raisedName(bool raised);
std::optional<bool> raisedFromName(std::string_view name);

}  // namespace strata
