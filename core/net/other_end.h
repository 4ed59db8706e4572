// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/run.h"

namespace strata {

/// A result of the network test as the other end of the line sees it: "to" is "from", and what was here is
/// at the peer. Twice gives the same again. Pure.
CellResult seenFromOtherEnd(CellResult result);
Parameters seenFromOtherEnd(Parameters parameters);

}  // namespace strata
