// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/run.h"

namespace strata::gui {

/// `whole` with those of its cells that `part` has measured again in the place of what they were: a run of
/// its own, as the pages show it. `remark` is added to its comment. Nothing where `part` is no refresh of
/// `whole`: of another program, of cells that it does not have or that other settings change, or of all of
/// them.
std::optional<Run> refreshed(const Run& whole, const Run& part, const std::string& remark);

/// Puts what `newer` has measured over `whole`: in the place of the same cells, and beside the others. A cell
/// stays as it is where the settings differ in what changes its figure, where its loop has another revision,
/// and, if `newer` measured cells again or was stopped, where it is the more reliable: see isMoreReliable().
/// False where nothing was put: there is no such cell, or program, method or the size of the last cache level
/// differ.
bool layOver(Run& whole, const Run& newer);

}  // namespace strata::gui
