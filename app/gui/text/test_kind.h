// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/plan/plan.h"

namespace strata::gui {

/// The kind of step that the cells of a test belong to; nothing for a test that this version does not know.
std::optional<StepKind> kindOfTest(std::string_view test);

/// What of a selection says that the tests of that kind are run.
bool Selection::* chosenIn(StepKind kind);

/// The unit of a cell's live figures, which come without one.
std::string_view unitOfCell(std::string_view test, std::string_view kernel);

}  // namespace strata::gui
