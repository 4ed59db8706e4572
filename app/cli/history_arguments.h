// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "app/cli/arguments.h"
#include "app/cli/command_line.h"

namespace strata::cli {

/// What may be given to `history`.
Operands historyActions();

/// The words beside its options: `list`, `show RUN`, `export RUN FILE`, `import FILE`, `label RUN TEXT`,
/// `delete RUN`, `restore RUN`; none: list.
std::variant<HistoryAction, Wrong> historyAction(const GivenCommand& given);

}  // namespace strata::cli
