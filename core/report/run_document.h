// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "core/report/text.h"

namespace strata {

/// The report of a run: who measured what and where, the tables of each test, the reasons as numbered notes,
/// how to read the values.
Document documentOf(const Run& run, const Words& words);

}  // namespace strata
