// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"

namespace strata {

/// What stands above the tables: program and date, label and comment, how the run ended, machine, settings.
std::string headingText(const Run& run, const Words& words);

}  // namespace strata
