// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"

namespace strata {

/// The JSON as text: on one line or, where `indent` is not negative, indented by so many spaces a level. What
/// is no UTF-8 is replaced; control characters (plain_text.h) are escaped, so that no text steers a terminal.
std::string jsonText(const Json& json, int indent = -1);

}  // namespace strata
