// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/engine/selftest.h"

namespace strata {

/// Writes a run to a history in a new folder within `folder`, reads it back, and compares. Nothing is left
/// behind.
SelfCheck checkHistory(const Machine& machine, const std::string& folder);

}  // namespace strata
