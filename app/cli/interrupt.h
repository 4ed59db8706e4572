// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata::cli {

/// From now on Ctrl+C (and a polite request to end) does not end the program but sets a mark. A signal that
/// whoever started the program has it ignore stays ignored.
void catchInterrupts();
/// Whether Ctrl+C was pressed since.
bool interrupted();

}  // namespace strata::cli
