// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/run.h"

namespace strata::gui {

/// `whole` with those of its cells that `part` has measured again in the place of what they were: a run of
/// its own, as the pages show it. `remark` is added to its comment. Nothing where `part` is no refresh of
/// `whole`: of settings that differ in more than times and threads, of cells that it does not have, or of all
/// of them.
std::optional<Run> refreshed(const Run& whole, const Run& part, const std::string& remark);

/// Puts what `newer` has measured over `whole`: in the place of the same cells, and beside the others.
/// Nothing happens, and false is returned, where both are not of one kind: other settings than times and
/// threads, another program or method, another size of the last cache level. A cell of another revision of
/// its loop stays as it is.
bool layOver(Run& whole, const Run& newer);

}  // namespace strata::gui
